// A function that is not defined and that Thinair does not know.
extern int mystery(int);

int main(void) {
    return mystery(1);
}
