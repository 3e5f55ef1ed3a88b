target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.location = type { i8*, i64, i32, i32 }
%struct.text = type { i8*, i64 }
%struct.pair = type { i8*, i8* }
%struct.test = type { i64, i8*, i64, [14 x i64], void (i64*)* }
%struct.sixteen = type { [2 x i64] }
%class.anon = type { i8 }
%class.anon.0 = type { i8 }
%class.anon.2 = type { i8 }
%struct.seed = type { i64, i64 }

@_ZL8printing = internal constant [6 x i8*] [i8* bitcast (void (i8*)* @_ZL7no_dropPv to i8*), i8* null, i8* inttoptr (i64 1 to i8*), i8* bitcast (i1 (i8*, i8*, i64)* @_ZL10write_textPvPKhm to i8*), i8* bitcast (i1 (i8*, i32)* @_ZL12write_letterPvj to i8*), i8* bitcast (i1 (i8*, i8*, i8*)* @_ZL12write_formatPvS_S_ to i8*)], align 16
@.str = private unnamed_addr constant [22 x i8] c"main returns an error\00", align 1
@.str.1 = private unnamed_addr constant [19 x i8] c"the program aborts\00", align 1
@.str.2 = private unnamed_addr constant [47 x i8] c"memory cannot be allocated: the program aborts\00", align 1
@.str.3 = private unnamed_addr constant [2 x i8] c"\0A\00", align 1
@_ZL14keeps_messages = internal global i8 0, align 1
@_ZL7keeping = internal constant [6 x i8*] [i8* bitcast (void (i8*)* @_ZL7no_dropPv to i8*), i8* null, i8* inttoptr (i64 1 to i8*), i8* bitcast (i1 (i8*, i8*, i64)* @_ZL9keep_textPvPKhm to i8*), i8* bitcast (i1 (i8*, i32)* @_ZL11keep_letterPvj to i8*), i8* bitcast (i1 (i8*, i8*, i8*)* @_ZL12write_formatPvS_S_ to i8*)], align 16
@_ZL13knows_message = internal thread_local global i8 0, align 1
@_ZL9panicking = internal thread_local global i32 0, align 4
@.str.4 = private unnamed_addr constant [36 x i8] c"the test should panic, and does not\00", align 1
@.str.5 = private unnamed_addr constant [72 x i8] c"the message of this panic, of which the test expects some, is not known\00", align 1
@.str.6 = private unnamed_addr constant [52 x i8] c"the test panics with another message than it should\00", align 1
@_ZL5woken = internal global [65 x i32] zeroinitializer, align 16
@_ZL5waits = internal thread_local global i32 0, align 4
@.str.7 = private unnamed_addr constant [34 x i8] c"this system call is not supported\00", align 1
@_ZL9cleans_up = internal thread_local global i8 0, align 1
@.str.8 = private unnamed_addr constant [4 x i8] c"%lc\00", align 1
@.str.9 = private unnamed_addr constant [40 x i8] c"formatting in this way is not supported\00", align 1
@.str.10 = private unnamed_addr constant [58 x i8] c"a panic while the thread is panicking: the program aborts\00", align 1
@.str.11 = private unnamed_addr constant [61 x i8] c"a panic in a function that cannot unwind: the program aborts\00", align 1
@.str.12 = private unnamed_addr constant [28 x i8] c"a panic that nobody catches\00", align 1
@.str.13 = private unnamed_addr constant [13 x i8] c"panicked at \00", align 1
@.str.14 = private unnamed_addr constant [2 x i8] c":\00", align 1
@.str.15 = private unnamed_addr constant [3 x i8] c": \00", align 1
@_ZL11kept_length = internal thread_local global i64 0, align 8
@.str.16 = private unnamed_addr constant [83 x i8] c"a panic with more than 256 letters, of which a test expects some, is not supported\00", align 1
@_ZL12kept_message = internal thread_local global [256 x i8] zeroinitializer, align 16
@.str.17 = private unnamed_addr constant [26 x i8] c"the test returns an error\00", align 1
@.str.18 = private unnamed_addr constant [62 x i8] c"condition variables of more than 16 threads are not supported\00", align 1

; Function Attrs: mustprogress noinline uwtable
define dso_local void @__thinair_rust_print(i8* noundef %template_, i8* noundef %arguments) #0 {
entry:
  %template_.addr = alloca i8*, align 8
  %arguments.addr = alloca i8*, align 8
  store i8* %template_, i8** %template_.addr, align 8
  store i8* %arguments, i8** %arguments.addr, align 8
  %0 = load i8*, i8** %template_.addr, align 8
  %1 = load i8*, i8** %arguments.addr, align 8
  %call = call zeroext i1 @__thinair_rust_fmt_write(i8* noundef null, i8** noundef getelementptr inbounds ([6 x i8*], [6 x i8*]* @_ZL8printing, i64 0, i64 0), i8* noundef %0, i8* noundef %1) #9
  ret void
}

declare zeroext i1 @__thinair_rust_fmt_write(i8* noundef, i8** noundef, i8* noundef, i8* noundef) #1

; Function Attrs: mustprogress noinline uwtable
define dso_local i64 @__thinair_rust_start(i8* noundef %program, i8** noundef %functions, i64 noundef %0, i8** noundef %1, i8 noundef zeroext %2) #0 {
entry:
  %program.addr = alloca i8*, align 8
  %functions.addr = alloca i8**, align 8
  %.addr = alloca i64, align 8
  %.addr1 = alloca i8**, align 8
  %.addr2 = alloca i8, align 1
  %status = alloca i32, align 4
  store i8* %program, i8** %program.addr, align 8
  store i8** %functions, i8*** %functions.addr, align 8
  store i64 %0, i64* %.addr, align 8
  store i8** %1, i8*** %.addr1, align 8
  store i8 %2, i8* %.addr2, align 1
  %3 = load i8**, i8*** %functions.addr, align 8
  %arrayidx = getelementptr inbounds i8*, i8** %3, i64 5
  %4 = load i8*, i8** %arrayidx, align 8
  %5 = bitcast i8* %4 to i32 (i8*)*
  %6 = load i8*, i8** %program.addr, align 8
  %call = call noundef i32 %5(i8* noundef %6) #9
  store i32 %call, i32* %status, align 4
  %7 = load i32, i32* %status, align 4
  %cmp = icmp eq i32 %7, 0
  %conv = zext i1 %cmp to i32
  call void @__thinair_go_on(i32 noundef %conv, i8* noundef getelementptr inbounds ([22 x i8], [22 x i8]* @.str, i64 0, i64 0)) #9
  %8 = load i32, i32* %status, align 4
  %conv3 = sext i32 %8 to i64
  ret i64 %conv3
}

declare void @__thinair_go_on(i32 noundef, i8* noundef) #1

; Function Attrs: mustprogress noinline uwtable
define dso_local void @__thinair_rust_abort() #0 {
entry:
  call void @__thinair_go_on(i32 noundef 0, i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.1, i64 0, i64 0)) #9
  ret void
}

; Function Attrs: mustprogress noinline uwtable
define dso_local void @__thinair_rust_no_memory(i64 noundef %0, i64 noundef %1) #0 {
entry:
  %.addr = alloca i64, align 8
  %.addr1 = alloca i64, align 8
  store i64 %0, i64* %.addr, align 8
  store i64 %1, i64* %.addr1, align 8
  call void @__thinair_go_on(i32 noundef 0, i8* noundef getelementptr inbounds ([47 x i8], [47 x i8]* @.str.2, i64 0, i64 0)) #9
  ret void
}

; Function Attrs: mustprogress noinline uwtable
define dso_local void @__thinair_rust_panic_fmt(i8* noundef %template_, i8* noundef %arguments, %struct.location* noundef %at) #0 {
entry:
  %template_.addr = alloca i8*, align 8
  %arguments.addr = alloca i8*, align 8
  %at.addr = alloca %struct.location*, align 8
  store i8* %template_, i8** %template_.addr, align 8
  store i8* %arguments, i8** %arguments.addr, align 8
  store %struct.location* %at, %struct.location** %at.addr, align 8
  %call = call noundef zeroext i1 @_ZL10is_the_endb(i1 noundef zeroext true) #9
  br i1 %call, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %0 = load i8*, i8** %template_.addr, align 8
  %1 = load i8*, i8** %arguments.addr, align 8
  %call1 = call zeroext i1 @__thinair_rust_fmt_write(i8* noundef null, i8** noundef getelementptr inbounds ([6 x i8*], [6 x i8*]* @_ZL8printing, i64 0, i64 0), i8* noundef %0, i8* noundef %1) #9
  call void @_ZL3endb(i1 noundef zeroext true) #9
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  %2 = load %struct.location*, %struct.location** %at.addr, align 8
  call void @_ZL13begin_messagePK8location(%struct.location* noundef %2) #9
  %3 = load i8*, i8** %template_.addr, align 8
  %4 = load i8*, i8** %arguments.addr, align 8
  %call2 = call zeroext i1 @__thinair_rust_fmt_write(i8* noundef null, i8** noundef getelementptr inbounds ([6 x i8*], [6 x i8*]* @_ZL8printing, i64 0, i64 0), i8* noundef %3, i8* noundef %4) #9
  call void @_ZL11print_wordsPKc(i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.3, i64 0, i64 0)) #9
  %5 = load i8, i8* @_ZL14keeps_messages, align 1
  %tobool = trunc i8 %5 to i1
  br i1 %tobool, label %if.then3, label %if.end5

if.then3:                                         ; preds = %if.end
  call void @_ZL13begin_to_keepv() #9
  %6 = load i8*, i8** %template_.addr, align 8
  %7 = load i8*, i8** %arguments.addr, align 8
  %call4 = call zeroext i1 @__thinair_rust_fmt_write(i8* noundef null, i8** noundef getelementptr inbounds ([6 x i8*], [6 x i8*]* @_ZL7keeping, i64 0, i64 0), i8* noundef %6, i8* noundef %7) #9
  br label %if.end5

if.end5:                                          ; preds = %if.then3, %if.end
  %8 = load i8*, i8** %template_.addr, align 8
  %9 = load i8*, i8** %arguments.addr, align 8
  %10 = load %struct.location*, %struct.location** %at.addr, align 8
  call void @__thinair_rust_go_on_with_panic(i8* noundef %8, i8* noundef %9, %struct.location* noundef %10) #9
  ret void
}

; Function Attrs: mustprogress noinline uwtable
define internal noundef zeroext i1 @_ZL10is_the_endb(i1 noundef zeroext %can_unwind) #0 {
entry:
  %can_unwind.addr = alloca i8, align 1
  %frombool = zext i1 %can_unwind to i8
  store i8 %frombool, i8* %can_unwind.addr, align 1
  %0 = load i32, i32* @_ZL9panicking, align 4
  %tobool = icmp ne i32 %0, 0
  br i1 %tobool, label %lor.end, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %entry
  %1 = load i8, i8* %can_unwind.addr, align 1
  %tobool1 = trunc i8 %1 to i1
  br i1 %tobool1, label %lor.rhs, label %lor.end

lor.rhs:                                          ; preds = %lor.lhs.false
  %call = call i32 @__thinair_caught() #9
  %tobool2 = icmp ne i32 %call, 0
  %lnot = xor i1 %tobool2, true
  br label %lor.end

lor.end:                                          ; preds = %lor.rhs, %lor.lhs.false, %entry
  %2 = phi i1 [ true, %lor.lhs.false ], [ true, %entry ], [ %lnot, %lor.rhs ]
  ret i1 %2
}

; Function Attrs: mustprogress noinline uwtable
define internal void @_ZL3endb(i1 noundef zeroext %can_unwind) #0 {
entry:
  %can_unwind.addr = alloca i8, align 1
  %frombool = zext i1 %can_unwind to i8
  store i8 %frombool, i8* %can_unwind.addr, align 1
  %0 = load i32, i32* @_ZL9panicking, align 4
  %tobool = icmp ne i32 %0, 0
  %lnot = xor i1 %tobool, true
  %conv = zext i1 %lnot to i32
  call void @__thinair_no_panic(i32 noundef %conv, i8* noundef getelementptr inbounds ([58 x i8], [58 x i8]* @.str.10, i64 0, i64 0)) #9
  %1 = load i8, i8* %can_unwind.addr, align 1
  %tobool1 = trunc i8 %1 to i1
  %conv2 = zext i1 %tobool1 to i32
  call void @__thinair_no_panic(i32 noundef %conv2, i8* noundef getelementptr inbounds ([61 x i8], [61 x i8]* @.str.11, i64 0, i64 0)) #9
  call void @__thinair_no_panic(i32 noundef 0, i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str.12, i64 0, i64 0)) #9
  ret void
}

; Function Attrs: mustprogress noinline uwtable
define internal void @_ZL13begin_messagePK8location(%struct.location* noundef %at) #0 {
entry:
  %at.addr = alloca %struct.location*, align 8
  store %struct.location* %at, %struct.location** %at.addr, align 8
  call void @_ZL11print_wordsPKc(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.13, i64 0, i64 0)) #9
  %0 = load %struct.location*, %struct.location** %at.addr, align 8
  %file = getelementptr inbounds %struct.location, %struct.location* %0, i32 0, i32 0
  %1 = load i8*, i8** %file, align 8
  %2 = load %struct.location*, %struct.location** %at.addr, align 8
  %length = getelementptr inbounds %struct.location, %struct.location* %2, i32 0, i32 1
  %3 = load i64, i64* %length, align 8
  call void @_ZL10print_textPKhm(i8* noundef %1, i64 noundef %3) #9
  call void @_ZL11print_wordsPKc(i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.14, i64 0, i64 0)) #9
  %4 = load %struct.location*, %struct.location** %at.addr, align 8
  %line = getelementptr inbounds %struct.location, %struct.location* %4, i32 0, i32 2
  %5 = load i32, i32* %line, align 8
  call void @_ZL12print_numberj(i32 noundef %5) #9
  call void @_ZL11print_wordsPKc(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.15, i64 0, i64 0)) #9
  ret void
}

; Function Attrs: mustprogress noinline uwtable
define internal void @_ZL11print_wordsPKc(i8* noundef %words) #0 {
entry:
  %words.addr = alloca i8*, align 8
  store i8* %words, i8** %words.addr, align 8
  %0 = load i8*, i8** %words.addr, align 8
  %1 = load i8*, i8** %words.addr, align 8
  %call = call i64 @strlen(i8* noundef %1) #10
  call void @_ZL10print_textPKhm(i8* noundef %0, i64 noundef %call) #9
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @_ZL13begin_to_keepv() #2 {
entry:
  store i64 0, i64* @_ZL11kept_length, align 8
  store i8 1, i8* @_ZL13knows_message, align 1
  ret void
}

declare void @__thinair_rust_go_on_with_panic(i8* noundef, i8* noundef, %struct.location* noundef) #1

; Function Attrs: mustprogress noinline noreturn uwtable
define dso_local void @__thinair_rust_panic(i8* noundef %payload, i8** noundef %functions, %struct.location* noundef %0, i1 noundef zeroext %can_unwind, i1 noundef zeroext %1) #3 {
entry:
  %payload.addr = alloca i8*, align 8
  %functions.addr = alloca i8**, align 8
  %.addr = alloca %struct.location*, align 8
  %can_unwind.addr = alloca i8, align 1
  %.addr1 = alloca i8, align 1
  %message = alloca %struct.text, align 8
  %box = alloca %struct.pair, align 8
  %exception = alloca %struct.pair*, align 8
  store i8* %payload, i8** %payload.addr, align 8
  store i8** %functions, i8*** %functions.addr, align 8
  store %struct.location* %0, %struct.location** %.addr, align 8
  %frombool = zext i1 %can_unwind to i8
  store i8 %frombool, i8* %can_unwind.addr, align 1
  %frombool2 = zext i1 %1 to i8
  store i8 %frombool2, i8* %.addr1, align 1
  %2 = load i8, i8* %can_unwind.addr, align 1
  %tobool = trunc i8 %2 to i1
  %call = call noundef zeroext i1 @_ZL10is_the_endb(i1 noundef zeroext %tobool) #9
  br i1 %call, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %3 = load i8*, i8** %payload.addr, align 8
  %4 = load i8**, i8*** %functions.addr, align 8
  call void @_ZL11print_panicPvPKS_(i8* noundef %3, i8** noundef %4) #9
  %5 = load i8, i8* %can_unwind.addr, align 1
  %tobool3 = trunc i8 %5 to i1
  call void @_ZL3endb(i1 noundef zeroext %tobool3) #9
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  %6 = load i8, i8* @_ZL14keeps_messages, align 1
  %tobool4 = trunc i8 %6 to i1
  br i1 %tobool4, label %land.lhs.true, label %if.end13

land.lhs.true:                                    ; preds = %if.end
  %7 = load i8, i8* @_ZL13knows_message, align 1
  %tobool5 = trunc i8 %7 to i1
  br i1 %tobool5, label %if.end13, label %if.then6

if.then6:                                         ; preds = %land.lhs.true
  %8 = load i8**, i8*** %functions.addr, align 8
  %arrayidx = getelementptr inbounds i8*, i8** %8, i64 6
  %9 = load i8*, i8** %arrayidx, align 8
  %10 = bitcast i8* %9 to { i8*, i64 } (i8*)*
  %11 = load i8*, i8** %payload.addr, align 8
  %call7 = call { i8*, i64 } %10(i8* noundef %11) #9
  %12 = bitcast %struct.text* %message to { i8*, i64 }*
  %13 = getelementptr inbounds { i8*, i64 }, { i8*, i64 }* %12, i32 0, i32 0
  %14 = extractvalue { i8*, i64 } %call7, 0
  store i8* %14, i8** %13, align 8
  %15 = getelementptr inbounds { i8*, i64 }, { i8*, i64 }* %12, i32 0, i32 1
  %16 = extractvalue { i8*, i64 } %call7, 1
  store i64 %16, i64* %15, align 8
  %begin = getelementptr inbounds %struct.text, %struct.text* %message, i32 0, i32 0
  %17 = load i8*, i8** %begin, align 8
  %tobool8 = icmp ne i8* %17, null
  br i1 %tobool8, label %if.then9, label %if.end12

if.then9:                                         ; preds = %if.then6
  call void @_ZL13begin_to_keepv() #9
  %begin10 = getelementptr inbounds %struct.text, %struct.text* %message, i32 0, i32 0
  %18 = load i8*, i8** %begin10, align 8
  %length = getelementptr inbounds %struct.text, %struct.text* %message, i32 0, i32 1
  %19 = load i64, i64* %length, align 8
  %call11 = call noundef zeroext i1 @_ZL9keep_textPvPKhm(i8* noundef null, i8* noundef %18, i64 noundef %19) #9
  br label %if.end12

if.end12:                                         ; preds = %if.then9, %if.then6
  br label %if.end13

if.end13:                                         ; preds = %if.end12, %land.lhs.true, %if.end
  %20 = load i32, i32* @_ZL9panicking, align 4
  %inc = add nsw i32 %20, 1
  store i32 %inc, i32* @_ZL9panicking, align 4
  %call14 = call zeroext i8 @__thinair_rust_count_panic(i1 noundef zeroext false) #9
  %21 = load i8**, i8*** %functions.addr, align 8
  %arrayidx15 = getelementptr inbounds i8*, i8** %21, i64 4
  %22 = load i8*, i8** %arrayidx15, align 8
  %23 = bitcast i8* %22 to { i8*, i8* } (i8*)*
  %24 = load i8*, i8** %payload.addr, align 8
  %call16 = call { i8*, i8* } %23(i8* noundef %24) #9
  %25 = bitcast %struct.pair* %box to { i8*, i8* }*
  %26 = getelementptr inbounds { i8*, i8* }, { i8*, i8* }* %25, i32 0, i32 0
  %27 = extractvalue { i8*, i8* } %call16, 0
  store i8* %27, i8** %26, align 8
  %28 = getelementptr inbounds { i8*, i8* }, { i8*, i8* }* %25, i32 0, i32 1
  %29 = extractvalue { i8*, i8* } %call16, 1
  store i8* %29, i8** %28, align 8
  %call17 = call noalias i8* @malloc(i64 noundef 16) #11
  %30 = bitcast i8* %call17 to %struct.pair*
  store %struct.pair* %30, %struct.pair** %exception, align 8
  %31 = load %struct.pair*, %struct.pair** %exception, align 8
  %32 = bitcast %struct.pair* %31 to i8*
  %33 = bitcast %struct.pair* %box to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %32, i8* align 8 %33, i64 16, i1 false)
  %34 = load %struct.pair*, %struct.pair** %exception, align 8
  %35 = bitcast %struct.pair* %34 to i8*
  call void @__thinair_unwind(i8* noundef %35) #12
  unreachable
}

; Function Attrs: mustprogress noinline uwtable
define internal void @_ZL11print_panicPvPKS_(i8* noundef %payload, i8** noundef %functions) #0 {
entry:
  %payload.addr = alloca i8*, align 8
  %functions.addr = alloca i8**, align 8
  %message = alloca %struct.text, align 8
  store i8* %payload, i8** %payload.addr, align 8
  store i8** %functions, i8*** %functions.addr, align 8
  %0 = load i8**, i8*** %functions.addr, align 8
  %arrayidx = getelementptr inbounds i8*, i8** %0, i64 6
  %1 = load i8*, i8** %arrayidx, align 8
  %2 = bitcast i8* %1 to { i8*, i64 } (i8*)*
  %3 = load i8*, i8** %payload.addr, align 8
  %call = call { i8*, i64 } %2(i8* noundef %3) #9
  %4 = bitcast %struct.text* %message to { i8*, i64 }*
  %5 = getelementptr inbounds { i8*, i64 }, { i8*, i64 }* %4, i32 0, i32 0
  %6 = extractvalue { i8*, i64 } %call, 0
  store i8* %6, i8** %5, align 8
  %7 = getelementptr inbounds { i8*, i64 }, { i8*, i64 }* %4, i32 0, i32 1
  %8 = extractvalue { i8*, i64 } %call, 1
  store i64 %8, i64* %7, align 8
  %begin = getelementptr inbounds %struct.text, %struct.text* %message, i32 0, i32 0
  %9 = load i8*, i8** %begin, align 8
  %tobool = icmp ne i8* %9, null
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %begin1 = getelementptr inbounds %struct.text, %struct.text* %message, i32 0, i32 0
  %10 = load i8*, i8** %begin1, align 8
  %length = getelementptr inbounds %struct.text, %struct.text* %message, i32 0, i32 1
  %11 = load i64, i64* %length, align 8
  call void @_ZL10print_textPKhm(i8* noundef %10, i64 noundef %11) #9
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret void
}

; Function Attrs: mustprogress noinline uwtable
define internal noundef zeroext i1 @_ZL9keep_textPvPKhm(i8* noundef %0, i8* noundef %text, i64 noundef %length) #0 {
entry:
  %.addr = alloca i8*, align 8
  %text.addr = alloca i8*, align 8
  %length.addr = alloca i64, align 8
  %at = alloca i64, align 8
  store i8* %0, i8** %.addr, align 8
  store i8* %text, i8** %text.addr, align 8
  store i64 %length, i64* %length.addr, align 8
  store i64 0, i64* %at, align 8
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %1 = load i64, i64* %at, align 8
  %2 = load i64, i64* %length.addr, align 8
  %cmp = icmp ult i64 %1, %2
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %3 = load i64, i64* @_ZL11kept_length, align 8
  %cmp1 = icmp ult i64 %3, 256
  %conv = zext i1 %cmp1 to i32
  call void @__thinair_limit(i32 noundef %conv, i8* noundef getelementptr inbounds ([83 x i8], [83 x i8]* @.str.16, i64 0, i64 0)) #9
  %4 = load i8*, i8** %text.addr, align 8
  %5 = load i64, i64* %at, align 8
  %arrayidx = getelementptr inbounds i8, i8* %4, i64 %5
  %6 = load i8, i8* %arrayidx, align 1
  %7 = load i64, i64* @_ZL11kept_length, align 8
  %inc = add i64 %7, 1
  store i64 %inc, i64* @_ZL11kept_length, align 8
  %arrayidx2 = getelementptr inbounds [256 x i8], [256 x i8]* @_ZL12kept_message, i64 0, i64 %7
  store i8 %6, i8* %arrayidx2, align 1
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %8 = load i64, i64* %at, align 8
  %inc3 = add i64 %8, 1
  store i64 %inc3, i64* %at, align 8
  br label %for.cond, !llvm.loop !6

for.end:                                          ; preds = %for.cond
  ret i1 false
}

declare zeroext i8 @__thinair_rust_count_panic(i1 noundef zeroext) #1

; Function Attrs: nounwind
declare noalias i8* @malloc(i64 noundef) #4

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #5

; Function Attrs: noreturn
declare void @__thinair_unwind(i8* noundef) #6

; Function Attrs: mustprogress noinline nounwind uwtable
define dso_local { i8*, i8* } @__thinair_rust_caught(i8* noundef %exception) #2 {
entry:
  %retval = alloca %struct.pair, align 8
  %exception.addr = alloca i8*, align 8
  store i8* %exception, i8** %exception.addr, align 8
  %0 = load i8*, i8** %exception.addr, align 8
  %1 = bitcast i8* %0 to %struct.pair*
  %2 = bitcast %struct.pair* %retval to i8*
  %3 = bitcast %struct.pair* %1 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %2, i8* align 8 %3, i64 16, i1 false)
  %4 = load i8*, i8** %exception.addr, align 8
  call void @free(i8* noundef %4) #11
  %5 = load i32, i32* @_ZL9panicking, align 4
  %dec = add nsw i32 %5, -1
  store i32 %dec, i32* @_ZL9panicking, align 4
  store i8 0, i8* @_ZL13knows_message, align 1
  %6 = bitcast %struct.pair* %retval to { i8*, i8* }*
  %7 = load { i8*, i8* }, { i8*, i8* }* %6, align 8
  ret { i8*, i8* } %7
}

; Function Attrs: nounwind
declare void @free(i8* noundef) #4

; Function Attrs: mustprogress noinline uwtable
define dso_local void @__thinair_rust_tests(%struct.test** noundef %tests, i64 noundef %0) #0 {
entry:
  %tests.addr = alloca %struct.test**, align 8
  %.addr = alloca i64, align 8
  %chosen = alloca %struct.test*, align 8
  %exception = alloca i8*, align 8
  %agg.tmp = alloca %struct.pair, align 8
  store %struct.test** %tests, %struct.test*** %tests.addr, align 8
  store i64 %0, i64* %.addr, align 8
  %1 = load %struct.test**, %struct.test*** %tests.addr, align 8
  %call = call i64 @__thinair_rust_test_number() #9
  %arrayidx = getelementptr inbounds %struct.test*, %struct.test** %1, i64 %call
  %2 = load %struct.test*, %struct.test** %arrayidx, align 8
  store %struct.test* %2, %struct.test** %chosen, align 8
  %3 = load %struct.test*, %struct.test** %chosen, align 8
  %panics = getelementptr inbounds %struct.test, %struct.test* %3, i32 0, i32 0
  %4 = load i64, i64* %panics, align 8
  %tobool = icmp ne i64 %4, 0
  br i1 %tobool, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  %5 = load %struct.test*, %struct.test** %chosen, align 8
  call void @_ZL8run_testPK4test(%struct.test* noundef %5) #9
  br label %return

if.end:                                           ; preds = %entry
  %6 = load %struct.test*, %struct.test** %chosen, align 8
  %panics1 = getelementptr inbounds %struct.test, %struct.test* %6, i32 0, i32 0
  %7 = load i64, i64* %panics1, align 8
  %cmp = icmp eq i64 %7, 2
  %frombool = zext i1 %cmp to i8
  store i8 %frombool, i8* @_ZL14keeps_messages, align 1
  %8 = load %struct.test*, %struct.test** %chosen, align 8
  %call2 = call i8* @__thinair_rust_try(void (%struct.test*)* noundef @_ZL8run_testPK4test, %struct.test* noundef %8) #9
  store i8* %call2, i8** %exception, align 8
  %9 = load i8*, i8** %exception, align 8
  %cmp3 = icmp ne i8* %9, null
  %conv = zext i1 %cmp3 to i32
  call void @__thinair_no_panic(i32 noundef %conv, i8* noundef getelementptr inbounds ([36 x i8], [36 x i8]* @.str.4, i64 0, i64 0)) #9
  %10 = load i8, i8* @_ZL14keeps_messages, align 1
  %tobool4 = trunc i8 %10 to i1
  br i1 %tobool4, label %if.then5, label %if.end10

if.then5:                                         ; preds = %if.end
  %11 = load i8, i8* @_ZL13knows_message, align 1
  %tobool6 = trunc i8 %11 to i1
  %conv7 = zext i1 %tobool6 to i32
  call void @__thinair_limit(i32 noundef %conv7, i8* noundef getelementptr inbounds ([72 x i8], [72 x i8]* @.str.5, i64 0, i64 0)) #9
  %12 = load %struct.test*, %struct.test** %chosen, align 8
  %expected = getelementptr inbounds %struct.test, %struct.test* %12, i32 0, i32 1
  %13 = load i8*, i8** %expected, align 8
  %14 = load %struct.test*, %struct.test** %chosen, align 8
  %expected_length = getelementptr inbounds %struct.test, %struct.test* %14, i32 0, i32 2
  %15 = load i64, i64* %expected_length, align 8
  %call8 = call noundef zeroext i1 @_ZL8containsPKhm(i8* noundef %13, i64 noundef %15) #9
  %conv9 = zext i1 %call8 to i32
  call void @__thinair_no_panic(i32 noundef %conv9, i8* noundef getelementptr inbounds ([52 x i8], [52 x i8]* @.str.6, i64 0, i64 0)) #9
  br label %if.end10

if.end10:                                         ; preds = %if.then5, %if.end
  %16 = load i8*, i8** %exception, align 8
  %call11 = call { i8*, i8* } @__thinair_rust_caught(i8* noundef %16) #9
  %17 = bitcast %struct.pair* %agg.tmp to { i8*, i8* }*
  %18 = getelementptr inbounds { i8*, i8* }, { i8*, i8* }* %17, i32 0, i32 0
  %19 = extractvalue { i8*, i8* } %call11, 0
  store i8* %19, i8** %18, align 8
  %20 = getelementptr inbounds { i8*, i8* }, { i8*, i8* }* %17, i32 0, i32 1
  %21 = extractvalue { i8*, i8* } %call11, 1
  store i8* %21, i8** %20, align 8
  %22 = bitcast %struct.pair* %agg.tmp to { i8*, i8* }*
  %23 = getelementptr inbounds { i8*, i8* }, { i8*, i8* }* %22, i32 0, i32 0
  %24 = load i8*, i8** %23, align 8
  %25 = getelementptr inbounds { i8*, i8* }, { i8*, i8* }* %22, i32 0, i32 1
  %26 = load i8*, i8** %25, align 8
  call void @_ZL4drop4pair(i8* %24, i8* %26) #9
  br label %return

return:                                           ; preds = %if.end10, %if.then
  ret void
}

declare i64 @__thinair_rust_test_number() #1

; Function Attrs: mustprogress noinline uwtable
define internal void @_ZL8run_testPK4test(%struct.test* noundef %chosen) #0 {
entry:
  %chosen.addr = alloca %struct.test*, align 8
  %result = alloca [3 x i64], align 16
  store %struct.test* %chosen, %struct.test** %chosen.addr, align 8
  %0 = load %struct.test*, %struct.test** %chosen.addr, align 8
  %function = getelementptr inbounds %struct.test, %struct.test* %0, i32 0, i32 4
  %1 = load void (i64*)*, void (i64*)** %function, align 8
  %arraydecay = getelementptr inbounds [3 x i64], [3 x i64]* %result, i64 0, i64 0
  call void %1(i64* noundef %arraydecay) #9
  %arrayidx = getelementptr inbounds [3 x i64], [3 x i64]* %result, i64 0, i64 0
  %2 = load i64, i64* %arrayidx, align 16
  %cmp = icmp eq i64 %2, -9223372036854775808
  %conv = zext i1 %cmp to i32
  call void @__thinair_no_panic(i32 noundef %conv, i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str.17, i64 0, i64 0)) #9
  ret void
}

declare i8* @__thinair_rust_try(void (%struct.test*)* noundef, %struct.test* noundef) #1

declare void @__thinair_no_panic(i32 noundef, i8* noundef) #1

declare void @__thinair_limit(i32 noundef, i8* noundef) #1

; Function Attrs: mustprogress noinline nounwind uwtable
define internal noundef zeroext i1 @_ZL8containsPKhm(i8* noundef %expected, i64 noundef %length) #2 {
entry:
  %retval = alloca i1, align 1
  %expected.addr = alloca i8*, align 8
  %length.addr = alloca i64, align 8
  %from = alloca i64, align 8
  %at = alloca i64, align 8
  store i8* %expected, i8** %expected.addr, align 8
  store i64 %length, i64* %length.addr, align 8
  store i64 0, i64* %from, align 8
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i64, i64* %from, align 8
  %1 = load i64, i64* %length.addr, align 8
  %add = add i64 %0, %1
  %2 = load i64, i64* @_ZL11kept_length, align 8
  %cmp = icmp ule i64 %add, %2
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  store i64 0, i64* %at, align 8
  br label %while.cond

while.cond:                                       ; preds = %while.body, %for.body
  %3 = load i64, i64* %at, align 8
  %4 = load i64, i64* %length.addr, align 8
  %cmp1 = icmp ult i64 %3, %4
  br i1 %cmp1, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %while.cond
  %5 = load i64, i64* %from, align 8
  %6 = load i64, i64* %at, align 8
  %add2 = add i64 %5, %6
  %arrayidx = getelementptr inbounds [256 x i8], [256 x i8]* @_ZL12kept_message, i64 0, i64 %add2
  %7 = load i8, i8* %arrayidx, align 1
  %conv = zext i8 %7 to i32
  %8 = load i8*, i8** %expected.addr, align 8
  %9 = load i64, i64* %at, align 8
  %arrayidx3 = getelementptr inbounds i8, i8* %8, i64 %9
  %10 = load i8, i8* %arrayidx3, align 1
  %conv4 = zext i8 %10 to i32
  %cmp5 = icmp eq i32 %conv, %conv4
  br label %land.end

land.end:                                         ; preds = %land.rhs, %while.cond
  %11 = phi i1 [ false, %while.cond ], [ %cmp5, %land.rhs ]
  br i1 %11, label %while.body, label %while.end

while.body:                                       ; preds = %land.end
  %12 = load i64, i64* %at, align 8
  %inc = add i64 %12, 1
  store i64 %inc, i64* %at, align 8
  br label %while.cond, !llvm.loop !8

while.end:                                        ; preds = %land.end
  %13 = load i64, i64* %at, align 8
  %14 = load i64, i64* %length.addr, align 8
  %cmp6 = icmp eq i64 %13, %14
  br i1 %cmp6, label %if.then, label %if.end

if.then:                                          ; preds = %while.end
  store i1 true, i1* %retval, align 1
  br label %return

if.end:                                           ; preds = %while.end
  br label %for.inc

for.inc:                                          ; preds = %if.end
  %15 = load i64, i64* %from, align 8
  %inc7 = add i64 %15, 1
  store i64 %inc7, i64* %from, align 8
  br label %for.cond, !llvm.loop !9

for.end:                                          ; preds = %for.cond
  store i1 false, i1* %retval, align 1
  br label %return

return:                                           ; preds = %for.end, %if.then
  %16 = load i1, i1* %retval, align 1
  ret i1 %16
}

; Function Attrs: mustprogress noinline uwtable
define internal void @_ZL4drop4pair(i8* %box.coerce0, i8* %box.coerce1) #0 {
entry:
  %box = alloca %struct.pair, align 8
  %functions = alloca i8**, align 8
  %0 = bitcast %struct.pair* %box to { i8*, i8* }*
  %1 = getelementptr inbounds { i8*, i8* }, { i8*, i8* }* %0, i32 0, i32 0
  store i8* %box.coerce0, i8** %1, align 8
  %2 = getelementptr inbounds { i8*, i8* }, { i8*, i8* }* %0, i32 0, i32 1
  store i8* %box.coerce1, i8** %2, align 8
  %second = getelementptr inbounds %struct.pair, %struct.pair* %box, i32 0, i32 1
  %3 = load i8*, i8** %second, align 8
  %4 = bitcast i8* %3 to i8**
  store i8** %4, i8*** %functions, align 8
  %5 = load i8**, i8*** %functions, align 8
  %arrayidx = getelementptr inbounds i8*, i8** %5, i64 0
  %6 = load i8*, i8** %arrayidx, align 8
  %tobool = icmp ne i8* %6, null
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %7 = load i8**, i8*** %functions, align 8
  %arrayidx1 = getelementptr inbounds i8*, i8** %7, i64 0
  %8 = load i8*, i8** %arrayidx1, align 8
  %9 = bitcast i8* %8 to void (i8*)*
  %first = getelementptr inbounds %struct.pair, %struct.pair* %box, i32 0, i32 0
  %10 = load i8*, i8** %first, align 8
  call void %9(i8* noundef %10) #9
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  %11 = load i8**, i8*** %functions, align 8
  %arrayidx2 = getelementptr inbounds i8*, i8** %11, i64 1
  %12 = load i8*, i8** %arrayidx2, align 8
  %tobool3 = icmp ne i8* %12, null
  br i1 %tobool3, label %if.then4, label %if.end6

if.then4:                                         ; preds = %if.end
  %first5 = getelementptr inbounds %struct.pair, %struct.pair* %box, i32 0, i32 0
  %13 = load i8*, i8** %first5, align 8
  call void @free(i8* noundef %13) #11
  br label %if.end6

if.end6:                                          ; preds = %if.then4, %if.end
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define dso_local i32 @rust_eh_personality(...) #2 {
entry:
  ret i32 0
}

; Function Attrs: mustprogress noinline uwtable
define dso_local void @__thinair_rust_assume(i1 noundef zeroext %condition) #0 {
entry:
  %condition.addr = alloca i8, align 1
  %frombool = zext i1 %condition to i8
  store i8 %frombool, i8* %condition.addr, align 1
  %0 = load i8, i8* %condition.addr, align 1
  %tobool = trunc i8 %0 to i1
  %conv = zext i1 %tobool to i32
  call void @__VERIFIER_assume(i32 noundef %conv) #9
  ret void
}

declare void @__VERIFIER_assume(i32 noundef) #1

; Function Attrs: mustprogress noinline uwtable
define dso_local i64 @__thinair_rust_choose(i64 noundef %most) #0 {
entry:
  %most.addr = alloca i64, align 8
  %least = alloca i64, align 8
  %middle = alloca i64, align 8
  store i64 %most, i64* %most.addr, align 8
  store i64 0, i64* %least, align 8
  br label %while.cond

while.cond:                                       ; preds = %if.end, %entry
  %0 = load i64, i64* %least, align 8
  %1 = load i64, i64* %most.addr, align 8
  %cmp = icmp ult i64 %0, %1
  br i1 %cmp, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %2 = load i64, i64* %least, align 8
  %3 = load i64, i64* %most.addr, align 8
  %4 = load i64, i64* %least, align 8
  %sub = sub i64 %3, %4
  %div = udiv i64 %sub, 2
  %add = add i64 %2, %div
  store i64 %add, i64* %middle, align 8
  %call = call i32 @__thinair_choose() #9
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %if.then, label %if.else

if.then:                                          ; preds = %while.body
  %5 = load i64, i64* %middle, align 8
  %add1 = add i64 %5, 1
  store i64 %add1, i64* %least, align 8
  br label %if.end

if.else:                                          ; preds = %while.body
  %6 = load i64, i64* %middle, align 8
  store i64 %6, i64* %most.addr, align 8
  br label %if.end

if.end:                                           ; preds = %if.else, %if.then
  br label %while.cond, !llvm.loop !10

while.end:                                        ; preds = %while.cond
  %7 = load i64, i64* %least, align 8
  ret i64 %7
}

declare i32 @__thinair_choose() #1

; Function Attrs: mustprogress noinline uwtable
define dso_local zeroext i1 @__thinair_rust_perhaps(i8* noundef %0) #0 {
entry:
  %.addr = alloca i8*, align 8
  store i8* %0, i8** %.addr, align 8
  %call = call i32 @__thinair_choose() #9
  %tobool = icmp ne i32 %call, 0
  ret i1 %tobool
}

; Function Attrs: mustprogress noinline nounwind uwtable
define dso_local i8* @__thinair_rust_realloc(i8* noundef %old, i64 noundef %old_size, i64 noundef %0, i64 noundef %size) #2 {
entry:
  %old.addr = alloca i8*, align 8
  %old_size.addr = alloca i64, align 8
  %.addr = alloca i64, align 8
  %size.addr = alloca i64, align 8
  %bigger = alloca i8*, align 8
  store i8* %old, i8** %old.addr, align 8
  store i64 %old_size, i64* %old_size.addr, align 8
  store i64 %0, i64* %.addr, align 8
  store i64 %size, i64* %size.addr, align 8
  %1 = load i64, i64* %size.addr, align 8
  %call = call noalias i8* @malloc(i64 noundef %1) #11
  store i8* %call, i8** %bigger, align 8
  %2 = load i8*, i8** %bigger, align 8
  %3 = load i8*, i8** %old.addr, align 8
  %4 = load i64, i64* %old_size.addr, align 8
  %5 = load i64, i64* %size.addr, align 8
  %cmp = icmp ult i64 %4, %5
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  %6 = load i64, i64* %old_size.addr, align 8
  br label %cond.end

cond.false:                                       ; preds = %entry
  %7 = load i64, i64* %size.addr, align 8
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i64 [ %6, %cond.true ], [ %7, %cond.false ]
  %call1 = call i8* @memcpy(i8* noundef %2, i8* noundef %3, i64 noundef %cond) #11
  %8 = load i8*, i8** %old.addr, align 8
  call void @free(i8* noundef %8) #11
  %9 = load i8*, i8** %bigger, align 8
  ret i8* %9
}

; Function Attrs: nounwind
declare i8* @memcpy(i8* noundef, i8* noundef, i64 noundef) #4

; Function Attrs: mustprogress noinline uwtable
define dso_local zeroext i1 @__thinair_rust_try_lock(i32* noundef %lock) #0 {
entry:
  %lock.addr = alloca i32*, align 8
  store i32* %lock, i32** %lock.addr, align 8
  %0 = load i32*, i32** %lock.addr, align 8
  %call = call i32 @__thinair_trylock(i32* noundef %0) #9
  %tobool = icmp ne i32 %call, 0
  %lnot = xor i1 %tobool, true
  ret i1 %lnot
}

declare i32 @__thinair_trylock(i32* noundef) #1

; Function Attrs: mustprogress noinline uwtable
define dso_local void @__thinair_rust_read(i32* noundef %lock) #0 {
entry:
  %lock.addr = alloca i32*, align 8
  store i32* %lock, i32** %lock.addr, align 8
  %0 = load i32*, i32** %lock.addr, align 8
  %call = call i32 @__thinair_wait(i32* noundef %0, i32 noundef 60, i32 noundef 1073741823, i32 noundef 43, i32 noundef 1) #9
  ret void
}

declare i32 @__thinair_wait(i32* noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef) #1

; Function Attrs: mustprogress noinline nounwind uwtable
define dso_local void @__thinair_rust_read_unlock(i32* noundef %lock) #2 {
entry:
  %lock.addr = alloca i32*, align 8
  %.atomictmp = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  store i32* %lock, i32** %lock.addr, align 8
  %0 = load i32*, i32** %lock.addr, align 8
  store i32 1, i32* %.atomictmp, align 4
  %1 = load i32, i32* %.atomictmp, align 4
  %2 = atomicrmw sub i32* %0, i32 %1 release, align 4
  store i32 %2, i32* %atomic-temp, align 4
  %3 = load i32, i32* %atomic-temp, align 4
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define dso_local void @__thinair_rust_write_unlock(i32* noundef %lock) #2 {
entry:
  %lock.addr = alloca i32*, align 8
  %.atomictmp = alloca i32, align 4
  store i32* %lock, i32** %lock.addr, align 8
  %0 = load i32*, i32** %lock.addr, align 8
  store i32 0, i32* %.atomictmp, align 4
  %1 = load i32, i32* %.atomictmp, align 4
  store atomic i32 %1, i32* %0 release, align 4
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define dso_local void @__thinair_rust_downgrade(i32* noundef %lock) #2 {
entry:
  %lock.addr = alloca i32*, align 8
  %.atomictmp = alloca i32, align 4
  store i32* %lock, i32** %lock.addr, align 8
  %0 = load i32*, i32** %lock.addr, align 8
  store i32 1, i32* %.atomictmp, align 4
  %1 = load i32, i32* %.atomictmp, align 4
  store atomic i32 %1, i32* %0 release, align 4
  ret void
}

; Function Attrs: mustprogress noinline uwtable
define dso_local void @__thinair_rust_write(i32* noundef %lock) #0 {
entry:
  %lock.addr = alloca i32*, align 8
  %before = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  store i32* %lock, i32** %lock.addr, align 8
  %call = call i32 @__thinair_choose() #9
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %if.then, label %if.else

if.then:                                          ; preds = %entry
  %0 = load i32*, i32** %lock.addr, align 8
  store i32 1073741824, i32* %.atomictmp, align 4
  %1 = load i32, i32* %.atomictmp, align 4
  %2 = atomicrmw add i32* %0, i32 %1 monotonic, align 4
  store i32 %2, i32* %atomic-temp, align 4
  %3 = load i32, i32* %atomic-temp, align 4
  store i32 %3, i32* %before, align 4
  %4 = load i32, i32* %before, align 4
  %cmp = icmp sgt i32 %4, 0
  br i1 %cmp, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %if.then
  %5 = load i32, i32* %before, align 4
  %cmp1 = icmp slt i32 %5, 1073741823
  br label %land.end

land.end:                                         ; preds = %land.rhs, %if.then
  %6 = phi i1 [ false, %if.then ], [ %cmp1, %land.rhs ]
  %conv = zext i1 %6 to i32
  call void @__VERIFIER_assume(i32 noundef %conv) #9
  %7 = load i32*, i32** %lock.addr, align 8
  %call2 = call i32 @__thinair_wait(i32* noundef %7, i32 noundef 61, i32 noundef 1073741824, i32 noundef 120, i32 noundef 1073741823) #9
  br label %if.end

if.else:                                          ; preds = %entry
  %8 = load i32*, i32** %lock.addr, align 8
  %call3 = call i32 @__thinair_wait(i32* noundef %8, i32 noundef 61, i32 noundef 0, i32 noundef 120, i32 noundef 1073741823) #9
  br label %if.end

if.end:                                           ; preds = %if.else, %land.end
  ret void
}

; Function Attrs: mustprogress noinline uwtable
define dso_local zeroext i1 @__thinair_rust_try_write(i32* noundef %lock) #0 {
entry:
  %retval = alloca i1, align 1
  %lock.addr = alloca i32*, align 8
  %before = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  %cmpxchg.bool = alloca i8, align 1
  store i32* %lock, i32** %lock.addr, align 8
  store i32 0, i32* %before, align 4
  %0 = load i32*, i32** %lock.addr, align 8
  store i32 1073741823, i32* %.atomictmp, align 4
  %1 = load i32, i32* %before, align 4
  %2 = load i32, i32* %.atomictmp, align 4
  %3 = cmpxchg i32* %0, i32 %1, i32 %2 acquire monotonic, align 4
  %4 = extractvalue { i32, i1 } %3, 0
  %5 = extractvalue { i32, i1 } %3, 1
  br i1 %5, label %cmpxchg.continue, label %cmpxchg.store_expected

cmpxchg.store_expected:                           ; preds = %entry
  store i32 %4, i32* %before, align 4
  br label %cmpxchg.continue

cmpxchg.continue:                                 ; preds = %cmpxchg.store_expected, %entry
  %frombool = zext i1 %5 to i8
  store i8 %frombool, i8* %cmpxchg.bool, align 1
  %6 = load i8, i8* %cmpxchg.bool, align 1
  %tobool = trunc i8 %6 to i1
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %cmpxchg.continue
  store i1 true, i1* %retval, align 1
  br label %return

if.end:                                           ; preds = %cmpxchg.continue
  %7 = load i32, i32* %before, align 4
  %cmp = icmp ne i32 %7, 1073741824
  %conv = zext i1 %cmp to i32
  call void @__VERIFIER_assume(i32 noundef %conv) #9
  store i1 false, i1* %retval, align 1
  br label %return

return:                                           ; preds = %if.end, %if.then
  %8 = load i1, i1* %retval, align 1
  ret i1 %8
}

; Function Attrs: mustprogress noinline nounwind uwtable
define dso_local zeroext i1 @__thinair_rust_try_read(i32* noundef %lock) #2 {
entry:
  %retval = alloca i1, align 1
  %lock.addr = alloca i32*, align 8
  %before = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  %cmpxchg.bool = alloca i8, align 1
  store i32* %lock, i32** %lock.addr, align 8
  %0 = load i32*, i32** %lock.addr, align 8
  %1 = load atomic i32, i32* %0 monotonic, align 4
  store i32 %1, i32* %atomic-temp, align 4
  %2 = load i32, i32* %atomic-temp, align 4
  store i32 %2, i32* %before, align 4
  br label %while.cond

while.cond:                                       ; preds = %if.end, %entry
  %3 = load i32, i32* %before, align 4
  %cmp = icmp slt i32 %3, 1073741823
  br i1 %cmp, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %4 = load i32*, i32** %lock.addr, align 8
  %5 = load i32, i32* %before, align 4
  %add = add nsw i32 %5, 1
  store i32 %add, i32* %.atomictmp, align 4
  %6 = load i32, i32* %before, align 4
  %7 = load i32, i32* %.atomictmp, align 4
  %8 = cmpxchg i32* %4, i32 %6, i32 %7 acquire monotonic, align 4
  %9 = extractvalue { i32, i1 } %8, 0
  %10 = extractvalue { i32, i1 } %8, 1
  br i1 %10, label %cmpxchg.continue, label %cmpxchg.store_expected

cmpxchg.store_expected:                           ; preds = %while.body
  store i32 %9, i32* %before, align 4
  br label %cmpxchg.continue

cmpxchg.continue:                                 ; preds = %cmpxchg.store_expected, %while.body
  %frombool = zext i1 %10 to i8
  store i8 %frombool, i8* %cmpxchg.bool, align 1
  %11 = load i8, i8* %cmpxchg.bool, align 1
  %tobool = trunc i8 %11 to i1
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %cmpxchg.continue
  store i1 true, i1* %retval, align 1
  br label %return

if.end:                                           ; preds = %cmpxchg.continue
  br label %while.cond, !llvm.loop !11

while.end:                                        ; preds = %while.cond
  store i1 false, i1* %retval, align 1
  br label %return

return:                                           ; preds = %while.end, %if.then
  %12 = load i1, i1* %retval, align 1
  ret i1 %12
}

; Function Attrs: mustprogress noinline uwtable
define dso_local void @__thinair_rust_condition_wait(i32* noundef %condition, i32* noundef %lock) #0 {
entry:
  %condition.addr = alloca i32*, align 8
  %lock.addr = alloca i32*, align 8
  %self = alloca i64, align 8
  store i32* %condition, i32** %condition.addr, align 8
  store i32* %lock, i32** %lock.addr, align 8
  %call = call i32 @__thinair_spurious() #9
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %0 = load i32*, i32** %lock.addr, align 8
  call void @__thinair_unlock_word_to_wait(i32* noundef %0) #9
  %1 = load i32*, i32** %lock.addr, align 8
  call void @__thinair_lock(i32* noundef %1) #9
  call void @__thinair_settled() #9
  br label %return

if.end:                                           ; preds = %entry
  %call1 = call i64 @__thinair_self() #9
  store i64 %call1, i64* %self, align 8
  %2 = load i32*, i32** %condition.addr, align 8
  %3 = load i32*, i32** %lock.addr, align 8
  %4 = load i64, i64* %self, align 8
  call void @_ZL10begin_waitPjPil(i32* noundef %2, i32* noundef %3, i64 noundef %4) #9
  %5 = load i64, i64* %self, align 8
  %arrayidx = getelementptr inbounds [65 x i32], [65 x i32]* @_ZL5woken, i64 0, i64 %5
  %6 = load i32, i32* @_ZL5waits, align 4
  %inc = add nsw i32 %6, 1
  store i32 %inc, i32* @_ZL5waits, align 4
  %call2 = call i32 @__thinair_wait(i32* noundef %arrayidx, i32 noundef 62, i32 noundef %6, i32 noundef 0, i32 noundef 0) #9
  %7 = load i32*, i32** %lock.addr, align 8
  call void @__thinair_lock(i32* noundef %7) #9
  br label %return

return:                                           ; preds = %if.end, %if.then
  ret void
}

declare i32 @__thinair_spurious() #1

declare void @__thinair_unlock_word_to_wait(i32* noundef) #1

declare void @__thinair_lock(i32* noundef) #1

declare void @__thinair_settled() #1

declare i64 @__thinair_self() #1

; Function Attrs: mustprogress noinline uwtable
define internal void @_ZL10begin_waitPjPil(i32* noundef %condition, i32* noundef %lock, i64 noundef %self) #0 {
entry:
  %condition.addr = alloca i32*, align 8
  %lock.addr = alloca i32*, align 8
  %self.addr = alloca i64, align 8
  %.atomictmp = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  store i32* %condition, i32** %condition.addr, align 8
  store i32* %lock, i32** %lock.addr, align 8
  store i64 %self, i64* %self.addr, align 8
  %0 = load i32*, i32** %condition.addr, align 8
  %1 = load i64, i64* %self.addr, align 8
  %call = call noundef i32 @_ZL6bit_ofl(i64 noundef %1) #9
  store i32 %call, i32* %.atomictmp, align 4
  %2 = load i32, i32* %.atomictmp, align 4
  %3 = atomicrmw or i32* %0, i32 %2 monotonic, align 4
  store i32 %3, i32* %atomic-temp, align 4
  %4 = load i32, i32* %atomic-temp, align 4
  %5 = load i32*, i32** %lock.addr, align 8
  call void @__thinair_unlock_word_to_wait(i32* noundef %5) #9
  ret void
}

; Function Attrs: mustprogress noinline uwtable
define dso_local zeroext i1 @__thinair_rust_condition_wait_in_time(i32* noundef %condition, i32* noundef %lock, i64 noundef %0, i32 noundef %1) #0 {
entry:
  %condition.addr = alloca i32*, align 8
  %lock.addr = alloca i32*, align 8
  %.addr = alloca i64, align 8
  %.addr1 = alloca i32, align 4
  %self = alloca i64, align 8
  %before = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  %in_time = alloca i8, align 1
  store i32* %condition, i32** %condition.addr, align 8
  store i32* %lock, i32** %lock.addr, align 8
  store i64 %0, i64* %.addr, align 8
  store i32 %1, i32* %.addr1, align 4
  %call = call i64 @__thinair_self() #9
  store i64 %call, i64* %self, align 8
  %2 = load i32*, i32** %condition.addr, align 8
  %3 = load i32*, i32** %lock.addr, align 8
  %4 = load i64, i64* %self, align 8
  call void @_ZL10begin_waitPjPil(i32* noundef %2, i32* noundef %3, i64 noundef %4) #9
  %5 = load i32*, i32** %condition.addr, align 8
  %6 = load i64, i64* %self, align 8
  %call2 = call noundef i32 @_ZL6bit_ofl(i64 noundef %6) #9
  %neg = xor i32 %call2, -1
  store i32 %neg, i32* %.atomictmp, align 4
  %7 = load i32, i32* %.atomictmp, align 4
  %8 = atomicrmw and i32* %5, i32 %7 monotonic, align 4
  store i32 %8, i32* %atomic-temp, align 4
  %9 = load i32, i32* %atomic-temp, align 4
  store i32 %9, i32* %before, align 4
  %10 = load i32, i32* %before, align 4
  %11 = load i64, i64* %self, align 8
  %call3 = call noundef i32 @_ZL6bit_ofl(i64 noundef %11) #9
  %and = and i32 %10, %call3
  %tobool = icmp ne i32 %and, 0
  %lnot = xor i1 %tobool, true
  %frombool = zext i1 %lnot to i8
  store i8 %frombool, i8* %in_time, align 1
  %12 = load i8, i8* %in_time, align 1
  %tobool4 = trunc i8 %12 to i1
  %conv = zext i1 %tobool4 to i32
  %13 = load i32, i32* @_ZL5waits, align 4
  %add = add nsw i32 %13, %conv
  store i32 %add, i32* @_ZL5waits, align 4
  %14 = load i32*, i32** %lock.addr, align 8
  call void @__thinair_lock(i32* noundef %14) #9
  %15 = load i8, i8* %in_time, align 1
  %tobool5 = trunc i8 %15 to i1
  ret i1 %tobool5
}

; Function Attrs: mustprogress noinline uwtable
define internal noundef i32 @_ZL6bit_ofl(i64 noundef %self) #0 {
entry:
  %self.addr = alloca i64, align 8
  store i64 %self, i64* %self.addr, align 8
  %0 = load i64, i64* %self.addr, align 8
  %cmp = icmp sle i64 %0, 16
  %conv = zext i1 %cmp to i32
  call void @__thinair_limit(i32 noundef %conv, i8* noundef getelementptr inbounds ([62 x i8], [62 x i8]* @.str.18, i64 0, i64 0)) #9
  %1 = load i64, i64* %self.addr, align 8
  %add = add nsw i64 16, %1
  %sub = sub nsw i64 %add, 1
  %sh_prom = trunc i64 %sub to i32
  %shl = shl i32 1, %sh_prom
  ret i32 %shl
}

; Function Attrs: mustprogress noinline uwtable
define dso_local void @__thinair_rust_notify_one(i32* noundef %condition) #0 {
entry:
  %condition.addr = alloca i32*, align 8
  store i32* %condition, i32** %condition.addr, align 8
  %0 = load i32*, i32** %condition.addr, align 8
  call void @_ZL6notifyPjb(i32* noundef %0, i1 noundef zeroext false) #9
  ret void
}

; Function Attrs: mustprogress noinline uwtable
define internal void @_ZL6notifyPjb(i32* noundef %condition, i1 noundef zeroext %all) #0 {
entry:
  %condition.addr = alloca i32*, align 8
  %all.addr = alloca i8, align 1
  %waiting = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  %chosen = alloca i32, align 4
  %first = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  %cmpxchg.bool = alloca i8, align 1
  %thread = alloca i32, align 4
  %.atomictmp18 = alloca i32, align 4
  %atomic-temp19 = alloca i32, align 4
  store i32* %condition, i32** %condition.addr, align 8
  %frombool = zext i1 %all to i8
  store i8 %frombool, i8* %all.addr, align 1
  %0 = load i32*, i32** %condition.addr, align 8
  %1 = load atomic i32, i32* %0 monotonic, align 4
  store i32 %1, i32* %atomic-temp, align 4
  %2 = load i32, i32* %atomic-temp, align 4
  store i32 %2, i32* %waiting, align 4
  br label %do.body

do.body:                                          ; preds = %cmpxchg.continue, %entry
  %3 = load i32, i32* %waiting, align 4
  %and = and i32 %3, -65536
  store i32 %and, i32* %chosen, align 4
  %4 = load i32, i32* %chosen, align 4
  %tobool = icmp ne i32 %4, 0
  br i1 %tobool, label %if.end, label %if.then

if.then:                                          ; preds = %do.body
  br label %for.end

if.end:                                           ; preds = %do.body
  br label %while.cond

while.cond:                                       ; preds = %if.end9, %if.end
  %5 = load i8, i8* %all.addr, align 1
  %tobool1 = trunc i8 %5 to i1
  br i1 %tobool1, label %land.end, label %land.rhs

land.rhs:                                         ; preds = %while.cond
  %6 = load i32, i32* %chosen, align 4
  %7 = load i32, i32* %chosen, align 4
  %sub = sub i32 %7, 1
  %and2 = and i32 %6, %sub
  %tobool3 = icmp ne i32 %and2, 0
  br label %land.end

land.end:                                         ; preds = %land.rhs, %while.cond
  %8 = phi i1 [ false, %while.cond ], [ %tobool3, %land.rhs ]
  br i1 %8, label %while.body, label %while.end

while.body:                                       ; preds = %land.end
  %9 = load i32, i32* %chosen, align 4
  %10 = load i32, i32* %chosen, align 4
  %sub4 = sub i32 0, %10
  %and5 = and i32 %9, %sub4
  store i32 %and5, i32* %first, align 4
  %call = call i32 @__thinair_choose() #9
  %tobool6 = icmp ne i32 %call, 0
  br i1 %tobool6, label %if.then7, label %if.else

if.then7:                                         ; preds = %while.body
  %11 = load i32, i32* %first, align 4
  %neg = xor i32 %11, -1
  %12 = load i32, i32* %chosen, align 4
  %and8 = and i32 %12, %neg
  store i32 %and8, i32* %chosen, align 4
  br label %if.end9

if.else:                                          ; preds = %while.body
  %13 = load i32, i32* %first, align 4
  store i32 %13, i32* %chosen, align 4
  br label %if.end9

if.end9:                                          ; preds = %if.else, %if.then7
  br label %while.cond, !llvm.loop !12

while.end:                                        ; preds = %land.end
  br label %do.cond

do.cond:                                          ; preds = %while.end
  %14 = load i32*, i32** %condition.addr, align 8
  %15 = load i32, i32* %waiting, align 4
  %16 = load i32, i32* %chosen, align 4
  %neg10 = xor i32 %16, -1
  %and11 = and i32 %15, %neg10
  store i32 %and11, i32* %.atomictmp, align 4
  %17 = load i32, i32* %waiting, align 4
  %18 = load i32, i32* %.atomictmp, align 4
  %19 = cmpxchg i32* %14, i32 %17, i32 %18 monotonic monotonic, align 4
  %20 = extractvalue { i32, i1 } %19, 0
  %21 = extractvalue { i32, i1 } %19, 1
  br i1 %21, label %cmpxchg.continue, label %cmpxchg.store_expected

cmpxchg.store_expected:                           ; preds = %do.cond
  store i32 %20, i32* %waiting, align 4
  br label %cmpxchg.continue

cmpxchg.continue:                                 ; preds = %cmpxchg.store_expected, %do.cond
  %frombool12 = zext i1 %21 to i8
  store i8 %frombool12, i8* %cmpxchg.bool, align 1
  %22 = load i8, i8* %cmpxchg.bool, align 1
  %tobool13 = trunc i8 %22 to i1
  %lnot = xor i1 %tobool13, true
  br i1 %lnot, label %do.body, label %do.end, !llvm.loop !13

do.end:                                           ; preds = %cmpxchg.continue
  store i32 1, i32* %thread, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %do.end
  %23 = load i32, i32* %thread, align 4
  %cmp = icmp sle i32 %23, 16
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %24 = load i32, i32* %chosen, align 4
  %25 = load i32, i32* %thread, align 4
  %add = add nsw i32 16, %25
  %sub14 = sub nsw i32 %add, 1
  %shr = lshr i32 %24, %sub14
  %and15 = and i32 %shr, 1
  %tobool16 = icmp ne i32 %and15, 0
  br i1 %tobool16, label %if.then17, label %if.end20

if.then17:                                        ; preds = %for.body
  %26 = load i32, i32* %thread, align 4
  %idxprom = sext i32 %26 to i64
  %arrayidx = getelementptr inbounds [65 x i32], [65 x i32]* @_ZL5woken, i64 0, i64 %idxprom
  store i32 1, i32* %.atomictmp18, align 4
  %27 = load i32, i32* %.atomictmp18, align 4
  %28 = atomicrmw add i32* %arrayidx, i32 %27 monotonic, align 4
  store i32 %28, i32* %atomic-temp19, align 4
  %29 = load i32, i32* %atomic-temp19, align 4
  br label %if.end20

if.end20:                                         ; preds = %if.then17, %for.body
  br label %for.inc

for.inc:                                          ; preds = %if.end20
  %30 = load i32, i32* %thread, align 4
  %inc = add nsw i32 %30, 1
  store i32 %inc, i32* %thread, align 4
  br label %for.cond, !llvm.loop !14

for.end:                                          ; preds = %if.then, %for.cond
  ret void
}

; Function Attrs: mustprogress noinline uwtable
define dso_local void @__thinair_rust_notify_all(i32* noundef %condition) #0 {
entry:
  %condition.addr = alloca i32*, align 8
  store i32* %condition, i32** %condition.addr, align 8
  %0 = load i32*, i32** %condition.addr, align 8
  call void @_ZL6notifyPjb(i32* noundef %0, i1 noundef zeroext true) #9
  ret void
}

; Function Attrs: mustprogress noinline uwtable
define dso_local zeroext i1 @__thinair_rust_wake(i32* noundef %condition) #0 {
entry:
  %condition.addr = alloca i32*, align 8
  store i32* %condition, i32** %condition.addr, align 8
  %0 = load i32*, i32** %condition.addr, align 8
  call void @_ZL6notifyPjb(i32* noundef %0, i1 noundef zeroext false) #9
  ret i1 true
}

; Function Attrs: mustprogress noinline uwtable
define dso_local void @__thinair_rust_wake_all(i32* noundef %condition) #0 {
entry:
  %condition.addr = alloca i32*, align 8
  store i32* %condition, i32** %condition.addr, align 8
  %0 = load i32*, i32** %condition.addr, align 8
  call void @_ZL6notifyPjb(i32* noundef %0, i1 noundef zeroext true) #9
  ret void
}

; Function Attrs: mustprogress noinline uwtable
define dso_local i64 @__thinair_rust_system_call(i64 noundef %number, i64 noundef %first, i64 noundef %second, i64 noundef %third, i64 noundef %limit) #0 {
entry:
  %retval = alloca i64, align 8
  %number.addr = alloca i64, align 8
  %first.addr = alloca i64, align 8
  %second.addr = alloca i64, align 8
  %third.addr = alloca i64, align 8
  %limit.addr = alloca i64, align 8
  %command = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  store i64 %number, i64* %number.addr, align 8
  store i64 %first, i64* %first.addr, align 8
  store i64 %second, i64* %second.addr, align 8
  store i64 %third, i64* %third.addr, align 8
  store i64 %limit, i64* %limit.addr, align 8
  %0 = load i64, i64* %number.addr, align 8
  %cmp = icmp eq i64 %0, 186
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %call = call i64 @__thinair_self() #9
  store i64 %call, i64* %retval, align 8
  br label %return

if.end:                                           ; preds = %entry
  %1 = load i64, i64* %number.addr, align 8
  %cmp1 = icmp eq i64 %1, 318
  br i1 %cmp1, label %if.then2, label %if.end4

if.then2:                                         ; preds = %if.end
  %2 = load i64, i64* %first.addr, align 8
  %3 = inttoptr i64 %2 to i8*
  %4 = load i64, i64* %second.addr, align 8
  %call3 = call i8* @memset(i8* noundef %3, i32 noundef 42, i64 noundef %4) #11
  %5 = load i64, i64* %second.addr, align 8
  store i64 %5, i64* %retval, align 8
  br label %return

if.end4:                                          ; preds = %if.end
  %6 = load i64, i64* %number.addr, align 8
  %cmp5 = icmp eq i64 %6, 202
  %conv = zext i1 %cmp5 to i32
  call void @__thinair_limit(i32 noundef %conv, i8* noundef getelementptr inbounds ([34 x i8], [34 x i8]* @.str.7, i64 0, i64 0)) #9
  %7 = load i64, i64* %second.addr, align 8
  %and = and i64 %7, 127
  %conv6 = trunc i64 %and to i32
  store i32 %conv6, i32* %command, align 4
  %8 = load i32, i32* %command, align 4
  %cmp7 = icmp ne i32 %8, 0
  br i1 %cmp7, label %land.lhs.true, label %if.end10

land.lhs.true:                                    ; preds = %if.end4
  %9 = load i32, i32* %command, align 4
  %cmp8 = icmp ne i32 %9, 9
  br i1 %cmp8, label %if.then9, label %if.end10

if.then9:                                         ; preds = %land.lhs.true
  store i64 0, i64* %retval, align 8
  br label %return

if.end10:                                         ; preds = %land.lhs.true, %if.end4
  %10 = load i64, i64* %limit.addr, align 8
  %tobool = icmp ne i64 %10, 0
  br i1 %tobool, label %if.then11, label %if.end20

if.then11:                                        ; preds = %if.end10
  %call12 = call i32 @__thinair_choose() #9
  %tobool13 = icmp ne i32 %call12, 0
  br i1 %tobool13, label %if.then14, label %if.end16

if.then14:                                        ; preds = %if.then11
  %call15 = call noundef i32* @_ZL12error_numberv() #9
  store i32 110, i32* %call15, align 4
  store i64 -1, i64* %retval, align 8
  br label %return

if.end16:                                         ; preds = %if.then11
  %11 = load i64, i64* %first.addr, align 8
  %12 = inttoptr i64 %11 to i32*
  %13 = load atomic i32, i32* %12 monotonic, align 4
  store i32 %13, i32* %atomic-temp, align 4
  %14 = load i32, i32* %atomic-temp, align 4
  %15 = load i64, i64* %third.addr, align 8
  %conv17 = trunc i64 %15 to i32
  %cmp18 = icmp ne i32 %14, %conv17
  %conv19 = zext i1 %cmp18 to i32
  call void @__VERIFIER_assume(i32 noundef %conv19) #9
  store i64 0, i64* %retval, align 8
  br label %return

if.end20:                                         ; preds = %if.end10
  %16 = load i64, i64* %first.addr, align 8
  %17 = inttoptr i64 %16 to i32*
  %18 = load i64, i64* %third.addr, align 8
  %conv21 = trunc i64 %18 to i32
  %call22 = call i32 @__thinair_wait(i32* noundef %17, i32 noundef 33, i32 noundef %conv21, i32 noundef 0, i32 noundef 0) #9
  store i64 0, i64* %retval, align 8
  br label %return

return:                                           ; preds = %if.end20, %if.end16, %if.then14, %if.then9, %if.then2, %if.then
  %19 = load i64, i64* %retval, align 8
  ret i64 %19
}

; Function Attrs: nounwind
declare i8* @memset(i8* noundef, i32 noundef, i64 noundef) #4

; Function Attrs: mustprogress noinline nounwind uwtable
define internal noundef i32* @_ZL12error_numberv() #2 {
entry:
  %call = call i32* @__errno_location() #13
  ret i32* %call
}

; Function Attrs: mustprogress noinline nounwind uwtable
define dso_local void @__thinair_rust_bytes_load(%struct.sixteen* noundef %result, %struct.sixteen* noundef %from) #2 {
entry:
  %result.addr = alloca %struct.sixteen*, align 8
  %from.addr = alloca %struct.sixteen*, align 8
  %first = alloca i64, align 8
  %second = alloca i64, align 8
  store %struct.sixteen* %result, %struct.sixteen** %result.addr, align 8
  store %struct.sixteen* %from, %struct.sixteen** %from.addr, align 8
  %0 = load %struct.sixteen*, %struct.sixteen** %from.addr, align 8
  %words = getelementptr inbounds %struct.sixteen, %struct.sixteen* %0, i32 0, i32 0
  %arrayidx = getelementptr inbounds [2 x i64], [2 x i64]* %words, i64 0, i64 0
  %1 = load i64, i64* %arrayidx, align 8
  store i64 %1, i64* %first, align 8
  %2 = load %struct.sixteen*, %struct.sixteen** %from.addr, align 8
  %words1 = getelementptr inbounds %struct.sixteen, %struct.sixteen* %2, i32 0, i32 0
  %arrayidx2 = getelementptr inbounds [2 x i64], [2 x i64]* %words1, i64 0, i64 1
  %3 = load i64, i64* %arrayidx2, align 8
  store i64 %3, i64* %second, align 8
  %4 = load i64, i64* %first, align 8
  %5 = load %struct.sixteen*, %struct.sixteen** %result.addr, align 8
  %words3 = getelementptr inbounds %struct.sixteen, %struct.sixteen* %5, i32 0, i32 0
  %arrayidx4 = getelementptr inbounds [2 x i64], [2 x i64]* %words3, i64 0, i64 0
  store i64 %4, i64* %arrayidx4, align 8
  %6 = load i64, i64* %second, align 8
  %7 = load %struct.sixteen*, %struct.sixteen** %result.addr, align 8
  %words5 = getelementptr inbounds %struct.sixteen, %struct.sixteen* %7, i32 0, i32 0
  %arrayidx6 = getelementptr inbounds [2 x i64], [2 x i64]* %words5, i64 0, i64 1
  store i64 %6, i64* %arrayidx6, align 8
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define dso_local void @__thinair_rust_bytes_store(%struct.sixteen* noundef %to, %struct.sixteen* noundef %from) #2 {
entry:
  %to.addr = alloca %struct.sixteen*, align 8
  %from.addr = alloca %struct.sixteen*, align 8
  store %struct.sixteen* %to, %struct.sixteen** %to.addr, align 8
  store %struct.sixteen* %from, %struct.sixteen** %from.addr, align 8
  %0 = load %struct.sixteen*, %struct.sixteen** %to.addr, align 8
  %1 = load %struct.sixteen*, %struct.sixteen** %from.addr, align 8
  call void @__thinair_rust_bytes_load(%struct.sixteen* noundef %0, %struct.sixteen* noundef %1) #9
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define dso_local void @__thinair_rust_bytes_all(%struct.sixteen* noundef %result, i8 noundef zeroext %byte) #2 {
entry:
  %result.addr = alloca %struct.sixteen*, align 8
  %byte.addr = alloca i8, align 1
  store %struct.sixteen* %result, %struct.sixteen** %result.addr, align 8
  store i8 %byte, i8* %byte.addr, align 1
  %0 = load i8, i8* %byte.addr, align 1
  %conv = zext i8 %0 to i64
  %mul = mul i64 %conv, 72340172838076673
  %1 = load %struct.sixteen*, %struct.sixteen** %result.addr, align 8
  %words = getelementptr inbounds %struct.sixteen, %struct.sixteen* %1, i32 0, i32 0
  %arrayidx = getelementptr inbounds [2 x i64], [2 x i64]* %words, i64 0, i64 1
  store i64 %mul, i64* %arrayidx, align 8
  %2 = load %struct.sixteen*, %struct.sixteen** %result.addr, align 8
  %words1 = getelementptr inbounds %struct.sixteen, %struct.sixteen* %2, i32 0, i32 0
  %arrayidx2 = getelementptr inbounds [2 x i64], [2 x i64]* %words1, i64 0, i64 0
  store i64 %mul, i64* %arrayidx2, align 8
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define dso_local void @__thinair_rust_bytes_zero(%struct.sixteen* noundef %result) #2 {
entry:
  %result.addr = alloca %struct.sixteen*, align 8
  store %struct.sixteen* %result, %struct.sixteen** %result.addr, align 8
  %0 = load %struct.sixteen*, %struct.sixteen** %result.addr, align 8
  call void @__thinair_rust_bytes_all(%struct.sixteen* noundef %0, i8 noundef zeroext 0) #9
  ret void
}

; Function Attrs: mustprogress noinline uwtable
define dso_local void @__thinair_rust_bytes_equal(%struct.sixteen* noundef %result, %struct.sixteen* noundef %left, %struct.sixteen* noundef %right) #0 {
entry:
  %result.addr = alloca %struct.sixteen*, align 8
  %left.addr = alloca %struct.sixteen*, align 8
  %right.addr = alloca %struct.sixteen*, align 8
  %agg.tmp = alloca %class.anon, align 1
  store %struct.sixteen* %result, %struct.sixteen** %result.addr, align 8
  store %struct.sixteen* %left, %struct.sixteen** %left.addr, align 8
  store %struct.sixteen* %right, %struct.sixteen** %right.addr, align 8
  %0 = load %struct.sixteen*, %struct.sixteen** %result.addr, align 8
  %1 = load %struct.sixteen*, %struct.sixteen** %left.addr, align 8
  %2 = load %struct.sixteen*, %struct.sixteen** %right.addr, align 8
  call void @"_ZL9each_byteIZ26__thinair_rust_bytes_equalE3$_0EvP7sixteenPKS1_S4_T_"(%struct.sixteen* noundef %0, %struct.sixteen* noundef %1, %struct.sixteen* noundef %2) #9
  ret void
}

; Function Attrs: mustprogress noinline uwtable
define internal void @"_ZL9each_byteIZ26__thinair_rust_bytes_equalE3$_0EvP7sixteenPKS1_S4_T_"(%struct.sixteen* noundef %result, %struct.sixteen* noundef %left, %struct.sixteen* noundef %right) #0 {
entry:
  %of = alloca %class.anon, align 1
  %result.addr = alloca %struct.sixteen*, align 8
  %left.addr = alloca %struct.sixteen*, align 8
  %right.addr = alloca %struct.sixteen*, align 8
  %word = alloca i32, align 4
  %one = alloca i64, align 8
  %other = alloca i64, align 8
  %made = alloca i64, align 8
  %bit = alloca i32, align 4
  store %struct.sixteen* %result, %struct.sixteen** %result.addr, align 8
  store %struct.sixteen* %left, %struct.sixteen** %left.addr, align 8
  store %struct.sixteen* %right, %struct.sixteen** %right.addr, align 8
  store i32 0, i32* %word, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc16, %entry
  %0 = load i32, i32* %word, align 4
  %cmp = icmp slt i32 %0, 2
  br i1 %cmp, label %for.body, label %for.end17

for.body:                                         ; preds = %for.cond
  %1 = load %struct.sixteen*, %struct.sixteen** %left.addr, align 8
  %words = getelementptr inbounds %struct.sixteen, %struct.sixteen* %1, i32 0, i32 0
  %2 = load i32, i32* %word, align 4
  %idxprom = sext i32 %2 to i64
  %arrayidx = getelementptr inbounds [2 x i64], [2 x i64]* %words, i64 0, i64 %idxprom
  %3 = load i64, i64* %arrayidx, align 8
  store i64 %3, i64* %one, align 8
  %4 = load %struct.sixteen*, %struct.sixteen** %right.addr, align 8
  %words1 = getelementptr inbounds %struct.sixteen, %struct.sixteen* %4, i32 0, i32 0
  %5 = load i32, i32* %word, align 4
  %idxprom2 = sext i32 %5 to i64
  %arrayidx3 = getelementptr inbounds [2 x i64], [2 x i64]* %words1, i64 0, i64 %idxprom2
  %6 = load i64, i64* %arrayidx3, align 8
  store i64 %6, i64* %other, align 8
  store i64 0, i64* %made, align 8
  store i32 0, i32* %bit, align 4
  br label %for.cond4

for.cond4:                                        ; preds = %for.inc, %for.body
  %7 = load i32, i32* %bit, align 4
  %cmp5 = icmp slt i32 %7, 64
  br i1 %cmp5, label %for.body6, label %for.end

for.body6:                                        ; preds = %for.cond4
  %8 = load i64, i64* %one, align 8
  %9 = load i32, i32* %bit, align 4
  %sh_prom = zext i32 %9 to i64
  %shr = lshr i64 %8, %sh_prom
  %conv = trunc i64 %shr to i8
  %10 = load i64, i64* %other, align 8
  %11 = load i32, i32* %bit, align 4
  %sh_prom7 = zext i32 %11 to i64
  %shr8 = lshr i64 %10, %sh_prom7
  %conv9 = trunc i64 %shr8 to i8
  %call = call noundef i32 @"_ZZ26__thinair_rust_bytes_equalENK3$_0clEaa"(%class.anon* noundef nonnull align 1 dereferenceable(1) %of, i8 noundef signext %conv, i8 noundef signext %conv9) #9
  %conv10 = trunc i32 %call to i8
  %conv11 = zext i8 %conv10 to i64
  %12 = load i32, i32* %bit, align 4
  %sh_prom12 = zext i32 %12 to i64
  %shl = shl i64 %conv11, %sh_prom12
  %13 = load i64, i64* %made, align 8
  %or = or i64 %13, %shl
  store i64 %or, i64* %made, align 8
  br label %for.inc

for.inc:                                          ; preds = %for.body6
  %14 = load i32, i32* %bit, align 4
  %add = add nsw i32 %14, 8
  store i32 %add, i32* %bit, align 4
  br label %for.cond4, !llvm.loop !15

for.end:                                          ; preds = %for.cond4
  %15 = load i64, i64* %made, align 8
  %16 = load %struct.sixteen*, %struct.sixteen** %result.addr, align 8
  %words13 = getelementptr inbounds %struct.sixteen, %struct.sixteen* %16, i32 0, i32 0
  %17 = load i32, i32* %word, align 4
  %idxprom14 = sext i32 %17 to i64
  %arrayidx15 = getelementptr inbounds [2 x i64], [2 x i64]* %words13, i64 0, i64 %idxprom14
  store i64 %15, i64* %arrayidx15, align 8
  br label %for.inc16

for.inc16:                                        ; preds = %for.end
  %18 = load i32, i32* %word, align 4
  %inc = add nsw i32 %18, 1
  store i32 %inc, i32* %word, align 4
  br label %for.cond, !llvm.loop !16

for.end17:                                        ; preds = %for.cond
  ret void
}

; Function Attrs: mustprogress noinline uwtable
define dso_local void @__thinair_rust_bytes_greater(%struct.sixteen* noundef %result, %struct.sixteen* noundef %left, %struct.sixteen* noundef %right) #0 {
entry:
  %result.addr = alloca %struct.sixteen*, align 8
  %left.addr = alloca %struct.sixteen*, align 8
  %right.addr = alloca %struct.sixteen*, align 8
  %agg.tmp = alloca %class.anon.0, align 1
  store %struct.sixteen* %result, %struct.sixteen** %result.addr, align 8
  store %struct.sixteen* %left, %struct.sixteen** %left.addr, align 8
  store %struct.sixteen* %right, %struct.sixteen** %right.addr, align 8
  %0 = load %struct.sixteen*, %struct.sixteen** %result.addr, align 8
  %1 = load %struct.sixteen*, %struct.sixteen** %left.addr, align 8
  %2 = load %struct.sixteen*, %struct.sixteen** %right.addr, align 8
  call void @"_ZL9each_byteIZ28__thinair_rust_bytes_greaterE3$_1EvP7sixteenPKS1_S4_T_"(%struct.sixteen* noundef %0, %struct.sixteen* noundef %1, %struct.sixteen* noundef %2) #9
  ret void
}

; Function Attrs: mustprogress noinline uwtable
define internal void @"_ZL9each_byteIZ28__thinair_rust_bytes_greaterE3$_1EvP7sixteenPKS1_S4_T_"(%struct.sixteen* noundef %result, %struct.sixteen* noundef %left, %struct.sixteen* noundef %right) #0 {
entry:
  %of = alloca %class.anon.0, align 1
  %result.addr = alloca %struct.sixteen*, align 8
  %left.addr = alloca %struct.sixteen*, align 8
  %right.addr = alloca %struct.sixteen*, align 8
  %word = alloca i32, align 4
  %one = alloca i64, align 8
  %other = alloca i64, align 8
  %made = alloca i64, align 8
  %bit = alloca i32, align 4
  store %struct.sixteen* %result, %struct.sixteen** %result.addr, align 8
  store %struct.sixteen* %left, %struct.sixteen** %left.addr, align 8
  store %struct.sixteen* %right, %struct.sixteen** %right.addr, align 8
  store i32 0, i32* %word, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc16, %entry
  %0 = load i32, i32* %word, align 4
  %cmp = icmp slt i32 %0, 2
  br i1 %cmp, label %for.body, label %for.end17

for.body:                                         ; preds = %for.cond
  %1 = load %struct.sixteen*, %struct.sixteen** %left.addr, align 8
  %words = getelementptr inbounds %struct.sixteen, %struct.sixteen* %1, i32 0, i32 0
  %2 = load i32, i32* %word, align 4
  %idxprom = sext i32 %2 to i64
  %arrayidx = getelementptr inbounds [2 x i64], [2 x i64]* %words, i64 0, i64 %idxprom
  %3 = load i64, i64* %arrayidx, align 8
  store i64 %3, i64* %one, align 8
  %4 = load %struct.sixteen*, %struct.sixteen** %right.addr, align 8
  %words1 = getelementptr inbounds %struct.sixteen, %struct.sixteen* %4, i32 0, i32 0
  %5 = load i32, i32* %word, align 4
  %idxprom2 = sext i32 %5 to i64
  %arrayidx3 = getelementptr inbounds [2 x i64], [2 x i64]* %words1, i64 0, i64 %idxprom2
  %6 = load i64, i64* %arrayidx3, align 8
  store i64 %6, i64* %other, align 8
  store i64 0, i64* %made, align 8
  store i32 0, i32* %bit, align 4
  br label %for.cond4

for.cond4:                                        ; preds = %for.inc, %for.body
  %7 = load i32, i32* %bit, align 4
  %cmp5 = icmp slt i32 %7, 64
  br i1 %cmp5, label %for.body6, label %for.end

for.body6:                                        ; preds = %for.cond4
  %8 = load i64, i64* %one, align 8
  %9 = load i32, i32* %bit, align 4
  %sh_prom = zext i32 %9 to i64
  %shr = lshr i64 %8, %sh_prom
  %conv = trunc i64 %shr to i8
  %10 = load i64, i64* %other, align 8
  %11 = load i32, i32* %bit, align 4
  %sh_prom7 = zext i32 %11 to i64
  %shr8 = lshr i64 %10, %sh_prom7
  %conv9 = trunc i64 %shr8 to i8
  %call = call noundef i32 @"_ZZ28__thinair_rust_bytes_greaterENK3$_1clEaa"(%class.anon.0* noundef nonnull align 1 dereferenceable(1) %of, i8 noundef signext %conv, i8 noundef signext %conv9) #9
  %conv10 = trunc i32 %call to i8
  %conv11 = zext i8 %conv10 to i64
  %12 = load i32, i32* %bit, align 4
  %sh_prom12 = zext i32 %12 to i64
  %shl = shl i64 %conv11, %sh_prom12
  %13 = load i64, i64* %made, align 8
  %or = or i64 %13, %shl
  store i64 %or, i64* %made, align 8
  br label %for.inc

for.inc:                                          ; preds = %for.body6
  %14 = load i32, i32* %bit, align 4
  %add = add nsw i32 %14, 8
  store i32 %add, i32* %bit, align 4
  br label %for.cond4, !llvm.loop !17

for.end:                                          ; preds = %for.cond4
  %15 = load i64, i64* %made, align 8
  %16 = load %struct.sixteen*, %struct.sixteen** %result.addr, align 8
  %words13 = getelementptr inbounds %struct.sixteen, %struct.sixteen* %16, i32 0, i32 0
  %17 = load i32, i32* %word, align 4
  %idxprom14 = sext i32 %17 to i64
  %arrayidx15 = getelementptr inbounds [2 x i64], [2 x i64]* %words13, i64 0, i64 %idxprom14
  store i64 %15, i64* %arrayidx15, align 8
  br label %for.inc16

for.inc16:                                        ; preds = %for.end
  %18 = load i32, i32* %word, align 4
  %inc = add nsw i32 %18, 1
  store i32 %inc, i32* %word, align 4
  br label %for.cond, !llvm.loop !18

for.end17:                                        ; preds = %for.cond
  ret void
}

; Function Attrs: mustprogress noinline uwtable
define dso_local void @__thinair_rust_bytes_or(%struct.sixteen* noundef %result, %struct.sixteen* noundef %left, %struct.sixteen* noundef %right) #0 {
entry:
  %result.addr = alloca %struct.sixteen*, align 8
  %left.addr = alloca %struct.sixteen*, align 8
  %right.addr = alloca %struct.sixteen*, align 8
  %agg.tmp = alloca %class.anon.2, align 1
  store %struct.sixteen* %result, %struct.sixteen** %result.addr, align 8
  store %struct.sixteen* %left, %struct.sixteen** %left.addr, align 8
  store %struct.sixteen* %right, %struct.sixteen** %right.addr, align 8
  %0 = load %struct.sixteen*, %struct.sixteen** %result.addr, align 8
  %1 = load %struct.sixteen*, %struct.sixteen** %left.addr, align 8
  %2 = load %struct.sixteen*, %struct.sixteen** %right.addr, align 8
  call void @"_ZL9each_byteIZ23__thinair_rust_bytes_orE3$_2EvP7sixteenPKS1_S4_T_"(%struct.sixteen* noundef %0, %struct.sixteen* noundef %1, %struct.sixteen* noundef %2) #9
  ret void
}

; Function Attrs: mustprogress noinline uwtable
define internal void @"_ZL9each_byteIZ23__thinair_rust_bytes_orE3$_2EvP7sixteenPKS1_S4_T_"(%struct.sixteen* noundef %result, %struct.sixteen* noundef %left, %struct.sixteen* noundef %right) #0 {
entry:
  %of = alloca %class.anon.2, align 1
  %result.addr = alloca %struct.sixteen*, align 8
  %left.addr = alloca %struct.sixteen*, align 8
  %right.addr = alloca %struct.sixteen*, align 8
  %word = alloca i32, align 4
  %one = alloca i64, align 8
  %other = alloca i64, align 8
  %made = alloca i64, align 8
  %bit = alloca i32, align 4
  store %struct.sixteen* %result, %struct.sixteen** %result.addr, align 8
  store %struct.sixteen* %left, %struct.sixteen** %left.addr, align 8
  store %struct.sixteen* %right, %struct.sixteen** %right.addr, align 8
  store i32 0, i32* %word, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc16, %entry
  %0 = load i32, i32* %word, align 4
  %cmp = icmp slt i32 %0, 2
  br i1 %cmp, label %for.body, label %for.end17

for.body:                                         ; preds = %for.cond
  %1 = load %struct.sixteen*, %struct.sixteen** %left.addr, align 8
  %words = getelementptr inbounds %struct.sixteen, %struct.sixteen* %1, i32 0, i32 0
  %2 = load i32, i32* %word, align 4
  %idxprom = sext i32 %2 to i64
  %arrayidx = getelementptr inbounds [2 x i64], [2 x i64]* %words, i64 0, i64 %idxprom
  %3 = load i64, i64* %arrayidx, align 8
  store i64 %3, i64* %one, align 8
  %4 = load %struct.sixteen*, %struct.sixteen** %right.addr, align 8
  %words1 = getelementptr inbounds %struct.sixteen, %struct.sixteen* %4, i32 0, i32 0
  %5 = load i32, i32* %word, align 4
  %idxprom2 = sext i32 %5 to i64
  %arrayidx3 = getelementptr inbounds [2 x i64], [2 x i64]* %words1, i64 0, i64 %idxprom2
  %6 = load i64, i64* %arrayidx3, align 8
  store i64 %6, i64* %other, align 8
  store i64 0, i64* %made, align 8
  store i32 0, i32* %bit, align 4
  br label %for.cond4

for.cond4:                                        ; preds = %for.inc, %for.body
  %7 = load i32, i32* %bit, align 4
  %cmp5 = icmp slt i32 %7, 64
  br i1 %cmp5, label %for.body6, label %for.end

for.body6:                                        ; preds = %for.cond4
  %8 = load i64, i64* %one, align 8
  %9 = load i32, i32* %bit, align 4
  %sh_prom = zext i32 %9 to i64
  %shr = lshr i64 %8, %sh_prom
  %conv = trunc i64 %shr to i8
  %10 = load i64, i64* %other, align 8
  %11 = load i32, i32* %bit, align 4
  %sh_prom7 = zext i32 %11 to i64
  %shr8 = lshr i64 %10, %sh_prom7
  %conv9 = trunc i64 %shr8 to i8
  %call = call noundef i32 @"_ZZ23__thinair_rust_bytes_orENK3$_2clEaa"(%class.anon.2* noundef nonnull align 1 dereferenceable(1) %of, i8 noundef signext %conv, i8 noundef signext %conv9) #9
  %conv10 = trunc i32 %call to i8
  %conv11 = zext i8 %conv10 to i64
  %12 = load i32, i32* %bit, align 4
  %sh_prom12 = zext i32 %12 to i64
  %shl = shl i64 %conv11, %sh_prom12
  %13 = load i64, i64* %made, align 8
  %or = or i64 %13, %shl
  store i64 %or, i64* %made, align 8
  br label %for.inc

for.inc:                                          ; preds = %for.body6
  %14 = load i32, i32* %bit, align 4
  %add = add nsw i32 %14, 8
  store i32 %add, i32* %bit, align 4
  br label %for.cond4, !llvm.loop !19

for.end:                                          ; preds = %for.cond4
  %15 = load i64, i64* %made, align 8
  %16 = load %struct.sixteen*, %struct.sixteen** %result.addr, align 8
  %words13 = getelementptr inbounds %struct.sixteen, %struct.sixteen* %16, i32 0, i32 0
  %17 = load i32, i32* %word, align 4
  %idxprom14 = sext i32 %17 to i64
  %arrayidx15 = getelementptr inbounds [2 x i64], [2 x i64]* %words13, i64 0, i64 %idxprom14
  store i64 %15, i64* %arrayidx15, align 8
  br label %for.inc16

for.inc16:                                        ; preds = %for.end
  %18 = load i32, i32* %word, align 4
  %inc = add nsw i32 %18, 1
  store i32 %inc, i32* %word, align 4
  br label %for.cond, !llvm.loop !20

for.end17:                                        ; preds = %for.cond
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define dso_local i32 @__thinair_rust_bytes_signs(%struct.sixteen* noundef %bytes) #2 {
entry:
  %bytes.addr = alloca %struct.sixteen*, align 8
  %signs = alloca i32, align 4
  %word = alloca i32, align 4
  %eight = alloca i64, align 8
  %byte = alloca i32, align 4
  store %struct.sixteen* %bytes, %struct.sixteen** %bytes.addr, align 8
  store i32 0, i32* %signs, align 4
  store i32 0, i32* %word, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc6, %entry
  %0 = load i32, i32* %word, align 4
  %cmp = icmp slt i32 %0, 2
  br i1 %cmp, label %for.body, label %for.end8

for.body:                                         ; preds = %for.cond
  %1 = load %struct.sixteen*, %struct.sixteen** %bytes.addr, align 8
  %words = getelementptr inbounds %struct.sixteen, %struct.sixteen* %1, i32 0, i32 0
  %2 = load i32, i32* %word, align 4
  %idxprom = sext i32 %2 to i64
  %arrayidx = getelementptr inbounds [2 x i64], [2 x i64]* %words, i64 0, i64 %idxprom
  %3 = load i64, i64* %arrayidx, align 8
  store i64 %3, i64* %eight, align 8
  store i32 0, i32* %byte, align 4
  br label %for.cond1

for.cond1:                                        ; preds = %for.inc, %for.body
  %4 = load i32, i32* %byte, align 4
  %cmp2 = icmp slt i32 %4, 8
  br i1 %cmp2, label %for.body3, label %for.end

for.body3:                                        ; preds = %for.cond1
  %5 = load i64, i64* %eight, align 8
  %6 = load i32, i32* %byte, align 4
  %mul = mul nsw i32 8, %6
  %add = add nsw i32 %mul, 7
  %sh_prom = zext i32 %add to i64
  %shr = lshr i64 %5, %sh_prom
  %and = and i64 %shr, 1
  %conv = trunc i64 %and to i32
  %7 = load i32, i32* %word, align 4
  %mul4 = mul nsw i32 8, %7
  %8 = load i32, i32* %byte, align 4
  %add5 = add nsw i32 %mul4, %8
  %shl = shl i32 %conv, %add5
  %9 = load i32, i32* %signs, align 4
  %or = or i32 %9, %shl
  store i32 %or, i32* %signs, align 4
  br label %for.inc

for.inc:                                          ; preds = %for.body3
  %10 = load i32, i32* %byte, align 4
  %inc = add nsw i32 %10, 1
  store i32 %inc, i32* %byte, align 4
  br label %for.cond1, !llvm.loop !21

for.end:                                          ; preds = %for.cond1
  br label %for.inc6

for.inc6:                                         ; preds = %for.end
  %11 = load i32, i32* %word, align 4
  %inc7 = add nsw i32 %11, 1
  store i32 %inc7, i32* %word, align 4
  br label %for.cond, !llvm.loop !22

for.end8:                                         ; preds = %for.cond
  %12 = load i32, i32* %signs, align 4
  ret i32 %12
}

; Function Attrs: mustprogress noinline nounwind uwtable
define dso_local { i64, i64 } @__thinair_rust_seed() #2 {
entry:
  %retval = alloca %struct.seed, align 8
  %first = getelementptr inbounds %struct.seed, %struct.seed* %retval, i32 0, i32 0
  store i64 3038287259199220266, i64* %first, align 8
  %second = getelementptr inbounds %struct.seed, %struct.seed* %retval, i32 0, i32 1
  store i64 3038287259199220266, i64* %second, align 8
  %0 = bitcast %struct.seed* %retval to { i64, i64 }*
  %1 = load { i64, i64 }, { i64, i64 }* %0, align 8
  ret { i64, i64 } %1
}

; Function Attrs: mustprogress noinline uwtable
define dso_local void @__thinair_rust_at_thread_end(i8* noundef %object, void (i8*)* noundef %function) #0 {
entry:
  %object.addr = alloca i8*, align 8
  %function.addr = alloca void (i8*)*, align 8
  store i8* %object, i8** %object.addr, align 8
  store void (i8*)* %function, void (i8*)** %function.addr, align 8
  %0 = load void (i8*)*, void (i8*)** %function.addr, align 8
  %1 = load i8*, i8** %object.addr, align 8
  %call = call i32 @__cxa_thread_atexit(void (i8*)* noundef %0, i8* noundef %1, i8* noundef null) #9
  ret void
}

declare i32 @__cxa_thread_atexit(void (i8*)* noundef, i8* noundef, i8* noundef) #1

; Function Attrs: mustprogress noinline uwtable
define dso_local void @__thinair_rust_clean_up_at_end() #0 {
entry:
  %0 = load i8, i8* @_ZL9cleans_up, align 1
  %tobool = trunc i8 %0 to i1
  br i1 %tobool, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  %call = call i32 @__cxa_thread_atexit(void (i8*)* noundef @_ZL8clean_upPv, i8* noundef null, i8* noundef null) #9
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  store i8 1, i8* @_ZL9cleans_up, align 1
  ret void
}

; Function Attrs: mustprogress noinline uwtable
define internal void @_ZL8clean_upPv(i8* noundef %0) #0 {
entry:
  %.addr = alloca i8*, align 8
  store i8* %0, i8** %.addr, align 8
  call void @__thinair_rust_clean_up(i8* noundef null) #9
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @_ZL7no_dropPv(i8* noundef %0) #2 {
entry:
  %.addr = alloca i8*, align 8
  store i8* %0, i8** %.addr, align 8
  ret void
}

; Function Attrs: mustprogress noinline uwtable
define internal noundef zeroext i1 @_ZL10write_textPvPKhm(i8* noundef %0, i8* noundef %text, i64 noundef %length) #0 {
entry:
  %.addr = alloca i8*, align 8
  %text.addr = alloca i8*, align 8
  %length.addr = alloca i64, align 8
  store i8* %0, i8** %.addr, align 8
  store i8* %text, i8** %text.addr, align 8
  store i64 %length, i64* %length.addr, align 8
  %1 = load i8*, i8** %text.addr, align 8
  %2 = load i64, i64* %length.addr, align 8
  call void @_ZL10print_textPKhm(i8* noundef %1, i64 noundef %2) #9
  ret i1 false
}

; Function Attrs: mustprogress noinline uwtable
define internal noundef zeroext i1 @_ZL12write_letterPvj(i8* noundef %0, i32 noundef %letter) #0 {
entry:
  %.addr = alloca i8*, align 8
  %letter.addr = alloca i32, align 4
  store i8* %0, i8** %.addr, align 8
  store i32 %letter, i32* %letter.addr, align 4
  %1 = load i32, i32* %letter.addr, align 4
  %call = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.8, i64 0, i64 0), i32 noundef %1) #9
  ret i1 false
}

; Function Attrs: mustprogress noinline uwtable
define internal noundef zeroext i1 @_ZL12write_formatPvS_S_(i8* noundef %0, i8* noundef %1, i8* noundef %2) #0 {
entry:
  %.addr = alloca i8*, align 8
  %.addr1 = alloca i8*, align 8
  %.addr2 = alloca i8*, align 8
  store i8* %0, i8** %.addr, align 8
  store i8* %1, i8** %.addr1, align 8
  store i8* %2, i8** %.addr2, align 8
  call void @__thinair_limit(i32 noundef 0, i8* noundef getelementptr inbounds ([40 x i8], [40 x i8]* @.str.9, i64 0, i64 0)) #9
  ret i1 false
}

; Function Attrs: mustprogress noinline uwtable
define internal void @_ZL10print_textPKhm(i8* noundef %text, i64 noundef %length) #0 {
entry:
  %text.addr = alloca i8*, align 8
  %length.addr = alloca i64, align 8
  %at = alloca i64, align 8
  %letter = alloca i32, align 4
  %more = alloca i32, align 4
  store i8* %text, i8** %text.addr, align 8
  store i64 %length, i64* %length.addr, align 8
  store i64 0, i64* %at, align 8
  br label %for.cond

for.cond:                                         ; preds = %for.end, %entry
  %0 = load i64, i64* %at, align 8
  %1 = load i64, i64* %length.addr, align 8
  %cmp = icmp ult i64 %0, %1
  br i1 %cmp, label %for.body, label %for.end17

for.body:                                         ; preds = %for.cond
  %2 = load i8*, i8** %text.addr, align 8
  %3 = load i64, i64* %at, align 8
  %inc = add i64 %3, 1
  store i64 %inc, i64* %at, align 8
  %arrayidx = getelementptr inbounds i8, i8* %2, i64 %3
  %4 = load i8, i8* %arrayidx, align 1
  %conv = zext i8 %4 to i32
  store i32 %conv, i32* %letter, align 4
  %5 = load i32, i32* %letter, align 4
  %cmp1 = icmp ult i32 %5, 192
  br i1 %cmp1, label %cond.true, label %cond.false

cond.true:                                        ; preds = %for.body
  br label %cond.end7

cond.false:                                       ; preds = %for.body
  %6 = load i32, i32* %letter, align 4
  %cmp2 = icmp ult i32 %6, 224
  br i1 %cmp2, label %cond.true3, label %cond.false4

cond.true3:                                       ; preds = %cond.false
  br label %cond.end

cond.false4:                                      ; preds = %cond.false
  %7 = load i32, i32* %letter, align 4
  %cmp5 = icmp ult i32 %7, 240
  %8 = zext i1 %cmp5 to i64
  %cond = select i1 %cmp5, i32 2, i32 3
  br label %cond.end

cond.end:                                         ; preds = %cond.false4, %cond.true3
  %cond6 = phi i32 [ 1, %cond.true3 ], [ %cond, %cond.false4 ]
  br label %cond.end7

cond.end7:                                        ; preds = %cond.end, %cond.true
  %cond8 = phi i32 [ 0, %cond.true ], [ %cond6, %cond.end ]
  store i32 %cond8, i32* %more, align 4
  %9 = load i32, i32* %more, align 4
  %tobool = icmp ne i32 %9, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %cond.end7
  %10 = load i32, i32* %more, align 4
  %shr = ashr i32 63, %10
  %11 = load i32, i32* %letter, align 4
  %and = and i32 %11, %shr
  store i32 %and, i32* %letter, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %cond.end7
  br label %for.cond9

for.cond9:                                        ; preds = %for.inc, %if.end
  %12 = load i32, i32* %more, align 4
  %tobool10 = icmp ne i32 %12, 0
  br i1 %tobool10, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %for.cond9
  %13 = load i64, i64* %at, align 8
  %14 = load i64, i64* %length.addr, align 8
  %cmp11 = icmp ult i64 %13, %14
  br label %land.end

land.end:                                         ; preds = %land.rhs, %for.cond9
  %15 = phi i1 [ false, %for.cond9 ], [ %cmp11, %land.rhs ]
  br i1 %15, label %for.body12, label %for.end

for.body12:                                       ; preds = %land.end
  %16 = load i32, i32* %letter, align 4
  %shl = shl i32 %16, 6
  %17 = load i8*, i8** %text.addr, align 8
  %18 = load i64, i64* %at, align 8
  %inc13 = add i64 %18, 1
  store i64 %inc13, i64* %at, align 8
  %arrayidx14 = getelementptr inbounds i8, i8* %17, i64 %18
  %19 = load i8, i8* %arrayidx14, align 1
  %conv15 = zext i8 %19 to i32
  %and16 = and i32 %conv15, 63
  %or = or i32 %shl, %and16
  store i32 %or, i32* %letter, align 4
  br label %for.inc

for.inc:                                          ; preds = %for.body12
  %20 = load i32, i32* %more, align 4
  %dec = add i32 %20, -1
  store i32 %dec, i32* %more, align 4
  br label %for.cond9, !llvm.loop !23

for.end:                                          ; preds = %land.end
  %21 = load i32, i32* %letter, align 4
  %call = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.8, i64 0, i64 0), i32 noundef %21) #9
  br label %for.cond, !llvm.loop !24

for.end17:                                        ; preds = %for.cond
  ret void
}

declare i32 @printf(i8* noundef, ...) #1

declare i32 @__thinair_caught() #1

; Function Attrs: mustprogress noinline uwtable
define internal void @_ZL12print_numberj(i32 noundef %number) #0 {
entry:
  %number.addr = alloca i32, align 4
  %power = alloca i32, align 4
  store i32 %number, i32* %number.addr, align 4
  store i32 1, i32* %power, align 4
  br label %while.cond

while.cond:                                       ; preds = %while.body, %entry
  %0 = load i32, i32* %number.addr, align 4
  %1 = load i32, i32* %power, align 4
  %div = udiv i32 %0, %1
  %cmp = icmp uge i32 %div, 10
  br i1 %cmp, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %2 = load i32, i32* %power, align 4
  %mul = mul i32 %2, 10
  store i32 %mul, i32* %power, align 4
  br label %while.cond, !llvm.loop !25

while.end:                                        ; preds = %while.cond
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %while.end
  %3 = load i32, i32* %power, align 4
  %tobool = icmp ne i32 %3, 0
  br i1 %tobool, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %4 = load i32, i32* %number.addr, align 4
  %5 = load i32, i32* %power, align 4
  %div1 = udiv i32 %4, %5
  %rem = urem i32 %div1, 10
  %add = add i32 48, %rem
  %call = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.8, i64 0, i64 0), i32 noundef %add) #9
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %6 = load i32, i32* %power, align 4
  %div2 = udiv i32 %6, 10
  store i32 %div2, i32* %power, align 4
  br label %for.cond, !llvm.loop !26

for.end:                                          ; preds = %for.cond
  ret void
}

; Function Attrs: nounwind readonly willreturn
declare i64 @strlen(i8* noundef) #7

; Function Attrs: mustprogress noinline uwtable
define internal noundef zeroext i1 @_ZL11keep_letterPvj(i8* noundef %0, i32 noundef %letter) #0 {
entry:
  %.addr = alloca i8*, align 8
  %letter.addr = alloca i32, align 4
  %bytes = alloca [4 x i8], align 1
  %length = alloca i64, align 8
  %at = alloca i64, align 8
  store i8* %0, i8** %.addr, align 8
  store i32 %letter, i32* %letter.addr, align 4
  %1 = load i32, i32* %letter.addr, align 4
  %cmp = icmp ult i32 %1, 128
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  br label %cond.end6

cond.false:                                       ; preds = %entry
  %2 = load i32, i32* %letter.addr, align 4
  %cmp1 = icmp ult i32 %2, 2048
  br i1 %cmp1, label %cond.true2, label %cond.false3

cond.true2:                                       ; preds = %cond.false
  br label %cond.end

cond.false3:                                      ; preds = %cond.false
  %3 = load i32, i32* %letter.addr, align 4
  %cmp4 = icmp ult i32 %3, 65536
  %4 = zext i1 %cmp4 to i64
  %cond = select i1 %cmp4, i32 3, i32 4
  br label %cond.end

cond.end:                                         ; preds = %cond.false3, %cond.true2
  %cond5 = phi i32 [ 2, %cond.true2 ], [ %cond, %cond.false3 ]
  br label %cond.end6

cond.end6:                                        ; preds = %cond.end, %cond.true
  %cond7 = phi i32 [ 1, %cond.true ], [ %cond5, %cond.end ]
  %conv = sext i32 %cond7 to i64
  store i64 %conv, i64* %length, align 8
  %5 = load i64, i64* %length, align 8
  store i64 %5, i64* %at, align 8
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %cond.end6
  %6 = load i64, i64* %at, align 8
  %dec = add i64 %6, -1
  store i64 %dec, i64* %at, align 8
  %cmp8 = icmp ugt i64 %6, 1
  br i1 %cmp8, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %7 = load i32, i32* %letter.addr, align 4
  %and = and i32 %7, 63
  %or = or i32 128, %and
  %conv9 = trunc i32 %or to i8
  %8 = load i64, i64* %at, align 8
  %arrayidx = getelementptr inbounds [4 x i8], [4 x i8]* %bytes, i64 0, i64 %8
  store i8 %conv9, i8* %arrayidx, align 1
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %9 = load i32, i32* %letter.addr, align 4
  %shr = lshr i32 %9, 6
  store i32 %shr, i32* %letter.addr, align 4
  br label %for.cond, !llvm.loop !27

for.end:                                          ; preds = %for.cond
  %10 = load i64, i64* %length, align 8
  %cmp10 = icmp eq i64 %10, 1
  br i1 %cmp10, label %cond.true11, label %cond.false12

cond.true11:                                      ; preds = %for.end
  %11 = load i32, i32* %letter.addr, align 4
  br label %cond.end15

cond.false12:                                     ; preds = %for.end
  %12 = load i64, i64* %length, align 8
  %sub = sub i64 4, %12
  %sh_prom = trunc i64 %sub to i32
  %shl = shl i32 240, %sh_prom
  %and13 = and i32 %shl, 255
  %13 = load i32, i32* %letter.addr, align 4
  %or14 = or i32 %and13, %13
  br label %cond.end15

cond.end15:                                       ; preds = %cond.false12, %cond.true11
  %cond16 = phi i32 [ %11, %cond.true11 ], [ %or14, %cond.false12 ]
  %conv17 = trunc i32 %cond16 to i8
  %arrayidx18 = getelementptr inbounds [4 x i8], [4 x i8]* %bytes, i64 0, i64 0
  store i8 %conv17, i8* %arrayidx18, align 1
  %arraydecay = getelementptr inbounds [4 x i8], [4 x i8]* %bytes, i64 0, i64 0
  %14 = load i64, i64* %length, align 8
  %call = call noundef zeroext i1 @_ZL9keep_textPvPKhm(i8* noundef null, i8* noundef %arraydecay, i64 noundef %14) #9
  ret i1 %call
}

; Function Attrs: nounwind readnone willreturn
declare i32* @__errno_location() #8

declare void @__thinair_rust_clean_up(i8* noundef) #1

; Function Attrs: mustprogress noinline nounwind uwtable
define internal noundef i32 @"_ZZ26__thinair_rust_bytes_equalENK3$_0clEaa"(%class.anon* noundef nonnull align 1 dereferenceable(1) %this, i8 noundef signext %one, i8 noundef signext %other) #2 align 2 {
entry:
  %this.addr = alloca %class.anon*, align 8
  %one.addr = alloca i8, align 1
  %other.addr = alloca i8, align 1
  store %class.anon* %this, %class.anon** %this.addr, align 8
  store i8 %one, i8* %one.addr, align 1
  store i8 %other, i8* %other.addr, align 1
  %this1 = load %class.anon*, %class.anon** %this.addr, align 8
  %0 = load i8, i8* %one.addr, align 1
  %conv = sext i8 %0 to i32
  %1 = load i8, i8* %other.addr, align 1
  %conv2 = sext i8 %1 to i32
  %cmp = icmp eq i32 %conv, %conv2
  %2 = zext i1 %cmp to i64
  %cond = select i1 %cmp, i32 -1, i32 0
  ret i32 %cond
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal noundef i32 @"_ZZ28__thinair_rust_bytes_greaterENK3$_1clEaa"(%class.anon.0* noundef nonnull align 1 dereferenceable(1) %this, i8 noundef signext %one, i8 noundef signext %other) #2 align 2 {
entry:
  %this.addr = alloca %class.anon.0*, align 8
  %one.addr = alloca i8, align 1
  %other.addr = alloca i8, align 1
  store %class.anon.0* %this, %class.anon.0** %this.addr, align 8
  store i8 %one, i8* %one.addr, align 1
  store i8 %other, i8* %other.addr, align 1
  %this1 = load %class.anon.0*, %class.anon.0** %this.addr, align 8
  %0 = load i8, i8* %one.addr, align 1
  %conv = sext i8 %0 to i32
  %1 = load i8, i8* %other.addr, align 1
  %conv2 = sext i8 %1 to i32
  %cmp = icmp sgt i32 %conv, %conv2
  %2 = zext i1 %cmp to i64
  %cond = select i1 %cmp, i32 -1, i32 0
  ret i32 %cond
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal noundef i32 @"_ZZ23__thinair_rust_bytes_orENK3$_2clEaa"(%class.anon.2* noundef nonnull align 1 dereferenceable(1) %this, i8 noundef signext %one, i8 noundef signext %other) #2 align 2 {
entry:
  %this.addr = alloca %class.anon.2*, align 8
  %one.addr = alloca i8, align 1
  %other.addr = alloca i8, align 1
  store %class.anon.2* %this, %class.anon.2** %this.addr, align 8
  store i8 %one, i8* %one.addr, align 1
  store i8 %other, i8* %other.addr, align 1
  %this1 = load %class.anon.2*, %class.anon.2** %this.addr, align 8
  %0 = load i8, i8* %one.addr, align 1
  %conv = sext i8 %0 to i32
  %1 = load i8, i8* %other.addr, align 1
  %conv2 = sext i8 %1 to i32
  %or = or i32 %conv, %conv2
  ret i32 %or
}


!llvm.linker.options = !{}
!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 1}
!4 = !{i32 7, !"frame-pointer", i32 2}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
!8 = distinct !{!8, !7}
!9 = distinct !{!9, !7}
!10 = distinct !{!10, !7}
!11 = distinct !{!11, !7}
!12 = distinct !{!12, !7}
!13 = distinct !{!13, !7}
!14 = distinct !{!14, !7}
!15 = distinct !{!15, !7}
!16 = distinct !{!16, !7}
!17 = distinct !{!17, !7}
!18 = distinct !{!18, !7}
!19 = distinct !{!19, !7}
!20 = distinct !{!20, !7}
!21 = distinct !{!21, !7}
!22 = distinct !{!22, !7}
!23 = distinct !{!23, !7}
!24 = distinct !{!24, !7}
!25 = distinct !{!25, !7}
!26 = distinct !{!26, !7}
!27 = distinct !{!27, !7}
