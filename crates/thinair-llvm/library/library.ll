target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.anon = type { i8*, i32 }
%struct.anon.10 = type { void (i8*)*, i8* }
%struct.thread_local_end = type { void (i8*)*, i8*, %struct.thread_local_end* }
%union.pthread_mutexattr_t = type { i32 }
%struct.mutex = type { i32, i32, i32, i32, i32 }
%union.mtx_t = type { i64, [32 x i8] }
%struct.timespec = type { i64, i64 }
%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { %struct.__pthread_internal_list*, %struct.__pthread_internal_list* }
%union.pthread_rwlock_t = type { %struct.__pthread_rwlock_arch_t }
%struct.__pthread_rwlock_arch_t = type { i32, i32, i32, i32, i32, i32, i32, i32, i8, [7 x i8], i64, i32 }
%union.pthread_rwlockattr_t = type { i64 }
%union.anon.12 = type { i64 }
%union.anon.13 = type { double }
%struct.__va_list_tag = type { i32, i32, i8*, i8* }
%union.pthread_attr_t = type { i64, [48 x i8] }
%union.pthread_condattr_t = type { i32 }
%union.pthread_barrierattr_t = type { i32 }
%struct.cpu_set_t = type { [16 x i64] }
%struct.__sigset_t = type { [16 x i64] }
%struct.sigaction = type { %union.anon, %struct.__sigset_t, i32, void ()* }
%union.anon = type { void (i32)* }
%struct.__once_flag = type { i32 }
%struct.timeval = type { i64, i64 }
%struct.pollfd = type { i32, i16, i16 }
%union.pthread_cond_t = type { %struct.__pthread_cond_s }
%struct.__pthread_cond_s = type { %union.__atomic_wide_counter, %union.__atomic_wide_counter, [2 x i32], [2 x i32], i32, i32, [2 x i32] }
%union.__atomic_wide_counter = type { i64 }
%struct.condition = type { i64, i8*, i32 }
%union.cnd_t = type { i64, [40 x i8] }
%union.pthread_barrier_t = type { i64, [24 x i8] }
%struct.barrier = type { i32, i32, i32, i32, i32 }
%union.sem_t = type { i64, [24 x i8] }
%struct.file = type opaque

@.str = private unnamed_addr constant [39 x i8] c"a lock is initialised while it is held\00", align 1
@.str.1 = private unnamed_addr constant [50 x i8] c"a lock is initialised that is initialised already\00", align 1
@held = internal thread_local global [16 x %struct.anon] zeroinitializer, align 16
@.str.2 = private unnamed_addr constant [59 x i8] c"unlock of a recursive mutex that this thread does not hold\00", align 1
@.str.3 = private unnamed_addr constant [74 x i8] c"wait for a condition variable with a mutex that this thread does not hold\00", align 1
@.str.4 = private unnamed_addr constant [26 x i8] c"a lock is destroyed twice\00", align 1
@.str.5 = private unnamed_addr constant [37 x i8] c"a lock is destroyed while it is held\00", align 1
@.str.6 = private unnamed_addr constant [87 x i8] c"a lock is taken for writing by a thread that holds it for reading: it waits for itself\00", align 1
@.str.7 = private unnamed_addr constant [38 x i8] c"a lock is used after it was destroyed\00", align 1
@.str.8 = private unnamed_addr constant [48 x i8] c"unlock of a lock that this thread does not hold\00", align 1
@sizes = internal global [4096 x i64] zeroinitializer, align 16
@origins = internal global [4096 x i64] zeroinitializer, align 16
@.str.9 = private unnamed_addr constant [40 x i8] c"memory of malloc() is deleted by delete\00", align 1
@.str.10 = private unnamed_addr constant [37 x i8] c"what new has made is freed by free()\00", align 1
@.str.11 = private unnamed_addr constant [41 x i8] c"what new has made is deleted by delete[]\00", align 1
@.str.12 = private unnamed_addr constant [58 x i8] c"what new[] has made is deleted by delete, not by delete[]\00", align 1
@.str.13 = private unnamed_addr constant [44 x i8] c"an object is deleted as one of another size\00", align 1
@kinds_from_zero = internal constant i16* bitcast (i8* getelementptr (i8, i8* bitcast (<{ [256 x i16], [128 x i16] }>* @kinds to i8*), i64 256) to i16*), align 8
@.str.14 = private unnamed_addr constant [6 x i8] c"error\00", align 1
@.str.15 = private unnamed_addr constant [49 x i8] c"pow is supported for whole exponents, up to 1024\00", align 1
@.str.16 = private unnamed_addr constant [57 x i8] c"sysconf knows pages, processors and the least stack only\00", align 1
@optind = dso_local global i32 1, align 4
@opterr = dso_local global i32 1, align 4
@optopt = dso_local global i32 63, align 4
@.str.17 = private unnamed_addr constant [26 x i8] c"getopt knows no arguments\00", align 1
@token_rest = internal global i8* null, align 8
@.str.18 = private unnamed_addr constant [6 x i8] c"(nil)\00", align 1
@.str.19 = private unnamed_addr constant [39 x i8] c"long double is not supported in printf\00", align 1
@.str.20 = private unnamed_addr constant [39 x i8] c"this format is not supported in printf\00", align 1
@__thinair_results = dso_local global [65 x i8*] zeroinitializer, align 16
@__thinair_without_result = dso_local global [65 x i32] zeroinitializer, align 16
@detached = internal global [65 x i32] zeroinitializer, align 16
@.str.21 = private unnamed_addr constant [35 x i8] c"join of a thread that was detached\00", align 1
@.str.22 = private unnamed_addr constant [41 x i8] c"a thread is detached that does not exist\00", align 1
@.str.23 = private unnamed_addr constant [37 x i8] c"a thread is detached that was joined\00", align 1
@.str.24 = private unnamed_addr constant [27 x i8] c"a thread is detached twice\00", align 1
@keys = internal global i32 0, align 4
@.str.25 = private unnamed_addr constant [36 x i8] c"more than 16 keys are not supported\00", align 1
@destructors = internal global [16 x void (i8*)*] zeroinitializer, align 16
@values = internal thread_local global [16 x i8*] zeroinitializer, align 16
@error_number = internal thread_local global i32 0, align 4
@handler_count = internal global i32 0, align 4
@.str.26 = private unnamed_addr constant [66 x i8] c"more than 32 things to do when the program ends are not supported\00", align 1
@handlers = internal global [32 x %struct.anon.10] zeroinitializer, align 16
@last_thread_local = internal thread_local global %struct.thread_local_end* null, align 8
@.str.27 = private unnamed_addr constant [34 x i8] c"poll() for files is not supported\00", align 1
@.str.28 = private unnamed_addr constant [34 x i8] c"pthread_cancel() is not supported\00", align 1
@.str.29 = private unnamed_addr constant [40 x i8] c"a condition variable is destroyed twice\00", align 1
@.str.30 = private unnamed_addr constant [62 x i8] c"a condition variable is destroyed while a thread waits for it\00", align 1
@wake = internal global [65 x i32] zeroinitializer, align 16
@.str.31 = private unnamed_addr constant [53 x i8] c"a barrier is initialised that is initialised already\00", align 1
@barriers = internal global i32 0, align 4
@.str.32 = private unnamed_addr constant [53 x i8] c"a barrier that was not initialised, or was destroyed\00", align 1
@passed = internal thread_local global [16 x i32] zeroinitializer, align 16
@arrivals = internal global [16 x [2 x [65 x i32]]] zeroinitializer, align 16
@.str.33 = private unnamed_addr constant [50 x i8] c"a barrier is destroyed while a thread waits at it\00", align 1
@.str.34 = private unnamed_addr constant [55 x i8] c"a semaphore is initialised that is initialised already\00", align 1
@.str.35 = private unnamed_addr constant [31 x i8] c"a semaphore is destroyed twice\00", align 1
@.str.36 = private unnamed_addr constant [45 x i8] c"a semaphore is used that was not initialised\00", align 1
@.str.37 = private unnamed_addr constant [35 x i8] c"a semaphore gets too large a value\00", align 1
@.str.38 = private unnamed_addr constant [57 x i8] c"this system call is not supported (futex and gettid are)\00", align 1
@.str.39 = private unnamed_addr constant [60 x i8] c"a futex operation other than wait and wake is not supported\00", align 1
@optarg = dso_local global i8* null, align 8
@__thinair_atomic = dso_local global i32 0, align 4
@.str.40 = private unnamed_addr constant [54 x i8] c"more than 16 locks held by a thread are not supported\00", align 1
@.str.41 = private unnamed_addr constant [63 x i8] c"more than 4096 objects are not supported together with realloc\00", align 1
@kinds = internal constant <{ [256 x i16], [128 x i16] }> <{ [256 x i16] [i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 8195, i16 8194, i16 8194, i16 8194, i16 8194, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 24577, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -11000, i16 -11000, i16 -11000, i16 -11000, i16 -11000, i16 -11000, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -10744, i16 -10744, i16 -10744, i16 -10744, i16 -10744, i16 -10744, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 2], [128 x i16] zeroinitializer }>, align 16
@.str.43 = private unnamed_addr constant [56 x i8] c"a number with so many digits is not supported in printf\00", align 1
@.str.44 = private unnamed_addr constant [27 x i8] c"a key that was not created\00", align 1
@.str.45 = private unnamed_addr constant [64 x i8] c"a condition variable is initialised that is initialised already\00", align 1
@.str.46 = private unnamed_addr constant [52 x i8] c"a condition variable is used after it was destroyed\00", align 1
@.str.47 = private unnamed_addr constant [61 x i8] c"threads wait for a condition variable with different mutexes\00", align 1
@.str.48 = private unnamed_addr constant [43 x i8] c"a semaphore is used after it was destroyed\00", align 1
@waited_for = internal global [65 x i8*] zeroinitializer, align 16
@queues = internal global [16 x i64] zeroinitializer, align 16
@.str.49 = private unnamed_addr constant [38 x i8] c"this format is not supported in scanf\00", align 1
@.str.50 = private unnamed_addr constant [50 x i8] c"numbers of some digits are not supported in scanf\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local void @__thinair_init_word(i32* noundef %lock) #0 {
entry:
  %lock.addr = alloca i32*, align 8
  store i32* %lock, i32** %lock.addr, align 8
  %0 = load i32*, i32** %lock.addr, align 8
  %1 = bitcast i32* %0 to i8*
  %call = call i32 @__thinair_copied_4(i8* noundef %1) #9
  %cmp = icmp ne i32 %call, 1
  %conv = zext i1 %cmp to i32
  call void @__thinair_check(i32 noundef %conv, i8* noundef getelementptr inbounds ([39 x i8], [39 x i8]* @.str, i64 0, i64 0)) #9
  %2 = load i32*, i32** %lock.addr, align 8
  store i32 0, i32* %2, align 4
  ret void
}

declare void @__thinair_check(i32 noundef, i8* noundef) #1

declare i32 @__thinair_copied_4(i8* noundef) #1

; Function Attrs: noinline nounwind uwtable
define dso_local void @__thinair_init_lock(i32* noundef %lock) #0 {
entry:
  %lock.addr = alloca i32*, align 8
  store i32* %lock, i32** %lock.addr, align 8
  %0 = load i32*, i32** %lock.addr, align 8
  %1 = bitcast i32* %0 to i8*
  %call = call i32 @__thinair_copied_4(i8* noundef %1) #9
  %cmp = icmp ne i32 %call, 1
  %conv = zext i1 %cmp to i32
  call void @__thinair_check(i32 noundef %conv, i8* noundef getelementptr inbounds ([39 x i8], [39 x i8]* @.str, i64 0, i64 0)) #9
  %2 = load i32*, i32** %lock.addr, align 8
  %add.ptr = getelementptr inbounds i32, i32* %2, i64 1
  %3 = bitcast i32* %add.ptr to i8*
  %call1 = call i32 @__thinair_copied_4(i8* noundef %3) #9
  %cmp2 = icmp ne i32 %call1, 437721623
  %conv3 = zext i1 %cmp2 to i32
  call void @__thinair_check(i32 noundef %conv3, i8* noundef getelementptr inbounds ([50 x i8], [50 x i8]* @.str.1, i64 0, i64 0)) #9
  %4 = load i32*, i32** %lock.addr, align 8
  %arrayidx = getelementptr inbounds i32, i32* %4, i64 0
  store i32 0, i32* %arrayidx, align 4
  %5 = load i32*, i32** %lock.addr, align 8
  %arrayidx4 = getelementptr inbounds i32, i32* %5, i64 1
  store i32 437721623, i32* %arrayidx4, align 4
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @pthread_mutexattr_init(%union.pthread_mutexattr_t* noundef nonnull %attributes) #0 {
entry:
  %attributes.addr = alloca %union.pthread_mutexattr_t*, align 8
  store %union.pthread_mutexattr_t* %attributes, %union.pthread_mutexattr_t** %attributes.addr, align 8
  %0 = load %union.pthread_mutexattr_t*, %union.pthread_mutexattr_t** %attributes.addr, align 8
  %1 = bitcast %union.pthread_mutexattr_t* %0 to i32*
  store i32 0, i32* %1, align 4
  ret i32 0
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @pthread_mutexattr_settype(%union.pthread_mutexattr_t* noundef nonnull %attributes, i32 noundef %kind) #0 {
entry:
  %retval = alloca i32, align 4
  %attributes.addr = alloca %union.pthread_mutexattr_t*, align 8
  %kind.addr = alloca i32, align 4
  store %union.pthread_mutexattr_t* %attributes, %union.pthread_mutexattr_t** %attributes.addr, align 8
  store i32 %kind, i32* %kind.addr, align 4
  %0 = load i32, i32* %kind.addr, align 4
  %cmp = icmp ne i32 %0, 0
  br i1 %cmp, label %land.lhs.true, label %if.end

land.lhs.true:                                    ; preds = %entry
  %1 = load i32, i32* %kind.addr, align 4
  %cmp1 = icmp ne i32 %1, 1
  br i1 %cmp1, label %land.lhs.true2, label %if.end

land.lhs.true2:                                   ; preds = %land.lhs.true
  %2 = load i32, i32* %kind.addr, align 4
  %cmp3 = icmp ne i32 %2, 2
  br i1 %cmp3, label %land.lhs.true4, label %if.end

land.lhs.true4:                                   ; preds = %land.lhs.true2
  %3 = load i32, i32* %kind.addr, align 4
  %cmp5 = icmp ne i32 %3, 3
  br i1 %cmp5, label %if.then, label %if.end

if.then:                                          ; preds = %land.lhs.true4
  store i32 22, i32* %retval, align 4
  br label %return

if.end:                                           ; preds = %land.lhs.true4, %land.lhs.true2, %land.lhs.true, %entry
  %4 = load i32, i32* %kind.addr, align 4
  %5 = load %union.pthread_mutexattr_t*, %union.pthread_mutexattr_t** %attributes.addr, align 8
  %6 = bitcast %union.pthread_mutexattr_t* %5 to i32*
  store i32 %4, i32* %6, align 4
  store i32 0, i32* %retval, align 4
  br label %return

return:                                           ; preds = %if.end, %if.then
  %7 = load i32, i32* %retval, align 4
  ret i32 %7
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @pthread_mutexattr_gettype(%union.pthread_mutexattr_t* noundef nonnull %attributes, i32* noundef nonnull %kind) #0 {
entry:
  %attributes.addr = alloca %union.pthread_mutexattr_t*, align 8
  %kind.addr = alloca i32*, align 8
  store %union.pthread_mutexattr_t* %attributes, %union.pthread_mutexattr_t** %attributes.addr, align 8
  store i32* %kind, i32** %kind.addr, align 8
  %0 = load %union.pthread_mutexattr_t*, %union.pthread_mutexattr_t** %attributes.addr, align 8
  %1 = bitcast %union.pthread_mutexattr_t* %0 to i32*
  %2 = load i32, i32* %1, align 4
  %3 = load i32*, i32** %kind.addr, align 8
  store i32 %2, i32* %3, align 4
  ret i32 0
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @__thinair_mutex_init(%struct.mutex* noundef %mutex, %union.pthread_mutexattr_t* noundef %attributes) #0 {
entry:
  %mutex.addr = alloca %struct.mutex*, align 8
  %attributes.addr = alloca %union.pthread_mutexattr_t*, align 8
  store %struct.mutex* %mutex, %struct.mutex** %mutex.addr, align 8
  store %union.pthread_mutexattr_t* %attributes, %union.pthread_mutexattr_t** %attributes.addr, align 8
  %0 = load %struct.mutex*, %struct.mutex** %mutex.addr, align 8
  %lock = getelementptr inbounds %struct.mutex, %struct.mutex* %0, i32 0, i32 0
  call void @__thinair_init_lock(i32* noundef %lock) #9
  %1 = load %union.pthread_mutexattr_t*, %union.pthread_mutexattr_t** %attributes.addr, align 8
  %tobool = icmp ne %union.pthread_mutexattr_t* %1, null
  br i1 %tobool, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  %2 = load %union.pthread_mutexattr_t*, %union.pthread_mutexattr_t** %attributes.addr, align 8
  %3 = bitcast %union.pthread_mutexattr_t* %2 to i32*
  %4 = load i32, i32* %3, align 4
  br label %cond.end

cond.false:                                       ; preds = %entry
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %4, %cond.true ], [ 0, %cond.false ]
  %5 = load %struct.mutex*, %struct.mutex** %mutex.addr, align 8
  %kind = getelementptr inbounds %struct.mutex, %struct.mutex* %5, i32 0, i32 4
  store i32 %cond, i32* %kind, align 4
  ret i32 0
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @__thinair_mutex_lock(%struct.mutex* noundef %mutex) #0 {
entry:
  %retval = alloca i32, align 4
  %mutex.addr = alloca %struct.mutex*, align 8
  %again = alloca i32, align 4
  %watched = alloca i32, align 4
  store %struct.mutex* %mutex, %struct.mutex** %mutex.addr, align 8
  %0 = load %struct.mutex*, %struct.mutex** %mutex.addr, align 8
  %call = call i32 @is_watched(%struct.mutex* noundef %0) #9
  store i32 %call, i32* %watched, align 4
  %1 = load i32, i32* %watched, align 4
  %tobool = icmp ne i32 %1, 0
  br i1 %tobool, label %land.lhs.true, label %if.end

land.lhs.true:                                    ; preds = %entry
  %2 = load %struct.mutex*, %struct.mutex** %mutex.addr, align 8
  %call1 = call i32 @is_mine(%struct.mutex* noundef %2, i32* noundef %again) #9
  %tobool2 = icmp ne i32 %call1, 0
  br i1 %tobool2, label %if.then, label %if.end

if.then:                                          ; preds = %land.lhs.true
  %3 = load i32, i32* %again, align 4
  store i32 %3, i32* %retval, align 4
  br label %return

if.end:                                           ; preds = %land.lhs.true, %entry
  %4 = load %struct.mutex*, %struct.mutex** %mutex.addr, align 8
  %lock = getelementptr inbounds %struct.mutex, %struct.mutex* %4, i32 0, i32 0
  call void @__thinair_lock(i32* noundef %lock) #9
  %5 = load i32, i32* %watched, align 4
  %tobool3 = icmp ne i32 %5, 0
  br i1 %tobool3, label %if.then4, label %if.end5

if.then4:                                         ; preds = %if.end
  %6 = load %struct.mutex*, %struct.mutex** %mutex.addr, align 8
  call void @take(%struct.mutex* noundef %6) #9
  br label %if.end5

if.end5:                                          ; preds = %if.then4, %if.end
  store i32 0, i32* %retval, align 4
  br label %return

return:                                           ; preds = %if.end5, %if.then
  %7 = load i32, i32* %retval, align 4
  ret i32 %7
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @is_watched(%struct.mutex* noundef %mutex) #0 {
entry:
  %mutex.addr = alloca %struct.mutex*, align 8
  store %struct.mutex* %mutex, %struct.mutex** %mutex.addr, align 8
  %0 = load %struct.mutex*, %struct.mutex** %mutex.addr, align 8
  %kind = getelementptr inbounds %struct.mutex, %struct.mutex* %0, i32 0, i32 4
  %1 = load i32, i32* %kind, align 4
  %cmp = icmp eq i32 %1, 1
  br i1 %cmp, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %entry
  %2 = load %struct.mutex*, %struct.mutex** %mutex.addr, align 8
  %kind1 = getelementptr inbounds %struct.mutex, %struct.mutex* %2, i32 0, i32 4
  %3 = load i32, i32* %kind1, align 4
  %cmp2 = icmp eq i32 %3, 2
  br label %lor.end

lor.end:                                          ; preds = %lor.rhs, %entry
  %4 = phi i1 [ true, %entry ], [ %cmp2, %lor.rhs ]
  %lor.ext = zext i1 %4 to i32
  ret i32 %lor.ext
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @is_mine(%struct.mutex* noundef %mutex, i32* noundef %again) #0 {
entry:
  %retval = alloca i32, align 4
  %mutex.addr = alloca %struct.mutex*, align 8
  %again.addr = alloca i32*, align 8
  %i = alloca i32, align 4
  store %struct.mutex* %mutex, %struct.mutex** %mutex.addr, align 8
  store i32* %again, i32** %again.addr, align 8
  %0 = load %struct.mutex*, %struct.mutex** %mutex.addr, align 8
  %1 = bitcast %struct.mutex* %0 to i8*
  %call = call i32 @find(i8* noundef %1) #9
  store i32 %call, i32* %i, align 4
  %2 = load i32, i32* %i, align 4
  %idxprom = sext i32 %2 to i64
  %arrayidx = getelementptr inbounds [16 x %struct.anon], [16 x %struct.anon]* @held, i64 0, i64 %idxprom
  %lock = getelementptr inbounds %struct.anon, %struct.anon* %arrayidx, i32 0, i32 0
  %3 = load i8*, i8** %lock, align 16
  %tobool = icmp ne i8* %3, null
  br i1 %tobool, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  store i32 0, i32* %retval, align 4
  br label %return

if.end:                                           ; preds = %entry
  %4 = load i32*, i32** %again.addr, align 8
  store i32 35, i32* %4, align 4
  %5 = load %struct.mutex*, %struct.mutex** %mutex.addr, align 8
  %kind = getelementptr inbounds %struct.mutex, %struct.mutex* %5, i32 0, i32 4
  %6 = load i32, i32* %kind, align 4
  %cmp = icmp eq i32 %6, 1
  br i1 %cmp, label %if.then1, label %if.end4

if.then1:                                         ; preds = %if.end
  %7 = load i32, i32* %i, align 4
  %idxprom2 = sext i32 %7 to i64
  %arrayidx3 = getelementptr inbounds [16 x %struct.anon], [16 x %struct.anon]* @held, i64 0, i64 %idxprom2
  %count = getelementptr inbounds %struct.anon, %struct.anon* %arrayidx3, i32 0, i32 1
  %8 = load i32, i32* %count, align 8
  %inc = add nsw i32 %8, 1
  store i32 %inc, i32* %count, align 8
  %9 = load i32*, i32** %again.addr, align 8
  store i32 0, i32* %9, align 4
  br label %if.end4

if.end4:                                          ; preds = %if.then1, %if.end
  store i32 1, i32* %retval, align 4
  br label %return

return:                                           ; preds = %if.end4, %if.then
  %10 = load i32, i32* %retval, align 4
  ret i32 %10
}

declare void @__thinair_lock(i32* noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @take(%struct.mutex* noundef %mutex) #0 {
entry:
  %mutex.addr = alloca %struct.mutex*, align 8
  %i = alloca i32, align 4
  store %struct.mutex* %mutex, %struct.mutex** %mutex.addr, align 8
  %0 = load %struct.mutex*, %struct.mutex** %mutex.addr, align 8
  %1 = bitcast %struct.mutex* %0 to i8*
  %call = call i32 @find(i8* noundef %1) #9
  store i32 %call, i32* %i, align 4
  %2 = load %struct.mutex*, %struct.mutex** %mutex.addr, align 8
  %3 = bitcast %struct.mutex* %2 to i8*
  %4 = load i32, i32* %i, align 4
  %idxprom = sext i32 %4 to i64
  %arrayidx = getelementptr inbounds [16 x %struct.anon], [16 x %struct.anon]* @held, i64 0, i64 %idxprom
  %lock = getelementptr inbounds %struct.anon, %struct.anon* %arrayidx, i32 0, i32 0
  store i8* %3, i8** %lock, align 16
  %5 = load i32, i32* %i, align 4
  %idxprom1 = sext i32 %5 to i64
  %arrayidx2 = getelementptr inbounds [16 x %struct.anon], [16 x %struct.anon]* @held, i64 0, i64 %idxprom1
  %count = getelementptr inbounds %struct.anon, %struct.anon* %arrayidx2, i32 0, i32 1
  store i32 1, i32* %count, align 8
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @__thinair_mutex_trylock(%struct.mutex* noundef %mutex) #0 {
entry:
  %retval = alloca i32, align 4
  %mutex.addr = alloca %struct.mutex*, align 8
  %again = alloca i32, align 4
  %watched = alloca i32, align 4
  store %struct.mutex* %mutex, %struct.mutex** %mutex.addr, align 8
  %0 = load %struct.mutex*, %struct.mutex** %mutex.addr, align 8
  %call = call i32 @is_watched(%struct.mutex* noundef %0) #9
  store i32 %call, i32* %watched, align 4
  %1 = load i32, i32* %watched, align 4
  %tobool = icmp ne i32 %1, 0
  br i1 %tobool, label %land.lhs.true, label %if.end

land.lhs.true:                                    ; preds = %entry
  %2 = load %struct.mutex*, %struct.mutex** %mutex.addr, align 8
  %call1 = call i32 @is_mine(%struct.mutex* noundef %2, i32* noundef %again) #9
  %tobool2 = icmp ne i32 %call1, 0
  br i1 %tobool2, label %if.then, label %if.end

if.then:                                          ; preds = %land.lhs.true
  %3 = load i32, i32* %again, align 4
  %tobool3 = icmp ne i32 %3, 0
  %4 = zext i1 %tobool3 to i64
  %cond = select i1 %tobool3, i32 16, i32 0
  store i32 %cond, i32* %retval, align 4
  br label %return

if.end:                                           ; preds = %land.lhs.true, %entry
  %5 = load %struct.mutex*, %struct.mutex** %mutex.addr, align 8
  %lock = getelementptr inbounds %struct.mutex, %struct.mutex* %5, i32 0, i32 0
  %call4 = call i32 @__thinair_trylock(i32* noundef %lock) #9
  %tobool5 = icmp ne i32 %call4, 0
  br i1 %tobool5, label %if.then6, label %if.end7

if.then6:                                         ; preds = %if.end
  store i32 16, i32* %retval, align 4
  br label %return

if.end7:                                          ; preds = %if.end
  %6 = load i32, i32* %watched, align 4
  %tobool8 = icmp ne i32 %6, 0
  br i1 %tobool8, label %if.then9, label %if.end10

if.then9:                                         ; preds = %if.end7
  %7 = load %struct.mutex*, %struct.mutex** %mutex.addr, align 8
  call void @take(%struct.mutex* noundef %7) #9
  br label %if.end10

if.end10:                                         ; preds = %if.then9, %if.end7
  store i32 0, i32* %retval, align 4
  br label %return

return:                                           ; preds = %if.end10, %if.then6, %if.then
  %8 = load i32, i32* %retval, align 4
  ret i32 %8
}

declare i32 @__thinair_trylock(i32* noundef) #1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @__thinair_mutex_unlock(%struct.mutex* noundef %mutex) #0 {
entry:
  %retval = alloca i32, align 4
  %mutex.addr = alloca %struct.mutex*, align 8
  %i = alloca i32, align 4
  store %struct.mutex* %mutex, %struct.mutex** %mutex.addr, align 8
  %0 = load %struct.mutex*, %struct.mutex** %mutex.addr, align 8
  %call = call i32 @is_watched(%struct.mutex* noundef %0) #9
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %if.then, label %if.end10

if.then:                                          ; preds = %entry
  %1 = load %struct.mutex*, %struct.mutex** %mutex.addr, align 8
  %2 = bitcast %struct.mutex* %1 to i8*
  %call1 = call i32 @find(i8* noundef %2) #9
  store i32 %call1, i32* %i, align 4
  %3 = load i32, i32* %i, align 4
  %idxprom = sext i32 %3 to i64
  %arrayidx = getelementptr inbounds [16 x %struct.anon], [16 x %struct.anon]* @held, i64 0, i64 %idxprom
  %lock = getelementptr inbounds %struct.anon, %struct.anon* %arrayidx, i32 0, i32 0
  %4 = load i8*, i8** %lock, align 16
  %tobool2 = icmp ne i8* %4, null
  br i1 %tobool2, label %if.end, label %if.then3

if.then3:                                         ; preds = %if.then
  %5 = load %struct.mutex*, %struct.mutex** %mutex.addr, align 8
  %kind = getelementptr inbounds %struct.mutex, %struct.mutex* %5, i32 0, i32 4
  %6 = load i32, i32* %kind, align 4
  %cmp = icmp eq i32 %6, 2
  %conv = zext i1 %cmp to i32
  call void @__thinair_check(i32 noundef %conv, i8* noundef getelementptr inbounds ([59 x i8], [59 x i8]* @.str.2, i64 0, i64 0)) #9
  store i32 1, i32* %retval, align 4
  br label %return

if.end:                                           ; preds = %if.then
  %7 = load i32, i32* %i, align 4
  %idxprom4 = sext i32 %7 to i64
  %arrayidx5 = getelementptr inbounds [16 x %struct.anon], [16 x %struct.anon]* @held, i64 0, i64 %idxprom4
  %count = getelementptr inbounds %struct.anon, %struct.anon* %arrayidx5, i32 0, i32 1
  %8 = load i32, i32* %count, align 8
  %dec = add nsw i32 %8, -1
  store i32 %dec, i32* %count, align 8
  %cmp6 = icmp sgt i32 %dec, 0
  br i1 %cmp6, label %if.then8, label %if.end9

if.then8:                                         ; preds = %if.end
  store i32 0, i32* %retval, align 4
  br label %return

if.end9:                                          ; preds = %if.end
  %9 = load i32, i32* %i, align 4
  call void @forget(i32 noundef %9) #9
  br label %if.end10

if.end10:                                         ; preds = %if.end9, %entry
  %10 = load %struct.mutex*, %struct.mutex** %mutex.addr, align 8
  %lock11 = getelementptr inbounds %struct.mutex, %struct.mutex* %10, i32 0, i32 0
  call void @__thinair_unlock(i32* noundef %lock11) #9
  store i32 0, i32* %retval, align 4
  br label %return

return:                                           ; preds = %if.end10, %if.then8, %if.then3
  %11 = load i32, i32* %retval, align 4
  ret i32 %11
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @find(i8* noundef %lock) #0 {
entry:
  %retval = alloca i32, align 4
  %lock.addr = alloca i8*, align 8
  %free = alloca i32, align 4
  %i = alloca i32, align 4
  store i8* %lock, i8** %lock.addr, align 8
  store i32 -1, i32* %free, align 4
  store i32 0, i32* %i, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, i32* %i, align 4
  %cmp = icmp slt i32 %0, 16
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %1 = load i32, i32* %i, align 4
  %idxprom = sext i32 %1 to i64
  %arrayidx = getelementptr inbounds [16 x %struct.anon], [16 x %struct.anon]* @held, i64 0, i64 %idxprom
  %lock1 = getelementptr inbounds %struct.anon, %struct.anon* %arrayidx, i32 0, i32 0
  %2 = load i8*, i8** %lock1, align 16
  %3 = load i8*, i8** %lock.addr, align 8
  %cmp2 = icmp eq i8* %2, %3
  br i1 %cmp2, label %if.then, label %if.end

if.then:                                          ; preds = %for.body
  %4 = load i32, i32* %i, align 4
  store i32 %4, i32* %retval, align 4
  br label %return

if.end:                                           ; preds = %for.body
  %5 = load i32, i32* %i, align 4
  %idxprom3 = sext i32 %5 to i64
  %arrayidx4 = getelementptr inbounds [16 x %struct.anon], [16 x %struct.anon]* @held, i64 0, i64 %idxprom3
  %lock5 = getelementptr inbounds %struct.anon, %struct.anon* %arrayidx4, i32 0, i32 0
  %6 = load i8*, i8** %lock5, align 16
  %tobool = icmp ne i8* %6, null
  br i1 %tobool, label %if.end7, label %if.then6

if.then6:                                         ; preds = %if.end
  %7 = load i32, i32* %i, align 4
  store i32 %7, i32* %free, align 4
  br label %for.end

if.end7:                                          ; preds = %if.end
  br label %for.inc

for.inc:                                          ; preds = %if.end7
  %8 = load i32, i32* %i, align 4
  %inc = add nsw i32 %8, 1
  store i32 %inc, i32* %i, align 4
  br label %for.cond, !llvm.loop !6

for.end:                                          ; preds = %if.then6, %for.cond
  %9 = load i32, i32* %free, align 4
  %cmp8 = icmp sge i32 %9, 0
  %conv = zext i1 %cmp8 to i32
  call void @__thinair_limit(i32 noundef %conv, i8* noundef getelementptr inbounds ([54 x i8], [54 x i8]* @.str.40, i64 0, i64 0)) #9
  %10 = load i32, i32* %free, align 4
  store i32 %10, i32* %retval, align 4
  br label %return

return:                                           ; preds = %for.end, %if.then
  %11 = load i32, i32* %retval, align 4
  ret i32 %11
}

; Function Attrs: noinline nounwind uwtable
define internal void @forget(i32 noundef %i) #0 {
entry:
  %i.addr = alloca i32, align 4
  %last = alloca i32, align 4
  store i32 %i, i32* %i.addr, align 4
  %0 = load i32, i32* %i.addr, align 4
  store i32 %0, i32* %last, align 4
  br label %while.cond

while.cond:                                       ; preds = %while.body, %entry
  %1 = load i32, i32* %last, align 4
  %add = add nsw i32 %1, 1
  %cmp = icmp slt i32 %add, 16
  br i1 %cmp, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %while.cond
  %2 = load i32, i32* %last, align 4
  %add1 = add nsw i32 %2, 1
  %idxprom = sext i32 %add1 to i64
  %arrayidx = getelementptr inbounds [16 x %struct.anon], [16 x %struct.anon]* @held, i64 0, i64 %idxprom
  %lock = getelementptr inbounds %struct.anon, %struct.anon* %arrayidx, i32 0, i32 0
  %3 = load i8*, i8** %lock, align 16
  %tobool = icmp ne i8* %3, null
  br label %land.end

land.end:                                         ; preds = %land.rhs, %while.cond
  %4 = phi i1 [ false, %while.cond ], [ %tobool, %land.rhs ]
  br i1 %4, label %while.body, label %while.end

while.body:                                       ; preds = %land.end
  %5 = load i32, i32* %last, align 4
  %inc = add nsw i32 %5, 1
  store i32 %inc, i32* %last, align 4
  br label %while.cond, !llvm.loop !8

while.end:                                        ; preds = %land.end
  %6 = load i32, i32* %last, align 4
  %idxprom2 = sext i32 %6 to i64
  %arrayidx3 = getelementptr inbounds [16 x %struct.anon], [16 x %struct.anon]* @held, i64 0, i64 %idxprom2
  %lock4 = getelementptr inbounds %struct.anon, %struct.anon* %arrayidx3, i32 0, i32 0
  %7 = load i8*, i8** %lock4, align 16
  %8 = load i32, i32* %i.addr, align 4
  %idxprom5 = sext i32 %8 to i64
  %arrayidx6 = getelementptr inbounds [16 x %struct.anon], [16 x %struct.anon]* @held, i64 0, i64 %idxprom5
  %lock7 = getelementptr inbounds %struct.anon, %struct.anon* %arrayidx6, i32 0, i32 0
  store i8* %7, i8** %lock7, align 16
  %9 = load i32, i32* %last, align 4
  %idxprom8 = sext i32 %9 to i64
  %arrayidx9 = getelementptr inbounds [16 x %struct.anon], [16 x %struct.anon]* @held, i64 0, i64 %idxprom8
  %count = getelementptr inbounds %struct.anon, %struct.anon* %arrayidx9, i32 0, i32 1
  %10 = load i32, i32* %count, align 8
  %11 = load i32, i32* %i.addr, align 4
  %idxprom10 = sext i32 %11 to i64
  %arrayidx11 = getelementptr inbounds [16 x %struct.anon], [16 x %struct.anon]* @held, i64 0, i64 %idxprom10
  %count12 = getelementptr inbounds %struct.anon, %struct.anon* %arrayidx11, i32 0, i32 1
  store i32 %10, i32* %count12, align 8
  %12 = load i32, i32* %last, align 4
  %idxprom13 = sext i32 %12 to i64
  %arrayidx14 = getelementptr inbounds [16 x %struct.anon], [16 x %struct.anon]* @held, i64 0, i64 %idxprom13
  %lock15 = getelementptr inbounds %struct.anon, %struct.anon* %arrayidx14, i32 0, i32 0
  store i8* null, i8** %lock15, align 16
  %13 = load i32, i32* %last, align 4
  %idxprom16 = sext i32 %13 to i64
  %arrayidx17 = getelementptr inbounds [16 x %struct.anon], [16 x %struct.anon]* @held, i64 0, i64 %idxprom16
  %count18 = getelementptr inbounds %struct.anon, %struct.anon* %arrayidx17, i32 0, i32 1
  store i32 0, i32* %count18, align 8
  ret void
}

declare void @__thinair_unlock(i32* noundef) #1

; Function Attrs: noinline nounwind uwtable
define dso_local void @__thinair_mutex_unlock_to_wait(%struct.mutex* noundef %mutex) #0 {
entry:
  %mutex.addr = alloca %struct.mutex*, align 8
  store %struct.mutex* %mutex, %struct.mutex** %mutex.addr, align 8
  %0 = load %struct.mutex*, %struct.mutex** %mutex.addr, align 8
  %call = call i32 @is_watched(%struct.mutex* noundef %0) #9
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %if.then, label %if.else

if.then:                                          ; preds = %entry
  %1 = load %struct.mutex*, %struct.mutex** %mutex.addr, align 8
  %call1 = call i32 @__thinair_mutex_unlock(%struct.mutex* noundef %1) #9
  %tobool2 = icmp ne i32 %call1, 0
  %lnot = xor i1 %tobool2, true
  %lnot.ext = zext i1 %lnot to i32
  call void @__thinair_check(i32 noundef %lnot.ext, i8* noundef getelementptr inbounds ([74 x i8], [74 x i8]* @.str.3, i64 0, i64 0)) #9
  br label %if.end

if.else:                                          ; preds = %entry
  %2 = load %struct.mutex*, %struct.mutex** %mutex.addr, align 8
  %lock = getelementptr inbounds %struct.mutex, %struct.mutex* %2, i32 0, i32 0
  call void @__thinair_unlock_word_to_wait(i32* noundef %lock) #9
  br label %if.end

if.end:                                           ; preds = %if.else, %if.then
  ret void
}

declare void @__thinair_unlock_word_to_wait(i32* noundef) #1

; Function Attrs: noinline nounwind uwtable
define dso_local void @__thinair_destroy_word(i32* noundef %lock) #0 {
entry:
  %lock.addr = alloca i32*, align 8
  %old = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  %cmpxchg.bool = alloca i8, align 1
  %.atomictmp1 = alloca i32, align 4
  store i32* %lock, i32** %lock.addr, align 8
  store i32 0, i32* %old, align 4
  %0 = load i32*, i32** %lock.addr, align 8
  store i32 1, i32* %.atomictmp, align 4
  %1 = load i32, i32* %old, align 4
  %2 = load i32, i32* %.atomictmp, align 4
  %3 = cmpxchg i32* %0, i32 %1, i32 %2 acquire monotonic, align 4
  %4 = extractvalue { i32, i1 } %3, 0
  %5 = extractvalue { i32, i1 } %3, 1
  br i1 %5, label %cmpxchg.continue, label %cmpxchg.store_expected

cmpxchg.store_expected:                           ; preds = %entry
  store i32 %4, i32* %old, align 4
  br label %cmpxchg.continue

cmpxchg.continue:                                 ; preds = %cmpxchg.store_expected, %entry
  %frombool = zext i1 %5 to i8
  store i8 %frombool, i8* %cmpxchg.bool, align 1
  %6 = load i8, i8* %cmpxchg.bool, align 1
  %tobool = trunc i8 %6 to i1
  br i1 %tobool, label %if.end, label %if.then

if.then:                                          ; preds = %cmpxchg.continue
  %7 = load i32, i32* %old, align 4
  %cmp = icmp ne i32 %7, -2147483648
  %conv = zext i1 %cmp to i32
  call void @__thinair_alive(i32 noundef %conv, i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str.4, i64 0, i64 0)) #9
  call void @__thinair_check(i32 noundef 0, i8* noundef getelementptr inbounds ([37 x i8], [37 x i8]* @.str.5, i64 0, i64 0)) #9
  br label %if.end

if.end:                                           ; preds = %if.then, %cmpxchg.continue
  %8 = load i32*, i32** %lock.addr, align 8
  store i32 -2147483648, i32* %.atomictmp1, align 4
  %9 = load i32, i32* %.atomictmp1, align 4
  store atomic i32 %9, i32* %8 release, align 4
  ret void
}

declare void @__thinair_alive(i32 noundef, i8* noundef) #1

; Function Attrs: noinline nounwind uwtable
define dso_local void @__thinair_destroy_lock(i32* noundef %lock) #0 {
entry:
  %lock.addr = alloca i32*, align 8
  store i32* %lock, i32** %lock.addr, align 8
  %0 = load i32*, i32** %lock.addr, align 8
  call void @__thinair_destroy_word(i32* noundef %0) #9
  %1 = load i32*, i32** %lock.addr, align 8
  %arrayidx = getelementptr inbounds i32, i32* %1, i64 1
  store i32 0, i32* %arrayidx, align 4
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @mtx_init(%union.mtx_t* noundef %mutex, i32 noundef %type) #0 {
entry:
  %mutex.addr = alloca %union.mtx_t*, align 8
  %type.addr = alloca i32, align 4
  %m = alloca %struct.mutex*, align 8
  store %union.mtx_t* %mutex, %union.mtx_t** %mutex.addr, align 8
  store i32 %type, i32* %type.addr, align 4
  %0 = load %union.mtx_t*, %union.mtx_t** %mutex.addr, align 8
  %1 = bitcast %union.mtx_t* %0 to %struct.mutex*
  store %struct.mutex* %1, %struct.mutex** %m, align 8
  %2 = load %struct.mutex*, %struct.mutex** %m, align 8
  %lock = getelementptr inbounds %struct.mutex, %struct.mutex* %2, i32 0, i32 0
  call void @__thinair_init_lock(i32* noundef %lock) #9
  %3 = load i32, i32* %type.addr, align 4
  %and = and i32 %3, 1
  %tobool = icmp ne i32 %and, 0
  %4 = zext i1 %tobool to i64
  %cond = select i1 %tobool, i32 1, i32 0
  %5 = load %struct.mutex*, %struct.mutex** %m, align 8
  %kind = getelementptr inbounds %struct.mutex, %struct.mutex* %5, i32 0, i32 4
  store i32 %cond, i32* %kind, align 4
  ret i32 0
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @mtx_lock(%union.mtx_t* noundef %mutex) #0 {
entry:
  %mutex.addr = alloca %union.mtx_t*, align 8
  store %union.mtx_t* %mutex, %union.mtx_t** %mutex.addr, align 8
  %0 = load %union.mtx_t*, %union.mtx_t** %mutex.addr, align 8
  %1 = bitcast %union.mtx_t* %0 to %struct.mutex*
  %call = call i32 @__thinair_mutex_lock(%struct.mutex* noundef %1) #9
  %tobool = icmp ne i32 %call, 0
  %2 = zext i1 %tobool to i64
  %cond = select i1 %tobool, i32 2, i32 0
  ret i32 %cond
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @mtx_trylock(%union.mtx_t* noundef %mutex) #0 {
entry:
  %mutex.addr = alloca %union.mtx_t*, align 8
  store %union.mtx_t* %mutex, %union.mtx_t** %mutex.addr, align 8
  %0 = load %union.mtx_t*, %union.mtx_t** %mutex.addr, align 8
  %1 = bitcast %union.mtx_t* %0 to %struct.mutex*
  %call = call i32 @__thinair_mutex_trylock(%struct.mutex* noundef %1) #9
  %tobool = icmp ne i32 %call, 0
  %2 = zext i1 %tobool to i64
  %cond = select i1 %tobool, i32 1, i32 0
  ret i32 %cond
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @mtx_timedlock(%union.mtx_t* noundef %mutex, %struct.timespec* noundef %time) #0 {
entry:
  %mutex.addr = alloca %union.mtx_t*, align 8
  %time.addr = alloca %struct.timespec*, align 8
  %is_time = alloca i32, align 4
  %late = alloca i32, align 4
  store %union.mtx_t* %mutex, %union.mtx_t** %mutex.addr, align 8
  store %struct.timespec* %time, %struct.timespec** %time.addr, align 8
  %0 = load %struct.timespec*, %struct.timespec** %time.addr, align 8
  %call = call i32 @read_time(%struct.timespec* noundef %0) #9
  store i32 %call, i32* %is_time, align 4
  %call1 = call i32 @__thinair_choose() #9
  store i32 %call1, i32* %late, align 4
  %1 = load %union.mtx_t*, %union.mtx_t** %mutex.addr, align 8
  %call2 = call i32 @mtx_trylock(%union.mtx_t* noundef %1) #9
  %cmp = icmp eq i32 %call2, 0
  %conv = zext i1 %cmp to i32
  %2 = load i32, i32* %late, align 4
  %tobool = icmp ne i32 %2, 0
  %lnot = xor i1 %tobool, true
  %lnot.ext = zext i1 %lnot to i32
  %cmp3 = icmp eq i32 %conv, %lnot.ext
  %conv4 = zext i1 %cmp3 to i32
  call void @__VERIFIER_assume(i32 noundef %conv4) #9
  %3 = load i32, i32* %late, align 4
  %tobool5 = icmp ne i32 %3, 0
  br i1 %tobool5, label %cond.false, label %cond.true

cond.true:                                        ; preds = %entry
  br label %cond.end

cond.false:                                       ; preds = %entry
  %4 = load i32, i32* %is_time, align 4
  %tobool6 = icmp ne i32 %4, 0
  %5 = zext i1 %tobool6 to i64
  %cond = select i1 %tobool6, i32 4, i32 2
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond7 = phi i32 [ 0, %cond.true ], [ %cond, %cond.false ]
  ret i32 %cond7
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @read_time(%struct.timespec* noundef %time) #0 {
entry:
  %time.addr = alloca %struct.timespec*, align 8
  %seconds = alloca i64, align 8
  %rest = alloca i64, align 8
  store %struct.timespec* %time, %struct.timespec** %time.addr, align 8
  %0 = load %struct.timespec*, %struct.timespec** %time.addr, align 8
  %tv_sec = getelementptr inbounds %struct.timespec, %struct.timespec* %0, i32 0, i32 0
  %1 = load i64, i64* %tv_sec, align 8
  store i64 %1, i64* %seconds, align 8
  %2 = load %struct.timespec*, %struct.timespec** %time.addr, align 8
  %tv_nsec = getelementptr inbounds %struct.timespec, %struct.timespec* %2, i32 0, i32 1
  %3 = load i64, i64* %tv_nsec, align 8
  store i64 %3, i64* %rest, align 8
  %4 = load i64, i64* %seconds, align 8
  %5 = load i64, i64* %rest, align 8
  %cmp = icmp sge i64 %5, 0
  br i1 %cmp, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %entry
  %6 = load i64, i64* %rest, align 8
  %cmp1 = icmp slt i64 %6, 1000000000
  br label %land.end

land.end:                                         ; preds = %land.rhs, %entry
  %7 = phi i1 [ false, %entry ], [ %cmp1, %land.rhs ]
  %land.ext = zext i1 %7 to i32
  ret i32 %land.ext
}

declare i32 @__thinair_choose() #1

declare void @__VERIFIER_assume(i32 noundef) #1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @pthread_mutex_timedlock(%union.pthread_mutex_t* noundef nonnull %mutex, %struct.timespec* noundef nonnull %time) #0 {
entry:
  %mutex.addr = alloca %union.pthread_mutex_t*, align 8
  %time.addr = alloca %struct.timespec*, align 8
  %is_time = alloca i32, align 4
  %late = alloca i32, align 4
  store %union.pthread_mutex_t* %mutex, %union.pthread_mutex_t** %mutex.addr, align 8
  store %struct.timespec* %time, %struct.timespec** %time.addr, align 8
  %0 = load %struct.timespec*, %struct.timespec** %time.addr, align 8
  %call = call i32 @read_time(%struct.timespec* noundef %0) #9
  store i32 %call, i32* %is_time, align 4
  %call1 = call i32 @__thinair_choose() #9
  store i32 %call1, i32* %late, align 4
  %1 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %mutex.addr, align 8
  %call2 = call i32 @pthread_mutex_trylock(%union.pthread_mutex_t* noundef %1) #10
  %cmp = icmp eq i32 %call2, 0
  %conv = zext i1 %cmp to i32
  %2 = load i32, i32* %late, align 4
  %tobool = icmp ne i32 %2, 0
  %lnot = xor i1 %tobool, true
  %lnot.ext = zext i1 %lnot to i32
  %cmp3 = icmp eq i32 %conv, %lnot.ext
  %conv4 = zext i1 %cmp3 to i32
  call void @__VERIFIER_assume(i32 noundef %conv4) #9
  %3 = load i32, i32* %late, align 4
  %tobool5 = icmp ne i32 %3, 0
  br i1 %tobool5, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  %4 = load i32, i32* %is_time, align 4
  %call6 = call i32 @out_of_time(i32 noundef %4) #9
  br label %cond.end

cond.false:                                       ; preds = %entry
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %call6, %cond.true ], [ 0, %cond.false ]
  ret i32 %cond
}

; Function Attrs: nounwind
declare i32 @pthread_mutex_trylock(%union.pthread_mutex_t* noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal i32 @out_of_time(i32 noundef %is_time) #0 {
entry:
  %is_time.addr = alloca i32, align 4
  store i32 %is_time, i32* %is_time.addr, align 4
  %0 = load i32, i32* %is_time.addr, align 4
  %tobool = icmp ne i32 %0, 0
  %1 = zext i1 %tobool to i64
  %cond = select i1 %tobool, i32 110, i32 22
  ret i32 %cond
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @pthread_mutex_clocklock(%union.pthread_mutex_t* noundef nonnull %mutex, i32 noundef %clock, %struct.timespec* noundef nonnull %time) #0 {
entry:
  %mutex.addr = alloca %union.pthread_mutex_t*, align 8
  %clock.addr = alloca i32, align 4
  %time.addr = alloca %struct.timespec*, align 8
  store %union.pthread_mutex_t* %mutex, %union.pthread_mutex_t** %mutex.addr, align 8
  store i32 %clock, i32* %clock.addr, align 4
  store %struct.timespec* %time, %struct.timespec** %time.addr, align 8
  %0 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %mutex.addr, align 8
  %1 = load %struct.timespec*, %struct.timespec** %time.addr, align 8
  %call = call i32 @pthread_mutex_timedlock(%union.pthread_mutex_t* noundef %0, %struct.timespec* noundef %1) #10
  ret i32 %call
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @mtx_unlock(%union.mtx_t* noundef %mutex) #0 {
entry:
  %mutex.addr = alloca %union.mtx_t*, align 8
  store %union.mtx_t* %mutex, %union.mtx_t** %mutex.addr, align 8
  %0 = load %union.mtx_t*, %union.mtx_t** %mutex.addr, align 8
  %1 = bitcast %union.mtx_t* %0 to %struct.mutex*
  %call = call i32 @__thinair_mutex_unlock(%struct.mutex* noundef %1) #9
  %tobool = icmp ne i32 %call, 0
  %2 = zext i1 %tobool to i64
  %cond = select i1 %tobool, i32 2, i32 0
  ret i32 %cond
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @mtx_destroy(%union.mtx_t* noundef %mutex) #0 {
entry:
  %mutex.addr = alloca %union.mtx_t*, align 8
  store %union.mtx_t* %mutex, %union.mtx_t** %mutex.addr, align 8
  %0 = load %union.mtx_t*, %union.mtx_t** %mutex.addr, align 8
  %1 = bitcast %union.mtx_t* %0 to %struct.mutex*
  %lock = getelementptr inbounds %struct.mutex, %struct.mutex* %1, i32 0, i32 0
  call void @__thinair_destroy_lock(i32* noundef %lock) #9
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @pthread_rwlock_init(%union.pthread_rwlock_t* noundef nonnull %lock, %union.pthread_rwlockattr_t* noundef %attributes) #0 {
entry:
  %lock.addr = alloca %union.pthread_rwlock_t*, align 8
  %attributes.addr = alloca %union.pthread_rwlockattr_t*, align 8
  store %union.pthread_rwlock_t* %lock, %union.pthread_rwlock_t** %lock.addr, align 8
  store %union.pthread_rwlockattr_t* %attributes, %union.pthread_rwlockattr_t** %attributes.addr, align 8
  %0 = load %union.pthread_rwlockattr_t*, %union.pthread_rwlockattr_t** %attributes.addr, align 8
  %1 = bitcast %union.pthread_rwlockattr_t* %0 to i8*
  call void @__thinair_read_attributes(i8* noundef %1) #9
  %2 = load %union.pthread_rwlock_t*, %union.pthread_rwlock_t** %lock.addr, align 8
  %3 = bitcast %union.pthread_rwlock_t* %2 to i32*
  call void @__thinair_init_lock(i32* noundef %3) #9
  ret i32 0
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @__thinair_read_attributes(i8* noundef %attributes) #0 {
entry:
  %attributes.addr = alloca i8*, align 8
  %first = alloca i32, align 4
  store i8* %attributes, i8** %attributes.addr, align 8
  %0 = load i8*, i8** %attributes.addr, align 8
  %tobool = icmp ne i8* %0, null
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %1 = load i8*, i8** %attributes.addr, align 8
  %2 = bitcast i8* %1 to i32*
  %3 = load i32, i32* %2, align 4
  store i32 %3, i32* %first, align 4
  %4 = load i32, i32* %first, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @pthread_rwlock_destroy(%union.pthread_rwlock_t* noundef nonnull %lock) #0 {
entry:
  %lock.addr = alloca %union.pthread_rwlock_t*, align 8
  store %union.pthread_rwlock_t* %lock, %union.pthread_rwlock_t** %lock.addr, align 8
  %0 = load %union.pthread_rwlock_t*, %union.pthread_rwlock_t** %lock.addr, align 8
  %1 = bitcast %union.pthread_rwlock_t* %0 to i32*
  call void @__thinair_destroy_lock(i32* noundef %1) #9
  ret i32 0
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @pthread_rwlock_rdlock(%union.pthread_rwlock_t* noundef nonnull %lock) #0 {
entry:
  %retval = alloca i32, align 4
  %lock.addr = alloca %union.pthread_rwlock_t*, align 8
  %i = alloca i32, align 4
  store %union.pthread_rwlock_t* %lock, %union.pthread_rwlock_t** %lock.addr, align 8
  %0 = load %union.pthread_rwlock_t*, %union.pthread_rwlock_t** %lock.addr, align 8
  %1 = bitcast %union.pthread_rwlock_t* %0 to i8*
  %call = call i32 @find(i8* noundef %1) #9
  store i32 %call, i32* %i, align 4
  %2 = load i32, i32* %i, align 4
  %idxprom = sext i32 %2 to i64
  %arrayidx = getelementptr inbounds [16 x %struct.anon], [16 x %struct.anon]* @held, i64 0, i64 %idxprom
  %lock1 = getelementptr inbounds %struct.anon, %struct.anon* %arrayidx, i32 0, i32 0
  %3 = load i8*, i8** %lock1, align 16
  %tobool = icmp ne i8* %3, null
  br i1 %tobool, label %land.lhs.true, label %if.end

land.lhs.true:                                    ; preds = %entry
  %4 = load i32, i32* %i, align 4
  %idxprom2 = sext i32 %4 to i64
  %arrayidx3 = getelementptr inbounds [16 x %struct.anon], [16 x %struct.anon]* @held, i64 0, i64 %idxprom2
  %count = getelementptr inbounds %struct.anon, %struct.anon* %arrayidx3, i32 0, i32 1
  %5 = load i32, i32* %count, align 8
  %cmp = icmp slt i32 %5, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %land.lhs.true
  store i32 35, i32* %retval, align 4
  br label %return

if.end:                                           ; preds = %land.lhs.true, %entry
  %6 = load %union.pthread_rwlock_t*, %union.pthread_rwlock_t** %lock.addr, align 8
  %7 = bitcast %union.pthread_rwlock_t* %6 to i32*
  %call4 = call i32 @__thinair_wait(i32* noundef %7, i32 noundef 62, i32 noundef -1, i32 noundef 43, i32 noundef 1) #9
  %8 = load %union.pthread_rwlock_t*, %union.pthread_rwlock_t** %lock.addr, align 8
  %9 = bitcast %union.pthread_rwlock_t* %8 to i8*
  call void @take_shared(i8* noundef %9, i32 noundef 0) #9
  store i32 0, i32* %retval, align 4
  br label %return

return:                                           ; preds = %if.end, %if.then
  %10 = load i32, i32* %retval, align 4
  ret i32 %10
}

declare i32 @__thinair_wait(i32* noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @take_shared(i8* noundef %lock, i32 noundef %writer) #0 {
entry:
  %lock.addr = alloca i8*, align 8
  %writer.addr = alloca i32, align 4
  %i = alloca i32, align 4
  store i8* %lock, i8** %lock.addr, align 8
  store i32 %writer, i32* %writer.addr, align 4
  %0 = load i8*, i8** %lock.addr, align 8
  %call = call i32 @find(i8* noundef %0) #9
  store i32 %call, i32* %i, align 4
  %1 = load i8*, i8** %lock.addr, align 8
  %2 = load i32, i32* %i, align 4
  %idxprom = sext i32 %2 to i64
  %arrayidx = getelementptr inbounds [16 x %struct.anon], [16 x %struct.anon]* @held, i64 0, i64 %idxprom
  %lock1 = getelementptr inbounds %struct.anon, %struct.anon* %arrayidx, i32 0, i32 0
  store i8* %1, i8** %lock1, align 16
  %3 = load i32, i32* %writer.addr, align 4
  %tobool = icmp ne i32 %3, 0
  br i1 %tobool, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  br label %cond.end

cond.false:                                       ; preds = %entry
  %4 = load i32, i32* %i, align 4
  %idxprom2 = sext i32 %4 to i64
  %arrayidx3 = getelementptr inbounds [16 x %struct.anon], [16 x %struct.anon]* @held, i64 0, i64 %idxprom2
  %count = getelementptr inbounds %struct.anon, %struct.anon* %arrayidx3, i32 0, i32 1
  %5 = load i32, i32* %count, align 8
  %add = add nsw i32 %5, 1
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ -1, %cond.true ], [ %add, %cond.false ]
  %6 = load i32, i32* %i, align 4
  %idxprom4 = sext i32 %6 to i64
  %arrayidx5 = getelementptr inbounds [16 x %struct.anon], [16 x %struct.anon]* @held, i64 0, i64 %idxprom4
  %count6 = getelementptr inbounds %struct.anon, %struct.anon* %arrayidx5, i32 0, i32 1
  store i32 %cond, i32* %count6, align 8
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @pthread_rwlock_wrlock(%union.pthread_rwlock_t* noundef nonnull %lock) #0 {
entry:
  %retval = alloca i32, align 4
  %lock.addr = alloca %union.pthread_rwlock_t*, align 8
  %i = alloca i32, align 4
  store %union.pthread_rwlock_t* %lock, %union.pthread_rwlock_t** %lock.addr, align 8
  %0 = load %union.pthread_rwlock_t*, %union.pthread_rwlock_t** %lock.addr, align 8
  %1 = bitcast %union.pthread_rwlock_t* %0 to i8*
  %call = call i32 @find(i8* noundef %1) #9
  store i32 %call, i32* %i, align 4
  %2 = load i32, i32* %i, align 4
  %idxprom = sext i32 %2 to i64
  %arrayidx = getelementptr inbounds [16 x %struct.anon], [16 x %struct.anon]* @held, i64 0, i64 %idxprom
  %lock1 = getelementptr inbounds %struct.anon, %struct.anon* %arrayidx, i32 0, i32 0
  %3 = load i8*, i8** %lock1, align 16
  %tobool = icmp ne i8* %3, null
  br i1 %tobool, label %lor.rhs, label %lor.end

lor.rhs:                                          ; preds = %entry
  %4 = load i32, i32* %i, align 4
  %idxprom2 = sext i32 %4 to i64
  %arrayidx3 = getelementptr inbounds [16 x %struct.anon], [16 x %struct.anon]* @held, i64 0, i64 %idxprom2
  %count = getelementptr inbounds %struct.anon, %struct.anon* %arrayidx3, i32 0, i32 1
  %5 = load i32, i32* %count, align 8
  %cmp = icmp slt i32 %5, 0
  br label %lor.end

lor.end:                                          ; preds = %lor.rhs, %entry
  %6 = phi i1 [ true, %entry ], [ %cmp, %lor.rhs ]
  %lor.ext = zext i1 %6 to i32
  call void @__thinair_check(i32 noundef %lor.ext, i8* noundef getelementptr inbounds ([87 x i8], [87 x i8]* @.str.6, i64 0, i64 0)) #9
  %7 = load i32, i32* %i, align 4
  %idxprom4 = sext i32 %7 to i64
  %arrayidx5 = getelementptr inbounds [16 x %struct.anon], [16 x %struct.anon]* @held, i64 0, i64 %idxprom4
  %lock6 = getelementptr inbounds %struct.anon, %struct.anon* %arrayidx5, i32 0, i32 0
  %8 = load i8*, i8** %lock6, align 16
  %tobool7 = icmp ne i8* %8, null
  br i1 %tobool7, label %if.then, label %if.end

if.then:                                          ; preds = %lor.end
  store i32 35, i32* %retval, align 4
  br label %return

if.end:                                           ; preds = %lor.end
  %9 = load %union.pthread_rwlock_t*, %union.pthread_rwlock_t** %lock.addr, align 8
  %10 = bitcast %union.pthread_rwlock_t* %9 to i32*
  %call8 = call i32 @__thinair_wait(i32* noundef %10, i32 noundef 61, i32 noundef 0, i32 noundef 120, i32 noundef -1) #9
  %11 = load %union.pthread_rwlock_t*, %union.pthread_rwlock_t** %lock.addr, align 8
  %12 = bitcast %union.pthread_rwlock_t* %11 to i8*
  call void @take_shared(i8* noundef %12, i32 noundef 1) #9
  store i32 0, i32* %retval, align 4
  br label %return

return:                                           ; preds = %if.end, %if.then
  %13 = load i32, i32* %retval, align 4
  ret i32 %13
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @pthread_rwlock_tryrdlock(%union.pthread_rwlock_t* noundef nonnull %lock) #0 {
entry:
  %retval = alloca i32, align 4
  %lock.addr = alloca %union.pthread_rwlock_t*, align 8
  %old = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  %cmpxchg.bool = alloca i8, align 1
  store %union.pthread_rwlock_t* %lock, %union.pthread_rwlock_t** %lock.addr, align 8
  %0 = load %union.pthread_rwlock_t*, %union.pthread_rwlock_t** %lock.addr, align 8
  %1 = bitcast %union.pthread_rwlock_t* %0 to i32*
  %2 = load atomic i32, i32* %1 monotonic, align 4
  store i32 %2, i32* %atomic-temp, align 4
  %3 = load i32, i32* %atomic-temp, align 4
  store i32 %3, i32* %old, align 4
  br label %while.cond

while.cond:                                       ; preds = %if.end, %entry
  %4 = load i32, i32* %old, align 4
  %cmp = icmp sge i32 %4, 0
  br i1 %cmp, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %5 = load %union.pthread_rwlock_t*, %union.pthread_rwlock_t** %lock.addr, align 8
  %6 = bitcast %union.pthread_rwlock_t* %5 to i32*
  %7 = load i32, i32* %old, align 4
  %add = add nsw i32 %7, 1
  store i32 %add, i32* %.atomictmp, align 4
  %8 = load i32, i32* %old, align 4
  %9 = load i32, i32* %.atomictmp, align 4
  %10 = cmpxchg i32* %6, i32 %8, i32 %9 acquire monotonic, align 4
  %11 = extractvalue { i32, i1 } %10, 0
  %12 = extractvalue { i32, i1 } %10, 1
  br i1 %12, label %cmpxchg.continue, label %cmpxchg.store_expected

cmpxchg.store_expected:                           ; preds = %while.body
  store i32 %11, i32* %old, align 4
  br label %cmpxchg.continue

cmpxchg.continue:                                 ; preds = %cmpxchg.store_expected, %while.body
  %frombool = zext i1 %12 to i8
  store i8 %frombool, i8* %cmpxchg.bool, align 1
  %13 = load i8, i8* %cmpxchg.bool, align 1
  %tobool = trunc i8 %13 to i1
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %cmpxchg.continue
  %14 = load %union.pthread_rwlock_t*, %union.pthread_rwlock_t** %lock.addr, align 8
  %15 = bitcast %union.pthread_rwlock_t* %14 to i8*
  call void @take_shared(i8* noundef %15, i32 noundef 0) #9
  store i32 0, i32* %retval, align 4
  br label %return

if.end:                                           ; preds = %cmpxchg.continue
  br label %while.cond, !llvm.loop !9

while.end:                                        ; preds = %while.cond
  %16 = load i32, i32* %old, align 4
  %cmp1 = icmp ne i32 %16, -2147483648
  %conv = zext i1 %cmp1 to i32
  call void @__thinair_alive(i32 noundef %conv, i8* noundef getelementptr inbounds ([38 x i8], [38 x i8]* @.str.7, i64 0, i64 0)) #9
  store i32 16, i32* %retval, align 4
  br label %return

return:                                           ; preds = %while.end, %if.then
  %17 = load i32, i32* %retval, align 4
  ret i32 %17
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @pthread_rwlock_trywrlock(%union.pthread_rwlock_t* noundef nonnull %lock) #0 {
entry:
  %retval = alloca i32, align 4
  %lock.addr = alloca %union.pthread_rwlock_t*, align 8
  %old = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  %cmpxchg.bool = alloca i8, align 1
  store %union.pthread_rwlock_t* %lock, %union.pthread_rwlock_t** %lock.addr, align 8
  store i32 0, i32* %old, align 4
  %0 = load %union.pthread_rwlock_t*, %union.pthread_rwlock_t** %lock.addr, align 8
  %1 = bitcast %union.pthread_rwlock_t* %0 to i32*
  store i32 -1, i32* %.atomictmp, align 4
  %2 = load i32, i32* %old, align 4
  %3 = load i32, i32* %.atomictmp, align 4
  %4 = cmpxchg i32* %1, i32 %2, i32 %3 acquire monotonic, align 4
  %5 = extractvalue { i32, i1 } %4, 0
  %6 = extractvalue { i32, i1 } %4, 1
  br i1 %6, label %cmpxchg.continue, label %cmpxchg.store_expected

cmpxchg.store_expected:                           ; preds = %entry
  store i32 %5, i32* %old, align 4
  br label %cmpxchg.continue

cmpxchg.continue:                                 ; preds = %cmpxchg.store_expected, %entry
  %frombool = zext i1 %6 to i8
  store i8 %frombool, i8* %cmpxchg.bool, align 1
  %7 = load i8, i8* %cmpxchg.bool, align 1
  %tobool = trunc i8 %7 to i1
  br i1 %tobool, label %if.end, label %if.then

if.then:                                          ; preds = %cmpxchg.continue
  %8 = load i32, i32* %old, align 4
  %cmp = icmp ne i32 %8, -2147483648
  %conv = zext i1 %cmp to i32
  call void @__thinair_alive(i32 noundef %conv, i8* noundef getelementptr inbounds ([38 x i8], [38 x i8]* @.str.7, i64 0, i64 0)) #9
  store i32 16, i32* %retval, align 4
  br label %return

if.end:                                           ; preds = %cmpxchg.continue
  %9 = load %union.pthread_rwlock_t*, %union.pthread_rwlock_t** %lock.addr, align 8
  %10 = bitcast %union.pthread_rwlock_t* %9 to i8*
  call void @take_shared(i8* noundef %10, i32 noundef 1) #9
  store i32 0, i32* %retval, align 4
  br label %return

return:                                           ; preds = %if.end, %if.then
  %11 = load i32, i32* %retval, align 4
  ret i32 %11
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @pthread_rwlock_timedrdlock(%union.pthread_rwlock_t* noundef nonnull %lock, %struct.timespec* noundef nonnull %time) #0 {
entry:
  %lock.addr = alloca %union.pthread_rwlock_t*, align 8
  %time.addr = alloca %struct.timespec*, align 8
  %is_time = alloca i32, align 4
  %late = alloca i32, align 4
  store %union.pthread_rwlock_t* %lock, %union.pthread_rwlock_t** %lock.addr, align 8
  store %struct.timespec* %time, %struct.timespec** %time.addr, align 8
  %0 = load %struct.timespec*, %struct.timespec** %time.addr, align 8
  %call = call i32 @read_time(%struct.timespec* noundef %0) #9
  store i32 %call, i32* %is_time, align 4
  %call1 = call i32 @__thinair_choose() #9
  store i32 %call1, i32* %late, align 4
  %1 = load %union.pthread_rwlock_t*, %union.pthread_rwlock_t** %lock.addr, align 8
  %call2 = call i32 @pthread_rwlock_tryrdlock(%union.pthread_rwlock_t* noundef %1) #10
  %cmp = icmp eq i32 %call2, 0
  %conv = zext i1 %cmp to i32
  %2 = load i32, i32* %late, align 4
  %tobool = icmp ne i32 %2, 0
  %lnot = xor i1 %tobool, true
  %lnot.ext = zext i1 %lnot to i32
  %cmp3 = icmp eq i32 %conv, %lnot.ext
  %conv4 = zext i1 %cmp3 to i32
  call void @__VERIFIER_assume(i32 noundef %conv4) #9
  %3 = load i32, i32* %late, align 4
  %tobool5 = icmp ne i32 %3, 0
  br i1 %tobool5, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  %4 = load i32, i32* %is_time, align 4
  %call6 = call i32 @out_of_time(i32 noundef %4) #9
  br label %cond.end

cond.false:                                       ; preds = %entry
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %call6, %cond.true ], [ 0, %cond.false ]
  ret i32 %cond
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @pthread_rwlock_clockrdlock(%union.pthread_rwlock_t* noundef nonnull %lock, i32 noundef %clock, %struct.timespec* noundef nonnull %time) #0 {
entry:
  %lock.addr = alloca %union.pthread_rwlock_t*, align 8
  %clock.addr = alloca i32, align 4
  %time.addr = alloca %struct.timespec*, align 8
  store %union.pthread_rwlock_t* %lock, %union.pthread_rwlock_t** %lock.addr, align 8
  store i32 %clock, i32* %clock.addr, align 4
  store %struct.timespec* %time, %struct.timespec** %time.addr, align 8
  %0 = load %union.pthread_rwlock_t*, %union.pthread_rwlock_t** %lock.addr, align 8
  %1 = load %struct.timespec*, %struct.timespec** %time.addr, align 8
  %call = call i32 @pthread_rwlock_timedrdlock(%union.pthread_rwlock_t* noundef %0, %struct.timespec* noundef %1) #10
  ret i32 %call
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @pthread_rwlock_timedwrlock(%union.pthread_rwlock_t* noundef nonnull %lock, %struct.timespec* noundef nonnull %time) #0 {
entry:
  %lock.addr = alloca %union.pthread_rwlock_t*, align 8
  %time.addr = alloca %struct.timespec*, align 8
  %is_time = alloca i32, align 4
  %late = alloca i32, align 4
  store %union.pthread_rwlock_t* %lock, %union.pthread_rwlock_t** %lock.addr, align 8
  store %struct.timespec* %time, %struct.timespec** %time.addr, align 8
  %0 = load %struct.timespec*, %struct.timespec** %time.addr, align 8
  %call = call i32 @read_time(%struct.timespec* noundef %0) #9
  store i32 %call, i32* %is_time, align 4
  %call1 = call i32 @__thinair_choose() #9
  store i32 %call1, i32* %late, align 4
  %1 = load %union.pthread_rwlock_t*, %union.pthread_rwlock_t** %lock.addr, align 8
  %call2 = call i32 @pthread_rwlock_trywrlock(%union.pthread_rwlock_t* noundef %1) #10
  %cmp = icmp eq i32 %call2, 0
  %conv = zext i1 %cmp to i32
  %2 = load i32, i32* %late, align 4
  %tobool = icmp ne i32 %2, 0
  %lnot = xor i1 %tobool, true
  %lnot.ext = zext i1 %lnot to i32
  %cmp3 = icmp eq i32 %conv, %lnot.ext
  %conv4 = zext i1 %cmp3 to i32
  call void @__VERIFIER_assume(i32 noundef %conv4) #9
  %3 = load i32, i32* %late, align 4
  %tobool5 = icmp ne i32 %3, 0
  br i1 %tobool5, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  %4 = load i32, i32* %is_time, align 4
  %call6 = call i32 @out_of_time(i32 noundef %4) #9
  br label %cond.end

cond.false:                                       ; preds = %entry
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %call6, %cond.true ], [ 0, %cond.false ]
  ret i32 %cond
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @pthread_rwlock_clockwrlock(%union.pthread_rwlock_t* noundef nonnull %lock, i32 noundef %clock, %struct.timespec* noundef nonnull %time) #0 {
entry:
  %lock.addr = alloca %union.pthread_rwlock_t*, align 8
  %clock.addr = alloca i32, align 4
  %time.addr = alloca %struct.timespec*, align 8
  store %union.pthread_rwlock_t* %lock, %union.pthread_rwlock_t** %lock.addr, align 8
  store i32 %clock, i32* %clock.addr, align 4
  store %struct.timespec* %time, %struct.timespec** %time.addr, align 8
  %0 = load %union.pthread_rwlock_t*, %union.pthread_rwlock_t** %lock.addr, align 8
  %1 = load %struct.timespec*, %struct.timespec** %time.addr, align 8
  %call = call i32 @pthread_rwlock_timedwrlock(%union.pthread_rwlock_t* noundef %0, %struct.timespec* noundef %1) #10
  ret i32 %call
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @pthread_rwlock_unlock(%union.pthread_rwlock_t* noundef nonnull %lock) #0 {
entry:
  %retval = alloca i32, align 4
  %lock.addr = alloca %union.pthread_rwlock_t*, align 8
  %i = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  %.atomictmp13 = alloca i32, align 4
  %atomic-temp14 = alloca i32, align 4
  store %union.pthread_rwlock_t* %lock, %union.pthread_rwlock_t** %lock.addr, align 8
  %0 = load %union.pthread_rwlock_t*, %union.pthread_rwlock_t** %lock.addr, align 8
  %1 = bitcast %union.pthread_rwlock_t* %0 to i8*
  %call = call i32 @find(i8* noundef %1) #9
  store i32 %call, i32* %i, align 4
  %2 = load i32, i32* %i, align 4
  %idxprom = sext i32 %2 to i64
  %arrayidx = getelementptr inbounds [16 x %struct.anon], [16 x %struct.anon]* @held, i64 0, i64 %idxprom
  %lock1 = getelementptr inbounds %struct.anon, %struct.anon* %arrayidx, i32 0, i32 0
  %3 = load i8*, i8** %lock1, align 16
  %cmp = icmp ne i8* %3, null
  %conv = zext i1 %cmp to i32
  call void @__thinair_check(i32 noundef %conv, i8* noundef getelementptr inbounds ([48 x i8], [48 x i8]* @.str.8, i64 0, i64 0)) #9
  %4 = load i32, i32* %i, align 4
  %idxprom2 = sext i32 %4 to i64
  %arrayidx3 = getelementptr inbounds [16 x %struct.anon], [16 x %struct.anon]* @held, i64 0, i64 %idxprom2
  %count = getelementptr inbounds %struct.anon, %struct.anon* %arrayidx3, i32 0, i32 1
  %5 = load i32, i32* %count, align 8
  %cmp4 = icmp slt i32 %5, 0
  br i1 %cmp4, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %6 = load i32, i32* %i, align 4
  call void @forget(i32 noundef %6) #9
  %7 = load %union.pthread_rwlock_t*, %union.pthread_rwlock_t** %lock.addr, align 8
  %8 = bitcast %union.pthread_rwlock_t* %7 to i32*
  store i32 0, i32* %.atomictmp, align 4
  %9 = load i32, i32* %.atomictmp, align 4
  %10 = atomicrmw xchg i32* %8, i32 %9 release, align 4
  store i32 %10, i32* %atomic-temp, align 4
  %11 = load i32, i32* %atomic-temp, align 4
  store i32 0, i32* %retval, align 4
  br label %return

if.end:                                           ; preds = %entry
  %12 = load i32, i32* %i, align 4
  %idxprom6 = sext i32 %12 to i64
  %arrayidx7 = getelementptr inbounds [16 x %struct.anon], [16 x %struct.anon]* @held, i64 0, i64 %idxprom6
  %count8 = getelementptr inbounds %struct.anon, %struct.anon* %arrayidx7, i32 0, i32 1
  %13 = load i32, i32* %count8, align 8
  %dec = add nsw i32 %13, -1
  store i32 %dec, i32* %count8, align 8
  %cmp9 = icmp eq i32 %dec, 0
  br i1 %cmp9, label %if.then11, label %if.end12

if.then11:                                        ; preds = %if.end
  %14 = load i32, i32* %i, align 4
  call void @forget(i32 noundef %14) #9
  br label %if.end12

if.end12:                                         ; preds = %if.then11, %if.end
  %15 = load %union.pthread_rwlock_t*, %union.pthread_rwlock_t** %lock.addr, align 8
  %16 = bitcast %union.pthread_rwlock_t* %15 to i32*
  store i32 1, i32* %.atomictmp13, align 4
  %17 = load i32, i32* %.atomictmp13, align 4
  %18 = atomicrmw sub i32* %16, i32 %17 release, align 4
  store i32 %18, i32* %atomic-temp14, align 4
  %19 = load i32, i32* %atomic-temp14, align 4
  store i32 0, i32* %retval, align 4
  br label %return

return:                                           ; preds = %if.end12, %if.then
  %20 = load i32, i32* %retval, align 4
  ret i32 %20
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @__thinair_function_mutex_lock(%union.pthread_mutex_t* noundef %mutex) #0 {
entry:
  %mutex.addr = alloca %union.pthread_mutex_t*, align 8
  store %union.pthread_mutex_t* %mutex, %union.pthread_mutex_t** %mutex.addr, align 8
  %0 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %mutex.addr, align 8
  %call = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef %0) #10
  ret void
}

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef) #2

; Function Attrs: noinline nounwind uwtable
define dso_local void @__thinair_function_mutex_unlock(%union.pthread_mutex_t* noundef %mutex) #0 {
entry:
  %mutex.addr = alloca %union.pthread_mutex_t*, align 8
  store %union.pthread_mutex_t* %mutex, %union.pthread_mutex_t** %mutex.addr, align 8
  %0 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %mutex.addr, align 8
  %call = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef %0) #10
  ret void
}

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef) #2

; Function Attrs: noinline nounwind uwtable
define dso_local void @__thinair_copy(i8* noundef %to, i8* noundef %from, i64 noundef %size, i64 noundef %pattern) #0 {
entry:
  %to.addr = alloca i8*, align 8
  %from.addr = alloca i8*, align 8
  %size.addr = alloca i64, align 8
  %pattern.addr = alloca i64, align 8
  %piece = alloca i32, align 4
  %at = alloca i64, align 8
  %this = alloca i32, align 4
  %end = alloca i64, align 8
  %at10 = alloca i64, align 8
  %this11 = alloca i32, align 4
  %after = alloca i64, align 8
  store i8* %to, i8** %to.addr, align 8
  store i8* %from, i8** %from.addr, align 8
  store i64 %size, i64* %size.addr, align 8
  store i64 %pattern, i64* %pattern.addr, align 8
  store i32 0, i32* %piece, align 4
  %0 = load i8*, i8** %to.addr, align 8
  %1 = load i8*, i8** %from.addr, align 8
  %cmp = icmp ule i8* %0, %1
  br i1 %cmp, label %if.then, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %entry
  %2 = load i8*, i8** %to.addr, align 8
  %3 = ptrtoint i8* %2 to i64
  %4 = load i8*, i8** %from.addr, align 8
  %5 = ptrtoint i8* %4 to i64
  %6 = load i64, i64* %size.addr, align 8
  %add = add i64 %5, %6
  %cmp1 = icmp uge i64 %3, %add
  br i1 %cmp1, label %if.then, label %if.end

if.then:                                          ; preds = %lor.lhs.false, %entry
  store i64 0, i64* %at, align 8
  br label %for.cond

for.cond:                                         ; preds = %for.body, %if.then
  %7 = load i64, i64* %at, align 8
  %8 = load i64, i64* %size.addr, align 8
  %cmp2 = icmp ult i64 %7, %8
  br i1 %cmp2, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %9 = load i64, i64* %pattern.addr, align 8
  %10 = load i64, i64* %size.addr, align 8
  %11 = load i64, i64* %at, align 8
  %sub = sub i64 %10, %11
  %call = call i32 @next(i64 noundef %9, i32* noundef %piece, i64 noundef %sub) #9
  store i32 %call, i32* %this, align 4
  %12 = load i8*, i8** %to.addr, align 8
  %13 = load i64, i64* %at, align 8
  %add.ptr = getelementptr inbounds i8, i8* %12, i64 %13
  %14 = load i8*, i8** %from.addr, align 8
  %15 = load i64, i64* %at, align 8
  %add.ptr3 = getelementptr inbounds i8, i8* %14, i64 %15
  %16 = load i32, i32* %this, align 4
  call void @move(i8* noundef %add.ptr, i8* noundef %add.ptr3, i32 noundef %16) #9
  %17 = load i32, i32* %this, align 4
  %call4 = call i32 @length(i32 noundef %17) #9
  %conv = zext i32 %call4 to i64
  %18 = load i64, i64* %at, align 8
  %add5 = add i64 %18, %conv
  store i64 %add5, i64* %at, align 8
  br label %for.cond, !llvm.loop !10

for.end:                                          ; preds = %for.cond
  br label %for.end24

if.end:                                           ; preds = %lor.lhs.false
  %19 = load i64, i64* %size.addr, align 8
  store i64 %19, i64* %end, align 8
  br label %for.cond6

for.cond6:                                        ; preds = %for.end21, %if.end
  %20 = load i64, i64* %end, align 8
  %cmp7 = icmp ugt i64 %20, 0
  br i1 %cmp7, label %for.body9, label %for.end24

for.body9:                                        ; preds = %for.cond6
  store i64 0, i64* %at10, align 8
  store i32 1, i32* %this11, align 4
  store i32 0, i32* %piece, align 4
  store i64 0, i64* %after, align 8
  br label %for.cond12

for.cond12:                                       ; preds = %for.body15, %for.body9
  %21 = load i64, i64* %after, align 8
  %22 = load i64, i64* %end, align 8
  %cmp13 = icmp ult i64 %21, %22
  br i1 %cmp13, label %for.body15, label %for.end21

for.body15:                                       ; preds = %for.cond12
  %23 = load i64, i64* %after, align 8
  store i64 %23, i64* %at10, align 8
  %24 = load i64, i64* %pattern.addr, align 8
  %25 = load i64, i64* %size.addr, align 8
  %26 = load i64, i64* %at10, align 8
  %sub16 = sub i64 %25, %26
  %call17 = call i32 @next(i64 noundef %24, i32* noundef %piece, i64 noundef %sub16) #9
  store i32 %call17, i32* %this11, align 4
  %27 = load i32, i32* %this11, align 4
  %call18 = call i32 @length(i32 noundef %27) #9
  %conv19 = zext i32 %call18 to i64
  %28 = load i64, i64* %after, align 8
  %add20 = add i64 %28, %conv19
  store i64 %add20, i64* %after, align 8
  br label %for.cond12, !llvm.loop !11

for.end21:                                        ; preds = %for.cond12
  %29 = load i8*, i8** %to.addr, align 8
  %30 = load i64, i64* %at10, align 8
  %add.ptr22 = getelementptr inbounds i8, i8* %29, i64 %30
  %31 = load i8*, i8** %from.addr, align 8
  %32 = load i64, i64* %at10, align 8
  %add.ptr23 = getelementptr inbounds i8, i8* %31, i64 %32
  %33 = load i32, i32* %this11, align 4
  call void @move(i8* noundef %add.ptr22, i8* noundef %add.ptr23, i32 noundef %33) #9
  %34 = load i64, i64* %at10, align 8
  store i64 %34, i64* %end, align 8
  br label %for.cond6, !llvm.loop !12

for.end24:                                        ; preds = %for.end, %for.cond6
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @next(i64 noundef %pattern, i32* noundef %piece, i64 noundef %left) #0 {
entry:
  %pattern.addr = alloca i64, align 8
  %piece.addr = alloca i32*, align 8
  %left.addr = alloca i64, align 8
  %this = alloca i32, align 4
  store i64 %pattern, i64* %pattern.addr, align 8
  store i32* %piece, i32** %piece.addr, align 8
  store i64 %left, i64* %left.addr, align 8
  %0 = load i64, i64* %pattern.addr, align 8
  %1 = load i32*, i32** %piece.addr, align 8
  %2 = load i32, i32* %1, align 4
  %call = call i32 @digit(i64 noundef %0, i32 noundef %2) #9
  store i32 %call, i32* %this, align 4
  %3 = load i32, i32* %this, align 4
  %tobool = icmp ne i32 %3, 0
  br i1 %tobool, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  %4 = load i32*, i32** %piece.addr, align 8
  store i32 0, i32* %4, align 4
  %5 = load i64, i64* %pattern.addr, align 8
  %call1 = call i32 @digit(i64 noundef %5, i32 noundef 0) #9
  store i32 %call1, i32* %this, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  %6 = load i32*, i32** %piece.addr, align 8
  %7 = load i32, i32* %6, align 4
  %inc = add nsw i32 %7, 1
  store i32 %inc, i32* %6, align 4
  %8 = load i32, i32* %this, align 4
  %call2 = call i32 @length(i32 noundef %8) #9
  %conv = zext i32 %call2 to i64
  %9 = load i64, i64* %left.addr, align 8
  %cmp = icmp ule i64 %conv, %9
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:                                        ; preds = %if.end
  %10 = load i32, i32* %this, align 4
  br label %cond.end

cond.false:                                       ; preds = %if.end
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %10, %cond.true ], [ 1, %cond.false ]
  ret i32 %cond
}

; Function Attrs: noinline nounwind uwtable
define internal void @move(i8* noundef %to, i8* noundef %from, i32 noundef %digit) #0 {
entry:
  %to.addr = alloca i8*, align 8
  %from.addr = alloca i8*, align 8
  %digit.addr = alloca i32, align 4
  store i8* %to, i8** %to.addr, align 8
  store i8* %from, i8** %from.addr, align 8
  store i32 %digit, i32* %digit.addr, align 4
  %0 = load i32, i32* %digit.addr, align 4
  switch i32 %0, label %sw.epilog [
    i32 1, label %sw.bb
    i32 2, label %sw.bb1
    i32 3, label %sw.bb2
    i32 4, label %sw.bb3
  ]

sw.bb:                                            ; preds = %entry
  %1 = load i8*, i8** %to.addr, align 8
  %2 = load i8*, i8** %from.addr, align 8
  call void @__thinair_move_1(i8* noundef %1, i8* noundef %2) #9
  br label %sw.epilog

sw.bb1:                                           ; preds = %entry
  %3 = load i8*, i8** %to.addr, align 8
  %4 = load i8*, i8** %from.addr, align 8
  call void @__thinair_move_2(i8* noundef %3, i8* noundef %4) #9
  br label %sw.epilog

sw.bb2:                                           ; preds = %entry
  %5 = load i8*, i8** %to.addr, align 8
  %6 = load i8*, i8** %from.addr, align 8
  call void @__thinair_move_4(i8* noundef %5, i8* noundef %6) #9
  br label %sw.epilog

sw.bb3:                                           ; preds = %entry
  %7 = load i8*, i8** %to.addr, align 8
  %8 = load i8*, i8** %from.addr, align 8
  call void @__thinair_move_8(i8* noundef %7, i8* noundef %8) #9
  br label %sw.epilog

sw.epilog:                                        ; preds = %entry, %sw.bb3, %sw.bb2, %sw.bb1, %sw.bb
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @length(i32 noundef %digit) #0 {
entry:
  %digit.addr = alloca i32, align 4
  store i32 %digit, i32* %digit.addr, align 4
  %0 = load i32, i32* %digit.addr, align 4
  %cmp = icmp sge i32 %0, 8
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  %1 = load i32, i32* %digit.addr, align 4
  %sub = sub nsw i32 %1, 8
  br label %cond.end

cond.false:                                       ; preds = %entry
  %2 = load i32, i32* %digit.addr, align 4
  %sub1 = sub nsw i32 %2, 1
  %shl = shl i32 1, %sub1
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %sub, %cond.true ], [ %shl, %cond.false ]
  ret i32 %cond
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @__thinair_fill(i8* noundef %to, i32 noundef %byte, i64 noundef %size, i64 noundef %pattern) #0 {
entry:
  %to.addr = alloca i8*, align 8
  %byte.addr = alloca i32, align 4
  %size.addr = alloca i64, align 8
  %pattern.addr = alloca i64, align 8
  %piece = alloca i32, align 4
  %at = alloca i64, align 8
  %this = alloca i32, align 4
  store i8* %to, i8** %to.addr, align 8
  store i32 %byte, i32* %byte.addr, align 4
  store i64 %size, i64* %size.addr, align 8
  store i64 %pattern, i64* %pattern.addr, align 8
  store i32 0, i32* %piece, align 4
  store i64 0, i64* %at, align 8
  br label %for.cond

for.cond:                                         ; preds = %for.body, %entry
  %0 = load i64, i64* %at, align 8
  %1 = load i64, i64* %size.addr, align 8
  %cmp = icmp ult i64 %0, %1
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %2 = load i64, i64* %pattern.addr, align 8
  %3 = load i64, i64* %size.addr, align 8
  %4 = load i64, i64* %at, align 8
  %sub = sub i64 %3, %4
  %call = call i32 @next(i64 noundef %2, i32* noundef %piece, i64 noundef %sub) #9
  store i32 %call, i32* %this, align 4
  %5 = load i8*, i8** %to.addr, align 8
  %6 = load i64, i64* %at, align 8
  %add.ptr = getelementptr inbounds i8, i8* %5, i64 %6
  %7 = load i32, i32* %this, align 4
  %8 = load i32, i32* %byte.addr, align 4
  %and = and i32 %8, 255
  %conv = sext i32 %and to i64
  %mul = mul i64 %conv, 72340172838076673
  call void @store(i8* noundef %add.ptr, i32 noundef %7, i64 noundef %mul) #9
  %9 = load i32, i32* %this, align 4
  %call1 = call i32 @length(i32 noundef %9) #9
  %conv2 = zext i32 %call1 to i64
  %10 = load i64, i64* %at, align 8
  %add = add i64 %10, %conv2
  store i64 %add, i64* %at, align 8
  br label %for.cond, !llvm.loop !13

for.end:                                          ; preds = %for.cond
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @store(i8* noundef %address, i32 noundef %digit, i64 noundef %value) #0 {
entry:
  %address.addr = alloca i8*, align 8
  %digit.addr = alloca i32, align 4
  %value.addr = alloca i64, align 8
  store i8* %address, i8** %address.addr, align 8
  store i32 %digit, i32* %digit.addr, align 4
  store i64 %value, i64* %value.addr, align 8
  %0 = load i32, i32* %digit.addr, align 4
  switch i32 %0, label %sw.epilog [
    i32 1, label %sw.bb
    i32 2, label %sw.bb1
    i32 3, label %sw.bb3
    i32 4, label %sw.bb5
  ]

sw.bb:                                            ; preds = %entry
  %1 = load i64, i64* %value.addr, align 8
  %conv = trunc i64 %1 to i8
  %2 = load i8*, i8** %address.addr, align 8
  store i8 %conv, i8* %2, align 1
  br label %sw.epilog

sw.bb1:                                           ; preds = %entry
  %3 = load i64, i64* %value.addr, align 8
  %conv2 = trunc i64 %3 to i16
  %4 = load i8*, i8** %address.addr, align 8
  %5 = bitcast i8* %4 to i16*
  store i16 %conv2, i16* %5, align 2
  br label %sw.epilog

sw.bb3:                                           ; preds = %entry
  %6 = load i64, i64* %value.addr, align 8
  %conv4 = trunc i64 %6 to i32
  %7 = load i8*, i8** %address.addr, align 8
  %8 = bitcast i8* %7 to i32*
  store i32 %conv4, i32* %8, align 4
  br label %sw.epilog

sw.bb5:                                           ; preds = %entry
  %9 = load i64, i64* %value.addr, align 8
  %10 = load i8*, i8** %address.addr, align 8
  %11 = bitcast i8* %10 to i64*
  store i64 %9, i64* %11, align 8
  br label %sw.epilog

sw.epilog:                                        ; preds = %entry, %sw.bb5, %sw.bb3, %sw.bb1, %sw.bb
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local i64 @__thinair_swap_bytes(i64 noundef %value, i64 noundef %bits) #0 {
entry:
  %value.addr = alloca i64, align 8
  %bits.addr = alloca i64, align 8
  %swapped = alloca i64, align 8
  %i = alloca i64, align 8
  store i64 %value, i64* %value.addr, align 8
  store i64 %bits, i64* %bits.addr, align 8
  store i64 0, i64* %swapped, align 8
  store i64 0, i64* %i, align 8
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i64, i64* %i, align 8
  %1 = load i64, i64* %bits.addr, align 8
  %cmp = icmp ult i64 %0, %1
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %2 = load i64, i64* %swapped, align 8
  %shl = shl i64 %2, 8
  %3 = load i64, i64* %value.addr, align 8
  %4 = load i64, i64* %i, align 8
  %shr = lshr i64 %3, %4
  %and = and i64 %shr, 255
  %or = or i64 %shl, %and
  store i64 %or, i64* %swapped, align 8
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %5 = load i64, i64* %i, align 8
  %add = add i64 %5, 8
  store i64 %add, i64* %i, align 8
  br label %for.cond, !llvm.loop !14

for.end:                                          ; preds = %for.cond
  %6 = load i64, i64* %swapped, align 8
  ret i64 %6
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @__thinair_compare(i8* noundef %left, i8* noundef %right, i64 noundef %size, i64 noundef %pattern) #0 {
entry:
  %retval = alloca i32, align 4
  %left.addr = alloca i8*, align 8
  %right.addr = alloca i8*, align 8
  %size.addr = alloca i64, align 8
  %pattern.addr = alloca i64, align 8
  %piece = alloca i32, align 4
  %at = alloca i64, align 8
  %this = alloca i32, align 4
  %a = alloca i64, align 8
  %b = alloca i64, align 8
  %bits = alloca i32, align 4
  store i8* %left, i8** %left.addr, align 8
  store i8* %right, i8** %right.addr, align 8
  store i64 %size, i64* %size.addr, align 8
  store i64 %pattern, i64* %pattern.addr, align 8
  store i32 0, i32* %piece, align 4
  store i64 0, i64* %at, align 8
  br label %for.cond

for.cond:                                         ; preds = %if.end, %entry
  %0 = load i64, i64* %at, align 8
  %1 = load i64, i64* %size.addr, align 8
  %cmp = icmp ult i64 %0, %1
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %2 = load i64, i64* %pattern.addr, align 8
  %3 = load i64, i64* %size.addr, align 8
  %4 = load i64, i64* %at, align 8
  %sub = sub i64 %3, %4
  %call = call i32 @next(i64 noundef %2, i32* noundef %piece, i64 noundef %sub) #9
  store i32 %call, i32* %this, align 4
  %5 = load i8*, i8** %left.addr, align 8
  %6 = load i64, i64* %at, align 8
  %add.ptr = getelementptr inbounds i8, i8* %5, i64 %6
  %7 = load i32, i32* %this, align 4
  %call1 = call i64 @load(i8* noundef %add.ptr, i32 noundef %7) #9
  store i64 %call1, i64* %a, align 8
  %8 = load i8*, i8** %right.addr, align 8
  %9 = load i64, i64* %at, align 8
  %add.ptr2 = getelementptr inbounds i8, i8* %8, i64 %9
  %10 = load i32, i32* %this, align 4
  %call3 = call i64 @load(i8* noundef %add.ptr2, i32 noundef %10) #9
  store i64 %call3, i64* %b, align 8
  %11 = load i64, i64* %a, align 8
  %12 = load i64, i64* %b, align 8
  %cmp4 = icmp ne i64 %11, %12
  br i1 %cmp4, label %if.then, label %if.end

if.then:                                          ; preds = %for.body
  %13 = load i32, i32* %this, align 4
  %call5 = call i32 @length(i32 noundef %13) #9
  %mul = mul i32 8, %call5
  store i32 %mul, i32* %bits, align 4
  %14 = load i64, i64* %a, align 8
  %15 = load i32, i32* %bits, align 4
  %conv = zext i32 %15 to i64
  %call6 = call i64 @__thinair_swap_bytes(i64 noundef %14, i64 noundef %conv) #9
  %16 = load i64, i64* %b, align 8
  %17 = load i32, i32* %bits, align 4
  %conv7 = zext i32 %17 to i64
  %call8 = call i64 @__thinair_swap_bytes(i64 noundef %16, i64 noundef %conv7) #9
  %cmp9 = icmp ult i64 %call6, %call8
  %18 = zext i1 %cmp9 to i64
  %cond = select i1 %cmp9, i32 -1, i32 1
  store i32 %cond, i32* %retval, align 4
  br label %return

if.end:                                           ; preds = %for.body
  %19 = load i32, i32* %this, align 4
  %call11 = call i32 @length(i32 noundef %19) #9
  %conv12 = zext i32 %call11 to i64
  %20 = load i64, i64* %at, align 8
  %add = add i64 %20, %conv12
  store i64 %add, i64* %at, align 8
  br label %for.cond, !llvm.loop !15

for.end:                                          ; preds = %for.cond
  store i32 0, i32* %retval, align 4
  br label %return

return:                                           ; preds = %for.end, %if.then
  %21 = load i32, i32* %retval, align 4
  ret i32 %21
}

; Function Attrs: noinline nounwind uwtable
define internal i64 @load(i8* noundef %address, i32 noundef %digit) #0 {
entry:
  %retval = alloca i64, align 8
  %address.addr = alloca i8*, align 8
  %digit.addr = alloca i32, align 4
  store i8* %address, i8** %address.addr, align 8
  store i32 %digit, i32* %digit.addr, align 4
  %0 = load i32, i32* %digit.addr, align 4
  switch i32 %0, label %sw.default [
    i32 1, label %sw.bb
    i32 2, label %sw.bb1
    i32 3, label %sw.bb3
    i32 4, label %sw.bb5
  ]

sw.bb:                                            ; preds = %entry
  %1 = load i8*, i8** %address.addr, align 8
  %2 = load i8, i8* %1, align 1
  %conv = zext i8 %2 to i64
  store i64 %conv, i64* %retval, align 8
  br label %return

sw.bb1:                                           ; preds = %entry
  %3 = load i8*, i8** %address.addr, align 8
  %4 = bitcast i8* %3 to i16*
  %5 = load i16, i16* %4, align 2
  %conv2 = zext i16 %5 to i64
  store i64 %conv2, i64* %retval, align 8
  br label %return

sw.bb3:                                           ; preds = %entry
  %6 = load i8*, i8** %address.addr, align 8
  %7 = bitcast i8* %6 to i32*
  %8 = load i32, i32* %7, align 4
  %conv4 = zext i32 %8 to i64
  store i64 %conv4, i64* %retval, align 8
  br label %return

sw.bb5:                                           ; preds = %entry
  %9 = load i8*, i8** %address.addr, align 8
  %10 = bitcast i8* %9 to i64*
  %11 = load i64, i64* %10, align 8
  store i64 %11, i64* %retval, align 8
  br label %return

sw.default:                                       ; preds = %entry
  store i64 0, i64* %retval, align 8
  br label %return

return:                                           ; preds = %sw.default, %sw.bb5, %sw.bb3, %sw.bb1, %sw.bb
  %12 = load i64, i64* %retval, align 8
  ret i64 %12
}

; Function Attrs: noinline nounwind uwtable
define dso_local i8* @__thinair_malloc(i64 noundef %size) #0 {
entry:
  %size.addr = alloca i64, align 8
  store i64 %size, i64* %size.addr, align 8
  %0 = load i64, i64* %size.addr, align 8
  %call = call noalias i8* @malloc(i64 noundef %0) #10
  %1 = load i64, i64* %size.addr, align 8
  %call1 = call i8* @sized(i8* noundef %call, i64 noundef %1) #9
  ret i8* %call1
}

; Function Attrs: noinline nounwind uwtable
define internal i8* @sized(i8* noundef %object, i64 noundef %size) #0 {
entry:
  %object.addr = alloca i8*, align 8
  %size.addr = alloca i64, align 8
  %number = alloca i64, align 8
  store i8* %object, i8** %object.addr, align 8
  store i64 %size, i64* %size.addr, align 8
  %0 = load i8*, i8** %object.addr, align 8
  %1 = ptrtoint i8* %0 to i64
  %shr = lshr i64 %1, 32
  store i64 %shr, i64* %number, align 8
  %2 = load i64, i64* %number, align 8
  %cmp = icmp ult i64 %2, 4096
  %conv = zext i1 %cmp to i32
  call void @__thinair_limit(i32 noundef %conv, i8* noundef getelementptr inbounds ([63 x i8], [63 x i8]* @.str.41, i64 0, i64 0)) #9
  %3 = load i64, i64* %size.addr, align 8
  %4 = load i64, i64* %number, align 8
  %arrayidx = getelementptr inbounds [4096 x i64], [4096 x i64]* @sizes, i64 0, i64 %4
  store i64 %3, i64* %arrayidx, align 8
  %5 = load i8*, i8** %object.addr, align 8
  ret i8* %5
}

; Function Attrs: nounwind
declare noalias i8* @malloc(i64 noundef) #2

; Function Attrs: noinline nounwind uwtable
define dso_local i8* @__thinair_calloc(i64 noundef %count, i64 noundef %size) #0 {
entry:
  %count.addr = alloca i64, align 8
  %size.addr = alloca i64, align 8
  store i64 %count, i64* %count.addr, align 8
  store i64 %size, i64* %size.addr, align 8
  %0 = load i64, i64* %count.addr, align 8
  %1 = load i64, i64* %size.addr, align 8
  %call = call noalias i8* @calloc(i64 noundef %0, i64 noundef %1) #10
  %2 = load i64, i64* %count.addr, align 8
  %3 = load i64, i64* %size.addr, align 8
  %mul = mul i64 %2, %3
  %call1 = call i8* @sized(i8* noundef %call, i64 noundef %mul) #9
  ret i8* %call1
}

; Function Attrs: nounwind
declare noalias i8* @calloc(i64 noundef, i64 noundef) #2

; Function Attrs: noinline nounwind uwtable
define dso_local i8* @__thinair_realloc(i8* noundef %old, i64 noundef %size, i64 noundef %pattern) #0 {
entry:
  %old.addr = alloca i8*, align 8
  %size.addr = alloca i64, align 8
  %pattern.addr = alloca i64, align 8
  %new = alloca i8*, align 8
  %before = alloca i64, align 8
  store i8* %old, i8** %old.addr, align 8
  store i64 %size, i64* %size.addr, align 8
  store i64 %pattern, i64* %pattern.addr, align 8
  %0 = load i64, i64* %size.addr, align 8
  %call = call noalias i8* @malloc(i64 noundef %0) #10
  %1 = load i64, i64* %size.addr, align 8
  %call1 = call i8* @sized(i8* noundef %call, i64 noundef %1) #9
  store i8* %call1, i8** %new, align 8
  %2 = load i8*, i8** %old.addr, align 8
  %tobool = icmp ne i8* %2, null
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %3 = load i8*, i8** %old.addr, align 8
  %4 = ptrtoint i8* %3 to i64
  %shr = lshr i64 %4, 32
  %arrayidx = getelementptr inbounds [4096 x i64], [4096 x i64]* @sizes, i64 0, i64 %shr
  %5 = load i64, i64* %arrayidx, align 8
  store i64 %5, i64* %before, align 8
  %6 = load i8*, i8** %new, align 8
  %7 = load i8*, i8** %old.addr, align 8
  %8 = load i64, i64* %before, align 8
  %9 = load i64, i64* %size.addr, align 8
  %cmp = icmp ult i64 %8, %9
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:                                        ; preds = %if.then
  %10 = load i64, i64* %before, align 8
  br label %cond.end

cond.false:                                       ; preds = %if.then
  %11 = load i64, i64* %size.addr, align 8
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i64 [ %10, %cond.true ], [ %11, %cond.false ]
  %12 = load i64, i64* %pattern.addr, align 8
  call void @__thinair_copy(i8* noundef %6, i8* noundef %7, i64 noundef %cond, i64 noundef %12) #9
  %13 = load i8*, i8** %old.addr, align 8
  call void @free(i8* noundef %13) #10
  br label %if.end

if.end:                                           ; preds = %cond.end, %entry
  %14 = load i8*, i8** %new, align 8
  ret i8* %14
}

; Function Attrs: nounwind
declare void @free(i8* noundef) #2

; Function Attrs: noinline nounwind uwtable
define dso_local i8* @__thinair_reallocarray(i8* noundef %old, i64 noundef %count, i64 noundef %size, i64 noundef %pattern) #0 {
entry:
  %old.addr = alloca i8*, align 8
  %count.addr = alloca i64, align 8
  %size.addr = alloca i64, align 8
  %pattern.addr = alloca i64, align 8
  store i8* %old, i8** %old.addr, align 8
  store i64 %count, i64* %count.addr, align 8
  store i64 %size, i64* %size.addr, align 8
  store i64 %pattern, i64* %pattern.addr, align 8
  %0 = load i8*, i8** %old.addr, align 8
  %1 = load i64, i64* %count.addr, align 8
  %2 = load i64, i64* %size.addr, align 8
  %mul = mul i64 %1, %2
  %3 = load i64, i64* %pattern.addr, align 8
  %call = call i8* @__thinair_realloc(i8* noundef %0, i64 noundef %mul, i64 noundef %3) #9
  ret i8* %call
}

; Function Attrs: noinline nounwind uwtable
define dso_local i64 @malloc_usable_size(i8* noundef %object) #0 {
entry:
  %object.addr = alloca i8*, align 8
  store i8* %object, i8** %object.addr, align 8
  %0 = load i8*, i8** %object.addr, align 8
  %tobool = icmp ne i8* %0, null
  br i1 %tobool, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  %1 = load i8*, i8** %object.addr, align 8
  %2 = ptrtoint i8* %1 to i64
  %shr = lshr i64 %2, 32
  %arrayidx = getelementptr inbounds [4096 x i64], [4096 x i64]* @sizes, i64 0, i64 %shr
  %3 = load i64, i64* %arrayidx, align 8
  br label %cond.end

cond.false:                                       ; preds = %entry
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i64 [ %3, %cond.true ], [ 0, %cond.false ]
  ret i64 %cond
}

; Function Attrs: noinline nounwind uwtable
define dso_local i8* @__thinair_new(i64 noundef %size, i32 noundef %origin) #0 {
entry:
  %size.addr = alloca i64, align 8
  %origin.addr = alloca i32, align 4
  store i64 %size, i64* %size.addr, align 8
  store i32 %origin, i32* %origin.addr, align 4
  %0 = load i64, i64* %size.addr, align 8
  %tobool = icmp ne i64 %0, 0
  br i1 %tobool, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  %1 = load i64, i64* %size.addr, align 8
  br label %cond.end

cond.false:                                       ; preds = %entry
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i64 [ %1, %cond.true ], [ 1, %cond.false ]
  %call = call noalias i8* @malloc(i64 noundef %cond) #10
  %2 = load i64, i64* %size.addr, align 8
  %3 = load i32, i32* %origin.addr, align 4
  %call1 = call i8* @noted(i8* noundef %call, i64 noundef %2, i32 noundef %3) #9
  ret i8* %call1
}

; Function Attrs: noinline nounwind uwtable
define internal i8* @noted(i8* noundef %object, i64 noundef %size, i32 noundef %origin) #0 {
entry:
  %object.addr = alloca i8*, align 8
  %size.addr = alloca i64, align 8
  %origin.addr = alloca i32, align 4
  %number = alloca i64, align 8
  %.atomictmp = alloca i64, align 8
  store i8* %object, i8** %object.addr, align 8
  store i64 %size, i64* %size.addr, align 8
  store i32 %origin, i32* %origin.addr, align 4
  %0 = load i8*, i8** %object.addr, align 8
  %1 = ptrtoint i8* %0 to i64
  %shr = lshr i64 %1, 32
  store i64 %shr, i64* %number, align 8
  %2 = load i64, i64* %number, align 8
  %cmp = icmp ult i64 %2, 4096
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %3 = load i64, i64* %number, align 8
  %arrayidx = getelementptr inbounds [4096 x i64], [4096 x i64]* @origins, i64 0, i64 %3
  %4 = load i64, i64* %size.addr, align 8
  %shl = shl i64 %4, 2
  %5 = load i32, i32* %origin.addr, align 4
  %conv = sext i32 %5 to i64
  %or = or i64 %shl, %conv
  store i64 %or, i64* %.atomictmp, align 8
  %6 = load i64, i64* %.atomictmp, align 8
  store atomic i64 %6, i64* %arrayidx monotonic, align 8
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  %7 = load i8*, i8** %object.addr, align 8
  ret i8* %7
}

; Function Attrs: noinline nounwind uwtable
define dso_local i8* @__thinair_malloc_noted(i64 noundef %size) #0 {
entry:
  %size.addr = alloca i64, align 8
  store i64 %size, i64* %size.addr, align 8
  %0 = load i64, i64* %size.addr, align 8
  %call = call noalias i8* @malloc(i64 noundef %0) #10
  %1 = load i64, i64* %size.addr, align 8
  %call1 = call i8* @noted(i8* noundef %call, i64 noundef %1, i32 noundef 1) #9
  ret i8* %call1
}

; Function Attrs: noinline nounwind uwtable
define dso_local i8* @__thinair_calloc_noted(i64 noundef %count, i64 noundef %size) #0 {
entry:
  %count.addr = alloca i64, align 8
  %size.addr = alloca i64, align 8
  store i64 %count, i64* %count.addr, align 8
  store i64 %size, i64* %size.addr, align 8
  %0 = load i64, i64* %count.addr, align 8
  %1 = load i64, i64* %size.addr, align 8
  %call = call noalias i8* @calloc(i64 noundef %0, i64 noundef %1) #10
  %2 = load i64, i64* %count.addr, align 8
  %3 = load i64, i64* %size.addr, align 8
  %mul = mul i64 %2, %3
  %call1 = call i8* @noted(i8* noundef %call, i64 noundef %mul, i32 noundef 1) #9
  ret i8* %call1
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @__thinair_delete(i8* noundef %object, i32 noundef %way, i64 noundef %size) #0 {
entry:
  %object.addr = alloca i8*, align 8
  %way.addr = alloca i32, align 4
  %size.addr = alloca i64, align 8
  %number = alloca i64, align 8
  %known = alloca i64, align 8
  %atomic-temp = alloca i64, align 8
  %origin = alloca i32, align 4
  store i8* %object, i8** %object.addr, align 8
  store i32 %way, i32* %way.addr, align 4
  store i64 %size, i64* %size.addr, align 8
  %0 = load i8*, i8** %object.addr, align 8
  %1 = ptrtoint i8* %0 to i64
  %shr = lshr i64 %1, 32
  store i64 %shr, i64* %number, align 8
  %2 = load i8*, i8** %object.addr, align 8
  %tobool = icmp ne i8* %2, null
  br i1 %tobool, label %land.lhs.true, label %if.end35

land.lhs.true:                                    ; preds = %entry
  %3 = load i64, i64* %number, align 8
  %cmp = icmp ult i64 %3, 4096
  br i1 %cmp, label %if.then, label %if.end35

if.then:                                          ; preds = %land.lhs.true
  %4 = load i64, i64* %number, align 8
  %arrayidx = getelementptr inbounds [4096 x i64], [4096 x i64]* @origins, i64 0, i64 %4
  %5 = load atomic i64, i64* %arrayidx monotonic, align 8
  store i64 %5, i64* %atomic-temp, align 8
  %6 = load i64, i64* %atomic-temp, align 8
  store i64 %6, i64* %known, align 8
  %7 = load i64, i64* %known, align 8
  %and = and i64 %7, 3
  %conv = trunc i64 %and to i32
  store i32 %conv, i32* %origin, align 4
  %8 = load i64, i64* %known, align 8
  %tobool1 = icmp ne i64 %8, 0
  br i1 %tobool1, label %if.then2, label %if.end

if.then2:                                         ; preds = %if.then
  %9 = load i32, i32* %origin, align 4
  %cmp3 = icmp ne i32 %9, 1
  br i1 %cmp3, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %if.then2
  %10 = load i32, i32* %way.addr, align 4
  %cmp5 = icmp eq i32 %10, 1
  br label %lor.end

lor.end:                                          ; preds = %lor.rhs, %if.then2
  %11 = phi i1 [ true, %if.then2 ], [ %cmp5, %lor.rhs ]
  %lor.ext = zext i1 %11 to i32
  call void @__thinair_check(i32 noundef %lor.ext, i8* noundef getelementptr inbounds ([40 x i8], [40 x i8]* @.str.9, i64 0, i64 0)) #9
  %12 = load i32, i32* %origin, align 4
  %cmp7 = icmp eq i32 %12, 1
  br i1 %cmp7, label %lor.end12, label %lor.rhs9

lor.rhs9:                                         ; preds = %lor.end
  %13 = load i32, i32* %way.addr, align 4
  %cmp10 = icmp ne i32 %13, 1
  br label %lor.end12

lor.end12:                                        ; preds = %lor.rhs9, %lor.end
  %14 = phi i1 [ true, %lor.end ], [ %cmp10, %lor.rhs9 ]
  %lor.ext13 = zext i1 %14 to i32
  call void @__thinair_check(i32 noundef %lor.ext13, i8* noundef getelementptr inbounds ([37 x i8], [37 x i8]* @.str.10, i64 0, i64 0)) #9
  %15 = load i32, i32* %origin, align 4
  %cmp14 = icmp ne i32 %15, 2
  br i1 %cmp14, label %lor.end19, label %lor.rhs16

lor.rhs16:                                        ; preds = %lor.end12
  %16 = load i32, i32* %way.addr, align 4
  %cmp17 = icmp ne i32 %16, 3
  br label %lor.end19

lor.end19:                                        ; preds = %lor.rhs16, %lor.end12
  %17 = phi i1 [ true, %lor.end12 ], [ %cmp17, %lor.rhs16 ]
  %lor.ext20 = zext i1 %17 to i32
  call void @__thinair_check(i32 noundef %lor.ext20, i8* noundef getelementptr inbounds ([41 x i8], [41 x i8]* @.str.11, i64 0, i64 0)) #9
  %18 = load i32, i32* %origin, align 4
  %cmp21 = icmp ne i32 %18, 3
  br i1 %cmp21, label %lor.end26, label %lor.rhs23

lor.rhs23:                                        ; preds = %lor.end19
  %19 = load i32, i32* %way.addr, align 4
  %cmp24 = icmp ne i32 %19, 2
  br label %lor.end26

lor.end26:                                        ; preds = %lor.rhs23, %lor.end19
  %20 = phi i1 [ true, %lor.end19 ], [ %cmp24, %lor.rhs23 ]
  %lor.ext27 = zext i1 %20 to i32
  call void @__thinair_check(i32 noundef %lor.ext27, i8* noundef getelementptr inbounds ([58 x i8], [58 x i8]* @.str.12, i64 0, i64 0)) #9
  %21 = load i64, i64* %size.addr, align 8
  %tobool28 = icmp ne i64 %21, 0
  br i1 %tobool28, label %lor.rhs29, label %lor.end33

lor.rhs29:                                        ; preds = %lor.end26
  %22 = load i64, i64* %size.addr, align 8
  %23 = load i64, i64* %known, align 8
  %shr30 = lshr i64 %23, 2
  %cmp31 = icmp eq i64 %22, %shr30
  br label %lor.end33

lor.end33:                                        ; preds = %lor.rhs29, %lor.end26
  %24 = phi i1 [ true, %lor.end26 ], [ %cmp31, %lor.rhs29 ]
  %lor.ext34 = zext i1 %24 to i32
  call void @__thinair_check(i32 noundef %lor.ext34, i8* noundef getelementptr inbounds ([44 x i8], [44 x i8]* @.str.13, i64 0, i64 0)) #9
  br label %if.end

if.end:                                           ; preds = %lor.end33, %if.then
  br label %if.end35

if.end35:                                         ; preds = %if.end, %land.lhs.true, %entry
  %25 = load i8*, i8** %object.addr, align 8
  call void @free(i8* noundef %25) #10
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local i8* @__thinair_aligned_alloc(i64 noundef %alignment, i64 noundef %size) #0 {
entry:
  %retval = alloca i8*, align 8
  %alignment.addr = alloca i64, align 8
  %size.addr = alloca i64, align 8
  store i64 %alignment, i64* %alignment.addr, align 8
  store i64 %size, i64* %size.addr, align 8
  %0 = load i64, i64* %alignment.addr, align 8
  %call = call i32 @is_power_of_two(i64 noundef %0) #9
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %1 = load i64, i64* %size.addr, align 8
  %call1 = call noalias i8* @malloc(i64 noundef %1) #10
  store i8* %call1, i8** %retval, align 8
  br label %return

if.end:                                           ; preds = %entry
  %call2 = call i32* @__errno_location() #11
  store i32 22, i32* %call2, align 4
  store i8* null, i8** %retval, align 8
  br label %return

return:                                           ; preds = %if.end, %if.then
  %2 = load i8*, i8** %retval, align 8
  ret i8* %2
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @is_power_of_two(i64 noundef %number) #0 {
entry:
  %number.addr = alloca i64, align 8
  store i64 %number, i64* %number.addr, align 8
  %0 = load i64, i64* %number.addr, align 8
  %tobool = icmp ne i64 %0, 0
  br i1 %tobool, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %entry
  %1 = load i64, i64* %number.addr, align 8
  %2 = load i64, i64* %number.addr, align 8
  %sub = sub i64 %2, 1
  %and = and i64 %1, %sub
  %tobool1 = icmp ne i64 %and, 0
  %lnot = xor i1 %tobool1, true
  br label %land.end

land.end:                                         ; preds = %land.rhs, %entry
  %3 = phi i1 [ false, %entry ], [ %lnot, %land.rhs ]
  %land.ext = zext i1 %3 to i32
  ret i32 %land.ext
}

; Function Attrs: noinline nounwind readnone uwtable willreturn
define dso_local i32* @__errno_location() #3 {
entry:
  ret i32* @error_number
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @__thinair_posix_memalign(i8** noundef %object, i64 noundef %alignment, i64 noundef %size) #0 {
entry:
  %retval = alloca i32, align 4
  %object.addr = alloca i8**, align 8
  %alignment.addr = alloca i64, align 8
  %size.addr = alloca i64, align 8
  store i8** %object, i8*** %object.addr, align 8
  store i64 %alignment, i64* %alignment.addr, align 8
  store i64 %size, i64* %size.addr, align 8
  %0 = load i64, i64* %alignment.addr, align 8
  %call = call i32 @is_power_of_two(i64 noundef %0) #9
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %lor.lhs.false, label %if.then

lor.lhs.false:                                    ; preds = %entry
  %1 = load i64, i64* %alignment.addr, align 8
  %rem = urem i64 %1, 8
  %tobool1 = icmp ne i64 %rem, 0
  br i1 %tobool1, label %if.then, label %if.end

if.then:                                          ; preds = %lor.lhs.false, %entry
  store i32 22, i32* %retval, align 4
  br label %return

if.end:                                           ; preds = %lor.lhs.false
  %2 = load i64, i64* %size.addr, align 8
  %call2 = call noalias i8* @malloc(i64 noundef %2) #10
  %3 = load i8**, i8*** %object.addr, align 8
  store i8* %call2, i8** %3, align 8
  store i32 0, i32* %retval, align 4
  br label %return

return:                                           ; preds = %if.end, %if.then
  %4 = load i32, i32* %retval, align 4
  ret i32 %4
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @__thinair_function_free(i8* noundef %object) #0 {
entry:
  %object.addr = alloca i8*, align 8
  store i8* %object, i8** %object.addr, align 8
  %0 = load i8*, i8** %object.addr, align 8
  call void @free(i8* noundef %0) #10
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local i8* @__thinair_function_malloc(i64 noundef %size) #0 {
entry:
  %size.addr = alloca i64, align 8
  store i64 %size, i64* %size.addr, align 8
  %0 = load i64, i64* %size.addr, align 8
  %call = call noalias i8* @malloc(i64 noundef %0) #10
  ret i8* %call
}

; Function Attrs: noinline nounwind uwtable
define dso_local i8* @__thinair_function_realloc(i8* noundef %object, i64 noundef %size) #0 {
entry:
  %object.addr = alloca i8*, align 8
  %size.addr = alloca i64, align 8
  store i8* %object, i8** %object.addr, align 8
  store i64 %size, i64* %size.addr, align 8
  %0 = load i8*, i8** %object.addr, align 8
  %1 = load i64, i64* %size.addr, align 8
  %call = call i8* @realloc(i8* noundef %0, i64 noundef %1) #10
  ret i8* %call
}

; Function Attrs: nounwind
declare i8* @realloc(i8* noundef, i64 noundef) #2

; Function Attrs: noinline nounwind uwtable
define dso_local void @__thinair_function_abort() #0 {
entry:
  call void @abort() #12
  unreachable
}

; Function Attrs: noreturn nounwind
declare void @abort() #4

; Function Attrs: noinline nounwind uwtable
define dso_local i64 @__thinair_trailing_zeros(i64 noundef %value, i64 noundef %bits) #0 {
entry:
  %value.addr = alloca i64, align 8
  %bits.addr = alloca i64, align 8
  %count = alloca i64, align 8
  store i64 %value, i64* %value.addr, align 8
  store i64 %bits, i64* %bits.addr, align 8
  store i64 0, i64* %count, align 8
  br label %while.cond

while.cond:                                       ; preds = %while.body, %entry
  %0 = load i64, i64* %count, align 8
  %1 = load i64, i64* %bits.addr, align 8
  %cmp = icmp ult i64 %0, %1
  br i1 %cmp, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %while.cond
  %2 = load i64, i64* %value.addr, align 8
  %3 = load i64, i64* %count, align 8
  %shr = lshr i64 %2, %3
  %and = and i64 %shr, 1
  %tobool = icmp ne i64 %and, 0
  %lnot = xor i1 %tobool, true
  br label %land.end

land.end:                                         ; preds = %land.rhs, %while.cond
  %4 = phi i1 [ false, %while.cond ], [ %lnot, %land.rhs ]
  br i1 %4, label %while.body, label %while.end

while.body:                                       ; preds = %land.end
  %5 = load i64, i64* %count, align 8
  %inc = add i64 %5, 1
  store i64 %inc, i64* %count, align 8
  br label %while.cond, !llvm.loop !16

while.end:                                        ; preds = %land.end
  %6 = load i64, i64* %count, align 8
  ret i64 %6
}

; Function Attrs: noinline nounwind uwtable
define dso_local i64 @__thinair_leading_zeros(i64 noundef %value, i64 noundef %bits) #0 {
entry:
  %value.addr = alloca i64, align 8
  %bits.addr = alloca i64, align 8
  %count = alloca i64, align 8
  store i64 %value, i64* %value.addr, align 8
  store i64 %bits, i64* %bits.addr, align 8
  store i64 0, i64* %count, align 8
  br label %while.cond

while.cond:                                       ; preds = %while.body, %entry
  %0 = load i64, i64* %count, align 8
  %1 = load i64, i64* %bits.addr, align 8
  %cmp = icmp ult i64 %0, %1
  br i1 %cmp, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %while.cond
  %2 = load i64, i64* %value.addr, align 8
  %3 = load i64, i64* %bits.addr, align 8
  %sub = sub i64 %3, 1
  %4 = load i64, i64* %count, align 8
  %sub1 = sub i64 %sub, %4
  %shr = lshr i64 %2, %sub1
  %and = and i64 %shr, 1
  %tobool = icmp ne i64 %and, 0
  %lnot = xor i1 %tobool, true
  br label %land.end

land.end:                                         ; preds = %land.rhs, %while.cond
  %5 = phi i1 [ false, %while.cond ], [ %lnot, %land.rhs ]
  br i1 %5, label %while.body, label %while.end

while.body:                                       ; preds = %land.end
  %6 = load i64, i64* %count, align 8
  %inc = add i64 %6, 1
  store i64 %inc, i64* %count, align 8
  br label %while.cond, !llvm.loop !17

while.end:                                        ; preds = %land.end
  %7 = load i64, i64* %count, align 8
  ret i64 %7
}

; Function Attrs: noinline nounwind uwtable
define dso_local i64 @__thinair_reverse_bits(i64 noundef %value, i64 noundef %bits) #0 {
entry:
  %value.addr = alloca i64, align 8
  %bits.addr = alloca i64, align 8
  %reversed = alloca i64, align 8
  %i = alloca i64, align 8
  store i64 %value, i64* %value.addr, align 8
  store i64 %bits, i64* %bits.addr, align 8
  store i64 0, i64* %reversed, align 8
  store i64 0, i64* %i, align 8
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i64, i64* %i, align 8
  %1 = load i64, i64* %bits.addr, align 8
  %cmp = icmp ult i64 %0, %1
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %2 = load i64, i64* %reversed, align 8
  %shl = shl i64 %2, 1
  %3 = load i64, i64* %value.addr, align 8
  %4 = load i64, i64* %i, align 8
  %shr = lshr i64 %3, %4
  %and = and i64 %shr, 1
  %or = or i64 %shl, %and
  store i64 %or, i64* %reversed, align 8
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %5 = load i64, i64* %i, align 8
  %inc = add i64 %5, 1
  store i64 %inc, i64* %i, align 8
  br label %for.cond, !llvm.loop !18

for.end:                                          ; preds = %for.cond
  %6 = load i64, i64* %reversed, align 8
  ret i64 %6
}

; Function Attrs: noinline nounwind uwtable
define dso_local i64 @__thinair_divide(i64 noundef %low, i64 noundef %high, i64 noundef %by_low, i64 noundef %by_high, i64 noundef %rest_wanted, i64 noundef %high_wanted) #0 {
entry:
  %low.addr = alloca i64, align 8
  %high.addr = alloca i64, align 8
  %by_low.addr = alloca i64, align 8
  %by_high.addr = alloca i64, align 8
  %rest_wanted.addr = alloca i64, align 8
  %high_wanted.addr = alloca i64, align 8
  %value = alloca i128, align 16
  %by = alloca i128, align 16
  %quotient = alloca i128, align 16
  %rest = alloca i128, align 16
  %is_zero = alloca i64, align 8
  %i = alloca i32, align 4
  %carry = alloca i32, align 4
  %result = alloca i128, align 16
  store i64 %low, i64* %low.addr, align 8
  store i64 %high, i64* %high.addr, align 8
  store i64 %by_low, i64* %by_low.addr, align 8
  store i64 %by_high, i64* %by_high.addr, align 8
  store i64 %rest_wanted, i64* %rest_wanted.addr, align 8
  store i64 %high_wanted, i64* %high_wanted.addr, align 8
  %0 = load i64, i64* %high.addr, align 8
  %conv = zext i64 %0 to i128
  %shl = shl i128 %conv, 64
  %1 = load i64, i64* %low.addr, align 8
  %conv1 = zext i64 %1 to i128
  %or = or i128 %shl, %conv1
  store i128 %or, i128* %value, align 16
  %2 = load i64, i64* %by_high.addr, align 8
  %conv2 = zext i64 %2 to i128
  %shl3 = shl i128 %conv2, 64
  %3 = load i64, i64* %by_low.addr, align 8
  %conv4 = zext i64 %3 to i128
  %or5 = or i128 %shl3, %conv4
  store i128 %or5, i128* %by, align 16
  store i128 0, i128* %quotient, align 16
  store i128 0, i128* %rest, align 16
  %4 = load i64, i64* %by_low.addr, align 8
  %5 = load i64, i64* %by_high.addr, align 8
  %or6 = or i64 %4, %5
  store i64 %or6, i64* %is_zero, align 8
  %6 = load i64, i64* %is_zero, align 8
  %div = udiv i64 1, %6
  store i64 %div, i64* %is_zero, align 8
  store i32 127, i32* %i, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %7 = load i32, i32* %i, align 4
  %cmp = icmp sge i32 %7, 0
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %8 = load i128, i128* %rest, align 16
  %shr = lshr i128 %8, 127
  %conv8 = trunc i128 %shr to i32
  store i32 %conv8, i32* %carry, align 4
  %9 = load i128, i128* %rest, align 16
  %shl9 = shl i128 %9, 1
  %10 = load i128, i128* %value, align 16
  %11 = load i32, i32* %i, align 4
  %sh_prom = zext i32 %11 to i128
  %shr10 = lshr i128 %10, %sh_prom
  %and = and i128 %shr10, 1
  %or11 = or i128 %shl9, %and
  store i128 %or11, i128* %rest, align 16
  %12 = load i32, i32* %carry, align 4
  %tobool = icmp ne i32 %12, 0
  br i1 %tobool, label %if.then, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %for.body
  %13 = load i128, i128* %rest, align 16
  %14 = load i128, i128* %by, align 16
  %cmp12 = icmp uge i128 %13, %14
  br i1 %cmp12, label %if.then, label %if.end

if.then:                                          ; preds = %lor.lhs.false, %for.body
  %15 = load i128, i128* %by, align 16
  %16 = load i128, i128* %rest, align 16
  %sub = sub i128 %16, %15
  store i128 %sub, i128* %rest, align 16
  %17 = load i32, i32* %i, align 4
  %sh_prom14 = zext i32 %17 to i128
  %shl15 = shl i128 1, %sh_prom14
  %18 = load i128, i128* %quotient, align 16
  %or16 = or i128 %18, %shl15
  store i128 %or16, i128* %quotient, align 16
  br label %if.end

if.end:                                           ; preds = %if.then, %lor.lhs.false
  br label %for.inc

for.inc:                                          ; preds = %if.end
  %19 = load i32, i32* %i, align 4
  %dec = add nsw i32 %19, -1
  store i32 %dec, i32* %i, align 4
  br label %for.cond, !llvm.loop !19

for.end:                                          ; preds = %for.cond
  %20 = load i64, i64* %rest_wanted.addr, align 8
  %tobool17 = icmp ne i64 %20, 0
  br i1 %tobool17, label %cond.true, label %cond.false

cond.true:                                        ; preds = %for.end
  %21 = load i128, i128* %rest, align 16
  br label %cond.end

cond.false:                                       ; preds = %for.end
  %22 = load i128, i128* %quotient, align 16
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i128 [ %21, %cond.true ], [ %22, %cond.false ]
  store i128 %cond, i128* %result, align 16
  %23 = load i64, i64* %high_wanted.addr, align 8
  %tobool18 = icmp ne i64 %23, 0
  br i1 %tobool18, label %cond.true19, label %cond.false22

cond.true19:                                      ; preds = %cond.end
  %24 = load i128, i128* %result, align 16
  %shr20 = lshr i128 %24, 64
  %conv21 = trunc i128 %shr20 to i64
  br label %cond.end24

cond.false22:                                     ; preds = %cond.end
  %25 = load i128, i128* %result, align 16
  %conv23 = trunc i128 %25 to i64
  br label %cond.end24

cond.end24:                                       ; preds = %cond.false22, %cond.true19
  %cond25 = phi i64 [ %conv21, %cond.true19 ], [ %conv23, %cond.false22 ]
  ret i64 %cond25
}

; Function Attrs: noinline nounwind uwtable
define dso_local i64 @__thinair_divide_signed(i64 noundef %low, i64 noundef %high, i64 noundef %by_low, i64 noundef %by_high, i64 noundef %rest_wanted, i64 noundef %high_wanted) #0 {
entry:
  %low.addr = alloca i64, align 8
  %high.addr = alloca i64, align 8
  %by_low.addr = alloca i64, align 8
  %by_high.addr = alloca i64, align 8
  %rest_wanted.addr = alloca i64, align 8
  %high_wanted.addr = alloca i64, align 8
  %value = alloca i128, align 16
  %by = alloca i128, align 16
  %negative = alloca i32, align 4
  %by_negative = alloca i32, align 4
  %result_low = alloca i64, align 8
  %result_high = alloca i64, align 8
  %result = alloca i128, align 16
  store i64 %low, i64* %low.addr, align 8
  store i64 %high, i64* %high.addr, align 8
  store i64 %by_low, i64* %by_low.addr, align 8
  store i64 %by_high, i64* %by_high.addr, align 8
  store i64 %rest_wanted, i64* %rest_wanted.addr, align 8
  store i64 %high_wanted, i64* %high_wanted.addr, align 8
  %0 = load i64, i64* %high.addr, align 8
  %conv = zext i64 %0 to i128
  %shl = shl i128 %conv, 64
  %1 = load i64, i64* %low.addr, align 8
  %conv1 = zext i64 %1 to i128
  %or = or i128 %shl, %conv1
  store i128 %or, i128* %value, align 16
  %2 = load i64, i64* %by_high.addr, align 8
  %conv2 = zext i64 %2 to i128
  %shl3 = shl i128 %conv2, 64
  %3 = load i64, i64* %by_low.addr, align 8
  %conv4 = zext i64 %3 to i128
  %or5 = or i128 %shl3, %conv4
  store i128 %or5, i128* %by, align 16
  %4 = load i64, i64* %high.addr, align 8
  %shr = lshr i64 %4, 63
  %conv6 = trunc i64 %shr to i32
  store i32 %conv6, i32* %negative, align 4
  %5 = load i64, i64* %by_high.addr, align 8
  %shr7 = lshr i64 %5, 63
  %conv8 = trunc i64 %shr7 to i32
  store i32 %conv8, i32* %by_negative, align 4
  %6 = load i32, i32* %negative, align 4
  %tobool = icmp ne i32 %6, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %7 = load i128, i128* %value, align 16
  %sub = sub i128 0, %7
  store i128 %sub, i128* %value, align 16
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  %8 = load i32, i32* %by_negative, align 4
  %tobool9 = icmp ne i32 %8, 0
  br i1 %tobool9, label %if.then10, label %if.end12

if.then10:                                        ; preds = %if.end
  %9 = load i128, i128* %by, align 16
  %sub11 = sub i128 0, %9
  store i128 %sub11, i128* %by, align 16
  br label %if.end12

if.end12:                                         ; preds = %if.then10, %if.end
  %10 = load i128, i128* %value, align 16
  %conv13 = trunc i128 %10 to i64
  %11 = load i128, i128* %value, align 16
  %shr14 = lshr i128 %11, 64
  %conv15 = trunc i128 %shr14 to i64
  %12 = load i128, i128* %by, align 16
  %conv16 = trunc i128 %12 to i64
  %13 = load i128, i128* %by, align 16
  %shr17 = lshr i128 %13, 64
  %conv18 = trunc i128 %shr17 to i64
  %14 = load i64, i64* %rest_wanted.addr, align 8
  %call = call i64 @__thinair_divide(i64 noundef %conv13, i64 noundef %conv15, i64 noundef %conv16, i64 noundef %conv18, i64 noundef %14, i64 noundef 0) #9
  store i64 %call, i64* %result_low, align 8
  %15 = load i128, i128* %value, align 16
  %conv19 = trunc i128 %15 to i64
  %16 = load i128, i128* %value, align 16
  %shr20 = lshr i128 %16, 64
  %conv21 = trunc i128 %shr20 to i64
  %17 = load i128, i128* %by, align 16
  %conv22 = trunc i128 %17 to i64
  %18 = load i128, i128* %by, align 16
  %shr23 = lshr i128 %18, 64
  %conv24 = trunc i128 %shr23 to i64
  %19 = load i64, i64* %rest_wanted.addr, align 8
  %call25 = call i64 @__thinair_divide(i64 noundef %conv19, i64 noundef %conv21, i64 noundef %conv22, i64 noundef %conv24, i64 noundef %19, i64 noundef 1) #9
  store i64 %call25, i64* %result_high, align 8
  %20 = load i64, i64* %result_high, align 8
  %conv26 = zext i64 %20 to i128
  %shl27 = shl i128 %conv26, 64
  %21 = load i64, i64* %result_low, align 8
  %conv28 = zext i64 %21 to i128
  %or29 = or i128 %shl27, %conv28
  store i128 %or29, i128* %result, align 16
  %22 = load i64, i64* %rest_wanted.addr, align 8
  %tobool30 = icmp ne i64 %22, 0
  br i1 %tobool30, label %cond.true, label %cond.false

cond.true:                                        ; preds = %if.end12
  %23 = load i32, i32* %negative, align 4
  %tobool31 = icmp ne i32 %23, 0
  br i1 %tobool31, label %if.then33, label %if.end35

cond.false:                                       ; preds = %if.end12
  %24 = load i32, i32* %negative, align 4
  %25 = load i32, i32* %by_negative, align 4
  %cmp = icmp ne i32 %24, %25
  br i1 %cmp, label %if.then33, label %if.end35

if.then33:                                        ; preds = %cond.false, %cond.true
  %26 = load i128, i128* %result, align 16
  %sub34 = sub i128 0, %26
  store i128 %sub34, i128* %result, align 16
  br label %if.end35

if.end35:                                         ; preds = %if.then33, %cond.false, %cond.true
  %27 = load i64, i64* %high_wanted.addr, align 8
  %tobool36 = icmp ne i64 %27, 0
  br i1 %tobool36, label %cond.true37, label %cond.false40

cond.true37:                                      ; preds = %if.end35
  %28 = load i128, i128* %result, align 16
  %shr38 = lshr i128 %28, 64
  %conv39 = trunc i128 %shr38 to i64
  br label %cond.end

cond.false40:                                     ; preds = %if.end35
  %29 = load i128, i128* %result, align 16
  %conv41 = trunc i128 %29 to i64
  br label %cond.end

cond.end:                                         ; preds = %cond.false40, %cond.true37
  %cond = phi i64 [ %conv39, %cond.true37 ], [ %conv41, %cond.false40 ]
  ret i64 %cond
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @__thinair_qsort(i8* noundef %base, i64 noundef %count, i64 noundef %size, i32 (i8*, i8*)* noundef %compare, i64 noundef %pattern) #0 {
entry:
  %base.addr = alloca i8*, align 8
  %count.addr = alloca i64, align 8
  %size.addr = alloca i64, align 8
  %compare.addr = alloca i32 (i8*, i8*)*, align 8
  %pattern.addr = alloca i64, align 8
  %i = alloca i64, align 8
  %at = alloca i8*, align 8
  store i8* %base, i8** %base.addr, align 8
  store i64 %count, i64* %count.addr, align 8
  store i64 %size, i64* %size.addr, align 8
  store i32 (i8*, i8*)* %compare, i32 (i8*, i8*)** %compare.addr, align 8
  store i64 %pattern, i64* %pattern.addr, align 8
  store i64 1, i64* %i, align 8
  br label %for.cond

for.cond:                                         ; preds = %for.inc10, %entry
  %0 = load i64, i64* %i, align 8
  %1 = load i64, i64* %count.addr, align 8
  %cmp = icmp ult i64 %0, %1
  br i1 %cmp, label %for.body, label %for.end11

for.body:                                         ; preds = %for.cond
  %2 = load i8*, i8** %base.addr, align 8
  %3 = load i64, i64* %i, align 8
  %4 = load i64, i64* %size.addr, align 8
  %mul = mul i64 %3, %4
  %add.ptr = getelementptr inbounds i8, i8* %2, i64 %mul
  store i8* %add.ptr, i8** %at, align 8
  br label %for.cond1

for.cond1:                                        ; preds = %for.inc, %for.body
  %5 = load i8*, i8** %at, align 8
  %6 = load i8*, i8** %base.addr, align 8
  %cmp2 = icmp ugt i8* %5, %6
  br i1 %cmp2, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %for.cond1
  %7 = load i32 (i8*, i8*)*, i32 (i8*, i8*)** %compare.addr, align 8
  %8 = load i8*, i8** %at, align 8
  %9 = load i64, i64* %size.addr, align 8
  %idx.neg = sub i64 0, %9
  %add.ptr3 = getelementptr inbounds i8, i8* %8, i64 %idx.neg
  %10 = load i8*, i8** %at, align 8
  %call = call i32 %7(i8* noundef %add.ptr3, i8* noundef %10) #9
  %cmp4 = icmp sgt i32 %call, 0
  br label %land.end

land.end:                                         ; preds = %land.rhs, %for.cond1
  %11 = phi i1 [ false, %for.cond1 ], [ %cmp4, %land.rhs ]
  br i1 %11, label %for.body5, label %for.end

for.body5:                                        ; preds = %land.end
  %12 = load i8*, i8** %at, align 8
  %13 = load i64, i64* %size.addr, align 8
  %idx.neg6 = sub i64 0, %13
  %add.ptr7 = getelementptr inbounds i8, i8* %12, i64 %idx.neg6
  %14 = load i8*, i8** %at, align 8
  %15 = load i64, i64* %size.addr, align 8
  %16 = load i64, i64* %pattern.addr, align 8
  call void @swap(i8* noundef %add.ptr7, i8* noundef %14, i64 noundef %15, i64 noundef %16) #9
  br label %for.inc

for.inc:                                          ; preds = %for.body5
  %17 = load i64, i64* %size.addr, align 8
  %18 = load i8*, i8** %at, align 8
  %idx.neg8 = sub i64 0, %17
  %add.ptr9 = getelementptr inbounds i8, i8* %18, i64 %idx.neg8
  store i8* %add.ptr9, i8** %at, align 8
  br label %for.cond1, !llvm.loop !20

for.end:                                          ; preds = %land.end
  br label %for.inc10

for.inc10:                                        ; preds = %for.end
  %19 = load i64, i64* %i, align 8
  %inc = add i64 %19, 1
  store i64 %inc, i64* %i, align 8
  br label %for.cond, !llvm.loop !21

for.end11:                                        ; preds = %for.cond
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @swap(i8* noundef %left, i8* noundef %right, i64 noundef %size, i64 noundef %pattern) #0 {
entry:
  %left.addr = alloca i8*, align 8
  %right.addr = alloca i8*, align 8
  %size.addr = alloca i64, align 8
  %pattern.addr = alloca i64, align 8
  %piece = alloca i32, align 4
  %at = alloca i64, align 8
  %this = alloca i32, align 4
  %a = alloca i64, align 8
  %b = alloca i64, align 8
  store i8* %left, i8** %left.addr, align 8
  store i8* %right, i8** %right.addr, align 8
  store i64 %size, i64* %size.addr, align 8
  store i64 %pattern, i64* %pattern.addr, align 8
  store i32 0, i32* %piece, align 4
  store i64 0, i64* %at, align 8
  br label %for.cond

for.cond:                                         ; preds = %for.body, %entry
  %0 = load i64, i64* %at, align 8
  %1 = load i64, i64* %size.addr, align 8
  %cmp = icmp ult i64 %0, %1
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %2 = load i64, i64* %pattern.addr, align 8
  %3 = load i64, i64* %size.addr, align 8
  %4 = load i64, i64* %at, align 8
  %sub = sub i64 %3, %4
  %call = call i32 @next(i64 noundef %2, i32* noundef %piece, i64 noundef %sub) #9
  store i32 %call, i32* %this, align 4
  %5 = load i8*, i8** %left.addr, align 8
  %6 = load i64, i64* %at, align 8
  %add.ptr = getelementptr inbounds i8, i8* %5, i64 %6
  %7 = load i32, i32* %this, align 4
  %call1 = call i64 @load_to_copy(i8* noundef %add.ptr, i32 noundef %7) #9
  store i64 %call1, i64* %a, align 8
  %8 = load i8*, i8** %right.addr, align 8
  %9 = load i64, i64* %at, align 8
  %add.ptr2 = getelementptr inbounds i8, i8* %8, i64 %9
  %10 = load i32, i32* %this, align 4
  %call3 = call i64 @load_to_copy(i8* noundef %add.ptr2, i32 noundef %10) #9
  store i64 %call3, i64* %b, align 8
  %11 = load i8*, i8** %left.addr, align 8
  %12 = load i64, i64* %at, align 8
  %add.ptr4 = getelementptr inbounds i8, i8* %11, i64 %12
  %13 = load i32, i32* %this, align 4
  %14 = load i64, i64* %b, align 8
  call void @store(i8* noundef %add.ptr4, i32 noundef %13, i64 noundef %14) #9
  %15 = load i8*, i8** %right.addr, align 8
  %16 = load i64, i64* %at, align 8
  %add.ptr5 = getelementptr inbounds i8, i8* %15, i64 %16
  %17 = load i32, i32* %this, align 4
  %18 = load i64, i64* %a, align 8
  call void @store(i8* noundef %add.ptr5, i32 noundef %17, i64 noundef %18) #9
  %19 = load i32, i32* %this, align 4
  %call6 = call i32 @length(i32 noundef %19) #9
  %conv = zext i32 %call6 to i64
  %20 = load i64, i64* %at, align 8
  %add = add i64 %20, %conv
  store i64 %add, i64* %at, align 8
  br label %for.cond, !llvm.loop !22

for.end:                                          ; preds = %for.cond
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local i8* @bsearch(i8* noundef nonnull %key, i8* noundef nonnull %base, i64 noundef %count, i64 noundef %size, i32 (i8*, i8*)* noundef nonnull %compare) #0 {
entry:
  %retval = alloca i8*, align 8
  %key.addr = alloca i8*, align 8
  %base.addr = alloca i8*, align 8
  %count.addr = alloca i64, align 8
  %size.addr = alloca i64, align 8
  %compare.addr = alloca i32 (i8*, i8*)*, align 8
  %low = alloca i64, align 8
  %middle = alloca i64, align 8
  %element = alloca i8*, align 8
  %order = alloca i32, align 4
  store i8* %key, i8** %key.addr, align 8
  store i8* %base, i8** %base.addr, align 8
  store i64 %count, i64* %count.addr, align 8
  store i64 %size, i64* %size.addr, align 8
  store i32 (i8*, i8*)* %compare, i32 (i8*, i8*)** %compare.addr, align 8
  store i64 0, i64* %low, align 8
  br label %while.cond

while.cond:                                       ; preds = %if.end4, %entry
  %0 = load i64, i64* %low, align 8
  %1 = load i64, i64* %count.addr, align 8
  %cmp = icmp ult i64 %0, %1
  br i1 %cmp, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %2 = load i64, i64* %low, align 8
  %3 = load i64, i64* %count.addr, align 8
  %4 = load i64, i64* %low, align 8
  %sub = sub i64 %3, %4
  %div = udiv i64 %sub, 2
  %add = add i64 %2, %div
  store i64 %add, i64* %middle, align 8
  %5 = load i8*, i8** %base.addr, align 8
  %6 = load i64, i64* %middle, align 8
  %7 = load i64, i64* %size.addr, align 8
  %mul = mul i64 %6, %7
  %add.ptr = getelementptr inbounds i8, i8* %5, i64 %mul
  store i8* %add.ptr, i8** %element, align 8
  %8 = load i32 (i8*, i8*)*, i32 (i8*, i8*)** %compare.addr, align 8
  %9 = load i8*, i8** %key.addr, align 8
  %10 = load i8*, i8** %element, align 8
  %call = call i32 %8(i8* noundef %9, i8* noundef %10) #9
  store i32 %call, i32* %order, align 4
  %11 = load i32, i32* %order, align 4
  %tobool = icmp ne i32 %11, 0
  br i1 %tobool, label %if.end, label %if.then

if.then:                                          ; preds = %while.body
  %12 = load i8*, i8** %element, align 8
  store i8* %12, i8** %retval, align 8
  br label %return

if.end:                                           ; preds = %while.body
  %13 = load i32, i32* %order, align 4
  %cmp1 = icmp sgt i32 %13, 0
  br i1 %cmp1, label %if.then2, label %if.else

if.then2:                                         ; preds = %if.end
  %14 = load i64, i64* %middle, align 8
  %add3 = add i64 %14, 1
  store i64 %add3, i64* %low, align 8
  br label %if.end4

if.else:                                          ; preds = %if.end
  %15 = load i64, i64* %middle, align 8
  store i64 %15, i64* %count.addr, align 8
  br label %if.end4

if.end4:                                          ; preds = %if.else, %if.then2
  br label %while.cond, !llvm.loop !23

while.end:                                        ; preds = %while.cond
  store i8* null, i8** %retval, align 8
  br label %return

return:                                           ; preds = %while.end, %if.then
  %16 = load i8*, i8** %retval, align 8
  ret i8* %16
}

; Function Attrs: noinline nounwind uwtable
define dso_local i16** @__ctype_b_loc() #0 {
entry:
  ret i16** @kinds_from_zero
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @tolower(i32 noundef %letter) #0 {
entry:
  %letter.addr = alloca i32, align 4
  store i32 %letter, i32* %letter.addr, align 4
  %0 = load i32, i32* %letter.addr, align 4
  %call = call i32 @is_between(i32 noundef %0, i32 noundef 65, i32 noundef 90) #9
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  %1 = load i32, i32* %letter.addr, align 4
  %add = add nsw i32 %1, 32
  br label %cond.end

cond.false:                                       ; preds = %entry
  %2 = load i32, i32* %letter.addr, align 4
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %add, %cond.true ], [ %2, %cond.false ]
  ret i32 %cond
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @is_between(i32 noundef %letter, i32 noundef %first, i32 noundef %last) #0 {
entry:
  %letter.addr = alloca i32, align 4
  %first.addr = alloca i32, align 4
  %last.addr = alloca i32, align 4
  store i32 %letter, i32* %letter.addr, align 4
  store i32 %first, i32* %first.addr, align 4
  store i32 %last, i32* %last.addr, align 4
  %0 = load i32, i32* %letter.addr, align 4
  %1 = load i32, i32* %first.addr, align 4
  %cmp = icmp sge i32 %0, %1
  br i1 %cmp, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %entry
  %2 = load i32, i32* %letter.addr, align 4
  %3 = load i32, i32* %last.addr, align 4
  %cmp1 = icmp sle i32 %2, %3
  br label %land.end

land.end:                                         ; preds = %land.rhs, %entry
  %4 = phi i1 [ false, %entry ], [ %cmp1, %land.rhs ]
  %land.ext = zext i1 %4 to i32
  ret i32 %land.ext
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @toupper(i32 noundef %letter) #0 {
entry:
  %letter.addr = alloca i32, align 4
  store i32 %letter, i32* %letter.addr, align 4
  %0 = load i32, i32* %letter.addr, align 4
  %call = call i32 @is_between(i32 noundef %0, i32 noundef 97, i32 noundef 122) #9
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  %1 = load i32, i32* %letter.addr, align 4
  %sub = sub nsw i32 %1, 32
  br label %cond.end

cond.false:                                       ; preds = %entry
  %2 = load i32, i32* %letter.addr, align 4
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %sub, %cond.true ], [ %2, %cond.false ]
  ret i32 %cond
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @isupper(i32 noundef %letter) #0 {
entry:
  %letter.addr = alloca i32, align 4
  store i32 %letter, i32* %letter.addr, align 4
  %0 = load i32, i32* %letter.addr, align 4
  %call = call i32 @is_between(i32 noundef %0, i32 noundef 65, i32 noundef 90) #9
  ret i32 %call
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @islower(i32 noundef %letter) #0 {
entry:
  %letter.addr = alloca i32, align 4
  store i32 %letter, i32* %letter.addr, align 4
  %0 = load i32, i32* %letter.addr, align 4
  %call = call i32 @is_between(i32 noundef %0, i32 noundef 97, i32 noundef 122) #9
  ret i32 %call
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @isalpha(i32 noundef %letter) #0 {
entry:
  %letter.addr = alloca i32, align 4
  store i32 %letter, i32* %letter.addr, align 4
  %0 = load i32, i32* %letter.addr, align 4
  %call = call i32 @isupper(i32 noundef %0) #9
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %entry
  %1 = load i32, i32* %letter.addr, align 4
  %call1 = call i32 @islower(i32 noundef %1) #9
  %tobool2 = icmp ne i32 %call1, 0
  br label %lor.end

lor.end:                                          ; preds = %lor.rhs, %entry
  %2 = phi i1 [ true, %entry ], [ %tobool2, %lor.rhs ]
  %lor.ext = zext i1 %2 to i32
  ret i32 %lor.ext
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @isdigit(i32 noundef %letter) #0 {
entry:
  %letter.addr = alloca i32, align 4
  store i32 %letter, i32* %letter.addr, align 4
  %0 = load i32, i32* %letter.addr, align 4
  %call = call i32 @is_between(i32 noundef %0, i32 noundef 48, i32 noundef 57) #9
  ret i32 %call
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @isalnum(i32 noundef %letter) #0 {
entry:
  %letter.addr = alloca i32, align 4
  store i32 %letter, i32* %letter.addr, align 4
  %0 = load i32, i32* %letter.addr, align 4
  %call = call i32 @isalpha(i32 noundef %0) #9
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %entry
  %1 = load i32, i32* %letter.addr, align 4
  %call1 = call i32 @isdigit(i32 noundef %1) #9
  %tobool2 = icmp ne i32 %call1, 0
  br label %lor.end

lor.end:                                          ; preds = %lor.rhs, %entry
  %2 = phi i1 [ true, %entry ], [ %tobool2, %lor.rhs ]
  %lor.ext = zext i1 %2 to i32
  ret i32 %lor.ext
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @isxdigit(i32 noundef %letter) #0 {
entry:
  %letter.addr = alloca i32, align 4
  store i32 %letter, i32* %letter.addr, align 4
  %0 = load i32, i32* %letter.addr, align 4
  %call = call i32 @isdigit(i32 noundef %0) #9
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %lor.end, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %entry
  %1 = load i32, i32* %letter.addr, align 4
  %call1 = call i32 @is_between(i32 noundef %1, i32 noundef 97, i32 noundef 102) #9
  %tobool2 = icmp ne i32 %call1, 0
  br i1 %tobool2, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %lor.lhs.false
  %2 = load i32, i32* %letter.addr, align 4
  %call3 = call i32 @is_between(i32 noundef %2, i32 noundef 65, i32 noundef 70) #9
  %tobool4 = icmp ne i32 %call3, 0
  br label %lor.end

lor.end:                                          ; preds = %lor.rhs, %lor.lhs.false, %entry
  %3 = phi i1 [ true, %lor.lhs.false ], [ true, %entry ], [ %tobool4, %lor.rhs ]
  %lor.ext = zext i1 %3 to i32
  ret i32 %lor.ext
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @isspace(i32 noundef %letter) #0 {
entry:
  %letter.addr = alloca i32, align 4
  store i32 %letter, i32* %letter.addr, align 4
  %0 = load i32, i32* %letter.addr, align 4
  %cmp = icmp eq i32 %0, 32
  br i1 %cmp, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %entry
  %1 = load i32, i32* %letter.addr, align 4
  %call = call i32 @is_between(i32 noundef %1, i32 noundef 9, i32 noundef 13) #9
  %tobool = icmp ne i32 %call, 0
  br label %lor.end

lor.end:                                          ; preds = %lor.rhs, %entry
  %2 = phi i1 [ true, %entry ], [ %tobool, %lor.rhs ]
  %lor.ext = zext i1 %2 to i32
  ret i32 %lor.ext
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @isblank(i32 noundef %letter) #0 {
entry:
  %letter.addr = alloca i32, align 4
  store i32 %letter, i32* %letter.addr, align 4
  %0 = load i32, i32* %letter.addr, align 4
  %cmp = icmp eq i32 %0, 32
  br i1 %cmp, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %entry
  %1 = load i32, i32* %letter.addr, align 4
  %cmp1 = icmp eq i32 %1, 9
  br label %lor.end

lor.end:                                          ; preds = %lor.rhs, %entry
  %2 = phi i1 [ true, %entry ], [ %cmp1, %lor.rhs ]
  %lor.ext = zext i1 %2 to i32
  ret i32 %lor.ext
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @isprint(i32 noundef %letter) #0 {
entry:
  %letter.addr = alloca i32, align 4
  store i32 %letter, i32* %letter.addr, align 4
  %0 = load i32, i32* %letter.addr, align 4
  %call = call i32 @is_between(i32 noundef %0, i32 noundef 32, i32 noundef 126) #9
  ret i32 %call
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @isgraph(i32 noundef %letter) #0 {
entry:
  %letter.addr = alloca i32, align 4
  store i32 %letter, i32* %letter.addr, align 4
  %0 = load i32, i32* %letter.addr, align 4
  %call = call i32 @is_between(i32 noundef %0, i32 noundef 33, i32 noundef 126) #9
  ret i32 %call
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @iscntrl(i32 noundef %letter) #0 {
entry:
  %letter.addr = alloca i32, align 4
  store i32 %letter, i32* %letter.addr, align 4
  %0 = load i32, i32* %letter.addr, align 4
  %call = call i32 @is_between(i32 noundef %0, i32 noundef 0, i32 noundef 31) #9
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %entry
  %1 = load i32, i32* %letter.addr, align 4
  %cmp = icmp eq i32 %1, 127
  br label %lor.end

lor.end:                                          ; preds = %lor.rhs, %entry
  %2 = phi i1 [ true, %entry ], [ %cmp, %lor.rhs ]
  %lor.ext = zext i1 %2 to i32
  ret i32 %lor.ext
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @ispunct(i32 noundef %letter) #0 {
entry:
  %letter.addr = alloca i32, align 4
  store i32 %letter, i32* %letter.addr, align 4
  %0 = load i32, i32* %letter.addr, align 4
  %call = call i32 @isgraph(i32 noundef %0) #9
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %entry
  %1 = load i32, i32* %letter.addr, align 4
  %call1 = call i32 @isalnum(i32 noundef %1) #9
  %tobool2 = icmp ne i32 %call1, 0
  %lnot = xor i1 %tobool2, true
  br label %land.end

land.end:                                         ; preds = %land.rhs, %entry
  %2 = phi i1 [ false, %entry ], [ %lnot, %land.rhs ]
  %land.ext = zext i1 %2 to i32
  ret i32 %land.ext
}

; Function Attrs: noinline nounwind readnone uwtable willreturn
define dso_local i32 @abs(i32 noundef %value) #3 {
entry:
  %value.addr = alloca i32, align 4
  store i32 %value, i32* %value.addr, align 4
  %0 = load i32, i32* %value.addr, align 4
  %cmp = icmp slt i32 %0, 0
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  %1 = load i32, i32* %value.addr, align 4
  %sub = sub nsw i32 0, %1
  br label %cond.end

cond.false:                                       ; preds = %entry
  %2 = load i32, i32* %value.addr, align 4
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %sub, %cond.true ], [ %2, %cond.false ]
  ret i32 %cond
}

; Function Attrs: noinline nounwind readnone uwtable willreturn
define dso_local i64 @labs(i64 noundef %value) #3 {
entry:
  %value.addr = alloca i64, align 8
  store i64 %value, i64* %value.addr, align 8
  %0 = load i64, i64* %value.addr, align 8
  %cmp = icmp slt i64 %0, 0
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  %1 = load i64, i64* %value.addr, align 8
  %sub = sub nsw i64 0, %1
  br label %cond.end

cond.false:                                       ; preds = %entry
  %2 = load i64, i64* %value.addr, align 8
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i64 [ %sub, %cond.true ], [ %2, %cond.false ]
  ret i64 %cond
}

; Function Attrs: noinline nounwind readnone uwtable willreturn
define dso_local i64 @llabs(i64 noundef %value) #3 {
entry:
  %value.addr = alloca i64, align 8
  store i64 %value, i64* %value.addr, align 8
  %0 = load i64, i64* %value.addr, align 8
  %cmp = icmp slt i64 %0, 0
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  %1 = load i64, i64* %value.addr, align 8
  %sub = sub nsw i64 0, %1
  br label %cond.end

cond.false:                                       ; preds = %entry
  %2 = load i64, i64* %value.addr, align 8
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i64 [ %sub, %cond.true ], [ %2, %cond.false ]
  ret i64 %cond
}

; Function Attrs: noinline nounwind uwtable
define dso_local i8* @getenv(i8* noundef nonnull %name) #0 {
entry:
  %name.addr = alloca i8*, align 8
  store i8* %name, i8** %name.addr, align 8
  %0 = load i8*, i8** %name.addr, align 8
  %call = call i64 @strlen(i8* noundef %0) #13
  ret i8* null
}

; Function Attrs: noinline nounwind readonly uwtable willreturn
define dso_local i64 @strlen(i8* noundef nonnull %text) #5 {
entry:
  %text.addr = alloca i8*, align 8
  %length = alloca i64, align 8
  store i8* %text, i8** %text.addr, align 8
  store i64 0, i64* %length, align 8
  br label %while.cond

while.cond:                                       ; preds = %while.body, %entry
  %0 = load i8*, i8** %text.addr, align 8
  %1 = load i64, i64* %length, align 8
  %arrayidx = getelementptr inbounds i8, i8* %0, i64 %1
  %2 = load i8, i8* %arrayidx, align 1
  %tobool = icmp ne i8 %2, 0
  br i1 %tobool, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %3 = load i64, i64* %length, align 8
  %inc = add i64 %3, 1
  store i64 %inc, i64* %length, align 8
  br label %while.cond, !llvm.loop !24

while.end:                                        ; preds = %while.cond
  %4 = load i64, i64* %length, align 8
  ret i64 %4
}

; Function Attrs: noinline nounwind uwtable
define dso_local i8* @strerror(i32 noundef %number) #0 {
entry:
  %number.addr = alloca i32, align 4
  store i32 %number, i32* %number.addr, align 4
  ret i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.14, i64 0, i64 0)
}

; Function Attrs: noinline nounwind readnone uwtable willreturn
define dso_local double @difftime(i64 noundef %end, i64 noundef %start) #3 {
entry:
  %end.addr = alloca i64, align 8
  %start.addr = alloca i64, align 8
  store i64 %end, i64* %end.addr, align 8
  store i64 %start, i64* %start.addr, align 8
  %0 = load i64, i64* %end.addr, align 8
  %conv = sitofp i64 %0 to double
  %1 = load i64, i64* %start.addr, align 8
  %conv1 = sitofp i64 %1 to double
  %sub = fsub double %conv, %conv1
  ret double %sub
}

; Function Attrs: noinline nounwind uwtable
define dso_local double @fabs(double noundef %value) #0 {
entry:
  %value.addr = alloca double, align 8
  store double %value, double* %value.addr, align 8
  %0 = load double, double* %value.addr, align 8
  %call = call i64 @bits_of(double noundef %0) #9
  %and = and i64 %call, 9223372036854775807
  %call1 = call double @of_bits(i64 noundef %and) #9
  ret double %call1
}

; Function Attrs: noinline nounwind uwtable
define internal double @of_bits(i64 noundef %bits) #0 {
entry:
  %bits.addr = alloca i64, align 8
  %both = alloca %union.anon.12, align 8
  store i64 %bits, i64* %bits.addr, align 8
  %bits1 = bitcast %union.anon.12* %both to i64*
  %0 = load i64, i64* %bits.addr, align 8
  store i64 %0, i64* %bits1, align 8
  %value = bitcast %union.anon.12* %both to double*
  %1 = load double, double* %value, align 8
  ret double %1
}

; Function Attrs: noinline nounwind uwtable
define internal i64 @bits_of(double noundef %value) #0 {
entry:
  %value.addr = alloca double, align 8
  %both = alloca %union.anon.13, align 8
  store double %value, double* %value.addr, align 8
  %value1 = bitcast %union.anon.13* %both to double*
  %0 = load double, double* %value.addr, align 8
  store double %0, double* %value1, align 8
  %bits = bitcast %union.anon.13* %both to i64*
  %1 = load i64, i64* %bits, align 8
  ret i64 %1
}

; Function Attrs: noinline nounwind uwtable
define dso_local double @trunc(double noundef %value) #0 {
entry:
  %retval = alloca double, align 8
  %value.addr = alloca double, align 8
  %bits = alloca i64, align 8
  %exponent = alloca i32, align 4
  store double %value, double* %value.addr, align 8
  %0 = load double, double* %value.addr, align 8
  %call = call i64 @bits_of(double noundef %0) #9
  store i64 %call, i64* %bits, align 8
  %1 = load i64, i64* %bits, align 8
  %call1 = call i32 @exponent_of(i64 noundef %1) #9
  store i32 %call1, i32* %exponent, align 4
  %2 = load i32, i32* %exponent, align 4
  %cmp = icmp slt i32 %2, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %3 = load i64, i64* %bits, align 8
  %and = and i64 %3, -9223372036854775808
  %call2 = call double @of_bits(i64 noundef %and) #9
  store double %call2, double* %retval, align 8
  br label %return

if.end:                                           ; preds = %entry
  %4 = load i32, i32* %exponent, align 4
  %cmp3 = icmp sge i32 %4, 52
  br i1 %cmp3, label %if.then4, label %if.end5

if.then4:                                         ; preds = %if.end
  %5 = load double, double* %value.addr, align 8
  store double %5, double* %retval, align 8
  br label %return

if.end5:                                          ; preds = %if.end
  %6 = load i64, i64* %bits, align 8
  %7 = load i32, i32* %exponent, align 4
  %sub = sub nsw i32 52, %7
  %sh_prom = zext i32 %sub to i64
  %shl = shl i64 1, %sh_prom
  %sub6 = sub i64 %shl, 1
  %neg = xor i64 %sub6, -1
  %and7 = and i64 %6, %neg
  %call8 = call double @of_bits(i64 noundef %and7) #9
  store double %call8, double* %retval, align 8
  br label %return

return:                                           ; preds = %if.end5, %if.then4, %if.then
  %8 = load double, double* %retval, align 8
  ret double %8
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @exponent_of(i64 noundef %bits) #0 {
entry:
  %bits.addr = alloca i64, align 8
  store i64 %bits, i64* %bits.addr, align 8
  %0 = load i64, i64* %bits.addr, align 8
  %shr = lshr i64 %0, 52
  %and = and i64 %shr, 2047
  %conv = trunc i64 %and to i32
  %sub = sub nsw i32 %conv, 1023
  ret i32 %sub
}

; Function Attrs: noinline nounwind uwtable
define dso_local double @floor(double noundef %value) #0 {
entry:
  %value.addr = alloca double, align 8
  %whole = alloca double, align 8
  store double %value, double* %value.addr, align 8
  %0 = load double, double* %value.addr, align 8
  %call = call double @trunc(double noundef %0) #9
  store double %call, double* %whole, align 8
  %1 = load double, double* %whole, align 8
  %2 = load double, double* %value.addr, align 8
  %cmp = fcmp ogt double %1, %2
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  %3 = load double, double* %whole, align 8
  %sub = fsub double %3, 1.000000e+00
  br label %cond.end

cond.false:                                       ; preds = %entry
  %4 = load double, double* %whole, align 8
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi double [ %sub, %cond.true ], [ %4, %cond.false ]
  ret double %cond
}

; Function Attrs: noinline nounwind uwtable
define dso_local double @ceil(double noundef %value) #0 {
entry:
  %value.addr = alloca double, align 8
  %whole = alloca double, align 8
  store double %value, double* %value.addr, align 8
  %0 = load double, double* %value.addr, align 8
  %call = call double @trunc(double noundef %0) #9
  store double %call, double* %whole, align 8
  %1 = load double, double* %whole, align 8
  %2 = load double, double* %value.addr, align 8
  %cmp = fcmp olt double %1, %2
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  %3 = load double, double* %whole, align 8
  %add = fadd double %3, 1.000000e+00
  br label %cond.end

cond.false:                                       ; preds = %entry
  %4 = load double, double* %whole, align 8
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi double [ %add, %cond.true ], [ %4, %cond.false ]
  ret double %cond
}

; Function Attrs: noinline nounwind uwtable
define dso_local double @round(double noundef %value) #0 {
entry:
  %value.addr = alloca double, align 8
  %whole = alloca double, align 8
  %rest = alloca double, align 8
  store double %value, double* %value.addr, align 8
  %0 = load double, double* %value.addr, align 8
  %call = call double @trunc(double noundef %0) #9
  store double %call, double* %whole, align 8
  %1 = load double, double* %value.addr, align 8
  %2 = load double, double* %whole, align 8
  %sub = fsub double %1, %2
  %call1 = call double @fabs(double noundef %sub) #9
  store double %call1, double* %rest, align 8
  %3 = load double, double* %rest, align 8
  %cmp = fcmp oge double %3, 5.000000e-01
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  %4 = load double, double* %whole, align 8
  %5 = load double, double* %value.addr, align 8
  %cmp2 = fcmp olt double %5, 0.000000e+00
  %6 = zext i1 %cmp2 to i64
  %cond = select i1 %cmp2, i32 -1, i32 1
  %conv = sitofp i32 %cond to double
  %add = fadd double %4, %conv
  br label %cond.end

cond.false:                                       ; preds = %entry
  %7 = load double, double* %whole, align 8
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond3 = phi double [ %add, %cond.true ], [ %7, %cond.false ]
  ret double %cond3
}

; Function Attrs: noinline nounwind uwtable
define dso_local double @fmod(double noundef %value, double noundef %by) #0 {
entry:
  %value.addr = alloca double, align 8
  %by.addr = alloca double, align 8
  store double %value, double* %value.addr, align 8
  store double %by, double* %by.addr, align 8
  %0 = load double, double* %value.addr, align 8
  %1 = load double, double* %by.addr, align 8
  %call = call double @__thinair_remainder(double noundef %0, double noundef %1) #9
  ret double %call
}

declare double @__thinair_remainder(double noundef, double noundef) #1

; Function Attrs: noinline nounwind uwtable
define dso_local double @fmin(double noundef %left, double noundef %right) #0 {
entry:
  %left.addr = alloca double, align 8
  %right.addr = alloca double, align 8
  store double %left, double* %left.addr, align 8
  store double %right, double* %right.addr, align 8
  %0 = load double, double* %left.addr, align 8
  %1 = load double, double* %left.addr, align 8
  %cmp = fcmp une double %0, %1
  br i1 %cmp, label %cond.true, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %entry
  %2 = load double, double* %right.addr, align 8
  %3 = load double, double* %left.addr, align 8
  %cmp1 = fcmp olt double %2, %3
  br i1 %cmp1, label %cond.true, label %cond.false

cond.true:                                        ; preds = %lor.lhs.false, %entry
  %4 = load double, double* %right.addr, align 8
  br label %cond.end

cond.false:                                       ; preds = %lor.lhs.false
  %5 = load double, double* %left.addr, align 8
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi double [ %4, %cond.true ], [ %5, %cond.false ]
  ret double %cond
}

; Function Attrs: noinline nounwind uwtable
define dso_local double @fmax(double noundef %left, double noundef %right) #0 {
entry:
  %left.addr = alloca double, align 8
  %right.addr = alloca double, align 8
  store double %left, double* %left.addr, align 8
  store double %right, double* %right.addr, align 8
  %0 = load double, double* %left.addr, align 8
  %1 = load double, double* %left.addr, align 8
  %cmp = fcmp une double %0, %1
  br i1 %cmp, label %cond.true, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %entry
  %2 = load double, double* %right.addr, align 8
  %3 = load double, double* %left.addr, align 8
  %cmp1 = fcmp ogt double %2, %3
  br i1 %cmp1, label %cond.true, label %cond.false

cond.true:                                        ; preds = %lor.lhs.false, %entry
  %4 = load double, double* %right.addr, align 8
  br label %cond.end

cond.false:                                       ; preds = %lor.lhs.false
  %5 = load double, double* %left.addr, align 8
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi double [ %4, %cond.true ], [ %5, %cond.false ]
  ret double %cond
}

; Function Attrs: noinline nounwind uwtable
define dso_local float @fabsf(float noundef %value) #0 {
entry:
  %value.addr = alloca float, align 4
  store float %value, float* %value.addr, align 4
  %0 = load float, float* %value.addr, align 4
  %conv = fpext float %0 to double
  %call = call double @fabs(double noundef %conv) #9
  %conv1 = fptrunc double %call to float
  ret float %conv1
}

; Function Attrs: noinline nounwind uwtable
define dso_local float @floorf(float noundef %value) #0 {
entry:
  %value.addr = alloca float, align 4
  store float %value, float* %value.addr, align 4
  %0 = load float, float* %value.addr, align 4
  %conv = fpext float %0 to double
  %call = call double @floor(double noundef %conv) #9
  %conv1 = fptrunc double %call to float
  ret float %conv1
}

; Function Attrs: noinline nounwind uwtable
define dso_local float @ceilf(float noundef %value) #0 {
entry:
  %value.addr = alloca float, align 4
  store float %value, float* %value.addr, align 4
  %0 = load float, float* %value.addr, align 4
  %conv = fpext float %0 to double
  %call = call double @ceil(double noundef %conv) #9
  %conv1 = fptrunc double %call to float
  ret float %conv1
}

; Function Attrs: noinline nounwind uwtable
define dso_local double @sqrt(double noundef %value) #0 {
entry:
  %retval = alloca double, align 8
  %value.addr = alloca double, align 8
  %bits = alloca i64, align 8
  %exponent = alloca i32, align 4
  %fraction = alloca i64, align 8
  %root = alloca i64, align 8
  %rest = alloca i64, align 8
  %digit = alloca i32, align 4
  %two = alloca i64, align 8
  store double %value, double* %value.addr, align 8
  %0 = load double, double* %value.addr, align 8
  %call = call i64 @bits_of(double noundef %0) #9
  store i64 %call, i64* %bits, align 8
  %1 = load double, double* %value.addr, align 8
  %2 = load double, double* %value.addr, align 8
  %cmp = fcmp une double %1, %2
  br i1 %cmp, label %if.then, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %entry
  %3 = load double, double* %value.addr, align 8
  %cmp1 = fcmp oeq double %3, 0.000000e+00
  br i1 %cmp1, label %if.then, label %lor.lhs.false2

lor.lhs.false2:                                   ; preds = %lor.lhs.false
  %4 = load i64, i64* %bits, align 8
  %cmp3 = icmp eq i64 %4, 9218868437227405312
  br i1 %cmp3, label %if.then, label %if.end

if.then:                                          ; preds = %lor.lhs.false2, %lor.lhs.false, %entry
  %5 = load double, double* %value.addr, align 8
  store double %5, double* %retval, align 8
  br label %return

if.end:                                           ; preds = %lor.lhs.false2
  %6 = load double, double* %value.addr, align 8
  %cmp4 = fcmp olt double %6, 0.000000e+00
  br i1 %cmp4, label %if.then5, label %if.end7

if.then5:                                         ; preds = %if.end
  %call6 = call double @of_bits(i64 noundef 9221120237041090560) #9
  store double %call6, double* %retval, align 8
  br label %return

if.end7:                                          ; preds = %if.end
  %7 = load i64, i64* %bits, align 8
  %call8 = call i32 @exponent_of(i64 noundef %7) #9
  store i32 %call8, i32* %exponent, align 4
  %8 = load i64, i64* %bits, align 8
  %and = and i64 %8, 4503599627370495
  store i64 %and, i64* %fraction, align 8
  %9 = load i32, i32* %exponent, align 4
  %cmp9 = icmp eq i32 %9, -1023
  br i1 %cmp9, label %if.then10, label %if.else

if.then10:                                        ; preds = %if.end7
  store i32 -1022, i32* %exponent, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.then10
  %10 = load i64, i64* %fraction, align 8
  %shr = lshr i64 %10, 52
  %tobool = icmp ne i64 %shr, 0
  %lnot = xor i1 %tobool, true
  br i1 %lnot, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %11 = load i64, i64* %fraction, align 8
  %shl = shl i64 %11, 1
  store i64 %shl, i64* %fraction, align 8
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %12 = load i32, i32* %exponent, align 4
  %dec = add nsw i32 %12, -1
  store i32 %dec, i32* %exponent, align 4
  br label %for.cond, !llvm.loop !25

for.end:                                          ; preds = %for.cond
  br label %if.end11

if.else:                                          ; preds = %if.end7
  %13 = load i64, i64* %fraction, align 8
  %or = or i64 %13, 4503599627370496
  store i64 %or, i64* %fraction, align 8
  br label %if.end11

if.end11:                                         ; preds = %if.else, %for.end
  %14 = load i32, i32* %exponent, align 4
  %and12 = and i32 %14, 1
  %tobool13 = icmp ne i32 %and12, 0
  br i1 %tobool13, label %if.then14, label %if.end17

if.then14:                                        ; preds = %if.end11
  %15 = load i64, i64* %fraction, align 8
  %shl15 = shl i64 %15, 1
  store i64 %shl15, i64* %fraction, align 8
  %16 = load i32, i32* %exponent, align 4
  %dec16 = add nsw i32 %16, -1
  store i32 %dec16, i32* %exponent, align 4
  br label %if.end17

if.end17:                                         ; preds = %if.then14, %if.end11
  store i64 0, i64* %root, align 8
  store i64 0, i64* %rest, align 8
  store i32 106, i32* %digit, align 4
  br label %for.cond18

for.cond18:                                       ; preds = %for.inc33, %if.end17
  %17 = load i32, i32* %digit, align 4
  %cmp19 = icmp sge i32 %17, 0
  br i1 %cmp19, label %for.body20, label %for.end35

for.body20:                                       ; preds = %for.cond18
  %18 = load i32, i32* %digit, align 4
  %cmp21 = icmp sge i32 %18, 54
  br i1 %cmp21, label %cond.true, label %cond.false

cond.true:                                        ; preds = %for.body20
  %19 = load i64, i64* %fraction, align 8
  %20 = load i32, i32* %digit, align 4
  %sub = sub nsw i32 %20, 54
  %sh_prom = zext i32 %sub to i64
  %shr22 = lshr i64 %19, %sh_prom
  %and23 = and i64 %shr22, 3
  br label %cond.end

cond.false:                                       ; preds = %for.body20
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i64 [ %and23, %cond.true ], [ 0, %cond.false ]
  store i64 %cond, i64* %two, align 8
  %21 = load i64, i64* %rest, align 8
  %shl24 = shl i64 %21, 2
  %22 = load i64, i64* %two, align 8
  %or25 = or i64 %shl24, %22
  store i64 %or25, i64* %rest, align 8
  %23 = load i64, i64* %root, align 8
  %shl26 = shl i64 %23, 1
  store i64 %shl26, i64* %root, align 8
  %24 = load i64, i64* %rest, align 8
  %25 = load i64, i64* %root, align 8
  %mul = mul i64 2, %25
  %add = add i64 %mul, 1
  %cmp27 = icmp uge i64 %24, %add
  br i1 %cmp27, label %if.then28, label %if.end32

if.then28:                                        ; preds = %cond.end
  %26 = load i64, i64* %root, align 8
  %mul29 = mul i64 2, %26
  %add30 = add i64 %mul29, 1
  %27 = load i64, i64* %rest, align 8
  %sub31 = sub i64 %27, %add30
  store i64 %sub31, i64* %rest, align 8
  %28 = load i64, i64* %root, align 8
  %inc = add i64 %28, 1
  store i64 %inc, i64* %root, align 8
  br label %if.end32

if.end32:                                         ; preds = %if.then28, %cond.end
  br label %for.inc33

for.inc33:                                        ; preds = %if.end32
  %29 = load i32, i32* %digit, align 4
  %sub34 = sub nsw i32 %29, 2
  store i32 %sub34, i32* %digit, align 4
  br label %for.cond18, !llvm.loop !26

for.end35:                                        ; preds = %for.cond18
  %30 = load i64, i64* %root, align 8
  %shr36 = lshr i64 %30, 1
  %31 = load i64, i64* %root, align 8
  %and37 = and i64 %31, 1
  %add38 = add i64 %shr36, %and37
  store i64 %add38, i64* %root, align 8
  %32 = load i32, i32* %exponent, align 4
  %div = sdiv i32 %32, 2
  %add39 = add nsw i32 %div, 1023
  %conv = sext i32 %add39 to i64
  %shl40 = shl i64 %conv, 52
  %33 = load i64, i64* %root, align 8
  %sub41 = sub i64 %33, 4503599627370496
  %add42 = add i64 %shl40, %sub41
  %call43 = call double @of_bits(i64 noundef %add42) #9
  store double %call43, double* %retval, align 8
  br label %return

return:                                           ; preds = %for.end35, %if.then5, %if.then
  %34 = load double, double* %retval, align 8
  ret double %34
}

; Function Attrs: noinline nounwind uwtable
define dso_local float @sqrtf(float noundef %value) #0 {
entry:
  %value.addr = alloca float, align 4
  store float %value, float* %value.addr, align 4
  %0 = load float, float* %value.addr, align 4
  %conv = fpext float %0 to double
  %call = call double @sqrt(double noundef %conv) #9
  %conv1 = fptrunc double %call to float
  ret float %conv1
}

; Function Attrs: noinline nounwind uwtable
define dso_local double @pow(double noundef %base, double noundef %by) #0 {
entry:
  %base.addr = alloca double, align 8
  %by.addr = alloca double, align 8
  %result = alloca double, align 8
  %left = alloca i32, align 4
  store double %base, double* %base.addr, align 8
  store double %by, double* %by.addr, align 8
  %0 = load double, double* %by.addr, align 8
  %1 = load double, double* %by.addr, align 8
  %call = call double @trunc(double noundef %1) #9
  %cmp = fcmp oeq double %0, %call
  br i1 %cmp, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %entry
  %2 = load double, double* %by.addr, align 8
  %call1 = call double @fabs(double noundef %2) #9
  %cmp2 = fcmp ole double %call1, 1.024000e+03
  br label %land.end

land.end:                                         ; preds = %land.rhs, %entry
  %3 = phi i1 [ false, %entry ], [ %cmp2, %land.rhs ]
  %land.ext = zext i1 %3 to i32
  call void @__thinair_limit(i32 noundef %land.ext, i8* noundef getelementptr inbounds ([49 x i8], [49 x i8]* @.str.15, i64 0, i64 0)) #9
  store double 1.000000e+00, double* %result, align 8
  %4 = load double, double* %by.addr, align 8
  %call3 = call double @fabs(double noundef %4) #9
  %conv = fptosi double %call3 to i32
  store i32 %conv, i32* %left, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %land.end
  %5 = load i32, i32* %left, align 4
  %tobool = icmp ne i32 %5, 0
  br i1 %tobool, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %6 = load i32, i32* %left, align 4
  %and = and i32 %6, 1
  %tobool4 = icmp ne i32 %and, 0
  br i1 %tobool4, label %if.then, label %if.end

if.then:                                          ; preds = %for.body
  %7 = load double, double* %base.addr, align 8
  %8 = load double, double* %result, align 8
  %mul = fmul double %8, %7
  store double %mul, double* %result, align 8
  br label %if.end

if.end:                                           ; preds = %if.then, %for.body
  br label %for.inc

for.inc:                                          ; preds = %if.end
  %9 = load i32, i32* %left, align 4
  %shr = ashr i32 %9, 1
  store i32 %shr, i32* %left, align 4
  %10 = load double, double* %base.addr, align 8
  %11 = load double, double* %base.addr, align 8
  %mul5 = fmul double %11, %10
  store double %mul5, double* %base.addr, align 8
  br label %for.cond, !llvm.loop !27

for.end:                                          ; preds = %for.cond
  %12 = load double, double* %by.addr, align 8
  %cmp6 = fcmp olt double %12, 0.000000e+00
  br i1 %cmp6, label %cond.true, label %cond.false

cond.true:                                        ; preds = %for.end
  %13 = load double, double* %result, align 8
  %div = fdiv double 1.000000e+00, %13
  br label %cond.end

cond.false:                                       ; preds = %for.end
  %14 = load double, double* %result, align 8
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi double [ %div, %cond.true ], [ %14, %cond.false ]
  ret double %cond
}

declare void @__thinair_limit(i32 noundef, i8* noundef) #1

; Function Attrs: noinline nounwind readnone uwtable willreturn
define dso_local i32 @ffs(i32 noundef %value) #3 {
entry:
  %value.addr = alloca i32, align 4
  store i32 %value, i32* %value.addr, align 4
  %0 = load i32, i32* %value.addr, align 4
  %tobool = icmp ne i32 %0, 0
  br i1 %tobool, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  %1 = load i32, i32* %value.addr, align 4
  %2 = call i32 @llvm.cttz.i32(i32 %1, i1 true)
  %add = add nsw i32 %2, 1
  br label %cond.end

cond.false:                                       ; preds = %entry
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %add, %cond.true ], [ 0, %cond.false ]
  ret i32 %cond
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.cttz.i32(i32, i1 immarg) #6

; Function Attrs: noinline nounwind readnone uwtable willreturn
define dso_local i32 @ffsl(i64 noundef %value) #3 {
entry:
  %value.addr = alloca i64, align 8
  store i64 %value, i64* %value.addr, align 8
  %0 = load i64, i64* %value.addr, align 8
  %tobool = icmp ne i64 %0, 0
  br i1 %tobool, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  %1 = load i64, i64* %value.addr, align 8
  %2 = call i64 @llvm.cttz.i64(i64 %1, i1 true)
  %cast = trunc i64 %2 to i32
  %add = add nsw i32 %cast, 1
  br label %cond.end

cond.false:                                       ; preds = %entry
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %add, %cond.true ], [ 0, %cond.false ]
  ret i32 %cond
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i64 @llvm.cttz.i64(i64, i1 immarg) #6

; Function Attrs: noinline nounwind readnone uwtable willreturn
define dso_local i32 @ffsll(i64 noundef %value) #3 {
entry:
  %value.addr = alloca i64, align 8
  store i64 %value, i64* %value.addr, align 8
  %0 = load i64, i64* %value.addr, align 8
  %tobool = icmp ne i64 %0, 0
  br i1 %tobool, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  %1 = load i64, i64* %value.addr, align 8
  %2 = call i64 @llvm.cttz.i64(i64 %1, i1 true)
  %cast = trunc i64 %2 to i32
  %add = add nsw i32 %cast, 1
  br label %cond.end

cond.false:                                       ; preds = %entry
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %add, %cond.true ], [ 0, %cond.false ]
  ret i32 %cond
}

; Function Attrs: noinline nounwind uwtable
define dso_local void (i32)* @signal(i32 noundef %number, void (i32)* noundef %function) #0 {
entry:
  %number.addr = alloca i32, align 4
  %function.addr = alloca void (i32)*, align 8
  store i32 %number, i32* %number.addr, align 4
  store void (i32)* %function, void (i32)** %function.addr, align 8
  ret void (i32)* null
}

; Function Attrs: noinline nounwind uwtable
define dso_local i64 @sysconf(i32 noundef %name) #0 {
entry:
  %retval = alloca i64, align 8
  %name.addr = alloca i32, align 4
  store i32 %name, i32* %name.addr, align 4
  %0 = load i32, i32* %name.addr, align 4
  switch i32 %0, label %sw.default [
    i32 83, label %sw.bb
    i32 84, label %sw.bb
    i32 30, label %sw.bb1
  ]

sw.bb:                                            ; preds = %entry, %entry
  store i64 2, i64* %retval, align 8
  br label %return

sw.bb1:                                           ; preds = %entry
  store i64 4096, i64* %retval, align 8
  br label %return

sw.default:                                       ; preds = %entry
  %1 = load i32, i32* %name.addr, align 4
  %cmp = icmp eq i32 %1, 75
  %conv = zext i1 %cmp to i32
  call void @__thinair_limit(i32 noundef %conv, i8* noundef getelementptr inbounds ([57 x i8], [57 x i8]* @.str.16, i64 0, i64 0)) #9
  store i64 16384, i64* %retval, align 8
  br label %return

return:                                           ; preds = %sw.default, %sw.bb1, %sw.bb
  %2 = load i64, i64* %retval, align 8
  ret i64 %2
}

; Function Attrs: noinline nounwind uwtable
define dso_local i64 @__sysconf(i32 noundef %name) #0 {
entry:
  %name.addr = alloca i32, align 4
  store i32 %name, i32* %name.addr, align 4
  %0 = load i32, i32* %name.addr, align 4
  %call = call i64 @sysconf(i32 noundef %0) #10
  ret i64 %call
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @getopt(i32 noundef %count, i8** noundef nonnull %arguments, i8* noundef nonnull %options) #0 {
entry:
  %count.addr = alloca i32, align 4
  %arguments.addr = alloca i8**, align 8
  %options.addr = alloca i8*, align 8
  store i32 %count, i32* %count.addr, align 4
  store i8** %arguments, i8*** %arguments.addr, align 8
  store i8* %options, i8** %options.addr, align 8
  %0 = load i32, i32* @optind, align 4
  %1 = load i32, i32* %count.addr, align 4
  %cmp = icmp sge i32 %0, %1
  %conv = zext i1 %cmp to i32
  call void @__thinair_limit(i32 noundef %conv, i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str.17, i64 0, i64 0)) #9
  ret i32 -1
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @getpid() #0 {
entry:
  ret i32 1
}

; Function Attrs: noinline nounwind readonly uwtable willreturn
define dso_local i64 @strnlen(i8* noundef nonnull %text, i64 noundef %most) #5 {
entry:
  %text.addr = alloca i8*, align 8
  %most.addr = alloca i64, align 8
  %length = alloca i64, align 8
  store i8* %text, i8** %text.addr, align 8
  store i64 %most, i64* %most.addr, align 8
  store i64 0, i64* %length, align 8
  br label %while.cond

while.cond:                                       ; preds = %while.body, %entry
  %0 = load i64, i64* %length, align 8
  %1 = load i64, i64* %most.addr, align 8
  %cmp = icmp ult i64 %0, %1
  br i1 %cmp, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %while.cond
  %2 = load i8*, i8** %text.addr, align 8
  %3 = load i64, i64* %length, align 8
  %arrayidx = getelementptr inbounds i8, i8* %2, i64 %3
  %4 = load i8, i8* %arrayidx, align 1
  %conv = sext i8 %4 to i32
  %tobool = icmp ne i32 %conv, 0
  br label %land.end

land.end:                                         ; preds = %land.rhs, %while.cond
  %5 = phi i1 [ false, %while.cond ], [ %tobool, %land.rhs ]
  br i1 %5, label %while.body, label %while.end

while.body:                                       ; preds = %land.end
  %6 = load i64, i64* %length, align 8
  %inc = add i64 %6, 1
  store i64 %inc, i64* %length, align 8
  br label %while.cond, !llvm.loop !28

while.end:                                        ; preds = %land.end
  %7 = load i64, i64* %length, align 8
  ret i64 %7
}

; Function Attrs: noinline nounwind uwtable
define dso_local i8* @stpcpy(i8* noundef nonnull %to, i8* noundef nonnull %from) #0 {
entry:
  %to.addr = alloca i8*, align 8
  %from.addr = alloca i8*, align 8
  store i8* %to, i8** %to.addr, align 8
  store i8* %from, i8** %from.addr, align 8
  br label %while.cond

while.cond:                                       ; preds = %while.body, %entry
  %0 = load i8*, i8** %from.addr, align 8
  %incdec.ptr = getelementptr inbounds i8, i8* %0, i32 1
  store i8* %incdec.ptr, i8** %from.addr, align 8
  %1 = load i8, i8* %0, align 1
  %2 = load i8*, i8** %to.addr, align 8
  store i8 %1, i8* %2, align 1
  %tobool = icmp ne i8 %1, 0
  br i1 %tobool, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %3 = load i8*, i8** %to.addr, align 8
  %incdec.ptr1 = getelementptr inbounds i8, i8* %3, i32 1
  store i8* %incdec.ptr1, i8** %to.addr, align 8
  br label %while.cond, !llvm.loop !29

while.end:                                        ; preds = %while.cond
  %4 = load i8*, i8** %to.addr, align 8
  ret i8* %4
}

; Function Attrs: noinline nounwind uwtable
define dso_local i8* @strcpy(i8* noundef nonnull %to, i8* noundef nonnull %from) #0 {
entry:
  %to.addr = alloca i8*, align 8
  %from.addr = alloca i8*, align 8
  store i8* %to, i8** %to.addr, align 8
  store i8* %from, i8** %from.addr, align 8
  %0 = load i8*, i8** %to.addr, align 8
  %1 = load i8*, i8** %from.addr, align 8
  %call = call i8* @stpcpy(i8* noundef %0, i8* noundef %1) #10
  %2 = load i8*, i8** %to.addr, align 8
  ret i8* %2
}

; Function Attrs: noinline nounwind uwtable
define dso_local i8* @strncpy(i8* noundef nonnull %to, i8* noundef nonnull %from, i64 noundef %size) #0 {
entry:
  %to.addr = alloca i8*, align 8
  %from.addr = alloca i8*, align 8
  %size.addr = alloca i64, align 8
  %i = alloca i64, align 8
  store i8* %to, i8** %to.addr, align 8
  store i8* %from, i8** %from.addr, align 8
  store i64 %size, i64* %size.addr, align 8
  store i64 0, i64* %i, align 8
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i64, i64* %i, align 8
  %1 = load i64, i64* %size.addr, align 8
  %cmp = icmp ult i64 %0, %1
  br i1 %cmp, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %for.cond
  %2 = load i8*, i8** %from.addr, align 8
  %3 = load i64, i64* %i, align 8
  %arrayidx = getelementptr inbounds i8, i8* %2, i64 %3
  %4 = load i8, i8* %arrayidx, align 1
  %conv = sext i8 %4 to i32
  %tobool = icmp ne i32 %conv, 0
  br label %land.end

land.end:                                         ; preds = %land.rhs, %for.cond
  %5 = phi i1 [ false, %for.cond ], [ %tobool, %land.rhs ]
  br i1 %5, label %for.body, label %for.end

for.body:                                         ; preds = %land.end
  %6 = load i8*, i8** %from.addr, align 8
  %7 = load i64, i64* %i, align 8
  %arrayidx1 = getelementptr inbounds i8, i8* %6, i64 %7
  %8 = load i8, i8* %arrayidx1, align 1
  %9 = load i8*, i8** %to.addr, align 8
  %10 = load i64, i64* %i, align 8
  %arrayidx2 = getelementptr inbounds i8, i8* %9, i64 %10
  store i8 %8, i8* %arrayidx2, align 1
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %11 = load i64, i64* %i, align 8
  %inc = add i64 %11, 1
  store i64 %inc, i64* %i, align 8
  br label %for.cond, !llvm.loop !30

for.end:                                          ; preds = %land.end
  br label %for.cond3

for.cond3:                                        ; preds = %for.inc8, %for.end
  %12 = load i64, i64* %i, align 8
  %13 = load i64, i64* %size.addr, align 8
  %cmp4 = icmp ult i64 %12, %13
  br i1 %cmp4, label %for.body6, label %for.end10

for.body6:                                        ; preds = %for.cond3
  %14 = load i8*, i8** %to.addr, align 8
  %15 = load i64, i64* %i, align 8
  %arrayidx7 = getelementptr inbounds i8, i8* %14, i64 %15
  store i8 0, i8* %arrayidx7, align 1
  br label %for.inc8

for.inc8:                                         ; preds = %for.body6
  %16 = load i64, i64* %i, align 8
  %inc9 = add i64 %16, 1
  store i64 %inc9, i64* %i, align 8
  br label %for.cond3, !llvm.loop !31

for.end10:                                        ; preds = %for.cond3
  %17 = load i8*, i8** %to.addr, align 8
  ret i8* %17
}

; Function Attrs: noinline nounwind uwtable
define dso_local i8* @strcat(i8* noundef nonnull %to, i8* noundef nonnull %from) #0 {
entry:
  %to.addr = alloca i8*, align 8
  %from.addr = alloca i8*, align 8
  store i8* %to, i8** %to.addr, align 8
  store i8* %from, i8** %from.addr, align 8
  %0 = load i8*, i8** %to.addr, align 8
  %1 = load i8*, i8** %to.addr, align 8
  %call = call i64 @strlen(i8* noundef %1) #13
  %add.ptr = getelementptr inbounds i8, i8* %0, i64 %call
  %2 = load i8*, i8** %from.addr, align 8
  %call1 = call i8* @strcpy(i8* noundef %add.ptr, i8* noundef %2) #10
  %3 = load i8*, i8** %to.addr, align 8
  ret i8* %3
}

; Function Attrs: noinline nounwind uwtable
define dso_local i8* @strncat(i8* noundef nonnull %to, i8* noundef nonnull %from, i64 noundef %size) #0 {
entry:
  %to.addr = alloca i8*, align 8
  %from.addr = alloca i8*, align 8
  %size.addr = alloca i64, align 8
  %end = alloca i8*, align 8
  store i8* %to, i8** %to.addr, align 8
  store i8* %from, i8** %from.addr, align 8
  store i64 %size, i64* %size.addr, align 8
  %0 = load i8*, i8** %to.addr, align 8
  %1 = load i8*, i8** %to.addr, align 8
  %call = call i64 @strlen(i8* noundef %1) #13
  %add.ptr = getelementptr inbounds i8, i8* %0, i64 %call
  store i8* %add.ptr, i8** %end, align 8
  br label %while.cond

while.cond:                                       ; preds = %while.body, %entry
  %2 = load i64, i64* %size.addr, align 8
  %dec = add i64 %2, -1
  store i64 %dec, i64* %size.addr, align 8
  %tobool = icmp ne i64 %2, 0
  br i1 %tobool, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %while.cond
  %3 = load i8*, i8** %from.addr, align 8
  %4 = load i8, i8* %3, align 1
  %conv = sext i8 %4 to i32
  %tobool1 = icmp ne i32 %conv, 0
  br label %land.end

land.end:                                         ; preds = %land.rhs, %while.cond
  %5 = phi i1 [ false, %while.cond ], [ %tobool1, %land.rhs ]
  br i1 %5, label %while.body, label %while.end

while.body:                                       ; preds = %land.end
  %6 = load i8*, i8** %from.addr, align 8
  %incdec.ptr = getelementptr inbounds i8, i8* %6, i32 1
  store i8* %incdec.ptr, i8** %from.addr, align 8
  %7 = load i8, i8* %6, align 1
  %8 = load i8*, i8** %end, align 8
  %incdec.ptr2 = getelementptr inbounds i8, i8* %8, i32 1
  store i8* %incdec.ptr2, i8** %end, align 8
  store i8 %7, i8* %8, align 1
  br label %while.cond, !llvm.loop !32

while.end:                                        ; preds = %land.end
  %9 = load i8*, i8** %end, align 8
  store i8 0, i8* %9, align 1
  %10 = load i8*, i8** %to.addr, align 8
  ret i8* %10
}

; Function Attrs: noinline nounwind readonly uwtable willreturn
define dso_local i32 @strcmp(i8* noundef nonnull %left, i8* noundef nonnull %right) #5 {
entry:
  %retval = alloca i32, align 4
  %left.addr = alloca i8*, align 8
  %right.addr = alloca i8*, align 8
  %a = alloca i8, align 1
  %b = alloca i8, align 1
  store i8* %left, i8** %left.addr, align 8
  store i8* %right, i8** %right.addr, align 8
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i8*, i8** %left.addr, align 8
  %1 = load i8, i8* %0, align 1
  store i8 %1, i8* %a, align 1
  %2 = load i8*, i8** %right.addr, align 8
  %3 = load i8, i8* %2, align 1
  store i8 %3, i8* %b, align 1
  %4 = load i8, i8* %a, align 1
  %conv = zext i8 %4 to i32
  %5 = load i8, i8* %b, align 1
  %conv1 = zext i8 %5 to i32
  %cmp = icmp ne i32 %conv, %conv1
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %for.cond
  %6 = load i8, i8* %a, align 1
  %conv3 = zext i8 %6 to i32
  %7 = load i8, i8* %b, align 1
  %conv4 = zext i8 %7 to i32
  %cmp5 = icmp slt i32 %conv3, %conv4
  %8 = zext i1 %cmp5 to i64
  %cond = select i1 %cmp5, i32 -1, i32 1
  store i32 %cond, i32* %retval, align 4
  br label %return

if.end:                                           ; preds = %for.cond
  %9 = load i8, i8* %a, align 1
  %tobool = icmp ne i8 %9, 0
  br i1 %tobool, label %if.end8, label %if.then7

if.then7:                                         ; preds = %if.end
  store i32 0, i32* %retval, align 4
  br label %return

if.end8:                                          ; preds = %if.end
  br label %for.inc

for.inc:                                          ; preds = %if.end8
  %10 = load i8*, i8** %left.addr, align 8
  %incdec.ptr = getelementptr inbounds i8, i8* %10, i32 1
  store i8* %incdec.ptr, i8** %left.addr, align 8
  %11 = load i8*, i8** %right.addr, align 8
  %incdec.ptr9 = getelementptr inbounds i8, i8* %11, i32 1
  store i8* %incdec.ptr9, i8** %right.addr, align 8
  br label %for.cond

return:                                           ; preds = %if.then7, %if.then
  %12 = load i32, i32* %retval, align 4
  ret i32 %12
}

; Function Attrs: noinline nounwind readonly uwtable willreturn
define dso_local i32 @strncmp(i8* noundef nonnull %left, i8* noundef nonnull %right, i64 noundef %size) #5 {
entry:
  %retval = alloca i32, align 4
  %left.addr = alloca i8*, align 8
  %right.addr = alloca i8*, align 8
  %size.addr = alloca i64, align 8
  %a = alloca i8, align 1
  %b = alloca i8, align 1
  store i8* %left, i8** %left.addr, align 8
  store i8* %right, i8** %right.addr, align 8
  store i64 %size, i64* %size.addr, align 8
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i64, i64* %size.addr, align 8
  %tobool = icmp ne i64 %0, 0
  br i1 %tobool, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %1 = load i8*, i8** %left.addr, align 8
  %2 = load i8, i8* %1, align 1
  store i8 %2, i8* %a, align 1
  %3 = load i8*, i8** %right.addr, align 8
  %4 = load i8, i8* %3, align 1
  store i8 %4, i8* %b, align 1
  %5 = load i8, i8* %a, align 1
  %conv = zext i8 %5 to i32
  %6 = load i8, i8* %b, align 1
  %conv1 = zext i8 %6 to i32
  %cmp = icmp ne i32 %conv, %conv1
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %for.body
  %7 = load i8, i8* %a, align 1
  %conv3 = zext i8 %7 to i32
  %8 = load i8, i8* %b, align 1
  %conv4 = zext i8 %8 to i32
  %cmp5 = icmp slt i32 %conv3, %conv4
  %9 = zext i1 %cmp5 to i64
  %cond = select i1 %cmp5, i32 -1, i32 1
  store i32 %cond, i32* %retval, align 4
  br label %return

if.end:                                           ; preds = %for.body
  %10 = load i8, i8* %a, align 1
  %tobool7 = icmp ne i8 %10, 0
  br i1 %tobool7, label %if.end9, label %if.then8

if.then8:                                         ; preds = %if.end
  store i32 0, i32* %retval, align 4
  br label %return

if.end9:                                          ; preds = %if.end
  br label %for.inc

for.inc:                                          ; preds = %if.end9
  %11 = load i64, i64* %size.addr, align 8
  %dec = add i64 %11, -1
  store i64 %dec, i64* %size.addr, align 8
  %12 = load i8*, i8** %left.addr, align 8
  %incdec.ptr = getelementptr inbounds i8, i8* %12, i32 1
  store i8* %incdec.ptr, i8** %left.addr, align 8
  %13 = load i8*, i8** %right.addr, align 8
  %incdec.ptr10 = getelementptr inbounds i8, i8* %13, i32 1
  store i8* %incdec.ptr10, i8** %right.addr, align 8
  br label %for.cond, !llvm.loop !33

for.end:                                          ; preds = %for.cond
  store i32 0, i32* %retval, align 4
  br label %return

return:                                           ; preds = %for.end, %if.then8, %if.then
  %14 = load i32, i32* %retval, align 4
  ret i32 %14
}

; Function Attrs: noinline nounwind readonly uwtable willreturn
define dso_local i8* @strchr(i8* noundef nonnull %text, i32 noundef %wanted) #5 {
entry:
  %retval = alloca i8*, align 8
  %text.addr = alloca i8*, align 8
  %wanted.addr = alloca i32, align 4
  %this = alloca i8, align 1
  store i8* %text, i8** %text.addr, align 8
  store i32 %wanted, i32* %wanted.addr, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i8*, i8** %text.addr, align 8
  %1 = load i8, i8* %0, align 1
  store i8 %1, i8* %this, align 1
  %2 = load i8, i8* %this, align 1
  %conv = sext i8 %2 to i32
  %3 = load i32, i32* %wanted.addr, align 4
  %conv1 = trunc i32 %3 to i8
  %conv2 = sext i8 %conv1 to i32
  %cmp = icmp eq i32 %conv, %conv2
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %for.cond
  %4 = load i8*, i8** %text.addr, align 8
  store i8* %4, i8** %retval, align 8
  br label %return

if.end:                                           ; preds = %for.cond
  %5 = load i8, i8* %this, align 1
  %tobool = icmp ne i8 %5, 0
  br i1 %tobool, label %if.end5, label %if.then4

if.then4:                                         ; preds = %if.end
  store i8* null, i8** %retval, align 8
  br label %return

if.end5:                                          ; preds = %if.end
  br label %for.inc

for.inc:                                          ; preds = %if.end5
  %6 = load i8*, i8** %text.addr, align 8
  %incdec.ptr = getelementptr inbounds i8, i8* %6, i32 1
  store i8* %incdec.ptr, i8** %text.addr, align 8
  br label %for.cond

return:                                           ; preds = %if.then4, %if.then
  %7 = load i8*, i8** %retval, align 8
  ret i8* %7
}

; Function Attrs: noinline nounwind readonly uwtable willreturn
define dso_local i8* @strrchr(i8* noundef nonnull %text, i32 noundef %wanted) #5 {
entry:
  %text.addr = alloca i8*, align 8
  %wanted.addr = alloca i32, align 4
  %found = alloca i8*, align 8
  %this = alloca i8, align 1
  store i8* %text, i8** %text.addr, align 8
  store i32 %wanted, i32* %wanted.addr, align 4
  store i8* null, i8** %found, align 8
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i8*, i8** %text.addr, align 8
  %1 = load i8, i8* %0, align 1
  store i8 %1, i8* %this, align 1
  %2 = load i8, i8* %this, align 1
  %conv = sext i8 %2 to i32
  %3 = load i32, i32* %wanted.addr, align 4
  %conv1 = trunc i32 %3 to i8
  %conv2 = sext i8 %conv1 to i32
  %cmp = icmp eq i32 %conv, %conv2
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %for.cond
  %4 = load i8*, i8** %text.addr, align 8
  store i8* %4, i8** %found, align 8
  br label %if.end

if.end:                                           ; preds = %if.then, %for.cond
  %5 = load i8, i8* %this, align 1
  %tobool = icmp ne i8 %5, 0
  br i1 %tobool, label %if.end5, label %if.then4

if.then4:                                         ; preds = %if.end
  %6 = load i8*, i8** %found, align 8
  ret i8* %6

if.end5:                                          ; preds = %if.end
  br label %for.inc

for.inc:                                          ; preds = %if.end5
  %7 = load i8*, i8** %text.addr, align 8
  %incdec.ptr = getelementptr inbounds i8, i8* %7, i32 1
  store i8* %incdec.ptr, i8** %text.addr, align 8
  br label %for.cond
}

; Function Attrs: noinline nounwind readonly uwtable willreturn
define dso_local i8* @memchr(i8* noundef nonnull %block, i32 noundef %wanted, i64 noundef %size) #5 {
entry:
  %retval = alloca i8*, align 8
  %block.addr = alloca i8*, align 8
  %wanted.addr = alloca i32, align 4
  %size.addr = alloca i64, align 8
  %bytes = alloca i8*, align 8
  store i8* %block, i8** %block.addr, align 8
  store i32 %wanted, i32* %wanted.addr, align 4
  store i64 %size, i64* %size.addr, align 8
  %0 = load i8*, i8** %block.addr, align 8
  store i8* %0, i8** %bytes, align 8
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %1 = load i64, i64* %size.addr, align 8
  %tobool = icmp ne i64 %1, 0
  br i1 %tobool, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %2 = load i8*, i8** %bytes, align 8
  %3 = load i8, i8* %2, align 1
  %conv = zext i8 %3 to i32
  %4 = load i32, i32* %wanted.addr, align 4
  %conv1 = trunc i32 %4 to i8
  %conv2 = zext i8 %conv1 to i32
  %cmp = icmp eq i32 %conv, %conv2
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %for.body
  %5 = load i8*, i8** %bytes, align 8
  store i8* %5, i8** %retval, align 8
  br label %return

if.end:                                           ; preds = %for.body
  br label %for.inc

for.inc:                                          ; preds = %if.end
  %6 = load i64, i64* %size.addr, align 8
  %dec = add i64 %6, -1
  store i64 %dec, i64* %size.addr, align 8
  %7 = load i8*, i8** %bytes, align 8
  %incdec.ptr = getelementptr inbounds i8, i8* %7, i32 1
  store i8* %incdec.ptr, i8** %bytes, align 8
  br label %for.cond, !llvm.loop !34

for.end:                                          ; preds = %for.cond
  store i8* null, i8** %retval, align 8
  br label %return

return:                                           ; preds = %for.end, %if.then
  %8 = load i8*, i8** %retval, align 8
  ret i8* %8
}

; Function Attrs: noinline nounwind readonly uwtable willreturn
define dso_local i8* @strstr(i8* noundef nonnull %text, i8* noundef nonnull %wanted) #5 {
entry:
  %retval = alloca i8*, align 8
  %text.addr = alloca i8*, align 8
  %wanted.addr = alloca i8*, align 8
  %length = alloca i64, align 8
  store i8* %text, i8** %text.addr, align 8
  store i8* %wanted, i8** %wanted.addr, align 8
  %0 = load i8*, i8** %wanted.addr, align 8
  %call = call i64 @strlen(i8* noundef %0) #13
  store i64 %call, i64* %length, align 8
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %1 = load i8*, i8** %text.addr, align 8
  %2 = load i8*, i8** %wanted.addr, align 8
  %3 = load i64, i64* %length, align 8
  %call1 = call i32 @strncmp(i8* noundef %1, i8* noundef %2, i64 noundef %3) #13
  %tobool = icmp ne i32 %call1, 0
  br i1 %tobool, label %if.end, label %if.then

if.then:                                          ; preds = %for.cond
  %4 = load i8*, i8** %text.addr, align 8
  store i8* %4, i8** %retval, align 8
  br label %return

if.end:                                           ; preds = %for.cond
  %5 = load i8*, i8** %text.addr, align 8
  %6 = load i8, i8* %5, align 1
  %tobool2 = icmp ne i8 %6, 0
  br i1 %tobool2, label %if.end4, label %if.then3

if.then3:                                         ; preds = %if.end
  store i8* null, i8** %retval, align 8
  br label %return

if.end4:                                          ; preds = %if.end
  br label %for.inc

for.inc:                                          ; preds = %if.end4
  %7 = load i8*, i8** %text.addr, align 8
  %incdec.ptr = getelementptr inbounds i8, i8* %7, i32 1
  store i8* %incdec.ptr, i8** %text.addr, align 8
  br label %for.cond

return:                                           ; preds = %if.then3, %if.then
  %8 = load i8*, i8** %retval, align 8
  ret i8* %8
}

; Function Attrs: noinline nounwind readonly uwtable willreturn
define dso_local i64 @strspn(i8* noundef nonnull %text, i8* noundef nonnull %set) #5 {
entry:
  %text.addr = alloca i8*, align 8
  %set.addr = alloca i8*, align 8
  store i8* %text, i8** %text.addr, align 8
  store i8* %set, i8** %set.addr, align 8
  %0 = load i8*, i8** %text.addr, align 8
  %1 = load i8*, i8** %set.addr, align 8
  %call = call i64 @span(i8* noundef %0, i8* noundef %1, i32 noundef 1) #9
  ret i64 %call
}

; Function Attrs: noinline nounwind uwtable
define internal i64 @span(i8* noundef %text, i8* noundef %set, i32 noundef %in) #0 {
entry:
  %text.addr = alloca i8*, align 8
  %set.addr = alloca i8*, align 8
  %in.addr = alloca i32, align 4
  %length = alloca i64, align 8
  store i8* %text, i8** %text.addr, align 8
  store i8* %set, i8** %set.addr, align 8
  store i32 %in, i32* %in.addr, align 4
  store i64 0, i64* %length, align 8
  br label %while.cond

while.cond:                                       ; preds = %while.body, %entry
  %0 = load i8*, i8** %text.addr, align 8
  %1 = load i64, i64* %length, align 8
  %arrayidx = getelementptr inbounds i8, i8* %0, i64 %1
  %2 = load i8, i8* %arrayidx, align 1
  %conv = sext i8 %2 to i32
  %tobool = icmp ne i32 %conv, 0
  br i1 %tobool, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %while.cond
  %3 = load i8*, i8** %set.addr, align 8
  %4 = load i8*, i8** %text.addr, align 8
  %5 = load i64, i64* %length, align 8
  %arrayidx1 = getelementptr inbounds i8, i8* %4, i64 %5
  %6 = load i8, i8* %arrayidx1, align 1
  %conv2 = sext i8 %6 to i32
  %call = call i8* @strchr(i8* noundef %3, i32 noundef %conv2) #13
  %cmp = icmp ne i8* %call, null
  %conv3 = zext i1 %cmp to i32
  %7 = load i32, i32* %in.addr, align 4
  %cmp4 = icmp eq i32 %conv3, %7
  br label %land.end

land.end:                                         ; preds = %land.rhs, %while.cond
  %8 = phi i1 [ false, %while.cond ], [ %cmp4, %land.rhs ]
  br i1 %8, label %while.body, label %while.end

while.body:                                       ; preds = %land.end
  %9 = load i64, i64* %length, align 8
  %inc = add i64 %9, 1
  store i64 %inc, i64* %length, align 8
  br label %while.cond, !llvm.loop !35

while.end:                                        ; preds = %land.end
  %10 = load i64, i64* %length, align 8
  ret i64 %10
}

; Function Attrs: noinline nounwind readonly uwtable willreturn
define dso_local i64 @strcspn(i8* noundef nonnull %text, i8* noundef nonnull %set) #5 {
entry:
  %text.addr = alloca i8*, align 8
  %set.addr = alloca i8*, align 8
  store i8* %text, i8** %text.addr, align 8
  store i8* %set, i8** %set.addr, align 8
  %0 = load i8*, i8** %text.addr, align 8
  %1 = load i8*, i8** %set.addr, align 8
  %call = call i64 @span(i8* noundef %0, i8* noundef %1, i32 noundef 0) #9
  ret i64 %call
}

; Function Attrs: noinline nounwind readonly uwtable willreturn
define dso_local i8* @strpbrk(i8* noundef nonnull %text, i8* noundef nonnull %set) #5 {
entry:
  %text.addr = alloca i8*, align 8
  %set.addr = alloca i8*, align 8
  store i8* %text, i8** %text.addr, align 8
  store i8* %set, i8** %set.addr, align 8
  %0 = load i8*, i8** %text.addr, align 8
  %1 = load i8*, i8** %set.addr, align 8
  %call = call i64 @span(i8* noundef %0, i8* noundef %1, i32 noundef 0) #9
  %2 = load i8*, i8** %text.addr, align 8
  %add.ptr = getelementptr inbounds i8, i8* %2, i64 %call
  store i8* %add.ptr, i8** %text.addr, align 8
  %3 = load i8*, i8** %text.addr, align 8
  %4 = load i8, i8* %3, align 1
  %conv = sext i8 %4 to i32
  %tobool = icmp ne i32 %conv, 0
  br i1 %tobool, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  %5 = load i8*, i8** %text.addr, align 8
  br label %cond.end

cond.false:                                       ; preds = %entry
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i8* [ %5, %cond.true ], [ null, %cond.false ]
  ret i8* %cond
}

; Function Attrs: noinline nounwind uwtable
define dso_local i8* @strtok_r(i8* noundef %text, i8* noundef nonnull %set, i8** noundef nonnull %rest) #0 {
entry:
  %retval = alloca i8*, align 8
  %text.addr = alloca i8*, align 8
  %set.addr = alloca i8*, align 8
  %rest.addr = alloca i8**, align 8
  %end = alloca i8*, align 8
  store i8* %text, i8** %text.addr, align 8
  store i8* %set, i8** %set.addr, align 8
  store i8** %rest, i8*** %rest.addr, align 8
  %0 = load i8*, i8** %text.addr, align 8
  %tobool = icmp ne i8* %0, null
  br i1 %tobool, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  %1 = load i8**, i8*** %rest.addr, align 8
  %2 = load i8*, i8** %1, align 8
  store i8* %2, i8** %text.addr, align 8
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  %3 = load i8*, i8** %text.addr, align 8
  %4 = load i8*, i8** %set.addr, align 8
  %call = call i64 @span(i8* noundef %3, i8* noundef %4, i32 noundef 1) #9
  %5 = load i8*, i8** %text.addr, align 8
  %add.ptr = getelementptr inbounds i8, i8* %5, i64 %call
  store i8* %add.ptr, i8** %text.addr, align 8
  %6 = load i8*, i8** %text.addr, align 8
  %7 = load i8, i8* %6, align 1
  %tobool1 = icmp ne i8 %7, 0
  br i1 %tobool1, label %if.end3, label %if.then2

if.then2:                                         ; preds = %if.end
  %8 = load i8*, i8** %text.addr, align 8
  %9 = load i8**, i8*** %rest.addr, align 8
  store i8* %8, i8** %9, align 8
  store i8* null, i8** %retval, align 8
  br label %return

if.end3:                                          ; preds = %if.end
  %10 = load i8*, i8** %text.addr, align 8
  %11 = load i8*, i8** %text.addr, align 8
  %12 = load i8*, i8** %set.addr, align 8
  %call4 = call i64 @span(i8* noundef %11, i8* noundef %12, i32 noundef 0) #9
  %add.ptr5 = getelementptr inbounds i8, i8* %10, i64 %call4
  store i8* %add.ptr5, i8** %end, align 8
  %13 = load i8*, i8** %end, align 8
  %14 = load i8, i8* %13, align 1
  %tobool6 = icmp ne i8 %14, 0
  br i1 %tobool6, label %if.then7, label %if.end8

if.then7:                                         ; preds = %if.end3
  %15 = load i8*, i8** %end, align 8
  %incdec.ptr = getelementptr inbounds i8, i8* %15, i32 1
  store i8* %incdec.ptr, i8** %end, align 8
  store i8 0, i8* %15, align 1
  br label %if.end8

if.end8:                                          ; preds = %if.then7, %if.end3
  %16 = load i8*, i8** %end, align 8
  %17 = load i8**, i8*** %rest.addr, align 8
  store i8* %16, i8** %17, align 8
  %18 = load i8*, i8** %text.addr, align 8
  store i8* %18, i8** %retval, align 8
  br label %return

return:                                           ; preds = %if.end8, %if.then2
  %19 = load i8*, i8** %retval, align 8
  ret i8* %19
}

; Function Attrs: noinline nounwind uwtable
define dso_local i8* @strtok(i8* noundef %text, i8* noundef nonnull %set) #0 {
entry:
  %text.addr = alloca i8*, align 8
  %set.addr = alloca i8*, align 8
  store i8* %text, i8** %text.addr, align 8
  store i8* %set, i8** %set.addr, align 8
  %0 = load i8*, i8** %text.addr, align 8
  %1 = load i8*, i8** %set.addr, align 8
  %call = call i8* @strtok_r(i8* noundef %0, i8* noundef %1, i8** noundef @token_rest) #10
  ret i8* %call
}

; Function Attrs: noinline nounwind readonly uwtable willreturn
define dso_local i32 @strncasecmp(i8* noundef nonnull %left, i8* noundef nonnull %right, i64 noundef %size) #5 {
entry:
  %retval = alloca i32, align 4
  %left.addr = alloca i8*, align 8
  %right.addr = alloca i8*, align 8
  %size.addr = alloca i64, align 8
  %a = alloca i32, align 4
  %b = alloca i32, align 4
  store i8* %left, i8** %left.addr, align 8
  store i8* %right, i8** %right.addr, align 8
  store i64 %size, i64* %size.addr, align 8
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i64, i64* %size.addr, align 8
  %tobool = icmp ne i64 %0, 0
  br i1 %tobool, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %1 = load i8*, i8** %left.addr, align 8
  %2 = load i8, i8* %1, align 1
  %call = call i32 @lower(i8 noundef zeroext %2) #9
  store i32 %call, i32* %a, align 4
  %3 = load i8*, i8** %right.addr, align 8
  %4 = load i8, i8* %3, align 1
  %call1 = call i32 @lower(i8 noundef zeroext %4) #9
  store i32 %call1, i32* %b, align 4
  %5 = load i32, i32* %a, align 4
  %6 = load i32, i32* %b, align 4
  %cmp = icmp ne i32 %5, %6
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %for.body
  %7 = load i32, i32* %a, align 4
  %8 = load i32, i32* %b, align 4
  %cmp2 = icmp slt i32 %7, %8
  %9 = zext i1 %cmp2 to i64
  %cond = select i1 %cmp2, i32 -1, i32 1
  store i32 %cond, i32* %retval, align 4
  br label %return

if.end:                                           ; preds = %for.body
  %10 = load i32, i32* %a, align 4
  %tobool3 = icmp ne i32 %10, 0
  br i1 %tobool3, label %if.end5, label %if.then4

if.then4:                                         ; preds = %if.end
  store i32 0, i32* %retval, align 4
  br label %return

if.end5:                                          ; preds = %if.end
  br label %for.inc

for.inc:                                          ; preds = %if.end5
  %11 = load i64, i64* %size.addr, align 8
  %dec = add i64 %11, -1
  store i64 %dec, i64* %size.addr, align 8
  %12 = load i8*, i8** %left.addr, align 8
  %incdec.ptr = getelementptr inbounds i8, i8* %12, i32 1
  store i8* %incdec.ptr, i8** %left.addr, align 8
  %13 = load i8*, i8** %right.addr, align 8
  %incdec.ptr6 = getelementptr inbounds i8, i8* %13, i32 1
  store i8* %incdec.ptr6, i8** %right.addr, align 8
  br label %for.cond, !llvm.loop !36

for.end:                                          ; preds = %for.cond
  store i32 0, i32* %retval, align 4
  br label %return

return:                                           ; preds = %for.end, %if.then4, %if.then
  %14 = load i32, i32* %retval, align 4
  ret i32 %14
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @lower(i8 noundef zeroext %letter) #0 {
entry:
  %letter.addr = alloca i8, align 1
  store i8 %letter, i8* %letter.addr, align 1
  %0 = load i8, i8* %letter.addr, align 1
  %conv = zext i8 %0 to i32
  %cmp = icmp sge i32 %conv, 65
  br i1 %cmp, label %land.lhs.true, label %cond.false

land.lhs.true:                                    ; preds = %entry
  %1 = load i8, i8* %letter.addr, align 1
  %conv2 = zext i8 %1 to i32
  %cmp3 = icmp sle i32 %conv2, 90
  br i1 %cmp3, label %cond.true, label %cond.false

cond.true:                                        ; preds = %land.lhs.true
  %2 = load i8, i8* %letter.addr, align 1
  %conv5 = zext i8 %2 to i32
  %sub = sub nsw i32 %conv5, 65
  %add = add nsw i32 %sub, 97
  br label %cond.end

cond.false:                                       ; preds = %land.lhs.true, %entry
  %3 = load i8, i8* %letter.addr, align 1
  %conv6 = zext i8 %3 to i32
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %add, %cond.true ], [ %conv6, %cond.false ]
  ret i32 %cond
}

; Function Attrs: noinline nounwind readonly uwtable willreturn
define dso_local i32 @strcasecmp(i8* noundef nonnull %left, i8* noundef nonnull %right) #5 {
entry:
  %left.addr = alloca i8*, align 8
  %right.addr = alloca i8*, align 8
  store i8* %left, i8** %left.addr, align 8
  store i8* %right, i8** %right.addr, align 8
  %0 = load i8*, i8** %left.addr, align 8
  %1 = load i8*, i8** %right.addr, align 8
  %call = call i32 @strncasecmp(i8* noundef %0, i8* noundef %1, i64 noundef -1) #13
  ret i32 %call
}

; Function Attrs: noinline nounwind uwtable
define dso_local noalias i8* @strdup(i8* noundef nonnull %text) #0 {
entry:
  %text.addr = alloca i8*, align 8
  %copy = alloca i8*, align 8
  store i8* %text, i8** %text.addr, align 8
  %0 = load i8*, i8** %text.addr, align 8
  %call = call i64 @strlen(i8* noundef %0) #13
  %add = add i64 %call, 1
  %call1 = call noalias i8* @malloc(i64 noundef %add) #10
  store i8* %call1, i8** %copy, align 8
  %1 = load i8*, i8** %copy, align 8
  %2 = load i8*, i8** %text.addr, align 8
  %call2 = call i8* @strcpy(i8* noundef %1, i8* noundef %2) #10
  ret i8* %call2
}

; Function Attrs: noinline nounwind uwtable
define dso_local noalias i8* @strndup(i8* noundef nonnull %text, i64 noundef %most) #0 {
entry:
  %text.addr = alloca i8*, align 8
  %most.addr = alloca i64, align 8
  %length = alloca i64, align 8
  %copy = alloca i8*, align 8
  %i = alloca i64, align 8
  store i8* %text, i8** %text.addr, align 8
  store i64 %most, i64* %most.addr, align 8
  %0 = load i8*, i8** %text.addr, align 8
  %1 = load i64, i64* %most.addr, align 8
  %call = call i64 @strnlen(i8* noundef %0, i64 noundef %1) #13
  store i64 %call, i64* %length, align 8
  %2 = load i64, i64* %length, align 8
  %add = add i64 %2, 1
  %call1 = call noalias i8* @malloc(i64 noundef %add) #10
  store i8* %call1, i8** %copy, align 8
  store i64 0, i64* %i, align 8
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %3 = load i64, i64* %i, align 8
  %4 = load i64, i64* %length, align 8
  %cmp = icmp ult i64 %3, %4
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %5 = load i8*, i8** %text.addr, align 8
  %6 = load i64, i64* %i, align 8
  %arrayidx = getelementptr inbounds i8, i8* %5, i64 %6
  %7 = load i8, i8* %arrayidx, align 1
  %8 = load i8*, i8** %copy, align 8
  %9 = load i64, i64* %i, align 8
  %arrayidx2 = getelementptr inbounds i8, i8* %8, i64 %9
  store i8 %7, i8* %arrayidx2, align 1
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %10 = load i64, i64* %i, align 8
  %inc = add i64 %10, 1
  store i64 %inc, i64* %i, align 8
  br label %for.cond, !llvm.loop !37

for.end:                                          ; preds = %for.cond
  %11 = load i8*, i8** %copy, align 8
  %12 = load i64, i64* %length, align 8
  %arrayidx3 = getelementptr inbounds i8, i8* %11, i64 %12
  store i8 0, i8* %arrayidx3, align 1
  %13 = load i8*, i8** %copy, align 8
  ret i8* %13
}

; Function Attrs: noinline nounwind uwtable
define dso_local i64 @strtol(i8* noundef nonnull %text, i8** noundef %end, i32 noundef %base) #0 {
entry:
  %text.addr = alloca i8*, align 8
  %end.addr = alloca i8**, align 8
  %base.addr = alloca i32, align 4
  %at = alloca i8*, align 8
  %value = alloca i64, align 8
  %negative = alloca i32, align 4
  %any = alloca i32, align 4
  %letter = alloca i32, align 4
  %number = alloca i32, align 4
  store i8* %text, i8** %text.addr, align 8
  store i8** %end, i8*** %end.addr, align 8
  store i32 %base, i32* %base.addr, align 4
  %0 = load i8*, i8** %text.addr, align 8
  store i8* %0, i8** %at, align 8
  store i64 0, i64* %value, align 8
  store i32 0, i32* %negative, align 4
  store i32 0, i32* %any, align 4
  br label %while.cond

while.cond:                                       ; preds = %while.body, %entry
  %1 = load i8*, i8** %at, align 8
  %2 = load i8, i8* %1, align 1
  %conv = sext i8 %2 to i32
  %cmp = icmp eq i32 %conv, 32
  br i1 %cmp, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %while.cond
  %3 = load i8*, i8** %at, align 8
  %4 = load i8, i8* %3, align 1
  %conv2 = sext i8 %4 to i32
  %cmp3 = icmp sge i32 %conv2, 9
  br i1 %cmp3, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %lor.rhs
  %5 = load i8*, i8** %at, align 8
  %6 = load i8, i8* %5, align 1
  %conv5 = sext i8 %6 to i32
  %cmp6 = icmp sle i32 %conv5, 13
  br label %land.end

land.end:                                         ; preds = %land.rhs, %lor.rhs
  %7 = phi i1 [ false, %lor.rhs ], [ %cmp6, %land.rhs ]
  br label %lor.end

lor.end:                                          ; preds = %land.end, %while.cond
  %8 = phi i1 [ true, %while.cond ], [ %7, %land.end ]
  br i1 %8, label %while.body, label %while.end

while.body:                                       ; preds = %lor.end
  %9 = load i8*, i8** %at, align 8
  %incdec.ptr = getelementptr inbounds i8, i8* %9, i32 1
  store i8* %incdec.ptr, i8** %at, align 8
  br label %while.cond, !llvm.loop !38

while.end:                                        ; preds = %lor.end
  %10 = load i8*, i8** %at, align 8
  %11 = load i8, i8* %10, align 1
  %conv8 = sext i8 %11 to i32
  %cmp9 = icmp eq i32 %conv8, 45
  br i1 %cmp9, label %if.then, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %while.end
  %12 = load i8*, i8** %at, align 8
  %13 = load i8, i8* %12, align 1
  %conv11 = sext i8 %13 to i32
  %cmp12 = icmp eq i32 %conv11, 43
  br i1 %cmp12, label %if.then, label %if.end

if.then:                                          ; preds = %lor.lhs.false, %while.end
  %14 = load i8*, i8** %at, align 8
  %incdec.ptr14 = getelementptr inbounds i8, i8* %14, i32 1
  store i8* %incdec.ptr14, i8** %at, align 8
  %15 = load i8, i8* %14, align 1
  %conv15 = sext i8 %15 to i32
  %cmp16 = icmp eq i32 %conv15, 45
  %conv17 = zext i1 %cmp16 to i32
  store i32 %conv17, i32* %negative, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %lor.lhs.false
  %16 = load i32, i32* %base.addr, align 4
  %cmp18 = icmp eq i32 %16, 0
  br i1 %cmp18, label %land.lhs.true, label %lor.lhs.false20

lor.lhs.false20:                                  ; preds = %if.end
  %17 = load i32, i32* %base.addr, align 4
  %cmp21 = icmp eq i32 %17, 16
  br i1 %cmp21, label %land.lhs.true, label %if.end37

land.lhs.true:                                    ; preds = %lor.lhs.false20, %if.end
  %18 = load i8*, i8** %at, align 8
  %arrayidx = getelementptr inbounds i8, i8* %18, i64 0
  %19 = load i8, i8* %arrayidx, align 1
  %conv23 = sext i8 %19 to i32
  %cmp24 = icmp eq i32 %conv23, 48
  br i1 %cmp24, label %land.lhs.true26, label %if.end37

land.lhs.true26:                                  ; preds = %land.lhs.true
  %20 = load i8*, i8** %at, align 8
  %arrayidx27 = getelementptr inbounds i8, i8* %20, i64 1
  %21 = load i8, i8* %arrayidx27, align 1
  %conv28 = sext i8 %21 to i32
  %cmp29 = icmp eq i32 %conv28, 120
  br i1 %cmp29, label %if.then36, label %lor.lhs.false31

lor.lhs.false31:                                  ; preds = %land.lhs.true26
  %22 = load i8*, i8** %at, align 8
  %arrayidx32 = getelementptr inbounds i8, i8* %22, i64 1
  %23 = load i8, i8* %arrayidx32, align 1
  %conv33 = sext i8 %23 to i32
  %cmp34 = icmp eq i32 %conv33, 88
  br i1 %cmp34, label %if.then36, label %if.end37

if.then36:                                        ; preds = %lor.lhs.false31, %land.lhs.true26
  %24 = load i8*, i8** %at, align 8
  %add.ptr = getelementptr inbounds i8, i8* %24, i64 2
  store i8* %add.ptr, i8** %at, align 8
  store i32 16, i32* %base.addr, align 4
  br label %if.end37

if.end37:                                         ; preds = %if.then36, %lor.lhs.false31, %land.lhs.true, %lor.lhs.false20
  %25 = load i32, i32* %base.addr, align 4
  %cmp38 = icmp eq i32 %25, 0
  br i1 %cmp38, label %if.then40, label %if.end44

if.then40:                                        ; preds = %if.end37
  %26 = load i8*, i8** %at, align 8
  %27 = load i8, i8* %26, align 1
  %conv41 = sext i8 %27 to i32
  %cmp42 = icmp eq i32 %conv41, 48
  %28 = zext i1 %cmp42 to i64
  %cond = select i1 %cmp42, i32 8, i32 10
  store i32 %cond, i32* %base.addr, align 4
  br label %if.end44

if.end44:                                         ; preds = %if.then40, %if.end37
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.end44
  %29 = load i8*, i8** %at, align 8
  %30 = load i8, i8* %29, align 1
  %conv45 = sext i8 %30 to i32
  store i32 %conv45, i32* %letter, align 4
  %31 = load i32, i32* %letter, align 4
  %cmp46 = icmp sge i32 %31, 48
  br i1 %cmp46, label %land.lhs.true48, label %if.else

land.lhs.true48:                                  ; preds = %for.cond
  %32 = load i32, i32* %letter, align 4
  %cmp49 = icmp sle i32 %32, 57
  br i1 %cmp49, label %if.then51, label %if.else

if.then51:                                        ; preds = %land.lhs.true48
  %33 = load i32, i32* %letter, align 4
  %sub = sub nsw i32 %33, 48
  store i32 %sub, i32* %number, align 4
  br label %if.end71

if.else:                                          ; preds = %land.lhs.true48, %for.cond
  %34 = load i32, i32* %letter, align 4
  %cmp52 = icmp sge i32 %34, 97
  br i1 %cmp52, label %land.lhs.true54, label %if.else59

land.lhs.true54:                                  ; preds = %if.else
  %35 = load i32, i32* %letter, align 4
  %cmp55 = icmp sle i32 %35, 122
  br i1 %cmp55, label %if.then57, label %if.else59

if.then57:                                        ; preds = %land.lhs.true54
  %36 = load i32, i32* %letter, align 4
  %sub58 = sub nsw i32 %36, 97
  %add = add nsw i32 %sub58, 10
  store i32 %add, i32* %number, align 4
  br label %if.end70

if.else59:                                        ; preds = %land.lhs.true54, %if.else
  %37 = load i32, i32* %letter, align 4
  %cmp60 = icmp sge i32 %37, 65
  br i1 %cmp60, label %land.lhs.true62, label %if.else68

land.lhs.true62:                                  ; preds = %if.else59
  %38 = load i32, i32* %letter, align 4
  %cmp63 = icmp sle i32 %38, 90
  br i1 %cmp63, label %if.then65, label %if.else68

if.then65:                                        ; preds = %land.lhs.true62
  %39 = load i32, i32* %letter, align 4
  %sub66 = sub nsw i32 %39, 65
  %add67 = add nsw i32 %sub66, 10
  store i32 %add67, i32* %number, align 4
  br label %if.end69

if.else68:                                        ; preds = %land.lhs.true62, %if.else59
  br label %for.end

if.end69:                                         ; preds = %if.then65
  br label %if.end70

if.end70:                                         ; preds = %if.end69, %if.then57
  br label %if.end71

if.end71:                                         ; preds = %if.end70, %if.then51
  %40 = load i32, i32* %number, align 4
  %41 = load i32, i32* %base.addr, align 4
  %cmp72 = icmp sge i32 %40, %41
  br i1 %cmp72, label %if.then74, label %if.end75

if.then74:                                        ; preds = %if.end71
  br label %for.end

if.end75:                                         ; preds = %if.end71
  %42 = load i64, i64* %value, align 8
  %43 = load i32, i32* %base.addr, align 4
  %conv76 = sext i32 %43 to i64
  %mul = mul nsw i64 %42, %conv76
  %44 = load i32, i32* %number, align 4
  %conv77 = sext i32 %44 to i64
  %add78 = add nsw i64 %mul, %conv77
  store i64 %add78, i64* %value, align 8
  store i32 1, i32* %any, align 4
  br label %for.inc

for.inc:                                          ; preds = %if.end75
  %45 = load i8*, i8** %at, align 8
  %incdec.ptr79 = getelementptr inbounds i8, i8* %45, i32 1
  store i8* %incdec.ptr79, i8** %at, align 8
  br label %for.cond

for.end:                                          ; preds = %if.then74, %if.else68
  %46 = load i8**, i8*** %end.addr, align 8
  %tobool = icmp ne i8** %46, null
  br i1 %tobool, label %if.then80, label %if.end83

if.then80:                                        ; preds = %for.end
  %47 = load i32, i32* %any, align 4
  %tobool81 = icmp ne i32 %47, 0
  br i1 %tobool81, label %cond.true, label %cond.false

cond.true:                                        ; preds = %if.then80
  %48 = load i8*, i8** %at, align 8
  br label %cond.end

cond.false:                                       ; preds = %if.then80
  %49 = load i8*, i8** %text.addr, align 8
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond82 = phi i8* [ %48, %cond.true ], [ %49, %cond.false ]
  %50 = load i8**, i8*** %end.addr, align 8
  store i8* %cond82, i8** %50, align 8
  br label %if.end83

if.end83:                                         ; preds = %cond.end, %for.end
  %51 = load i32, i32* %negative, align 4
  %tobool84 = icmp ne i32 %51, 0
  br i1 %tobool84, label %cond.true85, label %cond.false87

cond.true85:                                      ; preds = %if.end83
  %52 = load i64, i64* %value, align 8
  %sub86 = sub nsw i64 0, %52
  br label %cond.end88

cond.false87:                                     ; preds = %if.end83
  %53 = load i64, i64* %value, align 8
  br label %cond.end88

cond.end88:                                       ; preds = %cond.false87, %cond.true85
  %cond89 = phi i64 [ %sub86, %cond.true85 ], [ %53, %cond.false87 ]
  ret i64 %cond89
}

; Function Attrs: noinline nounwind uwtable
define dso_local i64 @strtoul(i8* noundef nonnull %text, i8** noundef %end, i32 noundef %base) #0 {
entry:
  %text.addr = alloca i8*, align 8
  %end.addr = alloca i8**, align 8
  %base.addr = alloca i32, align 4
  store i8* %text, i8** %text.addr, align 8
  store i8** %end, i8*** %end.addr, align 8
  store i32 %base, i32* %base.addr, align 4
  %0 = load i8*, i8** %text.addr, align 8
  %1 = load i8**, i8*** %end.addr, align 8
  %2 = load i32, i32* %base.addr, align 4
  %call = call i64 @strtol(i8* noundef %0, i8** noundef %1, i32 noundef %2) #10
  ret i64 %call
}

; Function Attrs: noinline nounwind uwtable
define dso_local i64 @strtoll(i8* noundef nonnull %text, i8** noundef %end, i32 noundef %base) #0 {
entry:
  %text.addr = alloca i8*, align 8
  %end.addr = alloca i8**, align 8
  %base.addr = alloca i32, align 4
  store i8* %text, i8** %text.addr, align 8
  store i8** %end, i8*** %end.addr, align 8
  store i32 %base, i32* %base.addr, align 4
  %0 = load i8*, i8** %text.addr, align 8
  %1 = load i8**, i8*** %end.addr, align 8
  %2 = load i32, i32* %base.addr, align 4
  %call = call i64 @strtol(i8* noundef %0, i8** noundef %1, i32 noundef %2) #10
  ret i64 %call
}

; Function Attrs: noinline nounwind uwtable
define dso_local i64 @strtoull(i8* noundef nonnull %text, i8** noundef %end, i32 noundef %base) #0 {
entry:
  %text.addr = alloca i8*, align 8
  %end.addr = alloca i8**, align 8
  %base.addr = alloca i32, align 4
  store i8* %text, i8** %text.addr, align 8
  store i8** %end, i8*** %end.addr, align 8
  store i32 %base, i32* %base.addr, align 4
  %0 = load i8*, i8** %text.addr, align 8
  %1 = load i8**, i8*** %end.addr, align 8
  %2 = load i32, i32* %base.addr, align 4
  %call = call i64 @strtol(i8* noundef %0, i8** noundef %1, i32 noundef %2) #10
  ret i64 %call
}

; Function Attrs: noinline nounwind readonly uwtable willreturn
define dso_local i64 @atoll(i8* noundef nonnull %text) #5 {
entry:
  %text.addr = alloca i8*, align 8
  store i8* %text, i8** %text.addr, align 8
  %0 = load i8*, i8** %text.addr, align 8
  %call = call i64 @strtol(i8* noundef %0, i8** noundef null, i32 noundef 10) #10
  ret i64 %call
}

; Function Attrs: noinline nounwind readonly uwtable willreturn
define dso_local i32 @atoi(i8* noundef nonnull %text) #5 {
entry:
  %text.addr = alloca i8*, align 8
  store i8* %text, i8** %text.addr, align 8
  %0 = load i8*, i8** %text.addr, align 8
  %call = call i64 @strtol(i8* noundef %0, i8** noundef null, i32 noundef 10) #10
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

; Function Attrs: noinline nounwind readonly uwtable willreturn
define dso_local i64 @atol(i8* noundef nonnull %text) #5 {
entry:
  %text.addr = alloca i8*, align 8
  store i8* %text, i8** %text.addr, align 8
  %0 = load i8*, i8** %text.addr, align 8
  %call = call i64 @strtol(i8* noundef %0, i8** noundef null, i32 noundef 10) #10
  ret i64 %call
}

; Function Attrs: noinline nounwind uwtable
define dso_local i64 @__thinair_format(i8* noundef %out, i64 noundef %room, i32 noundef %conversion, i32 noundef %flags, i32 noundef %width, i32 noundef %precision, i32 noundef %size, i64 noundef %bits) #0 {
entry:
  %retval = alloca i64, align 8
  %out.addr = alloca i8*, align 8
  %room.addr = alloca i64, align 8
  %conversion.addr = alloca i32, align 4
  %flags.addr = alloca i32, align 4
  %width.addr = alloca i32, align 4
  %precision.addr = alloca i32, align 4
  %size.addr = alloca i32, align 4
  %bits.addr = alloca i64, align 8
  %length = alloca i64, align 8
  %i = alloca i32, align 4
  %put = alloca i8, align 1
  %put23 = alloca i8, align 1
  %put36 = alloca i8, align 1
  store i8* %out, i8** %out.addr, align 8
  store i64 %room, i64* %room.addr, align 8
  store i32 %conversion, i32* %conversion.addr, align 4
  store i32 %flags, i32* %flags.addr, align 4
  store i32 %width, i32* %width.addr, align 4
  store i32 %precision, i32* %precision.addr, align 4
  store i32 %size, i32* %size.addr, align 4
  store i64 %bits, i64* %bits.addr, align 8
  store i64 0, i64* %length, align 8
  %0 = load i32, i32* %width.addr, align 4
  %cmp = icmp slt i32 %0, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %1 = load i32, i32* %flags.addr, align 4
  %or = or i32 %1, 1
  store i32 %or, i32* %flags.addr, align 4
  %2 = load i32, i32* %width.addr, align 4
  %sub = sub nsw i32 0, %2
  store i32 %sub, i32* %width.addr, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  %3 = load i32, i32* %conversion.addr, align 4
  switch i32 %3, label %sw.default [
    i32 100, label %sw.bb
    i32 105, label %sw.bb
    i32 117, label %sw.bb
    i32 111, label %sw.bb
    i32 120, label %sw.bb
    i32 88, label %sw.bb
    i32 112, label %sw.bb1
    i32 102, label %sw.bb6
    i32 70, label %sw.bb6
    i32 101, label %sw.bb6
    i32 69, label %sw.bb6
    i32 103, label %sw.bb6
    i32 71, label %sw.bb6
    i32 97, label %sw.bb9
    i32 65, label %sw.bb9
    i32 99, label %sw.bb13
    i32 115, label %sw.bb44
  ]

sw.bb:                                            ; preds = %if.end, %if.end, %if.end, %if.end, %if.end, %if.end
  %4 = load i8*, i8** %out.addr, align 8
  %5 = load i64, i64* %room.addr, align 8
  %6 = load i32, i32* %conversion.addr, align 4
  %7 = load i32, i32* %flags.addr, align 4
  %8 = load i32, i32* %width.addr, align 4
  %9 = load i32, i32* %precision.addr, align 4
  %10 = load i32, i32* %size.addr, align 4
  %11 = load i64, i64* %bits.addr, align 8
  %call = call i64 @format_integer(i8* noundef %4, i64 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i32 noundef %9, i32 noundef %10, i64 noundef %11) #9
  store i64 %call, i64* %retval, align 8
  br label %return

sw.bb1:                                           ; preds = %if.end
  %12 = load i64, i64* %bits.addr, align 8
  %tobool = icmp ne i64 %12, 0
  br i1 %tobool, label %if.end4, label %if.then2

if.then2:                                         ; preds = %sw.bb1
  %13 = load i8*, i8** %out.addr, align 8
  %14 = load i64, i64* %room.addr, align 8
  %15 = load i32, i32* %flags.addr, align 4
  %16 = load i32, i32* %width.addr, align 4
  %call3 = call i64 @format_text(i8* noundef %13, i64 noundef %14, i32 noundef %15, i32 noundef %16, i32 noundef -1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.18, i64 0, i64 0)) #9
  store i64 %call3, i64* %retval, align 8
  br label %return

if.end4:                                          ; preds = %sw.bb1
  %17 = load i8*, i8** %out.addr, align 8
  %18 = load i64, i64* %room.addr, align 8
  %19 = load i32, i32* %conversion.addr, align 4
  %20 = load i32, i32* %flags.addr, align 4
  %21 = load i32, i32* %width.addr, align 4
  %22 = load i32, i32* %precision.addr, align 4
  %23 = load i64, i64* %bits.addr, align 8
  %call5 = call i64 @format_integer(i8* noundef %17, i64 noundef %18, i32 noundef %19, i32 noundef %20, i32 noundef %21, i32 noundef %22, i32 noundef 8, i64 noundef %23) #9
  store i64 %call5, i64* %retval, align 8
  br label %return

sw.bb6:                                           ; preds = %if.end, %if.end, %if.end, %if.end, %if.end, %if.end
  %24 = load i32, i32* %size.addr, align 4
  %cmp7 = icmp sle i32 %24, 8
  %conv = zext i1 %cmp7 to i32
  call void @__thinair_limit(i32 noundef %conv, i8* noundef getelementptr inbounds ([39 x i8], [39 x i8]* @.str.19, i64 0, i64 0)) #9
  %25 = load i8*, i8** %out.addr, align 8
  %26 = load i64, i64* %room.addr, align 8
  %27 = load i32, i32* %conversion.addr, align 4
  %28 = load i32, i32* %flags.addr, align 4
  %29 = load i32, i32* %width.addr, align 4
  %30 = load i32, i32* %precision.addr, align 4
  %31 = load i64, i64* %bits.addr, align 8
  %call8 = call i64 @format_double(i8* noundef %25, i64 noundef %26, i32 noundef %27, i32 noundef %28, i32 noundef %29, i32 noundef %30, i64 noundef %31) #9
  store i64 %call8, i64* %retval, align 8
  br label %return

sw.bb9:                                           ; preds = %if.end, %if.end
  %32 = load i32, i32* %size.addr, align 4
  %cmp10 = icmp sle i32 %32, 8
  %conv11 = zext i1 %cmp10 to i32
  call void @__thinair_limit(i32 noundef %conv11, i8* noundef getelementptr inbounds ([39 x i8], [39 x i8]* @.str.19, i64 0, i64 0)) #9
  %33 = load i8*, i8** %out.addr, align 8
  %34 = load i64, i64* %room.addr, align 8
  %35 = load i32, i32* %conversion.addr, align 4
  %36 = load i32, i32* %flags.addr, align 4
  %37 = load i32, i32* %width.addr, align 4
  %38 = load i32, i32* %precision.addr, align 4
  %39 = load i64, i64* %bits.addr, align 8
  %call12 = call i64 @format_hexadecimal(i8* noundef %33, i64 noundef %34, i32 noundef %35, i32 noundef %36, i32 noundef %37, i32 noundef %38, i64 noundef %39) #9
  store i64 %call12, i64* %retval, align 8
  br label %return

sw.bb13:                                          ; preds = %if.end
  store i32 1, i32* %i, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %sw.bb13
  %40 = load i32, i32* %i, align 4
  %41 = load i32, i32* %width.addr, align 4
  %cmp14 = icmp slt i32 %40, %41
  br i1 %cmp14, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %for.cond
  %42 = load i32, i32* %flags.addr, align 4
  %and = and i32 %42, 1
  %tobool16 = icmp ne i32 %and, 0
  %lnot = xor i1 %tobool16, true
  br label %land.end

land.end:                                         ; preds = %land.rhs, %for.cond
  %43 = phi i1 [ false, %for.cond ], [ %lnot, %land.rhs ]
  br i1 %43, label %for.body, label %for.end

for.body:                                         ; preds = %land.end
  br label %do.body

do.body:                                          ; preds = %for.body
  store i8 32, i8* %put, align 1
  %44 = load i64, i64* %length, align 8
  %45 = load i64, i64* %room.addr, align 8
  %cmp17 = icmp ult i64 %44, %45
  br i1 %cmp17, label %if.then19, label %if.end20

if.then19:                                        ; preds = %do.body
  %46 = load i8, i8* %put, align 1
  %47 = load i8*, i8** %out.addr, align 8
  %48 = load i64, i64* %length, align 8
  %arrayidx = getelementptr inbounds i8, i8* %47, i64 %48
  store i8 %46, i8* %arrayidx, align 1
  br label %if.end20

if.end20:                                         ; preds = %if.then19, %do.body
  %49 = load i64, i64* %length, align 8
  %inc = add i64 %49, 1
  store i64 %inc, i64* %length, align 8
  br label %do.end

do.end:                                           ; preds = %if.end20
  br label %for.inc

for.inc:                                          ; preds = %do.end
  %50 = load i32, i32* %i, align 4
  %inc21 = add nsw i32 %50, 1
  store i32 %inc21, i32* %i, align 4
  br label %for.cond, !llvm.loop !39

for.end:                                          ; preds = %land.end
  br label %do.body22

do.body22:                                        ; preds = %for.end
  %51 = load i64, i64* %bits.addr, align 8
  %conv24 = trunc i64 %51 to i8
  store i8 %conv24, i8* %put23, align 1
  %52 = load i64, i64* %length, align 8
  %53 = load i64, i64* %room.addr, align 8
  %cmp25 = icmp ult i64 %52, %53
  br i1 %cmp25, label %if.then27, label %if.end29

if.then27:                                        ; preds = %do.body22
  %54 = load i8, i8* %put23, align 1
  %55 = load i8*, i8** %out.addr, align 8
  %56 = load i64, i64* %length, align 8
  %arrayidx28 = getelementptr inbounds i8, i8* %55, i64 %56
  store i8 %54, i8* %arrayidx28, align 1
  br label %if.end29

if.end29:                                         ; preds = %if.then27, %do.body22
  %57 = load i64, i64* %length, align 8
  %inc30 = add i64 %57, 1
  store i64 %inc30, i64* %length, align 8
  br label %do.end31

do.end31:                                         ; preds = %if.end29
  br label %while.cond

while.cond:                                       ; preds = %do.end43, %do.end31
  %58 = load i64, i64* %length, align 8
  %59 = load i32, i32* %width.addr, align 4
  %conv32 = sext i32 %59 to i64
  %cmp33 = icmp ult i64 %58, %conv32
  br i1 %cmp33, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  br label %do.body35

do.body35:                                        ; preds = %while.body
  store i8 32, i8* %put36, align 1
  %60 = load i64, i64* %length, align 8
  %61 = load i64, i64* %room.addr, align 8
  %cmp37 = icmp ult i64 %60, %61
  br i1 %cmp37, label %if.then39, label %if.end41

if.then39:                                        ; preds = %do.body35
  %62 = load i8, i8* %put36, align 1
  %63 = load i8*, i8** %out.addr, align 8
  %64 = load i64, i64* %length, align 8
  %arrayidx40 = getelementptr inbounds i8, i8* %63, i64 %64
  store i8 %62, i8* %arrayidx40, align 1
  br label %if.end41

if.end41:                                         ; preds = %if.then39, %do.body35
  %65 = load i64, i64* %length, align 8
  %inc42 = add i64 %65, 1
  store i64 %inc42, i64* %length, align 8
  br label %do.end43

do.end43:                                         ; preds = %if.end41
  br label %while.cond, !llvm.loop !40

while.end:                                        ; preds = %while.cond
  %66 = load i64, i64* %length, align 8
  store i64 %66, i64* %retval, align 8
  br label %return

sw.bb44:                                          ; preds = %if.end
  %67 = load i8*, i8** %out.addr, align 8
  %68 = load i64, i64* %room.addr, align 8
  %69 = load i32, i32* %flags.addr, align 4
  %70 = load i32, i32* %width.addr, align 4
  %71 = load i32, i32* %precision.addr, align 4
  %72 = load i64, i64* %bits.addr, align 8
  %73 = inttoptr i64 %72 to i8*
  %call45 = call i64 @format_text(i8* noundef %67, i64 noundef %68, i32 noundef %69, i32 noundef %70, i32 noundef %71, i8* noundef %73) #9
  store i64 %call45, i64* %retval, align 8
  br label %return

sw.default:                                       ; preds = %if.end
  call void @__thinair_limit(i32 noundef 0, i8* noundef getelementptr inbounds ([39 x i8], [39 x i8]* @.str.20, i64 0, i64 0)) #9
  store i64 0, i64* %retval, align 8
  br label %return

return:                                           ; preds = %sw.default, %sw.bb44, %while.end, %sw.bb9, %sw.bb6, %if.end4, %if.then2, %sw.bb
  %74 = load i64, i64* %retval, align 8
  ret i64 %74
}

; Function Attrs: noinline nounwind uwtable
define internal i64 @format_integer(i8* noundef %out, i64 noundef %room, i32 noundef %conversion, i32 noundef %flags, i32 noundef %width, i32 noundef %precision, i32 noundef %size, i64 noundef %bits) #0 {
entry:
  %out.addr = alloca i8*, align 8
  %room.addr = alloca i64, align 8
  %conversion.addr = alloca i32, align 4
  %flags.addr = alloca i32, align 4
  %width.addr = alloca i32, align 4
  %precision.addr = alloca i32, align 4
  %size.addr = alloca i32, align 4
  %bits.addr = alloca i64, align 8
  %digits = alloca [24 x i8], align 16
  %count = alloca i32, align 4
  %sign = alloca i32, align 4
  %is_signed = alloca i32, align 4
  %pointer = alloca i32, align 4
  %base = alloca i32, align 4
  %length = alloca i64, align 8
  %unused = alloca i32, align 4
  %prefix = alloca i32, align 4
  %digit = alloca i32, align 4
  %fills = alloca i32, align 4
  %zeros = alloca i32, align 4
  %used = alloca i32, align 4
  %i = alloca i32, align 4
  %put = alloca i8, align 1
  %put155 = alloca i8, align 1
  %put168 = alloca i8, align 1
  %put177 = alloca i8, align 1
  %put194 = alloca i8, align 1
  %put206 = alloca i8, align 1
  %put229 = alloca i8, align 1
  store i8* %out, i8** %out.addr, align 8
  store i64 %room, i64* %room.addr, align 8
  store i32 %conversion, i32* %conversion.addr, align 4
  store i32 %flags, i32* %flags.addr, align 4
  store i32 %width, i32* %width.addr, align 4
  store i32 %precision, i32* %precision.addr, align 4
  store i32 %size, i32* %size.addr, align 4
  store i64 %bits, i64* %bits.addr, align 8
  store i32 0, i32* %count, align 4
  store i32 0, i32* %sign, align 4
  %0 = load i32, i32* %conversion.addr, align 4
  %cmp = icmp eq i32 %0, 100
  br i1 %cmp, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %entry
  %1 = load i32, i32* %conversion.addr, align 4
  %cmp1 = icmp eq i32 %1, 105
  br label %lor.end

lor.end:                                          ; preds = %lor.rhs, %entry
  %2 = phi i1 [ true, %entry ], [ %cmp1, %lor.rhs ]
  %lor.ext = zext i1 %2 to i32
  store i32 %lor.ext, i32* %is_signed, align 4
  %3 = load i32, i32* %conversion.addr, align 4
  %cmp2 = icmp eq i32 %3, 112
  %conv = zext i1 %cmp2 to i32
  store i32 %conv, i32* %pointer, align 4
  %4 = load i32, i32* %conversion.addr, align 4
  %cmp3 = icmp eq i32 %4, 111
  br i1 %cmp3, label %cond.true, label %cond.false

cond.true:                                        ; preds = %lor.end
  br label %cond.end

cond.false:                                       ; preds = %lor.end
  %5 = load i32, i32* %conversion.addr, align 4
  %cmp5 = icmp eq i32 %5, 120
  br i1 %cmp5, label %lor.end10, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %cond.false
  %6 = load i32, i32* %conversion.addr, align 4
  %cmp7 = icmp eq i32 %6, 88
  br i1 %cmp7, label %lor.end10, label %lor.rhs9

lor.rhs9:                                         ; preds = %lor.lhs.false
  %7 = load i32, i32* %pointer, align 4
  %tobool = icmp ne i32 %7, 0
  br label %lor.end10

lor.end10:                                        ; preds = %lor.rhs9, %lor.lhs.false, %cond.false
  %8 = phi i1 [ true, %lor.lhs.false ], [ true, %cond.false ], [ %tobool, %lor.rhs9 ]
  %9 = zext i1 %8 to i64
  %cond = select i1 %8, i32 16, i32 10
  br label %cond.end

cond.end:                                         ; preds = %lor.end10, %cond.true
  %cond12 = phi i32 [ 8, %cond.true ], [ %cond, %lor.end10 ]
  store i32 %cond12, i32* %base, align 4
  store i64 0, i64* %length, align 8
  %10 = load i32, i32* %size.addr, align 4
  %cmp13 = icmp slt i32 %10, 8
  br i1 %cmp13, label %if.then, label %if.end

if.then:                                          ; preds = %cond.end
  %11 = load i32, i32* %size.addr, align 4
  %mul = mul nsw i32 8, %11
  %sub = sub nsw i32 64, %mul
  store i32 %sub, i32* %unused, align 4
  %12 = load i32, i32* %is_signed, align 4
  %tobool15 = icmp ne i32 %12, 0
  br i1 %tobool15, label %cond.true16, label %cond.false18

cond.true16:                                      ; preds = %if.then
  %13 = load i64, i64* %bits.addr, align 8
  %14 = load i32, i32* %unused, align 4
  %sh_prom = zext i32 %14 to i64
  %shl = shl i64 %13, %sh_prom
  %15 = load i32, i32* %unused, align 4
  %sh_prom17 = zext i32 %15 to i64
  %shr = ashr i64 %shl, %sh_prom17
  br label %cond.end23

cond.false18:                                     ; preds = %if.then
  %16 = load i64, i64* %bits.addr, align 8
  %17 = load i32, i32* %unused, align 4
  %sh_prom19 = zext i32 %17 to i64
  %shl20 = shl i64 %16, %sh_prom19
  %18 = load i32, i32* %unused, align 4
  %sh_prom21 = zext i32 %18 to i64
  %shr22 = lshr i64 %shl20, %sh_prom21
  br label %cond.end23

cond.end23:                                       ; preds = %cond.false18, %cond.true16
  %cond24 = phi i64 [ %shr, %cond.true16 ], [ %shr22, %cond.false18 ]
  store i64 %cond24, i64* %bits.addr, align 8
  br label %if.end

if.end:                                           ; preds = %cond.end23, %cond.end
  %19 = load i32, i32* %is_signed, align 4
  %tobool25 = icmp ne i32 %19, 0
  br i1 %tobool25, label %if.then26, label %if.end48

if.then26:                                        ; preds = %if.end
  %20 = load i64, i64* %bits.addr, align 8
  %cmp27 = icmp slt i64 %20, 0
  br i1 %cmp27, label %cond.true29, label %cond.false30

cond.true29:                                      ; preds = %if.then26
  br label %cond.end39

cond.false30:                                     ; preds = %if.then26
  %21 = load i32, i32* %flags.addr, align 4
  %and = and i32 %21, 2
  %tobool31 = icmp ne i32 %and, 0
  br i1 %tobool31, label %cond.true32, label %cond.false33

cond.true32:                                      ; preds = %cond.false30
  br label %cond.end37

cond.false33:                                     ; preds = %cond.false30
  %22 = load i32, i32* %flags.addr, align 4
  %and34 = and i32 %22, 4
  %tobool35 = icmp ne i32 %and34, 0
  %23 = zext i1 %tobool35 to i64
  %cond36 = select i1 %tobool35, i32 32, i32 0
  br label %cond.end37

cond.end37:                                       ; preds = %cond.false33, %cond.true32
  %cond38 = phi i32 [ 43, %cond.true32 ], [ %cond36, %cond.false33 ]
  br label %cond.end39

cond.end39:                                       ; preds = %cond.end37, %cond.true29
  %cond40 = phi i32 [ 45, %cond.true29 ], [ %cond38, %cond.end37 ]
  store i32 %cond40, i32* %sign, align 4
  %24 = load i64, i64* %bits.addr, align 8
  %cmp41 = icmp slt i64 %24, 0
  br i1 %cmp41, label %cond.true43, label %cond.false45

cond.true43:                                      ; preds = %cond.end39
  %25 = load i64, i64* %bits.addr, align 8
  %sub44 = sub i64 0, %25
  br label %cond.end46

cond.false45:                                     ; preds = %cond.end39
  %26 = load i64, i64* %bits.addr, align 8
  br label %cond.end46

cond.end46:                                       ; preds = %cond.false45, %cond.true43
  %cond47 = phi i64 [ %sub44, %cond.true43 ], [ %26, %cond.false45 ]
  store i64 %cond47, i64* %bits.addr, align 8
  br label %if.end48

if.end48:                                         ; preds = %cond.end46, %if.end
  %27 = load i32, i32* %pointer, align 4
  %tobool49 = icmp ne i32 %27, 0
  br i1 %tobool49, label %land.rhs, label %lor.lhs.false50

lor.lhs.false50:                                  ; preds = %if.end48
  %28 = load i32, i32* %flags.addr, align 4
  %and51 = and i32 %28, 8
  %tobool52 = icmp ne i32 %and51, 0
  br i1 %tobool52, label %land.lhs.true, label %land.end

land.lhs.true:                                    ; preds = %lor.lhs.false50
  %29 = load i32, i32* %base, align 4
  %cmp53 = icmp eq i32 %29, 16
  br i1 %cmp53, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %land.lhs.true, %if.end48
  %30 = load i64, i64* %bits.addr, align 8
  %tobool55 = icmp ne i64 %30, 0
  br label %land.end

land.end:                                         ; preds = %land.rhs, %land.lhs.true, %lor.lhs.false50
  %31 = phi i1 [ false, %land.lhs.true ], [ false, %lor.lhs.false50 ], [ %tobool55, %land.rhs ]
  %32 = zext i1 %31 to i64
  %cond56 = select i1 %31, i32 2, i32 0
  store i32 %cond56, i32* %prefix, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %land.end
  %33 = load i64, i64* %bits.addr, align 8
  %tobool57 = icmp ne i64 %33, 0
  br i1 %tobool57, label %lor.end63, label %lor.rhs58

lor.rhs58:                                        ; preds = %for.cond
  %34 = load i32, i32* %count, align 4
  %tobool59 = icmp ne i32 %34, 0
  br i1 %tobool59, label %land.end62, label %land.rhs60

land.rhs60:                                       ; preds = %lor.rhs58
  %35 = load i32, i32* %precision.addr, align 4
  %tobool61 = icmp ne i32 %35, 0
  br label %land.end62

land.end62:                                       ; preds = %land.rhs60, %lor.rhs58
  %36 = phi i1 [ false, %lor.rhs58 ], [ %tobool61, %land.rhs60 ]
  br label %lor.end63

lor.end63:                                        ; preds = %land.end62, %for.cond
  %37 = phi i1 [ true, %for.cond ], [ %36, %land.end62 ]
  br i1 %37, label %for.body, label %for.end

for.body:                                         ; preds = %lor.end63
  %38 = load i64, i64* %bits.addr, align 8
  %39 = load i32, i32* %base, align 4
  %conv65 = zext i32 %39 to i64
  %rem = urem i64 %38, %conv65
  %conv66 = trunc i64 %rem to i32
  store i32 %conv66, i32* %digit, align 4
  %40 = load i32, i32* %digit, align 4
  %cmp67 = icmp ult i32 %40, 10
  br i1 %cmp67, label %cond.true69, label %cond.false70

cond.true69:                                      ; preds = %for.body
  %41 = load i32, i32* %digit, align 4
  %add = add i32 48, %41
  br label %cond.end76

cond.false70:                                     ; preds = %for.body
  %42 = load i32, i32* %conversion.addr, align 4
  %cmp71 = icmp eq i32 %42, 88
  %43 = zext i1 %cmp71 to i64
  %cond73 = select i1 %cmp71, i32 65, i32 97
  %44 = load i32, i32* %digit, align 4
  %add74 = add i32 %cond73, %44
  %sub75 = sub i32 %add74, 10
  br label %cond.end76

cond.end76:                                       ; preds = %cond.false70, %cond.true69
  %cond77 = phi i32 [ %add, %cond.true69 ], [ %sub75, %cond.false70 ]
  %conv78 = trunc i32 %cond77 to i8
  %45 = load i32, i32* %count, align 4
  %inc = add nsw i32 %45, 1
  store i32 %inc, i32* %count, align 4
  %idxprom = sext i32 %45 to i64
  %arrayidx = getelementptr inbounds [24 x i8], [24 x i8]* %digits, i64 0, i64 %idxprom
  store i8 %conv78, i8* %arrayidx, align 1
  br label %for.inc

for.inc:                                          ; preds = %cond.end76
  %46 = load i32, i32* %base, align 4
  %conv79 = zext i32 %46 to i64
  %47 = load i64, i64* %bits.addr, align 8
  %div = udiv i64 %47, %conv79
  store i64 %div, i64* %bits.addr, align 8
  br label %for.cond, !llvm.loop !41

for.end:                                          ; preds = %lor.end63
  %48 = load i32, i32* %flags.addr, align 4
  %and80 = and i32 %48, 16
  %tobool81 = icmp ne i32 %and80, 0
  br i1 %tobool81, label %land.lhs.true82, label %land.end88

land.lhs.true82:                                  ; preds = %for.end
  %49 = load i32, i32* %flags.addr, align 4
  %and83 = and i32 %49, 1
  %tobool84 = icmp ne i32 %and83, 0
  br i1 %tobool84, label %land.end88, label %land.rhs85

land.rhs85:                                       ; preds = %land.lhs.true82
  %50 = load i32, i32* %precision.addr, align 4
  %cmp86 = icmp slt i32 %50, 0
  br label %land.end88

land.end88:                                       ; preds = %land.rhs85, %land.lhs.true82, %for.end
  %51 = phi i1 [ false, %land.lhs.true82 ], [ false, %for.end ], [ %cmp86, %land.rhs85 ]
  %land.ext = zext i1 %51 to i32
  store i32 %land.ext, i32* %fills, align 4
  %52 = load i32, i32* %base, align 4
  %cmp89 = icmp eq i32 %52, 8
  br i1 %cmp89, label %land.lhs.true91, label %if.end108

land.lhs.true91:                                  ; preds = %land.end88
  %53 = load i32, i32* %flags.addr, align 4
  %and92 = and i32 %53, 8
  %tobool93 = icmp ne i32 %and92, 0
  br i1 %tobool93, label %land.lhs.true94, label %if.end108

land.lhs.true94:                                  ; preds = %land.lhs.true91
  %54 = load i32, i32* %precision.addr, align 4
  %55 = load i32, i32* %count, align 4
  %cmp95 = icmp sle i32 %54, %55
  br i1 %cmp95, label %land.lhs.true97, label %if.end108

land.lhs.true97:                                  ; preds = %land.lhs.true94
  %56 = load i32, i32* %count, align 4
  %tobool98 = icmp ne i32 %56, 0
  br i1 %tobool98, label %lor.lhs.false99, label %if.then106

lor.lhs.false99:                                  ; preds = %land.lhs.true97
  %57 = load i32, i32* %count, align 4
  %sub100 = sub nsw i32 %57, 1
  %idxprom101 = sext i32 %sub100 to i64
  %arrayidx102 = getelementptr inbounds [24 x i8], [24 x i8]* %digits, i64 0, i64 %idxprom101
  %58 = load i8, i8* %arrayidx102, align 1
  %conv103 = sext i8 %58 to i32
  %cmp104 = icmp ne i32 %conv103, 48
  br i1 %cmp104, label %if.then106, label %if.end108

if.then106:                                       ; preds = %lor.lhs.false99, %land.lhs.true97
  %59 = load i32, i32* %count, align 4
  %add107 = add nsw i32 %59, 1
  store i32 %add107, i32* %precision.addr, align 4
  br label %if.end108

if.end108:                                        ; preds = %if.then106, %lor.lhs.false99, %land.lhs.true94, %land.lhs.true91, %land.end88
  %60 = load i32, i32* %precision.addr, align 4
  %61 = load i32, i32* %count, align 4
  %cmp109 = icmp sgt i32 %60, %61
  br i1 %cmp109, label %cond.true111, label %cond.false113

cond.true111:                                     ; preds = %if.end108
  %62 = load i32, i32* %precision.addr, align 4
  %63 = load i32, i32* %count, align 4
  %sub112 = sub nsw i32 %62, %63
  br label %cond.end114

cond.false113:                                    ; preds = %if.end108
  br label %cond.end114

cond.end114:                                      ; preds = %cond.false113, %cond.true111
  %cond115 = phi i32 [ %sub112, %cond.true111 ], [ 0, %cond.false113 ]
  store i32 %cond115, i32* %zeros, align 4
  %64 = load i32, i32* %count, align 4
  %65 = load i32, i32* %zeros, align 4
  %add116 = add nsw i32 %64, %65
  %66 = load i32, i32* %prefix, align 4
  %add117 = add nsw i32 %add116, %66
  %67 = load i32, i32* %sign, align 4
  %cmp118 = icmp ne i32 %67, 0
  %conv119 = zext i1 %cmp118 to i32
  %add120 = add nsw i32 %add117, %conv119
  store i32 %add120, i32* %used, align 4
  %68 = load i32, i32* %fills, align 4
  %tobool121 = icmp ne i32 %68, 0
  br i1 %tobool121, label %land.lhs.true122, label %if.end128

land.lhs.true122:                                 ; preds = %cond.end114
  %69 = load i32, i32* %used, align 4
  %70 = load i32, i32* %width.addr, align 4
  %cmp123 = icmp slt i32 %69, %70
  br i1 %cmp123, label %if.then125, label %if.end128

if.then125:                                       ; preds = %land.lhs.true122
  %71 = load i32, i32* %width.addr, align 4
  %72 = load i32, i32* %used, align 4
  %sub126 = sub nsw i32 %71, %72
  %73 = load i32, i32* %zeros, align 4
  %add127 = add nsw i32 %73, %sub126
  store i32 %add127, i32* %zeros, align 4
  br label %if.end128

if.end128:                                        ; preds = %if.then125, %land.lhs.true122, %cond.end114
  %74 = load i32, i32* %count, align 4
  %75 = load i32, i32* %zeros, align 4
  %add129 = add nsw i32 %74, %75
  %76 = load i32, i32* %prefix, align 4
  %add130 = add nsw i32 %add129, %76
  %77 = load i32, i32* %sign, align 4
  %cmp131 = icmp ne i32 %77, 0
  %conv132 = zext i1 %cmp131 to i32
  %add133 = add nsw i32 %add130, %conv132
  store i32 %add133, i32* %i, align 4
  br label %for.cond134

for.cond134:                                      ; preds = %for.inc149, %if.end128
  %78 = load i32, i32* %i, align 4
  %79 = load i32, i32* %width.addr, align 4
  %cmp135 = icmp slt i32 %78, %79
  br i1 %cmp135, label %land.rhs137, label %land.end140

land.rhs137:                                      ; preds = %for.cond134
  %80 = load i32, i32* %flags.addr, align 4
  %and138 = and i32 %80, 1
  %tobool139 = icmp ne i32 %and138, 0
  %lnot = xor i1 %tobool139, true
  br label %land.end140

land.end140:                                      ; preds = %land.rhs137, %for.cond134
  %81 = phi i1 [ false, %for.cond134 ], [ %lnot, %land.rhs137 ]
  br i1 %81, label %for.body142, label %for.end151

for.body142:                                      ; preds = %land.end140
  br label %do.body

do.body:                                          ; preds = %for.body142
  store i8 32, i8* %put, align 1
  %82 = load i64, i64* %length, align 8
  %83 = load i64, i64* %room.addr, align 8
  %cmp143 = icmp ult i64 %82, %83
  br i1 %cmp143, label %if.then145, label %if.end147

if.then145:                                       ; preds = %do.body
  %84 = load i8, i8* %put, align 1
  %85 = load i8*, i8** %out.addr, align 8
  %86 = load i64, i64* %length, align 8
  %arrayidx146 = getelementptr inbounds i8, i8* %85, i64 %86
  store i8 %84, i8* %arrayidx146, align 1
  br label %if.end147

if.end147:                                        ; preds = %if.then145, %do.body
  %87 = load i64, i64* %length, align 8
  %inc148 = add i64 %87, 1
  store i64 %inc148, i64* %length, align 8
  br label %do.end

do.end:                                           ; preds = %if.end147
  br label %for.inc149

for.inc149:                                       ; preds = %do.end
  %88 = load i32, i32* %i, align 4
  %inc150 = add nsw i32 %88, 1
  store i32 %inc150, i32* %i, align 4
  br label %for.cond134, !llvm.loop !42

for.end151:                                       ; preds = %land.end140
  %89 = load i32, i32* %sign, align 4
  %tobool152 = icmp ne i32 %89, 0
  br i1 %tobool152, label %if.then153, label %if.end164

if.then153:                                       ; preds = %for.end151
  br label %do.body154

do.body154:                                       ; preds = %if.then153
  %90 = load i32, i32* %sign, align 4
  %conv156 = trunc i32 %90 to i8
  store i8 %conv156, i8* %put155, align 1
  %91 = load i64, i64* %length, align 8
  %92 = load i64, i64* %room.addr, align 8
  %cmp157 = icmp ult i64 %91, %92
  br i1 %cmp157, label %if.then159, label %if.end161

if.then159:                                       ; preds = %do.body154
  %93 = load i8, i8* %put155, align 1
  %94 = load i8*, i8** %out.addr, align 8
  %95 = load i64, i64* %length, align 8
  %arrayidx160 = getelementptr inbounds i8, i8* %94, i64 %95
  store i8 %93, i8* %arrayidx160, align 1
  br label %if.end161

if.end161:                                        ; preds = %if.then159, %do.body154
  %96 = load i64, i64* %length, align 8
  %inc162 = add i64 %96, 1
  store i64 %inc162, i64* %length, align 8
  br label %do.end163

do.end163:                                        ; preds = %if.end161
  br label %if.end164

if.end164:                                        ; preds = %do.end163, %for.end151
  %97 = load i32, i32* %prefix, align 4
  %tobool165 = icmp ne i32 %97, 0
  br i1 %tobool165, label %if.then166, label %if.end189

if.then166:                                       ; preds = %if.end164
  br label %do.body167

do.body167:                                       ; preds = %if.then166
  store i8 48, i8* %put168, align 1
  %98 = load i64, i64* %length, align 8
  %99 = load i64, i64* %room.addr, align 8
  %cmp169 = icmp ult i64 %98, %99
  br i1 %cmp169, label %if.then171, label %if.end173

if.then171:                                       ; preds = %do.body167
  %100 = load i8, i8* %put168, align 1
  %101 = load i8*, i8** %out.addr, align 8
  %102 = load i64, i64* %length, align 8
  %arrayidx172 = getelementptr inbounds i8, i8* %101, i64 %102
  store i8 %100, i8* %arrayidx172, align 1
  br label %if.end173

if.end173:                                        ; preds = %if.then171, %do.body167
  %103 = load i64, i64* %length, align 8
  %inc174 = add i64 %103, 1
  store i64 %inc174, i64* %length, align 8
  br label %do.end175

do.end175:                                        ; preds = %if.end173
  br label %do.body176

do.body176:                                       ; preds = %do.end175
  %104 = load i32, i32* %conversion.addr, align 4
  %cmp178 = icmp eq i32 %104, 88
  %105 = zext i1 %cmp178 to i64
  %cond180 = select i1 %cmp178, i32 88, i32 120
  %conv181 = trunc i32 %cond180 to i8
  store i8 %conv181, i8* %put177, align 1
  %106 = load i64, i64* %length, align 8
  %107 = load i64, i64* %room.addr, align 8
  %cmp182 = icmp ult i64 %106, %107
  br i1 %cmp182, label %if.then184, label %if.end186

if.then184:                                       ; preds = %do.body176
  %108 = load i8, i8* %put177, align 1
  %109 = load i8*, i8** %out.addr, align 8
  %110 = load i64, i64* %length, align 8
  %arrayidx185 = getelementptr inbounds i8, i8* %109, i64 %110
  store i8 %108, i8* %arrayidx185, align 1
  br label %if.end186

if.end186:                                        ; preds = %if.then184, %do.body176
  %111 = load i64, i64* %length, align 8
  %inc187 = add i64 %111, 1
  store i64 %inc187, i64* %length, align 8
  br label %do.end188

do.end188:                                        ; preds = %if.end186
  br label %if.end189

if.end189:                                        ; preds = %do.end188, %if.end164
  br label %for.cond190

for.cond190:                                      ; preds = %for.inc202, %if.end189
  %112 = load i32, i32* %zeros, align 4
  %tobool191 = icmp ne i32 %112, 0
  br i1 %tobool191, label %for.body192, label %for.end203

for.body192:                                      ; preds = %for.cond190
  br label %do.body193

do.body193:                                       ; preds = %for.body192
  store i8 48, i8* %put194, align 1
  %113 = load i64, i64* %length, align 8
  %114 = load i64, i64* %room.addr, align 8
  %cmp195 = icmp ult i64 %113, %114
  br i1 %cmp195, label %if.then197, label %if.end199

if.then197:                                       ; preds = %do.body193
  %115 = load i8, i8* %put194, align 1
  %116 = load i8*, i8** %out.addr, align 8
  %117 = load i64, i64* %length, align 8
  %arrayidx198 = getelementptr inbounds i8, i8* %116, i64 %117
  store i8 %115, i8* %arrayidx198, align 1
  br label %if.end199

if.end199:                                        ; preds = %if.then197, %do.body193
  %118 = load i64, i64* %length, align 8
  %inc200 = add i64 %118, 1
  store i64 %inc200, i64* %length, align 8
  br label %do.end201

do.end201:                                        ; preds = %if.end199
  br label %for.inc202

for.inc202:                                       ; preds = %do.end201
  %119 = load i32, i32* %zeros, align 4
  %dec = add nsw i32 %119, -1
  store i32 %dec, i32* %zeros, align 4
  br label %for.cond190, !llvm.loop !43

for.end203:                                       ; preds = %for.cond190
  br label %while.cond

while.cond:                                       ; preds = %do.end216, %for.end203
  %120 = load i32, i32* %count, align 4
  %tobool204 = icmp ne i32 %120, 0
  br i1 %tobool204, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  br label %do.body205

do.body205:                                       ; preds = %while.body
  %121 = load i32, i32* %count, align 4
  %dec207 = add nsw i32 %121, -1
  store i32 %dec207, i32* %count, align 4
  %idxprom208 = sext i32 %dec207 to i64
  %arrayidx209 = getelementptr inbounds [24 x i8], [24 x i8]* %digits, i64 0, i64 %idxprom208
  %122 = load i8, i8* %arrayidx209, align 1
  store i8 %122, i8* %put206, align 1
  %123 = load i64, i64* %length, align 8
  %124 = load i64, i64* %room.addr, align 8
  %cmp210 = icmp ult i64 %123, %124
  br i1 %cmp210, label %if.then212, label %if.end214

if.then212:                                       ; preds = %do.body205
  %125 = load i8, i8* %put206, align 1
  %126 = load i8*, i8** %out.addr, align 8
  %127 = load i64, i64* %length, align 8
  %arrayidx213 = getelementptr inbounds i8, i8* %126, i64 %127
  store i8 %125, i8* %arrayidx213, align 1
  br label %if.end214

if.end214:                                        ; preds = %if.then212, %do.body205
  %128 = load i64, i64* %length, align 8
  %inc215 = add i64 %128, 1
  store i64 %inc215, i64* %length, align 8
  br label %do.end216

do.end216:                                        ; preds = %if.end214
  br label %while.cond, !llvm.loop !44

while.end:                                        ; preds = %while.cond
  br label %while.cond217

while.cond217:                                    ; preds = %do.end236, %while.end
  %129 = load i64, i64* %length, align 8
  %130 = load i32, i32* %width.addr, align 4
  %cmp218 = icmp sgt i32 %130, 0
  br i1 %cmp218, label %cond.true220, label %cond.false221

cond.true220:                                     ; preds = %while.cond217
  %131 = load i32, i32* %width.addr, align 4
  br label %cond.end222

cond.false221:                                    ; preds = %while.cond217
  br label %cond.end222

cond.end222:                                      ; preds = %cond.false221, %cond.true220
  %cond223 = phi i32 [ %131, %cond.true220 ], [ 0, %cond.false221 ]
  %conv224 = sext i32 %cond223 to i64
  %cmp225 = icmp ult i64 %129, %conv224
  br i1 %cmp225, label %while.body227, label %while.end237

while.body227:                                    ; preds = %cond.end222
  br label %do.body228

do.body228:                                       ; preds = %while.body227
  store i8 32, i8* %put229, align 1
  %132 = load i64, i64* %length, align 8
  %133 = load i64, i64* %room.addr, align 8
  %cmp230 = icmp ult i64 %132, %133
  br i1 %cmp230, label %if.then232, label %if.end234

if.then232:                                       ; preds = %do.body228
  %134 = load i8, i8* %put229, align 1
  %135 = load i8*, i8** %out.addr, align 8
  %136 = load i64, i64* %length, align 8
  %arrayidx233 = getelementptr inbounds i8, i8* %135, i64 %136
  store i8 %134, i8* %arrayidx233, align 1
  br label %if.end234

if.end234:                                        ; preds = %if.then232, %do.body228
  %137 = load i64, i64* %length, align 8
  %inc235 = add i64 %137, 1
  store i64 %inc235, i64* %length, align 8
  br label %do.end236

do.end236:                                        ; preds = %if.end234
  br label %while.cond217, !llvm.loop !45

while.end237:                                     ; preds = %cond.end222
  %138 = load i64, i64* %length, align 8
  ret i64 %138
}

; Function Attrs: noinline nounwind uwtable
define internal i64 @format_text(i8* noundef %out, i64 noundef %room, i32 noundef %flags, i32 noundef %width, i32 noundef %precision, i8* noundef %text) #0 {
entry:
  %out.addr = alloca i8*, align 8
  %room.addr = alloca i64, align 8
  %flags.addr = alloca i32, align 4
  %width.addr = alloca i32, align 4
  %precision.addr = alloca i32, align 4
  %text.addr = alloca i8*, align 8
  %length = alloca i64, align 8
  %letters = alloca i32, align 4
  %i = alloca i32, align 4
  %put = alloca i8, align 1
  %i12 = alloca i32, align 4
  %put22 = alloca i8, align 1
  %put49 = alloca i8, align 1
  store i8* %out, i8** %out.addr, align 8
  store i64 %room, i64* %room.addr, align 8
  store i32 %flags, i32* %flags.addr, align 4
  store i32 %width, i32* %width.addr, align 4
  store i32 %precision, i32* %precision.addr, align 4
  store i8* %text, i8** %text.addr, align 8
  store i64 0, i64* %length, align 8
  store i32 0, i32* %letters, align 4
  br label %while.cond

while.cond:                                       ; preds = %while.body, %entry
  %0 = load i32, i32* %precision.addr, align 4
  %cmp = icmp slt i32 %0, 0
  br i1 %cmp, label %land.rhs, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %while.cond
  %1 = load i32, i32* %letters, align 4
  %2 = load i32, i32* %precision.addr, align 4
  %cmp1 = icmp slt i32 %1, %2
  br i1 %cmp1, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %lor.lhs.false, %while.cond
  %3 = load i8*, i8** %text.addr, align 8
  %4 = load i32, i32* %letters, align 4
  %idxprom = sext i32 %4 to i64
  %arrayidx = getelementptr inbounds i8, i8* %3, i64 %idxprom
  %5 = load i8, i8* %arrayidx, align 1
  %conv = sext i8 %5 to i32
  %tobool = icmp ne i32 %conv, 0
  br label %land.end

land.end:                                         ; preds = %land.rhs, %lor.lhs.false
  %6 = phi i1 [ false, %lor.lhs.false ], [ %tobool, %land.rhs ]
  br i1 %6, label %while.body, label %while.end

while.body:                                       ; preds = %land.end
  %7 = load i32, i32* %letters, align 4
  %inc = add nsw i32 %7, 1
  store i32 %inc, i32* %letters, align 4
  br label %while.cond, !llvm.loop !46

while.end:                                        ; preds = %land.end
  %8 = load i32, i32* %letters, align 4
  store i32 %8, i32* %i, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %while.end
  %9 = load i32, i32* %i, align 4
  %10 = load i32, i32* %width.addr, align 4
  %cmp2 = icmp slt i32 %9, %10
  br i1 %cmp2, label %land.rhs4, label %land.end6

land.rhs4:                                        ; preds = %for.cond
  %11 = load i32, i32* %flags.addr, align 4
  %and = and i32 %11, 1
  %tobool5 = icmp ne i32 %and, 0
  %lnot = xor i1 %tobool5, true
  br label %land.end6

land.end6:                                        ; preds = %land.rhs4, %for.cond
  %12 = phi i1 [ false, %for.cond ], [ %lnot, %land.rhs4 ]
  br i1 %12, label %for.body, label %for.end

for.body:                                         ; preds = %land.end6
  br label %do.body

do.body:                                          ; preds = %for.body
  store i8 32, i8* %put, align 1
  %13 = load i64, i64* %length, align 8
  %14 = load i64, i64* %room.addr, align 8
  %cmp7 = icmp ult i64 %13, %14
  br i1 %cmp7, label %if.then, label %if.end

if.then:                                          ; preds = %do.body
  %15 = load i8, i8* %put, align 1
  %16 = load i8*, i8** %out.addr, align 8
  %17 = load i64, i64* %length, align 8
  %arrayidx9 = getelementptr inbounds i8, i8* %16, i64 %17
  store i8 %15, i8* %arrayidx9, align 1
  br label %if.end

if.end:                                           ; preds = %if.then, %do.body
  %18 = load i64, i64* %length, align 8
  %inc10 = add i64 %18, 1
  store i64 %inc10, i64* %length, align 8
  br label %do.end

do.end:                                           ; preds = %if.end
  br label %for.inc

for.inc:                                          ; preds = %do.end
  %19 = load i32, i32* %i, align 4
  %inc11 = add nsw i32 %19, 1
  store i32 %inc11, i32* %i, align 4
  br label %for.cond, !llvm.loop !47

for.end:                                          ; preds = %land.end6
  store i32 0, i32* %i12, align 4
  br label %for.cond13

for.cond13:                                       ; preds = %for.inc32, %for.end
  %20 = load i32, i32* %i12, align 4
  %21 = load i32, i32* %letters, align 4
  %cmp14 = icmp slt i32 %20, %21
  br i1 %cmp14, label %land.rhs16, label %land.end19

land.rhs16:                                       ; preds = %for.cond13
  %22 = load i64, i64* %length, align 8
  %23 = load i64, i64* %room.addr, align 8
  %cmp17 = icmp ult i64 %22, %23
  br label %land.end19

land.end19:                                       ; preds = %land.rhs16, %for.cond13
  %24 = phi i1 [ false, %for.cond13 ], [ %cmp17, %land.rhs16 ]
  br i1 %24, label %for.body20, label %for.end34

for.body20:                                       ; preds = %land.end19
  br label %do.body21

do.body21:                                        ; preds = %for.body20
  %25 = load i8*, i8** %text.addr, align 8
  %26 = load i32, i32* %i12, align 4
  %idxprom23 = sext i32 %26 to i64
  %arrayidx24 = getelementptr inbounds i8, i8* %25, i64 %idxprom23
  %27 = load i8, i8* %arrayidx24, align 1
  store i8 %27, i8* %put22, align 1
  %28 = load i64, i64* %length, align 8
  %29 = load i64, i64* %room.addr, align 8
  %cmp25 = icmp ult i64 %28, %29
  br i1 %cmp25, label %if.then27, label %if.end29

if.then27:                                        ; preds = %do.body21
  %30 = load i8, i8* %put22, align 1
  %31 = load i8*, i8** %out.addr, align 8
  %32 = load i64, i64* %length, align 8
  %arrayidx28 = getelementptr inbounds i8, i8* %31, i64 %32
  store i8 %30, i8* %arrayidx28, align 1
  br label %if.end29

if.end29:                                         ; preds = %if.then27, %do.body21
  %33 = load i64, i64* %length, align 8
  %inc30 = add i64 %33, 1
  store i64 %inc30, i64* %length, align 8
  br label %do.end31

do.end31:                                         ; preds = %if.end29
  br label %for.inc32

for.inc32:                                        ; preds = %do.end31
  %34 = load i32, i32* %i12, align 4
  %inc33 = add nsw i32 %34, 1
  store i32 %inc33, i32* %i12, align 4
  br label %for.cond13, !llvm.loop !48

for.end34:                                        ; preds = %land.end19
  %35 = load i64, i64* %length, align 8
  %36 = load i32, i32* %letters, align 4
  %conv35 = sext i32 %36 to i64
  %cmp36 = icmp ult i64 %35, %conv35
  br i1 %cmp36, label %if.then38, label %if.end40

if.then38:                                        ; preds = %for.end34
  %37 = load i32, i32* %letters, align 4
  %conv39 = sext i32 %37 to i64
  store i64 %conv39, i64* %length, align 8
  br label %if.end40

if.end40:                                         ; preds = %if.then38, %for.end34
  br label %while.cond41

while.cond41:                                     ; preds = %do.end56, %if.end40
  %38 = load i64, i64* %length, align 8
  %39 = load i32, i32* %width.addr, align 4
  %cmp42 = icmp sgt i32 %39, 0
  br i1 %cmp42, label %cond.true, label %cond.false

cond.true:                                        ; preds = %while.cond41
  %40 = load i32, i32* %width.addr, align 4
  br label %cond.end

cond.false:                                       ; preds = %while.cond41
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %40, %cond.true ], [ 0, %cond.false ]
  %conv44 = sext i32 %cond to i64
  %cmp45 = icmp ult i64 %38, %conv44
  br i1 %cmp45, label %while.body47, label %while.end57

while.body47:                                     ; preds = %cond.end
  br label %do.body48

do.body48:                                        ; preds = %while.body47
  store i8 32, i8* %put49, align 1
  %41 = load i64, i64* %length, align 8
  %42 = load i64, i64* %room.addr, align 8
  %cmp50 = icmp ult i64 %41, %42
  br i1 %cmp50, label %if.then52, label %if.end54

if.then52:                                        ; preds = %do.body48
  %43 = load i8, i8* %put49, align 1
  %44 = load i8*, i8** %out.addr, align 8
  %45 = load i64, i64* %length, align 8
  %arrayidx53 = getelementptr inbounds i8, i8* %44, i64 %45
  store i8 %43, i8* %arrayidx53, align 1
  br label %if.end54

if.end54:                                         ; preds = %if.then52, %do.body48
  %46 = load i64, i64* %length, align 8
  %inc55 = add i64 %46, 1
  store i64 %inc55, i64* %length, align 8
  br label %do.end56

do.end56:                                         ; preds = %if.end54
  br label %while.cond41, !llvm.loop !49

while.end57:                                      ; preds = %cond.end
  %47 = load i64, i64* %length, align 8
  ret i64 %47
}

; Function Attrs: noinline nounwind uwtable
define internal i64 @format_double(i8* noundef %out, i64 noundef %room, i32 noundef %conversion, i32 noundef %flags, i32 noundef %width, i32 noundef %precision, i64 noundef %bits) #0 {
entry:
  %retval = alloca i64, align 8
  %out.addr = alloca i8*, align 8
  %room.addr = alloca i64, align 8
  %conversion.addr = alloca i32, align 4
  %flags.addr = alloca i32, align 4
  %width.addr = alloca i32, align 4
  %precision.addr = alloca i32, align 4
  %bits.addr = alloca i64, align 8
  %big = alloca [67 x i32], align 16
  %digits = alloca [1200 x i8], align 16
  %length = alloca i64, align 8
  %upper = alloca i32, align 4
  %kind = alloca i32, align 4
  %sign = alloca i32, align 4
  %exponent = alloca i32, align 4
  %mantissa = alloca i64, align 8
  %i = alloca i32, align 4
  %put = alloca i8, align 1
  %put37 = alloca i8, align 1
  %gap = alloca i32, align 4
  %put50 = alloca i8, align 1
  %put63 = alloca i8, align 1
  %put76 = alloca i8, align 1
  %put98 = alloca i8, align 1
  %place = alloca i32, align 4
  %i118 = alloca i32, align 4
  %top = alloca i32, align 4
  %first = alloca i32, align 4
  %more = alloca i32, align 4
  %rest = alloca i64, align 8
  %i136 = alloca i32, align 4
  %count = alloca i32, align 4
  %significant = alloca i32, align 4
  %i165 = alloca i32, align 4
  %last = alloca i32, align 4
  %carry = alloca i64, align 8
  %i222 = alloca i32, align 4
  %end = alloca i32, align 4
  %beyond = alloca i32, align 4
  %i274 = alloca i32, align 4
  %i287 = alloca i32, align 4
  %next = alloca i8, align 1
  %i329 = alloca i32, align 4
  %i373 = alloca i32, align 4
  %power = alloca i32, align 4
  %fixed = alloca i32, align 4
  %from = alloca i32, align 4
  %point = alloca i32, align 4
  %magnitude = alloca i32, align 4
  %body = alloca i32, align 4
  %i468 = alloca i32, align 4
  %put480 = alloca i8, align 1
  %put495 = alloca i8, align 1
  %i506 = alloca i32, align 4
  %put521 = alloca i8, align 1
  %i533 = alloca i32, align 4
  %put542 = alloca i8, align 1
  %put553 = alloca i8, align 1
  %put574 = alloca i8, align 1
  %put587 = alloca i8, align 1
  %put600 = alloca i8, align 1
  %put617 = alloca i8, align 1
  %put631 = alloca i8, align 1
  %put645 = alloca i8, align 1
  %put670 = alloca i8, align 1
  store i8* %out, i8** %out.addr, align 8
  store i64 %room, i64* %room.addr, align 8
  store i32 %conversion, i32* %conversion.addr, align 4
  store i32 %flags, i32* %flags.addr, align 4
  store i32 %width, i32* %width.addr, align 4
  store i32 %precision, i32* %precision.addr, align 4
  store i64 %bits, i64* %bits.addr, align 8
  %0 = bitcast [67 x i32]* %big to i8*
  call void @llvm.memset.p0i8.i64(i8* align 16 %0, i8 0, i64 268, i1 false)
  store i64 0, i64* %length, align 8
  %1 = load i32, i32* %conversion.addr, align 4
  %cmp = icmp sge i32 %1, 65
  br i1 %cmp, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %entry
  %2 = load i32, i32* %conversion.addr, align 4
  %cmp1 = icmp sle i32 %2, 90
  br label %land.end

land.end:                                         ; preds = %land.rhs, %entry
  %3 = phi i1 [ false, %entry ], [ %cmp1, %land.rhs ]
  %land.ext = zext i1 %3 to i32
  store i32 %land.ext, i32* %upper, align 4
  %4 = load i32, i32* %upper, align 4
  %tobool = icmp ne i32 %4, 0
  br i1 %tobool, label %cond.true, label %cond.false

cond.true:                                        ; preds = %land.end
  %5 = load i32, i32* %conversion.addr, align 4
  %add = add nsw i32 %5, 97
  %sub = sub nsw i32 %add, 65
  br label %cond.end

cond.false:                                       ; preds = %land.end
  %6 = load i32, i32* %conversion.addr, align 4
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %sub, %cond.true ], [ %6, %cond.false ]
  store i32 %cond, i32* %kind, align 4
  %7 = load i64, i64* %bits.addr, align 8
  %shr = lshr i64 %7, 63
  %tobool2 = icmp ne i64 %shr, 0
  br i1 %tobool2, label %cond.true3, label %cond.false4

cond.true3:                                       ; preds = %cond.end
  br label %cond.end13

cond.false4:                                      ; preds = %cond.end
  %8 = load i32, i32* %flags.addr, align 4
  %and = and i32 %8, 2
  %tobool5 = icmp ne i32 %and, 0
  br i1 %tobool5, label %cond.true6, label %cond.false7

cond.true6:                                       ; preds = %cond.false4
  br label %cond.end11

cond.false7:                                      ; preds = %cond.false4
  %9 = load i32, i32* %flags.addr, align 4
  %and8 = and i32 %9, 4
  %tobool9 = icmp ne i32 %and8, 0
  %10 = zext i1 %tobool9 to i64
  %cond10 = select i1 %tobool9, i32 32, i32 0
  br label %cond.end11

cond.end11:                                       ; preds = %cond.false7, %cond.true6
  %cond12 = phi i32 [ 43, %cond.true6 ], [ %cond10, %cond.false7 ]
  br label %cond.end13

cond.end13:                                       ; preds = %cond.end11, %cond.true3
  %cond14 = phi i32 [ 45, %cond.true3 ], [ %cond12, %cond.end11 ]
  store i32 %cond14, i32* %sign, align 4
  %11 = load i64, i64* %bits.addr, align 8
  %shr15 = lshr i64 %11, 52
  %and16 = and i64 %shr15, 2047
  %conv = trunc i64 %and16 to i32
  store i32 %conv, i32* %exponent, align 4
  %12 = load i64, i64* %bits.addr, align 8
  %and17 = and i64 %12, 4503599627370495
  store i64 %and17, i64* %mantissa, align 8
  %13 = load i32, i32* %exponent, align 4
  %cmp18 = icmp eq i32 %13, 2047
  br i1 %cmp18, label %if.then, label %if.end106

if.then:                                          ; preds = %cond.end13
  %14 = load i32, i32* %sign, align 4
  %cmp20 = icmp ne i32 %14, 0
  %conv21 = zext i1 %cmp20 to i32
  %add22 = add nsw i32 3, %conv21
  store i32 %add22, i32* %i, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.then
  %15 = load i32, i32* %i, align 4
  %16 = load i32, i32* %width.addr, align 4
  %cmp23 = icmp slt i32 %15, %16
  br i1 %cmp23, label %land.rhs25, label %land.end28

land.rhs25:                                       ; preds = %for.cond
  %17 = load i32, i32* %flags.addr, align 4
  %and26 = and i32 %17, 1
  %tobool27 = icmp ne i32 %and26, 0
  %lnot = xor i1 %tobool27, true
  br label %land.end28

land.end28:                                       ; preds = %land.rhs25, %for.cond
  %18 = phi i1 [ false, %for.cond ], [ %lnot, %land.rhs25 ]
  br i1 %18, label %for.body, label %for.end

for.body:                                         ; preds = %land.end28
  br label %do.body

do.body:                                          ; preds = %for.body
  store i8 32, i8* %put, align 1
  %19 = load i64, i64* %length, align 8
  %20 = load i64, i64* %room.addr, align 8
  %cmp30 = icmp ult i64 %19, %20
  br i1 %cmp30, label %if.then32, label %if.end

if.then32:                                        ; preds = %do.body
  %21 = load i8, i8* %put, align 1
  %22 = load i8*, i8** %out.addr, align 8
  %23 = load i64, i64* %length, align 8
  %arrayidx = getelementptr inbounds i8, i8* %22, i64 %23
  store i8 %21, i8* %arrayidx, align 1
  br label %if.end

if.end:                                           ; preds = %if.then32, %do.body
  %24 = load i64, i64* %length, align 8
  %inc = add i64 %24, 1
  store i64 %inc, i64* %length, align 8
  br label %do.end

do.end:                                           ; preds = %if.end
  br label %for.inc

for.inc:                                          ; preds = %do.end
  %25 = load i32, i32* %i, align 4
  %inc33 = add nsw i32 %25, 1
  store i32 %inc33, i32* %i, align 4
  br label %for.cond, !llvm.loop !50

for.end:                                          ; preds = %land.end28
  %26 = load i32, i32* %sign, align 4
  %tobool34 = icmp ne i32 %26, 0
  br i1 %tobool34, label %if.then35, label %if.end46

if.then35:                                        ; preds = %for.end
  br label %do.body36

do.body36:                                        ; preds = %if.then35
  %27 = load i32, i32* %sign, align 4
  %conv38 = trunc i32 %27 to i8
  store i8 %conv38, i8* %put37, align 1
  %28 = load i64, i64* %length, align 8
  %29 = load i64, i64* %room.addr, align 8
  %cmp39 = icmp ult i64 %28, %29
  br i1 %cmp39, label %if.then41, label %if.end43

if.then41:                                        ; preds = %do.body36
  %30 = load i8, i8* %put37, align 1
  %31 = load i8*, i8** %out.addr, align 8
  %32 = load i64, i64* %length, align 8
  %arrayidx42 = getelementptr inbounds i8, i8* %31, i64 %32
  store i8 %30, i8* %arrayidx42, align 1
  br label %if.end43

if.end43:                                         ; preds = %if.then41, %do.body36
  %33 = load i64, i64* %length, align 8
  %inc44 = add i64 %33, 1
  store i64 %inc44, i64* %length, align 8
  br label %do.end45

do.end45:                                         ; preds = %if.end43
  br label %if.end46

if.end46:                                         ; preds = %do.end45, %for.end
  %34 = load i32, i32* %upper, align 4
  %tobool47 = icmp ne i32 %34, 0
  %35 = zext i1 %tobool47 to i64
  %cond48 = select i1 %tobool47, i32 -32, i32 0
  store i32 %cond48, i32* %gap, align 4
  br label %do.body49

do.body49:                                        ; preds = %if.end46
  %36 = load i64, i64* %mantissa, align 8
  %tobool51 = icmp ne i64 %36, 0
  %37 = zext i1 %tobool51 to i64
  %cond52 = select i1 %tobool51, i32 110, i32 105
  %38 = load i32, i32* %gap, align 4
  %add53 = add nsw i32 %cond52, %38
  %conv54 = trunc i32 %add53 to i8
  store i8 %conv54, i8* %put50, align 1
  %39 = load i64, i64* %length, align 8
  %40 = load i64, i64* %room.addr, align 8
  %cmp55 = icmp ult i64 %39, %40
  br i1 %cmp55, label %if.then57, label %if.end59

if.then57:                                        ; preds = %do.body49
  %41 = load i8, i8* %put50, align 1
  %42 = load i8*, i8** %out.addr, align 8
  %43 = load i64, i64* %length, align 8
  %arrayidx58 = getelementptr inbounds i8, i8* %42, i64 %43
  store i8 %41, i8* %arrayidx58, align 1
  br label %if.end59

if.end59:                                         ; preds = %if.then57, %do.body49
  %44 = load i64, i64* %length, align 8
  %inc60 = add i64 %44, 1
  store i64 %inc60, i64* %length, align 8
  br label %do.end61

do.end61:                                         ; preds = %if.end59
  br label %do.body62

do.body62:                                        ; preds = %do.end61
  %45 = load i64, i64* %mantissa, align 8
  %tobool64 = icmp ne i64 %45, 0
  %46 = zext i1 %tobool64 to i64
  %cond65 = select i1 %tobool64, i32 97, i32 110
  %47 = load i32, i32* %gap, align 4
  %add66 = add nsw i32 %cond65, %47
  %conv67 = trunc i32 %add66 to i8
  store i8 %conv67, i8* %put63, align 1
  %48 = load i64, i64* %length, align 8
  %49 = load i64, i64* %room.addr, align 8
  %cmp68 = icmp ult i64 %48, %49
  br i1 %cmp68, label %if.then70, label %if.end72

if.then70:                                        ; preds = %do.body62
  %50 = load i8, i8* %put63, align 1
  %51 = load i8*, i8** %out.addr, align 8
  %52 = load i64, i64* %length, align 8
  %arrayidx71 = getelementptr inbounds i8, i8* %51, i64 %52
  store i8 %50, i8* %arrayidx71, align 1
  br label %if.end72

if.end72:                                         ; preds = %if.then70, %do.body62
  %53 = load i64, i64* %length, align 8
  %inc73 = add i64 %53, 1
  store i64 %inc73, i64* %length, align 8
  br label %do.end74

do.end74:                                         ; preds = %if.end72
  br label %do.body75

do.body75:                                        ; preds = %do.end74
  %54 = load i64, i64* %mantissa, align 8
  %tobool77 = icmp ne i64 %54, 0
  %55 = zext i1 %tobool77 to i64
  %cond78 = select i1 %tobool77, i32 110, i32 102
  %56 = load i32, i32* %gap, align 4
  %add79 = add nsw i32 %cond78, %56
  %conv80 = trunc i32 %add79 to i8
  store i8 %conv80, i8* %put76, align 1
  %57 = load i64, i64* %length, align 8
  %58 = load i64, i64* %room.addr, align 8
  %cmp81 = icmp ult i64 %57, %58
  br i1 %cmp81, label %if.then83, label %if.end85

if.then83:                                        ; preds = %do.body75
  %59 = load i8, i8* %put76, align 1
  %60 = load i8*, i8** %out.addr, align 8
  %61 = load i64, i64* %length, align 8
  %arrayidx84 = getelementptr inbounds i8, i8* %60, i64 %61
  store i8 %59, i8* %arrayidx84, align 1
  br label %if.end85

if.end85:                                         ; preds = %if.then83, %do.body75
  %62 = load i64, i64* %length, align 8
  %inc86 = add i64 %62, 1
  store i64 %inc86, i64* %length, align 8
  br label %do.end87

do.end87:                                         ; preds = %if.end85
  br label %while.cond

while.cond:                                       ; preds = %do.end105, %do.end87
  %63 = load i64, i64* %length, align 8
  %64 = load i32, i32* %width.addr, align 4
  %cmp88 = icmp sgt i32 %64, 0
  br i1 %cmp88, label %cond.true90, label %cond.false91

cond.true90:                                      ; preds = %while.cond
  %65 = load i32, i32* %width.addr, align 4
  br label %cond.end92

cond.false91:                                     ; preds = %while.cond
  br label %cond.end92

cond.end92:                                       ; preds = %cond.false91, %cond.true90
  %cond93 = phi i32 [ %65, %cond.true90 ], [ 0, %cond.false91 ]
  %conv94 = sext i32 %cond93 to i64
  %cmp95 = icmp ult i64 %63, %conv94
  br i1 %cmp95, label %while.body, label %while.end

while.body:                                       ; preds = %cond.end92
  br label %do.body97

do.body97:                                        ; preds = %while.body
  store i8 32, i8* %put98, align 1
  %66 = load i64, i64* %length, align 8
  %67 = load i64, i64* %room.addr, align 8
  %cmp99 = icmp ult i64 %66, %67
  br i1 %cmp99, label %if.then101, label %if.end103

if.then101:                                       ; preds = %do.body97
  %68 = load i8, i8* %put98, align 1
  %69 = load i8*, i8** %out.addr, align 8
  %70 = load i64, i64* %length, align 8
  %arrayidx102 = getelementptr inbounds i8, i8* %69, i64 %70
  store i8 %68, i8* %arrayidx102, align 1
  br label %if.end103

if.end103:                                        ; preds = %if.then101, %do.body97
  %71 = load i64, i64* %length, align 8
  %inc104 = add i64 %71, 1
  store i64 %inc104, i64* %length, align 8
  br label %do.end105

do.end105:                                        ; preds = %if.end103
  br label %while.cond, !llvm.loop !51

while.end:                                        ; preds = %cond.end92
  %72 = load i64, i64* %length, align 8
  store i64 %72, i64* %retval, align 8
  br label %return

if.end106:                                        ; preds = %cond.end13
  %73 = load i32, i32* %precision.addr, align 4
  %cmp107 = icmp slt i32 %73, 0
  br i1 %cmp107, label %if.then109, label %if.end110

if.then109:                                       ; preds = %if.end106
  store i32 6, i32* %precision.addr, align 4
  br label %if.end110

if.end110:                                        ; preds = %if.then109, %if.end106
  %74 = load i32, i32* %precision.addr, align 4
  %cmp111 = icmp sle i32 %74, 300
  %conv112 = zext i1 %cmp111 to i32
  call void @__thinair_limit(i32 noundef %conv112, i8* noundef getelementptr inbounds ([56 x i8], [56 x i8]* @.str.43, i64 0, i64 0)) #9
  %75 = load i32, i32* %exponent, align 4
  %tobool113 = icmp ne i32 %75, 0
  br i1 %tobool113, label %if.then114, label %if.else

if.then114:                                       ; preds = %if.end110
  %76 = load i64, i64* %mantissa, align 8
  %or = or i64 %76, 4503599627370496
  store i64 %or, i64* %mantissa, align 8
  br label %if.end115

if.else:                                          ; preds = %if.end110
  store i32 1, i32* %exponent, align 4
  br label %if.end115

if.end115:                                        ; preds = %if.else, %if.then114
  %77 = load i32, i32* %exponent, align 4
  %add116 = add nsw i32 1088, %77
  %sub117 = sub nsw i32 %add116, 1075
  store i32 %sub117, i32* %place, align 4
  store i32 0, i32* %i118, align 4
  br label %for.cond119

for.cond119:                                      ; preds = %for.inc132, %if.end115
  %78 = load i32, i32* %i118, align 4
  %cmp120 = icmp slt i32 %78, 53
  br i1 %cmp120, label %for.body122, label %for.end134

for.body122:                                      ; preds = %for.cond119
  %79 = load i64, i64* %mantissa, align 8
  %80 = load i32, i32* %i118, align 4
  %sh_prom = zext i32 %80 to i64
  %shr123 = lshr i64 %79, %sh_prom
  %and124 = and i64 %shr123, 1
  %tobool125 = icmp ne i64 %and124, 0
  br i1 %tobool125, label %if.then126, label %if.end131

if.then126:                                       ; preds = %for.body122
  %81 = load i32, i32* %place, align 4
  %82 = load i32, i32* %i118, align 4
  %add127 = add nsw i32 %81, %82
  %rem = srem i32 %add127, 32
  %shl = shl i32 1, %rem
  %83 = load i32, i32* %place, align 4
  %84 = load i32, i32* %i118, align 4
  %add128 = add nsw i32 %83, %84
  %div = sdiv i32 %add128, 32
  %idxprom = sext i32 %div to i64
  %arrayidx129 = getelementptr inbounds [67 x i32], [67 x i32]* %big, i64 0, i64 %idxprom
  %85 = load i32, i32* %arrayidx129, align 4
  %or130 = or i32 %85, %shl
  store i32 %or130, i32* %arrayidx129, align 4
  br label %if.end131

if.end131:                                        ; preds = %if.then126, %for.body122
  br label %for.inc132

for.inc132:                                       ; preds = %if.end131
  %86 = load i32, i32* %i118, align 4
  %inc133 = add nsw i32 %86, 1
  store i32 %inc133, i32* %i118, align 4
  br label %for.cond119, !llvm.loop !52

for.end134:                                       ; preds = %for.cond119
  store i32 600, i32* %top, align 4
  %87 = load i32, i32* %top, align 4
  store i32 %87, i32* %first, align 4
  br label %do.body135

do.body135:                                       ; preds = %do.cond, %for.end134
  store i64 0, i64* %rest, align 8
  store i32 0, i32* %more, align 4
  store i32 66, i32* %i136, align 4
  br label %for.cond137

for.cond137:                                      ; preds = %for.inc156, %do.body135
  %88 = load i32, i32* %i136, align 4
  %cmp138 = icmp sge i32 %88, 34
  br i1 %cmp138, label %for.body140, label %for.end157

for.body140:                                      ; preds = %for.cond137
  %89 = load i64, i64* %rest, align 8
  %shl141 = shl i64 %89, 32
  %90 = load i32, i32* %i136, align 4
  %idxprom142 = sext i32 %90 to i64
  %arrayidx143 = getelementptr inbounds [67 x i32], [67 x i32]* %big, i64 0, i64 %idxprom142
  %91 = load i32, i32* %arrayidx143, align 4
  %conv144 = zext i32 %91 to i64
  %or145 = or i64 %shl141, %conv144
  store i64 %or145, i64* %rest, align 8
  %92 = load i64, i64* %rest, align 8
  %div146 = udiv i64 %92, 10
  %conv147 = trunc i64 %div146 to i32
  %93 = load i32, i32* %i136, align 4
  %idxprom148 = sext i32 %93 to i64
  %arrayidx149 = getelementptr inbounds [67 x i32], [67 x i32]* %big, i64 0, i64 %idxprom148
  store i32 %conv147, i32* %arrayidx149, align 4
  %94 = load i64, i64* %rest, align 8
  %rem150 = urem i64 %94, 10
  store i64 %rem150, i64* %rest, align 8
  %95 = load i32, i32* %i136, align 4
  %idxprom151 = sext i32 %95 to i64
  %arrayidx152 = getelementptr inbounds [67 x i32], [67 x i32]* %big, i64 0, i64 %idxprom151
  %96 = load i32, i32* %arrayidx152, align 4
  %cmp153 = icmp ne i32 %96, 0
  %conv154 = zext i1 %cmp153 to i32
  %97 = load i32, i32* %more, align 4
  %or155 = or i32 %97, %conv154
  store i32 %or155, i32* %more, align 4
  br label %for.inc156

for.inc156:                                       ; preds = %for.body140
  %98 = load i32, i32* %i136, align 4
  %dec = add nsw i32 %98, -1
  store i32 %dec, i32* %i136, align 4
  br label %for.cond137, !llvm.loop !53

for.end157:                                       ; preds = %for.cond137
  %99 = load i64, i64* %rest, align 8
  %add158 = add i64 48, %99
  %conv159 = trunc i64 %add158 to i8
  %100 = load i32, i32* %first, align 4
  %dec160 = add nsw i32 %100, -1
  store i32 %dec160, i32* %first, align 4
  %idxprom161 = sext i32 %dec160 to i64
  %arrayidx162 = getelementptr inbounds [1200 x i8], [1200 x i8]* %digits, i64 0, i64 %idxprom161
  store i8 %conv159, i8* %arrayidx162, align 1
  br label %do.cond

do.cond:                                          ; preds = %for.end157
  %101 = load i32, i32* %more, align 4
  %tobool163 = icmp ne i32 %101, 0
  br i1 %tobool163, label %do.body135, label %do.end164, !llvm.loop !54

do.end164:                                        ; preds = %do.cond
  %102 = load i32, i32* %top, align 4
  store i32 %102, i32* %count, align 4
  store i32 -1, i32* %significant, align 4
  %103 = load i32, i32* %first, align 4
  store i32 %103, i32* %i165, align 4
  br label %for.cond166

for.cond166:                                      ; preds = %for.inc182, %do.end164
  %104 = load i32, i32* %i165, align 4
  %105 = load i32, i32* %top, align 4
  %cmp167 = icmp slt i32 %104, %105
  br i1 %cmp167, label %land.rhs169, label %land.end172

land.rhs169:                                      ; preds = %for.cond166
  %106 = load i32, i32* %significant, align 4
  %cmp170 = icmp slt i32 %106, 0
  br label %land.end172

land.end172:                                      ; preds = %land.rhs169, %for.cond166
  %107 = phi i1 [ false, %for.cond166 ], [ %cmp170, %land.rhs169 ]
  br i1 %107, label %for.body174, label %for.end184

for.body174:                                      ; preds = %land.end172
  %108 = load i32, i32* %i165, align 4
  %idxprom175 = sext i32 %108 to i64
  %arrayidx176 = getelementptr inbounds [1200 x i8], [1200 x i8]* %digits, i64 0, i64 %idxprom175
  %109 = load i8, i8* %arrayidx176, align 1
  %conv177 = sext i8 %109 to i32
  %cmp178 = icmp ne i32 %conv177, 48
  br i1 %cmp178, label %if.then180, label %if.end181

if.then180:                                       ; preds = %for.body174
  %110 = load i32, i32* %i165, align 4
  store i32 %110, i32* %significant, align 4
  br label %if.end181

if.end181:                                        ; preds = %if.then180, %for.body174
  br label %for.inc182

for.inc182:                                       ; preds = %if.end181
  %111 = load i32, i32* %i165, align 4
  %inc183 = add nsw i32 %111, 1
  store i32 %inc183, i32* %i165, align 4
  br label %for.cond166, !llvm.loop !55

for.end184:                                       ; preds = %land.end172
  %112 = load i32, i32* %kind, align 4
  %cmp185 = icmp eq i32 %112, 103
  br i1 %cmp185, label %land.lhs.true, label %if.end189

land.lhs.true:                                    ; preds = %for.end184
  %113 = load i32, i32* %precision.addr, align 4
  %tobool187 = icmp ne i32 %113, 0
  br i1 %tobool187, label %if.end189, label %if.then188

if.then188:                                       ; preds = %land.lhs.true
  store i32 1, i32* %precision.addr, align 4
  br label %if.end189

if.end189:                                        ; preds = %if.then188, %land.lhs.true, %for.end184
  br label %for.cond190

for.cond190:                                      ; preds = %if.end243, %if.end189
  %114 = load i32, i32* %kind, align 4
  %cmp191 = icmp eq i32 %114, 102
  br i1 %cmp191, label %cond.true193, label %cond.false195

cond.true193:                                     ; preds = %for.cond190
  %115 = load i32, i32* %top, align 4
  %116 = load i32, i32* %precision.addr, align 4
  %add194 = add nsw i32 %115, %116
  br label %cond.end206

cond.false195:                                    ; preds = %for.cond190
  %117 = load i32, i32* %significant, align 4
  %cmp196 = icmp slt i32 %117, 0
  br i1 %cmp196, label %cond.true198, label %cond.false199

cond.true198:                                     ; preds = %cond.false195
  br label %cond.end204

cond.false199:                                    ; preds = %cond.false195
  %118 = load i32, i32* %significant, align 4
  %119 = load i32, i32* %precision.addr, align 4
  %add200 = add nsw i32 %118, %119
  %120 = load i32, i32* %kind, align 4
  %cmp201 = icmp eq i32 %120, 101
  %conv202 = zext i1 %cmp201 to i32
  %add203 = add nsw i32 %add200, %conv202
  br label %cond.end204

cond.end204:                                      ; preds = %cond.false199, %cond.true198
  %cond205 = phi i32 [ 1200, %cond.true198 ], [ %add203, %cond.false199 ]
  br label %cond.end206

cond.end206:                                      ; preds = %cond.end204, %cond.true193
  %cond207 = phi i32 [ %add194, %cond.true193 ], [ %cond205, %cond.end204 ]
  store i32 %cond207, i32* %last, align 4
  %121 = load i32, i32* %count, align 4
  %122 = load i32, i32* %last, align 4
  %cmp208 = icmp sgt i32 %121, %122
  br i1 %cmp208, label %if.then220, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %cond.end206
  %123 = load i32, i32* %count, align 4
  %cmp210 = icmp sge i32 %123, 1200
  br i1 %cmp210, label %if.then220, label %lor.lhs.false212

lor.lhs.false212:                                 ; preds = %lor.lhs.false
  %124 = load i32, i32* %significant, align 4
  %cmp213 = icmp slt i32 %124, 0
  br i1 %cmp213, label %land.lhs.true215, label %if.end221

land.lhs.true215:                                 ; preds = %lor.lhs.false212
  %125 = load i32, i32* %kind, align 4
  %cmp216 = icmp ne i32 %125, 102
  br i1 %cmp216, label %land.lhs.true218, label %if.end221

land.lhs.true218:                                 ; preds = %land.lhs.true215
  %126 = load i64, i64* %mantissa, align 8
  %tobool219 = icmp ne i64 %126, 0
  br i1 %tobool219, label %if.end221, label %if.then220

if.then220:                                       ; preds = %land.lhs.true218, %lor.lhs.false, %cond.end206
  br label %for.end249

if.end221:                                        ; preds = %land.lhs.true218, %land.lhs.true215, %lor.lhs.false212
  store i64 0, i64* %carry, align 8
  store i32 0, i32* %i222, align 4
  br label %for.cond223

for.cond223:                                      ; preds = %for.inc235, %if.end221
  %127 = load i32, i32* %i222, align 4
  %cmp224 = icmp slt i32 %127, 34
  br i1 %cmp224, label %for.body226, label %for.end237

for.body226:                                      ; preds = %for.cond223
  %128 = load i32, i32* %i222, align 4
  %idxprom227 = sext i32 %128 to i64
  %arrayidx228 = getelementptr inbounds [67 x i32], [67 x i32]* %big, i64 0, i64 %idxprom227
  %129 = load i32, i32* %arrayidx228, align 4
  %conv229 = zext i32 %129 to i64
  %mul = mul i64 %conv229, 10
  %130 = load i64, i64* %carry, align 8
  %add230 = add i64 %130, %mul
  store i64 %add230, i64* %carry, align 8
  %131 = load i64, i64* %carry, align 8
  %conv231 = trunc i64 %131 to i32
  %132 = load i32, i32* %i222, align 4
  %idxprom232 = sext i32 %132 to i64
  %arrayidx233 = getelementptr inbounds [67 x i32], [67 x i32]* %big, i64 0, i64 %idxprom232
  store i32 %conv231, i32* %arrayidx233, align 4
  %133 = load i64, i64* %carry, align 8
  %shr234 = lshr i64 %133, 32
  store i64 %shr234, i64* %carry, align 8
  br label %for.inc235

for.inc235:                                       ; preds = %for.body226
  %134 = load i32, i32* %i222, align 4
  %inc236 = add nsw i32 %134, 1
  store i32 %inc236, i32* %i222, align 4
  br label %for.cond223, !llvm.loop !56

for.end237:                                       ; preds = %for.cond223
  %135 = load i64, i64* %carry, align 8
  %tobool238 = icmp ne i64 %135, 0
  br i1 %tobool238, label %land.lhs.true239, label %if.end243

land.lhs.true239:                                 ; preds = %for.end237
  %136 = load i32, i32* %significant, align 4
  %cmp240 = icmp slt i32 %136, 0
  br i1 %cmp240, label %if.then242, label %if.end243

if.then242:                                       ; preds = %land.lhs.true239
  %137 = load i32, i32* %count, align 4
  store i32 %137, i32* %significant, align 4
  br label %if.end243

if.end243:                                        ; preds = %if.then242, %land.lhs.true239, %for.end237
  %138 = load i64, i64* %carry, align 8
  %add244 = add i64 48, %138
  %conv245 = trunc i64 %add244 to i8
  %139 = load i32, i32* %count, align 4
  %inc246 = add nsw i32 %139, 1
  store i32 %inc246, i32* %count, align 4
  %idxprom247 = sext i32 %139 to i64
  %arrayidx248 = getelementptr inbounds [1200 x i8], [1200 x i8]* %digits, i64 0, i64 %idxprom247
  store i8 %conv245, i8* %arrayidx248, align 1
  br label %for.cond190

for.end249:                                       ; preds = %if.then220
  %140 = load i32, i32* %significant, align 4
  %cmp250 = icmp slt i32 %140, 0
  br i1 %cmp250, label %if.then252, label %if.end262

if.then252:                                       ; preds = %for.end249
  %141 = load i32, i32* %top, align 4
  %sub253 = sub nsw i32 %141, 1
  store i32 %sub253, i32* %significant, align 4
  br label %while.cond254

while.cond254:                                    ; preds = %while.body257, %if.then252
  %142 = load i32, i32* %count, align 4
  %cmp255 = icmp slt i32 %142, 1200
  br i1 %cmp255, label %while.body257, label %while.end261

while.body257:                                    ; preds = %while.cond254
  %143 = load i32, i32* %count, align 4
  %inc258 = add nsw i32 %143, 1
  store i32 %inc258, i32* %count, align 4
  %idxprom259 = sext i32 %143 to i64
  %arrayidx260 = getelementptr inbounds [1200 x i8], [1200 x i8]* %digits, i64 0, i64 %idxprom259
  store i8 48, i8* %arrayidx260, align 1
  br label %while.cond254, !llvm.loop !57

while.end261:                                     ; preds = %while.cond254
  br label %if.end262

if.end262:                                        ; preds = %while.end261, %for.end249
  %144 = load i32, i32* %kind, align 4
  %cmp263 = icmp eq i32 %144, 102
  br i1 %cmp263, label %cond.true265, label %cond.false267

cond.true265:                                     ; preds = %if.end262
  %145 = load i32, i32* %top, align 4
  %146 = load i32, i32* %precision.addr, align 4
  %add266 = add nsw i32 %145, %146
  br label %cond.end272

cond.false267:                                    ; preds = %if.end262
  %147 = load i32, i32* %significant, align 4
  %148 = load i32, i32* %precision.addr, align 4
  %add268 = add nsw i32 %147, %148
  %149 = load i32, i32* %kind, align 4
  %cmp269 = icmp eq i32 %149, 101
  %conv270 = zext i1 %cmp269 to i32
  %add271 = add nsw i32 %add268, %conv270
  br label %cond.end272

cond.end272:                                      ; preds = %cond.false267, %cond.true265
  %cond273 = phi i32 [ %add266, %cond.true265 ], [ %add271, %cond.false267 ]
  store i32 %cond273, i32* %end, align 4
  store i32 0, i32* %beyond, align 4
  store i32 0, i32* %i274, align 4
  br label %for.cond275

for.cond275:                                      ; preds = %for.inc284, %cond.end272
  %150 = load i32, i32* %i274, align 4
  %cmp276 = icmp slt i32 %150, 34
  br i1 %cmp276, label %for.body278, label %for.end286

for.body278:                                      ; preds = %for.cond275
  %151 = load i32, i32* %i274, align 4
  %idxprom279 = sext i32 %151 to i64
  %arrayidx280 = getelementptr inbounds [67 x i32], [67 x i32]* %big, i64 0, i64 %idxprom279
  %152 = load i32, i32* %arrayidx280, align 4
  %cmp281 = icmp ne i32 %152, 0
  %conv282 = zext i1 %cmp281 to i32
  %153 = load i32, i32* %beyond, align 4
  %or283 = or i32 %153, %conv282
  store i32 %or283, i32* %beyond, align 4
  br label %for.inc284

for.inc284:                                       ; preds = %for.body278
  %154 = load i32, i32* %i274, align 4
  %inc285 = add nsw i32 %154, 1
  store i32 %inc285, i32* %i274, align 4
  br label %for.cond275, !llvm.loop !58

for.end286:                                       ; preds = %for.cond275
  %155 = load i32, i32* %end, align 4
  %add288 = add nsw i32 %155, 1
  store i32 %add288, i32* %i287, align 4
  br label %for.cond289

for.cond289:                                      ; preds = %for.inc299, %for.end286
  %156 = load i32, i32* %i287, align 4
  %157 = load i32, i32* %count, align 4
  %cmp290 = icmp slt i32 %156, %157
  br i1 %cmp290, label %for.body292, label %for.end301

for.body292:                                      ; preds = %for.cond289
  %158 = load i32, i32* %i287, align 4
  %idxprom293 = sext i32 %158 to i64
  %arrayidx294 = getelementptr inbounds [1200 x i8], [1200 x i8]* %digits, i64 0, i64 %idxprom293
  %159 = load i8, i8* %arrayidx294, align 1
  %conv295 = sext i8 %159 to i32
  %cmp296 = icmp ne i32 %conv295, 48
  %conv297 = zext i1 %cmp296 to i32
  %160 = load i32, i32* %beyond, align 4
  %or298 = or i32 %160, %conv297
  store i32 %or298, i32* %beyond, align 4
  br label %for.inc299

for.inc299:                                       ; preds = %for.body292
  %161 = load i32, i32* %i287, align 4
  %inc300 = add nsw i32 %161, 1
  store i32 %inc300, i32* %i287, align 4
  br label %for.cond289, !llvm.loop !59

for.end301:                                       ; preds = %for.cond289
  %162 = load i32, i32* %end, align 4
  %163 = load i32, i32* %count, align 4
  %cmp302 = icmp slt i32 %162, %163
  br i1 %cmp302, label %cond.true304, label %cond.false308

cond.true304:                                     ; preds = %for.end301
  %164 = load i32, i32* %end, align 4
  %idxprom305 = sext i32 %164 to i64
  %arrayidx306 = getelementptr inbounds [1200 x i8], [1200 x i8]* %digits, i64 0, i64 %idxprom305
  %165 = load i8, i8* %arrayidx306, align 1
  %conv307 = sext i8 %165 to i32
  br label %cond.end309

cond.false308:                                    ; preds = %for.end301
  br label %cond.end309

cond.end309:                                      ; preds = %cond.false308, %cond.true304
  %cond310 = phi i32 [ %conv307, %cond.true304 ], [ 48, %cond.false308 ]
  %conv311 = trunc i32 %cond310 to i8
  store i8 %conv311, i8* %next, align 1
  %166 = load i8, i8* %next, align 1
  %conv312 = sext i8 %166 to i32
  %cmp313 = icmp sgt i32 %conv312, 53
  br i1 %cmp313, label %if.then328, label %lor.lhs.false315

lor.lhs.false315:                                 ; preds = %cond.end309
  %167 = load i8, i8* %next, align 1
  %conv316 = sext i8 %167 to i32
  %cmp317 = icmp eq i32 %conv316, 53
  br i1 %cmp317, label %land.lhs.true319, label %if.end372

land.lhs.true319:                                 ; preds = %lor.lhs.false315
  %168 = load i32, i32* %beyond, align 4
  %tobool320 = icmp ne i32 %168, 0
  br i1 %tobool320, label %if.then328, label %lor.lhs.false321

lor.lhs.false321:                                 ; preds = %land.lhs.true319
  %169 = load i32, i32* %end, align 4
  %sub322 = sub nsw i32 %169, 1
  %idxprom323 = sext i32 %sub322 to i64
  %arrayidx324 = getelementptr inbounds [1200 x i8], [1200 x i8]* %digits, i64 0, i64 %idxprom323
  %170 = load i8, i8* %arrayidx324, align 1
  %conv325 = sext i8 %170 to i32
  %and326 = and i32 %conv325, 1
  %tobool327 = icmp ne i32 %and326, 0
  br i1 %tobool327, label %if.then328, label %if.end372

if.then328:                                       ; preds = %lor.lhs.false321, %land.lhs.true319, %cond.end309
  %171 = load i32, i32* %end, align 4
  %sub330 = sub nsw i32 %171, 1
  store i32 %sub330, i32* %i329, align 4
  br label %while.cond331

while.cond331:                                    ; preds = %while.body342, %if.then328
  %172 = load i32, i32* %i329, align 4
  %173 = load i32, i32* %first, align 4
  %cmp332 = icmp sge i32 %172, %173
  br i1 %cmp332, label %land.rhs334, label %land.end340

land.rhs334:                                      ; preds = %while.cond331
  %174 = load i32, i32* %i329, align 4
  %idxprom335 = sext i32 %174 to i64
  %arrayidx336 = getelementptr inbounds [1200 x i8], [1200 x i8]* %digits, i64 0, i64 %idxprom335
  %175 = load i8, i8* %arrayidx336, align 1
  %conv337 = sext i8 %175 to i32
  %cmp338 = icmp eq i32 %conv337, 57
  br label %land.end340

land.end340:                                      ; preds = %land.rhs334, %while.cond331
  %176 = phi i1 [ false, %while.cond331 ], [ %cmp338, %land.rhs334 ]
  br i1 %176, label %while.body342, label %while.end346

while.body342:                                    ; preds = %land.end340
  %177 = load i32, i32* %i329, align 4
  %dec343 = add nsw i32 %177, -1
  store i32 %dec343, i32* %i329, align 4
  %idxprom344 = sext i32 %177 to i64
  %arrayidx345 = getelementptr inbounds [1200 x i8], [1200 x i8]* %digits, i64 0, i64 %idxprom344
  store i8 48, i8* %arrayidx345, align 1
  br label %while.cond331, !llvm.loop !60

while.end346:                                     ; preds = %land.end340
  %178 = load i32, i32* %i329, align 4
  %179 = load i32, i32* %first, align 4
  %cmp347 = icmp slt i32 %178, %179
  br i1 %cmp347, label %if.then349, label %if.else358

if.then349:                                       ; preds = %while.end346
  %180 = load i32, i32* %first, align 4
  %dec350 = add nsw i32 %180, -1
  store i32 %dec350, i32* %first, align 4
  %idxprom351 = sext i32 %dec350 to i64
  %arrayidx352 = getelementptr inbounds [1200 x i8], [1200 x i8]* %digits, i64 0, i64 %idxprom351
  store i8 49, i8* %arrayidx352, align 1
  %181 = load i32, i32* %first, align 4
  store i32 %181, i32* %significant, align 4
  %182 = load i32, i32* %kind, align 4
  %cmp353 = icmp ne i32 %182, 102
  br i1 %cmp353, label %if.then355, label %if.end357

if.then355:                                       ; preds = %if.then349
  %183 = load i32, i32* %end, align 4
  %dec356 = add nsw i32 %183, -1
  store i32 %dec356, i32* %end, align 4
  br label %if.end357

if.end357:                                        ; preds = %if.then355, %if.then349
  br label %if.end371

if.else358:                                       ; preds = %while.end346
  %184 = load i32, i32* %i329, align 4
  %idxprom359 = sext i32 %184 to i64
  %arrayidx360 = getelementptr inbounds [1200 x i8], [1200 x i8]* %digits, i64 0, i64 %idxprom359
  %185 = load i8, i8* %arrayidx360, align 1
  %inc361 = add i8 %185, 1
  store i8 %inc361, i8* %arrayidx360, align 1
  %186 = load i32, i32* %i329, align 4
  %187 = load i32, i32* %significant, align 4
  %cmp362 = icmp slt i32 %186, %187
  br i1 %cmp362, label %if.then364, label %if.end370

if.then364:                                       ; preds = %if.else358
  %188 = load i32, i32* %i329, align 4
  store i32 %188, i32* %significant, align 4
  %189 = load i32, i32* %kind, align 4
  %cmp365 = icmp ne i32 %189, 102
  br i1 %cmp365, label %if.then367, label %if.end369

if.then367:                                       ; preds = %if.then364
  %190 = load i32, i32* %end, align 4
  %dec368 = add nsw i32 %190, -1
  store i32 %dec368, i32* %end, align 4
  br label %if.end369

if.end369:                                        ; preds = %if.then367, %if.then364
  br label %if.end370

if.end370:                                        ; preds = %if.end369, %if.else358
  br label %if.end371

if.end371:                                        ; preds = %if.end370, %if.end357
  br label %if.end372

if.end372:                                        ; preds = %if.end371, %lor.lhs.false321, %lor.lhs.false315
  %191 = load i32, i32* %end, align 4
  store i32 %191, i32* %i373, align 4
  br label %for.cond374

for.cond374:                                      ; preds = %for.inc380, %if.end372
  %192 = load i32, i32* %i373, align 4
  %193 = load i32, i32* %top, align 4
  %cmp375 = icmp slt i32 %192, %193
  br i1 %cmp375, label %for.body377, label %for.end382

for.body377:                                      ; preds = %for.cond374
  %194 = load i32, i32* %i373, align 4
  %idxprom378 = sext i32 %194 to i64
  %arrayidx379 = getelementptr inbounds [1200 x i8], [1200 x i8]* %digits, i64 0, i64 %idxprom378
  store i8 48, i8* %arrayidx379, align 1
  br label %for.inc380

for.inc380:                                       ; preds = %for.body377
  %195 = load i32, i32* %i373, align 4
  %inc381 = add nsw i32 %195, 1
  store i32 %inc381, i32* %i373, align 4
  br label %for.cond374, !llvm.loop !61

for.end382:                                       ; preds = %for.cond374
  %196 = load i64, i64* %mantissa, align 8
  %tobool383 = icmp ne i64 %196, 0
  br i1 %tobool383, label %cond.true384, label %cond.false387

cond.true384:                                     ; preds = %for.end382
  %197 = load i32, i32* %top, align 4
  %sub385 = sub nsw i32 %197, 1
  %198 = load i32, i32* %significant, align 4
  %sub386 = sub nsw i32 %sub385, %198
  br label %cond.end388

cond.false387:                                    ; preds = %for.end382
  br label %cond.end388

cond.end388:                                      ; preds = %cond.false387, %cond.true384
  %cond389 = phi i32 [ %sub386, %cond.true384 ], [ 0, %cond.false387 ]
  store i32 %cond389, i32* %power, align 4
  %199 = load i32, i32* %kind, align 4
  %cmp390 = icmp eq i32 %199, 102
  br i1 %cmp390, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %cond.end388
  %200 = load i32, i32* %kind, align 4
  %cmp392 = icmp eq i32 %200, 103
  br i1 %cmp392, label %land.lhs.true394, label %land.end400

land.lhs.true394:                                 ; preds = %lor.rhs
  %201 = load i32, i32* %power, align 4
  %cmp395 = icmp sge i32 %201, -4
  br i1 %cmp395, label %land.rhs397, label %land.end400

land.rhs397:                                      ; preds = %land.lhs.true394
  %202 = load i32, i32* %power, align 4
  %203 = load i32, i32* %precision.addr, align 4
  %cmp398 = icmp slt i32 %202, %203
  br label %land.end400

land.end400:                                      ; preds = %land.rhs397, %land.lhs.true394, %lor.rhs
  %204 = phi i1 [ false, %land.lhs.true394 ], [ false, %lor.rhs ], [ %cmp398, %land.rhs397 ]
  br label %lor.end

lor.end:                                          ; preds = %land.end400, %cond.end388
  %205 = phi i1 [ true, %cond.end388 ], [ %204, %land.end400 ]
  %lor.ext = zext i1 %205 to i32
  store i32 %lor.ext, i32* %fixed, align 4
  %206 = load i32, i32* %fixed, align 4
  %tobool402 = icmp ne i32 %206, 0
  br i1 %tobool402, label %cond.true403, label %cond.false404

cond.true403:                                     ; preds = %lor.end
  %207 = load i32, i32* %first, align 4
  br label %cond.end405

cond.false404:                                    ; preds = %lor.end
  %208 = load i32, i32* %significant, align 4
  br label %cond.end405

cond.end405:                                      ; preds = %cond.false404, %cond.true403
  %cond406 = phi i32 [ %207, %cond.true403 ], [ %208, %cond.false404 ]
  store i32 %cond406, i32* %from, align 4
  %209 = load i32, i32* %fixed, align 4
  %tobool407 = icmp ne i32 %209, 0
  br i1 %tobool407, label %cond.true408, label %cond.false409

cond.true408:                                     ; preds = %cond.end405
  %210 = load i32, i32* %top, align 4
  br label %cond.end411

cond.false409:                                    ; preds = %cond.end405
  %211 = load i32, i32* %significant, align 4
  %add410 = add nsw i32 %211, 1
  br label %cond.end411

cond.end411:                                      ; preds = %cond.false409, %cond.true408
  %cond412 = phi i32 [ %210, %cond.true408 ], [ %add410, %cond.false409 ]
  store i32 %cond412, i32* %point, align 4
  %212 = load i32, i32* %kind, align 4
  %cmp413 = icmp eq i32 %212, 103
  br i1 %cmp413, label %land.lhs.true415, label %if.end434

land.lhs.true415:                                 ; preds = %cond.end411
  %213 = load i32, i32* %flags.addr, align 4
  %and416 = and i32 %213, 8
  %tobool417 = icmp ne i32 %and416, 0
  br i1 %tobool417, label %if.end434, label %if.then418

if.then418:                                       ; preds = %land.lhs.true415
  br label %while.cond419

while.cond419:                                    ; preds = %while.body431, %if.then418
  %214 = load i32, i32* %end, align 4
  %215 = load i32, i32* %point, align 4
  %cmp420 = icmp sgt i32 %214, %215
  br i1 %cmp420, label %land.rhs422, label %land.end429

land.rhs422:                                      ; preds = %while.cond419
  %216 = load i32, i32* %end, align 4
  %sub423 = sub nsw i32 %216, 1
  %idxprom424 = sext i32 %sub423 to i64
  %arrayidx425 = getelementptr inbounds [1200 x i8], [1200 x i8]* %digits, i64 0, i64 %idxprom424
  %217 = load i8, i8* %arrayidx425, align 1
  %conv426 = sext i8 %217 to i32
  %cmp427 = icmp eq i32 %conv426, 48
  br label %land.end429

land.end429:                                      ; preds = %land.rhs422, %while.cond419
  %218 = phi i1 [ false, %while.cond419 ], [ %cmp427, %land.rhs422 ]
  br i1 %218, label %while.body431, label %while.end433

while.body431:                                    ; preds = %land.end429
  %219 = load i32, i32* %end, align 4
  %dec432 = add nsw i32 %219, -1
  store i32 %dec432, i32* %end, align 4
  br label %while.cond419, !llvm.loop !62

while.end433:                                     ; preds = %land.end429
  br label %if.end434

if.end434:                                        ; preds = %while.end433, %land.lhs.true415, %cond.end411
  %220 = load i32, i32* %end, align 4
  %221 = load i32, i32* %point, align 4
  %cmp435 = icmp slt i32 %220, %221
  br i1 %cmp435, label %if.then437, label %if.end438

if.then437:                                       ; preds = %if.end434
  %222 = load i32, i32* %point, align 4
  store i32 %222, i32* %end, align 4
  br label %if.end438

if.end438:                                        ; preds = %if.then437, %if.end434
  %223 = load i32, i32* %power, align 4
  %cmp439 = icmp slt i32 %223, 0
  br i1 %cmp439, label %cond.true441, label %cond.false443

cond.true441:                                     ; preds = %if.end438
  %224 = load i32, i32* %power, align 4
  %sub442 = sub nsw i32 0, %224
  br label %cond.end444

cond.false443:                                    ; preds = %if.end438
  %225 = load i32, i32* %power, align 4
  br label %cond.end444

cond.end444:                                      ; preds = %cond.false443, %cond.true441
  %cond445 = phi i32 [ %sub442, %cond.true441 ], [ %225, %cond.false443 ]
  store i32 %cond445, i32* %magnitude, align 4
  %226 = load i32, i32* %end, align 4
  %227 = load i32, i32* %from, align 4
  %sub446 = sub nsw i32 %226, %227
  %228 = load i32, i32* %end, align 4
  %229 = load i32, i32* %point, align 4
  %cmp447 = icmp sgt i32 %228, %229
  br i1 %cmp447, label %lor.end452, label %lor.rhs449

lor.rhs449:                                       ; preds = %cond.end444
  %230 = load i32, i32* %flags.addr, align 4
  %and450 = and i32 %230, 8
  %tobool451 = icmp ne i32 %and450, 0
  br label %lor.end452

lor.end452:                                       ; preds = %lor.rhs449, %cond.end444
  %231 = phi i1 [ true, %cond.end444 ], [ %tobool451, %lor.rhs449 ]
  %232 = zext i1 %231 to i64
  %cond454 = select i1 %231, i32 1, i32 0
  %add455 = add nsw i32 %sub446, %cond454
  %233 = load i32, i32* %fixed, align 4
  %tobool456 = icmp ne i32 %233, 0
  br i1 %tobool456, label %cond.true457, label %cond.false458

cond.true457:                                     ; preds = %lor.end452
  br label %cond.end462

cond.false458:                                    ; preds = %lor.end452
  %234 = load i32, i32* %magnitude, align 4
  %cmp459 = icmp sge i32 %234, 100
  %235 = zext i1 %cmp459 to i64
  %cond461 = select i1 %cmp459, i32 5, i32 4
  br label %cond.end462

cond.end462:                                      ; preds = %cond.false458, %cond.true457
  %cond463 = phi i32 [ 0, %cond.true457 ], [ %cond461, %cond.false458 ]
  %add464 = add nsw i32 %add455, %cond463
  %236 = load i32, i32* %sign, align 4
  %cmp465 = icmp ne i32 %236, 0
  %conv466 = zext i1 %cmp465 to i32
  %add467 = add nsw i32 %add464, %conv466
  store i32 %add467, i32* %body, align 4
  %237 = load i32, i32* %body, align 4
  store i32 %237, i32* %i468, align 4
  br label %for.cond469

for.cond469:                                      ; preds = %for.inc489, %cond.end462
  %238 = load i32, i32* %i468, align 4
  %239 = load i32, i32* %width.addr, align 4
  %cmp470 = icmp slt i32 %238, %239
  br i1 %cmp470, label %land.rhs472, label %land.end476

land.rhs472:                                      ; preds = %for.cond469
  %240 = load i32, i32* %flags.addr, align 4
  %and473 = and i32 %240, 17
  %tobool474 = icmp ne i32 %and473, 0
  %lnot475 = xor i1 %tobool474, true
  br label %land.end476

land.end476:                                      ; preds = %land.rhs472, %for.cond469
  %241 = phi i1 [ false, %for.cond469 ], [ %lnot475, %land.rhs472 ]
  br i1 %241, label %for.body478, label %for.end491

for.body478:                                      ; preds = %land.end476
  br label %do.body479

do.body479:                                       ; preds = %for.body478
  store i8 32, i8* %put480, align 1
  %242 = load i64, i64* %length, align 8
  %243 = load i64, i64* %room.addr, align 8
  %cmp481 = icmp ult i64 %242, %243
  br i1 %cmp481, label %if.then483, label %if.end485

if.then483:                                       ; preds = %do.body479
  %244 = load i8, i8* %put480, align 1
  %245 = load i8*, i8** %out.addr, align 8
  %246 = load i64, i64* %length, align 8
  %arrayidx484 = getelementptr inbounds i8, i8* %245, i64 %246
  store i8 %244, i8* %arrayidx484, align 1
  br label %if.end485

if.end485:                                        ; preds = %if.then483, %do.body479
  %247 = load i64, i64* %length, align 8
  %inc486 = add i64 %247, 1
  store i64 %inc486, i64* %length, align 8
  br label %do.end488

do.end488:                                        ; preds = %if.end485
  br label %for.inc489

for.inc489:                                       ; preds = %do.end488
  %248 = load i32, i32* %i468, align 4
  %inc490 = add nsw i32 %248, 1
  store i32 %inc490, i32* %i468, align 4
  br label %for.cond469, !llvm.loop !63

for.end491:                                       ; preds = %land.end476
  %249 = load i32, i32* %sign, align 4
  %tobool492 = icmp ne i32 %249, 0
  br i1 %tobool492, label %if.then493, label %if.end505

if.then493:                                       ; preds = %for.end491
  br label %do.body494

do.body494:                                       ; preds = %if.then493
  %250 = load i32, i32* %sign, align 4
  %conv496 = trunc i32 %250 to i8
  store i8 %conv496, i8* %put495, align 1
  %251 = load i64, i64* %length, align 8
  %252 = load i64, i64* %room.addr, align 8
  %cmp497 = icmp ult i64 %251, %252
  br i1 %cmp497, label %if.then499, label %if.end501

if.then499:                                       ; preds = %do.body494
  %253 = load i8, i8* %put495, align 1
  %254 = load i8*, i8** %out.addr, align 8
  %255 = load i64, i64* %length, align 8
  %arrayidx500 = getelementptr inbounds i8, i8* %254, i64 %255
  store i8 %253, i8* %arrayidx500, align 1
  br label %if.end501

if.end501:                                        ; preds = %if.then499, %do.body494
  %256 = load i64, i64* %length, align 8
  %inc502 = add i64 %256, 1
  store i64 %inc502, i64* %length, align 8
  br label %do.end504

do.end504:                                        ; preds = %if.end501
  br label %if.end505

if.end505:                                        ; preds = %do.end504, %for.end491
  %257 = load i32, i32* %body, align 4
  store i32 %257, i32* %i506, align 4
  br label %for.cond507

for.cond507:                                      ; preds = %for.inc530, %if.end505
  %258 = load i32, i32* %i506, align 4
  %259 = load i32, i32* %width.addr, align 4
  %cmp508 = icmp slt i32 %258, %259
  br i1 %cmp508, label %land.lhs.true510, label %land.end517

land.lhs.true510:                                 ; preds = %for.cond507
  %260 = load i32, i32* %flags.addr, align 4
  %and511 = and i32 %260, 16
  %tobool512 = icmp ne i32 %and511, 0
  br i1 %tobool512, label %land.rhs513, label %land.end517

land.rhs513:                                      ; preds = %land.lhs.true510
  %261 = load i32, i32* %flags.addr, align 4
  %and514 = and i32 %261, 1
  %tobool515 = icmp ne i32 %and514, 0
  %lnot516 = xor i1 %tobool515, true
  br label %land.end517

land.end517:                                      ; preds = %land.rhs513, %land.lhs.true510, %for.cond507
  %262 = phi i1 [ false, %land.lhs.true510 ], [ false, %for.cond507 ], [ %lnot516, %land.rhs513 ]
  br i1 %262, label %for.body519, label %for.end532

for.body519:                                      ; preds = %land.end517
  br label %do.body520

do.body520:                                       ; preds = %for.body519
  store i8 48, i8* %put521, align 1
  %263 = load i64, i64* %length, align 8
  %264 = load i64, i64* %room.addr, align 8
  %cmp522 = icmp ult i64 %263, %264
  br i1 %cmp522, label %if.then524, label %if.end526

if.then524:                                       ; preds = %do.body520
  %265 = load i8, i8* %put521, align 1
  %266 = load i8*, i8** %out.addr, align 8
  %267 = load i64, i64* %length, align 8
  %arrayidx525 = getelementptr inbounds i8, i8* %266, i64 %267
  store i8 %265, i8* %arrayidx525, align 1
  br label %if.end526

if.end526:                                        ; preds = %if.then524, %do.body520
  %268 = load i64, i64* %length, align 8
  %inc527 = add i64 %268, 1
  store i64 %inc527, i64* %length, align 8
  br label %do.end529

do.end529:                                        ; preds = %if.end526
  br label %for.inc530

for.inc530:                                       ; preds = %do.end529
  %269 = load i32, i32* %i506, align 4
  %inc531 = add nsw i32 %269, 1
  store i32 %inc531, i32* %i506, align 4
  br label %for.cond507, !llvm.loop !64

for.end532:                                       ; preds = %land.end517
  %270 = load i32, i32* %from, align 4
  store i32 %270, i32* %i533, align 4
  br label %for.cond534

for.cond534:                                      ; preds = %for.inc564, %for.end532
  %271 = load i32, i32* %i533, align 4
  %272 = load i32, i32* %end, align 4
  %cmp535 = icmp slt i32 %271, %272
  br i1 %cmp535, label %for.body537, label %for.end566

for.body537:                                      ; preds = %for.cond534
  %273 = load i32, i32* %i533, align 4
  %274 = load i32, i32* %point, align 4
  %cmp538 = icmp eq i32 %273, %274
  br i1 %cmp538, label %if.then540, label %if.end551

if.then540:                                       ; preds = %for.body537
  br label %do.body541

do.body541:                                       ; preds = %if.then540
  store i8 46, i8* %put542, align 1
  %275 = load i64, i64* %length, align 8
  %276 = load i64, i64* %room.addr, align 8
  %cmp543 = icmp ult i64 %275, %276
  br i1 %cmp543, label %if.then545, label %if.end547

if.then545:                                       ; preds = %do.body541
  %277 = load i8, i8* %put542, align 1
  %278 = load i8*, i8** %out.addr, align 8
  %279 = load i64, i64* %length, align 8
  %arrayidx546 = getelementptr inbounds i8, i8* %278, i64 %279
  store i8 %277, i8* %arrayidx546, align 1
  br label %if.end547

if.end547:                                        ; preds = %if.then545, %do.body541
  %280 = load i64, i64* %length, align 8
  %inc548 = add i64 %280, 1
  store i64 %inc548, i64* %length, align 8
  br label %do.end550

do.end550:                                        ; preds = %if.end547
  br label %if.end551

if.end551:                                        ; preds = %do.end550, %for.body537
  br label %do.body552

do.body552:                                       ; preds = %if.end551
  %281 = load i32, i32* %i533, align 4
  %idxprom554 = sext i32 %281 to i64
  %arrayidx555 = getelementptr inbounds [1200 x i8], [1200 x i8]* %digits, i64 0, i64 %idxprom554
  %282 = load i8, i8* %arrayidx555, align 1
  store i8 %282, i8* %put553, align 1
  %283 = load i64, i64* %length, align 8
  %284 = load i64, i64* %room.addr, align 8
  %cmp556 = icmp ult i64 %283, %284
  br i1 %cmp556, label %if.then558, label %if.end560

if.then558:                                       ; preds = %do.body552
  %285 = load i8, i8* %put553, align 1
  %286 = load i8*, i8** %out.addr, align 8
  %287 = load i64, i64* %length, align 8
  %arrayidx559 = getelementptr inbounds i8, i8* %286, i64 %287
  store i8 %285, i8* %arrayidx559, align 1
  br label %if.end560

if.end560:                                        ; preds = %if.then558, %do.body552
  %288 = load i64, i64* %length, align 8
  %inc561 = add i64 %288, 1
  store i64 %inc561, i64* %length, align 8
  br label %do.end563

do.end563:                                        ; preds = %if.end560
  br label %for.inc564

for.inc564:                                       ; preds = %do.end563
  %289 = load i32, i32* %i533, align 4
  %inc565 = add nsw i32 %289, 1
  store i32 %inc565, i32* %i533, align 4
  br label %for.cond534, !llvm.loop !65

for.end566:                                       ; preds = %for.cond534
  %290 = load i32, i32* %end, align 4
  %291 = load i32, i32* %point, align 4
  %cmp567 = icmp eq i32 %290, %291
  br i1 %cmp567, label %land.lhs.true569, label %if.end583

land.lhs.true569:                                 ; preds = %for.end566
  %292 = load i32, i32* %flags.addr, align 4
  %and570 = and i32 %292, 8
  %tobool571 = icmp ne i32 %and570, 0
  br i1 %tobool571, label %if.then572, label %if.end583

if.then572:                                       ; preds = %land.lhs.true569
  br label %do.body573

do.body573:                                       ; preds = %if.then572
  store i8 46, i8* %put574, align 1
  %293 = load i64, i64* %length, align 8
  %294 = load i64, i64* %room.addr, align 8
  %cmp575 = icmp ult i64 %293, %294
  br i1 %cmp575, label %if.then577, label %if.end579

if.then577:                                       ; preds = %do.body573
  %295 = load i8, i8* %put574, align 1
  %296 = load i8*, i8** %out.addr, align 8
  %297 = load i64, i64* %length, align 8
  %arrayidx578 = getelementptr inbounds i8, i8* %296, i64 %297
  store i8 %295, i8* %arrayidx578, align 1
  br label %if.end579

if.end579:                                        ; preds = %if.then577, %do.body573
  %298 = load i64, i64* %length, align 8
  %inc580 = add i64 %298, 1
  store i64 %inc580, i64* %length, align 8
  br label %do.end582

do.end582:                                        ; preds = %if.end579
  br label %if.end583

if.end583:                                        ; preds = %do.end582, %land.lhs.true569, %for.end566
  %299 = load i32, i32* %fixed, align 4
  %tobool584 = icmp ne i32 %299, 0
  br i1 %tobool584, label %if.end657, label %if.then585

if.then585:                                       ; preds = %if.end583
  br label %do.body586

do.body586:                                       ; preds = %if.then585
  %300 = load i32, i32* %upper, align 4
  %tobool588 = icmp ne i32 %300, 0
  %301 = zext i1 %tobool588 to i64
  %cond589 = select i1 %tobool588, i32 69, i32 101
  %conv590 = trunc i32 %cond589 to i8
  store i8 %conv590, i8* %put587, align 1
  %302 = load i64, i64* %length, align 8
  %303 = load i64, i64* %room.addr, align 8
  %cmp591 = icmp ult i64 %302, %303
  br i1 %cmp591, label %if.then593, label %if.end595

if.then593:                                       ; preds = %do.body586
  %304 = load i8, i8* %put587, align 1
  %305 = load i8*, i8** %out.addr, align 8
  %306 = load i64, i64* %length, align 8
  %arrayidx594 = getelementptr inbounds i8, i8* %305, i64 %306
  store i8 %304, i8* %arrayidx594, align 1
  br label %if.end595

if.end595:                                        ; preds = %if.then593, %do.body586
  %307 = load i64, i64* %length, align 8
  %inc596 = add i64 %307, 1
  store i64 %inc596, i64* %length, align 8
  br label %do.end598

do.end598:                                        ; preds = %if.end595
  br label %do.body599

do.body599:                                       ; preds = %do.end598
  %308 = load i32, i32* %power, align 4
  %cmp601 = icmp slt i32 %308, 0
  %309 = zext i1 %cmp601 to i64
  %cond603 = select i1 %cmp601, i32 45, i32 43
  %conv604 = trunc i32 %cond603 to i8
  store i8 %conv604, i8* %put600, align 1
  %310 = load i64, i64* %length, align 8
  %311 = load i64, i64* %room.addr, align 8
  %cmp605 = icmp ult i64 %310, %311
  br i1 %cmp605, label %if.then607, label %if.end609

if.then607:                                       ; preds = %do.body599
  %312 = load i8, i8* %put600, align 1
  %313 = load i8*, i8** %out.addr, align 8
  %314 = load i64, i64* %length, align 8
  %arrayidx608 = getelementptr inbounds i8, i8* %313, i64 %314
  store i8 %312, i8* %arrayidx608, align 1
  br label %if.end609

if.end609:                                        ; preds = %if.then607, %do.body599
  %315 = load i64, i64* %length, align 8
  %inc610 = add i64 %315, 1
  store i64 %inc610, i64* %length, align 8
  br label %do.end612

do.end612:                                        ; preds = %if.end609
  %316 = load i32, i32* %magnitude, align 4
  %cmp613 = icmp sge i32 %316, 100
  br i1 %cmp613, label %if.then615, label %if.end629

if.then615:                                       ; preds = %do.end612
  br label %do.body616

do.body616:                                       ; preds = %if.then615
  %317 = load i32, i32* %magnitude, align 4
  %div618 = sdiv i32 %317, 100
  %add619 = add nsw i32 48, %div618
  %conv620 = trunc i32 %add619 to i8
  store i8 %conv620, i8* %put617, align 1
  %318 = load i64, i64* %length, align 8
  %319 = load i64, i64* %room.addr, align 8
  %cmp621 = icmp ult i64 %318, %319
  br i1 %cmp621, label %if.then623, label %if.end625

if.then623:                                       ; preds = %do.body616
  %320 = load i8, i8* %put617, align 1
  %321 = load i8*, i8** %out.addr, align 8
  %322 = load i64, i64* %length, align 8
  %arrayidx624 = getelementptr inbounds i8, i8* %321, i64 %322
  store i8 %320, i8* %arrayidx624, align 1
  br label %if.end625

if.end625:                                        ; preds = %if.then623, %do.body616
  %323 = load i64, i64* %length, align 8
  %inc626 = add i64 %323, 1
  store i64 %inc626, i64* %length, align 8
  br label %do.end628

do.end628:                                        ; preds = %if.end625
  br label %if.end629

if.end629:                                        ; preds = %do.end628, %do.end612
  br label %do.body630

do.body630:                                       ; preds = %if.end629
  %324 = load i32, i32* %magnitude, align 4
  %div632 = sdiv i32 %324, 10
  %rem633 = srem i32 %div632, 10
  %add634 = add nsw i32 48, %rem633
  %conv635 = trunc i32 %add634 to i8
  store i8 %conv635, i8* %put631, align 1
  %325 = load i64, i64* %length, align 8
  %326 = load i64, i64* %room.addr, align 8
  %cmp636 = icmp ult i64 %325, %326
  br i1 %cmp636, label %if.then638, label %if.end640

if.then638:                                       ; preds = %do.body630
  %327 = load i8, i8* %put631, align 1
  %328 = load i8*, i8** %out.addr, align 8
  %329 = load i64, i64* %length, align 8
  %arrayidx639 = getelementptr inbounds i8, i8* %328, i64 %329
  store i8 %327, i8* %arrayidx639, align 1
  br label %if.end640

if.end640:                                        ; preds = %if.then638, %do.body630
  %330 = load i64, i64* %length, align 8
  %inc641 = add i64 %330, 1
  store i64 %inc641, i64* %length, align 8
  br label %do.end643

do.end643:                                        ; preds = %if.end640
  br label %do.body644

do.body644:                                       ; preds = %do.end643
  %331 = load i32, i32* %magnitude, align 4
  %rem646 = srem i32 %331, 10
  %add647 = add nsw i32 48, %rem646
  %conv648 = trunc i32 %add647 to i8
  store i8 %conv648, i8* %put645, align 1
  %332 = load i64, i64* %length, align 8
  %333 = load i64, i64* %room.addr, align 8
  %cmp649 = icmp ult i64 %332, %333
  br i1 %cmp649, label %if.then651, label %if.end653

if.then651:                                       ; preds = %do.body644
  %334 = load i8, i8* %put645, align 1
  %335 = load i8*, i8** %out.addr, align 8
  %336 = load i64, i64* %length, align 8
  %arrayidx652 = getelementptr inbounds i8, i8* %335, i64 %336
  store i8 %334, i8* %arrayidx652, align 1
  br label %if.end653

if.end653:                                        ; preds = %if.then651, %do.body644
  %337 = load i64, i64* %length, align 8
  %inc654 = add i64 %337, 1
  store i64 %inc654, i64* %length, align 8
  br label %do.end656

do.end656:                                        ; preds = %if.end653
  br label %if.end657

if.end657:                                        ; preds = %do.end656, %if.end583
  br label %while.cond658

while.cond658:                                    ; preds = %do.end678, %if.end657
  %338 = load i64, i64* %length, align 8
  %339 = load i32, i32* %width.addr, align 4
  %cmp659 = icmp sgt i32 %339, 0
  br i1 %cmp659, label %cond.true661, label %cond.false662

cond.true661:                                     ; preds = %while.cond658
  %340 = load i32, i32* %width.addr, align 4
  br label %cond.end663

cond.false662:                                    ; preds = %while.cond658
  br label %cond.end663

cond.end663:                                      ; preds = %cond.false662, %cond.true661
  %cond664 = phi i32 [ %340, %cond.true661 ], [ 0, %cond.false662 ]
  %conv665 = sext i32 %cond664 to i64
  %cmp666 = icmp ult i64 %338, %conv665
  br i1 %cmp666, label %while.body668, label %while.end679

while.body668:                                    ; preds = %cond.end663
  br label %do.body669

do.body669:                                       ; preds = %while.body668
  store i8 32, i8* %put670, align 1
  %341 = load i64, i64* %length, align 8
  %342 = load i64, i64* %room.addr, align 8
  %cmp671 = icmp ult i64 %341, %342
  br i1 %cmp671, label %if.then673, label %if.end675

if.then673:                                       ; preds = %do.body669
  %343 = load i8, i8* %put670, align 1
  %344 = load i8*, i8** %out.addr, align 8
  %345 = load i64, i64* %length, align 8
  %arrayidx674 = getelementptr inbounds i8, i8* %344, i64 %345
  store i8 %343, i8* %arrayidx674, align 1
  br label %if.end675

if.end675:                                        ; preds = %if.then673, %do.body669
  %346 = load i64, i64* %length, align 8
  %inc676 = add i64 %346, 1
  store i64 %inc676, i64* %length, align 8
  br label %do.end678

do.end678:                                        ; preds = %if.end675
  br label %while.cond658, !llvm.loop !66

while.end679:                                     ; preds = %cond.end663
  %347 = load i64, i64* %length, align 8
  store i64 %347, i64* %retval, align 8
  br label %return

return:                                           ; preds = %while.end679, %while.end
  %348 = load i64, i64* %retval, align 8
  ret i64 %348
}

; Function Attrs: noinline nounwind uwtable
define internal i64 @format_hexadecimal(i8* noundef %out, i64 noundef %room, i32 noundef %conversion, i32 noundef %flags, i32 noundef %width, i32 noundef %precision, i64 noundef %bits) #0 {
entry:
  %retval = alloca i64, align 8
  %out.addr = alloca i8*, align 8
  %room.addr = alloca i64, align 8
  %conversion.addr = alloca i32, align 4
  %flags.addr = alloca i32, align 4
  %width.addr = alloca i32, align 4
  %precision.addr = alloca i32, align 4
  %bits.addr = alloca i64, align 8
  %length = alloca i64, align 8
  %upper = alloca i32, align 4
  %sign = alloca i32, align 4
  %exponent = alloca i32, align 4
  %mantissa = alloca i64, align 8
  %whole = alloca i64, align 8
  %power = alloca i32, align 4
  %digits = alloca i32, align 4
  %away = alloca i32, align 4
  %half = alloca i64, align 8
  %rest = alloca i64, align 8
  %after = alloca i32, align 4
  %magnitude = alloca i32, align 4
  %letters = alloca i32, align 4
  %body = alloca i32, align 4
  %i = alloca i32, align 4
  %put = alloca i8, align 1
  %put122 = alloca i8, align 1
  %put133 = alloca i8, align 1
  %put142 = alloca i8, align 1
  %i153 = alloca i32, align 4
  %put167 = alloca i8, align 1
  %put179 = alloca i8, align 1
  %put196 = alloca i8, align 1
  %i205 = alloca i32, align 4
  %digit = alloca i32, align 4
  %put223 = alloca i8, align 1
  %put247 = alloca i8, align 1
  %put259 = alloca i8, align 1
  %scale = alloca i32, align 4
  %put290 = alloca i8, align 1
  %put315 = alloca i8, align 1
  store i8* %out, i8** %out.addr, align 8
  store i64 %room, i64* %room.addr, align 8
  store i32 %conversion, i32* %conversion.addr, align 4
  store i32 %flags, i32* %flags.addr, align 4
  store i32 %width, i32* %width.addr, align 4
  store i32 %precision, i32* %precision.addr, align 4
  store i64 %bits, i64* %bits.addr, align 8
  store i64 0, i64* %length, align 8
  %0 = load i32, i32* %conversion.addr, align 4
  %cmp = icmp eq i32 %0, 65
  %conv = zext i1 %cmp to i32
  store i32 %conv, i32* %upper, align 4
  %1 = load i64, i64* %bits.addr, align 8
  %shr = lshr i64 %1, 63
  %tobool = icmp ne i64 %shr, 0
  br i1 %tobool, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  br label %cond.end7

cond.false:                                       ; preds = %entry
  %2 = load i32, i32* %flags.addr, align 4
  %and = and i32 %2, 2
  %tobool1 = icmp ne i32 %and, 0
  br i1 %tobool1, label %cond.true2, label %cond.false3

cond.true2:                                       ; preds = %cond.false
  br label %cond.end

cond.false3:                                      ; preds = %cond.false
  %3 = load i32, i32* %flags.addr, align 4
  %and4 = and i32 %3, 4
  %tobool5 = icmp ne i32 %and4, 0
  %4 = zext i1 %tobool5 to i64
  %cond = select i1 %tobool5, i32 32, i32 0
  br label %cond.end

cond.end:                                         ; preds = %cond.false3, %cond.true2
  %cond6 = phi i32 [ 43, %cond.true2 ], [ %cond, %cond.false3 ]
  br label %cond.end7

cond.end7:                                        ; preds = %cond.end, %cond.true
  %cond8 = phi i32 [ 45, %cond.true ], [ %cond6, %cond.end ]
  store i32 %cond8, i32* %sign, align 4
  %5 = load i64, i64* %bits.addr, align 8
  %shr9 = lshr i64 %5, 52
  %and10 = and i64 %shr9, 2047
  %conv11 = trunc i64 %and10 to i32
  store i32 %conv11, i32* %exponent, align 4
  %6 = load i64, i64* %bits.addr, align 8
  %and12 = and i64 %6, 4503599627370495
  store i64 %and12, i64* %mantissa, align 8
  %7 = load i32, i32* %exponent, align 4
  %cmp13 = icmp eq i32 %7, 2047
  br i1 %cmp13, label %if.then, label %if.end

if.then:                                          ; preds = %cond.end7
  %8 = load i8*, i8** %out.addr, align 8
  %9 = load i64, i64* %room.addr, align 8
  %10 = load i32, i32* %upper, align 4
  %tobool15 = icmp ne i32 %10, 0
  %11 = zext i1 %tobool15 to i64
  %cond16 = select i1 %tobool15, i32 70, i32 102
  %12 = load i32, i32* %flags.addr, align 4
  %13 = load i32, i32* %width.addr, align 4
  %14 = load i32, i32* %precision.addr, align 4
  %15 = load i64, i64* %bits.addr, align 8
  %call = call i64 @format_double(i8* noundef %8, i64 noundef %9, i32 noundef %cond16, i32 noundef %12, i32 noundef %13, i32 noundef %14, i64 noundef %15) #9
  store i64 %call, i64* %retval, align 8
  br label %return

if.end:                                           ; preds = %cond.end7
  %16 = load i32, i32* %exponent, align 4
  %cmp17 = icmp ne i32 %16, 0
  %conv18 = zext i1 %cmp17 to i32
  %conv19 = sext i32 %conv18 to i64
  store i64 %conv19, i64* %whole, align 8
  %17 = load i32, i32* %exponent, align 4
  %tobool20 = icmp ne i32 %17, 0
  br i1 %tobool20, label %cond.true21, label %cond.false22

cond.true21:                                      ; preds = %if.end
  %18 = load i32, i32* %exponent, align 4
  %sub = sub nsw i32 %18, 1023
  br label %cond.end25

cond.false22:                                     ; preds = %if.end
  %19 = load i64, i64* %mantissa, align 8
  %tobool23 = icmp ne i64 %19, 0
  %20 = zext i1 %tobool23 to i64
  %cond24 = select i1 %tobool23, i32 -1022, i32 0
  br label %cond.end25

cond.end25:                                       ; preds = %cond.false22, %cond.true21
  %cond26 = phi i32 [ %sub, %cond.true21 ], [ %cond24, %cond.false22 ]
  store i32 %cond26, i32* %power, align 4
  store i32 13, i32* %digits, align 4
  %21 = load i32, i32* %precision.addr, align 4
  %cmp27 = icmp slt i32 %21, 0
  br i1 %cmp27, label %if.then29, label %if.else

if.then29:                                        ; preds = %cond.end25
  br label %while.cond

while.cond:                                       ; preds = %while.body, %if.then29
  %22 = load i32, i32* %digits, align 4
  %cmp30 = icmp sgt i32 %22, 0
  br i1 %cmp30, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %while.cond
  %23 = load i64, i64* %mantissa, align 8
  %24 = load i32, i32* %digits, align 4
  %sub32 = sub nsw i32 13, %24
  %mul = mul nsw i32 4, %sub32
  %sh_prom = zext i32 %mul to i64
  %shr33 = lshr i64 %23, %sh_prom
  %and34 = and i64 %shr33, 15
  %tobool35 = icmp ne i64 %and34, 0
  %lnot = xor i1 %tobool35, true
  br label %land.end

land.end:                                         ; preds = %land.rhs, %while.cond
  %25 = phi i1 [ false, %while.cond ], [ %lnot, %land.rhs ]
  br i1 %25, label %while.body, label %while.end

while.body:                                       ; preds = %land.end
  %26 = load i32, i32* %digits, align 4
  %dec = add nsw i32 %26, -1
  store i32 %dec, i32* %digits, align 4
  br label %while.cond, !llvm.loop !67

while.end:                                        ; preds = %land.end
  br label %if.end62

if.else:                                          ; preds = %cond.end25
  %27 = load i32, i32* %precision.addr, align 4
  %cmp36 = icmp slt i32 %27, 13
  br i1 %cmp36, label %if.then38, label %if.end61

if.then38:                                        ; preds = %if.else
  %28 = load i32, i32* %precision.addr, align 4
  store i32 %28, i32* %digits, align 4
  %29 = load i64, i64* %whole, align 8
  %shl = shl i64 %29, 52
  %30 = load i64, i64* %mantissa, align 8
  %or = or i64 %30, %shl
  store i64 %or, i64* %mantissa, align 8
  %31 = load i32, i32* %digits, align 4
  %sub39 = sub nsw i32 13, %31
  %mul40 = mul nsw i32 4, %sub39
  store i32 %mul40, i32* %away, align 4
  %32 = load i32, i32* %away, align 4
  %sub41 = sub nsw i32 %32, 1
  %sh_prom42 = zext i32 %sub41 to i64
  %shl43 = shl i64 1, %sh_prom42
  store i64 %shl43, i64* %half, align 8
  %33 = load i64, i64* %mantissa, align 8
  %34 = load i64, i64* %half, align 8
  %mul44 = mul i64 %34, 2
  %sub45 = sub i64 %mul44, 1
  %and46 = and i64 %33, %sub45
  store i64 %and46, i64* %rest, align 8
  %35 = load i32, i32* %away, align 4
  %36 = load i64, i64* %mantissa, align 8
  %sh_prom47 = zext i32 %35 to i64
  %shr48 = lshr i64 %36, %sh_prom47
  store i64 %shr48, i64* %mantissa, align 8
  %37 = load i64, i64* %rest, align 8
  %38 = load i64, i64* %half, align 8
  %cmp49 = icmp ugt i64 %37, %38
  br i1 %cmp49, label %if.then55, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %if.then38
  %39 = load i64, i64* %rest, align 8
  %40 = load i64, i64* %half, align 8
  %cmp51 = icmp eq i64 %39, %40
  br i1 %cmp51, label %land.lhs.true, label %if.end56

land.lhs.true:                                    ; preds = %lor.lhs.false
  %41 = load i64, i64* %mantissa, align 8
  %and53 = and i64 %41, 1
  %tobool54 = icmp ne i64 %and53, 0
  br i1 %tobool54, label %if.then55, label %if.end56

if.then55:                                        ; preds = %land.lhs.true, %if.then38
  %42 = load i64, i64* %mantissa, align 8
  %inc = add i64 %42, 1
  store i64 %inc, i64* %mantissa, align 8
  br label %if.end56

if.end56:                                         ; preds = %if.then55, %land.lhs.true, %lor.lhs.false
  %43 = load i32, i32* %away, align 4
  %44 = load i64, i64* %mantissa, align 8
  %sh_prom57 = zext i32 %43 to i64
  %shl58 = shl i64 %44, %sh_prom57
  store i64 %shl58, i64* %mantissa, align 8
  %45 = load i64, i64* %mantissa, align 8
  %shr59 = lshr i64 %45, 52
  store i64 %shr59, i64* %whole, align 8
  %46 = load i64, i64* %mantissa, align 8
  %and60 = and i64 %46, 4503599627370495
  store i64 %and60, i64* %mantissa, align 8
  br label %if.end61

if.end61:                                         ; preds = %if.end56, %if.else
  br label %if.end62

if.end62:                                         ; preds = %if.end61, %while.end
  %47 = load i32, i32* %precision.addr, align 4
  %48 = load i32, i32* %digits, align 4
  %cmp63 = icmp sgt i32 %47, %48
  br i1 %cmp63, label %cond.true65, label %cond.false66

cond.true65:                                      ; preds = %if.end62
  %49 = load i32, i32* %precision.addr, align 4
  br label %cond.end67

cond.false66:                                     ; preds = %if.end62
  %50 = load i32, i32* %digits, align 4
  br label %cond.end67

cond.end67:                                       ; preds = %cond.false66, %cond.true65
  %cond68 = phi i32 [ %49, %cond.true65 ], [ %50, %cond.false66 ]
  store i32 %cond68, i32* %after, align 4
  %51 = load i32, i32* %power, align 4
  %cmp69 = icmp slt i32 %51, 0
  br i1 %cmp69, label %cond.true71, label %cond.false73

cond.true71:                                      ; preds = %cond.end67
  %52 = load i32, i32* %power, align 4
  %sub72 = sub nsw i32 0, %52
  br label %cond.end74

cond.false73:                                     ; preds = %cond.end67
  %53 = load i32, i32* %power, align 4
  br label %cond.end74

cond.end74:                                       ; preds = %cond.false73, %cond.true71
  %cond75 = phi i32 [ %sub72, %cond.true71 ], [ %53, %cond.false73 ]
  store i32 %cond75, i32* %magnitude, align 4
  %54 = load i32, i32* %magnitude, align 4
  %cmp76 = icmp sge i32 %54, 1000
  br i1 %cmp76, label %cond.true78, label %cond.false79

cond.true78:                                      ; preds = %cond.end74
  br label %cond.end89

cond.false79:                                     ; preds = %cond.end74
  %55 = load i32, i32* %magnitude, align 4
  %cmp80 = icmp sge i32 %55, 100
  br i1 %cmp80, label %cond.true82, label %cond.false83

cond.true82:                                      ; preds = %cond.false79
  br label %cond.end87

cond.false83:                                     ; preds = %cond.false79
  %56 = load i32, i32* %magnitude, align 4
  %cmp84 = icmp sge i32 %56, 10
  %57 = zext i1 %cmp84 to i64
  %cond86 = select i1 %cmp84, i32 2, i32 1
  br label %cond.end87

cond.end87:                                       ; preds = %cond.false83, %cond.true82
  %cond88 = phi i32 [ 3, %cond.true82 ], [ %cond86, %cond.false83 ]
  br label %cond.end89

cond.end89:                                       ; preds = %cond.end87, %cond.true78
  %cond90 = phi i32 [ 4, %cond.true78 ], [ %cond88, %cond.end87 ]
  store i32 %cond90, i32* %letters, align 4
  %58 = load i32, i32* %sign, align 4
  %cmp91 = icmp ne i32 %58, 0
  %conv92 = zext i1 %cmp91 to i32
  %add = add nsw i32 %conv92, 3
  %59 = load i32, i32* %after, align 4
  %cmp93 = icmp sgt i32 %59, 0
  br i1 %cmp93, label %cond.true98, label %lor.lhs.false95

lor.lhs.false95:                                  ; preds = %cond.end89
  %60 = load i32, i32* %flags.addr, align 4
  %and96 = and i32 %60, 8
  %tobool97 = icmp ne i32 %and96, 0
  br i1 %tobool97, label %cond.true98, label %cond.false100

cond.true98:                                      ; preds = %lor.lhs.false95, %cond.end89
  %61 = load i32, i32* %after, align 4
  %add99 = add nsw i32 1, %61
  br label %cond.end101

cond.false100:                                    ; preds = %lor.lhs.false95
  br label %cond.end101

cond.end101:                                      ; preds = %cond.false100, %cond.true98
  %cond102 = phi i32 [ %add99, %cond.true98 ], [ 0, %cond.false100 ]
  %add103 = add nsw i32 %add, %cond102
  %add104 = add nsw i32 %add103, 2
  %62 = load i32, i32* %letters, align 4
  %add105 = add nsw i32 %add104, %62
  store i32 %add105, i32* %body, align 4
  %63 = load i32, i32* %body, align 4
  store i32 %63, i32* %i, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %cond.end101
  %64 = load i32, i32* %i, align 4
  %65 = load i32, i32* %width.addr, align 4
  %cmp106 = icmp slt i32 %64, %65
  br i1 %cmp106, label %land.rhs108, label %land.end112

land.rhs108:                                      ; preds = %for.cond
  %66 = load i32, i32* %flags.addr, align 4
  %and109 = and i32 %66, 17
  %tobool110 = icmp ne i32 %and109, 0
  %lnot111 = xor i1 %tobool110, true
  br label %land.end112

land.end112:                                      ; preds = %land.rhs108, %for.cond
  %67 = phi i1 [ false, %for.cond ], [ %lnot111, %land.rhs108 ]
  br i1 %67, label %for.body, label %for.end

for.body:                                         ; preds = %land.end112
  br label %do.body

do.body:                                          ; preds = %for.body
  store i8 32, i8* %put, align 1
  %68 = load i64, i64* %length, align 8
  %69 = load i64, i64* %room.addr, align 8
  %cmp113 = icmp ult i64 %68, %69
  br i1 %cmp113, label %if.then115, label %if.end116

if.then115:                                       ; preds = %do.body
  %70 = load i8, i8* %put, align 1
  %71 = load i8*, i8** %out.addr, align 8
  %72 = load i64, i64* %length, align 8
  %arrayidx = getelementptr inbounds i8, i8* %71, i64 %72
  store i8 %70, i8* %arrayidx, align 1
  br label %if.end116

if.end116:                                        ; preds = %if.then115, %do.body
  %73 = load i64, i64* %length, align 8
  %inc117 = add i64 %73, 1
  store i64 %inc117, i64* %length, align 8
  br label %do.end

do.end:                                           ; preds = %if.end116
  br label %for.inc

for.inc:                                          ; preds = %do.end
  %74 = load i32, i32* %i, align 4
  %inc118 = add nsw i32 %74, 1
  store i32 %inc118, i32* %i, align 4
  br label %for.cond, !llvm.loop !68

for.end:                                          ; preds = %land.end112
  %75 = load i32, i32* %sign, align 4
  %tobool119 = icmp ne i32 %75, 0
  br i1 %tobool119, label %if.then120, label %if.end131

if.then120:                                       ; preds = %for.end
  br label %do.body121

do.body121:                                       ; preds = %if.then120
  %76 = load i32, i32* %sign, align 4
  %conv123 = trunc i32 %76 to i8
  store i8 %conv123, i8* %put122, align 1
  %77 = load i64, i64* %length, align 8
  %78 = load i64, i64* %room.addr, align 8
  %cmp124 = icmp ult i64 %77, %78
  br i1 %cmp124, label %if.then126, label %if.end128

if.then126:                                       ; preds = %do.body121
  %79 = load i8, i8* %put122, align 1
  %80 = load i8*, i8** %out.addr, align 8
  %81 = load i64, i64* %length, align 8
  %arrayidx127 = getelementptr inbounds i8, i8* %80, i64 %81
  store i8 %79, i8* %arrayidx127, align 1
  br label %if.end128

if.end128:                                        ; preds = %if.then126, %do.body121
  %82 = load i64, i64* %length, align 8
  %inc129 = add i64 %82, 1
  store i64 %inc129, i64* %length, align 8
  br label %do.end130

do.end130:                                        ; preds = %if.end128
  br label %if.end131

if.end131:                                        ; preds = %do.end130, %for.end
  br label %do.body132

do.body132:                                       ; preds = %if.end131
  store i8 48, i8* %put133, align 1
  %83 = load i64, i64* %length, align 8
  %84 = load i64, i64* %room.addr, align 8
  %cmp134 = icmp ult i64 %83, %84
  br i1 %cmp134, label %if.then136, label %if.end138

if.then136:                                       ; preds = %do.body132
  %85 = load i8, i8* %put133, align 1
  %86 = load i8*, i8** %out.addr, align 8
  %87 = load i64, i64* %length, align 8
  %arrayidx137 = getelementptr inbounds i8, i8* %86, i64 %87
  store i8 %85, i8* %arrayidx137, align 1
  br label %if.end138

if.end138:                                        ; preds = %if.then136, %do.body132
  %88 = load i64, i64* %length, align 8
  %inc139 = add i64 %88, 1
  store i64 %inc139, i64* %length, align 8
  br label %do.end140

do.end140:                                        ; preds = %if.end138
  br label %do.body141

do.body141:                                       ; preds = %do.end140
  %89 = load i32, i32* %upper, align 4
  %tobool143 = icmp ne i32 %89, 0
  %90 = zext i1 %tobool143 to i64
  %cond144 = select i1 %tobool143, i32 88, i32 120
  %conv145 = trunc i32 %cond144 to i8
  store i8 %conv145, i8* %put142, align 1
  %91 = load i64, i64* %length, align 8
  %92 = load i64, i64* %room.addr, align 8
  %cmp146 = icmp ult i64 %91, %92
  br i1 %cmp146, label %if.then148, label %if.end150

if.then148:                                       ; preds = %do.body141
  %93 = load i8, i8* %put142, align 1
  %94 = load i8*, i8** %out.addr, align 8
  %95 = load i64, i64* %length, align 8
  %arrayidx149 = getelementptr inbounds i8, i8* %94, i64 %95
  store i8 %93, i8* %arrayidx149, align 1
  br label %if.end150

if.end150:                                        ; preds = %if.then148, %do.body141
  %96 = load i64, i64* %length, align 8
  %inc151 = add i64 %96, 1
  store i64 %inc151, i64* %length, align 8
  br label %do.end152

do.end152:                                        ; preds = %if.end150
  %97 = load i32, i32* %body, align 4
  store i32 %97, i32* %i153, align 4
  br label %for.cond154

for.cond154:                                      ; preds = %for.inc175, %do.end152
  %98 = load i32, i32* %i153, align 4
  %99 = load i32, i32* %width.addr, align 4
  %cmp155 = icmp slt i32 %98, %99
  br i1 %cmp155, label %land.lhs.true157, label %land.end164

land.lhs.true157:                                 ; preds = %for.cond154
  %100 = load i32, i32* %flags.addr, align 4
  %and158 = and i32 %100, 16
  %tobool159 = icmp ne i32 %and158, 0
  br i1 %tobool159, label %land.rhs160, label %land.end164

land.rhs160:                                      ; preds = %land.lhs.true157
  %101 = load i32, i32* %flags.addr, align 4
  %and161 = and i32 %101, 1
  %tobool162 = icmp ne i32 %and161, 0
  %lnot163 = xor i1 %tobool162, true
  br label %land.end164

land.end164:                                      ; preds = %land.rhs160, %land.lhs.true157, %for.cond154
  %102 = phi i1 [ false, %land.lhs.true157 ], [ false, %for.cond154 ], [ %lnot163, %land.rhs160 ]
  br i1 %102, label %for.body165, label %for.end177

for.body165:                                      ; preds = %land.end164
  br label %do.body166

do.body166:                                       ; preds = %for.body165
  store i8 48, i8* %put167, align 1
  %103 = load i64, i64* %length, align 8
  %104 = load i64, i64* %room.addr, align 8
  %cmp168 = icmp ult i64 %103, %104
  br i1 %cmp168, label %if.then170, label %if.end172

if.then170:                                       ; preds = %do.body166
  %105 = load i8, i8* %put167, align 1
  %106 = load i8*, i8** %out.addr, align 8
  %107 = load i64, i64* %length, align 8
  %arrayidx171 = getelementptr inbounds i8, i8* %106, i64 %107
  store i8 %105, i8* %arrayidx171, align 1
  br label %if.end172

if.end172:                                        ; preds = %if.then170, %do.body166
  %108 = load i64, i64* %length, align 8
  %inc173 = add i64 %108, 1
  store i64 %inc173, i64* %length, align 8
  br label %do.end174

do.end174:                                        ; preds = %if.end172
  br label %for.inc175

for.inc175:                                       ; preds = %do.end174
  %109 = load i32, i32* %i153, align 4
  %inc176 = add nsw i32 %109, 1
  store i32 %inc176, i32* %i153, align 4
  br label %for.cond154, !llvm.loop !69

for.end177:                                       ; preds = %land.end164
  br label %do.body178

do.body178:                                       ; preds = %for.end177
  %110 = load i64, i64* %whole, align 8
  %add180 = add i64 48, %110
  %conv181 = trunc i64 %add180 to i8
  store i8 %conv181, i8* %put179, align 1
  %111 = load i64, i64* %length, align 8
  %112 = load i64, i64* %room.addr, align 8
  %cmp182 = icmp ult i64 %111, %112
  br i1 %cmp182, label %if.then184, label %if.end186

if.then184:                                       ; preds = %do.body178
  %113 = load i8, i8* %put179, align 1
  %114 = load i8*, i8** %out.addr, align 8
  %115 = load i64, i64* %length, align 8
  %arrayidx185 = getelementptr inbounds i8, i8* %114, i64 %115
  store i8 %113, i8* %arrayidx185, align 1
  br label %if.end186

if.end186:                                        ; preds = %if.then184, %do.body178
  %116 = load i64, i64* %length, align 8
  %inc187 = add i64 %116, 1
  store i64 %inc187, i64* %length, align 8
  br label %do.end188

do.end188:                                        ; preds = %if.end186
  %117 = load i32, i32* %after, align 4
  %cmp189 = icmp sgt i32 %117, 0
  br i1 %cmp189, label %if.then194, label %lor.lhs.false191

lor.lhs.false191:                                 ; preds = %do.end188
  %118 = load i32, i32* %flags.addr, align 4
  %and192 = and i32 %118, 8
  %tobool193 = icmp ne i32 %and192, 0
  br i1 %tobool193, label %if.then194, label %if.end204

if.then194:                                       ; preds = %lor.lhs.false191, %do.end188
  br label %do.body195

do.body195:                                       ; preds = %if.then194
  store i8 46, i8* %put196, align 1
  %119 = load i64, i64* %length, align 8
  %120 = load i64, i64* %room.addr, align 8
  %cmp197 = icmp ult i64 %119, %120
  br i1 %cmp197, label %if.then199, label %if.end201

if.then199:                                       ; preds = %do.body195
  %121 = load i8, i8* %put196, align 1
  %122 = load i8*, i8** %out.addr, align 8
  %123 = load i64, i64* %length, align 8
  %arrayidx200 = getelementptr inbounds i8, i8* %122, i64 %123
  store i8 %121, i8* %arrayidx200, align 1
  br label %if.end201

if.end201:                                        ; preds = %if.then199, %do.body195
  %124 = load i64, i64* %length, align 8
  %inc202 = add i64 %124, 1
  store i64 %inc202, i64* %length, align 8
  br label %do.end203

do.end203:                                        ; preds = %if.end201
  br label %if.end204

if.end204:                                        ; preds = %do.end203, %lor.lhs.false191
  store i32 0, i32* %i205, align 4
  br label %for.cond206

for.cond206:                                      ; preds = %for.inc243, %if.end204
  %125 = load i32, i32* %i205, align 4
  %126 = load i32, i32* %after, align 4
  %cmp207 = icmp slt i32 %125, %126
  br i1 %cmp207, label %for.body209, label %for.end245

for.body209:                                      ; preds = %for.cond206
  %127 = load i32, i32* %i205, align 4
  %cmp210 = icmp slt i32 %127, 13
  br i1 %cmp210, label %cond.true212, label %cond.false218

cond.true212:                                     ; preds = %for.body209
  %128 = load i64, i64* %mantissa, align 8
  %129 = load i32, i32* %i205, align 4
  %mul213 = mul nsw i32 4, %129
  %sub214 = sub nsw i32 48, %mul213
  %sh_prom215 = zext i32 %sub214 to i64
  %shr216 = lshr i64 %128, %sh_prom215
  %and217 = and i64 %shr216, 15
  br label %cond.end219

cond.false218:                                    ; preds = %for.body209
  br label %cond.end219

cond.end219:                                      ; preds = %cond.false218, %cond.true212
  %cond220 = phi i64 [ %and217, %cond.true212 ], [ 0, %cond.false218 ]
  %conv221 = trunc i64 %cond220 to i32
  store i32 %conv221, i32* %digit, align 4
  br label %do.body222

do.body222:                                       ; preds = %cond.end219
  %130 = load i32, i32* %digit, align 4
  %cmp224 = icmp slt i32 %130, 10
  br i1 %cmp224, label %cond.true226, label %cond.false228

cond.true226:                                     ; preds = %do.body222
  %131 = load i32, i32* %digit, align 4
  %add227 = add nsw i32 48, %131
  br label %cond.end233

cond.false228:                                    ; preds = %do.body222
  %132 = load i32, i32* %upper, align 4
  %tobool229 = icmp ne i32 %132, 0
  %133 = zext i1 %tobool229 to i64
  %cond230 = select i1 %tobool229, i32 65, i32 97
  %134 = load i32, i32* %digit, align 4
  %add231 = add nsw i32 %cond230, %134
  %sub232 = sub nsw i32 %add231, 10
  br label %cond.end233

cond.end233:                                      ; preds = %cond.false228, %cond.true226
  %cond234 = phi i32 [ %add227, %cond.true226 ], [ %sub232, %cond.false228 ]
  %conv235 = trunc i32 %cond234 to i8
  store i8 %conv235, i8* %put223, align 1
  %135 = load i64, i64* %length, align 8
  %136 = load i64, i64* %room.addr, align 8
  %cmp236 = icmp ult i64 %135, %136
  br i1 %cmp236, label %if.then238, label %if.end240

if.then238:                                       ; preds = %cond.end233
  %137 = load i8, i8* %put223, align 1
  %138 = load i8*, i8** %out.addr, align 8
  %139 = load i64, i64* %length, align 8
  %arrayidx239 = getelementptr inbounds i8, i8* %138, i64 %139
  store i8 %137, i8* %arrayidx239, align 1
  br label %if.end240

if.end240:                                        ; preds = %if.then238, %cond.end233
  %140 = load i64, i64* %length, align 8
  %inc241 = add i64 %140, 1
  store i64 %inc241, i64* %length, align 8
  br label %do.end242

do.end242:                                        ; preds = %if.end240
  br label %for.inc243

for.inc243:                                       ; preds = %do.end242
  %141 = load i32, i32* %i205, align 4
  %inc244 = add nsw i32 %141, 1
  store i32 %inc244, i32* %i205, align 4
  br label %for.cond206, !llvm.loop !70

for.end245:                                       ; preds = %for.cond206
  br label %do.body246

do.body246:                                       ; preds = %for.end245
  %142 = load i32, i32* %upper, align 4
  %tobool248 = icmp ne i32 %142, 0
  %143 = zext i1 %tobool248 to i64
  %cond249 = select i1 %tobool248, i32 80, i32 112
  %conv250 = trunc i32 %cond249 to i8
  store i8 %conv250, i8* %put247, align 1
  %144 = load i64, i64* %length, align 8
  %145 = load i64, i64* %room.addr, align 8
  %cmp251 = icmp ult i64 %144, %145
  br i1 %cmp251, label %if.then253, label %if.end255

if.then253:                                       ; preds = %do.body246
  %146 = load i8, i8* %put247, align 1
  %147 = load i8*, i8** %out.addr, align 8
  %148 = load i64, i64* %length, align 8
  %arrayidx254 = getelementptr inbounds i8, i8* %147, i64 %148
  store i8 %146, i8* %arrayidx254, align 1
  br label %if.end255

if.end255:                                        ; preds = %if.then253, %do.body246
  %149 = load i64, i64* %length, align 8
  %inc256 = add i64 %149, 1
  store i64 %inc256, i64* %length, align 8
  br label %do.end257

do.end257:                                        ; preds = %if.end255
  br label %do.body258

do.body258:                                       ; preds = %do.end257
  %150 = load i32, i32* %power, align 4
  %cmp260 = icmp slt i32 %150, 0
  %151 = zext i1 %cmp260 to i64
  %cond262 = select i1 %cmp260, i32 45, i32 43
  %conv263 = trunc i32 %cond262 to i8
  store i8 %conv263, i8* %put259, align 1
  %152 = load i64, i64* %length, align 8
  %153 = load i64, i64* %room.addr, align 8
  %cmp264 = icmp ult i64 %152, %153
  br i1 %cmp264, label %if.then266, label %if.end268

if.then266:                                       ; preds = %do.body258
  %154 = load i8, i8* %put259, align 1
  %155 = load i8*, i8** %out.addr, align 8
  %156 = load i64, i64* %length, align 8
  %arrayidx267 = getelementptr inbounds i8, i8* %155, i64 %156
  store i8 %154, i8* %arrayidx267, align 1
  br label %if.end268

if.end268:                                        ; preds = %if.then266, %do.body258
  %157 = load i64, i64* %length, align 8
  %inc269 = add i64 %157, 1
  store i64 %inc269, i64* %length, align 8
  br label %do.end270

do.end270:                                        ; preds = %if.end268
  %158 = load i32, i32* %letters, align 4
  %cmp271 = icmp eq i32 %158, 4
  br i1 %cmp271, label %cond.true273, label %cond.false274

cond.true273:                                     ; preds = %do.end270
  br label %cond.end284

cond.false274:                                    ; preds = %do.end270
  %159 = load i32, i32* %letters, align 4
  %cmp275 = icmp eq i32 %159, 3
  br i1 %cmp275, label %cond.true277, label %cond.false278

cond.true277:                                     ; preds = %cond.false274
  br label %cond.end282

cond.false278:                                    ; preds = %cond.false274
  %160 = load i32, i32* %letters, align 4
  %cmp279 = icmp eq i32 %160, 2
  %161 = zext i1 %cmp279 to i64
  %cond281 = select i1 %cmp279, i32 10, i32 1
  br label %cond.end282

cond.end282:                                      ; preds = %cond.false278, %cond.true277
  %cond283 = phi i32 [ 100, %cond.true277 ], [ %cond281, %cond.false278 ]
  br label %cond.end284

cond.end284:                                      ; preds = %cond.end282, %cond.true273
  %cond285 = phi i32 [ 1000, %cond.true273 ], [ %cond283, %cond.end282 ]
  store i32 %cond285, i32* %scale, align 4
  br label %for.cond286

for.cond286:                                      ; preds = %for.inc300, %cond.end284
  %162 = load i32, i32* %scale, align 4
  %tobool287 = icmp ne i32 %162, 0
  br i1 %tobool287, label %for.body288, label %for.end302

for.body288:                                      ; preds = %for.cond286
  br label %do.body289

do.body289:                                       ; preds = %for.body288
  %163 = load i32, i32* %magnitude, align 4
  %164 = load i32, i32* %scale, align 4
  %div = sdiv i32 %163, %164
  %rem = srem i32 %div, 10
  %add291 = add nsw i32 48, %rem
  %conv292 = trunc i32 %add291 to i8
  store i8 %conv292, i8* %put290, align 1
  %165 = load i64, i64* %length, align 8
  %166 = load i64, i64* %room.addr, align 8
  %cmp293 = icmp ult i64 %165, %166
  br i1 %cmp293, label %if.then295, label %if.end297

if.then295:                                       ; preds = %do.body289
  %167 = load i8, i8* %put290, align 1
  %168 = load i8*, i8** %out.addr, align 8
  %169 = load i64, i64* %length, align 8
  %arrayidx296 = getelementptr inbounds i8, i8* %168, i64 %169
  store i8 %167, i8* %arrayidx296, align 1
  br label %if.end297

if.end297:                                        ; preds = %if.then295, %do.body289
  %170 = load i64, i64* %length, align 8
  %inc298 = add i64 %170, 1
  store i64 %inc298, i64* %length, align 8
  br label %do.end299

do.end299:                                        ; preds = %if.end297
  br label %for.inc300

for.inc300:                                       ; preds = %do.end299
  %171 = load i32, i32* %scale, align 4
  %div301 = sdiv i32 %171, 10
  store i32 %div301, i32* %scale, align 4
  br label %for.cond286, !llvm.loop !71

for.end302:                                       ; preds = %for.cond286
  br label %while.cond303

while.cond303:                                    ; preds = %do.end322, %for.end302
  %172 = load i64, i64* %length, align 8
  %173 = load i32, i32* %width.addr, align 4
  %cmp304 = icmp sgt i32 %173, 0
  br i1 %cmp304, label %cond.true306, label %cond.false307

cond.true306:                                     ; preds = %while.cond303
  %174 = load i32, i32* %width.addr, align 4
  br label %cond.end308

cond.false307:                                    ; preds = %while.cond303
  br label %cond.end308

cond.end308:                                      ; preds = %cond.false307, %cond.true306
  %cond309 = phi i32 [ %174, %cond.true306 ], [ 0, %cond.false307 ]
  %conv310 = sext i32 %cond309 to i64
  %cmp311 = icmp ult i64 %172, %conv310
  br i1 %cmp311, label %while.body313, label %while.end323

while.body313:                                    ; preds = %cond.end308
  br label %do.body314

do.body314:                                       ; preds = %while.body313
  store i8 32, i8* %put315, align 1
  %175 = load i64, i64* %length, align 8
  %176 = load i64, i64* %room.addr, align 8
  %cmp316 = icmp ult i64 %175, %176
  br i1 %cmp316, label %if.then318, label %if.end320

if.then318:                                       ; preds = %do.body314
  %177 = load i8, i8* %put315, align 1
  %178 = load i8*, i8** %out.addr, align 8
  %179 = load i64, i64* %length, align 8
  %arrayidx319 = getelementptr inbounds i8, i8* %178, i64 %179
  store i8 %177, i8* %arrayidx319, align 1
  br label %if.end320

if.end320:                                        ; preds = %if.then318, %do.body314
  %180 = load i64, i64* %length, align 8
  %inc321 = add i64 %180, 1
  store i64 %inc321, i64* %length, align 8
  br label %do.end322

do.end322:                                        ; preds = %if.end320
  br label %while.cond303, !llvm.loop !72

while.end323:                                     ; preds = %cond.end308
  %181 = load i64, i64* %length, align 8
  store i64 %181, i64* %retval, align 8
  br label %return

return:                                           ; preds = %while.end323, %if.then
  %182 = load i64, i64* %retval, align 8
  ret i64 %182
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @__thinair_store_count(i8* noundef %address, i32 noundef %size, i64 noundef %count) #0 {
entry:
  %address.addr = alloca i8*, align 8
  %size.addr = alloca i32, align 4
  %count.addr = alloca i64, align 8
  store i8* %address, i8** %address.addr, align 8
  store i32 %size, i32* %size.addr, align 4
  store i64 %count, i64* %count.addr, align 8
  %0 = load i32, i32* %size.addr, align 4
  switch i32 %0, label %sw.default [
    i32 1, label %sw.bb
    i32 2, label %sw.bb1
    i32 4, label %sw.bb3
  ]

sw.bb:                                            ; preds = %entry
  %1 = load i64, i64* %count.addr, align 8
  %conv = trunc i64 %1 to i8
  %2 = load i8*, i8** %address.addr, align 8
  store i8 %conv, i8* %2, align 1
  br label %sw.epilog

sw.bb1:                                           ; preds = %entry
  %3 = load i64, i64* %count.addr, align 8
  %conv2 = trunc i64 %3 to i16
  %4 = load i8*, i8** %address.addr, align 8
  %5 = bitcast i8* %4 to i16*
  store i16 %conv2, i16* %5, align 2
  br label %sw.epilog

sw.bb3:                                           ; preds = %entry
  %6 = load i64, i64* %count.addr, align 8
  %conv4 = trunc i64 %6 to i32
  %7 = load i8*, i8** %address.addr, align 8
  %8 = bitcast i8* %7 to i32*
  store i32 %conv4, i32* %8, align 4
  br label %sw.epilog

sw.default:                                       ; preds = %entry
  %9 = load i64, i64* %count.addr, align 8
  %10 = load i8*, i8** %address.addr, align 8
  %11 = bitcast i8* %10 to i64*
  store i64 %9, i64* %11, align 8
  br label %sw.epilog

sw.epilog:                                        ; preds = %sw.default, %sw.bb3, %sw.bb1, %sw.bb
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @vsnprintf(i8* noundef %text, i64 noundef %size, i8* noundef %format, %struct.__va_list_tag* noundef %arguments) #0 {
entry:
  %text.addr = alloca i8*, align 8
  %size.addr = alloca i64, align 8
  %format.addr = alloca i8*, align 8
  %arguments.addr = alloca %struct.__va_list_tag*, align 8
  %list = alloca [1 x %struct.__va_list_tag], align 16
  %length = alloca i64, align 8
  %room = alloca i64, align 8
  %letter = alloca i8, align 1
  %flags = alloca i32, align 4
  %width = alloca i32, align 4
  %precision = alloca i32, align 4
  %bytes = alloca i32, align 4
  %more = alloca i32, align 4
  %bits = alloca i64, align 8
  %value = alloca double, align 8
  store i8* %text, i8** %text.addr, align 8
  store i64 %size, i64* %size.addr, align 8
  store i8* %format, i8** %format.addr, align 8
  store %struct.__va_list_tag* %arguments, %struct.__va_list_tag** %arguments.addr, align 8
  %arraydecay = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %list, i64 0, i64 0
  %0 = load %struct.__va_list_tag*, %struct.__va_list_tag** %arguments.addr, align 8
  %1 = bitcast %struct.__va_list_tag* %arraydecay to i8*
  %2 = bitcast %struct.__va_list_tag* %0 to i8*
  call void @llvm.va_copy(i8* %1, i8* %2)
  store i64 0, i64* %length, align 8
  %3 = load i64, i64* %size.addr, align 8
  %tobool = icmp ne i64 %3, 0
  br i1 %tobool, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  %4 = load i64, i64* %size.addr, align 8
  %sub = sub i64 %4, 1
  br label %cond.end

cond.false:                                       ; preds = %entry
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i64 [ %sub, %cond.true ], [ 0, %cond.false ]
  store i64 %cond, i64* %room, align 8
  br label %for.cond

for.cond:                                         ; preds = %for.inc204, %cond.end
  %5 = load i8*, i8** %format.addr, align 8
  %6 = load i8, i8* %5, align 1
  %tobool1 = icmp ne i8 %6, 0
  br i1 %tobool1, label %for.body, label %for.end206

for.body:                                         ; preds = %for.cond
  %7 = load i8*, i8** %format.addr, align 8
  %8 = load i8, i8* %7, align 1
  store i8 %8, i8* %letter, align 1
  %9 = load i8, i8* %letter, align 1
  %conv = sext i8 %9 to i32
  %cmp = icmp ne i32 %conv, 37
  br i1 %cmp, label %if.then, label %if.end6

if.then:                                          ; preds = %for.body
  %10 = load i64, i64* %length, align 8
  %11 = load i64, i64* %room, align 8
  %cmp3 = icmp ult i64 %10, %11
  br i1 %cmp3, label %if.then5, label %if.end

if.then5:                                         ; preds = %if.then
  %12 = load i8, i8* %letter, align 1
  %13 = load i8*, i8** %text.addr, align 8
  %14 = load i64, i64* %length, align 8
  %arrayidx = getelementptr inbounds i8, i8* %13, i64 %14
  store i8 %12, i8* %arrayidx, align 1
  br label %if.end

if.end:                                           ; preds = %if.then5, %if.then
  %15 = load i64, i64* %length, align 8
  %inc = add i64 %15, 1
  store i64 %inc, i64* %length, align 8
  br label %for.inc204

if.end6:                                          ; preds = %for.body
  store i32 0, i32* %flags, align 4
  store i32 0, i32* %width, align 4
  store i32 -1, i32* %precision, align 4
  store i32 4, i32* %bytes, align 4
  %16 = load i8*, i8** %format.addr, align 8
  %incdec.ptr = getelementptr inbounds i8, i8* %16, i32 1
  store i8* %incdec.ptr, i8** %format.addr, align 8
  %17 = load i8, i8* %incdec.ptr, align 1
  store i8 %17, i8* %letter, align 1
  br label %for.cond7

for.cond7:                                        ; preds = %for.inc, %if.end6
  %18 = load i8, i8* %letter, align 1
  %call = call i32 @flag_of(i8 noundef signext %18) #9
  store i32 %call, i32* %more, align 4
  %tobool8 = icmp ne i32 %call, 0
  br i1 %tobool8, label %for.body9, label %for.end

for.body9:                                        ; preds = %for.cond7
  %19 = load i32, i32* %more, align 4
  %20 = load i32, i32* %flags, align 4
  %or = or i32 %20, %19
  store i32 %or, i32* %flags, align 4
  br label %for.inc

for.inc:                                          ; preds = %for.body9
  %21 = load i8*, i8** %format.addr, align 8
  %incdec.ptr10 = getelementptr inbounds i8, i8* %21, i32 1
  store i8* %incdec.ptr10, i8** %format.addr, align 8
  %22 = load i8, i8* %incdec.ptr10, align 1
  store i8 %22, i8* %letter, align 1
  br label %for.cond7, !llvm.loop !73

for.end:                                          ; preds = %for.cond7
  %23 = load i8, i8* %letter, align 1
  %conv11 = sext i8 %23 to i32
  %cmp12 = icmp eq i32 %conv11, 42
  br i1 %cmp12, label %if.then14, label %if.end17

if.then14:                                        ; preds = %for.end
  %arraydecay15 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %list, i64 0, i64 0
  %gp_offset_p = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay15, i32 0, i32 0
  %gp_offset = load i32, i32* %gp_offset_p, align 16
  %fits_in_gp = icmp ule i32 %gp_offset, 40
  br i1 %fits_in_gp, label %vaarg.in_reg, label %vaarg.in_mem

vaarg.in_reg:                                     ; preds = %if.then14
  %24 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay15, i32 0, i32 3
  %reg_save_area = load i8*, i8** %24, align 16
  %25 = getelementptr i8, i8* %reg_save_area, i32 %gp_offset
  %26 = bitcast i8* %25 to i32*
  %27 = add i32 %gp_offset, 8
  store i32 %27, i32* %gp_offset_p, align 16
  br label %vaarg.end

vaarg.in_mem:                                     ; preds = %if.then14
  %overflow_arg_area_p = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay15, i32 0, i32 2
  %overflow_arg_area = load i8*, i8** %overflow_arg_area_p, align 8
  %28 = bitcast i8* %overflow_arg_area to i32*
  %overflow_arg_area.next = getelementptr i8, i8* %overflow_arg_area, i32 8
  store i8* %overflow_arg_area.next, i8** %overflow_arg_area_p, align 8
  br label %vaarg.end

vaarg.end:                                        ; preds = %vaarg.in_mem, %vaarg.in_reg
  %vaarg.addr = phi i32* [ %26, %vaarg.in_reg ], [ %28, %vaarg.in_mem ]
  %29 = load i32, i32* %vaarg.addr, align 4
  store i32 %29, i32* %width, align 4
  %30 = load i8*, i8** %format.addr, align 8
  %incdec.ptr16 = getelementptr inbounds i8, i8* %30, i32 1
  store i8* %incdec.ptr16, i8** %format.addr, align 8
  %31 = load i8, i8* %incdec.ptr16, align 1
  store i8 %31, i8* %letter, align 1
  br label %if.end17

if.end17:                                         ; preds = %vaarg.end, %for.end
  br label %for.cond18

for.cond18:                                       ; preds = %for.inc28, %if.end17
  %32 = load i8, i8* %letter, align 1
  %conv19 = sext i8 %32 to i32
  %cmp20 = icmp sge i32 %conv19, 48
  br i1 %cmp20, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %for.cond18
  %33 = load i8, i8* %letter, align 1
  %conv22 = sext i8 %33 to i32
  %cmp23 = icmp sle i32 %conv22, 57
  br label %land.end

land.end:                                         ; preds = %land.rhs, %for.cond18
  %34 = phi i1 [ false, %for.cond18 ], [ %cmp23, %land.rhs ]
  br i1 %34, label %for.body25, label %for.end30

for.body25:                                       ; preds = %land.end
  %35 = load i32, i32* %width, align 4
  %mul = mul nsw i32 %35, 10
  %36 = load i8, i8* %letter, align 1
  %conv26 = sext i8 %36 to i32
  %add = add nsw i32 %mul, %conv26
  %sub27 = sub nsw i32 %add, 48
  store i32 %sub27, i32* %width, align 4
  br label %for.inc28

for.inc28:                                        ; preds = %for.body25
  %37 = load i8*, i8** %format.addr, align 8
  %incdec.ptr29 = getelementptr inbounds i8, i8* %37, i32 1
  store i8* %incdec.ptr29, i8** %format.addr, align 8
  %38 = load i8, i8* %incdec.ptr29, align 1
  store i8 %38, i8* %letter, align 1
  br label %for.cond18, !llvm.loop !74

for.end30:                                        ; preds = %land.end
  %39 = load i8, i8* %letter, align 1
  %conv31 = sext i8 %39 to i32
  %cmp32 = icmp eq i32 %conv31, 46
  br i1 %cmp32, label %if.then34, label %if.end71

if.then34:                                        ; preds = %for.end30
  store i32 0, i32* %precision, align 4
  %40 = load i8*, i8** %format.addr, align 8
  %incdec.ptr35 = getelementptr inbounds i8, i8* %40, i32 1
  store i8* %incdec.ptr35, i8** %format.addr, align 8
  %41 = load i8, i8* %incdec.ptr35, align 1
  store i8 %41, i8* %letter, align 1
  %42 = load i8, i8* %letter, align 1
  %conv36 = sext i8 %42 to i32
  %cmp37 = icmp eq i32 %conv36, 42
  br i1 %cmp37, label %if.then39, label %if.end53

if.then39:                                        ; preds = %if.then34
  %arraydecay40 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %list, i64 0, i64 0
  %gp_offset_p41 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay40, i32 0, i32 0
  %gp_offset42 = load i32, i32* %gp_offset_p41, align 16
  %fits_in_gp43 = icmp ule i32 %gp_offset42, 40
  br i1 %fits_in_gp43, label %vaarg.in_reg44, label %vaarg.in_mem46

vaarg.in_reg44:                                   ; preds = %if.then39
  %43 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay40, i32 0, i32 3
  %reg_save_area45 = load i8*, i8** %43, align 16
  %44 = getelementptr i8, i8* %reg_save_area45, i32 %gp_offset42
  %45 = bitcast i8* %44 to i32*
  %46 = add i32 %gp_offset42, 8
  store i32 %46, i32* %gp_offset_p41, align 16
  br label %vaarg.end50

vaarg.in_mem46:                                   ; preds = %if.then39
  %overflow_arg_area_p47 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay40, i32 0, i32 2
  %overflow_arg_area48 = load i8*, i8** %overflow_arg_area_p47, align 8
  %47 = bitcast i8* %overflow_arg_area48 to i32*
  %overflow_arg_area.next49 = getelementptr i8, i8* %overflow_arg_area48, i32 8
  store i8* %overflow_arg_area.next49, i8** %overflow_arg_area_p47, align 8
  br label %vaarg.end50

vaarg.end50:                                      ; preds = %vaarg.in_mem46, %vaarg.in_reg44
  %vaarg.addr51 = phi i32* [ %45, %vaarg.in_reg44 ], [ %47, %vaarg.in_mem46 ]
  %48 = load i32, i32* %vaarg.addr51, align 4
  store i32 %48, i32* %precision, align 4
  %49 = load i8*, i8** %format.addr, align 8
  %incdec.ptr52 = getelementptr inbounds i8, i8* %49, i32 1
  store i8* %incdec.ptr52, i8** %format.addr, align 8
  %50 = load i8, i8* %incdec.ptr52, align 1
  store i8 %50, i8* %letter, align 1
  br label %if.end53

if.end53:                                         ; preds = %vaarg.end50, %if.then34
  br label %for.cond54

for.cond54:                                       ; preds = %for.inc68, %if.end53
  %51 = load i8, i8* %letter, align 1
  %conv55 = sext i8 %51 to i32
  %cmp56 = icmp sge i32 %conv55, 48
  br i1 %cmp56, label %land.rhs58, label %land.end62

land.rhs58:                                       ; preds = %for.cond54
  %52 = load i8, i8* %letter, align 1
  %conv59 = sext i8 %52 to i32
  %cmp60 = icmp sle i32 %conv59, 57
  br label %land.end62

land.end62:                                       ; preds = %land.rhs58, %for.cond54
  %53 = phi i1 [ false, %for.cond54 ], [ %cmp60, %land.rhs58 ]
  br i1 %53, label %for.body63, label %for.end70

for.body63:                                       ; preds = %land.end62
  %54 = load i32, i32* %precision, align 4
  %mul64 = mul nsw i32 %54, 10
  %55 = load i8, i8* %letter, align 1
  %conv65 = sext i8 %55 to i32
  %add66 = add nsw i32 %mul64, %conv65
  %sub67 = sub nsw i32 %add66, 48
  store i32 %sub67, i32* %precision, align 4
  br label %for.inc68

for.inc68:                                        ; preds = %for.body63
  %56 = load i8*, i8** %format.addr, align 8
  %incdec.ptr69 = getelementptr inbounds i8, i8* %56, i32 1
  store i8* %incdec.ptr69, i8** %format.addr, align 8
  %57 = load i8, i8* %incdec.ptr69, align 1
  store i8 %57, i8* %letter, align 1
  br label %for.cond54, !llvm.loop !75

for.end70:                                        ; preds = %land.end62
  br label %if.end71

if.end71:                                         ; preds = %for.end70, %for.end30
  br label %for.cond72

for.cond72:                                       ; preds = %for.inc110, %if.end71
  %58 = load i8, i8* %letter, align 1
  %conv73 = sext i8 %58 to i32
  %cmp74 = icmp eq i32 %conv73, 108
  br i1 %cmp74, label %lor.end, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %for.cond72
  %59 = load i8, i8* %letter, align 1
  %conv76 = sext i8 %59 to i32
  %cmp77 = icmp eq i32 %conv76, 122
  br i1 %cmp77, label %lor.end, label %lor.lhs.false79

lor.lhs.false79:                                  ; preds = %lor.lhs.false
  %60 = load i8, i8* %letter, align 1
  %conv80 = sext i8 %60 to i32
  %cmp81 = icmp eq i32 %conv80, 104
  br i1 %cmp81, label %lor.end, label %lor.lhs.false83

lor.lhs.false83:                                  ; preds = %lor.lhs.false79
  %61 = load i8, i8* %letter, align 1
  %conv84 = sext i8 %61 to i32
  %cmp85 = icmp eq i32 %conv84, 106
  br i1 %cmp85, label %lor.end, label %lor.lhs.false87

lor.lhs.false87:                                  ; preds = %lor.lhs.false83
  %62 = load i8, i8* %letter, align 1
  %conv88 = sext i8 %62 to i32
  %cmp89 = icmp eq i32 %conv88, 116
  br i1 %cmp89, label %lor.end, label %lor.lhs.false91

lor.lhs.false91:                                  ; preds = %lor.lhs.false87
  %63 = load i8, i8* %letter, align 1
  %conv92 = sext i8 %63 to i32
  %cmp93 = icmp eq i32 %conv92, 113
  br i1 %cmp93, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %lor.lhs.false91
  %64 = load i8, i8* %letter, align 1
  %conv95 = sext i8 %64 to i32
  %cmp96 = icmp eq i32 %conv95, 76
  br label %lor.end

lor.end:                                          ; preds = %lor.rhs, %lor.lhs.false91, %lor.lhs.false87, %lor.lhs.false83, %lor.lhs.false79, %lor.lhs.false, %for.cond72
  %65 = phi i1 [ true, %lor.lhs.false91 ], [ true, %lor.lhs.false87 ], [ true, %lor.lhs.false83 ], [ true, %lor.lhs.false79 ], [ true, %lor.lhs.false ], [ true, %for.cond72 ], [ %cmp96, %lor.rhs ]
  br i1 %65, label %for.body98, label %for.end112

for.body98:                                       ; preds = %lor.end
  %66 = load i8, i8* %letter, align 1
  %conv99 = sext i8 %66 to i32
  %cmp100 = icmp eq i32 %conv99, 104
  br i1 %cmp100, label %cond.true102, label %cond.false103

cond.true102:                                     ; preds = %for.body98
  %67 = load i32, i32* %bytes, align 4
  %div = sdiv i32 %67, 2
  br label %cond.end108

cond.false103:                                    ; preds = %for.body98
  %68 = load i8, i8* %letter, align 1
  %conv104 = sext i8 %68 to i32
  %cmp105 = icmp eq i32 %conv104, 76
  %69 = zext i1 %cmp105 to i64
  %cond107 = select i1 %cmp105, i32 16, i32 8
  br label %cond.end108

cond.end108:                                      ; preds = %cond.false103, %cond.true102
  %cond109 = phi i32 [ %div, %cond.true102 ], [ %cond107, %cond.false103 ]
  store i32 %cond109, i32* %bytes, align 4
  br label %for.inc110

for.inc110:                                       ; preds = %cond.end108
  %70 = load i8*, i8** %format.addr, align 8
  %incdec.ptr111 = getelementptr inbounds i8, i8* %70, i32 1
  store i8* %incdec.ptr111, i8** %format.addr, align 8
  %71 = load i8, i8* %incdec.ptr111, align 1
  store i8 %71, i8* %letter, align 1
  br label %for.cond72, !llvm.loop !76

for.end112:                                       ; preds = %lor.end
  store i64 0, i64* %bits, align 8
  %72 = load i8, i8* %letter, align 1
  %conv113 = sext i8 %72 to i32
  switch i32 %conv113, label %sw.default [
    i32 37, label %sw.bb
    i32 110, label %sw.bb120
    i32 115, label %sw.bb133
    i32 112, label %sw.bb133
    i32 102, label %sw.bb146
    i32 70, label %sw.bb146
    i32 101, label %sw.bb146
    i32 69, label %sw.bb146
    i32 103, label %sw.bb146
    i32 71, label %sw.bb146
    i32 97, label %sw.bb146
    i32 65, label %sw.bb146
    i32 0, label %sw.bb162
  ]

sw.bb:                                            ; preds = %for.end112
  %73 = load i64, i64* %length, align 8
  %74 = load i64, i64* %room, align 8
  %cmp114 = icmp ult i64 %73, %74
  br i1 %cmp114, label %if.then116, label %if.end118

if.then116:                                       ; preds = %sw.bb
  %75 = load i8, i8* %letter, align 1
  %76 = load i8*, i8** %text.addr, align 8
  %77 = load i64, i64* %length, align 8
  %arrayidx117 = getelementptr inbounds i8, i8* %76, i64 %77
  store i8 %75, i8* %arrayidx117, align 1
  br label %if.end118

if.end118:                                        ; preds = %if.then116, %sw.bb
  %78 = load i64, i64* %length, align 8
  %inc119 = add i64 %78, 1
  store i64 %inc119, i64* %length, align 8
  br label %for.inc204

sw.bb120:                                         ; preds = %for.end112
  %arraydecay121 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %list, i64 0, i64 0
  %gp_offset_p122 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay121, i32 0, i32 0
  %gp_offset123 = load i32, i32* %gp_offset_p122, align 16
  %fits_in_gp124 = icmp ule i32 %gp_offset123, 40
  br i1 %fits_in_gp124, label %vaarg.in_reg125, label %vaarg.in_mem127

vaarg.in_reg125:                                  ; preds = %sw.bb120
  %79 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay121, i32 0, i32 3
  %reg_save_area126 = load i8*, i8** %79, align 16
  %80 = getelementptr i8, i8* %reg_save_area126, i32 %gp_offset123
  %81 = bitcast i8* %80 to i8**
  %82 = add i32 %gp_offset123, 8
  store i32 %82, i32* %gp_offset_p122, align 16
  br label %vaarg.end131

vaarg.in_mem127:                                  ; preds = %sw.bb120
  %overflow_arg_area_p128 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay121, i32 0, i32 2
  %overflow_arg_area129 = load i8*, i8** %overflow_arg_area_p128, align 8
  %83 = bitcast i8* %overflow_arg_area129 to i8**
  %overflow_arg_area.next130 = getelementptr i8, i8* %overflow_arg_area129, i32 8
  store i8* %overflow_arg_area.next130, i8** %overflow_arg_area_p128, align 8
  br label %vaarg.end131

vaarg.end131:                                     ; preds = %vaarg.in_mem127, %vaarg.in_reg125
  %vaarg.addr132 = phi i8** [ %81, %vaarg.in_reg125 ], [ %83, %vaarg.in_mem127 ]
  %84 = load i8*, i8** %vaarg.addr132, align 8
  %85 = load i32, i32* %bytes, align 4
  %86 = load i64, i64* %length, align 8
  call void @__thinair_store_count(i8* noundef %84, i32 noundef %85, i64 noundef %86) #9
  br label %for.inc204

sw.bb133:                                         ; preds = %for.end112, %for.end112
  %arraydecay134 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %list, i64 0, i64 0
  %gp_offset_p135 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay134, i32 0, i32 0
  %gp_offset136 = load i32, i32* %gp_offset_p135, align 16
  %fits_in_gp137 = icmp ule i32 %gp_offset136, 40
  br i1 %fits_in_gp137, label %vaarg.in_reg138, label %vaarg.in_mem140

vaarg.in_reg138:                                  ; preds = %sw.bb133
  %87 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay134, i32 0, i32 3
  %reg_save_area139 = load i8*, i8** %87, align 16
  %88 = getelementptr i8, i8* %reg_save_area139, i32 %gp_offset136
  %89 = bitcast i8* %88 to i64*
  %90 = add i32 %gp_offset136, 8
  store i32 %90, i32* %gp_offset_p135, align 16
  br label %vaarg.end144

vaarg.in_mem140:                                  ; preds = %sw.bb133
  %overflow_arg_area_p141 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay134, i32 0, i32 2
  %overflow_arg_area142 = load i8*, i8** %overflow_arg_area_p141, align 8
  %91 = bitcast i8* %overflow_arg_area142 to i64*
  %overflow_arg_area.next143 = getelementptr i8, i8* %overflow_arg_area142, i32 8
  store i8* %overflow_arg_area.next143, i8** %overflow_arg_area_p141, align 8
  br label %vaarg.end144

vaarg.end144:                                     ; preds = %vaarg.in_mem140, %vaarg.in_reg138
  %vaarg.addr145 = phi i64* [ %89, %vaarg.in_reg138 ], [ %91, %vaarg.in_mem140 ]
  %92 = load i64, i64* %vaarg.addr145, align 8
  store i64 %92, i64* %bits, align 8
  br label %sw.epilog

sw.bb146:                                         ; preds = %for.end112, %for.end112, %for.end112, %for.end112, %for.end112, %for.end112, %for.end112, %for.end112
  %93 = load i32, i32* %bytes, align 4
  %cmp147 = icmp eq i32 %93, 16
  br i1 %cmp147, label %cond.true149, label %cond.false150

cond.true149:                                     ; preds = %sw.bb146
  br label %cond.end160

cond.false150:                                    ; preds = %sw.bb146
  %arraydecay151 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %list, i64 0, i64 0
  %fp_offset_p = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay151, i32 0, i32 1
  %fp_offset = load i32, i32* %fp_offset_p, align 4
  %fits_in_fp = icmp ule i32 %fp_offset, 160
  br i1 %fits_in_fp, label %vaarg.in_reg152, label %vaarg.in_mem154

vaarg.in_reg152:                                  ; preds = %cond.false150
  %94 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay151, i32 0, i32 3
  %reg_save_area153 = load i8*, i8** %94, align 16
  %95 = getelementptr i8, i8* %reg_save_area153, i32 %fp_offset
  %96 = bitcast i8* %95 to double*
  %97 = add i32 %fp_offset, 16
  store i32 %97, i32* %fp_offset_p, align 4
  br label %vaarg.end158

vaarg.in_mem154:                                  ; preds = %cond.false150
  %overflow_arg_area_p155 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay151, i32 0, i32 2
  %overflow_arg_area156 = load i8*, i8** %overflow_arg_area_p155, align 8
  %98 = bitcast i8* %overflow_arg_area156 to double*
  %overflow_arg_area.next157 = getelementptr i8, i8* %overflow_arg_area156, i32 8
  store i8* %overflow_arg_area.next157, i8** %overflow_arg_area_p155, align 8
  br label %vaarg.end158

vaarg.end158:                                     ; preds = %vaarg.in_mem154, %vaarg.in_reg152
  %vaarg.addr159 = phi double* [ %96, %vaarg.in_reg152 ], [ %98, %vaarg.in_mem154 ]
  %99 = load double, double* %vaarg.addr159, align 8
  br label %cond.end160

cond.end160:                                      ; preds = %vaarg.end158, %cond.true149
  %cond161 = phi double [ 0.000000e+00, %cond.true149 ], [ %99, %vaarg.end158 ]
  store double %cond161, double* %value, align 8
  %100 = bitcast double* %value to i64*
  %101 = load i64, i64* %100, align 8
  store i64 %101, i64* %bits, align 8
  br label %sw.epilog

sw.bb162:                                         ; preds = %for.end112
  call void @__thinair_limit(i32 noundef 0, i8* noundef getelementptr inbounds ([39 x i8], [39 x i8]* @.str.20, i64 0, i64 0)) #9
  br label %sw.epilog

sw.default:                                       ; preds = %for.end112
  %102 = load i32, i32* %bytes, align 4
  %cmp163 = icmp eq i32 %102, 8
  br i1 %cmp163, label %cond.true165, label %cond.false178

cond.true165:                                     ; preds = %sw.default
  %arraydecay166 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %list, i64 0, i64 0
  %gp_offset_p167 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay166, i32 0, i32 0
  %gp_offset168 = load i32, i32* %gp_offset_p167, align 16
  %fits_in_gp169 = icmp ule i32 %gp_offset168, 40
  br i1 %fits_in_gp169, label %vaarg.in_reg170, label %vaarg.in_mem172

vaarg.in_reg170:                                  ; preds = %cond.true165
  %103 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay166, i32 0, i32 3
  %reg_save_area171 = load i8*, i8** %103, align 16
  %104 = getelementptr i8, i8* %reg_save_area171, i32 %gp_offset168
  %105 = bitcast i8* %104 to i64*
  %106 = add i32 %gp_offset168, 8
  store i32 %106, i32* %gp_offset_p167, align 16
  br label %vaarg.end176

vaarg.in_mem172:                                  ; preds = %cond.true165
  %overflow_arg_area_p173 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay166, i32 0, i32 2
  %overflow_arg_area174 = load i8*, i8** %overflow_arg_area_p173, align 8
  %107 = bitcast i8* %overflow_arg_area174 to i64*
  %overflow_arg_area.next175 = getelementptr i8, i8* %overflow_arg_area174, i32 8
  store i8* %overflow_arg_area.next175, i8** %overflow_arg_area_p173, align 8
  br label %vaarg.end176

vaarg.end176:                                     ; preds = %vaarg.in_mem172, %vaarg.in_reg170
  %vaarg.addr177 = phi i64* [ %105, %vaarg.in_reg170 ], [ %107, %vaarg.in_mem172 ]
  %108 = load i64, i64* %vaarg.addr177, align 8
  br label %cond.end192

cond.false178:                                    ; preds = %sw.default
  %arraydecay179 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %list, i64 0, i64 0
  %gp_offset_p180 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay179, i32 0, i32 0
  %gp_offset181 = load i32, i32* %gp_offset_p180, align 16
  %fits_in_gp182 = icmp ule i32 %gp_offset181, 40
  br i1 %fits_in_gp182, label %vaarg.in_reg183, label %vaarg.in_mem185

vaarg.in_reg183:                                  ; preds = %cond.false178
  %109 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay179, i32 0, i32 3
  %reg_save_area184 = load i8*, i8** %109, align 16
  %110 = getelementptr i8, i8* %reg_save_area184, i32 %gp_offset181
  %111 = bitcast i8* %110 to i32*
  %112 = add i32 %gp_offset181, 8
  store i32 %112, i32* %gp_offset_p180, align 16
  br label %vaarg.end189

vaarg.in_mem185:                                  ; preds = %cond.false178
  %overflow_arg_area_p186 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay179, i32 0, i32 2
  %overflow_arg_area187 = load i8*, i8** %overflow_arg_area_p186, align 8
  %113 = bitcast i8* %overflow_arg_area187 to i32*
  %overflow_arg_area.next188 = getelementptr i8, i8* %overflow_arg_area187, i32 8
  store i8* %overflow_arg_area.next188, i8** %overflow_arg_area_p186, align 8
  br label %vaarg.end189

vaarg.end189:                                     ; preds = %vaarg.in_mem185, %vaarg.in_reg183
  %vaarg.addr190 = phi i32* [ %111, %vaarg.in_reg183 ], [ %113, %vaarg.in_mem185 ]
  %114 = load i32, i32* %vaarg.addr190, align 4
  %conv191 = zext i32 %114 to i64
  br label %cond.end192

cond.end192:                                      ; preds = %vaarg.end189, %vaarg.end176
  %cond193 = phi i64 [ %108, %vaarg.end176 ], [ %conv191, %vaarg.end189 ]
  store i64 %cond193, i64* %bits, align 8
  br label %sw.epilog

sw.epilog:                                        ; preds = %cond.end192, %sw.bb162, %cond.end160, %vaarg.end144
  %115 = load i8*, i8** %text.addr, align 8
  %116 = load i64, i64* %length, align 8
  %add.ptr = getelementptr inbounds i8, i8* %115, i64 %116
  %117 = load i64, i64* %length, align 8
  %118 = load i64, i64* %room, align 8
  %cmp194 = icmp ult i64 %117, %118
  br i1 %cmp194, label %cond.true196, label %cond.false198

cond.true196:                                     ; preds = %sw.epilog
  %119 = load i64, i64* %room, align 8
  %120 = load i64, i64* %length, align 8
  %sub197 = sub i64 %119, %120
  br label %cond.end199

cond.false198:                                    ; preds = %sw.epilog
  br label %cond.end199

cond.end199:                                      ; preds = %cond.false198, %cond.true196
  %cond200 = phi i64 [ %sub197, %cond.true196 ], [ 0, %cond.false198 ]
  %121 = load i8, i8* %letter, align 1
  %conv201 = sext i8 %121 to i32
  %122 = load i32, i32* %flags, align 4
  %123 = load i32, i32* %width, align 4
  %124 = load i32, i32* %precision, align 4
  %125 = load i32, i32* %bytes, align 4
  %126 = load i64, i64* %bits, align 8
  %call202 = call i64 @__thinair_format(i8* noundef %add.ptr, i64 noundef %cond200, i32 noundef %conv201, i32 noundef %122, i32 noundef %123, i32 noundef %124, i32 noundef %125, i64 noundef %126) #9
  %127 = load i64, i64* %length, align 8
  %add203 = add i64 %127, %call202
  store i64 %add203, i64* %length, align 8
  br label %for.inc204

for.inc204:                                       ; preds = %cond.end199, %vaarg.end131, %if.end118, %if.end
  %128 = load i8*, i8** %format.addr, align 8
  %incdec.ptr205 = getelementptr inbounds i8, i8* %128, i32 1
  store i8* %incdec.ptr205, i8** %format.addr, align 8
  br label %for.cond, !llvm.loop !77

for.end206:                                       ; preds = %for.cond
  %129 = load i64, i64* %size.addr, align 8
  %tobool207 = icmp ne i64 %129, 0
  br i1 %tobool207, label %if.then208, label %if.end217

if.then208:                                       ; preds = %for.end206
  %130 = load i8*, i8** %text.addr, align 8
  %131 = load i64, i64* %length, align 8
  %132 = load i64, i64* %size.addr, align 8
  %cmp209 = icmp ult i64 %131, %132
  br i1 %cmp209, label %cond.true211, label %cond.false212

cond.true211:                                     ; preds = %if.then208
  %133 = load i64, i64* %length, align 8
  br label %cond.end214

cond.false212:                                    ; preds = %if.then208
  %134 = load i64, i64* %size.addr, align 8
  %sub213 = sub i64 %134, 1
  br label %cond.end214

cond.end214:                                      ; preds = %cond.false212, %cond.true211
  %cond215 = phi i64 [ %133, %cond.true211 ], [ %sub213, %cond.false212 ]
  %arrayidx216 = getelementptr inbounds i8, i8* %130, i64 %cond215
  store i8 0, i8* %arrayidx216, align 1
  br label %if.end217

if.end217:                                        ; preds = %cond.end214, %for.end206
  %135 = load i64, i64* %length, align 8
  %conv218 = trunc i64 %135 to i32
  ret i32 %conv218
}

; Function Attrs: nofree nosync nounwind willreturn
declare void @llvm.va_copy(i8*, i8*) #7

; Function Attrs: noinline nounwind uwtable
define internal i32 @flag_of(i8 noundef signext %letter) #0 {
entry:
  %retval = alloca i32, align 4
  %letter.addr = alloca i8, align 1
  store i8 %letter, i8* %letter.addr, align 1
  %0 = load i8, i8* %letter.addr, align 1
  %conv = sext i8 %0 to i32
  switch i32 %conv, label %sw.default [
    i32 45, label %sw.bb
    i32 43, label %sw.bb1
    i32 32, label %sw.bb2
    i32 35, label %sw.bb3
    i32 48, label %sw.bb4
  ]

sw.bb:                                            ; preds = %entry
  store i32 1, i32* %retval, align 4
  br label %return

sw.bb1:                                           ; preds = %entry
  store i32 2, i32* %retval, align 4
  br label %return

sw.bb2:                                           ; preds = %entry
  store i32 4, i32* %retval, align 4
  br label %return

sw.bb3:                                           ; preds = %entry
  store i32 8, i32* %retval, align 4
  br label %return

sw.bb4:                                           ; preds = %entry
  store i32 16, i32* %retval, align 4
  br label %return

sw.default:                                       ; preds = %entry
  store i32 0, i32* %retval, align 4
  br label %return

return:                                           ; preds = %sw.default, %sw.bb4, %sw.bb3, %sw.bb2, %sw.bb1, %sw.bb
  %1 = load i32, i32* %retval, align 4
  ret i32 %1
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @__thinair_print_list(i8* noundef %format, %struct.__va_list_tag* noundef %arguments) #0 {
entry:
  %format.addr = alloca i8*, align 8
  %arguments.addr = alloca %struct.__va_list_tag*, align 8
  store i8* %format, i8** %format.addr, align 8
  store %struct.__va_list_tag* %arguments, %struct.__va_list_tag** %arguments.addr, align 8
  %0 = load i8*, i8** %format.addr, align 8
  %1 = load %struct.__va_list_tag*, %struct.__va_list_tag** %arguments.addr, align 8
  %call = call i32 @vsnprintf(i8* noundef null, i64 noundef 0, i8* noundef %0, %struct.__va_list_tag* noundef %1) #9
  ret i32 %call
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @__thinair_print(i8* noundef %format, ...) #0 {
entry:
  %format.addr = alloca i8*, align 8
  %arguments = alloca [1 x %struct.__va_list_tag], align 16
  %length = alloca i32, align 4
  store i8* %format, i8** %format.addr, align 8
  %arraydecay = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %arguments, i64 0, i64 0
  %arraydecay1 = bitcast %struct.__va_list_tag* %arraydecay to i8*
  call void @llvm.va_start(i8* %arraydecay1)
  %0 = load i8*, i8** %format.addr, align 8
  %arraydecay2 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %arguments, i64 0, i64 0
  %call = call i32 @vsnprintf(i8* noundef null, i64 noundef 0, i8* noundef %0, %struct.__va_list_tag* noundef %arraydecay2) #9
  store i32 %call, i32* %length, align 4
  %arraydecay3 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %arguments, i64 0, i64 0
  %arraydecay34 = bitcast %struct.__va_list_tag* %arraydecay3 to i8*
  call void @llvm.va_end(i8* %arraydecay34)
  %1 = load i32, i32* %length, align 4
  ret i32 %1
}

; Function Attrs: nofree nosync nounwind willreturn
declare void @llvm.va_start(i8*) #7

; Function Attrs: nofree nosync nounwind willreturn
declare void @llvm.va_end(i8*) #7

; Function Attrs: noinline nounwind uwtable
define dso_local void @__thinair_read_text(i8* noundef %text) #0 {
entry:
  %text.addr = alloca i8*, align 8
  store i8* %text, i8** %text.addr, align 8
  br label %while.cond

while.cond:                                       ; preds = %while.body, %entry
  %0 = load i8*, i8** %text.addr, align 8
  %1 = load i8, i8* %0, align 1
  %tobool = icmp ne i8 %1, 0
  br i1 %tobool, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %2 = load i8*, i8** %text.addr, align 8
  %incdec.ptr = getelementptr inbounds i8, i8* %2, i32 1
  store i8* %incdec.ptr, i8** %text.addr, align 8
  br label %while.cond, !llvm.loop !78

while.end:                                        ; preds = %while.cond
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @__thinair_read_text_or_null(i8* noundef %text) #0 {
entry:
  %text.addr = alloca i8*, align 8
  store i8* %text, i8** %text.addr, align 8
  %0 = load i8*, i8** %text.addr, align 8
  %tobool = icmp ne i8* %0, null
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %1 = load i8*, i8** %text.addr, align 8
  call void @__thinair_read_text(i8* noundef %1) #9
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @__thinair_read_bytes(i8* noundef %bytes, i64 noundef %size) #0 {
entry:
  %bytes.addr = alloca i8*, align 8
  %size.addr = alloca i64, align 8
  %i = alloca i64, align 8
  store i8* %bytes, i8** %bytes.addr, align 8
  store i64 %size, i64* %size.addr, align 8
  store i64 0, i64* %i, align 8
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i64, i64* %i, align 8
  %1 = load i64, i64* %size.addr, align 8
  %cmp = icmp ult i64 %0, %1
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %2 = load i8*, i8** %bytes.addr, align 8
  %3 = load i64, i64* %i, align 8
  %add.ptr = getelementptr inbounds i8, i8* %2, i64 %3
  %call = call zeroext i8 @__thinair_copied_1(i8* noundef %add.ptr) #9
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %4 = load i64, i64* %i, align 8
  %inc = add i64 %4, 1
  store i64 %inc, i64* %i, align 8
  br label %for.cond, !llvm.loop !79

for.end:                                          ; preds = %for.cond
  ret void
}

declare zeroext i8 @__thinair_copied_1(i8* noundef) #1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @vsprintf(i8* noundef %text, i8* noundef %format, %struct.__va_list_tag* noundef %arguments) #0 {
entry:
  %text.addr = alloca i8*, align 8
  %format.addr = alloca i8*, align 8
  %arguments.addr = alloca %struct.__va_list_tag*, align 8
  store i8* %text, i8** %text.addr, align 8
  store i8* %format, i8** %format.addr, align 8
  store %struct.__va_list_tag* %arguments, %struct.__va_list_tag** %arguments.addr, align 8
  %0 = load i8*, i8** %text.addr, align 8
  %1 = load i8*, i8** %format.addr, align 8
  %2 = load %struct.__va_list_tag*, %struct.__va_list_tag** %arguments.addr, align 8
  %call = call i32 @vsnprintf(i8* noundef %0, i64 noundef 2147483647, i8* noundef %1, %struct.__va_list_tag* noundef %2) #9
  ret i32 %call
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @snprintf(i8* noundef %text, i64 noundef %size, i8* noundef %format, ...) #0 {
entry:
  %text.addr = alloca i8*, align 8
  %size.addr = alloca i64, align 8
  %format.addr = alloca i8*, align 8
  %arguments = alloca [1 x %struct.__va_list_tag], align 16
  %length = alloca i32, align 4
  store i8* %text, i8** %text.addr, align 8
  store i64 %size, i64* %size.addr, align 8
  store i8* %format, i8** %format.addr, align 8
  %arraydecay = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %arguments, i64 0, i64 0
  %arraydecay1 = bitcast %struct.__va_list_tag* %arraydecay to i8*
  call void @llvm.va_start(i8* %arraydecay1)
  %0 = load i8*, i8** %text.addr, align 8
  %1 = load i64, i64* %size.addr, align 8
  %2 = load i8*, i8** %format.addr, align 8
  %arraydecay2 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %arguments, i64 0, i64 0
  %call = call i32 @vsnprintf(i8* noundef %0, i64 noundef %1, i8* noundef %2, %struct.__va_list_tag* noundef %arraydecay2) #9
  store i32 %call, i32* %length, align 4
  %arraydecay3 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %arguments, i64 0, i64 0
  %arraydecay34 = bitcast %struct.__va_list_tag* %arraydecay3 to i8*
  call void @llvm.va_end(i8* %arraydecay34)
  %3 = load i32, i32* %length, align 4
  ret i32 %3
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @sprintf(i8* noundef %text, i8* noundef %format, ...) #0 {
entry:
  %text.addr = alloca i8*, align 8
  %format.addr = alloca i8*, align 8
  %arguments = alloca [1 x %struct.__va_list_tag], align 16
  %length = alloca i32, align 4
  store i8* %text, i8** %text.addr, align 8
  store i8* %format, i8** %format.addr, align 8
  %arraydecay = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %arguments, i64 0, i64 0
  %arraydecay1 = bitcast %struct.__va_list_tag* %arraydecay to i8*
  call void @llvm.va_start(i8* %arraydecay1)
  %0 = load i8*, i8** %text.addr, align 8
  %1 = load i8*, i8** %format.addr, align 8
  %arraydecay2 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %arguments, i64 0, i64 0
  %call = call i32 @vsnprintf(i8* noundef %0, i64 noundef 2147483647, i8* noundef %1, %struct.__va_list_tag* noundef %arraydecay2) #9
  store i32 %call, i32* %length, align 4
  %arraydecay3 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %arguments, i64 0, i64 0
  %arraydecay34 = bitcast %struct.__va_list_tag* %arraydecay3 to i8*
  call void @llvm.va_end(i8* %arraydecay34)
  %2 = load i32, i32* %length, align 4
  ret i32 %2
}

; Function Attrs: noinline nounwind uwtable
define dso_local i64 @__isoc23_strtol(i8* noundef %text, i8** noundef %end, i32 noundef %base) #0 {
entry:
  %text.addr = alloca i8*, align 8
  %end.addr = alloca i8**, align 8
  %base.addr = alloca i32, align 4
  store i8* %text, i8** %text.addr, align 8
  store i8** %end, i8*** %end.addr, align 8
  store i32 %base, i32* %base.addr, align 4
  %0 = load i8*, i8** %text.addr, align 8
  %1 = load i8**, i8*** %end.addr, align 8
  %2 = load i32, i32* %base.addr, align 4
  %call = call i64 @strtol(i8* noundef %0, i8** noundef %1, i32 noundef %2) #10
  ret i64 %call
}

; Function Attrs: noinline nounwind uwtable
define dso_local i64 @__isoc23_strtoul(i8* noundef %text, i8** noundef %end, i32 noundef %base) #0 {
entry:
  %text.addr = alloca i8*, align 8
  %end.addr = alloca i8**, align 8
  %base.addr = alloca i32, align 4
  store i8* %text, i8** %text.addr, align 8
  store i8** %end, i8*** %end.addr, align 8
  store i32 %base, i32* %base.addr, align 4
  %0 = load i8*, i8** %text.addr, align 8
  %1 = load i8**, i8*** %end.addr, align 8
  %2 = load i32, i32* %base.addr, align 4
  %call = call i64 @strtoul(i8* noundef %0, i8** noundef %1, i32 noundef %2) #10
  ret i64 %call
}

; Function Attrs: noinline nounwind uwtable
define dso_local i64 @__isoc23_strtoll(i8* noundef %text, i8** noundef %end, i32 noundef %base) #0 {
entry:
  %text.addr = alloca i8*, align 8
  %end.addr = alloca i8**, align 8
  %base.addr = alloca i32, align 4
  store i8* %text, i8** %text.addr, align 8
  store i8** %end, i8*** %end.addr, align 8
  store i32 %base, i32* %base.addr, align 4
  %0 = load i8*, i8** %text.addr, align 8
  %1 = load i8**, i8*** %end.addr, align 8
  %2 = load i32, i32* %base.addr, align 4
  %call = call i64 @strtoll(i8* noundef %0, i8** noundef %1, i32 noundef %2) #10
  ret i64 %call
}

; Function Attrs: noinline nounwind uwtable
define dso_local i64 @__isoc23_strtoull(i8* noundef %text, i8** noundef %end, i32 noundef %base) #0 {
entry:
  %text.addr = alloca i8*, align 8
  %end.addr = alloca i8**, align 8
  %base.addr = alloca i32, align 4
  store i8* %text, i8** %text.addr, align 8
  store i8** %end, i8*** %end.addr, align 8
  store i32 %base, i32* %base.addr, align 4
  %0 = load i8*, i8** %text.addr, align 8
  %1 = load i8**, i8*** %end.addr, align 8
  %2 = load i32, i32* %base.addr, align 4
  %call = call i64 @strtoull(i8* noundef %0, i8** noundef %1, i32 noundef %2) #10
  ret i64 %call
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @__thinair_end_of_locals() #0 {
entry:
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @__thinair_set_result(i8* noundef %result) #0 {
entry:
  %result.addr = alloca i8*, align 8
  store i8* %result, i8** %result.addr, align 8
  %0 = load i8*, i8** %result.addr, align 8
  %call = call i64 @__thinair_self() #9
  %arrayidx = getelementptr inbounds [65 x i8*], [65 x i8*]* @__thinair_results, i64 0, i64 %call
  store i8* %0, i8** %arrayidx, align 8
  ret void
}

declare i64 @__thinair_self() #1

; Function Attrs: noinline nounwind uwtable
define dso_local void @__thinair_end_thread() #0 {
entry:
  call void @__thinair_end_thread_locals() #9
  call void @run_destructors() #9
  call void @__thinair_end_of_locals() #9
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @__thinair_end_thread_locals() #0 {
entry:
  %end = alloca %struct.thread_local_end*, align 8
  br label %while.cond

while.cond:                                       ; preds = %while.body, %entry
  %0 = load %struct.thread_local_end*, %struct.thread_local_end** @last_thread_local, align 8
  store %struct.thread_local_end* %0, %struct.thread_local_end** %end, align 8
  %tobool = icmp ne %struct.thread_local_end* %0, null
  br i1 %tobool, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %1 = load %struct.thread_local_end*, %struct.thread_local_end** %end, align 8
  %before = getelementptr inbounds %struct.thread_local_end, %struct.thread_local_end* %1, i32 0, i32 2
  %2 = load %struct.thread_local_end*, %struct.thread_local_end** %before, align 8
  store %struct.thread_local_end* %2, %struct.thread_local_end** @last_thread_local, align 8
  %3 = load %struct.thread_local_end*, %struct.thread_local_end** %end, align 8
  %function = getelementptr inbounds %struct.thread_local_end, %struct.thread_local_end* %3, i32 0, i32 0
  %4 = load void (i8*)*, void (i8*)** %function, align 8
  %5 = load %struct.thread_local_end*, %struct.thread_local_end** %end, align 8
  %object = getelementptr inbounds %struct.thread_local_end, %struct.thread_local_end* %5, i32 0, i32 1
  %6 = load i8*, i8** %object, align 8
  call void %4(i8* noundef %6) #9
  %7 = load %struct.thread_local_end*, %struct.thread_local_end** %end, align 8
  %8 = bitcast %struct.thread_local_end* %7 to i8*
  call void @free(i8* noundef %8) #10
  br label %while.cond, !llvm.loop !80

while.end:                                        ; preds = %while.cond
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @run_destructors() #0 {
entry:
  %count = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  %key = alloca i32, align 4
  %value = alloca i8*, align 8
  %0 = load atomic i32, i32* @keys acquire, align 4
  store i32 %0, i32* %atomic-temp, align 4
  %1 = load i32, i32* %atomic-temp, align 4
  store i32 %1, i32* %count, align 4
  store i32 0, i32* %key, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %2 = load i32, i32* %key, align 4
  %3 = load i32, i32* %count, align 4
  %cmp = icmp slt i32 %2, %3
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %4 = load i32, i32* %key, align 4
  %idxprom = sext i32 %4 to i64
  %arrayidx = getelementptr inbounds [16 x i8*], [16 x i8*]* @values, i64 0, i64 %idxprom
  %5 = load i8*, i8** %arrayidx, align 8
  store i8* %5, i8** %value, align 8
  %6 = load i8*, i8** %value, align 8
  %tobool = icmp ne i8* %6, null
  br i1 %tobool, label %land.lhs.true, label %if.end

land.lhs.true:                                    ; preds = %for.body
  %7 = load i32, i32* %key, align 4
  %idxprom1 = sext i32 %7 to i64
  %arrayidx2 = getelementptr inbounds [16 x void (i8*)*], [16 x void (i8*)*]* @destructors, i64 0, i64 %idxprom1
  %8 = load void (i8*)*, void (i8*)** %arrayidx2, align 8
  %tobool3 = icmp ne void (i8*)* %8, null
  br i1 %tobool3, label %if.then, label %if.end

if.then:                                          ; preds = %land.lhs.true
  %9 = load i32, i32* %key, align 4
  %idxprom4 = sext i32 %9 to i64
  %arrayidx5 = getelementptr inbounds [16 x i8*], [16 x i8*]* @values, i64 0, i64 %idxprom4
  store i8* null, i8** %arrayidx5, align 8
  %10 = load i32, i32* %key, align 4
  %idxprom6 = sext i32 %10 to i64
  %arrayidx7 = getelementptr inbounds [16 x void (i8*)*], [16 x void (i8*)*]* @destructors, i64 0, i64 %idxprom6
  %11 = load void (i8*)*, void (i8*)** %arrayidx7, align 8
  %12 = load i8*, i8** %value, align 8
  call void %11(i8* noundef %12) #9
  br label %if.end

if.end:                                           ; preds = %if.then, %land.lhs.true, %for.body
  br label %for.inc

for.inc:                                          ; preds = %if.end
  %13 = load i32, i32* %key, align 4
  %inc = add nsw i32 %13, 1
  store i32 %inc, i32* %key, align 4
  br label %for.cond, !llvm.loop !81

for.end:                                          ; preds = %for.cond
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @__thinair_finish(i8* noundef %result, i32 noundef %has_result) #0 {
entry:
  %result.addr = alloca i8*, align 8
  %has_result.addr = alloca i32, align 4
  store i8* %result, i8** %result.addr, align 8
  store i32 %has_result, i32* %has_result.addr, align 4
  %0 = load i32, i32* %has_result.addr, align 4
  %tobool = icmp ne i32 %0, 0
  br i1 %tobool, label %if.then, label %if.else

if.then:                                          ; preds = %entry
  %1 = load i8*, i8** %result.addr, align 8
  call void @__thinair_set_result(i8* noundef %1) #9
  br label %if.end

if.else:                                          ; preds = %entry
  %call = call i64 @__thinair_self() #9
  %arrayidx = getelementptr inbounds [65 x i32], [65 x i32]* @__thinair_without_result, i64 0, i64 %call
  store i32 1, i32* %arrayidx, align 4
  br label %if.end

if.end:                                           ; preds = %if.else, %if.then
  call void @__thinair_end_thread() #9
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @__thinair_start(i8* (i8*)* noundef %function, i8* noundef %argument) #0 {
entry:
  %function.addr = alloca i8* (i8*)*, align 8
  %argument.addr = alloca i8*, align 8
  %result = alloca i8*, align 8
  store i8* (i8*)* %function, i8* (i8*)** %function.addr, align 8
  store i8* %argument, i8** %argument.addr, align 8
  %0 = load i8* (i8*)*, i8* (i8*)** %function.addr, align 8
  %1 = load i8*, i8** %argument.addr, align 8
  %call = call i8* %0(i8* noundef %1) #9
  store i8* %call, i8** %result, align 8
  %2 = load i8*, i8** %result, align 8
  %call1 = call i32 @__thinair_had_value() #9
  call void @__thinair_finish(i8* noundef %2, i32 noundef %call1) #9
  ret void
}

declare i32 @__thinair_had_value() #1

; Function Attrs: noinline nounwind uwtable
define dso_local void @__thinair_start_without(i8* ()* noundef %function) #0 {
entry:
  %function.addr = alloca i8* ()*, align 8
  %result = alloca i8*, align 8
  store i8* ()* %function, i8* ()** %function.addr, align 8
  %0 = load i8* ()*, i8* ()** %function.addr, align 8
  %call = call i8* %0() #9
  store i8* %call, i8** %result, align 8
  %1 = load i8*, i8** %result, align 8
  %call1 = call i32 @__thinair_had_value() #9
  call void @__thinair_finish(i8* noundef %1, i32 noundef %call1) #9
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @__thinair_start_with_locals(i8* (i8*)* noundef %function, i8* noundef %argument) #0 {
entry:
  %function.addr = alloca i8* (i8*)*, align 8
  %argument.addr = alloca i8*, align 8
  store i8* (i8*)* %function, i8* (i8*)** %function.addr, align 8
  store i8* %argument, i8** %argument.addr, align 8
  %0 = load i8* (i8*)*, i8* (i8*)** %function.addr, align 8
  %1 = load i8*, i8** %argument.addr, align 8
  %call = call i8* %0(i8* noundef %1) #9
  call void @__thinair_end_of_locals() #9
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @__thinair_start_with_locals_without(i8* ()* noundef %function) #0 {
entry:
  %function.addr = alloca i8* ()*, align 8
  store i8* ()* %function, i8* ()** %function.addr, align 8
  %0 = load i8* ()*, i8* ()** %function.addr, align 8
  %call = call i8* %0() #9
  call void @__thinair_end_of_locals() #9
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @__thinair_check_joinable(i64 noundef %thread) #0 {
entry:
  %thread.addr = alloca i64, align 8
  %atomic-temp = alloca i32, align 4
  store i64 %thread, i64* %thread.addr, align 8
  %0 = load i64, i64* %thread.addr, align 8
  %cmp = icmp sgt i64 %0, 0
  br i1 %cmp, label %land.lhs.true, label %if.end

land.lhs.true:                                    ; preds = %entry
  %1 = load i64, i64* %thread.addr, align 8
  %cmp1 = icmp slt i64 %1, 65
  br i1 %cmp1, label %if.then, label %if.end

if.then:                                          ; preds = %land.lhs.true
  %2 = load i64, i64* %thread.addr, align 8
  %arrayidx = getelementptr inbounds [65 x i32], [65 x i32]* @detached, i64 0, i64 %2
  %3 = load atomic i32, i32* %arrayidx acquire, align 4
  store i32 %3, i32* %atomic-temp, align 4
  %4 = load i32, i32* %atomic-temp, align 4
  %cmp2 = icmp ne i32 %4, 1
  %conv = zext i1 %cmp2 to i32
  call void @__thinair_check(i32 noundef %conv, i8* noundef getelementptr inbounds ([35 x i8], [35 x i8]* @.str.21, i64 0, i64 0)) #9
  br label %if.end

if.end:                                           ; preds = %if.then, %land.lhs.true, %entry
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @__thinair_joined(i64 noundef %thread) #0 {
entry:
  %thread.addr = alloca i64, align 8
  %.atomictmp = alloca i32, align 4
  store i64 %thread, i64* %thread.addr, align 8
  %0 = load i64, i64* %thread.addr, align 8
  %cmp = icmp sgt i64 %0, 0
  br i1 %cmp, label %land.lhs.true, label %if.end

land.lhs.true:                                    ; preds = %entry
  %1 = load i64, i64* %thread.addr, align 8
  %cmp1 = icmp slt i64 %1, 65
  br i1 %cmp1, label %if.then, label %if.end

if.then:                                          ; preds = %land.lhs.true
  %2 = load i64, i64* %thread.addr, align 8
  %arrayidx = getelementptr inbounds [65 x i32], [65 x i32]* @detached, i64 0, i64 %2
  store i32 2, i32* %.atomictmp, align 4
  %3 = load i32, i32* %.atomictmp, align 4
  store atomic i32 %3, i32* %arrayidx release, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %land.lhs.true, %entry
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @pthread_detach(i64 noundef %thread) #0 {
entry:
  %thread.addr = alloca i64, align 8
  %before = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  store i64 %thread, i64* %thread.addr, align 8
  %0 = load i64, i64* %thread.addr, align 8
  %cmp = icmp ugt i64 %0, 0
  br i1 %cmp, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %entry
  %1 = load i64, i64* %thread.addr, align 8
  %cmp1 = icmp ult i64 %1, 65
  br label %land.end

land.end:                                         ; preds = %land.rhs, %entry
  %2 = phi i1 [ false, %entry ], [ %cmp1, %land.rhs ]
  %land.ext = zext i1 %2 to i32
  call void @__thinair_check(i32 noundef %land.ext, i8* noundef getelementptr inbounds ([41 x i8], [41 x i8]* @.str.22, i64 0, i64 0)) #9
  %3 = load i64, i64* %thread.addr, align 8
  %arrayidx = getelementptr inbounds [65 x i32], [65 x i32]* @detached, i64 0, i64 %3
  store i32 1, i32* %.atomictmp, align 4
  %4 = load i32, i32* %.atomictmp, align 4
  %5 = atomicrmw xchg i32* %arrayidx, i32 %4 acq_rel, align 4
  store i32 %5, i32* %atomic-temp, align 4
  %6 = load i32, i32* %atomic-temp, align 4
  store i32 %6, i32* %before, align 4
  %7 = load i32, i32* %before, align 4
  %cmp2 = icmp ne i32 %7, 2
  %conv = zext i1 %cmp2 to i32
  call void @__thinair_check(i32 noundef %conv, i8* noundef getelementptr inbounds ([37 x i8], [37 x i8]* @.str.23, i64 0, i64 0)) #9
  %8 = load i32, i32* %before, align 4
  %tobool = icmp ne i32 %8, 0
  %lnot = xor i1 %tobool, true
  %lnot.ext = zext i1 %lnot to i32
  call void @__thinair_check(i32 noundef %lnot.ext, i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.24, i64 0, i64 0)) #9
  ret i32 0
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @pthread_attr_init(%union.pthread_attr_t* noundef nonnull %attributes) #0 {
entry:
  %attributes.addr = alloca %union.pthread_attr_t*, align 8
  store %union.pthread_attr_t* %attributes, %union.pthread_attr_t** %attributes.addr, align 8
  %0 = load %union.pthread_attr_t*, %union.pthread_attr_t** %attributes.addr, align 8
  %1 = bitcast %union.pthread_attr_t* %0 to i32*
  store i32 0, i32* %1, align 4
  ret i32 0
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @pthread_attr_destroy(%union.pthread_attr_t* noundef nonnull %attributes) #0 {
entry:
  %attributes.addr = alloca %union.pthread_attr_t*, align 8
  store %union.pthread_attr_t* %attributes, %union.pthread_attr_t** %attributes.addr, align 8
  %0 = load %union.pthread_attr_t*, %union.pthread_attr_t** %attributes.addr, align 8
  %1 = bitcast %union.pthread_attr_t* %0 to i8*
  %call = call i32 @read_only(i8* noundef %1) #9
  ret i32 %call
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @read_only(i8* noundef %attributes) #0 {
entry:
  %attributes.addr = alloca i8*, align 8
  %first = alloca i32, align 4
  store i8* %attributes, i8** %attributes.addr, align 8
  %0 = load i8*, i8** %attributes.addr, align 8
  %1 = bitcast i8* %0 to i32*
  %2 = load i32, i32* %1, align 4
  store i32 %2, i32* %first, align 4
  %3 = load i32, i32* %first, align 4
  ret i32 0
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @pthread_attr_setstacksize(%union.pthread_attr_t* noundef nonnull %attributes, i64 noundef %size) #0 {
entry:
  %attributes.addr = alloca %union.pthread_attr_t*, align 8
  %size.addr = alloca i64, align 8
  store %union.pthread_attr_t* %attributes, %union.pthread_attr_t** %attributes.addr, align 8
  store i64 %size, i64* %size.addr, align 8
  %0 = load %union.pthread_attr_t*, %union.pthread_attr_t** %attributes.addr, align 8
  %1 = bitcast %union.pthread_attr_t* %0 to i8*
  %call = call i32 @read_only(i8* noundef %1) #9
  ret i32 %call
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @pthread_attr_setscope(%union.pthread_attr_t* noundef nonnull %attributes, i32 noundef %scope) #0 {
entry:
  %attributes.addr = alloca %union.pthread_attr_t*, align 8
  %scope.addr = alloca i32, align 4
  store %union.pthread_attr_t* %attributes, %union.pthread_attr_t** %attributes.addr, align 8
  store i32 %scope, i32* %scope.addr, align 4
  %0 = load %union.pthread_attr_t*, %union.pthread_attr_t** %attributes.addr, align 8
  %1 = bitcast %union.pthread_attr_t* %0 to i8*
  %call = call i32 @read_only(i8* noundef %1) #9
  ret i32 %call
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @pthread_mutexattr_setpshared(%union.pthread_mutexattr_t* noundef nonnull %attributes, i32 noundef %shared) #0 {
entry:
  %attributes.addr = alloca %union.pthread_mutexattr_t*, align 8
  %shared.addr = alloca i32, align 4
  store %union.pthread_mutexattr_t* %attributes, %union.pthread_mutexattr_t** %attributes.addr, align 8
  store i32 %shared, i32* %shared.addr, align 4
  %0 = load %union.pthread_mutexattr_t*, %union.pthread_mutexattr_t** %attributes.addr, align 8
  %1 = bitcast %union.pthread_mutexattr_t* %0 to i8*
  %call = call i32 @read_only(i8* noundef %1) #9
  ret i32 %call
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @pthread_mutexattr_destroy(%union.pthread_mutexattr_t* noundef nonnull %attributes) #0 {
entry:
  %attributes.addr = alloca %union.pthread_mutexattr_t*, align 8
  store %union.pthread_mutexattr_t* %attributes, %union.pthread_mutexattr_t** %attributes.addr, align 8
  %0 = load %union.pthread_mutexattr_t*, %union.pthread_mutexattr_t** %attributes.addr, align 8
  %1 = bitcast %union.pthread_mutexattr_t* %0 to i8*
  %call = call i32 @read_only(i8* noundef %1) #9
  ret i32 %call
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @pthread_condattr_init(%union.pthread_condattr_t* noundef nonnull %attributes) #0 {
entry:
  %attributes.addr = alloca %union.pthread_condattr_t*, align 8
  store %union.pthread_condattr_t* %attributes, %union.pthread_condattr_t** %attributes.addr, align 8
  %0 = load %union.pthread_condattr_t*, %union.pthread_condattr_t** %attributes.addr, align 8
  %1 = bitcast %union.pthread_condattr_t* %0 to i8*
  %call = call i32 @begin(i8* noundef %1) #9
  ret i32 %call
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @begin(i8* noundef %attributes) #0 {
entry:
  %attributes.addr = alloca i8*, align 8
  store i8* %attributes, i8** %attributes.addr, align 8
  %0 = load i8*, i8** %attributes.addr, align 8
  %1 = bitcast i8* %0 to i32*
  store i32 0, i32* %1, align 4
  ret i32 0
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @pthread_condattr_destroy(%union.pthread_condattr_t* noundef nonnull %attributes) #0 {
entry:
  %attributes.addr = alloca %union.pthread_condattr_t*, align 8
  store %union.pthread_condattr_t* %attributes, %union.pthread_condattr_t** %attributes.addr, align 8
  %0 = load %union.pthread_condattr_t*, %union.pthread_condattr_t** %attributes.addr, align 8
  %1 = bitcast %union.pthread_condattr_t* %0 to i8*
  %call = call i32 @read_only(i8* noundef %1) #9
  ret i32 %call
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @pthread_condattr_setclock(%union.pthread_condattr_t* noundef nonnull %attributes, i32 noundef %clock) #0 {
entry:
  %attributes.addr = alloca %union.pthread_condattr_t*, align 8
  %clock.addr = alloca i32, align 4
  store %union.pthread_condattr_t* %attributes, %union.pthread_condattr_t** %attributes.addr, align 8
  store i32 %clock, i32* %clock.addr, align 4
  %0 = load %union.pthread_condattr_t*, %union.pthread_condattr_t** %attributes.addr, align 8
  %1 = bitcast %union.pthread_condattr_t* %0 to i8*
  %call = call i32 @read_only(i8* noundef %1) #9
  ret i32 %call
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @pthread_condattr_setpshared(%union.pthread_condattr_t* noundef nonnull %attributes, i32 noundef %shared) #0 {
entry:
  %attributes.addr = alloca %union.pthread_condattr_t*, align 8
  %shared.addr = alloca i32, align 4
  store %union.pthread_condattr_t* %attributes, %union.pthread_condattr_t** %attributes.addr, align 8
  store i32 %shared, i32* %shared.addr, align 4
  %0 = load %union.pthread_condattr_t*, %union.pthread_condattr_t** %attributes.addr, align 8
  %1 = bitcast %union.pthread_condattr_t* %0 to i8*
  %call = call i32 @read_only(i8* noundef %1) #9
  ret i32 %call
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @pthread_rwlockattr_init(%union.pthread_rwlockattr_t* noundef nonnull %attributes) #0 {
entry:
  %attributes.addr = alloca %union.pthread_rwlockattr_t*, align 8
  store %union.pthread_rwlockattr_t* %attributes, %union.pthread_rwlockattr_t** %attributes.addr, align 8
  %0 = load %union.pthread_rwlockattr_t*, %union.pthread_rwlockattr_t** %attributes.addr, align 8
  %1 = bitcast %union.pthread_rwlockattr_t* %0 to i8*
  %call = call i32 @begin(i8* noundef %1) #9
  ret i32 %call
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @pthread_rwlockattr_destroy(%union.pthread_rwlockattr_t* noundef nonnull %attributes) #0 {
entry:
  %attributes.addr = alloca %union.pthread_rwlockattr_t*, align 8
  store %union.pthread_rwlockattr_t* %attributes, %union.pthread_rwlockattr_t** %attributes.addr, align 8
  %0 = load %union.pthread_rwlockattr_t*, %union.pthread_rwlockattr_t** %attributes.addr, align 8
  %1 = bitcast %union.pthread_rwlockattr_t* %0 to i8*
  %call = call i32 @read_only(i8* noundef %1) #9
  ret i32 %call
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @pthread_rwlockattr_setpshared(%union.pthread_rwlockattr_t* noundef nonnull %attributes, i32 noundef %shared) #0 {
entry:
  %attributes.addr = alloca %union.pthread_rwlockattr_t*, align 8
  %shared.addr = alloca i32, align 4
  store %union.pthread_rwlockattr_t* %attributes, %union.pthread_rwlockattr_t** %attributes.addr, align 8
  store i32 %shared, i32* %shared.addr, align 4
  %0 = load %union.pthread_rwlockattr_t*, %union.pthread_rwlockattr_t** %attributes.addr, align 8
  %1 = bitcast %union.pthread_rwlockattr_t* %0 to i8*
  %call = call i32 @read_only(i8* noundef %1) #9
  ret i32 %call
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @pthread_barrierattr_init(%union.pthread_barrierattr_t* noundef nonnull %attributes) #0 {
entry:
  %attributes.addr = alloca %union.pthread_barrierattr_t*, align 8
  store %union.pthread_barrierattr_t* %attributes, %union.pthread_barrierattr_t** %attributes.addr, align 8
  %0 = load %union.pthread_barrierattr_t*, %union.pthread_barrierattr_t** %attributes.addr, align 8
  %1 = bitcast %union.pthread_barrierattr_t* %0 to i8*
  %call = call i32 @begin(i8* noundef %1) #9
  ret i32 %call
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @pthread_barrierattr_destroy(%union.pthread_barrierattr_t* noundef nonnull %attributes) #0 {
entry:
  %attributes.addr = alloca %union.pthread_barrierattr_t*, align 8
  store %union.pthread_barrierattr_t* %attributes, %union.pthread_barrierattr_t** %attributes.addr, align 8
  %0 = load %union.pthread_barrierattr_t*, %union.pthread_barrierattr_t** %attributes.addr, align 8
  %1 = bitcast %union.pthread_barrierattr_t* %0 to i8*
  %call = call i32 @read_only(i8* noundef %1) #9
  ret i32 %call
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @pthread_barrierattr_setpshared(%union.pthread_barrierattr_t* noundef nonnull %attributes, i32 noundef %shared) #0 {
entry:
  %attributes.addr = alloca %union.pthread_barrierattr_t*, align 8
  %shared.addr = alloca i32, align 4
  store %union.pthread_barrierattr_t* %attributes, %union.pthread_barrierattr_t** %attributes.addr, align 8
  store i32 %shared, i32* %shared.addr, align 4
  %0 = load %union.pthread_barrierattr_t*, %union.pthread_barrierattr_t** %attributes.addr, align 8
  %1 = bitcast %union.pthread_barrierattr_t* %0 to i8*
  %call = call i32 @read_only(i8* noundef %1) #9
  ret i32 %call
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @pthread_setaffinity_np(i64 noundef %thread, i64 noundef %size, %struct.cpu_set_t* noundef nonnull %processors) #0 {
entry:
  %thread.addr = alloca i64, align 8
  %size.addr = alloca i64, align 8
  %processors.addr = alloca %struct.cpu_set_t*, align 8
  store i64 %thread, i64* %thread.addr, align 8
  store i64 %size, i64* %size.addr, align 8
  store %struct.cpu_set_t* %processors, %struct.cpu_set_t** %processors.addr, align 8
  %0 = load i64, i64* %size.addr, align 8
  %cmp = icmp ult i64 %0, 4
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  br label %cond.end

cond.false:                                       ; preds = %entry
  %1 = load %struct.cpu_set_t*, %struct.cpu_set_t** %processors.addr, align 8
  %2 = bitcast %struct.cpu_set_t* %1 to i8*
  %call = call i32 @read_only(i8* noundef %2) #9
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ 22, %cond.true ], [ %call, %cond.false ]
  ret i32 %cond
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @sigemptyset(%struct.__sigset_t* noundef nonnull %set) #0 {
entry:
  %set.addr = alloca %struct.__sigset_t*, align 8
  store %struct.__sigset_t* %set, %struct.__sigset_t** %set.addr, align 8
  %0 = load %struct.__sigset_t*, %struct.__sigset_t** %set.addr, align 8
  %__val = getelementptr inbounds %struct.__sigset_t, %struct.__sigset_t* %0, i32 0, i32 0
  %arrayidx = getelementptr inbounds [16 x i64], [16 x i64]* %__val, i64 0, i64 0
  store i64 0, i64* %arrayidx, align 8
  ret i32 0
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @sigfillset(%struct.__sigset_t* noundef nonnull %set) #0 {
entry:
  %set.addr = alloca %struct.__sigset_t*, align 8
  store %struct.__sigset_t* %set, %struct.__sigset_t** %set.addr, align 8
  %0 = load %struct.__sigset_t*, %struct.__sigset_t** %set.addr, align 8
  %__val = getelementptr inbounds %struct.__sigset_t, %struct.__sigset_t* %0, i32 0, i32 0
  %arrayidx = getelementptr inbounds [16 x i64], [16 x i64]* %__val, i64 0, i64 0
  store i64 -1, i64* %arrayidx, align 8
  ret i32 0
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @sigaddset(%struct.__sigset_t* noundef nonnull %set, i32 noundef %signal) #0 {
entry:
  %set.addr = alloca %struct.__sigset_t*, align 8
  %signal.addr = alloca i32, align 4
  store %struct.__sigset_t* %set, %struct.__sigset_t** %set.addr, align 8
  store i32 %signal, i32* %signal.addr, align 4
  %0 = load i32, i32* %signal.addr, align 4
  %sub = sub nsw i32 %0, 1
  %and = and i32 %sub, 63
  %sh_prom = zext i32 %and to i64
  %shl = shl i64 1, %sh_prom
  %1 = load %struct.__sigset_t*, %struct.__sigset_t** %set.addr, align 8
  %__val = getelementptr inbounds %struct.__sigset_t, %struct.__sigset_t* %1, i32 0, i32 0
  %arrayidx = getelementptr inbounds [16 x i64], [16 x i64]* %__val, i64 0, i64 0
  %2 = load i64, i64* %arrayidx, align 8
  %or = or i64 %2, %shl
  store i64 %or, i64* %arrayidx, align 8
  ret i32 0
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @sigdelset(%struct.__sigset_t* noundef nonnull %set, i32 noundef %signal) #0 {
entry:
  %set.addr = alloca %struct.__sigset_t*, align 8
  %signal.addr = alloca i32, align 4
  store %struct.__sigset_t* %set, %struct.__sigset_t** %set.addr, align 8
  store i32 %signal, i32* %signal.addr, align 4
  %0 = load i32, i32* %signal.addr, align 4
  %sub = sub nsw i32 %0, 1
  %and = and i32 %sub, 63
  %sh_prom = zext i32 %and to i64
  %shl = shl i64 1, %sh_prom
  %neg = xor i64 %shl, -1
  %1 = load %struct.__sigset_t*, %struct.__sigset_t** %set.addr, align 8
  %__val = getelementptr inbounds %struct.__sigset_t, %struct.__sigset_t* %1, i32 0, i32 0
  %arrayidx = getelementptr inbounds [16 x i64], [16 x i64]* %__val, i64 0, i64 0
  %2 = load i64, i64* %arrayidx, align 8
  %and1 = and i64 %2, %neg
  store i64 %and1, i64* %arrayidx, align 8
  ret i32 0
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @pthread_sigmask(i32 noundef %how, %struct.__sigset_t* noundef %set, %struct.__sigset_t* noundef %old) #0 {
entry:
  %how.addr = alloca i32, align 4
  %set.addr = alloca %struct.__sigset_t*, align 8
  %old.addr = alloca %struct.__sigset_t*, align 8
  store i32 %how, i32* %how.addr, align 4
  store %struct.__sigset_t* %set, %struct.__sigset_t** %set.addr, align 8
  store %struct.__sigset_t* %old, %struct.__sigset_t** %old.addr, align 8
  %0 = load %struct.__sigset_t*, %struct.__sigset_t** %set.addr, align 8
  %tobool = icmp ne %struct.__sigset_t* %0, null
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %1 = load %struct.__sigset_t*, %struct.__sigset_t** %set.addr, align 8
  %__val = getelementptr inbounds %struct.__sigset_t, %struct.__sigset_t* %1, i32 0, i32 0
  %arrayidx = getelementptr inbounds [16 x i64], [16 x i64]* %__val, i64 0, i64 0
  %2 = bitcast i64* %arrayidx to i8*
  %call = call i32 @read_only(i8* noundef %2) #9
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  %3 = load %struct.__sigset_t*, %struct.__sigset_t** %old.addr, align 8
  %tobool1 = icmp ne %struct.__sigset_t* %3, null
  br i1 %tobool1, label %if.then2, label %if.end5

if.then2:                                         ; preds = %if.end
  %4 = load %struct.__sigset_t*, %struct.__sigset_t** %old.addr, align 8
  %__val3 = getelementptr inbounds %struct.__sigset_t, %struct.__sigset_t* %4, i32 0, i32 0
  %arrayidx4 = getelementptr inbounds [16 x i64], [16 x i64]* %__val3, i64 0, i64 0
  store i64 0, i64* %arrayidx4, align 8
  br label %if.end5

if.end5:                                          ; preds = %if.then2, %if.end
  ret i32 0
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @sigaction(i32 noundef %signal, %struct.sigaction* noundef %action, %struct.sigaction* noundef %old) #0 {
entry:
  %signal.addr = alloca i32, align 4
  %action.addr = alloca %struct.sigaction*, align 8
  %old.addr = alloca %struct.sigaction*, align 8
  %handler = alloca i8*, align 8
  store i32 %signal, i32* %signal.addr, align 4
  store %struct.sigaction* %action, %struct.sigaction** %action.addr, align 8
  store %struct.sigaction* %old, %struct.sigaction** %old.addr, align 8
  %0 = load %struct.sigaction*, %struct.sigaction** %action.addr, align 8
  %tobool = icmp ne %struct.sigaction* %0, null
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %1 = load %struct.sigaction*, %struct.sigaction** %action.addr, align 8
  %__sigaction_handler = getelementptr inbounds %struct.sigaction, %struct.sigaction* %1, i32 0, i32 0
  %sa_handler = bitcast %union.anon* %__sigaction_handler to void (i32)**
  %2 = load void (i32)*, void (i32)** %sa_handler, align 8
  %3 = bitcast void (i32)* %2 to i8*
  store i8* %3, i8** %handler, align 8
  %4 = load i8*, i8** %handler, align 8
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  %5 = load %struct.sigaction*, %struct.sigaction** %old.addr, align 8
  %tobool1 = icmp ne %struct.sigaction* %5, null
  br i1 %tobool1, label %if.then2, label %if.end5

if.then2:                                         ; preds = %if.end
  %6 = load %struct.sigaction*, %struct.sigaction** %old.addr, align 8
  %__sigaction_handler3 = getelementptr inbounds %struct.sigaction, %struct.sigaction* %6, i32 0, i32 0
  %sa_handler4 = bitcast %union.anon* %__sigaction_handler3 to void (i32)**
  store void (i32)* null, void (i32)** %sa_handler4, align 8
  %7 = load %struct.sigaction*, %struct.sigaction** %old.addr, align 8
  %sa_flags = getelementptr inbounds %struct.sigaction, %struct.sigaction* %7, i32 0, i32 2
  store i32 0, i32* %sa_flags, align 8
  br label %if.end5

if.end5:                                          ; preds = %if.then2, %if.end
  ret i32 0
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @pthread_attr_setdetachstate(%union.pthread_attr_t* noundef nonnull %attributes, i32 noundef %state) #0 {
entry:
  %retval = alloca i32, align 4
  %attributes.addr = alloca %union.pthread_attr_t*, align 8
  %state.addr = alloca i32, align 4
  store %union.pthread_attr_t* %attributes, %union.pthread_attr_t** %attributes.addr, align 8
  store i32 %state, i32* %state.addr, align 4
  %0 = load i32, i32* %state.addr, align 4
  %cmp = icmp ne i32 %0, 0
  br i1 %cmp, label %land.lhs.true, label %if.end

land.lhs.true:                                    ; preds = %entry
  %1 = load i32, i32* %state.addr, align 4
  %cmp1 = icmp ne i32 %1, 1
  br i1 %cmp1, label %if.then, label %if.end

if.then:                                          ; preds = %land.lhs.true
  store i32 22, i32* %retval, align 4
  br label %return

if.end:                                           ; preds = %land.lhs.true, %entry
  %2 = load i32, i32* %state.addr, align 4
  %3 = load %union.pthread_attr_t*, %union.pthread_attr_t** %attributes.addr, align 8
  %4 = bitcast %union.pthread_attr_t* %3 to i32*
  store i32 %2, i32* %4, align 4
  store i32 0, i32* %retval, align 4
  br label %return

return:                                           ; preds = %if.end, %if.then
  %5 = load i32, i32* %retval, align 4
  ret i32 %5
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @pthread_attr_getdetachstate(%union.pthread_attr_t* noundef nonnull %attributes, i32* noundef nonnull %state) #0 {
entry:
  %attributes.addr = alloca %union.pthread_attr_t*, align 8
  %state.addr = alloca i32*, align 8
  store %union.pthread_attr_t* %attributes, %union.pthread_attr_t** %attributes.addr, align 8
  store i32* %state, i32** %state.addr, align 8
  %0 = load %union.pthread_attr_t*, %union.pthread_attr_t** %attributes.addr, align 8
  %1 = bitcast %union.pthread_attr_t* %0 to i32*
  %2 = load i32, i32* %1, align 4
  %3 = load i32*, i32** %state.addr, align 8
  store i32 %2, i32* %3, align 4
  ret i32 0
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @__thinair_started(%union.pthread_attr_t* noundef %attributes, i64 noundef %thread) #0 {
entry:
  %attributes.addr = alloca %union.pthread_attr_t*, align 8
  %thread.addr = alloca i64, align 8
  %.atomictmp = alloca i32, align 4
  store %union.pthread_attr_t* %attributes, %union.pthread_attr_t** %attributes.addr, align 8
  store i64 %thread, i64* %thread.addr, align 8
  %0 = load %union.pthread_attr_t*, %union.pthread_attr_t** %attributes.addr, align 8
  %tobool = icmp ne %union.pthread_attr_t* %0, null
  br i1 %tobool, label %land.lhs.true, label %if.end

land.lhs.true:                                    ; preds = %entry
  %1 = load %union.pthread_attr_t*, %union.pthread_attr_t** %attributes.addr, align 8
  %2 = bitcast %union.pthread_attr_t* %1 to i32*
  %3 = load i32, i32* %2, align 4
  %cmp = icmp eq i32 %3, 1
  br i1 %cmp, label %land.lhs.true1, label %if.end

land.lhs.true1:                                   ; preds = %land.lhs.true
  %4 = load i64, i64* %thread.addr, align 8
  %cmp2 = icmp slt i64 %4, 65
  br i1 %cmp2, label %if.then, label %if.end

if.then:                                          ; preds = %land.lhs.true1
  %5 = load i64, i64* %thread.addr, align 8
  %arrayidx = getelementptr inbounds [65 x i32], [65 x i32]* @detached, i64 0, i64 %5
  store i32 1, i32* %.atomictmp, align 4
  %6 = load i32, i32* %.atomictmp, align 4
  store atomic i32 %6, i32* %arrayidx release, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %land.lhs.true1, %land.lhs.true, %entry
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @thrd_detach(i64 noundef %thread) #0 {
entry:
  %thread.addr = alloca i64, align 8
  store i64 %thread, i64* %thread.addr, align 8
  %0 = load i64, i64* %thread.addr, align 8
  %call = call i32 @pthread_detach(i64 noundef %0) #10
  ret i32 0
}

; Function Attrs: noinline nounwind readnone uwtable willreturn
define dso_local i32 @pthread_equal(i64 noundef %left, i64 noundef %right) #3 {
entry:
  %left.addr = alloca i64, align 8
  %right.addr = alloca i64, align 8
  store i64 %left, i64* %left.addr, align 8
  store i64 %right, i64* %right.addr, align 8
  %0 = load i64, i64* %left.addr, align 8
  %1 = load i64, i64* %right.addr, align 8
  %cmp = icmp eq i64 %0, %1
  %conv = zext i1 %cmp to i32
  ret i32 %conv
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @thrd_equal(i64 noundef %left, i64 noundef %right) #0 {
entry:
  %left.addr = alloca i64, align 8
  %right.addr = alloca i64, align 8
  store i64 %left, i64* %left.addr, align 8
  store i64 %right, i64* %right.addr, align 8
  %0 = load i64, i64* %left.addr, align 8
  %1 = load i64, i64* %right.addr, align 8
  %cmp = icmp eq i64 %0, %1
  %conv = zext i1 %cmp to i32
  ret i32 %conv
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @pthread_key_create(i32* noundef nonnull %key, void (i8*)* noundef %destructor) #0 {
entry:
  %key.addr = alloca i32*, align 8
  %destructor.addr = alloca void (i8*)*, align 8
  %new = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  store i32* %key, i32** %key.addr, align 8
  store void (i8*)* %destructor, void (i8*)** %destructor.addr, align 8
  store i32 1, i32* %.atomictmp, align 4
  %0 = load i32, i32* %.atomictmp, align 4
  %1 = atomicrmw add i32* @keys, i32 %0 acq_rel, align 4
  store i32 %1, i32* %atomic-temp, align 4
  %2 = load i32, i32* %atomic-temp, align 4
  store i32 %2, i32* %new, align 4
  %3 = load i32, i32* %new, align 4
  %cmp = icmp slt i32 %3, 16
  %conv = zext i1 %cmp to i32
  call void @__thinair_limit(i32 noundef %conv, i8* noundef getelementptr inbounds ([36 x i8], [36 x i8]* @.str.25, i64 0, i64 0)) #9
  %4 = load void (i8*)*, void (i8*)** %destructor.addr, align 8
  %5 = load i32, i32* %new, align 4
  %idxprom = sext i32 %5 to i64
  %arrayidx = getelementptr inbounds [16 x void (i8*)*], [16 x void (i8*)*]* @destructors, i64 0, i64 %idxprom
  store void (i8*)* %4, void (i8*)** %arrayidx, align 8
  %6 = load i32, i32* %new, align 4
  %7 = load i32*, i32** %key.addr, align 8
  store i32 %6, i32* %7, align 4
  ret i32 0
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @pthread_key_delete(i32 noundef %key) #0 {
entry:
  %key.addr = alloca i32, align 4
  store i32 %key, i32* %key.addr, align 4
  %0 = load i32, i32* %key.addr, align 4
  call void @check_key(i32 noundef %0) #9
  %1 = load i32, i32* %key.addr, align 4
  %idxprom = zext i32 %1 to i64
  %arrayidx = getelementptr inbounds [16 x void (i8*)*], [16 x void (i8*)*]* @destructors, i64 0, i64 %idxprom
  store void (i8*)* null, void (i8*)** %arrayidx, align 8
  ret i32 0
}

; Function Attrs: noinline nounwind uwtable
define internal void @check_key(i32 noundef %key) #0 {
entry:
  %key.addr = alloca i32, align 4
  %created = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  store i32 %key, i32* %key.addr, align 4
  %0 = load atomic i32, i32* @keys monotonic, align 4
  store i32 %0, i32* %atomic-temp, align 4
  %1 = load i32, i32* %atomic-temp, align 4
  store i32 %1, i32* %created, align 4
  %2 = load i32, i32* %key.addr, align 4
  %3 = load i32, i32* %created, align 4
  %cmp = icmp ult i32 %2, %3
  %conv = zext i1 %cmp to i32
  call void @__thinair_check(i32 noundef %conv, i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.44, i64 0, i64 0)) #9
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @pthread_setspecific(i32 noundef %key, i8* noundef %value) #0 {
entry:
  %key.addr = alloca i32, align 4
  %value.addr = alloca i8*, align 8
  store i32 %key, i32* %key.addr, align 4
  store i8* %value, i8** %value.addr, align 8
  %0 = load i32, i32* %key.addr, align 4
  call void @check_key(i32 noundef %0) #9
  %1 = load i8*, i8** %value.addr, align 8
  %2 = load i32, i32* %key.addr, align 4
  %idxprom = zext i32 %2 to i64
  %arrayidx = getelementptr inbounds [16 x i8*], [16 x i8*]* @values, i64 0, i64 %idxprom
  store i8* %1, i8** %arrayidx, align 8
  ret i32 0
}

; Function Attrs: noinline nounwind uwtable
define dso_local i8* @pthread_getspecific(i32 noundef %key) #0 {
entry:
  %key.addr = alloca i32, align 4
  store i32 %key, i32* %key.addr, align 4
  %0 = load i32, i32* %key.addr, align 4
  call void @check_key(i32 noundef %0) #9
  %1 = load i32, i32* %key.addr, align 4
  %idxprom = zext i32 %1 to i64
  %arrayidx = getelementptr inbounds [16 x i8*], [16 x i8*]* @values, i64 0, i64 %idxprom
  %2 = load i8*, i8** %arrayidx, align 8
  ret i8* %2
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @tss_create(i32* noundef %key, void (i8*)* noundef %destructor) #0 {
entry:
  %key.addr = alloca i32*, align 8
  %destructor.addr = alloca void (i8*)*, align 8
  store i32* %key, i32** %key.addr, align 8
  store void (i8*)* %destructor, void (i8*)** %destructor.addr, align 8
  %0 = load i32*, i32** %key.addr, align 8
  %1 = load void (i8*)*, void (i8*)** %destructor.addr, align 8
  %call = call i32 @pthread_key_create(i32* noundef %0, void (i8*)* noundef %1) #10
  ret i32 %call
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @tss_delete(i32 noundef %key) #0 {
entry:
  %key.addr = alloca i32, align 4
  store i32 %key, i32* %key.addr, align 4
  %0 = load i32, i32* %key.addr, align 4
  %call = call i32 @pthread_key_delete(i32 noundef %0) #10
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @tss_set(i32 noundef %key, i8* noundef %value) #0 {
entry:
  %key.addr = alloca i32, align 4
  %value.addr = alloca i8*, align 8
  store i32 %key, i32* %key.addr, align 4
  store i8* %value, i8** %value.addr, align 8
  %0 = load i32, i32* %key.addr, align 4
  %1 = load i8*, i8** %value.addr, align 8
  %call = call i32 @pthread_setspecific(i32 noundef %0, i8* noundef %1) #10
  ret i32 %call
}

; Function Attrs: noinline nounwind uwtable
define dso_local i8* @tss_get(i32 noundef %key) #0 {
entry:
  %key.addr = alloca i32, align 4
  store i32 %key, i32* %key.addr, align 4
  %0 = load i32, i32* %key.addr, align 4
  %call = call i8* @pthread_getspecific(i32 noundef %0) #10
  ret i8* %call
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @pthread_once(i32* noundef nonnull %state, void ()* noundef nonnull %function) #0 {
entry:
  %state.addr = alloca i32*, align 8
  %function.addr = alloca void ()*, align 8
  store i32* %state, i32** %state.addr, align 8
  store void ()* %function, void ()** %function.addr, align 8
  %0 = load i32*, i32** %state.addr, align 8
  %1 = load void ()*, void ()** %function.addr, align 8
  call void @once(i32* noundef %0, void ()* noundef %1) #9
  ret i32 0
}

; Function Attrs: noinline nounwind uwtable
define internal void @once(i32* noundef %state, void ()* noundef %function) #0 {
entry:
  %state.addr = alloca i32*, align 8
  %function.addr = alloca void ()*, align 8
  %old = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  %cmpxchg.bool = alloca i8, align 1
  %.atomictmp1 = alloca i32, align 4
  store i32* %state, i32** %state.addr, align 8
  store void ()* %function, void ()** %function.addr, align 8
  store i32 0, i32* %old, align 4
  %0 = load i32*, i32** %state.addr, align 8
  store i32 1, i32* %.atomictmp, align 4
  %1 = load i32, i32* %old, align 4
  %2 = load i32, i32* %.atomictmp, align 4
  %3 = cmpxchg i32* %0, i32 %1, i32 %2 acquire acquire, align 4
  %4 = extractvalue { i32, i1 } %3, 0
  %5 = extractvalue { i32, i1 } %3, 1
  br i1 %5, label %cmpxchg.continue, label %cmpxchg.store_expected

cmpxchg.store_expected:                           ; preds = %entry
  store i32 %4, i32* %old, align 4
  br label %cmpxchg.continue

cmpxchg.continue:                                 ; preds = %cmpxchg.store_expected, %entry
  %frombool = zext i1 %5 to i8
  store i8 %frombool, i8* %cmpxchg.bool, align 1
  %6 = load i8, i8* %cmpxchg.bool, align 1
  %tobool = trunc i8 %6 to i1
  br i1 %tobool, label %if.then, label %if.else

if.then:                                          ; preds = %cmpxchg.continue
  %7 = load void ()*, void ()** %function.addr, align 8
  call void %7() #9
  %8 = load i32*, i32** %state.addr, align 8
  store i32 2, i32* %.atomictmp1, align 4
  %9 = load i32, i32* %.atomictmp1, align 4
  store atomic i32 %9, i32* %8 release, align 4
  br label %if.end3

if.else:                                          ; preds = %cmpxchg.continue
  %10 = load i32, i32* %old, align 4
  %cmp = icmp eq i32 %10, 1
  br i1 %cmp, label %if.then2, label %if.end

if.then2:                                         ; preds = %if.else
  %11 = load i32*, i32** %state.addr, align 8
  %call = call i32 @__thinair_wait(i32* noundef %11, i32 noundef 61, i32 noundef 2, i32 noundef 0, i32 noundef 0) #9
  br label %if.end

if.end:                                           ; preds = %if.then2, %if.else
  br label %if.end3

if.end3:                                          ; preds = %if.end, %if.then
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @call_once(%struct.__once_flag* noundef %state, void ()* noundef %function) #0 {
entry:
  %state.addr = alloca %struct.__once_flag*, align 8
  %function.addr = alloca void ()*, align 8
  store %struct.__once_flag* %state, %struct.__once_flag** %state.addr, align 8
  store void ()* %function, void ()** %function.addr, align 8
  %0 = load %struct.__once_flag*, %struct.__once_flag** %state.addr, align 8
  %1 = bitcast %struct.__once_flag* %0 to i32*
  %2 = load void ()*, void ()** %function.addr, align 8
  call void @once(i32* noundef %1, void ()* noundef %2) #9
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @__cxa_atexit(void (i8*)* noundef %function, i8* noundef %argument, i8* noundef %module) #0 {
entry:
  %function.addr = alloca void (i8*)*, align 8
  %argument.addr = alloca i8*, align 8
  %module.addr = alloca i8*, align 8
  %number = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  store void (i8*)* %function, void (i8*)** %function.addr, align 8
  store i8* %argument, i8** %argument.addr, align 8
  store i8* %module, i8** %module.addr, align 8
  store i32 1, i32* %.atomictmp, align 4
  %0 = load i32, i32* %.atomictmp, align 4
  %1 = atomicrmw add i32* @handler_count, i32 %0 acq_rel, align 4
  store i32 %1, i32* %atomic-temp, align 4
  %2 = load i32, i32* %atomic-temp, align 4
  store i32 %2, i32* %number, align 4
  %3 = load i32, i32* %number, align 4
  %cmp = icmp slt i32 %3, 32
  %conv = zext i1 %cmp to i32
  call void @__thinair_limit(i32 noundef %conv, i8* noundef getelementptr inbounds ([66 x i8], [66 x i8]* @.str.26, i64 0, i64 0)) #9
  %4 = load void (i8*)*, void (i8*)** %function.addr, align 8
  %5 = load i32, i32* %number, align 4
  %idxprom = sext i32 %5 to i64
  %arrayidx = getelementptr inbounds [32 x %struct.anon.10], [32 x %struct.anon.10]* @handlers, i64 0, i64 %idxprom
  %function1 = getelementptr inbounds %struct.anon.10, %struct.anon.10* %arrayidx, i32 0, i32 0
  store void (i8*)* %4, void (i8*)** %function1, align 16
  %6 = load i8*, i8** %argument.addr, align 8
  %7 = load i32, i32* %number, align 4
  %idxprom2 = sext i32 %7 to i64
  %arrayidx3 = getelementptr inbounds [32 x %struct.anon.10], [32 x %struct.anon.10]* @handlers, i64 0, i64 %idxprom2
  %argument4 = getelementptr inbounds %struct.anon.10, %struct.anon.10* %arrayidx3, i32 0, i32 1
  store i8* %6, i8** %argument4, align 8
  ret i32 0
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @atexit(void ()* noundef nonnull %function) #0 {
entry:
  %function.addr = alloca void ()*, align 8
  store void ()* %function, void ()** %function.addr, align 8
  %0 = load void ()*, void ()** %function.addr, align 8
  %1 = bitcast void ()* %0 to void (i8*)*
  %call = call i32 @__cxa_atexit(void (i8*)* noundef %1, i8* noundef null, i8* noundef null) #9
  ret i32 %call
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @__thinair_run_atexit() #0 {
entry:
  %count = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  br label %while.cond

while.cond:                                       ; preds = %while.body, %entry
  %0 = load atomic i32, i32* @handler_count acquire, align 4
  store i32 %0, i32* %atomic-temp, align 4
  %1 = load i32, i32* %atomic-temp, align 4
  store i32 %1, i32* %count, align 4
  %cmp = icmp sgt i32 %1, 0
  br i1 %cmp, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %2 = load i32, i32* %count, align 4
  %dec = add nsw i32 %2, -1
  store i32 %dec, i32* %count, align 4
  store i32 %dec, i32* %.atomictmp, align 4
  %3 = load i32, i32* %.atomictmp, align 4
  store atomic i32 %3, i32* @handler_count release, align 4
  %4 = load i32, i32* %count, align 4
  %idxprom = sext i32 %4 to i64
  %arrayidx = getelementptr inbounds [32 x %struct.anon.10], [32 x %struct.anon.10]* @handlers, i64 0, i64 %idxprom
  %function = getelementptr inbounds %struct.anon.10, %struct.anon.10* %arrayidx, i32 0, i32 0
  %5 = load void (i8*)*, void (i8*)** %function, align 16
  %6 = load i32, i32* %count, align 4
  %idxprom1 = sext i32 %6 to i64
  %arrayidx2 = getelementptr inbounds [32 x %struct.anon.10], [32 x %struct.anon.10]* @handlers, i64 0, i64 %idxprom1
  %argument = getelementptr inbounds %struct.anon.10, %struct.anon.10* %arrayidx2, i32 0, i32 1
  %7 = load i8*, i8** %argument, align 8
  call void %5(i8* noundef %7) #9
  br label %while.cond, !llvm.loop !82

while.end:                                        ; preds = %while.cond
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @__cxa_thread_atexit(void (i8*)* noundef %function, i8* noundef %object, i8* noundef %module) #0 {
entry:
  %function.addr = alloca void (i8*)*, align 8
  %object.addr = alloca i8*, align 8
  %module.addr = alloca i8*, align 8
  %end = alloca %struct.thread_local_end*, align 8
  store void (i8*)* %function, void (i8*)** %function.addr, align 8
  store i8* %object, i8** %object.addr, align 8
  store i8* %module, i8** %module.addr, align 8
  %call = call noalias i8* @malloc(i64 noundef 24) #10
  %0 = bitcast i8* %call to %struct.thread_local_end*
  store %struct.thread_local_end* %0, %struct.thread_local_end** %end, align 8
  %1 = load void (i8*)*, void (i8*)** %function.addr, align 8
  %2 = load %struct.thread_local_end*, %struct.thread_local_end** %end, align 8
  %function1 = getelementptr inbounds %struct.thread_local_end, %struct.thread_local_end* %2, i32 0, i32 0
  store void (i8*)* %1, void (i8*)** %function1, align 8
  %3 = load i8*, i8** %object.addr, align 8
  %4 = load %struct.thread_local_end*, %struct.thread_local_end** %end, align 8
  %object2 = getelementptr inbounds %struct.thread_local_end, %struct.thread_local_end* %4, i32 0, i32 1
  store i8* %3, i8** %object2, align 8
  %5 = load %struct.thread_local_end*, %struct.thread_local_end** @last_thread_local, align 8
  %6 = load %struct.thread_local_end*, %struct.thread_local_end** %end, align 8
  %before = getelementptr inbounds %struct.thread_local_end, %struct.thread_local_end* %6, i32 0, i32 2
  store %struct.thread_local_end* %5, %struct.thread_local_end** %before, align 8
  %7 = load %struct.thread_local_end*, %struct.thread_local_end** %end, align 8
  store %struct.thread_local_end* %7, %struct.thread_local_end** @last_thread_local, align 8
  ret i32 0
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @nanosleep(%struct.timespec* noundef %time, %struct.timespec* noundef %rest) #0 {
entry:
  %time.addr = alloca %struct.timespec*, align 8
  %rest.addr = alloca %struct.timespec*, align 8
  store %struct.timespec* %time, %struct.timespec** %time.addr, align 8
  store %struct.timespec* %rest, %struct.timespec** %rest.addr, align 8
  %0 = load %struct.timespec*, %struct.timespec** %time.addr, align 8
  %call = call i32 @read_time(%struct.timespec* noundef %0) #9
  ret i32 0
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @clock_nanosleep(i32 noundef %clock, i32 noundef %flags, %struct.timespec* noundef %time, %struct.timespec* noundef %rest) #0 {
entry:
  %clock.addr = alloca i32, align 4
  %flags.addr = alloca i32, align 4
  %time.addr = alloca %struct.timespec*, align 8
  %rest.addr = alloca %struct.timespec*, align 8
  store i32 %clock, i32* %clock.addr, align 4
  store i32 %flags, i32* %flags.addr, align 4
  store %struct.timespec* %time, %struct.timespec** %time.addr, align 8
  store %struct.timespec* %rest, %struct.timespec** %rest.addr, align 8
  %0 = load %struct.timespec*, %struct.timespec** %time.addr, align 8
  %call = call i32 @read_time(%struct.timespec* noundef %0) #9
  ret i32 0
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @thrd_sleep(%struct.timespec* noundef %time, %struct.timespec* noundef %rest) #0 {
entry:
  %time.addr = alloca %struct.timespec*, align 8
  %rest.addr = alloca %struct.timespec*, align 8
  store %struct.timespec* %time, %struct.timespec** %time.addr, align 8
  store %struct.timespec* %rest, %struct.timespec** %rest.addr, align 8
  %0 = load %struct.timespec*, %struct.timespec** %time.addr, align 8
  %call = call i32 @read_time(%struct.timespec* noundef %0) #9
  ret i32 0
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @pthread_setname_np(i64 noundef %thread, i8* noundef nonnull %name) #0 {
entry:
  %thread.addr = alloca i64, align 8
  %name.addr = alloca i8*, align 8
  store i64 %thread, i64* %thread.addr, align 8
  store i8* %name, i8** %name.addr, align 8
  %0 = load i8*, i8** %name.addr, align 8
  %call = call i64 @strlen(i8* noundef %0) #13
  %cmp = icmp ult i64 %call, 16
  %1 = zext i1 %cmp to i64
  %cond = select i1 %cmp, i32 0, i32 34
  ret i32 %cond
}

; Function Attrs: noinline nounwind uwtable
define dso_local i64 @time(i64* noundef %seconds) #0 {
entry:
  %seconds.addr = alloca i64*, align 8
  %now = alloca i64, align 8
  store i64* %seconds, i64** %seconds.addr, align 8
  %call = call i64 @__thinair_clock() #9
  store i64 %call, i64* %now, align 8
  %0 = load i64*, i64** %seconds.addr, align 8
  %tobool = icmp ne i64* %0, null
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %1 = load i64, i64* %now, align 8
  %2 = load i64*, i64** %seconds.addr, align 8
  store i64 %1, i64* %2, align 8
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  %3 = load i64, i64* %now, align 8
  ret i64 %3
}

declare i64 @__thinair_clock() #1

; Function Attrs: noinline nounwind uwtable
define dso_local i64 @clock() #0 {
entry:
  %call = call i64 @__thinair_clock() #9
  %mul = mul nsw i64 %call, 1000000
  ret i64 %mul
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @clock_gettime(i32 noundef %clock, %struct.timespec* noundef nonnull %now) #0 {
entry:
  %clock.addr = alloca i32, align 4
  %now.addr = alloca %struct.timespec*, align 8
  store i32 %clock, i32* %clock.addr, align 4
  store %struct.timespec* %now, %struct.timespec** %now.addr, align 8
  %call = call i64 @__thinair_clock() #9
  %0 = load %struct.timespec*, %struct.timespec** %now.addr, align 8
  %tv_sec = getelementptr inbounds %struct.timespec, %struct.timespec* %0, i32 0, i32 0
  store i64 %call, i64* %tv_sec, align 8
  %1 = load %struct.timespec*, %struct.timespec** %now.addr, align 8
  %tv_nsec = getelementptr inbounds %struct.timespec, %struct.timespec* %1, i32 0, i32 1
  store i64 0, i64* %tv_nsec, align 8
  ret i32 0
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @timespec_get(%struct.timespec* noundef nonnull %now, i32 noundef %base) #0 {
entry:
  %now.addr = alloca %struct.timespec*, align 8
  %base.addr = alloca i32, align 4
  store %struct.timespec* %now, %struct.timespec** %now.addr, align 8
  store i32 %base, i32* %base.addr, align 4
  %call = call i64 @__thinair_clock() #9
  %0 = load %struct.timespec*, %struct.timespec** %now.addr, align 8
  %tv_sec = getelementptr inbounds %struct.timespec, %struct.timespec* %0, i32 0, i32 0
  store i64 %call, i64* %tv_sec, align 8
  %1 = load %struct.timespec*, %struct.timespec** %now.addr, align 8
  %tv_nsec = getelementptr inbounds %struct.timespec, %struct.timespec* %1, i32 0, i32 1
  store i64 0, i64* %tv_nsec, align 8
  %2 = load i32, i32* %base.addr, align 4
  ret i32 %2
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @gettimeofday(%struct.timeval* noalias noundef nonnull %now, i8* noalias noundef %zone) #0 {
entry:
  %now.addr = alloca %struct.timeval*, align 8
  %zone.addr = alloca i8*, align 8
  store %struct.timeval* %now, %struct.timeval** %now.addr, align 8
  store i8* %zone, i8** %zone.addr, align 8
  %call = call i64 @__thinair_clock() #9
  %0 = load %struct.timeval*, %struct.timeval** %now.addr, align 8
  %tv_sec = getelementptr inbounds %struct.timeval, %struct.timeval* %0, i32 0, i32 0
  store i64 %call, i64* %tv_sec, align 8
  %1 = load %struct.timeval*, %struct.timeval** %now.addr, align 8
  %tv_usec = getelementptr inbounds %struct.timeval, %struct.timeval* %1, i32 0, i32 1
  store i64 0, i64* %tv_usec, align 8
  ret i32 0
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @poll(%struct.pollfd* noundef %files, i64 noundef %count, i32 noundef %milliseconds) #0 {
entry:
  %files.addr = alloca %struct.pollfd*, align 8
  %count.addr = alloca i64, align 8
  %milliseconds.addr = alloca i32, align 4
  store %struct.pollfd* %files, %struct.pollfd** %files.addr, align 8
  store i64 %count, i64* %count.addr, align 8
  store i32 %milliseconds, i32* %milliseconds.addr, align 4
  %0 = load i64, i64* %count.addr, align 8
  %cmp = icmp eq i64 %0, 0
  %conv = zext i1 %cmp to i32
  call void @__thinair_limit(i32 noundef %conv, i8* noundef getelementptr inbounds ([34 x i8], [34 x i8]* @.str.27, i64 0, i64 0)) #9
  ret i32 0
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @pthread_cancel(i64 noundef %thread) #0 {
entry:
  %thread.addr = alloca i64, align 8
  store i64 %thread, i64* %thread.addr, align 8
  call void @__thinair_limit(i32 noundef 0, i8* noundef getelementptr inbounds ([34 x i8], [34 x i8]* @.str.28, i64 0, i64 0)) #9
  ret i32 0
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @pthread_setcancelstate(i32 noundef %state, i32* noundef %old) #0 {
entry:
  %state.addr = alloca i32, align 4
  %old.addr = alloca i32*, align 8
  store i32 %state, i32* %state.addr, align 4
  store i32* %old, i32** %old.addr, align 8
  %0 = load i32*, i32** %old.addr, align 8
  %tobool = icmp ne i32* %0, null
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %1 = load i32*, i32** %old.addr, align 8
  store i32 0, i32* %1, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret i32 0
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @pthread_setcanceltype(i32 noundef %type, i32* noundef %old) #0 {
entry:
  %type.addr = alloca i32, align 4
  %old.addr = alloca i32*, align 8
  store i32 %type, i32* %type.addr, align 4
  store i32* %old, i32** %old.addr, align 8
  %0 = load i32*, i32** %old.addr, align 8
  %tobool = icmp ne i32* %0, null
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %1 = load i32*, i32** %old.addr, align 8
  store i32 0, i32* %1, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret i32 0
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @pthread_testcancel() #0 {
entry:
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @pthread_cond_init(%union.pthread_cond_t* noundef nonnull %condition, %union.pthread_condattr_t* noundef %attributes) #0 {
entry:
  %condition.addr = alloca %union.pthread_cond_t*, align 8
  %attributes.addr = alloca %union.pthread_condattr_t*, align 8
  store %union.pthread_cond_t* %condition, %union.pthread_cond_t** %condition.addr, align 8
  store %union.pthread_condattr_t* %attributes, %union.pthread_condattr_t** %attributes.addr, align 8
  %0 = load %union.pthread_condattr_t*, %union.pthread_condattr_t** %attributes.addr, align 8
  %1 = bitcast %union.pthread_condattr_t* %0 to i8*
  call void @__thinair_read_attributes(i8* noundef %1) #9
  %2 = load %union.pthread_cond_t*, %union.pthread_cond_t** %condition.addr, align 8
  %3 = bitcast %union.pthread_cond_t* %2 to %struct.condition*
  call void @init_condition(%struct.condition* noundef %3) #9
  ret i32 0
}

; Function Attrs: noinline nounwind uwtable
define internal void @init_condition(%struct.condition* noundef %condition) #0 {
entry:
  %condition.addr = alloca %struct.condition*, align 8
  store %struct.condition* %condition, %struct.condition** %condition.addr, align 8
  %0 = load %struct.condition*, %struct.condition** %condition.addr, align 8
  %mark = getelementptr inbounds %struct.condition, %struct.condition* %0, i32 0, i32 2
  %1 = bitcast i32* %mark to i8*
  %call = call i32 @__thinair_copied_4(i8* noundef %1) #9
  %cmp = icmp ne i32 %call, 437721623
  %conv = zext i1 %cmp to i32
  call void @__thinair_check(i32 noundef %conv, i8* noundef getelementptr inbounds ([64 x i8], [64 x i8]* @.str.45, i64 0, i64 0)) #9
  %2 = load %struct.condition*, %struct.condition** %condition.addr, align 8
  %waiting = getelementptr inbounds %struct.condition, %struct.condition* %2, i32 0, i32 0
  store i64 0, i64* %waiting, align 8
  %3 = load %struct.condition*, %struct.condition** %condition.addr, align 8
  %mark1 = getelementptr inbounds %struct.condition, %struct.condition* %3, i32 0, i32 2
  store i32 437721623, i32* %mark1, align 8
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @pthread_cond_destroy(%union.pthread_cond_t* noundef nonnull %condition) #0 {
entry:
  %condition.addr = alloca %union.pthread_cond_t*, align 8
  %waiting = alloca i64, align 8
  %.atomictmp = alloca i64, align 8
  %atomic-temp = alloca i64, align 8
  store %union.pthread_cond_t* %condition, %union.pthread_cond_t** %condition.addr, align 8
  %0 = load %union.pthread_cond_t*, %union.pthread_cond_t** %condition.addr, align 8
  %1 = bitcast %union.pthread_cond_t* %0 to %struct.condition*
  %waiting1 = getelementptr inbounds %struct.condition, %struct.condition* %1, i32 0, i32 0
  store i64 -1, i64* %.atomictmp, align 8
  %2 = load i64, i64* %.atomictmp, align 8
  %3 = atomicrmw xchg i64* %waiting1, i64 %2 acq_rel, align 8
  store i64 %3, i64* %atomic-temp, align 8
  %4 = load i64, i64* %atomic-temp, align 8
  store i64 %4, i64* %waiting, align 8
  %5 = load i64, i64* %waiting, align 8
  %cmp = icmp ne i64 %5, -1
  %conv = zext i1 %cmp to i32
  call void @__thinair_alive(i32 noundef %conv, i8* noundef getelementptr inbounds ([40 x i8], [40 x i8]* @.str.29, i64 0, i64 0)) #9
  %6 = load i64, i64* %waiting, align 8
  %tobool = icmp ne i64 %6, 0
  %lnot = xor i1 %tobool, true
  %lnot.ext = zext i1 %lnot to i32
  call void @__thinair_check(i32 noundef %lnot.ext, i8* noundef getelementptr inbounds ([62 x i8], [62 x i8]* @.str.30, i64 0, i64 0)) #9
  %7 = load %union.pthread_cond_t*, %union.pthread_cond_t** %condition.addr, align 8
  %8 = bitcast %union.pthread_cond_t* %7 to %struct.condition*
  %mark = getelementptr inbounds %struct.condition, %struct.condition* %8, i32 0, i32 2
  store i32 0, i32* %mark, align 8
  ret i32 0
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @pthread_cond_wait(%union.pthread_cond_t* noundef nonnull %condition, %union.pthread_mutex_t* noundef nonnull %mutex) #0 {
entry:
  %retval = alloca i32, align 4
  %condition.addr = alloca %union.pthread_cond_t*, align 8
  %mutex.addr = alloca %union.pthread_mutex_t*, align 8
  %self = alloca i64, align 8
  store %union.pthread_cond_t* %condition, %union.pthread_cond_t** %condition.addr, align 8
  store %union.pthread_mutex_t* %mutex, %union.pthread_mutex_t** %mutex.addr, align 8
  %call = call i32 @__thinair_spurious() #9
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %0 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %mutex.addr, align 8
  call void @wake_up(%union.pthread_mutex_t* noundef %0) #9
  call void @__thinair_settled() #9
  store i32 0, i32* %retval, align 4
  br label %return

if.end:                                           ; preds = %entry
  %call1 = call i64 @__thinair_self() #9
  store i64 %call1, i64* %self, align 8
  %1 = load %union.pthread_cond_t*, %union.pthread_cond_t** %condition.addr, align 8
  %2 = bitcast %union.pthread_cond_t* %1 to %struct.condition*
  %3 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %mutex.addr, align 8
  %4 = bitcast %union.pthread_mutex_t* %3 to i8*
  %5 = load i64, i64* %self, align 8
  call void @begin_wait(%struct.condition* noundef %2, i8* noundef %4, i64 noundef %5) #9
  %6 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %mutex.addr, align 8
  %7 = bitcast %union.pthread_mutex_t* %6 to i8*
  call void @__thinair_unlock_to_wait(i8* noundef %7) #9
  %8 = load i64, i64* %self, align 8
  %arrayidx = getelementptr inbounds [65 x i32], [65 x i32]* @wake, i64 0, i64 %8
  %call2 = call i32 @__thinair_wait(i32* noundef %arrayidx, i32 noundef 33, i32 noundef 0, i32 noundef 0, i32 noundef 0) #9
  %9 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %mutex.addr, align 8
  %call3 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef %9) #10
  store i32 0, i32* %retval, align 4
  br label %return

return:                                           ; preds = %if.end, %if.then
  %10 = load i32, i32* %retval, align 4
  ret i32 %10
}

declare i32 @__thinair_spurious() #1

; Function Attrs: noinline nounwind uwtable
define internal void @wake_up(%union.pthread_mutex_t* noundef %mutex) #0 {
entry:
  %mutex.addr = alloca %union.pthread_mutex_t*, align 8
  store %union.pthread_mutex_t* %mutex, %union.pthread_mutex_t** %mutex.addr, align 8
  %0 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %mutex.addr, align 8
  %1 = bitcast %union.pthread_mutex_t* %0 to i8*
  call void @__thinair_unlock_to_wait(i8* noundef %1) #9
  %2 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %mutex.addr, align 8
  %call = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef %2) #10
  ret void
}

declare void @__thinair_settled() #1

; Function Attrs: noinline nounwind uwtable
define internal void @begin_wait(%struct.condition* noundef %condition, i8* noundef %mutex, i64 noundef %self) #0 {
entry:
  %condition.addr = alloca %struct.condition*, align 8
  %mutex.addr = alloca i8*, align 8
  %self.addr = alloca i64, align 8
  %.atomictmp = alloca i32, align 4
  %others = alloca i64, align 8
  %.atomictmp1 = alloca i64, align 8
  %atomic-temp = alloca i64, align 8
  %atomic-temp3 = alloca i8*, align 8
  %.atomictmp7 = alloca i8*, align 8
  store %struct.condition* %condition, %struct.condition** %condition.addr, align 8
  store i8* %mutex, i8** %mutex.addr, align 8
  store i64 %self, i64* %self.addr, align 8
  %0 = load i64, i64* %self.addr, align 8
  %arrayidx = getelementptr inbounds [65 x i32], [65 x i32]* @wake, i64 0, i64 %0
  store i32 0, i32* %.atomictmp, align 4
  %1 = load i32, i32* %.atomictmp, align 4
  store atomic i32 %1, i32* %arrayidx monotonic, align 4
  %2 = load %struct.condition*, %struct.condition** %condition.addr, align 8
  %waiting = getelementptr inbounds %struct.condition, %struct.condition* %2, i32 0, i32 0
  %3 = load i64, i64* %self.addr, align 8
  %sub = sub nsw i64 %3, 1
  %shl = shl i64 1, %sub
  store i64 %shl, i64* %.atomictmp1, align 8
  %4 = load i64, i64* %.atomictmp1, align 8
  %5 = atomicrmw or i64* %waiting, i64 %4 acq_rel, align 8
  store i64 %5, i64* %atomic-temp, align 8
  %6 = load i64, i64* %atomic-temp, align 8
  store i64 %6, i64* %others, align 8
  %7 = load i64, i64* %others, align 8
  %cmp = icmp ne i64 %7, -1
  %conv = zext i1 %cmp to i32
  call void @__thinair_alive(i32 noundef %conv, i8* noundef getelementptr inbounds ([52 x i8], [52 x i8]* @.str.46, i64 0, i64 0)) #9
  %8 = load i64, i64* %others, align 8
  %tobool = icmp ne i64 %8, 0
  br i1 %tobool, label %if.then, label %if.else

if.then:                                          ; preds = %entry
  %9 = load %struct.condition*, %struct.condition** %condition.addr, align 8
  %mutex2 = getelementptr inbounds %struct.condition, %struct.condition* %9, i32 0, i32 1
  %10 = bitcast i8** %mutex2 to i64*
  %11 = bitcast i8** %atomic-temp3 to i64*
  %12 = load atomic i64, i64* %10 monotonic, align 8
  store i64 %12, i64* %11, align 8
  %13 = bitcast i64* %11 to i8**
  %14 = load i8*, i8** %13, align 8
  %15 = load i8*, i8** %mutex.addr, align 8
  %cmp4 = icmp eq i8* %14, %15
  %conv5 = zext i1 %cmp4 to i32
  call void @__thinair_check(i32 noundef %conv5, i8* noundef getelementptr inbounds ([61 x i8], [61 x i8]* @.str.47, i64 0, i64 0)) #9
  br label %if.end

if.else:                                          ; preds = %entry
  %16 = load %struct.condition*, %struct.condition** %condition.addr, align 8
  %mutex6 = getelementptr inbounds %struct.condition, %struct.condition* %16, i32 0, i32 1
  %17 = load i8*, i8** %mutex.addr, align 8
  store i8* %17, i8** %.atomictmp7, align 8
  %18 = bitcast i8** %mutex6 to i64*
  %19 = bitcast i8** %.atomictmp7 to i64*
  %20 = load i64, i64* %19, align 8
  store atomic i64 %20, i64* %18 monotonic, align 8
  br label %if.end

if.end:                                           ; preds = %if.else, %if.then
  ret void
}

declare void @__thinair_unlock_to_wait(i8* noundef) #1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @pthread_cond_timedwait(%union.pthread_cond_t* noundef nonnull %condition, %union.pthread_mutex_t* noundef nonnull %mutex, %struct.timespec* noundef nonnull %time) #0 {
entry:
  %retval = alloca i32, align 4
  %condition.addr = alloca %union.pthread_cond_t*, align 8
  %mutex.addr = alloca %union.pthread_mutex_t*, align 8
  %time.addr = alloca %struct.timespec*, align 8
  store %union.pthread_cond_t* %condition, %union.pthread_cond_t** %condition.addr, align 8
  store %union.pthread_mutex_t* %mutex, %union.pthread_mutex_t** %mutex.addr, align 8
  store %struct.timespec* %time, %struct.timespec** %time.addr, align 8
  %0 = load %struct.timespec*, %struct.timespec** %time.addr, align 8
  %call = call i32 @read_time(%struct.timespec* noundef %0) #9
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  store i32 22, i32* %retval, align 4
  br label %return

if.end:                                           ; preds = %entry
  %1 = load %union.pthread_cond_t*, %union.pthread_cond_t** %condition.addr, align 8
  %2 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %mutex.addr, align 8
  %call1 = call i32 @wait_until(%union.pthread_cond_t* noundef %1, %union.pthread_mutex_t* noundef %2, i32 noundef 0) #9
  %tobool2 = icmp ne i32 %call1, 0
  %3 = zext i1 %tobool2 to i64
  %cond = select i1 %tobool2, i32 110, i32 0
  store i32 %cond, i32* %retval, align 4
  br label %return

return:                                           ; preds = %if.end, %if.then
  %4 = load i32, i32* %retval, align 4
  ret i32 %4
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @wait_until(%union.pthread_cond_t* noundef %condition, %union.pthread_mutex_t* noundef %mutex, i32 noundef %looks_at_clock) #0 {
entry:
  %retval = alloca i32, align 4
  %condition.addr = alloca %union.pthread_cond_t*, align 8
  %mutex.addr = alloca %union.pthread_mutex_t*, align 8
  %looks_at_clock.addr = alloca i32, align 4
  %late = alloca i32, align 4
  %self = alloca i64, align 8
  store %union.pthread_cond_t* %condition, %union.pthread_cond_t** %condition.addr, align 8
  store %union.pthread_mutex_t* %mutex, %union.pthread_mutex_t** %mutex.addr, align 8
  store i32 %looks_at_clock, i32* %looks_at_clock.addr, align 4
  %call = call i32 @__thinair_spurious() #9
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %0 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %mutex.addr, align 8
  call void @wake_up(%union.pthread_mutex_t* noundef %0) #9
  %call1 = call i32 @__thinair_choose() #9
  store i32 %call1, i32* %late, align 4
  call void @__thinair_settled() #9
  %1 = load i32, i32* %late, align 4
  store i32 %1, i32* %retval, align 4
  br label %return

if.end:                                           ; preds = %entry
  %call2 = call i64 @__thinair_self() #9
  store i64 %call2, i64* %self, align 8
  %2 = load %union.pthread_cond_t*, %union.pthread_cond_t** %condition.addr, align 8
  %3 = bitcast %union.pthread_cond_t* %2 to %struct.condition*
  %4 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %mutex.addr, align 8
  %5 = bitcast %union.pthread_mutex_t* %4 to i8*
  %6 = load i64, i64* %self, align 8
  call void @begin_wait(%struct.condition* noundef %3, i8* noundef %5, i64 noundef %6) #9
  %7 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %mutex.addr, align 8
  %8 = bitcast %union.pthread_mutex_t* %7 to i8*
  call void @__thinair_unlock_to_wait(i8* noundef %8) #9
  %9 = load i64, i64* %self, align 8
  call void @wait_in_time(i64 noundef %9) #9
  %10 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %mutex.addr, align 8
  %call3 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef %10) #10
  %11 = load i32, i32* %looks_at_clock.addr, align 4
  %tobool4 = icmp ne i32 %11, 0
  br i1 %tobool4, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %if.end
  %call5 = call i32 @__thinair_choose() #9
  %tobool6 = icmp ne i32 %call5, 0
  br label %land.end

land.end:                                         ; preds = %land.rhs, %if.end
  %12 = phi i1 [ false, %if.end ], [ %tobool6, %land.rhs ]
  %land.ext = zext i1 %12 to i32
  store i32 %land.ext, i32* %retval, align 4
  br label %return

return:                                           ; preds = %land.end, %if.then
  %13 = load i32, i32* %retval, align 4
  ret i32 %13
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @__thinair_wait_until(%union.pthread_cond_t* noundef %condition, %union.pthread_mutex_t* noundef %mutex) #0 {
entry:
  %condition.addr = alloca %union.pthread_cond_t*, align 8
  %mutex.addr = alloca %union.pthread_mutex_t*, align 8
  store %union.pthread_cond_t* %condition, %union.pthread_cond_t** %condition.addr, align 8
  store %union.pthread_mutex_t* %mutex, %union.pthread_mutex_t** %mutex.addr, align 8
  %0 = load %union.pthread_cond_t*, %union.pthread_cond_t** %condition.addr, align 8
  %1 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %mutex.addr, align 8
  %call = call i32 @wait_until(%union.pthread_cond_t* noundef %0, %union.pthread_mutex_t* noundef %1, i32 noundef 1) #9
  ret i32 %call
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @__thinair_begin_wait(%union.pthread_cond_t* noundef %condition, i8* noundef %lock) #0 {
entry:
  %condition.addr = alloca %union.pthread_cond_t*, align 8
  %lock.addr = alloca i8*, align 8
  store %union.pthread_cond_t* %condition, %union.pthread_cond_t** %condition.addr, align 8
  store i8* %lock, i8** %lock.addr, align 8
  %0 = load %union.pthread_cond_t*, %union.pthread_cond_t** %condition.addr, align 8
  %1 = bitcast %union.pthread_cond_t* %0 to %struct.condition*
  %2 = load i8*, i8** %lock.addr, align 8
  %call = call i64 @__thinair_self() #9
  call void @begin_wait(%struct.condition* noundef %1, i8* noundef %2, i64 noundef %call) #9
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @__thinair_end_wait() #0 {
entry:
  %call = call i64 @__thinair_self() #9
  %arrayidx = getelementptr inbounds [65 x i32], [65 x i32]* @wake, i64 0, i64 %call
  %call1 = call i32 @__thinair_wait(i32* noundef %arrayidx, i32 noundef 33, i32 noundef 0, i32 noundef 0, i32 noundef 0) #9
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @pthread_cond_clockwait(%union.pthread_cond_t* noundef nonnull %condition, %union.pthread_mutex_t* noundef nonnull %mutex, i32 noundef %clock, %struct.timespec* noundef nonnull %time) #0 {
entry:
  %condition.addr = alloca %union.pthread_cond_t*, align 8
  %mutex.addr = alloca %union.pthread_mutex_t*, align 8
  %clock.addr = alloca i32, align 4
  %time.addr = alloca %struct.timespec*, align 8
  store %union.pthread_cond_t* %condition, %union.pthread_cond_t** %condition.addr, align 8
  store %union.pthread_mutex_t* %mutex, %union.pthread_mutex_t** %mutex.addr, align 8
  store i32 %clock, i32* %clock.addr, align 4
  store %struct.timespec* %time, %struct.timespec** %time.addr, align 8
  %0 = load %union.pthread_cond_t*, %union.pthread_cond_t** %condition.addr, align 8
  %1 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %mutex.addr, align 8
  %2 = load %struct.timespec*, %struct.timespec** %time.addr, align 8
  %call = call i32 @pthread_cond_timedwait(%union.pthread_cond_t* noundef %0, %union.pthread_mutex_t* noundef %1, %struct.timespec* noundef %2) #9
  ret i32 %call
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @pthread_cond_signal(%union.pthread_cond_t* noundef nonnull %condition) #0 {
entry:
  %condition.addr = alloca %union.pthread_cond_t*, align 8
  store %union.pthread_cond_t* %condition, %union.pthread_cond_t** %condition.addr, align 8
  %0 = load %union.pthread_cond_t*, %union.pthread_cond_t** %condition.addr, align 8
  %1 = bitcast %union.pthread_cond_t* %0 to %struct.condition*
  call void @notify(%struct.condition* noundef %1, i32 noundef 0) #9
  ret i32 0
}

; Function Attrs: noinline nounwind uwtable
define internal void @notify(%struct.condition* noundef %condition, i32 noundef %all) #0 {
entry:
  %condition.addr = alloca %struct.condition*, align 8
  %all.addr = alloca i32, align 4
  %waiting = alloca i64, align 8
  %atomic-temp = alloca i64, align 8
  %chosen = alloca i64, align 8
  %first = alloca i64, align 8
  %.atomictmp = alloca i64, align 8
  %cmpxchg.bool = alloca i8, align 1
  %thread = alloca i32, align 4
  %.atomictmp20 = alloca i32, align 4
  store %struct.condition* %condition, %struct.condition** %condition.addr, align 8
  store i32 %all, i32* %all.addr, align 4
  %0 = load %struct.condition*, %struct.condition** %condition.addr, align 8
  %waiting1 = getelementptr inbounds %struct.condition, %struct.condition* %0, i32 0, i32 0
  %1 = load atomic i64, i64* %waiting1 acquire, align 8
  store i64 %1, i64* %atomic-temp, align 8
  %2 = load i64, i64* %atomic-temp, align 8
  store i64 %2, i64* %waiting, align 8
  %3 = load i64, i64* %waiting, align 8
  %cmp = icmp ne i64 %3, -1
  %conv = zext i1 %cmp to i32
  call void @__thinair_alive(i32 noundef %conv, i8* noundef getelementptr inbounds ([52 x i8], [52 x i8]* @.str.46, i64 0, i64 0)) #9
  br label %do.body

do.body:                                          ; preds = %cmpxchg.continue, %entry
  %4 = load i64, i64* %waiting, align 8
  %tobool = icmp ne i64 %4, 0
  br i1 %tobool, label %if.end, label %if.then

if.then:                                          ; preds = %do.body
  br label %for.end

if.end:                                           ; preds = %do.body
  %5 = load i64, i64* %waiting, align 8
  store i64 %5, i64* %chosen, align 8
  br label %while.cond

while.cond:                                       ; preds = %if.end9, %if.end
  %6 = load i32, i32* %all.addr, align 4
  %tobool2 = icmp ne i32 %6, 0
  br i1 %tobool2, label %land.end, label %land.rhs

land.rhs:                                         ; preds = %while.cond
  %7 = load i64, i64* %chosen, align 8
  %8 = load i64, i64* %chosen, align 8
  %sub = sub i64 %8, 1
  %and = and i64 %7, %sub
  %tobool3 = icmp ne i64 %and, 0
  br label %land.end

land.end:                                         ; preds = %land.rhs, %while.cond
  %9 = phi i1 [ false, %while.cond ], [ %tobool3, %land.rhs ]
  br i1 %9, label %while.body, label %while.end

while.body:                                       ; preds = %land.end
  %10 = load i64, i64* %chosen, align 8
  %11 = load i64, i64* %chosen, align 8
  %sub4 = sub i64 0, %11
  %and5 = and i64 %10, %sub4
  store i64 %and5, i64* %first, align 8
  %call = call i32 @__thinair_choose() #9
  %tobool6 = icmp ne i32 %call, 0
  br i1 %tobool6, label %if.then7, label %if.else

if.then7:                                         ; preds = %while.body
  %12 = load i64, i64* %first, align 8
  %neg = xor i64 %12, -1
  %13 = load i64, i64* %chosen, align 8
  %and8 = and i64 %13, %neg
  store i64 %and8, i64* %chosen, align 8
  br label %if.end9

if.else:                                          ; preds = %while.body
  %14 = load i64, i64* %first, align 8
  store i64 %14, i64* %chosen, align 8
  br label %if.end9

if.end9:                                          ; preds = %if.else, %if.then7
  br label %while.cond, !llvm.loop !83

while.end:                                        ; preds = %land.end
  br label %do.cond

do.cond:                                          ; preds = %while.end
  %15 = load %struct.condition*, %struct.condition** %condition.addr, align 8
  %waiting10 = getelementptr inbounds %struct.condition, %struct.condition* %15, i32 0, i32 0
  %16 = load i64, i64* %waiting, align 8
  %17 = load i64, i64* %chosen, align 8
  %neg11 = xor i64 %17, -1
  %and12 = and i64 %16, %neg11
  store i64 %and12, i64* %.atomictmp, align 8
  %18 = load i64, i64* %waiting, align 8
  %19 = load i64, i64* %.atomictmp, align 8
  %20 = cmpxchg i64* %waiting10, i64 %18, i64 %19 acq_rel acquire, align 8
  %21 = extractvalue { i64, i1 } %20, 0
  %22 = extractvalue { i64, i1 } %20, 1
  br i1 %22, label %cmpxchg.continue, label %cmpxchg.store_expected

cmpxchg.store_expected:                           ; preds = %do.cond
  store i64 %21, i64* %waiting, align 8
  br label %cmpxchg.continue

cmpxchg.continue:                                 ; preds = %cmpxchg.store_expected, %do.cond
  %frombool = zext i1 %22 to i8
  store i8 %frombool, i8* %cmpxchg.bool, align 1
  %23 = load i8, i8* %cmpxchg.bool, align 1
  %tobool13 = trunc i8 %23 to i1
  %lnot = xor i1 %tobool13, true
  br i1 %lnot, label %do.body, label %do.end, !llvm.loop !84

do.end:                                           ; preds = %cmpxchg.continue
  store i32 1, i32* %thread, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %do.end
  %24 = load i32, i32* %thread, align 4
  %cmp14 = icmp slt i32 %24, 65
  br i1 %cmp14, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %25 = load i64, i64* %chosen, align 8
  %26 = load i32, i32* %thread, align 4
  %sub16 = sub nsw i32 %26, 1
  %sh_prom = zext i32 %sub16 to i64
  %shr = lshr i64 %25, %sh_prom
  %and17 = and i64 %shr, 1
  %tobool18 = icmp ne i64 %and17, 0
  br i1 %tobool18, label %if.then19, label %if.end21

if.then19:                                        ; preds = %for.body
  %27 = load i32, i32* %thread, align 4
  %idxprom = sext i32 %27 to i64
  %arrayidx = getelementptr inbounds [65 x i32], [65 x i32]* @wake, i64 0, i64 %idxprom
  store i32 1, i32* %.atomictmp20, align 4
  %28 = load i32, i32* %.atomictmp20, align 4
  store atomic i32 %28, i32* %arrayidx release, align 4
  br label %if.end21

if.end21:                                         ; preds = %if.then19, %for.body
  br label %for.inc

for.inc:                                          ; preds = %if.end21
  %29 = load i32, i32* %thread, align 4
  %inc = add nsw i32 %29, 1
  store i32 %inc, i32* %thread, align 4
  br label %for.cond, !llvm.loop !85

for.end:                                          ; preds = %if.then, %for.cond
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @pthread_cond_broadcast(%union.pthread_cond_t* noundef nonnull %condition) #0 {
entry:
  %condition.addr = alloca %union.pthread_cond_t*, align 8
  store %union.pthread_cond_t* %condition, %union.pthread_cond_t** %condition.addr, align 8
  %0 = load %union.pthread_cond_t*, %union.pthread_cond_t** %condition.addr, align 8
  %1 = bitcast %union.pthread_cond_t* %0 to %struct.condition*
  call void @notify(%struct.condition* noundef %1, i32 noundef 1) #9
  ret i32 0
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @cnd_init(%union.cnd_t* noundef %condition) #0 {
entry:
  %condition.addr = alloca %union.cnd_t*, align 8
  store %union.cnd_t* %condition, %union.cnd_t** %condition.addr, align 8
  %0 = load %union.cnd_t*, %union.cnd_t** %condition.addr, align 8
  %1 = bitcast %union.cnd_t* %0 to %struct.condition*
  call void @init_condition(%struct.condition* noundef %1) #9
  ret i32 0
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @cnd_destroy(%union.cnd_t* noundef %condition) #0 {
entry:
  %condition.addr = alloca %union.cnd_t*, align 8
  store %union.cnd_t* %condition, %union.cnd_t** %condition.addr, align 8
  %0 = load %union.cnd_t*, %union.cnd_t** %condition.addr, align 8
  %1 = bitcast %union.cnd_t* %0 to %union.pthread_cond_t*
  %call = call i32 @pthread_cond_destroy(%union.pthread_cond_t* noundef %1) #10
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @cnd_signal(%union.cnd_t* noundef %condition) #0 {
entry:
  %condition.addr = alloca %union.cnd_t*, align 8
  store %union.cnd_t* %condition, %union.cnd_t** %condition.addr, align 8
  %0 = load %union.cnd_t*, %union.cnd_t** %condition.addr, align 8
  %1 = bitcast %union.cnd_t* %0 to %struct.condition*
  call void @notify(%struct.condition* noundef %1, i32 noundef 0) #9
  ret i32 0
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @cnd_broadcast(%union.cnd_t* noundef %condition) #0 {
entry:
  %condition.addr = alloca %union.cnd_t*, align 8
  store %union.cnd_t* %condition, %union.cnd_t** %condition.addr, align 8
  %0 = load %union.cnd_t*, %union.cnd_t** %condition.addr, align 8
  %1 = bitcast %union.cnd_t* %0 to %struct.condition*
  call void @notify(%struct.condition* noundef %1, i32 noundef 1) #9
  ret i32 0
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @cnd_wait(%union.cnd_t* noundef %condition, %union.mtx_t* noundef %mutex) #0 {
entry:
  %retval = alloca i32, align 4
  %condition.addr = alloca %union.cnd_t*, align 8
  %mutex.addr = alloca %union.mtx_t*, align 8
  %self = alloca i64, align 8
  store %union.cnd_t* %condition, %union.cnd_t** %condition.addr, align 8
  store %union.mtx_t* %mutex, %union.mtx_t** %mutex.addr, align 8
  %call = call i32 @__thinair_spurious() #9
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %0 = load %union.mtx_t*, %union.mtx_t** %mutex.addr, align 8
  call void @wake_up_c11(%union.mtx_t* noundef %0) #9
  call void @__thinair_settled() #9
  store i32 0, i32* %retval, align 4
  br label %return

if.end:                                           ; preds = %entry
  %call1 = call i64 @__thinair_self() #9
  store i64 %call1, i64* %self, align 8
  %1 = load %union.cnd_t*, %union.cnd_t** %condition.addr, align 8
  %2 = bitcast %union.cnd_t* %1 to %struct.condition*
  %3 = load %union.mtx_t*, %union.mtx_t** %mutex.addr, align 8
  %4 = bitcast %union.mtx_t* %3 to i8*
  %5 = load i64, i64* %self, align 8
  call void @begin_wait(%struct.condition* noundef %2, i8* noundef %4, i64 noundef %5) #9
  %6 = load %union.mtx_t*, %union.mtx_t** %mutex.addr, align 8
  %7 = bitcast %union.mtx_t* %6 to %struct.mutex*
  call void @__thinair_mutex_unlock_to_wait(%struct.mutex* noundef %7) #9
  %8 = load i64, i64* %self, align 8
  %arrayidx = getelementptr inbounds [65 x i32], [65 x i32]* @wake, i64 0, i64 %8
  %call2 = call i32 @__thinair_wait(i32* noundef %arrayidx, i32 noundef 33, i32 noundef 0, i32 noundef 0, i32 noundef 0) #9
  %9 = load %union.mtx_t*, %union.mtx_t** %mutex.addr, align 8
  %call3 = call i32 @mtx_lock(%union.mtx_t* noundef %9) #9
  store i32 0, i32* %retval, align 4
  br label %return

return:                                           ; preds = %if.end, %if.then
  %10 = load i32, i32* %retval, align 4
  ret i32 %10
}

; Function Attrs: noinline nounwind uwtable
define internal void @wake_up_c11(%union.mtx_t* noundef %mutex) #0 {
entry:
  %mutex.addr = alloca %union.mtx_t*, align 8
  store %union.mtx_t* %mutex, %union.mtx_t** %mutex.addr, align 8
  %0 = load %union.mtx_t*, %union.mtx_t** %mutex.addr, align 8
  %1 = bitcast %union.mtx_t* %0 to %struct.mutex*
  call void @__thinair_mutex_unlock_to_wait(%struct.mutex* noundef %1) #9
  %2 = load %union.mtx_t*, %union.mtx_t** %mutex.addr, align 8
  %call = call i32 @mtx_lock(%union.mtx_t* noundef %2) #9
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @cnd_timedwait(%union.cnd_t* noundef %condition, %union.mtx_t* noundef %mutex, %struct.timespec* noundef %time) #0 {
entry:
  %retval = alloca i32, align 4
  %condition.addr = alloca %union.cnd_t*, align 8
  %mutex.addr = alloca %union.mtx_t*, align 8
  %time.addr = alloca %struct.timespec*, align 8
  %late = alloca i32, align 4
  %self = alloca i64, align 8
  store %union.cnd_t* %condition, %union.cnd_t** %condition.addr, align 8
  store %union.mtx_t* %mutex, %union.mtx_t** %mutex.addr, align 8
  store %struct.timespec* %time, %struct.timespec** %time.addr, align 8
  %0 = load %struct.timespec*, %struct.timespec** %time.addr, align 8
  %call = call i32 @read_time(%struct.timespec* noundef %0) #9
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  store i32 2, i32* %retval, align 4
  br label %return

if.end:                                           ; preds = %entry
  %call1 = call i32 @__thinair_spurious() #9
  %tobool2 = icmp ne i32 %call1, 0
  br i1 %tobool2, label %if.then3, label %if.end6

if.then3:                                         ; preds = %if.end
  %1 = load %union.mtx_t*, %union.mtx_t** %mutex.addr, align 8
  call void @wake_up_c11(%union.mtx_t* noundef %1) #9
  %call4 = call i32 @__thinair_choose() #9
  store i32 %call4, i32* %late, align 4
  call void @__thinair_settled() #9
  %2 = load i32, i32* %late, align 4
  %tobool5 = icmp ne i32 %2, 0
  %3 = zext i1 %tobool5 to i64
  %cond = select i1 %tobool5, i32 4, i32 0
  store i32 %cond, i32* %retval, align 4
  br label %return

if.end6:                                          ; preds = %if.end
  %call7 = call i64 @__thinair_self() #9
  store i64 %call7, i64* %self, align 8
  %4 = load %union.cnd_t*, %union.cnd_t** %condition.addr, align 8
  %5 = bitcast %union.cnd_t* %4 to %struct.condition*
  %6 = load %union.mtx_t*, %union.mtx_t** %mutex.addr, align 8
  %7 = bitcast %union.mtx_t* %6 to i8*
  %8 = load i64, i64* %self, align 8
  call void @begin_wait(%struct.condition* noundef %5, i8* noundef %7, i64 noundef %8) #9
  %9 = load %union.mtx_t*, %union.mtx_t** %mutex.addr, align 8
  %10 = bitcast %union.mtx_t* %9 to %struct.mutex*
  call void @__thinair_mutex_unlock_to_wait(%struct.mutex* noundef %10) #9
  %11 = load i64, i64* %self, align 8
  call void @wait_in_time(i64 noundef %11) #9
  %12 = load %union.mtx_t*, %union.mtx_t** %mutex.addr, align 8
  %call8 = call i32 @mtx_lock(%union.mtx_t* noundef %12) #9
  store i32 0, i32* %retval, align 4
  br label %return

return:                                           ; preds = %if.end6, %if.then3, %if.then
  %13 = load i32, i32* %retval, align 4
  ret i32 %13
}

; Function Attrs: noinline nounwind uwtable
define internal void @wait_in_time(i64 noundef %self) #0 {
entry:
  %self.addr = alloca i64, align 8
  %atomic-temp = alloca i32, align 4
  store i64 %self, i64* %self.addr, align 8
  %0 = load i64, i64* %self.addr, align 8
  %arrayidx = getelementptr inbounds [65 x i32], [65 x i32]* @wake, i64 0, i64 %0
  %1 = load atomic i32, i32* %arrayidx acquire, align 4
  store i32 %1, i32* %atomic-temp, align 4
  %2 = load i32, i32* %atomic-temp, align 4
  call void @__VERIFIER_assume(i32 noundef %2) #9
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @pthread_barrier_init(%union.pthread_barrier_t* noundef nonnull %barrier, %union.pthread_barrierattr_t* noundef %attributes, i32 noundef %count) #0 {
entry:
  %retval = alloca i32, align 4
  %barrier.addr = alloca %union.pthread_barrier_t*, align 8
  %attributes.addr = alloca %union.pthread_barrierattr_t*, align 8
  %count.addr = alloca i32, align 4
  %b = alloca %struct.barrier*, align 8
  %.atomictmp = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  store %union.pthread_barrier_t* %barrier, %union.pthread_barrier_t** %barrier.addr, align 8
  store %union.pthread_barrierattr_t* %attributes, %union.pthread_barrierattr_t** %attributes.addr, align 8
  store i32 %count, i32* %count.addr, align 4
  %0 = load %union.pthread_barrier_t*, %union.pthread_barrier_t** %barrier.addr, align 8
  %1 = bitcast %union.pthread_barrier_t* %0 to %struct.barrier*
  store %struct.barrier* %1, %struct.barrier** %b, align 8
  %2 = load i32, i32* %count.addr, align 4
  %tobool = icmp ne i32 %2, 0
  br i1 %tobool, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  store i32 22, i32* %retval, align 4
  br label %return

if.end:                                           ; preds = %entry
  %3 = load %union.pthread_barrierattr_t*, %union.pthread_barrierattr_t** %attributes.addr, align 8
  %4 = bitcast %union.pthread_barrierattr_t* %3 to i8*
  call void @__thinair_read_attributes(i8* noundef %4) #9
  %5 = load %struct.barrier*, %struct.barrier** %b, align 8
  %mark = getelementptr inbounds %struct.barrier, %struct.barrier* %5, i32 0, i32 3
  %6 = bitcast i32* %mark to i8*
  %call = call i32 @__thinair_copied_4(i8* noundef %6) #9
  %cmp = icmp ne i32 %call, 437721623
  %conv = zext i1 %cmp to i32
  call void @__thinair_check(i32 noundef %conv, i8* noundef getelementptr inbounds ([53 x i8], [53 x i8]* @.str.31, i64 0, i64 0)) #9
  %7 = load i32, i32* %count.addr, align 4
  %8 = load %struct.barrier*, %struct.barrier** %b, align 8
  %needed = getelementptr inbounds %struct.barrier, %struct.barrier* %8, i32 0, i32 0
  store i32 %7, i32* %needed, align 4
  %9 = load %struct.barrier*, %struct.barrier** %b, align 8
  %arrived = getelementptr inbounds %struct.barrier, %struct.barrier* %9, i32 0, i32 1
  store i32 0, i32* %arrived, align 4
  %10 = load %struct.barrier*, %struct.barrier** %b, align 8
  %rounds = getelementptr inbounds %struct.barrier, %struct.barrier* %10, i32 0, i32 2
  store i32 0, i32* %rounds, align 4
  %11 = load %struct.barrier*, %struct.barrier** %b, align 8
  %mark1 = getelementptr inbounds %struct.barrier, %struct.barrier* %11, i32 0, i32 3
  store i32 437721623, i32* %mark1, align 4
  store i32 1, i32* %.atomictmp, align 4
  %12 = load i32, i32* %.atomictmp, align 4
  %13 = atomicrmw add i32* @barriers, i32 %12 monotonic, align 4
  store i32 %13, i32* %atomic-temp, align 4
  %14 = load i32, i32* %atomic-temp, align 4
  %15 = load %struct.barrier*, %struct.barrier** %b, align 8
  %number = getelementptr inbounds %struct.barrier, %struct.barrier* %15, i32 0, i32 4
  store i32 %14, i32* %number, align 4
  store i32 0, i32* %retval, align 4
  br label %return

return:                                           ; preds = %if.end, %if.then
  %16 = load i32, i32* %retval, align 4
  ret i32 %16
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @__thinair_barrier_meet(%union.pthread_barrier_t* noundef %barrier) #0 {
entry:
  %retval = alloca i32, align 4
  %barrier.addr = alloca %union.pthread_barrier_t*, align 8
  %b = alloca %struct.barrier*, align 8
  %needed = alloca i32, align 4
  %number = alloca i32, align 4
  %self = alloca i64, align 8
  %round = alloca i32, align 4
  %places = alloca i32*, align 8
  %.atomictmp = alloca i32, align 4
  %come = alloca i64, align 8
  %thread = alloca i32, align 4
  store %union.pthread_barrier_t* %barrier, %union.pthread_barrier_t** %barrier.addr, align 8
  %0 = load %union.pthread_barrier_t*, %union.pthread_barrier_t** %barrier.addr, align 8
  %1 = bitcast %union.pthread_barrier_t* %0 to %struct.barrier*
  store %struct.barrier* %1, %struct.barrier** %b, align 8
  %2 = load %struct.barrier*, %struct.barrier** %b, align 8
  %needed1 = getelementptr inbounds %struct.barrier, %struct.barrier* %2, i32 0, i32 0
  %3 = load i32, i32* %needed1, align 4
  store i32 %3, i32* %needed, align 4
  %4 = load i32, i32* %needed, align 4
  %cmp = icmp ne i32 %4, 0
  %conv = zext i1 %cmp to i32
  call void @__thinair_alive(i32 noundef %conv, i8* noundef getelementptr inbounds ([53 x i8], [53 x i8]* @.str.32, i64 0, i64 0)) #9
  %5 = load %struct.barrier*, %struct.barrier** %b, align 8
  %number2 = getelementptr inbounds %struct.barrier, %struct.barrier* %5, i32 0, i32 4
  %6 = load i32, i32* %number2, align 4
  store i32 %6, i32* %number, align 4
  %call = call i32 @__thinair_meets() #9
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %lor.lhs.false, label %if.then

lor.lhs.false:                                    ; preds = %entry
  %7 = load i32, i32* %number, align 4
  %cmp3 = icmp uge i32 %7, 16
  br i1 %cmp3, label %if.then, label %if.end

if.then:                                          ; preds = %lor.lhs.false, %entry
  %8 = load %union.pthread_barrier_t*, %union.pthread_barrier_t** %barrier.addr, align 8
  %call5 = call i32 @pthread_barrier_wait(%union.pthread_barrier_t* noundef %8) #10
  store i32 %call5, i32* %retval, align 4
  br label %return

if.end:                                           ; preds = %lor.lhs.false
  %call6 = call i64 @__thinair_self() #9
  store i64 %call6, i64* %self, align 8
  %9 = load i32, i32* %number, align 4
  %idxprom = zext i32 %9 to i64
  %arrayidx = getelementptr inbounds [16 x i32], [16 x i32]* @passed, i64 0, i64 %idxprom
  %10 = load i32, i32* %arrayidx, align 4
  %inc = add nsw i32 %10, 1
  store i32 %inc, i32* %arrayidx, align 4
  store i32 %inc, i32* %round, align 4
  %11 = load i32, i32* %number, align 4
  %idxprom7 = zext i32 %11 to i64
  %arrayidx8 = getelementptr inbounds [16 x [2 x [65 x i32]]], [16 x [2 x [65 x i32]]]* @arrivals, i64 0, i64 %idxprom7
  %12 = load i32, i32* %round, align 4
  %and = and i32 %12, 1
  %idxprom9 = sext i32 %and to i64
  %arrayidx10 = getelementptr inbounds [2 x [65 x i32]], [2 x [65 x i32]]* %arrayidx8, i64 0, i64 %idxprom9
  %arraydecay = getelementptr inbounds [65 x i32], [65 x i32]* %arrayidx10, i64 0, i64 0
  store i32* %arraydecay, i32** %places, align 8
  %13 = load i32*, i32** %places, align 8
  %14 = load i64, i64* %self, align 8
  %arrayidx11 = getelementptr inbounds i32, i32* %13, i64 %14
  %15 = load i32, i32* %round, align 4
  store i32 %15, i32* %.atomictmp, align 4
  %16 = load i32, i32* %.atomictmp, align 4
  store atomic i32 %16, i32* %arrayidx11 release, align 4
  %17 = load i32*, i32** %places, align 8
  %18 = load i32, i32* %round, align 4
  %19 = load i32, i32* %needed, align 4
  %call12 = call i64 @__thinair_meet(i32* noundef %17, i32 noundef %18, i32 noundef %19) #9
  store i64 %call12, i64* %come, align 8
  %20 = load i64, i64* %come, align 8
  %tobool13 = icmp ne i64 %20, 0
  br i1 %tobool13, label %if.end16, label %if.then14

if.then14:                                        ; preds = %if.end
  %21 = load %struct.barrier*, %struct.barrier** %b, align 8
  %rounds = getelementptr inbounds %struct.barrier, %struct.barrier* %21, i32 0, i32 2
  %call15 = call i32 @__thinair_wait(i32* noundef %rounds, i32 noundef 62, i32 noundef 0, i32 noundef 0, i32 noundef 0) #9
  br label %if.end16

if.end16:                                         ; preds = %if.then14, %if.end
  store i32 1, i32* %thread, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.end16
  %22 = load i32, i32* %thread, align 4
  %cmp17 = icmp slt i32 %22, 65
  br i1 %cmp17, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %23 = load i32, i32* %thread, align 4
  %conv19 = sext i32 %23 to i64
  %24 = load i64, i64* %self, align 8
  %cmp20 = icmp ne i64 %conv19, %24
  br i1 %cmp20, label %land.lhs.true, label %if.end28

land.lhs.true:                                    ; preds = %for.body
  %25 = load i64, i64* %come, align 8
  %26 = load i32, i32* %thread, align 4
  %sub = sub nsw i32 %26, 1
  %sh_prom = zext i32 %sub to i64
  %shr = lshr i64 %25, %sh_prom
  %and22 = and i64 %shr, 1
  %tobool23 = icmp ne i64 %and22, 0
  br i1 %tobool23, label %if.then24, label %if.end28

if.then24:                                        ; preds = %land.lhs.true
  %27 = load i32*, i32** %places, align 8
  %28 = load i32, i32* %thread, align 4
  %idxprom25 = sext i32 %28 to i64
  %arrayidx26 = getelementptr inbounds i32, i32* %27, i64 %idxprom25
  %29 = load i32, i32* %round, align 4
  %call27 = call i32 @__thinair_wait(i32* noundef %arrayidx26, i32 noundef 61, i32 noundef %29, i32 noundef 0, i32 noundef 0) #9
  br label %if.end28

if.end28:                                         ; preds = %if.then24, %land.lhs.true, %for.body
  br label %for.inc

for.inc:                                          ; preds = %if.end28
  %30 = load i32, i32* %thread, align 4
  %inc29 = add nsw i32 %30, 1
  store i32 %inc29, i32* %thread, align 4
  br label %for.cond, !llvm.loop !86

for.end:                                          ; preds = %for.cond
  store i32 0, i32* %retval, align 4
  br label %return

return:                                           ; preds = %for.end, %if.then
  %31 = load i32, i32* %retval, align 4
  ret i32 %31
}

declare i32 @__thinair_meets() #1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @pthread_barrier_wait(%union.pthread_barrier_t* noundef nonnull %barrier) #0 {
entry:
  %retval = alloca i32, align 4
  %barrier.addr = alloca %union.pthread_barrier_t*, align 8
  %b = alloca %struct.barrier*, align 8
  %needed = alloca i32, align 4
  %ticket = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  %round = alloca i32, align 4
  %.atomictmp6 = alloca i32, align 4
  store %union.pthread_barrier_t* %barrier, %union.pthread_barrier_t** %barrier.addr, align 8
  %0 = load %union.pthread_barrier_t*, %union.pthread_barrier_t** %barrier.addr, align 8
  %1 = bitcast %union.pthread_barrier_t* %0 to %struct.barrier*
  store %struct.barrier* %1, %struct.barrier** %b, align 8
  %2 = load %struct.barrier*, %struct.barrier** %b, align 8
  %needed1 = getelementptr inbounds %struct.barrier, %struct.barrier* %2, i32 0, i32 0
  %3 = load i32, i32* %needed1, align 4
  store i32 %3, i32* %needed, align 4
  %4 = load i32, i32* %needed, align 4
  %cmp = icmp ne i32 %4, 0
  %conv = zext i1 %cmp to i32
  call void @__thinair_alive(i32 noundef %conv, i8* noundef getelementptr inbounds ([53 x i8], [53 x i8]* @.str.32, i64 0, i64 0)) #9
  %5 = load %struct.barrier*, %struct.barrier** %b, align 8
  %arrived = getelementptr inbounds %struct.barrier, %struct.barrier* %5, i32 0, i32 1
  store i32 1, i32* %.atomictmp, align 4
  %6 = load i32, i32* %.atomictmp, align 4
  %7 = atomicrmw add i32* %arrived, i32 %6 acq_rel, align 4
  store i32 %7, i32* %atomic-temp, align 4
  %8 = load i32, i32* %atomic-temp, align 4
  store i32 %8, i32* %ticket, align 4
  %9 = load i32, i32* %ticket, align 4
  %10 = load i32, i32* %needed, align 4
  %div = udiv i32 %9, %10
  store i32 %div, i32* %round, align 4
  %11 = load i32, i32* %ticket, align 4
  %12 = load i32, i32* %needed, align 4
  %rem = urem i32 %11, %12
  %13 = load i32, i32* %needed, align 4
  %sub = sub i32 %13, 1
  %cmp2 = icmp eq i32 %rem, %sub
  br i1 %cmp2, label %if.then, label %if.end7

if.then:                                          ; preds = %entry
  %14 = load i32, i32* %round, align 4
  %tobool = icmp ne i32 %14, 0
  br i1 %tobool, label %if.then4, label %if.end

if.then4:                                         ; preds = %if.then
  %15 = load %struct.barrier*, %struct.barrier** %b, align 8
  %rounds = getelementptr inbounds %struct.barrier, %struct.barrier* %15, i32 0, i32 2
  %16 = load i32, i32* %round, align 4
  %call = call i32 @__thinair_wait(i32* noundef %rounds, i32 noundef 61, i32 noundef %16, i32 noundef 0, i32 noundef 0) #9
  br label %if.end

if.end:                                           ; preds = %if.then4, %if.then
  %17 = load %struct.barrier*, %struct.barrier** %b, align 8
  %rounds5 = getelementptr inbounds %struct.barrier, %struct.barrier* %17, i32 0, i32 2
  %18 = load i32, i32* %round, align 4
  %add = add i32 %18, 1
  store i32 %add, i32* %.atomictmp6, align 4
  %19 = load i32, i32* %.atomictmp6, align 4
  store atomic i32 %19, i32* %rounds5 release, align 4
  store i32 -1, i32* %retval, align 4
  br label %return

if.end7:                                          ; preds = %entry
  %20 = load %struct.barrier*, %struct.barrier** %b, align 8
  %rounds8 = getelementptr inbounds %struct.barrier, %struct.barrier* %20, i32 0, i32 2
  %21 = load i32, i32* %round, align 4
  %call9 = call i32 @__thinair_wait(i32* noundef %rounds8, i32 noundef 62, i32 noundef %21, i32 noundef 0, i32 noundef 0) #9
  store i32 0, i32* %retval, align 4
  br label %return

return:                                           ; preds = %if.end7, %if.end
  %22 = load i32, i32* %retval, align 4
  ret i32 %22
}

declare i64 @__thinair_meet(i32* noundef, i32 noundef, i32 noundef) #1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @pthread_barrier_destroy(%union.pthread_barrier_t* noundef nonnull %barrier) #0 {
entry:
  %barrier.addr = alloca %union.pthread_barrier_t*, align 8
  %b = alloca %struct.barrier*, align 8
  %needed = alloca i32, align 4
  %waits = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  store %union.pthread_barrier_t* %barrier, %union.pthread_barrier_t** %barrier.addr, align 8
  %0 = load %union.pthread_barrier_t*, %union.pthread_barrier_t** %barrier.addr, align 8
  %1 = bitcast %union.pthread_barrier_t* %0 to %struct.barrier*
  store %struct.barrier* %1, %struct.barrier** %b, align 8
  %2 = load %struct.barrier*, %struct.barrier** %b, align 8
  %needed1 = getelementptr inbounds %struct.barrier, %struct.barrier* %2, i32 0, i32 0
  %3 = load i32, i32* %needed1, align 4
  store i32 %3, i32* %needed, align 4
  %4 = load i32, i32* %needed, align 4
  %cmp = icmp ne i32 %4, 0
  %conv = zext i1 %cmp to i32
  call void @__thinair_alive(i32 noundef %conv, i8* noundef getelementptr inbounds ([53 x i8], [53 x i8]* @.str.32, i64 0, i64 0)) #9
  %call = call i32 @__thinair_meets() #9
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %land.lhs.true, label %cond.false

land.lhs.true:                                    ; preds = %entry
  %5 = load %struct.barrier*, %struct.barrier** %b, align 8
  %number = getelementptr inbounds %struct.barrier, %struct.barrier* %5, i32 0, i32 4
  %6 = load i32, i32* %number, align 4
  %cmp2 = icmp ult i32 %6, 16
  br i1 %cmp2, label %cond.true, label %cond.false

cond.true:                                        ; preds = %land.lhs.true
  %7 = load %struct.barrier*, %struct.barrier** %b, align 8
  %call4 = call i32 @is_waited_for(%struct.barrier* noundef %7) #9
  br label %cond.end

cond.false:                                       ; preds = %land.lhs.true, %entry
  %8 = load %struct.barrier*, %struct.barrier** %b, align 8
  %arrived = getelementptr inbounds %struct.barrier, %struct.barrier* %8, i32 0, i32 1
  %9 = load atomic i32, i32* %arrived acquire, align 4
  store i32 %9, i32* %atomic-temp, align 4
  %10 = load i32, i32* %atomic-temp, align 4
  %11 = load i32, i32* %needed, align 4
  %rem = urem i32 %10, %11
  %cmp5 = icmp ne i32 %rem, 0
  %conv6 = zext i1 %cmp5 to i32
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %call4, %cond.true ], [ %conv6, %cond.false ]
  store i32 %cond, i32* %waits, align 4
  %12 = load i32, i32* %waits, align 4
  %tobool7 = icmp ne i32 %12, 0
  %lnot = xor i1 %tobool7, true
  %lnot.ext = zext i1 %lnot to i32
  call void @__thinair_check(i32 noundef %lnot.ext, i8* noundef getelementptr inbounds ([50 x i8], [50 x i8]* @.str.33, i64 0, i64 0)) #9
  %13 = load %struct.barrier*, %struct.barrier** %b, align 8
  %needed8 = getelementptr inbounds %struct.barrier, %struct.barrier* %13, i32 0, i32 0
  store i32 0, i32* %needed8, align 4
  %14 = load %struct.barrier*, %struct.barrier** %b, align 8
  %mark = getelementptr inbounds %struct.barrier, %struct.barrier* %14, i32 0, i32 3
  store i32 0, i32* %mark, align 4
  ret i32 0
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @is_waited_for(%struct.barrier* noundef %b) #0 {
entry:
  %retval = alloca i32, align 4
  %b.addr = alloca %struct.barrier*, align 8
  %seen = alloca i32, align 4
  %rounds = alloca i32, align 4
  %thread = alloca i32, align 4
  %odd = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  %even = alloca i32, align 4
  %atomic-temp11 = alloca i32, align 4
  %last = alloca i32, align 4
  store %struct.barrier* %b, %struct.barrier** %b.addr, align 8
  store i32 0, i32* %seen, align 4
  store i32 0, i32* %rounds, align 4
  store i32 1, i32* %thread, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, i32* %thread, align 4
  %cmp = icmp slt i32 %0, 65
  br i1 %cmp, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %for.cond
  %1 = load i32, i32* %seen, align 4
  %2 = load %struct.barrier*, %struct.barrier** %b.addr, align 8
  %needed = getelementptr inbounds %struct.barrier, %struct.barrier* %2, i32 0, i32 0
  %3 = load i32, i32* %needed, align 4
  %cmp1 = icmp ult i32 %1, %3
  br label %land.end

land.end:                                         ; preds = %land.rhs, %for.cond
  %4 = phi i1 [ false, %for.cond ], [ %cmp1, %land.rhs ]
  br i1 %4, label %for.body, label %for.end

for.body:                                         ; preds = %land.end
  %5 = load %struct.barrier*, %struct.barrier** %b.addr, align 8
  %number = getelementptr inbounds %struct.barrier, %struct.barrier* %5, i32 0, i32 4
  %6 = load i32, i32* %number, align 4
  %idxprom = zext i32 %6 to i64
  %arrayidx = getelementptr inbounds [16 x [2 x [65 x i32]]], [16 x [2 x [65 x i32]]]* @arrivals, i64 0, i64 %idxprom
  %arrayidx2 = getelementptr inbounds [2 x [65 x i32]], [2 x [65 x i32]]* %arrayidx, i64 0, i64 1
  %7 = load i32, i32* %thread, align 4
  %idxprom3 = sext i32 %7 to i64
  %arrayidx4 = getelementptr inbounds [65 x i32], [65 x i32]* %arrayidx2, i64 0, i64 %idxprom3
  %8 = load atomic i32, i32* %arrayidx4 acquire, align 4
  store i32 %8, i32* %atomic-temp, align 4
  %9 = load i32, i32* %atomic-temp, align 4
  store i32 %9, i32* %odd, align 4
  %10 = load i32, i32* %odd, align 4
  %tobool = icmp ne i32 %10, 0
  br i1 %tobool, label %if.end, label %if.then

if.then:                                          ; preds = %for.body
  br label %for.inc

if.end:                                           ; preds = %for.body
  %11 = load %struct.barrier*, %struct.barrier** %b.addr, align 8
  %number5 = getelementptr inbounds %struct.barrier, %struct.barrier* %11, i32 0, i32 4
  %12 = load i32, i32* %number5, align 4
  %idxprom6 = zext i32 %12 to i64
  %arrayidx7 = getelementptr inbounds [16 x [2 x [65 x i32]]], [16 x [2 x [65 x i32]]]* @arrivals, i64 0, i64 %idxprom6
  %arrayidx8 = getelementptr inbounds [2 x [65 x i32]], [2 x [65 x i32]]* %arrayidx7, i64 0, i64 0
  %13 = load i32, i32* %thread, align 4
  %idxprom9 = sext i32 %13 to i64
  %arrayidx10 = getelementptr inbounds [65 x i32], [65 x i32]* %arrayidx8, i64 0, i64 %idxprom9
  %14 = load atomic i32, i32* %arrayidx10 acquire, align 4
  store i32 %14, i32* %atomic-temp11, align 4
  %15 = load i32, i32* %atomic-temp11, align 4
  store i32 %15, i32* %even, align 4
  %16 = load i32, i32* %odd, align 4
  %17 = load i32, i32* %even, align 4
  %cmp12 = icmp sgt i32 %16, %17
  br i1 %cmp12, label %cond.true, label %cond.false

cond.true:                                        ; preds = %if.end
  %18 = load i32, i32* %odd, align 4
  br label %cond.end

cond.false:                                       ; preds = %if.end
  %19 = load i32, i32* %even, align 4
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %18, %cond.true ], [ %19, %cond.false ]
  store i32 %cond, i32* %last, align 4
  %20 = load i32, i32* %seen, align 4
  %inc = add i32 %20, 1
  store i32 %inc, i32* %seen, align 4
  %tobool13 = icmp ne i32 %20, 0
  br i1 %tobool13, label %land.lhs.true, label %if.end16

land.lhs.true:                                    ; preds = %cond.end
  %21 = load i32, i32* %last, align 4
  %22 = load i32, i32* %rounds, align 4
  %cmp14 = icmp ne i32 %21, %22
  br i1 %cmp14, label %if.then15, label %if.end16

if.then15:                                        ; preds = %land.lhs.true
  store i32 1, i32* %retval, align 4
  br label %return

if.end16:                                         ; preds = %land.lhs.true, %cond.end
  %23 = load i32, i32* %last, align 4
  store i32 %23, i32* %rounds, align 4
  br label %for.inc

for.inc:                                          ; preds = %if.end16, %if.then
  %24 = load i32, i32* %thread, align 4
  %inc17 = add nsw i32 %24, 1
  store i32 %inc17, i32* %thread, align 4
  br label %for.cond, !llvm.loop !87

for.end:                                          ; preds = %land.end
  %25 = load i32, i32* %seen, align 4
  %tobool18 = icmp ne i32 %25, 0
  br i1 %tobool18, label %land.rhs19, label %land.end22

land.rhs19:                                       ; preds = %for.end
  %26 = load i32, i32* %seen, align 4
  %27 = load %struct.barrier*, %struct.barrier** %b.addr, align 8
  %needed20 = getelementptr inbounds %struct.barrier, %struct.barrier* %27, i32 0, i32 0
  %28 = load i32, i32* %needed20, align 4
  %cmp21 = icmp ult i32 %26, %28
  br label %land.end22

land.end22:                                       ; preds = %land.rhs19, %for.end
  %29 = phi i1 [ false, %for.end ], [ %cmp21, %land.rhs19 ]
  %land.ext = zext i1 %29 to i32
  store i32 %land.ext, i32* %retval, align 4
  br label %return

return:                                           ; preds = %land.end22, %if.then15
  %30 = load i32, i32* %retval, align 4
  ret i32 %30
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @sem_init(%union.sem_t* noundef nonnull %semaphore, i32 noundef %shared, i32 noundef %value) #0 {
entry:
  %retval = alloca i32, align 4
  %semaphore.addr = alloca %union.sem_t*, align 8
  %shared.addr = alloca i32, align 4
  %value.addr = alloca i32, align 4
  %words = alloca i32*, align 8
  store %union.sem_t* %semaphore, %union.sem_t** %semaphore.addr, align 8
  store i32 %shared, i32* %shared.addr, align 4
  store i32 %value, i32* %value.addr, align 4
  %0 = load i32, i32* %value.addr, align 4
  %cmp = icmp uge i32 %0, 2147483647
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %call = call i32* @__errno_location() #11
  store i32 22, i32* %call, align 4
  store i32 -1, i32* %retval, align 4
  br label %return

if.end:                                           ; preds = %entry
  %1 = load %union.sem_t*, %union.sem_t** %semaphore.addr, align 8
  %2 = bitcast %union.sem_t* %1 to i32*
  store i32* %2, i32** %words, align 8
  %3 = load i32*, i32** %words, align 8
  %add.ptr = getelementptr inbounds i32, i32* %3, i64 1
  %4 = bitcast i32* %add.ptr to i8*
  %call1 = call i32 @__thinair_copied_4(i8* noundef %4) #9
  %cmp2 = icmp ne i32 %call1, 437721623
  %conv = zext i1 %cmp2 to i32
  call void @__thinair_check(i32 noundef %conv, i8* noundef getelementptr inbounds ([55 x i8], [55 x i8]* @.str.34, i64 0, i64 0)) #9
  %5 = load i32, i32* %value.addr, align 4
  %add = add nsw i32 %5, 1
  %6 = load i32*, i32** %words, align 8
  %arrayidx = getelementptr inbounds i32, i32* %6, i64 0
  store i32 %add, i32* %arrayidx, align 4
  %7 = load i32*, i32** %words, align 8
  %arrayidx3 = getelementptr inbounds i32, i32* %7, i64 1
  store i32 437721623, i32* %arrayidx3, align 4
  store i32 0, i32* %retval, align 4
  br label %return

return:                                           ; preds = %if.end, %if.then
  %8 = load i32, i32* %retval, align 4
  ret i32 %8
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @sem_destroy(%union.sem_t* noundef nonnull %semaphore) #0 {
entry:
  %semaphore.addr = alloca %union.sem_t*, align 8
  %value = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  store %union.sem_t* %semaphore, %union.sem_t** %semaphore.addr, align 8
  %0 = load %union.sem_t*, %union.sem_t** %semaphore.addr, align 8
  %1 = bitcast %union.sem_t* %0 to i32*
  store i32 -2147483648, i32* %.atomictmp, align 4
  %2 = load i32, i32* %.atomictmp, align 4
  %3 = atomicrmw xchg i32* %1, i32 %2 acq_rel, align 4
  store i32 %3, i32* %atomic-temp, align 4
  %4 = load i32, i32* %atomic-temp, align 4
  store i32 %4, i32* %value, align 4
  %5 = load i32, i32* %value, align 4
  %cmp = icmp ne i32 %5, -2147483648
  %conv = zext i1 %cmp to i32
  call void @__thinair_alive(i32 noundef %conv, i8* noundef getelementptr inbounds ([31 x i8], [31 x i8]* @.str.35, i64 0, i64 0)) #9
  %6 = load i32, i32* %value, align 4
  %cmp1 = icmp sgt i32 %6, 0
  %conv2 = zext i1 %cmp1 to i32
  call void @__thinair_check(i32 noundef %conv2, i8* noundef getelementptr inbounds ([45 x i8], [45 x i8]* @.str.36, i64 0, i64 0)) #9
  %7 = load %union.sem_t*, %union.sem_t** %semaphore.addr, align 8
  %8 = bitcast %union.sem_t* %7 to i32*
  %arrayidx = getelementptr inbounds i32, i32* %8, i64 1
  store i32 0, i32* %arrayidx, align 4
  ret i32 0
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @sem_wait(%union.sem_t* noundef nonnull %semaphore) #0 {
entry:
  %semaphore.addr = alloca %union.sem_t*, align 8
  store %union.sem_t* %semaphore, %union.sem_t** %semaphore.addr, align 8
  %0 = load %union.sem_t*, %union.sem_t** %semaphore.addr, align 8
  %1 = bitcast %union.sem_t* %0 to i32*
  %call = call i32 @__thinair_wait(i32* noundef %1, i32 noundef 33, i32 noundef 1, i32 noundef 43, i32 noundef -1) #9
  call void @check_semaphore(i32 noundef %call) #9
  ret i32 0
}

; Function Attrs: noinline nounwind uwtable
define internal void @check_semaphore(i32 noundef %value) #0 {
entry:
  %value.addr = alloca i32, align 4
  store i32 %value, i32* %value.addr, align 4
  %0 = load i32, i32* %value.addr, align 4
  %cmp = icmp ne i32 %0, -2147483648
  %conv = zext i1 %cmp to i32
  call void @__thinair_alive(i32 noundef %conv, i8* noundef getelementptr inbounds ([43 x i8], [43 x i8]* @.str.48, i64 0, i64 0)) #9
  %1 = load i32, i32* %value.addr, align 4
  %cmp1 = icmp sgt i32 %1, 0
  %conv2 = zext i1 %cmp1 to i32
  call void @__thinair_check(i32 noundef %conv2, i8* noundef getelementptr inbounds ([45 x i8], [45 x i8]* @.str.36, i64 0, i64 0)) #9
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @sem_trywait(%union.sem_t* noundef nonnull %semaphore) #0 {
entry:
  %retval = alloca i32, align 4
  %semaphore.addr = alloca %union.sem_t*, align 8
  %old = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  %cmpxchg.bool = alloca i8, align 1
  store %union.sem_t* %semaphore, %union.sem_t** %semaphore.addr, align 8
  %0 = load %union.sem_t*, %union.sem_t** %semaphore.addr, align 8
  %1 = bitcast %union.sem_t* %0 to i32*
  %2 = load atomic i32, i32* %1 monotonic, align 4
  store i32 %2, i32* %atomic-temp, align 4
  %3 = load i32, i32* %atomic-temp, align 4
  store i32 %3, i32* %old, align 4
  br label %while.cond

while.cond:                                       ; preds = %if.end, %entry
  %4 = load i32, i32* %old, align 4
  %cmp = icmp sgt i32 %4, 1
  br i1 %cmp, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %5 = load %union.sem_t*, %union.sem_t** %semaphore.addr, align 8
  %6 = bitcast %union.sem_t* %5 to i32*
  %7 = load i32, i32* %old, align 4
  %sub = sub nsw i32 %7, 1
  store i32 %sub, i32* %.atomictmp, align 4
  %8 = load i32, i32* %old, align 4
  %9 = load i32, i32* %.atomictmp, align 4
  %10 = cmpxchg i32* %6, i32 %8, i32 %9 acquire monotonic, align 4
  %11 = extractvalue { i32, i1 } %10, 0
  %12 = extractvalue { i32, i1 } %10, 1
  br i1 %12, label %cmpxchg.continue, label %cmpxchg.store_expected

cmpxchg.store_expected:                           ; preds = %while.body
  store i32 %11, i32* %old, align 4
  br label %cmpxchg.continue

cmpxchg.continue:                                 ; preds = %cmpxchg.store_expected, %while.body
  %frombool = zext i1 %12 to i8
  store i8 %frombool, i8* %cmpxchg.bool, align 1
  %13 = load i8, i8* %cmpxchg.bool, align 1
  %tobool = trunc i8 %13 to i1
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %cmpxchg.continue
  store i32 0, i32* %retval, align 4
  br label %return

if.end:                                           ; preds = %cmpxchg.continue
  br label %while.cond, !llvm.loop !88

while.end:                                        ; preds = %while.cond
  %14 = load i32, i32* %old, align 4
  call void @check_semaphore(i32 noundef %14) #9
  %call = call i32* @__errno_location() #11
  store i32 11, i32* %call, align 4
  store i32 -1, i32* %retval, align 4
  br label %return

return:                                           ; preds = %while.end, %if.then
  %15 = load i32, i32* %retval, align 4
  ret i32 %15
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @sem_timedwait(%union.sem_t* noundef nonnull %semaphore, %struct.timespec* noundef nonnull %time) #0 {
entry:
  %semaphore.addr = alloca %union.sem_t*, align 8
  %time.addr = alloca %struct.timespec*, align 8
  %is_time = alloca i32, align 4
  %late = alloca i32, align 4
  store %union.sem_t* %semaphore, %union.sem_t** %semaphore.addr, align 8
  store %struct.timespec* %time, %struct.timespec** %time.addr, align 8
  %0 = load %struct.timespec*, %struct.timespec** %time.addr, align 8
  %call = call i32 @read_time(%struct.timespec* noundef %0) #9
  store i32 %call, i32* %is_time, align 4
  %call1 = call i32 @__thinair_choose() #9
  store i32 %call1, i32* %late, align 4
  %1 = load %union.sem_t*, %union.sem_t** %semaphore.addr, align 8
  %call2 = call i32 @sem_trywait(%union.sem_t* noundef %1) #10
  %cmp = icmp eq i32 %call2, 0
  %conv = zext i1 %cmp to i32
  %2 = load i32, i32* %late, align 4
  %tobool = icmp ne i32 %2, 0
  %lnot = xor i1 %tobool, true
  %lnot.ext = zext i1 %lnot to i32
  %cmp3 = icmp eq i32 %conv, %lnot.ext
  %conv4 = zext i1 %cmp3 to i32
  call void @__VERIFIER_assume(i32 noundef %conv4) #9
  %3 = load i32, i32* %late, align 4
  %tobool5 = icmp ne i32 %3, 0
  br i1 %tobool5, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %4 = load i32, i32* %is_time, align 4
  %call6 = call i32 @out_of_time(i32 noundef %4) #9
  %call7 = call i32* @__errno_location() #11
  store i32 %call6, i32* %call7, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  %5 = load i32, i32* %late, align 4
  %sub = sub nsw i32 0, %5
  ret i32 %sub
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @sem_clockwait(%union.sem_t* noundef nonnull %semaphore, i32 noundef %clock, %struct.timespec* noundef nonnull %time) #0 {
entry:
  %semaphore.addr = alloca %union.sem_t*, align 8
  %clock.addr = alloca i32, align 4
  %time.addr = alloca %struct.timespec*, align 8
  store %union.sem_t* %semaphore, %union.sem_t** %semaphore.addr, align 8
  store i32 %clock, i32* %clock.addr, align 4
  store %struct.timespec* %time, %struct.timespec** %time.addr, align 8
  %0 = load %union.sem_t*, %union.sem_t** %semaphore.addr, align 8
  %1 = load %struct.timespec*, %struct.timespec** %time.addr, align 8
  %call = call i32 @sem_timedwait(%union.sem_t* noundef %0, %struct.timespec* noundef %1) #9
  ret i32 %call
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @sem_post(%union.sem_t* noundef nonnull %semaphore) #0 {
entry:
  %semaphore.addr = alloca %union.sem_t*, align 8
  %old = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  store %union.sem_t* %semaphore, %union.sem_t** %semaphore.addr, align 8
  %0 = load %union.sem_t*, %union.sem_t** %semaphore.addr, align 8
  %1 = bitcast %union.sem_t* %0 to i32*
  store i32 1, i32* %.atomictmp, align 4
  %2 = load i32, i32* %.atomictmp, align 4
  %3 = atomicrmw add i32* %1, i32 %2 release, align 4
  store i32 %3, i32* %atomic-temp, align 4
  %4 = load i32, i32* %atomic-temp, align 4
  store i32 %4, i32* %old, align 4
  %5 = load i32, i32* %old, align 4
  call void @check_semaphore(i32 noundef %5) #9
  %6 = load i32, i32* %old, align 4
  %cmp = icmp slt i32 %6, 2147483647
  %conv = zext i1 %cmp to i32
  call void @__thinair_check(i32 noundef %conv, i8* noundef getelementptr inbounds ([35 x i8], [35 x i8]* @.str.37, i64 0, i64 0)) #9
  ret i32 0
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @sem_getvalue(%union.sem_t* noundef nonnull %semaphore, i32* noundef nonnull %value) #0 {
entry:
  %semaphore.addr = alloca %union.sem_t*, align 8
  %value.addr = alloca i32*, align 8
  %now = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  store %union.sem_t* %semaphore, %union.sem_t** %semaphore.addr, align 8
  store i32* %value, i32** %value.addr, align 8
  %0 = load %union.sem_t*, %union.sem_t** %semaphore.addr, align 8
  %1 = bitcast %union.sem_t* %0 to i32*
  %2 = load atomic i32, i32* %1 monotonic, align 4
  store i32 %2, i32* %atomic-temp, align 4
  %3 = load i32, i32* %atomic-temp, align 4
  store i32 %3, i32* %now, align 4
  %4 = load i32, i32* %now, align 4
  call void @check_semaphore(i32 noundef %4) #9
  %5 = load i32, i32* %now, align 4
  %sub = sub nsw i32 %5, 1
  %6 = load i32*, i32** %value.addr, align 8
  store i32 %sub, i32* %6, align 4
  ret i32 0
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @__thinair_sleep(i32* noundef %word, i32 noundef %expected) #0 {
entry:
  %word.addr = alloca i32*, align 8
  %expected.addr = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  store i32* %word, i32** %word.addr, align 8
  store i32 %expected, i32* %expected.addr, align 4
  %call = call i32 @__thinair_spurious() #9
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  call void @__thinair_settled() #9
  br label %return

if.end:                                           ; preds = %entry
  %0 = load i32*, i32** %word.addr, align 8
  %1 = bitcast i32* %0 to i8*
  call void @enqueue(i8* noundef %1) #9
  %2 = load i32*, i32** %word.addr, align 8
  %3 = load atomic i32, i32* %2 seq_cst, align 4
  store i32 %3, i32* %atomic-temp, align 4
  %4 = load i32, i32* %atomic-temp, align 4
  %5 = load i32, i32* %expected.addr, align 4
  %cmp = icmp eq i32 %4, %5
  %conv = zext i1 %cmp to i32
  call void @__VERIFIER_assume(i32 noundef %conv) #9
  call void @__thinair_end_wait() #9
  br label %return

return:                                           ; preds = %if.end, %if.then
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @enqueue(i8* noundef %word) #0 {
entry:
  %word.addr = alloca i8*, align 8
  %self = alloca i64, align 8
  %.atomictmp = alloca i32, align 4
  %.atomictmp2 = alloca i8*, align 8
  %.atomictmp4 = alloca i64, align 8
  %atomic-temp = alloca i64, align 8
  store i8* %word, i8** %word.addr, align 8
  %call = call i64 @__thinair_self() #9
  store i64 %call, i64* %self, align 8
  %0 = load i64, i64* %self, align 8
  %arrayidx = getelementptr inbounds [65 x i32], [65 x i32]* @wake, i64 0, i64 %0
  store i32 0, i32* %.atomictmp, align 4
  %1 = load i32, i32* %.atomictmp, align 4
  store atomic i32 %1, i32* %arrayidx monotonic, align 4
  %2 = load i64, i64* %self, align 8
  %arrayidx1 = getelementptr inbounds [65 x i8*], [65 x i8*]* @waited_for, i64 0, i64 %2
  %3 = load i8*, i8** %word.addr, align 8
  store i8* %3, i8** %.atomictmp2, align 8
  %4 = bitcast i8** %arrayidx1 to i64*
  %5 = bitcast i8** %.atomictmp2 to i64*
  %6 = load i64, i64* %5, align 8
  store atomic i64 %6, i64* %4 monotonic, align 8
  %7 = load i8*, i8** %word.addr, align 8
  %call3 = call i64* @queue_of(i8* noundef %7) #9
  %8 = load i64, i64* %self, align 8
  %sub = sub nsw i64 %8, 1
  %shl = shl i64 1, %sub
  store i64 %shl, i64* %.atomictmp4, align 8
  %9 = load i64, i64* %.atomictmp4, align 8
  %10 = atomicrmw or i64* %call3, i64 %9 acq_rel, align 8
  store i64 %10, i64* %atomic-temp, align 8
  %11 = load i64, i64* %atomic-temp, align 8
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @__thinair_wait_while_1(i8* noundef %object, i8 noundef zeroext %old, i32 noundef %order) #0 {
entry:
  %object.addr = alloca i8*, align 8
  %old.addr = alloca i8, align 1
  %order.addr = alloca i32, align 4
  %now = alloca i8, align 1
  %atomic-temp = alloca i8, align 1
  %atomic-temp3 = alloca i8, align 1
  %atomic-temp5 = alloca i8, align 1
  %atomic-temp14 = alloca i8, align 1
  store i8* %object, i8** %object.addr, align 8
  store i8 %old, i8* %old.addr, align 1
  store i32 %order, i32* %order.addr, align 4
  br label %for.cond

for.cond:                                         ; preds = %if.end13, %if.then12, %entry
  %0 = load i32, i32* %order.addr, align 4
  %cmp = icmp eq i32 %0, 0
  br i1 %cmp, label %if.then, label %if.else

if.then:                                          ; preds = %for.cond
  %1 = load i8*, i8** %object.addr, align 8
  %2 = load atomic i8, i8* %1 monotonic, align 1
  store i8 %2, i8* %atomic-temp, align 1
  %3 = load i8, i8* %atomic-temp, align 1
  store i8 %3, i8* %now, align 1
  br label %if.end6

if.else:                                          ; preds = %for.cond
  %4 = load i32, i32* %order.addr, align 4
  %cmp1 = icmp eq i32 %4, 5
  br i1 %cmp1, label %if.then2, label %if.else4

if.then2:                                         ; preds = %if.else
  %5 = load i8*, i8** %object.addr, align 8
  %6 = load atomic i8, i8* %5 seq_cst, align 1
  store i8 %6, i8* %atomic-temp3, align 1
  %7 = load i8, i8* %atomic-temp3, align 1
  store i8 %7, i8* %now, align 1
  br label %if.end

if.else4:                                         ; preds = %if.else
  %8 = load i8*, i8** %object.addr, align 8
  %9 = load atomic i8, i8* %8 acquire, align 1
  store i8 %9, i8* %atomic-temp5, align 1
  %10 = load i8, i8* %atomic-temp5, align 1
  store i8 %10, i8* %now, align 1
  br label %if.end

if.end:                                           ; preds = %if.else4, %if.then2
  br label %if.end6

if.end6:                                          ; preds = %if.end, %if.then
  %11 = load i8, i8* %now, align 1
  %conv = zext i8 %11 to i32
  %12 = load i8, i8* %old.addr, align 1
  %conv7 = zext i8 %12 to i32
  %cmp8 = icmp ne i32 %conv, %conv7
  br i1 %cmp8, label %if.then10, label %if.end11

if.then10:                                        ; preds = %if.end6
  ret void

if.end11:                                         ; preds = %if.end6
  %call = call i32 @__thinair_spurious() #9
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %if.then12, label %if.end13

if.then12:                                        ; preds = %if.end11
  call void @__thinair_settled() #9
  br label %for.cond

if.end13:                                         ; preds = %if.end11
  %13 = load i8*, i8** %object.addr, align 8
  call void @enqueue(i8* noundef %13) #9
  %14 = load i8*, i8** %object.addr, align 8
  %15 = load atomic i8, i8* %14 monotonic, align 1
  store i8 %15, i8* %atomic-temp14, align 1
  %16 = load i8, i8* %atomic-temp14, align 1
  %conv15 = zext i8 %16 to i32
  %17 = load i8, i8* %old.addr, align 1
  %conv16 = zext i8 %17 to i32
  %cmp17 = icmp eq i32 %conv15, %conv16
  %conv18 = zext i1 %cmp17 to i32
  call void @__VERIFIER_assume(i32 noundef %conv18) #9
  call void @__thinair_end_wait() #9
  br label %for.cond
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @__thinair_wait_while_2(i16* noundef %object, i16 noundef zeroext %old, i32 noundef %order) #0 {
entry:
  %object.addr = alloca i16*, align 8
  %old.addr = alloca i16, align 2
  %order.addr = alloca i32, align 4
  %now = alloca i16, align 2
  %atomic-temp = alloca i16, align 2
  %atomic-temp3 = alloca i16, align 2
  %atomic-temp5 = alloca i16, align 2
  %atomic-temp14 = alloca i16, align 2
  store i16* %object, i16** %object.addr, align 8
  store i16 %old, i16* %old.addr, align 2
  store i32 %order, i32* %order.addr, align 4
  br label %for.cond

for.cond:                                         ; preds = %if.end13, %if.then12, %entry
  %0 = load i32, i32* %order.addr, align 4
  %cmp = icmp eq i32 %0, 0
  br i1 %cmp, label %if.then, label %if.else

if.then:                                          ; preds = %for.cond
  %1 = load i16*, i16** %object.addr, align 8
  %2 = load atomic i16, i16* %1 monotonic, align 2
  store i16 %2, i16* %atomic-temp, align 2
  %3 = load i16, i16* %atomic-temp, align 2
  store i16 %3, i16* %now, align 2
  br label %if.end6

if.else:                                          ; preds = %for.cond
  %4 = load i32, i32* %order.addr, align 4
  %cmp1 = icmp eq i32 %4, 5
  br i1 %cmp1, label %if.then2, label %if.else4

if.then2:                                         ; preds = %if.else
  %5 = load i16*, i16** %object.addr, align 8
  %6 = load atomic i16, i16* %5 seq_cst, align 2
  store i16 %6, i16* %atomic-temp3, align 2
  %7 = load i16, i16* %atomic-temp3, align 2
  store i16 %7, i16* %now, align 2
  br label %if.end

if.else4:                                         ; preds = %if.else
  %8 = load i16*, i16** %object.addr, align 8
  %9 = load atomic i16, i16* %8 acquire, align 2
  store i16 %9, i16* %atomic-temp5, align 2
  %10 = load i16, i16* %atomic-temp5, align 2
  store i16 %10, i16* %now, align 2
  br label %if.end

if.end:                                           ; preds = %if.else4, %if.then2
  br label %if.end6

if.end6:                                          ; preds = %if.end, %if.then
  %11 = load i16, i16* %now, align 2
  %conv = zext i16 %11 to i32
  %12 = load i16, i16* %old.addr, align 2
  %conv7 = zext i16 %12 to i32
  %cmp8 = icmp ne i32 %conv, %conv7
  br i1 %cmp8, label %if.then10, label %if.end11

if.then10:                                        ; preds = %if.end6
  ret void

if.end11:                                         ; preds = %if.end6
  %call = call i32 @__thinair_spurious() #9
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %if.then12, label %if.end13

if.then12:                                        ; preds = %if.end11
  call void @__thinair_settled() #9
  br label %for.cond

if.end13:                                         ; preds = %if.end11
  %13 = load i16*, i16** %object.addr, align 8
  %14 = bitcast i16* %13 to i8*
  call void @enqueue(i8* noundef %14) #9
  %15 = load i16*, i16** %object.addr, align 8
  %16 = load atomic i16, i16* %15 monotonic, align 2
  store i16 %16, i16* %atomic-temp14, align 2
  %17 = load i16, i16* %atomic-temp14, align 2
  %conv15 = zext i16 %17 to i32
  %18 = load i16, i16* %old.addr, align 2
  %conv16 = zext i16 %18 to i32
  %cmp17 = icmp eq i32 %conv15, %conv16
  %conv18 = zext i1 %cmp17 to i32
  call void @__VERIFIER_assume(i32 noundef %conv18) #9
  call void @__thinair_end_wait() #9
  br label %for.cond
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @__thinair_wait_while_4(i32* noundef %object, i32 noundef %old, i32 noundef %order) #0 {
entry:
  %object.addr = alloca i32*, align 8
  %old.addr = alloca i32, align 4
  %order.addr = alloca i32, align 4
  %now = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  %atomic-temp3 = alloca i32, align 4
  %atomic-temp5 = alloca i32, align 4
  %atomic-temp12 = alloca i32, align 4
  store i32* %object, i32** %object.addr, align 8
  store i32 %old, i32* %old.addr, align 4
  store i32 %order, i32* %order.addr, align 4
  br label %for.cond

for.cond:                                         ; preds = %if.end11, %if.then10, %entry
  %0 = load i32, i32* %order.addr, align 4
  %cmp = icmp eq i32 %0, 0
  br i1 %cmp, label %if.then, label %if.else

if.then:                                          ; preds = %for.cond
  %1 = load i32*, i32** %object.addr, align 8
  %2 = load atomic i32, i32* %1 monotonic, align 4
  store i32 %2, i32* %atomic-temp, align 4
  %3 = load i32, i32* %atomic-temp, align 4
  store i32 %3, i32* %now, align 4
  br label %if.end6

if.else:                                          ; preds = %for.cond
  %4 = load i32, i32* %order.addr, align 4
  %cmp1 = icmp eq i32 %4, 5
  br i1 %cmp1, label %if.then2, label %if.else4

if.then2:                                         ; preds = %if.else
  %5 = load i32*, i32** %object.addr, align 8
  %6 = load atomic i32, i32* %5 seq_cst, align 4
  store i32 %6, i32* %atomic-temp3, align 4
  %7 = load i32, i32* %atomic-temp3, align 4
  store i32 %7, i32* %now, align 4
  br label %if.end

if.else4:                                         ; preds = %if.else
  %8 = load i32*, i32** %object.addr, align 8
  %9 = load atomic i32, i32* %8 acquire, align 4
  store i32 %9, i32* %atomic-temp5, align 4
  %10 = load i32, i32* %atomic-temp5, align 4
  store i32 %10, i32* %now, align 4
  br label %if.end

if.end:                                           ; preds = %if.else4, %if.then2
  br label %if.end6

if.end6:                                          ; preds = %if.end, %if.then
  %11 = load i32, i32* %now, align 4
  %12 = load i32, i32* %old.addr, align 4
  %cmp7 = icmp ne i32 %11, %12
  br i1 %cmp7, label %if.then8, label %if.end9

if.then8:                                         ; preds = %if.end6
  ret void

if.end9:                                          ; preds = %if.end6
  %call = call i32 @__thinair_spurious() #9
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %if.then10, label %if.end11

if.then10:                                        ; preds = %if.end9
  call void @__thinair_settled() #9
  br label %for.cond

if.end11:                                         ; preds = %if.end9
  %13 = load i32*, i32** %object.addr, align 8
  %14 = bitcast i32* %13 to i8*
  call void @enqueue(i8* noundef %14) #9
  %15 = load i32*, i32** %object.addr, align 8
  %16 = load atomic i32, i32* %15 monotonic, align 4
  store i32 %16, i32* %atomic-temp12, align 4
  %17 = load i32, i32* %atomic-temp12, align 4
  %18 = load i32, i32* %old.addr, align 4
  %cmp13 = icmp eq i32 %17, %18
  %conv = zext i1 %cmp13 to i32
  call void @__VERIFIER_assume(i32 noundef %conv) #9
  call void @__thinair_end_wait() #9
  br label %for.cond
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @__thinair_wait_while_8(i64* noundef %object, i64 noundef %old, i32 noundef %order) #0 {
entry:
  %object.addr = alloca i64*, align 8
  %old.addr = alloca i64, align 8
  %order.addr = alloca i32, align 4
  %now = alloca i64, align 8
  %atomic-temp = alloca i64, align 8
  %atomic-temp3 = alloca i64, align 8
  %atomic-temp5 = alloca i64, align 8
  %atomic-temp12 = alloca i64, align 8
  store i64* %object, i64** %object.addr, align 8
  store i64 %old, i64* %old.addr, align 8
  store i32 %order, i32* %order.addr, align 4
  br label %for.cond

for.cond:                                         ; preds = %if.end11, %if.then10, %entry
  %0 = load i32, i32* %order.addr, align 4
  %cmp = icmp eq i32 %0, 0
  br i1 %cmp, label %if.then, label %if.else

if.then:                                          ; preds = %for.cond
  %1 = load i64*, i64** %object.addr, align 8
  %2 = load atomic i64, i64* %1 monotonic, align 8
  store i64 %2, i64* %atomic-temp, align 8
  %3 = load i64, i64* %atomic-temp, align 8
  store i64 %3, i64* %now, align 8
  br label %if.end6

if.else:                                          ; preds = %for.cond
  %4 = load i32, i32* %order.addr, align 4
  %cmp1 = icmp eq i32 %4, 5
  br i1 %cmp1, label %if.then2, label %if.else4

if.then2:                                         ; preds = %if.else
  %5 = load i64*, i64** %object.addr, align 8
  %6 = load atomic i64, i64* %5 seq_cst, align 8
  store i64 %6, i64* %atomic-temp3, align 8
  %7 = load i64, i64* %atomic-temp3, align 8
  store i64 %7, i64* %now, align 8
  br label %if.end

if.else4:                                         ; preds = %if.else
  %8 = load i64*, i64** %object.addr, align 8
  %9 = load atomic i64, i64* %8 acquire, align 8
  store i64 %9, i64* %atomic-temp5, align 8
  %10 = load i64, i64* %atomic-temp5, align 8
  store i64 %10, i64* %now, align 8
  br label %if.end

if.end:                                           ; preds = %if.else4, %if.then2
  br label %if.end6

if.end6:                                          ; preds = %if.end, %if.then
  %11 = load i64, i64* %now, align 8
  %12 = load i64, i64* %old.addr, align 8
  %cmp7 = icmp ne i64 %11, %12
  br i1 %cmp7, label %if.then8, label %if.end9

if.then8:                                         ; preds = %if.end6
  ret void

if.end9:                                          ; preds = %if.end6
  %call = call i32 @__thinair_spurious() #9
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %if.then10, label %if.end11

if.then10:                                        ; preds = %if.end9
  call void @__thinair_settled() #9
  br label %for.cond

if.end11:                                         ; preds = %if.end9
  %13 = load i64*, i64** %object.addr, align 8
  %14 = bitcast i64* %13 to i8*
  call void @enqueue(i8* noundef %14) #9
  %15 = load i64*, i64** %object.addr, align 8
  %16 = load atomic i64, i64* %15 monotonic, align 8
  store i64 %16, i64* %atomic-temp12, align 8
  %17 = load i64, i64* %atomic-temp12, align 8
  %18 = load i64, i64* %old.addr, align 8
  %cmp13 = icmp eq i64 %17, %18
  %conv = zext i1 %cmp13 to i32
  call void @__VERIFIER_assume(i32 noundef %conv) #9
  call void @__thinair_end_wait() #9
  br label %for.cond
}

; Function Attrs: noinline nounwind uwtable
define dso_local i64 @__thinair_wake(i8* noundef %word, i32 noundef %most) #0 {
entry:
  %retval = alloca i64, align 8
  %word.addr = alloca i8*, align 8
  %most.addr = alloca i32, align 4
  %queue = alloca i64*, align 8
  %all = alloca i64, align 8
  %.atomictmp = alloca i64, align 8
  %atomic-temp = alloca i64, align 8
  %chosen = alloca i64, align 8
  %woken = alloca i64, align 8
  %left = alloca i64, align 8
  %first = alloca i64, align 8
  %.atomictmp14 = alloca i64, align 8
  %cmpxchg.bool = alloca i8, align 1
  %thread = alloca i32, align 4
  %bit = alloca i64, align 8
  %.atomictmp27 = alloca i32, align 4
  store i8* %word, i8** %word.addr, align 8
  store i32 %most, i32* %most.addr, align 4
  %0 = load i8*, i8** %word.addr, align 8
  %call = call i64* @queue_of(i8* noundef %0) #9
  store i64* %call, i64** %queue, align 8
  %1 = load i64*, i64** %queue, align 8
  store i64 0, i64* %.atomictmp, align 8
  %2 = load i64, i64* %.atomictmp, align 8
  %3 = atomicrmw or i64* %1, i64 %2 acq_rel, align 8
  store i64 %3, i64* %atomic-temp, align 8
  %4 = load i64, i64* %atomic-temp, align 8
  store i64 %4, i64* %all, align 8
  br label %do.body

do.body:                                          ; preds = %cmpxchg.continue, %entry
  %5 = load i64, i64* %all, align 8
  %6 = load i8*, i8** %word.addr, align 8
  %call1 = call i64 @waiters(i64 noundef %5, i8* noundef %6) #9
  store i64 %call1, i64* %left, align 8
  store i64 0, i64* %chosen, align 8
  store i64 0, i64* %woken, align 8
  br label %while.cond

while.cond:                                       ; preds = %if.end, %if.then, %do.body
  %7 = load i64, i64* %left, align 8
  %tobool = icmp ne i64 %7, 0
  br i1 %tobool, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %while.cond
  %8 = load i64, i64* %woken, align 8
  %9 = load i32, i32* %most.addr, align 4
  %conv = sext i32 %9 to i64
  %cmp = icmp slt i64 %8, %conv
  br label %land.end

land.end:                                         ; preds = %land.rhs, %while.cond
  %10 = phi i1 [ false, %while.cond ], [ %cmp, %land.rhs ]
  br i1 %10, label %while.body, label %while.end

while.body:                                       ; preds = %land.end
  %11 = load i64, i64* %left, align 8
  %12 = load i64, i64* %left, align 8
  %sub = sub i64 0, %12
  %and = and i64 %11, %sub
  store i64 %and, i64* %first, align 8
  %13 = load i64, i64* %first, align 8
  %neg = xor i64 %13, -1
  %14 = load i64, i64* %left, align 8
  %and3 = and i64 %14, %neg
  store i64 %and3, i64* %left, align 8
  %15 = load i64, i64* %left, align 8
  %16 = call i64 @llvm.ctpop.i64(i64 %15)
  %cast = trunc i64 %16 to i32
  %conv4 = sext i32 %cast to i64
  %17 = load i32, i32* %most.addr, align 4
  %conv5 = sext i32 %17 to i64
  %18 = load i64, i64* %woken, align 8
  %sub6 = sub nsw i64 %conv5, %18
  %cmp7 = icmp sge i64 %conv4, %sub6
  br i1 %cmp7, label %land.lhs.true, label %if.end

land.lhs.true:                                    ; preds = %while.body
  %call9 = call i32 @__thinair_choose() #9
  %tobool10 = icmp ne i32 %call9, 0
  br i1 %tobool10, label %if.then, label %if.end

if.then:                                          ; preds = %land.lhs.true
  br label %while.cond, !llvm.loop !89

if.end:                                           ; preds = %land.lhs.true, %while.body
  %19 = load i64, i64* %first, align 8
  %20 = load i64, i64* %chosen, align 8
  %or = or i64 %20, %19
  store i64 %or, i64* %chosen, align 8
  %21 = load i64, i64* %woken, align 8
  %inc = add nsw i64 %21, 1
  store i64 %inc, i64* %woken, align 8
  br label %while.cond, !llvm.loop !89

while.end:                                        ; preds = %land.end
  %22 = load i64, i64* %chosen, align 8
  %tobool11 = icmp ne i64 %22, 0
  br i1 %tobool11, label %if.end13, label %if.then12

if.then12:                                        ; preds = %while.end
  store i64 0, i64* %retval, align 8
  br label %return

if.end13:                                         ; preds = %while.end
  br label %do.cond

do.cond:                                          ; preds = %if.end13
  %23 = load i64*, i64** %queue, align 8
  %24 = load i64, i64* %all, align 8
  %25 = load i64, i64* %chosen, align 8
  %neg15 = xor i64 %25, -1
  %and16 = and i64 %24, %neg15
  store i64 %and16, i64* %.atomictmp14, align 8
  %26 = load i64, i64* %all, align 8
  %27 = load i64, i64* %.atomictmp14, align 8
  %28 = cmpxchg i64* %23, i64 %26, i64 %27 acq_rel acquire, align 8
  %29 = extractvalue { i64, i1 } %28, 0
  %30 = extractvalue { i64, i1 } %28, 1
  br i1 %30, label %cmpxchg.continue, label %cmpxchg.store_expected

cmpxchg.store_expected:                           ; preds = %do.cond
  store i64 %29, i64* %all, align 8
  br label %cmpxchg.continue

cmpxchg.continue:                                 ; preds = %cmpxchg.store_expected, %do.cond
  %frombool = zext i1 %30 to i8
  store i8 %frombool, i8* %cmpxchg.bool, align 1
  %31 = load i8, i8* %cmpxchg.bool, align 1
  %tobool17 = trunc i8 %31 to i1
  %lnot = xor i1 %tobool17, true
  br i1 %lnot, label %do.body, label %do.end, !llvm.loop !90

do.end:                                           ; preds = %cmpxchg.continue
  store i32 1, i32* %thread, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %do.end
  %32 = load i32, i32* %thread, align 4
  %cmp18 = icmp slt i32 %32, 65
  br i1 %cmp18, label %land.rhs20, label %land.end22

land.rhs20:                                       ; preds = %for.cond
  %33 = load i64, i64* %chosen, align 8
  %tobool21 = icmp ne i64 %33, 0
  br label %land.end22

land.end22:                                       ; preds = %land.rhs20, %for.cond
  %34 = phi i1 [ false, %for.cond ], [ %tobool21, %land.rhs20 ]
  br i1 %34, label %for.body, label %for.end

for.body:                                         ; preds = %land.end22
  %35 = load i32, i32* %thread, align 4
  %sub23 = sub nsw i32 %35, 1
  %sh_prom = zext i32 %sub23 to i64
  %shl = shl i64 1, %sh_prom
  store i64 %shl, i64* %bit, align 8
  %36 = load i64, i64* %chosen, align 8
  %37 = load i64, i64* %bit, align 8
  %and24 = and i64 %36, %37
  %tobool25 = icmp ne i64 %and24, 0
  br i1 %tobool25, label %if.then26, label %if.end28

if.then26:                                        ; preds = %for.body
  %38 = load i32, i32* %thread, align 4
  %idxprom = sext i32 %38 to i64
  %arrayidx = getelementptr inbounds [65 x i32], [65 x i32]* @wake, i64 0, i64 %idxprom
  store i32 1, i32* %.atomictmp27, align 4
  %39 = load i32, i32* %.atomictmp27, align 4
  store atomic i32 %39, i32* %arrayidx release, align 4
  br label %if.end28

if.end28:                                         ; preds = %if.then26, %for.body
  %40 = load i64, i64* %bit, align 8
  %neg29 = xor i64 %40, -1
  %41 = load i64, i64* %chosen, align 8
  %and30 = and i64 %41, %neg29
  store i64 %and30, i64* %chosen, align 8
  br label %for.inc

for.inc:                                          ; preds = %if.end28
  %42 = load i32, i32* %thread, align 4
  %inc31 = add nsw i32 %42, 1
  store i32 %inc31, i32* %thread, align 4
  br label %for.cond, !llvm.loop !91

for.end:                                          ; preds = %land.end22
  %43 = load i64, i64* %woken, align 8
  store i64 %43, i64* %retval, align 8
  br label %return

return:                                           ; preds = %for.end, %if.then12
  %44 = load i64, i64* %retval, align 8
  ret i64 %44
}

; Function Attrs: noinline nounwind uwtable
define internal i64* @queue_of(i8* noundef %word) #0 {
entry:
  %word.addr = alloca i8*, align 8
  %address = alloca i64, align 8
  store i8* %word, i8** %word.addr, align 8
  %0 = load i8*, i8** %word.addr, align 8
  %1 = ptrtoint i8* %0 to i64
  store i64 %1, i64* %address, align 8
  %2 = load i64, i64* %address, align 8
  %shr = lshr i64 %2, 32
  %3 = load i64, i64* %address, align 8
  %shr1 = lshr i64 %3, 2
  %xor = xor i64 %shr, %shr1
  %rem = urem i64 %xor, 16
  %arrayidx = getelementptr inbounds [16 x i64], [16 x i64]* @queues, i64 0, i64 %rem
  ret i64* %arrayidx
}

; Function Attrs: noinline nounwind uwtable
define internal i64 @waiters(i64 noundef %queue, i8* noundef %word) #0 {
entry:
  %queue.addr = alloca i64, align 8
  %word.addr = alloca i8*, align 8
  %found = alloca i64, align 8
  %thread = alloca i32, align 4
  %bit = alloca i64, align 8
  %atomic-temp = alloca i8*, align 8
  store i64 %queue, i64* %queue.addr, align 8
  store i8* %word, i8** %word.addr, align 8
  store i64 0, i64* %found, align 8
  store i32 1, i32* %thread, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, i32* %thread, align 4
  %cmp = icmp slt i32 %0, 65
  br i1 %cmp, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %for.cond
  %1 = load i64, i64* %queue.addr, align 8
  %tobool = icmp ne i64 %1, 0
  br label %land.end

land.end:                                         ; preds = %land.rhs, %for.cond
  %2 = phi i1 [ false, %for.cond ], [ %tobool, %land.rhs ]
  br i1 %2, label %for.body, label %for.end

for.body:                                         ; preds = %land.end
  %3 = load i32, i32* %thread, align 4
  %sub = sub nsw i32 %3, 1
  %sh_prom = zext i32 %sub to i64
  %shl = shl i64 1, %sh_prom
  store i64 %shl, i64* %bit, align 8
  %4 = load i64, i64* %queue.addr, align 8
  %5 = load i64, i64* %bit, align 8
  %and = and i64 %4, %5
  %tobool1 = icmp ne i64 %and, 0
  br i1 %tobool1, label %land.lhs.true, label %if.end

land.lhs.true:                                    ; preds = %for.body
  %6 = load i32, i32* %thread, align 4
  %idxprom = sext i32 %6 to i64
  %arrayidx = getelementptr inbounds [65 x i8*], [65 x i8*]* @waited_for, i64 0, i64 %idxprom
  %7 = bitcast i8** %arrayidx to i64*
  %8 = bitcast i8** %atomic-temp to i64*
  %9 = load atomic i64, i64* %7 monotonic, align 8
  store i64 %9, i64* %8, align 8
  %10 = bitcast i64* %8 to i8**
  %11 = load i8*, i8** %10, align 8
  %12 = load i8*, i8** %word.addr, align 8
  %cmp2 = icmp eq i8* %11, %12
  br i1 %cmp2, label %if.then, label %if.end

if.then:                                          ; preds = %land.lhs.true
  %13 = load i64, i64* %bit, align 8
  %14 = load i64, i64* %found, align 8
  %or = or i64 %14, %13
  store i64 %or, i64* %found, align 8
  br label %if.end

if.end:                                           ; preds = %if.then, %land.lhs.true, %for.body
  %15 = load i64, i64* %bit, align 8
  %neg = xor i64 %15, -1
  %16 = load i64, i64* %queue.addr, align 8
  %and3 = and i64 %16, %neg
  store i64 %and3, i64* %queue.addr, align 8
  br label %for.inc

for.inc:                                          ; preds = %if.end
  %17 = load i32, i32* %thread, align 4
  %inc = add nsw i32 %17, 1
  store i32 %inc, i32* %thread, align 4
  br label %for.cond, !llvm.loop !92

for.end:                                          ; preds = %land.end
  %18 = load i64, i64* %found, align 8
  ret i64 %18
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i64 @llvm.ctpop.i64(i64) #6

; Function Attrs: noinline nounwind uwtable
define dso_local zeroext i1 @__thinair_await(i1 (i8*)* noundef %holds, i8* noundef %closure) #0 {
entry:
  %holds.addr = alloca i1 (i8*)*, align 8
  %closure.addr = alloca i8*, align 8
  store i1 (i8*)* %holds, i1 (i8*)** %holds.addr, align 8
  store i8* %closure, i8** %closure.addr, align 8
  br label %while.cond

while.cond:                                       ; preds = %while.body, %entry
  %0 = load i1 (i8*)*, i1 (i8*)** %holds.addr, align 8
  %1 = load i8*, i8** %closure.addr, align 8
  %call = call zeroext i1 %0(i8* noundef %1) #9
  %lnot = xor i1 %call, true
  br i1 %lnot, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  br label %while.cond, !llvm.loop !93

while.end:                                        ; preds = %while.cond
  ret i1 true
}

; Function Attrs: noinline nounwind uwtable
define dso_local zeroext i1 @__thinair_await_in_time(i1 (i8*)* noundef %holds, i8* noundef %closure) #0 {
entry:
  %retval = alloca i1, align 1
  %holds.addr = alloca i1 (i8*)*, align 8
  %closure.addr = alloca i8*, align 8
  store i1 (i8*)* %holds, i1 (i8*)** %holds.addr, align 8
  store i8* %closure, i8** %closure.addr, align 8
  %call = call i32 @__thinair_choose() #9
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  store i1 false, i1* %retval, align 1
  br label %return

if.end:                                           ; preds = %entry
  %0 = load i1 (i8*)*, i1 (i8*)** %holds.addr, align 8
  %1 = load i8*, i8** %closure.addr, align 8
  %call1 = call zeroext i1 %0(i8* noundef %1) #9
  %conv = zext i1 %call1 to i32
  call void @__VERIFIER_assume(i32 noundef %conv) #9
  store i1 true, i1* %retval, align 1
  br label %return

return:                                           ; preds = %if.end, %if.then
  %2 = load i1, i1* %retval, align 1
  ret i1 %2
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @__thinair_notify(i8* noundef %object, i32 noundef %all) #0 {
entry:
  %object.addr = alloca i8*, align 8
  %all.addr = alloca i32, align 4
  store i8* %object, i8** %object.addr, align 8
  store i32 %all, i32* %all.addr, align 4
  %0 = load i8*, i8** %object.addr, align 8
  %1 = load i32, i32* %all.addr, align 4
  %tobool = icmp ne i32 %1, 0
  %2 = zext i1 %tobool to i64
  %cond = select i1 %tobool, i32 2147483647, i32 1
  %call = call i64 @__thinair_wake(i8* noundef %0, i32 noundef %cond) #9
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local i64 @__thinair_syscall(i64 noundef %number, i64 noundef %first, i64 noundef %second, i64 noundef %third) #0 {
entry:
  %retval = alloca i64, align 8
  %number.addr = alloca i64, align 8
  %first.addr = alloca i64, align 8
  %second.addr = alloca i64, align 8
  %third.addr = alloca i64, align 8
  %command = alloca i32, align 4
  store i64 %number, i64* %number.addr, align 8
  store i64 %first, i64* %first.addr, align 8
  store i64 %second, i64* %second.addr, align 8
  store i64 %third, i64* %third.addr, align 8
  %0 = load i64, i64* %second.addr, align 8
  %and = and i64 %0, 127
  %conv = trunc i64 %and to i32
  store i32 %conv, i32* %command, align 4
  %1 = load i64, i64* %number.addr, align 8
  %cmp = icmp eq i64 %1, 186
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %call = call i64 @__thinair_self() #9
  store i64 %call, i64* %retval, align 8
  br label %return

if.end:                                           ; preds = %entry
  %2 = load i64, i64* %number.addr, align 8
  %cmp2 = icmp eq i64 %2, 202
  %conv3 = zext i1 %cmp2 to i32
  call void @__thinair_limit(i32 noundef %conv3, i8* noundef getelementptr inbounds ([57 x i8], [57 x i8]* @.str.38, i64 0, i64 0)) #9
  %3 = load i32, i32* %command, align 4
  %cmp4 = icmp eq i32 %3, 0
  br i1 %cmp4, label %lor.end, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %if.end
  %4 = load i32, i32* %command, align 4
  %cmp6 = icmp eq i32 %4, 1
  br i1 %cmp6, label %lor.end, label %lor.lhs.false8

lor.lhs.false8:                                   ; preds = %lor.lhs.false
  %5 = load i32, i32* %command, align 4
  %cmp9 = icmp eq i32 %5, 9
  br i1 %cmp9, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %lor.lhs.false8
  %6 = load i32, i32* %command, align 4
  %cmp11 = icmp eq i32 %6, 10
  br label %lor.end

lor.end:                                          ; preds = %lor.rhs, %lor.lhs.false8, %lor.lhs.false, %if.end
  %7 = phi i1 [ true, %lor.lhs.false8 ], [ true, %lor.lhs.false ], [ true, %if.end ], [ %cmp11, %lor.rhs ]
  %lor.ext = zext i1 %7 to i32
  call void @__thinair_limit(i32 noundef %lor.ext, i8* noundef getelementptr inbounds ([60 x i8], [60 x i8]* @.str.39, i64 0, i64 0)) #9
  %8 = load i32, i32* %command, align 4
  %cmp13 = icmp eq i32 %8, 0
  br i1 %cmp13, label %cond.true, label %lor.lhs.false15

lor.lhs.false15:                                  ; preds = %lor.end
  %9 = load i32, i32* %command, align 4
  %cmp16 = icmp eq i32 %9, 9
  br i1 %cmp16, label %cond.true, label %cond.false

cond.true:                                        ; preds = %lor.lhs.false15, %lor.end
  %10 = load i64, i64* %first.addr, align 8
  %11 = inttoptr i64 %10 to i32*
  %12 = load i64, i64* %third.addr, align 8
  %conv18 = trunc i64 %12 to i32
  %call19 = call i64 @futex_wait(i32* noundef %11, i32 noundef %conv18) #9
  br label %cond.end

cond.false:                                       ; preds = %lor.lhs.false15
  %13 = load i64, i64* %first.addr, align 8
  %14 = inttoptr i64 %13 to i8*
  %15 = load i64, i64* %third.addr, align 8
  %conv20 = trunc i64 %15 to i32
  %call21 = call i64 @__thinair_wake(i8* noundef %14, i32 noundef %conv20) #9
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i64 [ %call19, %cond.true ], [ %call21, %cond.false ]
  store i64 %cond, i64* %retval, align 8
  br label %return

return:                                           ; preds = %cond.end, %if.then
  %16 = load i64, i64* %retval, align 8
  ret i64 %16
}

; Function Attrs: noinline nounwind uwtable
define internal i64 @futex_wait(i32* noundef %word, i32 noundef %expected) #0 {
entry:
  %retval = alloca i64, align 8
  %word.addr = alloca i32*, align 8
  %expected.addr = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  store i32* %word, i32** %word.addr, align 8
  store i32 %expected, i32* %expected.addr, align 4
  %0 = load i32*, i32** %word.addr, align 8
  %1 = load atomic i32, i32* %0 seq_cst, align 4
  store i32 %1, i32* %atomic-temp, align 4
  %2 = load i32, i32* %atomic-temp, align 4
  %3 = load i32, i32* %expected.addr, align 4
  %cmp = icmp ne i32 %2, %3
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %call = call i32* @__errno_location() #11
  store i32 11, i32* %call, align 4
  store i64 -1, i64* %retval, align 8
  br label %return

if.end:                                           ; preds = %entry
  %4 = load i32*, i32** %word.addr, align 8
  %5 = load i32, i32* %expected.addr, align 4
  call void @__thinair_sleep(i32* noundef %4, i32 noundef %5) #9
  store i64 0, i64* %retval, align 8
  br label %return

return:                                           ; preds = %if.end, %if.then
  %6 = load i64, i64* %retval, align 8
  ret i64 %6
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @getchar() #0 {
entry:
  %chosen = alloca i32, align 4
  %call = call i32 @rand() #10
  store i32 %call, i32* %chosen, align 4
  %0 = load i32, i32* %chosen, align 4
  %cmp = icmp eq i32 %0, 0
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  br label %cond.end

cond.false:                                       ; preds = %entry
  %1 = load i32, i32* %chosen, align 4
  %cmp1 = icmp eq i32 %1, 1
  %2 = zext i1 %cmp1 to i64
  %cond = select i1 %cmp1, i32 10, i32 49
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond2 = phi i32 [ -1, %cond.true ], [ %cond, %cond.false ]
  ret i32 %cond2
}

; Function Attrs: nounwind
declare i32 @rand() #2

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @getc(%struct.file* noundef %file) #0 {
entry:
  %file.addr = alloca %struct.file*, align 8
  store %struct.file* %file, %struct.file** %file.addr, align 8
  %call = call i32 @getchar() #9
  ret i32 %call
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @fgetc(%struct.file* noundef %file) #0 {
entry:
  %file.addr = alloca %struct.file*, align 8
  store %struct.file* %file, %struct.file** %file.addr, align 8
  %call = call i32 @getchar() #9
  ret i32 %call
}

; Function Attrs: noinline nounwind uwtable
define dso_local i8* @fgets(i8* noundef %text, i32 noundef %size, %struct.file* noundef %file) #0 {
entry:
  %retval = alloca i8*, align 8
  %text.addr = alloca i8*, align 8
  %size.addr = alloca i32, align 4
  %file.addr = alloca %struct.file*, align 8
  %chosen = alloca i32, align 4
  %at = alloca i32, align 4
  store i8* %text, i8** %text.addr, align 8
  store i32 %size, i32* %size.addr, align 4
  store %struct.file* %file, %struct.file** %file.addr, align 8
  %call = call i32 @rand() #10
  store i32 %call, i32* %chosen, align 4
  store i32 0, i32* %at, align 4
  %0 = load i32, i32* %size.addr, align 4
  %cmp = icmp slt i32 %0, 1
  br i1 %cmp, label %if.then, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %entry
  %1 = load i32, i32* %chosen, align 4
  %cmp1 = icmp eq i32 %1, 0
  br i1 %cmp1, label %if.then, label %if.end

if.then:                                          ; preds = %lor.lhs.false, %entry
  store i8* null, i8** %retval, align 8
  br label %return

if.end:                                           ; preds = %lor.lhs.false
  %2 = load i32, i32* %chosen, align 4
  %cmp2 = icmp eq i32 %2, 2
  br i1 %cmp2, label %land.lhs.true, label %if.end5

land.lhs.true:                                    ; preds = %if.end
  %3 = load i32, i32* %at, align 4
  %add = add nsw i32 %3, 1
  %4 = load i32, i32* %size.addr, align 4
  %cmp3 = icmp slt i32 %add, %4
  br i1 %cmp3, label %if.then4, label %if.end5

if.then4:                                         ; preds = %land.lhs.true
  %5 = load i8*, i8** %text.addr, align 8
  %6 = load i32, i32* %at, align 4
  %inc = add nsw i32 %6, 1
  store i32 %inc, i32* %at, align 4
  %idxprom = sext i32 %6 to i64
  %arrayidx = getelementptr inbounds i8, i8* %5, i64 %idxprom
  store i8 49, i8* %arrayidx, align 1
  br label %if.end5

if.end5:                                          ; preds = %if.then4, %land.lhs.true, %if.end
  %7 = load i32, i32* %at, align 4
  %add6 = add nsw i32 %7, 1
  %8 = load i32, i32* %size.addr, align 4
  %cmp7 = icmp slt i32 %add6, %8
  br i1 %cmp7, label %if.then8, label %if.end12

if.then8:                                         ; preds = %if.end5
  %9 = load i8*, i8** %text.addr, align 8
  %10 = load i32, i32* %at, align 4
  %inc9 = add nsw i32 %10, 1
  store i32 %inc9, i32* %at, align 4
  %idxprom10 = sext i32 %10 to i64
  %arrayidx11 = getelementptr inbounds i8, i8* %9, i64 %idxprom10
  store i8 10, i8* %arrayidx11, align 1
  br label %if.end12

if.end12:                                         ; preds = %if.then8, %if.end5
  %11 = load i8*, i8** %text.addr, align 8
  %12 = load i32, i32* %at, align 4
  %idxprom13 = sext i32 %12 to i64
  %arrayidx14 = getelementptr inbounds i8, i8* %11, i64 %idxprom13
  store i8 0, i8* %arrayidx14, align 1
  %13 = load i8*, i8** %text.addr, align 8
  store i8* %13, i8** %retval, align 8
  br label %return

return:                                           ; preds = %if.end12, %if.then
  %14 = load i8*, i8** %retval, align 8
  ret i8* %14
}

; Function Attrs: noinline nounwind uwtable
define dso_local i64 @getrandom(i8* noundef %bytes, i64 noundef %size, i32 noundef %flags) #0 {
entry:
  %bytes.addr = alloca i8*, align 8
  %size.addr = alloca i64, align 8
  %flags.addr = alloca i32, align 4
  %i = alloca i64, align 8
  store i8* %bytes, i8** %bytes.addr, align 8
  store i64 %size, i64* %size.addr, align 8
  store i32 %flags, i32* %flags.addr, align 4
  store i64 0, i64* %i, align 8
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i64, i64* %i, align 8
  %1 = load i64, i64* %size.addr, align 8
  %cmp = icmp ult i64 %0, %1
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %call = call i32 @rand() #10
  %conv = trunc i32 %call to i8
  %2 = load i8*, i8** %bytes.addr, align 8
  %3 = load i64, i64* %i, align 8
  %arrayidx = getelementptr inbounds i8, i8* %2, i64 %3
  store i8 %conv, i8* %arrayidx, align 1
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %4 = load i64, i64* %i, align 8
  %inc = add i64 %4, 1
  store i64 %inc, i64* %i, align 8
  br label %for.cond, !llvm.loop !94

for.end:                                          ; preds = %for.cond
  %5 = load i64, i64* %size.addr, align 8
  ret i64 %5
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @getentropy(i8* noundef %bytes, i64 noundef %size) #0 {
entry:
  %bytes.addr = alloca i8*, align 8
  %size.addr = alloca i64, align 8
  store i8* %bytes, i8** %bytes.addr, align 8
  store i64 %size, i64* %size.addr, align 8
  %0 = load i8*, i8** %bytes.addr, align 8
  %1 = load i64, i64* %size.addr, align 8
  %call = call i64 @getrandom(i8* noundef %0, i64 noundef %1, i32 noundef 0) #9
  ret i32 0
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @sscanf(i8* noundef %text, i8* noundef %format, ...) #0 {
entry:
  %text.addr = alloca i8*, align 8
  %format.addr = alloca i8*, align 8
  %list = alloca [1 x %struct.__va_list_tag], align 16
  %found = alloca i32, align 4
  store i8* %text, i8** %text.addr, align 8
  store i8* %format, i8** %format.addr, align 8
  %arraydecay = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %list, i64 0, i64 0
  %arraydecay1 = bitcast %struct.__va_list_tag* %arraydecay to i8*
  call void @llvm.va_start(i8* %arraydecay1)
  %0 = load i8*, i8** %text.addr, align 8
  %1 = load i8*, i8** %format.addr, align 8
  %arraydecay2 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %list, i64 0, i64 0
  %call = call i32 @scan(i8* noundef %0, i8* noundef %1, %struct.__va_list_tag* noundef %arraydecay2) #9
  store i32 %call, i32* %found, align 4
  %arraydecay3 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %list, i64 0, i64 0
  %arraydecay34 = bitcast %struct.__va_list_tag* %arraydecay3 to i8*
  call void @llvm.va_end(i8* %arraydecay34)
  %2 = load i32, i32* %found, align 4
  ret i32 %2
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @scan(i8* noundef %text, i8* noundef %format, %struct.__va_list_tag* noundef %list) #0 {
entry:
  %retval = alloca i32, align 4
  %text.addr = alloca i8*, align 8
  %format.addr = alloca i8*, align 8
  %list.addr = alloca %struct.__va_list_tag*, align 8
  %at = alloca i8*, align 8
  %found = alloca i32, align 4
  %kept = alloca i32, align 4
  %width = alloca i32, align 4
  %bytes = alloca i32, align 4
  %kind = alloca i32, align 4
  %is_text = alloca i32, align 4
  %base = alloca i32, align 4
  %chosen = alloca i32, align 4
  %to = alloca i8*, align 8
  %end = alloca i8*, align 8
  %value = alloca i64, align 8
  %most = alloca i32, align 4
  %count = alloca i32, align 4
  store i8* %text, i8** %text.addr, align 8
  store i8* %format, i8** %format.addr, align 8
  store %struct.__va_list_tag* %list, %struct.__va_list_tag** %list.addr, align 8
  %0 = load i8*, i8** %text.addr, align 8
  store i8* %0, i8** %at, align 8
  store i32 0, i32* %found, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc235, %entry
  %1 = load i8*, i8** %format.addr, align 8
  %2 = load i8, i8* %1, align 1
  %tobool = icmp ne i8 %2, 0
  br i1 %tobool, label %for.body, label %for.end237

for.body:                                         ; preds = %for.cond
  %3 = load i8*, i8** %format.addr, align 8
  %4 = load i8, i8* %3, align 1
  %call = call i32 @is_blank(i8 noundef signext %4) #9
  %tobool1 = icmp ne i32 %call, 0
  br i1 %tobool1, label %if.then, label %if.end

if.then:                                          ; preds = %for.body
  br label %while.cond

while.cond:                                       ; preds = %while.body, %if.then
  %5 = load i8*, i8** %at, align 8
  %tobool2 = icmp ne i8* %5, null
  br i1 %tobool2, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %while.cond
  %6 = load i8*, i8** %at, align 8
  %7 = load i8, i8* %6, align 1
  %call3 = call i32 @is_blank(i8 noundef signext %7) #9
  %tobool4 = icmp ne i32 %call3, 0
  br label %land.end

land.end:                                         ; preds = %land.rhs, %while.cond
  %8 = phi i1 [ false, %while.cond ], [ %tobool4, %land.rhs ]
  br i1 %8, label %while.body, label %while.end

while.body:                                       ; preds = %land.end
  %9 = load i8*, i8** %at, align 8
  %incdec.ptr = getelementptr inbounds i8, i8* %9, i32 1
  store i8* %incdec.ptr, i8** %at, align 8
  br label %while.cond, !llvm.loop !95

while.end:                                        ; preds = %land.end
  br label %for.inc235

if.end:                                           ; preds = %for.body
  %10 = load i8*, i8** %format.addr, align 8
  %11 = load i8, i8* %10, align 1
  %conv = sext i8 %11 to i32
  %cmp = icmp ne i32 %conv, 37
  br i1 %cmp, label %if.then10, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %if.end
  %12 = load i8*, i8** %format.addr, align 8
  %incdec.ptr6 = getelementptr inbounds i8, i8* %12, i32 1
  store i8* %incdec.ptr6, i8** %format.addr, align 8
  %13 = load i8, i8* %incdec.ptr6, align 1
  %conv7 = sext i8 %13 to i32
  %cmp8 = icmp eq i32 %conv7, 37
  br i1 %cmp8, label %if.then10, label %if.end24

if.then10:                                        ; preds = %lor.lhs.false, %if.end
  %14 = load i8*, i8** %at, align 8
  %tobool11 = icmp ne i8* %14, null
  br i1 %tobool11, label %land.lhs.true, label %if.end21

land.lhs.true:                                    ; preds = %if.then10
  %15 = load i8*, i8** %at, align 8
  %16 = load i8, i8* %15, align 1
  %conv12 = sext i8 %16 to i32
  %17 = load i8*, i8** %format.addr, align 8
  %18 = load i8, i8* %17, align 1
  %conv13 = sext i8 %18 to i32
  %cmp14 = icmp ne i32 %conv12, %conv13
  br i1 %cmp14, label %if.then16, label %if.end21

if.then16:                                        ; preds = %land.lhs.true
  %19 = load i8*, i8** %at, align 8
  %20 = load i8, i8* %19, align 1
  %conv17 = sext i8 %20 to i32
  %tobool18 = icmp ne i32 %conv17, 0
  br i1 %tobool18, label %cond.true, label %lor.lhs.false19

lor.lhs.false19:                                  ; preds = %if.then16
  %21 = load i32, i32* %found, align 4
  %tobool20 = icmp ne i32 %21, 0
  br i1 %tobool20, label %cond.true, label %cond.false

cond.true:                                        ; preds = %lor.lhs.false19, %if.then16
  %22 = load i32, i32* %found, align 4
  br label %cond.end

cond.false:                                       ; preds = %lor.lhs.false19
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %22, %cond.true ], [ -1, %cond.false ]
  store i32 %cond, i32* %retval, align 4
  br label %return

if.end21:                                         ; preds = %land.lhs.true, %if.then10
  %23 = load i8*, i8** %at, align 8
  %cmp22 = icmp ne i8* %23, null
  %conv23 = zext i1 %cmp22 to i32
  %24 = load i8*, i8** %at, align 8
  %idx.ext = sext i32 %conv23 to i64
  %add.ptr = getelementptr inbounds i8, i8* %24, i64 %idx.ext
  store i8* %add.ptr, i8** %at, align 8
  br label %for.inc235

if.end24:                                         ; preds = %lor.lhs.false
  %25 = load i8*, i8** %format.addr, align 8
  %26 = load i8, i8* %25, align 1
  %conv25 = sext i8 %26 to i32
  %cmp26 = icmp ne i32 %conv25, 42
  %conv27 = zext i1 %cmp26 to i32
  store i32 %conv27, i32* %kept, align 4
  store i32 0, i32* %width, align 4
  %27 = load i32, i32* %kept, align 4
  %tobool28 = icmp ne i32 %27, 0
  %lnot = xor i1 %tobool28, true
  %lnot.ext = zext i1 %lnot to i32
  %28 = load i8*, i8** %format.addr, align 8
  %idx.ext29 = sext i32 %lnot.ext to i64
  %add.ptr30 = getelementptr inbounds i8, i8* %28, i64 %idx.ext29
  store i8* %add.ptr30, i8** %format.addr, align 8
  br label %while.cond31

while.cond31:                                     ; preds = %while.body40, %if.end24
  %29 = load i8*, i8** %format.addr, align 8
  %30 = load i8, i8* %29, align 1
  %conv32 = sext i8 %30 to i32
  %cmp33 = icmp sge i32 %conv32, 48
  br i1 %cmp33, label %land.rhs35, label %land.end39

land.rhs35:                                       ; preds = %while.cond31
  %31 = load i8*, i8** %format.addr, align 8
  %32 = load i8, i8* %31, align 1
  %conv36 = sext i8 %32 to i32
  %cmp37 = icmp sle i32 %conv36, 57
  br label %land.end39

land.end39:                                       ; preds = %land.rhs35, %while.cond31
  %33 = phi i1 [ false, %while.cond31 ], [ %cmp37, %land.rhs35 ]
  br i1 %33, label %while.body40, label %while.end43

while.body40:                                     ; preds = %land.end39
  %34 = load i32, i32* %width, align 4
  %mul = mul nsw i32 10, %34
  %35 = load i8*, i8** %format.addr, align 8
  %incdec.ptr41 = getelementptr inbounds i8, i8* %35, i32 1
  store i8* %incdec.ptr41, i8** %format.addr, align 8
  %36 = load i8, i8* %35, align 1
  %conv42 = sext i8 %36 to i32
  %add = add nsw i32 %mul, %conv42
  %sub = sub nsw i32 %add, 48
  store i32 %sub, i32* %width, align 4
  br label %while.cond31, !llvm.loop !96

while.end43:                                      ; preds = %land.end39
  %call44 = call i32 @size_of(i8** noundef %format.addr) #9
  store i32 %call44, i32* %bytes, align 4
  %37 = load i8*, i8** %format.addr, align 8
  %38 = load i8, i8* %37, align 1
  %conv45 = sext i8 %38 to i32
  store i32 %conv45, i32* %kind, align 4
  %39 = load i32, i32* %kind, align 4
  %cmp46 = icmp eq i32 %39, 115
  br i1 %cmp46, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %while.end43
  %40 = load i32, i32* %kind, align 4
  %cmp48 = icmp eq i32 %40, 99
  br label %lor.end

lor.end:                                          ; preds = %lor.rhs, %while.end43
  %41 = phi i1 [ true, %while.end43 ], [ %cmp48, %lor.rhs ]
  %lor.ext = zext i1 %41 to i32
  store i32 %lor.ext, i32* %is_text, align 4
  %42 = load i32, i32* %kind, align 4
  %cmp50 = icmp eq i32 %42, 120
  br i1 %cmp50, label %cond.true55, label %lor.lhs.false52

lor.lhs.false52:                                  ; preds = %lor.end
  %43 = load i32, i32* %kind, align 4
  %cmp53 = icmp eq i32 %43, 88
  br i1 %cmp53, label %cond.true55, label %cond.false56

cond.true55:                                      ; preds = %lor.lhs.false52, %lor.end
  br label %cond.end66

cond.false56:                                     ; preds = %lor.lhs.false52
  %44 = load i32, i32* %kind, align 4
  %cmp57 = icmp eq i32 %44, 111
  br i1 %cmp57, label %cond.true59, label %cond.false60

cond.true59:                                      ; preds = %cond.false56
  br label %cond.end64

cond.false60:                                     ; preds = %cond.false56
  %45 = load i32, i32* %kind, align 4
  %cmp61 = icmp eq i32 %45, 105
  %46 = zext i1 %cmp61 to i64
  %cond63 = select i1 %cmp61, i32 0, i32 10
  br label %cond.end64

cond.end64:                                       ; preds = %cond.false60, %cond.true59
  %cond65 = phi i32 [ 8, %cond.true59 ], [ %cond63, %cond.false60 ]
  br label %cond.end66

cond.end66:                                       ; preds = %cond.end64, %cond.true55
  %cond67 = phi i32 [ 16, %cond.true55 ], [ %cond65, %cond.end64 ]
  store i32 %cond67, i32* %base, align 4
  %47 = load i32, i32* %is_text, align 4
  %tobool68 = icmp ne i32 %47, 0
  br i1 %tobool68, label %lor.end90, label %lor.lhs.false69

lor.lhs.false69:                                  ; preds = %cond.end66
  %48 = load i32, i32* %kind, align 4
  %cmp70 = icmp eq i32 %48, 110
  br i1 %cmp70, label %lor.end90, label %lor.lhs.false72

lor.lhs.false72:                                  ; preds = %lor.lhs.false69
  %49 = load i32, i32* %kind, align 4
  %cmp73 = icmp eq i32 %49, 100
  br i1 %cmp73, label %lor.end90, label %lor.lhs.false75

lor.lhs.false75:                                  ; preds = %lor.lhs.false72
  %50 = load i32, i32* %kind, align 4
  %cmp76 = icmp eq i32 %50, 105
  br i1 %cmp76, label %lor.end90, label %lor.lhs.false78

lor.lhs.false78:                                  ; preds = %lor.lhs.false75
  %51 = load i32, i32* %kind, align 4
  %cmp79 = icmp eq i32 %51, 117
  br i1 %cmp79, label %lor.end90, label %lor.lhs.false81

lor.lhs.false81:                                  ; preds = %lor.lhs.false78
  %52 = load i32, i32* %kind, align 4
  %cmp82 = icmp eq i32 %52, 120
  br i1 %cmp82, label %lor.end90, label %lor.lhs.false84

lor.lhs.false84:                                  ; preds = %lor.lhs.false81
  %53 = load i32, i32* %kind, align 4
  %cmp85 = icmp eq i32 %53, 88
  br i1 %cmp85, label %lor.end90, label %lor.rhs87

lor.rhs87:                                        ; preds = %lor.lhs.false84
  %54 = load i32, i32* %kind, align 4
  %cmp88 = icmp eq i32 %54, 111
  br label %lor.end90

lor.end90:                                        ; preds = %lor.rhs87, %lor.lhs.false84, %lor.lhs.false81, %lor.lhs.false78, %lor.lhs.false75, %lor.lhs.false72, %lor.lhs.false69, %cond.end66
  %55 = phi i1 [ true, %lor.lhs.false84 ], [ true, %lor.lhs.false81 ], [ true, %lor.lhs.false78 ], [ true, %lor.lhs.false75 ], [ true, %lor.lhs.false72 ], [ true, %lor.lhs.false69 ], [ true, %cond.end66 ], [ %cmp88, %lor.rhs87 ]
  %lor.ext91 = zext i1 %55 to i32
  call void @__thinair_limit(i32 noundef %lor.ext91, i8* noundef getelementptr inbounds ([38 x i8], [38 x i8]* @.str.49, i64 0, i64 0)) #9
  %56 = load i32, i32* %is_text, align 4
  %tobool92 = icmp ne i32 %56, 0
  br i1 %tobool92, label %lor.end97, label %lor.rhs93

lor.rhs93:                                        ; preds = %lor.end90
  %57 = load i32, i32* %width, align 4
  %tobool94 = icmp ne i32 %57, 0
  %lnot95 = xor i1 %tobool94, true
  br label %lor.end97

lor.end97:                                        ; preds = %lor.rhs93, %lor.end90
  %58 = phi i1 [ true, %lor.end90 ], [ %lnot95, %lor.rhs93 ]
  %lor.ext98 = zext i1 %58 to i32
  call void @__thinair_limit(i32 noundef %lor.ext98, i8* noundef getelementptr inbounds ([50 x i8], [50 x i8]* @.str.50, i64 0, i64 0)) #9
  %59 = load i32, i32* %kind, align 4
  %cmp99 = icmp eq i32 %59, 110
  br i1 %cmp99, label %if.then101, label %if.end104

if.then101:                                       ; preds = %lor.end97
  %60 = load i8*, i8** %text.addr, align 8
  %cmp102 = icmp ne i8* %60, null
  %conv103 = zext i1 %cmp102 to i32
  call void @__thinair_limit(i32 noundef %conv103, i8* noundef getelementptr inbounds ([38 x i8], [38 x i8]* @.str.49, i64 0, i64 0)) #9
  %61 = load %struct.__va_list_tag*, %struct.__va_list_tag** %list.addr, align 8
  %gp_offset_p = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %61, i32 0, i32 0
  %gp_offset = load i32, i32* %gp_offset_p, align 8
  %fits_in_gp = icmp ule i32 %gp_offset, 40
  br i1 %fits_in_gp, label %vaarg.in_reg, label %vaarg.in_mem

vaarg.in_reg:                                     ; preds = %if.then101
  %62 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %61, i32 0, i32 3
  %reg_save_area = load i8*, i8** %62, align 8
  %63 = getelementptr i8, i8* %reg_save_area, i32 %gp_offset
  %64 = bitcast i8* %63 to i8**
  %65 = add i32 %gp_offset, 8
  store i32 %65, i32* %gp_offset_p, align 8
  br label %vaarg.end

vaarg.in_mem:                                     ; preds = %if.then101
  %overflow_arg_area_p = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %61, i32 0, i32 2
  %overflow_arg_area = load i8*, i8** %overflow_arg_area_p, align 8
  %66 = bitcast i8* %overflow_arg_area to i8**
  %overflow_arg_area.next = getelementptr i8, i8* %overflow_arg_area, i32 8
  store i8* %overflow_arg_area.next, i8** %overflow_arg_area_p, align 8
  br label %vaarg.end

vaarg.end:                                        ; preds = %vaarg.in_mem, %vaarg.in_reg
  %vaarg.addr = phi i8** [ %64, %vaarg.in_reg ], [ %66, %vaarg.in_mem ]
  %67 = load i8*, i8** %vaarg.addr, align 8
  %68 = load i32, i32* %bytes, align 4
  %69 = load i8*, i8** %at, align 8
  %70 = load i8*, i8** %text.addr, align 8
  %sub.ptr.lhs.cast = ptrtoint i8* %69 to i64
  %sub.ptr.rhs.cast = ptrtoint i8* %70 to i64
  %sub.ptr.sub = sub i64 %sub.ptr.lhs.cast, %sub.ptr.rhs.cast
  call void @store_number(i8* noundef %67, i32 noundef %68, i64 noundef %sub.ptr.sub) #9
  br label %for.inc235

if.end104:                                        ; preds = %lor.end97
  %71 = load i8*, i8** %at, align 8
  %tobool105 = icmp ne i8* %71, null
  br i1 %tobool105, label %cond.true106, label %cond.false107

cond.true106:                                     ; preds = %if.end104
  br label %cond.end109

cond.false107:                                    ; preds = %if.end104
  %call108 = call i32 @rand() #10
  br label %cond.end109

cond.end109:                                      ; preds = %cond.false107, %cond.true106
  %cond110 = phi i32 [ 2, %cond.true106 ], [ %call108, %cond.false107 ]
  store i32 %cond110, i32* %chosen, align 4
  br label %while.cond111

while.cond111:                                    ; preds = %while.body120, %cond.end109
  %72 = load i32, i32* %kind, align 4
  %cmp112 = icmp ne i32 %72, 99
  br i1 %cmp112, label %land.lhs.true114, label %land.end119

land.lhs.true114:                                 ; preds = %while.cond111
  %73 = load i8*, i8** %at, align 8
  %tobool115 = icmp ne i8* %73, null
  br i1 %tobool115, label %land.rhs116, label %land.end119

land.rhs116:                                      ; preds = %land.lhs.true114
  %74 = load i8*, i8** %at, align 8
  %75 = load i8, i8* %74, align 1
  %call117 = call i32 @is_blank(i8 noundef signext %75) #9
  %tobool118 = icmp ne i32 %call117, 0
  br label %land.end119

land.end119:                                      ; preds = %land.rhs116, %land.lhs.true114, %while.cond111
  %76 = phi i1 [ false, %land.lhs.true114 ], [ false, %while.cond111 ], [ %tobool118, %land.rhs116 ]
  br i1 %76, label %while.body120, label %while.end122

while.body120:                                    ; preds = %land.end119
  %77 = load i8*, i8** %at, align 8
  %incdec.ptr121 = getelementptr inbounds i8, i8* %77, i32 1
  store i8* %incdec.ptr121, i8** %at, align 8
  br label %while.cond111, !llvm.loop !97

while.end122:                                     ; preds = %land.end119
  %78 = load i32, i32* %chosen, align 4
  %cmp123 = icmp eq i32 %78, 0
  br i1 %cmp123, label %if.then129, label %lor.lhs.false125

lor.lhs.false125:                                 ; preds = %while.end122
  %79 = load i8*, i8** %at, align 8
  %tobool126 = icmp ne i8* %79, null
  br i1 %tobool126, label %land.lhs.true127, label %if.end135

land.lhs.true127:                                 ; preds = %lor.lhs.false125
  %80 = load i8*, i8** %at, align 8
  %81 = load i8, i8* %80, align 1
  %tobool128 = icmp ne i8 %81, 0
  br i1 %tobool128, label %if.end135, label %if.then129

if.then129:                                       ; preds = %land.lhs.true127, %while.end122
  %82 = load i32, i32* %found, align 4
  %tobool130 = icmp ne i32 %82, 0
  br i1 %tobool130, label %cond.true131, label %cond.false132

cond.true131:                                     ; preds = %if.then129
  %83 = load i32, i32* %found, align 4
  br label %cond.end133

cond.false132:                                    ; preds = %if.then129
  br label %cond.end133

cond.end133:                                      ; preds = %cond.false132, %cond.true131
  %cond134 = phi i32 [ %83, %cond.true131 ], [ -1, %cond.false132 ]
  store i32 %cond134, i32* %retval, align 4
  br label %return

if.end135:                                        ; preds = %land.lhs.true127, %lor.lhs.false125
  %84 = load i32, i32* %chosen, align 4
  %cmp136 = icmp eq i32 %84, 1
  br i1 %cmp136, label %if.then138, label %if.end139

if.then138:                                       ; preds = %if.end135
  %85 = load i32, i32* %found, align 4
  store i32 %85, i32* %retval, align 4
  br label %return

if.end139:                                        ; preds = %if.end135
  %86 = load i32, i32* %kept, align 4
  %tobool140 = icmp ne i32 %86, 0
  br i1 %tobool140, label %cond.true141, label %cond.false153

cond.true141:                                     ; preds = %if.end139
  %87 = load %struct.__va_list_tag*, %struct.__va_list_tag** %list.addr, align 8
  %gp_offset_p142 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %87, i32 0, i32 0
  %gp_offset143 = load i32, i32* %gp_offset_p142, align 8
  %fits_in_gp144 = icmp ule i32 %gp_offset143, 40
  br i1 %fits_in_gp144, label %vaarg.in_reg145, label %vaarg.in_mem147

vaarg.in_reg145:                                  ; preds = %cond.true141
  %88 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %87, i32 0, i32 3
  %reg_save_area146 = load i8*, i8** %88, align 8
  %89 = getelementptr i8, i8* %reg_save_area146, i32 %gp_offset143
  %90 = bitcast i8* %89 to i8**
  %91 = add i32 %gp_offset143, 8
  store i32 %91, i32* %gp_offset_p142, align 8
  br label %vaarg.end151

vaarg.in_mem147:                                  ; preds = %cond.true141
  %overflow_arg_area_p148 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %87, i32 0, i32 2
  %overflow_arg_area149 = load i8*, i8** %overflow_arg_area_p148, align 8
  %92 = bitcast i8* %overflow_arg_area149 to i8**
  %overflow_arg_area.next150 = getelementptr i8, i8* %overflow_arg_area149, i32 8
  store i8* %overflow_arg_area.next150, i8** %overflow_arg_area_p148, align 8
  br label %vaarg.end151

vaarg.end151:                                     ; preds = %vaarg.in_mem147, %vaarg.in_reg145
  %vaarg.addr152 = phi i8** [ %90, %vaarg.in_reg145 ], [ %92, %vaarg.in_mem147 ]
  %93 = load i8*, i8** %vaarg.addr152, align 8
  br label %cond.end154

cond.false153:                                    ; preds = %if.end139
  br label %cond.end154

cond.end154:                                      ; preds = %cond.false153, %vaarg.end151
  %cond155 = phi i8* [ %93, %vaarg.end151 ], [ null, %cond.false153 ]
  store i8* %cond155, i8** %to, align 8
  %94 = load i32, i32* %is_text, align 4
  %tobool156 = icmp ne i32 %94, 0
  br i1 %tobool156, label %if.else, label %if.then157

if.then157:                                       ; preds = %cond.end154
  %95 = load i8*, i8** %at, align 8
  store i8* %95, i8** %end, align 8
  %96 = load i8*, i8** %at, align 8
  %tobool158 = icmp ne i8* %96, null
  br i1 %tobool158, label %cond.true159, label %cond.false161

cond.true159:                                     ; preds = %if.then157
  %97 = load i8*, i8** %at, align 8
  %98 = load i32, i32* %base, align 4
  %call160 = call i64 @strtoll(i8* noundef %97, i8** noundef %end, i32 noundef %98) #10
  br label %cond.end164

cond.false161:                                    ; preds = %if.then157
  %call162 = call i32 @rand() #10
  %conv163 = sext i32 %call162 to i64
  br label %cond.end164

cond.end164:                                      ; preds = %cond.false161, %cond.true159
  %cond165 = phi i64 [ %call160, %cond.true159 ], [ %conv163, %cond.false161 ]
  store i64 %cond165, i64* %value, align 8
  %99 = load i8*, i8** %at, align 8
  %tobool166 = icmp ne i8* %99, null
  br i1 %tobool166, label %land.lhs.true167, label %if.end171

land.lhs.true167:                                 ; preds = %cond.end164
  %100 = load i8*, i8** %end, align 8
  %101 = load i8*, i8** %at, align 8
  %cmp168 = icmp eq i8* %100, %101
  br i1 %cmp168, label %if.then170, label %if.end171

if.then170:                                       ; preds = %land.lhs.true167
  %102 = load i32, i32* %found, align 4
  store i32 %102, i32* %retval, align 4
  br label %return

if.end171:                                        ; preds = %land.lhs.true167, %cond.end164
  %103 = load i8*, i8** %end, align 8
  store i8* %103, i8** %at, align 8
  %104 = load i32, i32* %kept, align 4
  %tobool172 = icmp ne i32 %104, 0
  br i1 %tobool172, label %if.then173, label %if.end174

if.then173:                                       ; preds = %if.end171
  %105 = load i8*, i8** %to, align 8
  %106 = load i32, i32* %bytes, align 4
  %107 = load i64, i64* %value, align 8
  call void @store_number(i8* noundef %105, i32 noundef %106, i64 noundef %107) #9
  br label %if.end174

if.end174:                                        ; preds = %if.then173, %if.end171
  br label %if.end233

if.else:                                          ; preds = %cond.end154
  %108 = load i32, i32* %width, align 4
  %tobool175 = icmp ne i32 %108, 0
  br i1 %tobool175, label %cond.true176, label %cond.false177

cond.true176:                                     ; preds = %if.else
  %109 = load i32, i32* %width, align 4
  br label %cond.end181

cond.false177:                                    ; preds = %if.else
  %110 = load i32, i32* %kind, align 4
  %cmp178 = icmp eq i32 %110, 99
  %111 = zext i1 %cmp178 to i64
  %cond180 = select i1 %cmp178, i32 1, i32 2147483647
  br label %cond.end181

cond.end181:                                      ; preds = %cond.false177, %cond.true176
  %cond182 = phi i32 [ %109, %cond.true176 ], [ %cond180, %cond.false177 ]
  store i32 %cond182, i32* %most, align 4
  store i32 0, i32* %count, align 4
  br label %for.cond183

for.cond183:                                      ; preds = %for.inc, %cond.end181
  %112 = load i32, i32* %count, align 4
  %113 = load i32, i32* %most, align 4
  %cmp184 = icmp slt i32 %112, %113
  br i1 %cmp184, label %land.rhs186, label %land.end208

land.rhs186:                                      ; preds = %for.cond183
  %114 = load i8*, i8** %at, align 8
  %tobool187 = icmp ne i8* %114, null
  br i1 %tobool187, label %cond.true188, label %cond.false202

cond.true188:                                     ; preds = %land.rhs186
  %115 = load i8*, i8** %at, align 8
  %116 = load i8, i8* %115, align 1
  %conv189 = sext i8 %116 to i32
  %tobool190 = icmp ne i32 %conv189, 0
  br i1 %tobool190, label %land.rhs191, label %land.end201

land.rhs191:                                      ; preds = %cond.true188
  %117 = load i32, i32* %kind, align 4
  %cmp192 = icmp eq i32 %117, 99
  br i1 %cmp192, label %lor.end199, label %lor.rhs194

lor.rhs194:                                       ; preds = %land.rhs191
  %118 = load i8*, i8** %at, align 8
  %119 = load i8, i8* %118, align 1
  %call195 = call i32 @is_blank(i8 noundef signext %119) #9
  %tobool196 = icmp ne i32 %call195, 0
  %lnot197 = xor i1 %tobool196, true
  br label %lor.end199

lor.end199:                                       ; preds = %lor.rhs194, %land.rhs191
  %120 = phi i1 [ true, %land.rhs191 ], [ %lnot197, %lor.rhs194 ]
  br label %land.end201

land.end201:                                      ; preds = %lor.end199, %cond.true188
  %121 = phi i1 [ false, %cond.true188 ], [ %120, %lor.end199 ]
  %land.ext = zext i1 %121 to i32
  br label %cond.end205

cond.false202:                                    ; preds = %land.rhs186
  %122 = load i32, i32* %count, align 4
  %cmp203 = icmp slt i32 %122, 1
  %conv204 = zext i1 %cmp203 to i32
  br label %cond.end205

cond.end205:                                      ; preds = %cond.false202, %land.end201
  %cond206 = phi i32 [ %land.ext, %land.end201 ], [ %conv204, %cond.false202 ]
  %tobool207 = icmp ne i32 %cond206, 0
  br label %land.end208

land.end208:                                      ; preds = %cond.end205, %for.cond183
  %123 = phi i1 [ false, %for.cond183 ], [ %tobool207, %cond.end205 ]
  br i1 %123, label %for.body210, label %for.end

for.body210:                                      ; preds = %land.end208
  %124 = load i32, i32* %kept, align 4
  %tobool211 = icmp ne i32 %124, 0
  br i1 %tobool211, label %if.then212, label %if.end220

if.then212:                                       ; preds = %for.body210
  %125 = load i8*, i8** %at, align 8
  %tobool213 = icmp ne i8* %125, null
  br i1 %tobool213, label %cond.true214, label %cond.false216

cond.true214:                                     ; preds = %if.then212
  %126 = load i8*, i8** %at, align 8
  %127 = load i8, i8* %126, align 1
  %conv215 = sext i8 %127 to i32
  br label %cond.end217

cond.false216:                                    ; preds = %if.then212
  br label %cond.end217

cond.end217:                                      ; preds = %cond.false216, %cond.true214
  %cond218 = phi i32 [ %conv215, %cond.true214 ], [ 49, %cond.false216 ]
  %conv219 = trunc i32 %cond218 to i8
  %128 = load i8*, i8** %to, align 8
  %129 = load i32, i32* %count, align 4
  %idxprom = sext i32 %129 to i64
  %arrayidx = getelementptr inbounds i8, i8* %128, i64 %idxprom
  store i8 %conv219, i8* %arrayidx, align 1
  br label %if.end220

if.end220:                                        ; preds = %cond.end217, %for.body210
  %130 = load i8*, i8** %at, align 8
  %cmp221 = icmp ne i8* %130, null
  %conv222 = zext i1 %cmp221 to i32
  %131 = load i8*, i8** %at, align 8
  %idx.ext223 = sext i32 %conv222 to i64
  %add.ptr224 = getelementptr inbounds i8, i8* %131, i64 %idx.ext223
  store i8* %add.ptr224, i8** %at, align 8
  br label %for.inc

for.inc:                                          ; preds = %if.end220
  %132 = load i32, i32* %count, align 4
  %inc = add nsw i32 %132, 1
  store i32 %inc, i32* %count, align 4
  br label %for.cond183, !llvm.loop !98

for.end:                                          ; preds = %land.end208
  %133 = load i32, i32* %kept, align 4
  %tobool225 = icmp ne i32 %133, 0
  br i1 %tobool225, label %land.lhs.true226, label %if.end232

land.lhs.true226:                                 ; preds = %for.end
  %134 = load i32, i32* %kind, align 4
  %cmp227 = icmp eq i32 %134, 115
  br i1 %cmp227, label %if.then229, label %if.end232

if.then229:                                       ; preds = %land.lhs.true226
  %135 = load i8*, i8** %to, align 8
  %136 = load i32, i32* %count, align 4
  %idxprom230 = sext i32 %136 to i64
  %arrayidx231 = getelementptr inbounds i8, i8* %135, i64 %idxprom230
  store i8 0, i8* %arrayidx231, align 1
  br label %if.end232

if.end232:                                        ; preds = %if.then229, %land.lhs.true226, %for.end
  br label %if.end233

if.end233:                                        ; preds = %if.end232, %if.end174
  %137 = load i32, i32* %kept, align 4
  %138 = load i32, i32* %found, align 4
  %add234 = add nsw i32 %138, %137
  store i32 %add234, i32* %found, align 4
  br label %for.inc235

for.inc235:                                       ; preds = %if.end233, %vaarg.end, %if.end21, %while.end
  %139 = load i8*, i8** %format.addr, align 8
  %incdec.ptr236 = getelementptr inbounds i8, i8* %139, i32 1
  store i8* %incdec.ptr236, i8** %format.addr, align 8
  br label %for.cond, !llvm.loop !99

for.end237:                                       ; preds = %for.cond
  %140 = load i32, i32* %found, align 4
  store i32 %140, i32* %retval, align 4
  br label %return

return:                                           ; preds = %for.end237, %if.then170, %if.then138, %cond.end133, %cond.end
  %141 = load i32, i32* %retval, align 4
  ret i32 %141
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @__isoc99_sscanf(i8* noundef %text, i8* noundef %format, ...) #0 {
entry:
  %text.addr = alloca i8*, align 8
  %format.addr = alloca i8*, align 8
  %list = alloca [1 x %struct.__va_list_tag], align 16
  %found = alloca i32, align 4
  store i8* %text, i8** %text.addr, align 8
  store i8* %format, i8** %format.addr, align 8
  %arraydecay = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %list, i64 0, i64 0
  %arraydecay1 = bitcast %struct.__va_list_tag* %arraydecay to i8*
  call void @llvm.va_start(i8* %arraydecay1)
  %0 = load i8*, i8** %text.addr, align 8
  %1 = load i8*, i8** %format.addr, align 8
  %arraydecay2 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %list, i64 0, i64 0
  %call = call i32 @scan(i8* noundef %0, i8* noundef %1, %struct.__va_list_tag* noundef %arraydecay2) #9
  store i32 %call, i32* %found, align 4
  %arraydecay3 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %list, i64 0, i64 0
  %arraydecay34 = bitcast %struct.__va_list_tag* %arraydecay3 to i8*
  call void @llvm.va_end(i8* %arraydecay34)
  %2 = load i32, i32* %found, align 4
  ret i32 %2
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @__isoc23_sscanf(i8* noundef %text, i8* noundef %format, ...) #0 {
entry:
  %text.addr = alloca i8*, align 8
  %format.addr = alloca i8*, align 8
  %list = alloca [1 x %struct.__va_list_tag], align 16
  %found = alloca i32, align 4
  store i8* %text, i8** %text.addr, align 8
  store i8* %format, i8** %format.addr, align 8
  %arraydecay = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %list, i64 0, i64 0
  %arraydecay1 = bitcast %struct.__va_list_tag* %arraydecay to i8*
  call void @llvm.va_start(i8* %arraydecay1)
  %0 = load i8*, i8** %text.addr, align 8
  %1 = load i8*, i8** %format.addr, align 8
  %arraydecay2 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %list, i64 0, i64 0
  %call = call i32 @scan(i8* noundef %0, i8* noundef %1, %struct.__va_list_tag* noundef %arraydecay2) #9
  store i32 %call, i32* %found, align 4
  %arraydecay3 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %list, i64 0, i64 0
  %arraydecay34 = bitcast %struct.__va_list_tag* %arraydecay3 to i8*
  call void @llvm.va_end(i8* %arraydecay34)
  %2 = load i32, i32* %found, align 4
  ret i32 %2
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @fscanf(%struct.file* noundef %file, i8* noundef %format, ...) #0 {
entry:
  %file.addr = alloca %struct.file*, align 8
  %format.addr = alloca i8*, align 8
  %list = alloca [1 x %struct.__va_list_tag], align 16
  %found = alloca i32, align 4
  store %struct.file* %file, %struct.file** %file.addr, align 8
  store i8* %format, i8** %format.addr, align 8
  %arraydecay = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %list, i64 0, i64 0
  %arraydecay1 = bitcast %struct.__va_list_tag* %arraydecay to i8*
  call void @llvm.va_start(i8* %arraydecay1)
  %0 = load i8*, i8** %format.addr, align 8
  %arraydecay2 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %list, i64 0, i64 0
  %call = call i32 @scan(i8* noundef null, i8* noundef %0, %struct.__va_list_tag* noundef %arraydecay2) #9
  store i32 %call, i32* %found, align 4
  %arraydecay3 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %list, i64 0, i64 0
  %arraydecay34 = bitcast %struct.__va_list_tag* %arraydecay3 to i8*
  call void @llvm.va_end(i8* %arraydecay34)
  %1 = load i32, i32* %found, align 4
  ret i32 %1
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @__isoc99_fscanf(%struct.file* noundef %file, i8* noundef %format, ...) #0 {
entry:
  %file.addr = alloca %struct.file*, align 8
  %format.addr = alloca i8*, align 8
  %list = alloca [1 x %struct.__va_list_tag], align 16
  %found = alloca i32, align 4
  store %struct.file* %file, %struct.file** %file.addr, align 8
  store i8* %format, i8** %format.addr, align 8
  %arraydecay = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %list, i64 0, i64 0
  %arraydecay1 = bitcast %struct.__va_list_tag* %arraydecay to i8*
  call void @llvm.va_start(i8* %arraydecay1)
  %0 = load i8*, i8** %format.addr, align 8
  %arraydecay2 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %list, i64 0, i64 0
  %call = call i32 @scan(i8* noundef null, i8* noundef %0, %struct.__va_list_tag* noundef %arraydecay2) #9
  store i32 %call, i32* %found, align 4
  %arraydecay3 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %list, i64 0, i64 0
  %arraydecay34 = bitcast %struct.__va_list_tag* %arraydecay3 to i8*
  call void @llvm.va_end(i8* %arraydecay34)
  %1 = load i32, i32* %found, align 4
  ret i32 %1
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @__isoc23_fscanf(%struct.file* noundef %file, i8* noundef %format, ...) #0 {
entry:
  %file.addr = alloca %struct.file*, align 8
  %format.addr = alloca i8*, align 8
  %list = alloca [1 x %struct.__va_list_tag], align 16
  %found = alloca i32, align 4
  store %struct.file* %file, %struct.file** %file.addr, align 8
  store i8* %format, i8** %format.addr, align 8
  %arraydecay = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %list, i64 0, i64 0
  %arraydecay1 = bitcast %struct.__va_list_tag* %arraydecay to i8*
  call void @llvm.va_start(i8* %arraydecay1)
  %0 = load i8*, i8** %format.addr, align 8
  %arraydecay2 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %list, i64 0, i64 0
  %call = call i32 @scan(i8* noundef null, i8* noundef %0, %struct.__va_list_tag* noundef %arraydecay2) #9
  store i32 %call, i32* %found, align 4
  %arraydecay3 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %list, i64 0, i64 0
  %arraydecay34 = bitcast %struct.__va_list_tag* %arraydecay3 to i8*
  call void @llvm.va_end(i8* %arraydecay34)
  %1 = load i32, i32* %found, align 4
  ret i32 %1
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @scanf(i8* noundef %format, ...) #0 {
entry:
  %format.addr = alloca i8*, align 8
  %list = alloca [1 x %struct.__va_list_tag], align 16
  %found = alloca i32, align 4
  store i8* %format, i8** %format.addr, align 8
  %arraydecay = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %list, i64 0, i64 0
  %arraydecay1 = bitcast %struct.__va_list_tag* %arraydecay to i8*
  call void @llvm.va_start(i8* %arraydecay1)
  %0 = load i8*, i8** %format.addr, align 8
  %arraydecay2 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %list, i64 0, i64 0
  %call = call i32 @scan(i8* noundef null, i8* noundef %0, %struct.__va_list_tag* noundef %arraydecay2) #9
  store i32 %call, i32* %found, align 4
  %arraydecay3 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %list, i64 0, i64 0
  %arraydecay34 = bitcast %struct.__va_list_tag* %arraydecay3 to i8*
  call void @llvm.va_end(i8* %arraydecay34)
  %1 = load i32, i32* %found, align 4
  ret i32 %1
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @__isoc99_scanf(i8* noundef %format, ...) #0 {
entry:
  %format.addr = alloca i8*, align 8
  %list = alloca [1 x %struct.__va_list_tag], align 16
  %found = alloca i32, align 4
  store i8* %format, i8** %format.addr, align 8
  %arraydecay = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %list, i64 0, i64 0
  %arraydecay1 = bitcast %struct.__va_list_tag* %arraydecay to i8*
  call void @llvm.va_start(i8* %arraydecay1)
  %0 = load i8*, i8** %format.addr, align 8
  %arraydecay2 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %list, i64 0, i64 0
  %call = call i32 @scan(i8* noundef null, i8* noundef %0, %struct.__va_list_tag* noundef %arraydecay2) #9
  store i32 %call, i32* %found, align 4
  %arraydecay3 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %list, i64 0, i64 0
  %arraydecay34 = bitcast %struct.__va_list_tag* %arraydecay3 to i8*
  call void @llvm.va_end(i8* %arraydecay34)
  %1 = load i32, i32* %found, align 4
  ret i32 %1
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @__isoc23_scanf(i8* noundef %format, ...) #0 {
entry:
  %format.addr = alloca i8*, align 8
  %list = alloca [1 x %struct.__va_list_tag], align 16
  %found = alloca i32, align 4
  store i8* %format, i8** %format.addr, align 8
  %arraydecay = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %list, i64 0, i64 0
  %arraydecay1 = bitcast %struct.__va_list_tag* %arraydecay to i8*
  call void @llvm.va_start(i8* %arraydecay1)
  %0 = load i8*, i8** %format.addr, align 8
  %arraydecay2 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %list, i64 0, i64 0
  %call = call i32 @scan(i8* noundef null, i8* noundef %0, %struct.__va_list_tag* noundef %arraydecay2) #9
  store i32 %call, i32* %found, align 4
  %arraydecay3 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %list, i64 0, i64 0
  %arraydecay34 = bitcast %struct.__va_list_tag* %arraydecay3 to i8*
  call void @llvm.va_end(i8* %arraydecay34)
  %1 = load i32, i32* %found, align 4
  ret i32 %1
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @digit(i64 noundef %pattern, i32 noundef %piece) #0 {
entry:
  %pattern.addr = alloca i64, align 8
  %piece.addr = alloca i32, align 4
  store i64 %pattern, i64* %pattern.addr, align 8
  store i32 %piece, i32* %piece.addr, align 4
  %0 = load i32, i32* %piece.addr, align 4
  %cmp = icmp sgt i32 %0, 15
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  br label %cond.end

cond.false:                                       ; preds = %entry
  %1 = load i64, i64* %pattern.addr, align 8
  %2 = load i32, i32* %piece.addr, align 4
  %mul = mul nsw i32 4, %2
  %sh_prom = zext i32 %mul to i64
  %shr = lshr i64 %1, %sh_prom
  %and = and i64 %shr, 15
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i64 [ 0, %cond.true ], [ %and, %cond.false ]
  %conv = trunc i64 %cond to i32
  ret i32 %conv
}

declare void @__thinair_move_1(i8* noundef, i8* noundef) #1

declare void @__thinair_move_2(i8* noundef, i8* noundef) #1

declare void @__thinair_move_4(i8* noundef, i8* noundef) #1

declare void @__thinair_move_8(i8* noundef, i8* noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal i64 @load_to_copy(i8* noundef %address, i32 noundef %digit) #0 {
entry:
  %retval = alloca i64, align 8
  %address.addr = alloca i8*, align 8
  %digit.addr = alloca i32, align 4
  store i8* %address, i8** %address.addr, align 8
  store i32 %digit, i32* %digit.addr, align 4
  %0 = load i32, i32* %digit.addr, align 4
  switch i32 %0, label %sw.default [
    i32 1, label %sw.bb
    i32 2, label %sw.bb1
    i32 3, label %sw.bb4
    i32 4, label %sw.bb7
  ]

sw.bb:                                            ; preds = %entry
  %1 = load i8*, i8** %address.addr, align 8
  %call = call zeroext i8 @__thinair_copied_1(i8* noundef %1) #9
  %conv = zext i8 %call to i64
  store i64 %conv, i64* %retval, align 8
  br label %return

sw.bb1:                                           ; preds = %entry
  %2 = load i8*, i8** %address.addr, align 8
  %call2 = call zeroext i16 @__thinair_copied_2(i8* noundef %2) #9
  %conv3 = zext i16 %call2 to i64
  store i64 %conv3, i64* %retval, align 8
  br label %return

sw.bb4:                                           ; preds = %entry
  %3 = load i8*, i8** %address.addr, align 8
  %call5 = call i32 @__thinair_copied_4(i8* noundef %3) #9
  %conv6 = zext i32 %call5 to i64
  store i64 %conv6, i64* %retval, align 8
  br label %return

sw.bb7:                                           ; preds = %entry
  %4 = load i8*, i8** %address.addr, align 8
  %call8 = call i64 @__thinair_copied_8(i8* noundef %4) #9
  store i64 %call8, i64* %retval, align 8
  br label %return

sw.default:                                       ; preds = %entry
  store i64 0, i64* %retval, align 8
  br label %return

return:                                           ; preds = %sw.default, %sw.bb7, %sw.bb4, %sw.bb1, %sw.bb
  %5 = load i64, i64* %retval, align 8
  ret i64 %5
}

declare zeroext i16 @__thinair_copied_2(i8* noundef) #1

declare i64 @__thinair_copied_8(i8* noundef) #1

; Function Attrs: argmemonly nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #8

; Function Attrs: noinline nounwind uwtable
define internal i32 @is_blank(i8 noundef signext %letter) #0 {
entry:
  %letter.addr = alloca i8, align 1
  store i8 %letter, i8* %letter.addr, align 1
  %0 = load i8, i8* %letter.addr, align 1
  %conv = sext i8 %0 to i32
  %cmp = icmp eq i32 %conv, 32
  br i1 %cmp, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %entry
  %1 = load i8, i8* %letter.addr, align 1
  %conv2 = sext i8 %1 to i32
  %cmp3 = icmp sge i32 %conv2, 9
  br i1 %cmp3, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %lor.rhs
  %2 = load i8, i8* %letter.addr, align 1
  %conv5 = sext i8 %2 to i32
  %cmp6 = icmp sle i32 %conv5, 13
  br label %land.end

land.end:                                         ; preds = %land.rhs, %lor.rhs
  %3 = phi i1 [ false, %lor.rhs ], [ %cmp6, %land.rhs ]
  br label %lor.end

lor.end:                                          ; preds = %land.end, %entry
  %4 = phi i1 [ true, %entry ], [ %3, %land.end ]
  %lor.ext = zext i1 %4 to i32
  ret i32 %lor.ext
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @size_of(i8** noundef %format) #0 {
entry:
  %format.addr = alloca i8**, align 8
  %bytes = alloca i32, align 4
  %letter = alloca i8, align 1
  store i8** %format, i8*** %format.addr, align 8
  store i32 4, i32* %bytes, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i8**, i8*** %format.addr, align 8
  %1 = load i8*, i8** %0, align 8
  %2 = load i8, i8* %1, align 1
  store i8 %2, i8* %letter, align 1
  %3 = load i8, i8* %letter, align 1
  %conv = sext i8 %3 to i32
  %cmp = icmp eq i32 %conv, 104
  br i1 %cmp, label %if.then, label %if.else

if.then:                                          ; preds = %for.cond
  %4 = load i32, i32* %bytes, align 4
  %div = sdiv i32 %4, 2
  store i32 %div, i32* %bytes, align 4
  br label %if.end18

if.else:                                          ; preds = %for.cond
  %5 = load i8, i8* %letter, align 1
  %conv2 = sext i8 %5 to i32
  %cmp3 = icmp eq i32 %conv2, 108
  br i1 %cmp3, label %if.then16, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %if.else
  %6 = load i8, i8* %letter, align 1
  %conv5 = sext i8 %6 to i32
  %cmp6 = icmp eq i32 %conv5, 106
  br i1 %cmp6, label %if.then16, label %lor.lhs.false8

lor.lhs.false8:                                   ; preds = %lor.lhs.false
  %7 = load i8, i8* %letter, align 1
  %conv9 = sext i8 %7 to i32
  %cmp10 = icmp eq i32 %conv9, 122
  br i1 %cmp10, label %if.then16, label %lor.lhs.false12

lor.lhs.false12:                                  ; preds = %lor.lhs.false8
  %8 = load i8, i8* %letter, align 1
  %conv13 = sext i8 %8 to i32
  %cmp14 = icmp eq i32 %conv13, 116
  br i1 %cmp14, label %if.then16, label %if.else17

if.then16:                                        ; preds = %lor.lhs.false12, %lor.lhs.false8, %lor.lhs.false, %if.else
  store i32 8, i32* %bytes, align 4
  br label %if.end

if.else17:                                        ; preds = %lor.lhs.false12
  %9 = load i32, i32* %bytes, align 4
  ret i32 %9

if.end:                                           ; preds = %if.then16
  br label %if.end18

if.end18:                                         ; preds = %if.end, %if.then
  br label %for.inc

for.inc:                                          ; preds = %if.end18
  %10 = load i8**, i8*** %format.addr, align 8
  %11 = load i8*, i8** %10, align 8
  %incdec.ptr = getelementptr inbounds i8, i8* %11, i32 1
  store i8* %incdec.ptr, i8** %10, align 8
  br label %for.cond
}

; Function Attrs: noinline nounwind uwtable
define internal void @store_number(i8* noundef %to, i32 noundef %bytes, i64 noundef %value) #0 {
entry:
  %to.addr = alloca i8*, align 8
  %bytes.addr = alloca i32, align 4
  %value.addr = alloca i64, align 8
  store i8* %to, i8** %to.addr, align 8
  store i32 %bytes, i32* %bytes.addr, align 4
  store i64 %value, i64* %value.addr, align 8
  %0 = load i32, i32* %bytes.addr, align 4
  %cmp = icmp eq i32 %0, 1
  br i1 %cmp, label %if.then, label %if.else

if.then:                                          ; preds = %entry
  %1 = load i64, i64* %value.addr, align 8
  %conv = trunc i64 %1 to i8
  %2 = load i8*, i8** %to.addr, align 8
  store i8 %conv, i8* %2, align 1
  br label %if.end12

if.else:                                          ; preds = %entry
  %3 = load i32, i32* %bytes.addr, align 4
  %cmp1 = icmp eq i32 %3, 2
  br i1 %cmp1, label %if.then3, label %if.else5

if.then3:                                         ; preds = %if.else
  %4 = load i64, i64* %value.addr, align 8
  %conv4 = trunc i64 %4 to i16
  %5 = load i8*, i8** %to.addr, align 8
  %6 = bitcast i8* %5 to i16*
  store i16 %conv4, i16* %6, align 2
  br label %if.end11

if.else5:                                         ; preds = %if.else
  %7 = load i32, i32* %bytes.addr, align 4
  %cmp6 = icmp eq i32 %7, 4
  br i1 %cmp6, label %if.then8, label %if.else10

if.then8:                                         ; preds = %if.else5
  %8 = load i64, i64* %value.addr, align 8
  %conv9 = trunc i64 %8 to i32
  %9 = load i8*, i8** %to.addr, align 8
  %10 = bitcast i8* %9 to i32*
  store i32 %conv9, i32* %10, align 4
  br label %if.end

if.else10:                                        ; preds = %if.else5
  %11 = load i64, i64* %value.addr, align 8
  %12 = load i8*, i8** %to.addr, align 8
  %13 = bitcast i8* %12 to i64*
  store i64 %11, i64* %13, align 8
  br label %if.end

if.end:                                           ; preds = %if.else10, %if.then8
  br label %if.end11

if.end11:                                         ; preds = %if.end, %if.then3
  br label %if.end12

if.end12:                                         ; preds = %if.end11, %if.then
  ret void
}


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
!28 = distinct !{!28, !7}
!29 = distinct !{!29, !7}
!30 = distinct !{!30, !7}
!31 = distinct !{!31, !7}
!32 = distinct !{!32, !7}
!33 = distinct !{!33, !7}
!34 = distinct !{!34, !7}
!35 = distinct !{!35, !7}
!36 = distinct !{!36, !7}
!37 = distinct !{!37, !7}
!38 = distinct !{!38, !7}
!39 = distinct !{!39, !7}
!40 = distinct !{!40, !7}
!41 = distinct !{!41, !7}
!42 = distinct !{!42, !7}
!43 = distinct !{!43, !7}
!44 = distinct !{!44, !7}
!45 = distinct !{!45, !7}
!46 = distinct !{!46, !7}
!47 = distinct !{!47, !7}
!48 = distinct !{!48, !7}
!49 = distinct !{!49, !7}
!50 = distinct !{!50, !7}
!51 = distinct !{!51, !7}
!52 = distinct !{!52, !7}
!53 = distinct !{!53, !7}
!54 = distinct !{!54, !7}
!55 = distinct !{!55, !7}
!56 = distinct !{!56, !7}
!57 = distinct !{!57, !7}
!58 = distinct !{!58, !7}
!59 = distinct !{!59, !7}
!60 = distinct !{!60, !7}
!61 = distinct !{!61, !7}
!62 = distinct !{!62, !7}
!63 = distinct !{!63, !7}
!64 = distinct !{!64, !7}
!65 = distinct !{!65, !7}
!66 = distinct !{!66, !7}
!67 = distinct !{!67, !7}
!68 = distinct !{!68, !7}
!69 = distinct !{!69, !7}
!70 = distinct !{!70, !7}
!71 = distinct !{!71, !7}
!72 = distinct !{!72, !7}
!73 = distinct !{!73, !7}
!74 = distinct !{!74, !7}
!75 = distinct !{!75, !7}
!76 = distinct !{!76, !7}
!77 = distinct !{!77, !7}
!78 = distinct !{!78, !7}
!79 = distinct !{!79, !7}
!80 = distinct !{!80, !7}
!81 = distinct !{!81, !7}
!82 = distinct !{!82, !7}
!83 = distinct !{!83, !7}
!84 = distinct !{!84, !7}
!85 = distinct !{!85, !7}
!86 = distinct !{!86, !7}
!87 = distinct !{!87, !7}
!88 = distinct !{!88, !7}
!89 = distinct !{!89, !7}
!90 = distinct !{!90, !7}
!91 = distinct !{!91, !7}
!92 = distinct !{!92, !7}
!93 = distinct !{!93, !7}
!94 = distinct !{!94, !7}
!95 = distinct !{!95, !7}
!96 = distinct !{!96, !7}
!97 = distinct !{!97, !7}
!98 = distinct !{!98, !7}
!99 = distinct !{!99, !7}
