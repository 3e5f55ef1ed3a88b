//! A procedural macro, which is built for the compiler: no flags reach it that are for checked programs.

#[proc_macro]
pub fn seven(_: proc_macro::TokenStream) -> proc_macro::TokenStream {
    assert!(!cfg!(thinair), "a procedural macro is not checked");
    "7".parse().unwrap()
}

#[test]
fn numbers_add_up() {
    assert_eq!(3 + 4, 7);
}
