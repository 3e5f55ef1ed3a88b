target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.anon = type { i8*, i32 }
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
%union.anon = type { i64 }
%union.anon.1 = type { double }
%struct.__va_list_tag = type { i32, i32, i8*, i8* }
%struct.buffer = type { i8*, i64, i64 }
%union.pthread_attr_t = type { i64, [48 x i8] }
%struct.__once_flag = type { i32 }
%struct.timeval = type { i64, i64 }
%union.pthread_cond_t = type { %struct.__pthread_cond_s }
%struct.__pthread_cond_s = type { %union.__atomic_wide_counter, %union.__atomic_wide_counter, [2 x i32], [2 x i32], i32, i32, [2 x i32] }
%union.__atomic_wide_counter = type { i64 }
%union.pthread_condattr_t = type { i32 }
%struct.condition = type { i64 }
%union.cnd_t = type { i64, [40 x i8] }
%union.pthread_barrier_t = type { i64, [24 x i8] }
%union.pthread_barrierattr_t = type { i32 }
%struct.barrier = type { i32, i32, i32 }
%union.sem_t = type { i64, [24 x i8] }

@held = internal thread_local global [16 x %struct.anon] zeroinitializer, align 16
@.str = private unnamed_addr constant [59 x i8] c"unlock of a recursive mutex that this thread does not hold\00", align 1
@.str.1 = private unnamed_addr constant [74 x i8] c"wait for a condition variable with a mutex that this thread does not hold\00", align 1
@.str.2 = private unnamed_addr constant [26 x i8] c"a lock is destroyed twice\00", align 1
@.str.3 = private unnamed_addr constant [37 x i8] c"a lock is destroyed while it is held\00", align 1
@.str.4 = private unnamed_addr constant [87 x i8] c"a lock is taken for writing by a thread that holds it for reading: it waits for itself\00", align 1
@.str.5 = private unnamed_addr constant [38 x i8] c"a lock is used after it was destroyed\00", align 1
@.str.6 = private unnamed_addr constant [48 x i8] c"unlock of a lock that this thread does not hold\00", align 1
@sizes = internal global [4096 x i64] zeroinitializer, align 16
@kinds_from_zero = internal constant i16* bitcast (i8* getelementptr (i8, i8* bitcast (<{ [256 x i16], [128 x i16] }>* @kinds to i8*), i64 256) to i16*), align 8
@.str.7 = private unnamed_addr constant [6 x i8] c"error\00", align 1
@.str.8 = private unnamed_addr constant [49 x i8] c"pow is supported for whole exponents, up to 1024\00", align 1
@token_rest = internal global i8* null, align 8
@.str.9 = private unnamed_addr constant [41 x i8] c"this format is not supported in snprintf\00", align 1
@__thinair_results = dso_local global [65 x i8*] zeroinitializer, align 16
@detached = internal global [65 x i32] zeroinitializer, align 16
@.str.10 = private unnamed_addr constant [35 x i8] c"join of a thread that was detached\00", align 1
@.str.11 = private unnamed_addr constant [41 x i8] c"a thread is detached that does not exist\00", align 1
@.str.12 = private unnamed_addr constant [27 x i8] c"a thread is detached twice\00", align 1
@keys = internal global i32 0, align 4
@.str.13 = private unnamed_addr constant [36 x i8] c"more than 16 keys are not supported\00", align 1
@destructors = internal global [16 x void (i8*)*] zeroinitializer, align 16
@values = internal thread_local global [16 x i8*] zeroinitializer, align 16
@error_number = internal thread_local global i32 0, align 4
@handler_count = internal global i32 0, align 4
@handlers = internal global [32 x void ()*] zeroinitializer, align 16
@.str.14 = private unnamed_addr constant [40 x i8] c"a condition variable is destroyed twice\00", align 1
@.str.15 = private unnamed_addr constant [62 x i8] c"a condition variable is destroyed while a thread waits for it\00", align 1
@wake = internal global [65 x i32] zeroinitializer, align 16
@.str.16 = private unnamed_addr constant [53 x i8] c"a barrier that was not initialised, or was destroyed\00", align 1
@.str.17 = private unnamed_addr constant [50 x i8] c"a barrier is destroyed while a thread waits at it\00", align 1
@.str.18 = private unnamed_addr constant [31 x i8] c"a semaphore is destroyed twice\00", align 1
@.str.19 = private unnamed_addr constant [45 x i8] c"a semaphore is used that was not initialised\00", align 1
@.str.20 = private unnamed_addr constant [35 x i8] c"a semaphore gets too large a value\00", align 1
@__thinair_atomic = dso_local global i32 0, align 4
@.str.21 = private unnamed_addr constant [54 x i8] c"more than 16 locks held by a thread are not supported\00", align 1
@.str.22 = private unnamed_addr constant [63 x i8] c"more than 4096 objects are not supported together with realloc\00", align 1
@kinds = internal constant <{ [256 x i16], [128 x i16] }> <{ [256 x i16] [i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 8195, i16 8194, i16 8194, i16 8194, i16 8194, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 24577, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -11000, i16 -11000, i16 -11000, i16 -11000, i16 -11000, i16 -11000, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -10744, i16 -10744, i16 -10744, i16 -10744, i16 -10744, i16 -10744, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 2], [128 x i16] zeroinitializer }>, align 16
@.str.24 = private unnamed_addr constant [58 x i8] c"a number with so many digits is not supported in snprintf\00", align 1
@.str.25 = private unnamed_addr constant [27 x i8] c"a key that was not created\00", align 1
@.str.26 = private unnamed_addr constant [52 x i8] c"a condition variable is used after it was destroyed\00", align 1
@.str.27 = private unnamed_addr constant [43 x i8] c"a semaphore is used after it was destroyed\00", align 1

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
define dso_local i32 @pthread_mutexattr_destroy(%union.pthread_mutexattr_t* noundef nonnull %attributes) #0 {
entry:
  %attributes.addr = alloca %union.pthread_mutexattr_t*, align 8
  store %union.pthread_mutexattr_t* %attributes, %union.pthread_mutexattr_t** %attributes.addr, align 8
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
  store i32 0, i32* %lock, align 4
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
  %call = call i32 @is_watched(%struct.mutex* noundef %0) #8
  store i32 %call, i32* %watched, align 4
  %1 = load i32, i32* %watched, align 4
  %tobool = icmp ne i32 %1, 0
  br i1 %tobool, label %land.lhs.true, label %if.end

land.lhs.true:                                    ; preds = %entry
  %2 = load %struct.mutex*, %struct.mutex** %mutex.addr, align 8
  %call1 = call i32 @is_mine(%struct.mutex* noundef %2, i32* noundef %again) #8
  %tobool2 = icmp ne i32 %call1, 0
  br i1 %tobool2, label %if.then, label %if.end

if.then:                                          ; preds = %land.lhs.true
  %3 = load i32, i32* %again, align 4
  store i32 %3, i32* %retval, align 4
  br label %return

if.end:                                           ; preds = %land.lhs.true, %entry
  %4 = load %struct.mutex*, %struct.mutex** %mutex.addr, align 8
  %lock = getelementptr inbounds %struct.mutex, %struct.mutex* %4, i32 0, i32 0
  call void @__thinair_lock(i32* noundef %lock) #8
  %5 = load i32, i32* %watched, align 4
  %tobool3 = icmp ne i32 %5, 0
  br i1 %tobool3, label %if.then4, label %if.end5

if.then4:                                         ; preds = %if.end
  %6 = load %struct.mutex*, %struct.mutex** %mutex.addr, align 8
  call void @take(%struct.mutex* noundef %6) #8
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
  %call = call i32 @find(i8* noundef %1) #8
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
  %call = call i32 @find(i8* noundef %1) #8
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
  %call = call i32 @is_watched(%struct.mutex* noundef %0) #8
  store i32 %call, i32* %watched, align 4
  %1 = load i32, i32* %watched, align 4
  %tobool = icmp ne i32 %1, 0
  br i1 %tobool, label %land.lhs.true, label %if.end

land.lhs.true:                                    ; preds = %entry
  %2 = load %struct.mutex*, %struct.mutex** %mutex.addr, align 8
  %call1 = call i32 @is_mine(%struct.mutex* noundef %2, i32* noundef %again) #8
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
  %call4 = call i32 @__thinair_trylock(i32* noundef %lock) #8
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
  call void @take(%struct.mutex* noundef %7) #8
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
  %call = call i32 @is_watched(%struct.mutex* noundef %0) #8
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %if.then, label %if.end10

if.then:                                          ; preds = %entry
  %1 = load %struct.mutex*, %struct.mutex** %mutex.addr, align 8
  %2 = bitcast %struct.mutex* %1 to i8*
  %call1 = call i32 @find(i8* noundef %2) #8
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
  call void @__thinair_check(i32 noundef %conv, i8* noundef getelementptr inbounds ([59 x i8], [59 x i8]* @.str, i64 0, i64 0)) #8
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
  call void @forget(i32 noundef %9) #8
  br label %if.end10

if.end10:                                         ; preds = %if.end9, %entry
  %10 = load %struct.mutex*, %struct.mutex** %mutex.addr, align 8
  %lock11 = getelementptr inbounds %struct.mutex, %struct.mutex* %10, i32 0, i32 0
  call void @__thinair_unlock(i32* noundef %lock11) #8
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
  call void @__thinair_limit(i32 noundef %conv, i8* noundef getelementptr inbounds ([54 x i8], [54 x i8]* @.str.21, i64 0, i64 0)) #8
  %10 = load i32, i32* %free, align 4
  store i32 %10, i32* %retval, align 4
  br label %return

return:                                           ; preds = %for.end, %if.then
  %11 = load i32, i32* %retval, align 4
  ret i32 %11
}

declare void @__thinair_check(i32 noundef, i8* noundef) #1

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
  %call = call i32 @is_watched(%struct.mutex* noundef %0) #8
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %if.then, label %if.else

if.then:                                          ; preds = %entry
  %1 = load %struct.mutex*, %struct.mutex** %mutex.addr, align 8
  %call1 = call i32 @__thinair_mutex_unlock(%struct.mutex* noundef %1) #8
  %tobool2 = icmp ne i32 %call1, 0
  %lnot = xor i1 %tobool2, true
  %lnot.ext = zext i1 %lnot to i32
  call void @__thinair_check(i32 noundef %lnot.ext, i8* noundef getelementptr inbounds ([74 x i8], [74 x i8]* @.str.1, i64 0, i64 0)) #8
  br label %if.end

if.else:                                          ; preds = %entry
  %2 = load %struct.mutex*, %struct.mutex** %mutex.addr, align 8
  %lock = getelementptr inbounds %struct.mutex, %struct.mutex* %2, i32 0, i32 0
  call void @__thinair_unlock_word_to_wait(i32* noundef %lock) #8
  br label %if.end

if.end:                                           ; preds = %if.else, %if.then
  ret void
}

declare void @__thinair_unlock_word_to_wait(i32* noundef) #1

; Function Attrs: noinline nounwind uwtable
define dso_local void @__thinair_destroy_lock(i32* noundef %lock) #0 {
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
  call void @__thinair_alive(i32 noundef %conv, i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str.2, i64 0, i64 0)) #8
  call void @__thinair_check(i32 noundef 0, i8* noundef getelementptr inbounds ([37 x i8], [37 x i8]* @.str.3, i64 0, i64 0)) #8
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
  store i32 0, i32* %lock, align 4
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
  %call = call i32 @__thinair_mutex_lock(%struct.mutex* noundef %1) #8
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
  %call = call i32 @__thinair_mutex_trylock(%struct.mutex* noundef %1) #8
  %tobool = icmp ne i32 %call, 0
  %2 = zext i1 %tobool to i64
  %cond = select i1 %tobool, i32 1, i32 0
  ret i32 %cond
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @mtx_timedlock(%union.mtx_t* noundef %mutex, %struct.timespec* noundef %time) #0 {
entry:
  %retval = alloca i32, align 4
  %mutex.addr = alloca %union.mtx_t*, align 8
  %time.addr = alloca %struct.timespec*, align 8
  store %union.mtx_t* %mutex, %union.mtx_t** %mutex.addr, align 8
  store %struct.timespec* %time, %struct.timespec** %time.addr, align 8
  %call = call i32 @__thinair_choose() #8
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  store i32 4, i32* %retval, align 4
  br label %return

if.end:                                           ; preds = %entry
  %0 = load %union.mtx_t*, %union.mtx_t** %mutex.addr, align 8
  %call1 = call i32 @mtx_trylock(%union.mtx_t* noundef %0) #8
  %cmp = icmp eq i32 %call1, 0
  %conv = zext i1 %cmp to i32
  call void @__VERIFIER_assume(i32 noundef %conv) #8
  store i32 0, i32* %retval, align 4
  br label %return

return:                                           ; preds = %if.end, %if.then
  %1 = load i32, i32* %retval, align 4
  ret i32 %1
}

declare i32 @__thinair_choose() #1

declare void @__VERIFIER_assume(i32 noundef) #1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @pthread_mutex_timedlock(%union.pthread_mutex_t* noundef nonnull %mutex, %struct.timespec* noundef nonnull %time) #0 {
entry:
  %retval = alloca i32, align 4
  %mutex.addr = alloca %union.pthread_mutex_t*, align 8
  %time.addr = alloca %struct.timespec*, align 8
  store %union.pthread_mutex_t* %mutex, %union.pthread_mutex_t** %mutex.addr, align 8
  store %struct.timespec* %time, %struct.timespec** %time.addr, align 8
  %call = call i32 @__thinair_choose() #8
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  store i32 110, i32* %retval, align 4
  br label %return

if.end:                                           ; preds = %entry
  %0 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %mutex.addr, align 8
  %call1 = call i32 @pthread_mutex_trylock(%union.pthread_mutex_t* noundef %0) #9
  %cmp = icmp eq i32 %call1, 0
  %conv = zext i1 %cmp to i32
  call void @__VERIFIER_assume(i32 noundef %conv) #8
  store i32 0, i32* %retval, align 4
  br label %return

return:                                           ; preds = %if.end, %if.then
  %1 = load i32, i32* %retval, align 4
  ret i32 %1
}

; Function Attrs: nounwind
declare i32 @pthread_mutex_trylock(%union.pthread_mutex_t* noundef) #2

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @mtx_unlock(%union.mtx_t* noundef %mutex) #0 {
entry:
  %mutex.addr = alloca %union.mtx_t*, align 8
  store %union.mtx_t* %mutex, %union.mtx_t** %mutex.addr, align 8
  %0 = load %union.mtx_t*, %union.mtx_t** %mutex.addr, align 8
  %1 = bitcast %union.mtx_t* %0 to %struct.mutex*
  %call = call i32 @__thinair_mutex_unlock(%struct.mutex* noundef %1) #8
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
  call void @__thinair_destroy_lock(i32* noundef %lock) #8
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @pthread_rwlock_init(%union.pthread_rwlock_t* noundef nonnull %lock, %union.pthread_rwlockattr_t* noundef %attributes) #0 {
entry:
  %lock.addr = alloca %union.pthread_rwlock_t*, align 8
  %attributes.addr = alloca %union.pthread_rwlockattr_t*, align 8
  store %union.pthread_rwlock_t* %lock, %union.pthread_rwlock_t** %lock.addr, align 8
  store %union.pthread_rwlockattr_t* %attributes, %union.pthread_rwlockattr_t** %attributes.addr, align 8
  %0 = load %union.pthread_rwlock_t*, %union.pthread_rwlock_t** %lock.addr, align 8
  %1 = bitcast %union.pthread_rwlock_t* %0 to i32*
  store i32 0, i32* %1, align 4
  ret i32 0
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @pthread_rwlock_destroy(%union.pthread_rwlock_t* noundef nonnull %lock) #0 {
entry:
  %lock.addr = alloca %union.pthread_rwlock_t*, align 8
  store %union.pthread_rwlock_t* %lock, %union.pthread_rwlock_t** %lock.addr, align 8
  %0 = load %union.pthread_rwlock_t*, %union.pthread_rwlock_t** %lock.addr, align 8
  %1 = bitcast %union.pthread_rwlock_t* %0 to i32*
  call void @__thinair_destroy_lock(i32* noundef %1) #8
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
  %call = call i32 @find(i8* noundef %1) #8
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
  %call4 = call i32 @__thinair_wait(i32* noundef %7, i32 noundef 62, i32 noundef -1, i32 noundef 43, i32 noundef 1) #8
  %8 = load %union.pthread_rwlock_t*, %union.pthread_rwlock_t** %lock.addr, align 8
  %9 = bitcast %union.pthread_rwlock_t* %8 to i8*
  call void @take_shared(i8* noundef %9, i32 noundef 0) #8
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
  %call = call i32 @find(i8* noundef %0) #8
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
  %call = call i32 @find(i8* noundef %1) #8
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
  call void @__thinair_check(i32 noundef %lor.ext, i8* noundef getelementptr inbounds ([87 x i8], [87 x i8]* @.str.4, i64 0, i64 0)) #8
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
  %call8 = call i32 @__thinair_wait(i32* noundef %10, i32 noundef 61, i32 noundef 0, i32 noundef 120, i32 noundef -1) #8
  %11 = load %union.pthread_rwlock_t*, %union.pthread_rwlock_t** %lock.addr, align 8
  %12 = bitcast %union.pthread_rwlock_t* %11 to i8*
  call void @take_shared(i8* noundef %12, i32 noundef 1) #8
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
  call void @take_shared(i8* noundef %15, i32 noundef 0) #8
  store i32 0, i32* %retval, align 4
  br label %return

if.end:                                           ; preds = %cmpxchg.continue
  br label %while.cond, !llvm.loop !9

while.end:                                        ; preds = %while.cond
  %16 = load i32, i32* %old, align 4
  %cmp1 = icmp ne i32 %16, -2147483648
  %conv = zext i1 %cmp1 to i32
  call void @__thinair_alive(i32 noundef %conv, i8* noundef getelementptr inbounds ([38 x i8], [38 x i8]* @.str.5, i64 0, i64 0)) #8
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
  call void @__thinair_alive(i32 noundef %conv, i8* noundef getelementptr inbounds ([38 x i8], [38 x i8]* @.str.5, i64 0, i64 0)) #8
  store i32 16, i32* %retval, align 4
  br label %return

if.end:                                           ; preds = %cmpxchg.continue
  %9 = load %union.pthread_rwlock_t*, %union.pthread_rwlock_t** %lock.addr, align 8
  %10 = bitcast %union.pthread_rwlock_t* %9 to i8*
  call void @take_shared(i8* noundef %10, i32 noundef 1) #8
  store i32 0, i32* %retval, align 4
  br label %return

return:                                           ; preds = %if.end, %if.then
  %11 = load i32, i32* %retval, align 4
  ret i32 %11
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
  %call = call i32 @find(i8* noundef %1) #8
  store i32 %call, i32* %i, align 4
  %2 = load i32, i32* %i, align 4
  %idxprom = sext i32 %2 to i64
  %arrayidx = getelementptr inbounds [16 x %struct.anon], [16 x %struct.anon]* @held, i64 0, i64 %idxprom
  %lock1 = getelementptr inbounds %struct.anon, %struct.anon* %arrayidx, i32 0, i32 0
  %3 = load i8*, i8** %lock1, align 16
  %cmp = icmp ne i8* %3, null
  %conv = zext i1 %cmp to i32
  call void @__thinair_check(i32 noundef %conv, i8* noundef getelementptr inbounds ([48 x i8], [48 x i8]* @.str.6, i64 0, i64 0)) #8
  %4 = load i32, i32* %i, align 4
  %idxprom2 = sext i32 %4 to i64
  %arrayidx3 = getelementptr inbounds [16 x %struct.anon], [16 x %struct.anon]* @held, i64 0, i64 %idxprom2
  %count = getelementptr inbounds %struct.anon, %struct.anon* %arrayidx3, i32 0, i32 1
  %5 = load i32, i32* %count, align 8
  %cmp4 = icmp slt i32 %5, 0
  br i1 %cmp4, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %6 = load i32, i32* %i, align 4
  call void @forget(i32 noundef %6) #8
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
  call void @forget(i32 noundef %14) #8
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
  %call = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef %0) #9
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
  %call = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef %0) #9
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
  %at11 = alloca i64, align 8
  %this12 = alloca i32, align 4
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
  %call = call i32 @next(i64 noundef %9, i32* noundef %piece, i64 noundef %sub) #8
  store i32 %call, i32* %this, align 4
  %12 = load i8*, i8** %to.addr, align 8
  %13 = load i64, i64* %at, align 8
  %add.ptr = getelementptr inbounds i8, i8* %12, i64 %13
  %14 = load i32, i32* %this, align 4
  %15 = load i8*, i8** %from.addr, align 8
  %16 = load i64, i64* %at, align 8
  %add.ptr3 = getelementptr inbounds i8, i8* %15, i64 %16
  %17 = load i32, i32* %this, align 4
  %call4 = call i64 @load_to_copy(i8* noundef %add.ptr3, i32 noundef %17) #8
  call void @store(i8* noundef %add.ptr, i32 noundef %14, i64 noundef %call4) #8
  %18 = load i32, i32* %this, align 4
  %call5 = call i32 @length(i32 noundef %18) #8
  %conv = zext i32 %call5 to i64
  %19 = load i64, i64* %at, align 8
  %add6 = add i64 %19, %conv
  store i64 %add6, i64* %at, align 8
  br label %for.cond, !llvm.loop !10

for.end:                                          ; preds = %for.cond
  br label %for.end26

if.end:                                           ; preds = %lor.lhs.false
  %20 = load i64, i64* %size.addr, align 8
  store i64 %20, i64* %end, align 8
  br label %for.cond7

for.cond7:                                        ; preds = %for.end22, %if.end
  %21 = load i64, i64* %end, align 8
  %cmp8 = icmp ugt i64 %21, 0
  br i1 %cmp8, label %for.body10, label %for.end26

for.body10:                                       ; preds = %for.cond7
  store i64 0, i64* %at11, align 8
  store i32 1, i32* %this12, align 4
  store i32 0, i32* %piece, align 4
  store i64 0, i64* %after, align 8
  br label %for.cond13

for.cond13:                                       ; preds = %for.body16, %for.body10
  %22 = load i64, i64* %after, align 8
  %23 = load i64, i64* %end, align 8
  %cmp14 = icmp ult i64 %22, %23
  br i1 %cmp14, label %for.body16, label %for.end22

for.body16:                                       ; preds = %for.cond13
  %24 = load i64, i64* %after, align 8
  store i64 %24, i64* %at11, align 8
  %25 = load i64, i64* %pattern.addr, align 8
  %26 = load i64, i64* %size.addr, align 8
  %27 = load i64, i64* %at11, align 8
  %sub17 = sub i64 %26, %27
  %call18 = call i32 @next(i64 noundef %25, i32* noundef %piece, i64 noundef %sub17) #8
  store i32 %call18, i32* %this12, align 4
  %28 = load i32, i32* %this12, align 4
  %call19 = call i32 @length(i32 noundef %28) #8
  %conv20 = zext i32 %call19 to i64
  %29 = load i64, i64* %after, align 8
  %add21 = add i64 %29, %conv20
  store i64 %add21, i64* %after, align 8
  br label %for.cond13, !llvm.loop !11

for.end22:                                        ; preds = %for.cond13
  %30 = load i8*, i8** %to.addr, align 8
  %31 = load i64, i64* %at11, align 8
  %add.ptr23 = getelementptr inbounds i8, i8* %30, i64 %31
  %32 = load i32, i32* %this12, align 4
  %33 = load i8*, i8** %from.addr, align 8
  %34 = load i64, i64* %at11, align 8
  %add.ptr24 = getelementptr inbounds i8, i8* %33, i64 %34
  %35 = load i32, i32* %this12, align 4
  %call25 = call i64 @load_to_copy(i8* noundef %add.ptr24, i32 noundef %35) #8
  call void @store(i8* noundef %add.ptr23, i32 noundef %32, i64 noundef %call25) #8
  %36 = load i64, i64* %at11, align 8
  store i64 %36, i64* %end, align 8
  br label %for.cond7, !llvm.loop !12

for.end26:                                        ; preds = %for.end, %for.cond7
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
  %call = call i32 @digit(i64 noundef %0, i32 noundef %2) #8
  store i32 %call, i32* %this, align 4
  %3 = load i32, i32* %this, align 4
  %tobool = icmp ne i32 %3, 0
  br i1 %tobool, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  %4 = load i32*, i32** %piece.addr, align 8
  store i32 0, i32* %4, align 4
  %5 = load i64, i64* %pattern.addr, align 8
  %call1 = call i32 @digit(i64 noundef %5, i32 noundef 0) #8
  store i32 %call1, i32* %this, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  %6 = load i32*, i32** %piece.addr, align 8
  %7 = load i32, i32* %6, align 4
  %inc = add nsw i32 %7, 1
  store i32 %inc, i32* %6, align 4
  %8 = load i32, i32* %this, align 4
  %call2 = call i32 @length(i32 noundef %8) #8
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
  %call = call zeroext i8 @__thinair_copied_1(i8* noundef %1) #8
  %conv = zext i8 %call to i64
  store i64 %conv, i64* %retval, align 8
  br label %return

sw.bb1:                                           ; preds = %entry
  %2 = load i8*, i8** %address.addr, align 8
  %call2 = call zeroext i16 @__thinair_copied_2(i8* noundef %2) #8
  %conv3 = zext i16 %call2 to i64
  store i64 %conv3, i64* %retval, align 8
  br label %return

sw.bb4:                                           ; preds = %entry
  %3 = load i8*, i8** %address.addr, align 8
  %call5 = call i32 @__thinair_copied_4(i8* noundef %3) #8
  %conv6 = zext i32 %call5 to i64
  store i64 %conv6, i64* %retval, align 8
  br label %return

sw.bb7:                                           ; preds = %entry
  %4 = load i8*, i8** %address.addr, align 8
  %call8 = call i64 @__thinair_copied_8(i8* noundef %4) #8
  store i64 %call8, i64* %retval, align 8
  br label %return

sw.default:                                       ; preds = %entry
  store i64 0, i64* %retval, align 8
  br label %return

return:                                           ; preds = %sw.default, %sw.bb7, %sw.bb4, %sw.bb1, %sw.bb
  %5 = load i64, i64* %retval, align 8
  ret i64 %5
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
  %call = call i32 @next(i64 noundef %2, i32* noundef %piece, i64 noundef %sub) #8
  store i32 %call, i32* %this, align 4
  %5 = load i8*, i8** %to.addr, align 8
  %6 = load i64, i64* %at, align 8
  %add.ptr = getelementptr inbounds i8, i8* %5, i64 %6
  %7 = load i32, i32* %this, align 4
  %8 = load i32, i32* %byte.addr, align 4
  %and = and i32 %8, 255
  %conv = sext i32 %and to i64
  %mul = mul i64 %conv, 72340172838076673
  call void @store(i8* noundef %add.ptr, i32 noundef %7, i64 noundef %mul) #8
  %9 = load i32, i32* %this, align 4
  %call1 = call i32 @length(i32 noundef %9) #8
  %conv2 = zext i32 %call1 to i64
  %10 = load i64, i64* %at, align 8
  %add = add i64 %10, %conv2
  store i64 %add, i64* %at, align 8
  br label %for.cond, !llvm.loop !13

for.end:                                          ; preds = %for.cond
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
  %call = call i32 @next(i64 noundef %2, i32* noundef %piece, i64 noundef %sub) #8
  store i32 %call, i32* %this, align 4
  %5 = load i8*, i8** %left.addr, align 8
  %6 = load i64, i64* %at, align 8
  %add.ptr = getelementptr inbounds i8, i8* %5, i64 %6
  %7 = load i32, i32* %this, align 4
  %call1 = call i64 @load(i8* noundef %add.ptr, i32 noundef %7) #8
  store i64 %call1, i64* %a, align 8
  %8 = load i8*, i8** %right.addr, align 8
  %9 = load i64, i64* %at, align 8
  %add.ptr2 = getelementptr inbounds i8, i8* %8, i64 %9
  %10 = load i32, i32* %this, align 4
  %call3 = call i64 @load(i8* noundef %add.ptr2, i32 noundef %10) #8
  store i64 %call3, i64* %b, align 8
  %11 = load i64, i64* %a, align 8
  %12 = load i64, i64* %b, align 8
  %cmp4 = icmp ne i64 %11, %12
  br i1 %cmp4, label %if.then, label %if.end

if.then:                                          ; preds = %for.body
  %13 = load i32, i32* %this, align 4
  %call5 = call i32 @length(i32 noundef %13) #8
  %mul = mul i32 8, %call5
  store i32 %mul, i32* %bits, align 4
  %14 = load i64, i64* %a, align 8
  %15 = load i32, i32* %bits, align 4
  %conv = zext i32 %15 to i64
  %call6 = call i64 @__thinair_swap_bytes(i64 noundef %14, i64 noundef %conv) #8
  %16 = load i64, i64* %b, align 8
  %17 = load i32, i32* %bits, align 4
  %conv7 = zext i32 %17 to i64
  %call8 = call i64 @__thinair_swap_bytes(i64 noundef %16, i64 noundef %conv7) #8
  %cmp9 = icmp ult i64 %call6, %call8
  %18 = zext i1 %cmp9 to i64
  %cond = select i1 %cmp9, i32 -1, i32 1
  store i32 %cond, i32* %retval, align 4
  br label %return

if.end:                                           ; preds = %for.body
  %19 = load i32, i32* %this, align 4
  %call11 = call i32 @length(i32 noundef %19) #8
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
  %call = call noalias i8* @malloc(i64 noundef %0) #9
  %1 = load i64, i64* %size.addr, align 8
  %call1 = call i8* @sized(i8* noundef %call, i64 noundef %1) #8
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
  call void @__thinair_limit(i32 noundef %conv, i8* noundef getelementptr inbounds ([63 x i8], [63 x i8]* @.str.22, i64 0, i64 0)) #8
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
  %call = call noalias i8* @calloc(i64 noundef %0, i64 noundef %1) #9
  %2 = load i64, i64* %count.addr, align 8
  %3 = load i64, i64* %size.addr, align 8
  %mul = mul i64 %2, %3
  %call1 = call i8* @sized(i8* noundef %call, i64 noundef %mul) #8
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
  %call = call noalias i8* @malloc(i64 noundef %0) #9
  %1 = load i64, i64* %size.addr, align 8
  %call1 = call i8* @sized(i8* noundef %call, i64 noundef %1) #8
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
  call void @__thinair_copy(i8* noundef %6, i8* noundef %7, i64 noundef %cond, i64 noundef %12) #8
  %13 = load i8*, i8** %old.addr, align 8
  call void @free(i8* noundef %13) #9
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
  %call = call i8* @__thinair_realloc(i8* noundef %0, i64 noundef %mul, i64 noundef %3) #8
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
define dso_local void @__thinair_function_free(i8* noundef %object) #0 {
entry:
  %object.addr = alloca i8*, align 8
  store i8* %object, i8** %object.addr, align 8
  %0 = load i8*, i8** %object.addr, align 8
  call void @free(i8* noundef %0) #9
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local i8* @__thinair_function_malloc(i64 noundef %size) #0 {
entry:
  %size.addr = alloca i64, align 8
  store i64 %size, i64* %size.addr, align 8
  %0 = load i64, i64* %size.addr, align 8
  %call = call noalias i8* @malloc(i64 noundef %0) #9
  ret i8* %call
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @__thinair_function_abort() #0 {
entry:
  call void @abort() #10
  unreachable
}

; Function Attrs: noreturn nounwind
declare void @abort() #3

; Function Attrs: noinline nounwind uwtable
define dso_local i64 @__thinair_count_ones(i64 noundef %value, i64 noundef %bits) #0 {
entry:
  %value.addr = alloca i64, align 8
  %bits.addr = alloca i64, align 8
  %count = alloca i64, align 8
  store i64 %value, i64* %value.addr, align 8
  store i64 %bits, i64* %bits.addr, align 8
  store i64 0, i64* %count, align 8
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i64, i64* %value.addr, align 8
  %tobool = icmp ne i64 %0, 0
  br i1 %tobool, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %1 = load i64, i64* %count, align 8
  %inc = add i64 %1, 1
  store i64 %inc, i64* %count, align 8
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %2 = load i64, i64* %value.addr, align 8
  %sub = sub i64 %2, 1
  %3 = load i64, i64* %value.addr, align 8
  %and = and i64 %3, %sub
  store i64 %and, i64* %value.addr, align 8
  br label %for.cond, !llvm.loop !16

for.end:                                          ; preds = %for.cond
  %4 = load i64, i64* %count, align 8
  ret i64 %4
}

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
  br label %while.cond, !llvm.loop !17

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
  br label %while.cond, !llvm.loop !18

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
  br label %for.cond, !llvm.loop !19

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
  br label %for.cond, !llvm.loop !20

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
  %call = call i64 @__thinair_divide(i64 noundef %conv13, i64 noundef %conv15, i64 noundef %conv16, i64 noundef %conv18, i64 noundef %14, i64 noundef 0) #8
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
  %call25 = call i64 @__thinair_divide(i64 noundef %conv19, i64 noundef %conv21, i64 noundef %conv22, i64 noundef %conv24, i64 noundef %19, i64 noundef 1) #8
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
  %call = call i32 %7(i8* noundef %add.ptr3, i8* noundef %10) #8
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
  call void @swap(i8* noundef %add.ptr7, i8* noundef %14, i64 noundef %15, i64 noundef %16) #8
  br label %for.inc

for.inc:                                          ; preds = %for.body5
  %17 = load i64, i64* %size.addr, align 8
  %18 = load i8*, i8** %at, align 8
  %idx.neg8 = sub i64 0, %17
  %add.ptr9 = getelementptr inbounds i8, i8* %18, i64 %idx.neg8
  store i8* %add.ptr9, i8** %at, align 8
  br label %for.cond1, !llvm.loop !21

for.end:                                          ; preds = %land.end
  br label %for.inc10

for.inc10:                                        ; preds = %for.end
  %19 = load i64, i64* %i, align 8
  %inc = add i64 %19, 1
  store i64 %inc, i64* %i, align 8
  br label %for.cond, !llvm.loop !22

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
  %call = call i32 @next(i64 noundef %2, i32* noundef %piece, i64 noundef %sub) #8
  store i32 %call, i32* %this, align 4
  %5 = load i8*, i8** %left.addr, align 8
  %6 = load i64, i64* %at, align 8
  %add.ptr = getelementptr inbounds i8, i8* %5, i64 %6
  %7 = load i32, i32* %this, align 4
  %call1 = call i64 @load_to_copy(i8* noundef %add.ptr, i32 noundef %7) #8
  store i64 %call1, i64* %a, align 8
  %8 = load i8*, i8** %right.addr, align 8
  %9 = load i64, i64* %at, align 8
  %add.ptr2 = getelementptr inbounds i8, i8* %8, i64 %9
  %10 = load i32, i32* %this, align 4
  %call3 = call i64 @load_to_copy(i8* noundef %add.ptr2, i32 noundef %10) #8
  store i64 %call3, i64* %b, align 8
  %11 = load i8*, i8** %left.addr, align 8
  %12 = load i64, i64* %at, align 8
  %add.ptr4 = getelementptr inbounds i8, i8* %11, i64 %12
  %13 = load i32, i32* %this, align 4
  %14 = load i64, i64* %b, align 8
  call void @store(i8* noundef %add.ptr4, i32 noundef %13, i64 noundef %14) #8
  %15 = load i8*, i8** %right.addr, align 8
  %16 = load i64, i64* %at, align 8
  %add.ptr5 = getelementptr inbounds i8, i8* %15, i64 %16
  %17 = load i32, i32* %this, align 4
  %18 = load i64, i64* %a, align 8
  call void @store(i8* noundef %add.ptr5, i32 noundef %17, i64 noundef %18) #8
  %19 = load i32, i32* %this, align 4
  %call6 = call i32 @length(i32 noundef %19) #8
  %conv = zext i32 %call6 to i64
  %20 = load i64, i64* %at, align 8
  %add = add i64 %20, %conv
  store i64 %add, i64* %at, align 8
  br label %for.cond, !llvm.loop !23

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
  %call = call i32 %8(i8* noundef %9, i8* noundef %10) #8
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
  br label %while.cond, !llvm.loop !24

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
  %call = call i32 @is_between(i32 noundef %0, i32 noundef 65, i32 noundef 90) #8
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
  %call = call i32 @is_between(i32 noundef %0, i32 noundef 97, i32 noundef 122) #8
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
  %call = call i32 @is_between(i32 noundef %0, i32 noundef 65, i32 noundef 90) #8
  ret i32 %call
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @islower(i32 noundef %letter) #0 {
entry:
  %letter.addr = alloca i32, align 4
  store i32 %letter, i32* %letter.addr, align 4
  %0 = load i32, i32* %letter.addr, align 4
  %call = call i32 @is_between(i32 noundef %0, i32 noundef 97, i32 noundef 122) #8
  ret i32 %call
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @isalpha(i32 noundef %letter) #0 {
entry:
  %letter.addr = alloca i32, align 4
  store i32 %letter, i32* %letter.addr, align 4
  %0 = load i32, i32* %letter.addr, align 4
  %call = call i32 @isupper(i32 noundef %0) #8
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %entry
  %1 = load i32, i32* %letter.addr, align 4
  %call1 = call i32 @islower(i32 noundef %1) #8
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
  %call = call i32 @is_between(i32 noundef %0, i32 noundef 48, i32 noundef 57) #8
  ret i32 %call
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @isalnum(i32 noundef %letter) #0 {
entry:
  %letter.addr = alloca i32, align 4
  store i32 %letter, i32* %letter.addr, align 4
  %0 = load i32, i32* %letter.addr, align 4
  %call = call i32 @isalpha(i32 noundef %0) #8
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %entry
  %1 = load i32, i32* %letter.addr, align 4
  %call1 = call i32 @isdigit(i32 noundef %1) #8
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
  %call = call i32 @isdigit(i32 noundef %0) #8
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %lor.end, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %entry
  %1 = load i32, i32* %letter.addr, align 4
  %call1 = call i32 @is_between(i32 noundef %1, i32 noundef 97, i32 noundef 102) #8
  %tobool2 = icmp ne i32 %call1, 0
  br i1 %tobool2, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %lor.lhs.false
  %2 = load i32, i32* %letter.addr, align 4
  %call3 = call i32 @is_between(i32 noundef %2, i32 noundef 65, i32 noundef 70) #8
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
  %call = call i32 @is_between(i32 noundef %1, i32 noundef 9, i32 noundef 13) #8
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
  %call = call i32 @is_between(i32 noundef %0, i32 noundef 32, i32 noundef 126) #8
  ret i32 %call
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @isgraph(i32 noundef %letter) #0 {
entry:
  %letter.addr = alloca i32, align 4
  store i32 %letter, i32* %letter.addr, align 4
  %0 = load i32, i32* %letter.addr, align 4
  %call = call i32 @is_between(i32 noundef %0, i32 noundef 33, i32 noundef 126) #8
  ret i32 %call
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @iscntrl(i32 noundef %letter) #0 {
entry:
  %letter.addr = alloca i32, align 4
  store i32 %letter, i32* %letter.addr, align 4
  %0 = load i32, i32* %letter.addr, align 4
  %call = call i32 @is_between(i32 noundef %0, i32 noundef 0, i32 noundef 31) #8
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
  %call = call i32 @isgraph(i32 noundef %0) #8
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %entry
  %1 = load i32, i32* %letter.addr, align 4
  %call1 = call i32 @isalnum(i32 noundef %1) #8
  %tobool2 = icmp ne i32 %call1, 0
  %lnot = xor i1 %tobool2, true
  br label %land.end

land.end:                                         ; preds = %land.rhs, %entry
  %2 = phi i1 [ false, %entry ], [ %lnot, %land.rhs ]
  %land.ext = zext i1 %2 to i32
  ret i32 %land.ext
}

; Function Attrs: noinline nounwind readnone uwtable willreturn
define dso_local i32 @abs(i32 noundef %value) #4 {
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
define dso_local i64 @labs(i64 noundef %value) #4 {
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
define dso_local i64 @llabs(i64 noundef %value) #4 {
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
  ret i8* null
}

; Function Attrs: noinline nounwind uwtable
define dso_local i8* @strerror(i32 noundef %number) #0 {
entry:
  %number.addr = alloca i32, align 4
  store i32 %number, i32* %number.addr, align 4
  ret i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.7, i64 0, i64 0)
}

; Function Attrs: noinline nounwind readnone uwtable willreturn
define dso_local double @difftime(i64 noundef %end, i64 noundef %start) #4 {
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
  %call = call i64 @bits_of(double noundef %0) #8
  %and = and i64 %call, 9223372036854775807
  %call1 = call double @of_bits(i64 noundef %and) #8
  ret double %call1
}

; Function Attrs: noinline nounwind uwtable
define internal double @of_bits(i64 noundef %bits) #0 {
entry:
  %bits.addr = alloca i64, align 8
  %both = alloca %union.anon, align 8
  store i64 %bits, i64* %bits.addr, align 8
  %bits1 = bitcast %union.anon* %both to i64*
  %0 = load i64, i64* %bits.addr, align 8
  store i64 %0, i64* %bits1, align 8
  %value = bitcast %union.anon* %both to double*
  %1 = load double, double* %value, align 8
  ret double %1
}

; Function Attrs: noinline nounwind uwtable
define internal i64 @bits_of(double noundef %value) #0 {
entry:
  %value.addr = alloca double, align 8
  %both = alloca %union.anon.1, align 8
  store double %value, double* %value.addr, align 8
  %value1 = bitcast %union.anon.1* %both to double*
  %0 = load double, double* %value.addr, align 8
  store double %0, double* %value1, align 8
  %bits = bitcast %union.anon.1* %both to i64*
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
  %call = call i64 @bits_of(double noundef %0) #8
  store i64 %call, i64* %bits, align 8
  %1 = load i64, i64* %bits, align 8
  %call1 = call i32 @exponent_of(i64 noundef %1) #8
  store i32 %call1, i32* %exponent, align 4
  %2 = load i32, i32* %exponent, align 4
  %cmp = icmp slt i32 %2, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %3 = load i64, i64* %bits, align 8
  %and = and i64 %3, -9223372036854775808
  %call2 = call double @of_bits(i64 noundef %and) #8
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
  %call8 = call double @of_bits(i64 noundef %and7) #8
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
  %call = call double @trunc(double noundef %0) #8
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
  %call = call double @trunc(double noundef %0) #8
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
  %call = call double @trunc(double noundef %0) #8
  store double %call, double* %whole, align 8
  %1 = load double, double* %value.addr, align 8
  %2 = load double, double* %whole, align 8
  %sub = fsub double %1, %2
  %call1 = call double @fabs(double noundef %sub) #8
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
  %call = call double @__thinair_remainder(double noundef %0, double noundef %1) #8
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
  %call = call double @fabs(double noundef %conv) #8
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
  %call = call double @floor(double noundef %conv) #8
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
  %call = call double @ceil(double noundef %conv) #8
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
  %call = call i64 @bits_of(double noundef %0) #8
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
  %call6 = call double @of_bits(i64 noundef 9221120237041090560) #8
  store double %call6, double* %retval, align 8
  br label %return

if.end7:                                          ; preds = %if.end
  %7 = load i64, i64* %bits, align 8
  %call8 = call i32 @exponent_of(i64 noundef %7) #8
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
  %call43 = call double @of_bits(i64 noundef %add42) #8
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
  %call = call double @sqrt(double noundef %conv) #8
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
  %call = call double @trunc(double noundef %1) #8
  %cmp = fcmp oeq double %0, %call
  br i1 %cmp, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %entry
  %2 = load double, double* %by.addr, align 8
  %call1 = call double @fabs(double noundef %2) #8
  %cmp2 = fcmp ole double %call1, 1.024000e+03
  br label %land.end

land.end:                                         ; preds = %land.rhs, %entry
  %3 = phi i1 [ false, %entry ], [ %cmp2, %land.rhs ]
  %land.ext = zext i1 %3 to i32
  call void @__thinair_limit(i32 noundef %land.ext, i8* noundef getelementptr inbounds ([49 x i8], [49 x i8]* @.str.8, i64 0, i64 0)) #8
  store double 1.000000e+00, double* %result, align 8
  %4 = load double, double* %by.addr, align 8
  %call3 = call double @fabs(double noundef %4) #8
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
  br label %while.cond, !llvm.loop !28

while.end:                                        ; preds = %while.cond
  %4 = load i64, i64* %length, align 8
  ret i64 %4
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
  br label %while.cond, !llvm.loop !29

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
  br label %while.cond, !llvm.loop !30

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
  %call = call i8* @stpcpy(i8* noundef %0, i8* noundef %1) #9
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
  br label %for.cond, !llvm.loop !31

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
  br label %for.cond3, !llvm.loop !32

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
  %call = call i64 @strlen(i8* noundef %1) #11
  %add.ptr = getelementptr inbounds i8, i8* %0, i64 %call
  %2 = load i8*, i8** %from.addr, align 8
  %call1 = call i8* @strcpy(i8* noundef %add.ptr, i8* noundef %2) #9
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
  %call = call i64 @strlen(i8* noundef %1) #11
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
  br label %while.cond, !llvm.loop !33

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
  br label %for.cond, !llvm.loop !34

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
  br label %for.cond, !llvm.loop !35

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
  %call = call i64 @strlen(i8* noundef %0) #11
  store i64 %call, i64* %length, align 8
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %1 = load i8*, i8** %text.addr, align 8
  %2 = load i8*, i8** %wanted.addr, align 8
  %3 = load i64, i64* %length, align 8
  %call1 = call i32 @strncmp(i8* noundef %1, i8* noundef %2, i64 noundef %3) #11
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
  %call = call i64 @span(i8* noundef %0, i8* noundef %1, i32 noundef 1) #8
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
  %call = call i8* @strchr(i8* noundef %3, i32 noundef %conv2) #11
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
  br label %while.cond, !llvm.loop !36

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
  %call = call i64 @span(i8* noundef %0, i8* noundef %1, i32 noundef 0) #8
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
  %call = call i64 @span(i8* noundef %0, i8* noundef %1, i32 noundef 0) #8
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
  %call = call i64 @span(i8* noundef %3, i8* noundef %4, i32 noundef 1) #8
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
  %call4 = call i64 @span(i8* noundef %11, i8* noundef %12, i32 noundef 0) #8
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
  %call = call i8* @strtok_r(i8* noundef %0, i8* noundef %1, i8** noundef @token_rest) #9
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
  %call = call i32 @lower(i8 noundef zeroext %2) #8
  store i32 %call, i32* %a, align 4
  %3 = load i8*, i8** %right.addr, align 8
  %4 = load i8, i8* %3, align 1
  %call1 = call i32 @lower(i8 noundef zeroext %4) #8
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
  br label %for.cond, !llvm.loop !37

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
  %call = call i32 @strncasecmp(i8* noundef %0, i8* noundef %1, i64 noundef -1) #11
  ret i32 %call
}

; Function Attrs: noinline nounwind uwtable
define dso_local noalias i8* @strdup(i8* noundef nonnull %text) #0 {
entry:
  %text.addr = alloca i8*, align 8
  %copy = alloca i8*, align 8
  store i8* %text, i8** %text.addr, align 8
  %0 = load i8*, i8** %text.addr, align 8
  %call = call i64 @strlen(i8* noundef %0) #11
  %add = add i64 %call, 1
  %call1 = call noalias i8* @malloc(i64 noundef %add) #9
  store i8* %call1, i8** %copy, align 8
  %1 = load i8*, i8** %copy, align 8
  %2 = load i8*, i8** %text.addr, align 8
  %call2 = call i8* @strcpy(i8* noundef %1, i8* noundef %2) #9
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
  %call = call i64 @strnlen(i8* noundef %0, i64 noundef %1) #11
  store i64 %call, i64* %length, align 8
  %2 = load i64, i64* %length, align 8
  %add = add i64 %2, 1
  %call1 = call noalias i8* @malloc(i64 noundef %add) #9
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
  br label %for.cond, !llvm.loop !38

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
  br label %while.cond, !llvm.loop !39

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
  %call = call i64 @strtol(i8* noundef %0, i8** noundef %1, i32 noundef %2) #9
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
  %call = call i64 @strtol(i8* noundef %0, i8** noundef %1, i32 noundef %2) #9
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
  %call = call i64 @strtol(i8* noundef %0, i8** noundef %1, i32 noundef %2) #9
  ret i64 %call
}

; Function Attrs: noinline nounwind readonly uwtable willreturn
define dso_local i64 @atoll(i8* noundef nonnull %text) #5 {
entry:
  %text.addr = alloca i8*, align 8
  store i8* %text, i8** %text.addr, align 8
  %0 = load i8*, i8** %text.addr, align 8
  %call = call i64 @strtol(i8* noundef %0, i8** noundef null, i32 noundef 10) #9
  ret i64 %call
}

; Function Attrs: noinline nounwind readonly uwtable willreturn
define dso_local i32 @atoi(i8* noundef nonnull %text) #5 {
entry:
  %text.addr = alloca i8*, align 8
  store i8* %text, i8** %text.addr, align 8
  %0 = load i8*, i8** %text.addr, align 8
  %call = call i64 @strtol(i8* noundef %0, i8** noundef null, i32 noundef 10) #9
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

; Function Attrs: noinline nounwind readonly uwtable willreturn
define dso_local i64 @atol(i8* noundef nonnull %text) #5 {
entry:
  %text.addr = alloca i8*, align 8
  store i8* %text, i8** %text.addr, align 8
  %0 = load i8*, i8** %text.addr, align 8
  %call = call i64 @strtol(i8* noundef %0, i8** noundef null, i32 noundef 10) #9
  ret i64 %call
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @vsnprintf(i8* noundef %text, i64 noundef %size, i8* noundef %format, %struct.__va_list_tag* noundef %arguments) #0 {
entry:
  %text.addr = alloca i8*, align 8
  %size.addr = alloca i64, align 8
  %format.addr = alloca i8*, align 8
  %arguments.addr = alloca %struct.__va_list_tag*, align 8
  %buffer = alloca %struct.buffer, align 8
  %zero = alloca i32, align 4
  %left = alloca i32, align 4
  %width = alloca i32, align 4
  %digits = alloca i32, align 4
  %wide = alloca i32, align 4
  %start = alloca i64, align 8
  %before = alloca i32, align 4
  %value = alloca i64, align 8
  %value148 = alloca i64, align 8
  store i8* %text, i8** %text.addr, align 8
  store i64 %size, i64* %size.addr, align 8
  store i8* %format, i8** %format.addr, align 8
  store %struct.__va_list_tag* %arguments, %struct.__va_list_tag** %arguments.addr, align 8
  %text1 = getelementptr inbounds %struct.buffer, %struct.buffer* %buffer, i32 0, i32 0
  %0 = load i8*, i8** %text.addr, align 8
  store i8* %0, i8** %text1, align 8
  %size2 = getelementptr inbounds %struct.buffer, %struct.buffer* %buffer, i32 0, i32 1
  %1 = load i64, i64* %size.addr, align 8
  store i64 %1, i64* %size2, align 8
  %length = getelementptr inbounds %struct.buffer, %struct.buffer* %buffer, i32 0, i32 2
  store i64 0, i64* %length, align 8
  br label %for.cond

for.cond:                                         ; preds = %for.inc240, %entry
  %2 = load i8*, i8** %format.addr, align 8
  %3 = load i8, i8* %2, align 1
  %tobool = icmp ne i8 %3, 0
  br i1 %tobool, label %for.body, label %for.end242

for.body:                                         ; preds = %for.cond
  %4 = load i8*, i8** %format.addr, align 8
  %5 = load i8, i8* %4, align 1
  %conv = sext i8 %5 to i32
  %cmp = icmp ne i32 %conv, 37
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %for.body
  %6 = load i8*, i8** %format.addr, align 8
  %7 = load i8, i8* %6, align 1
  call void @put(%struct.buffer* noundef %buffer, i8 noundef signext %7) #8
  br label %for.inc240

if.end:                                           ; preds = %for.body
  store i32 0, i32* %zero, align 4
  store i32 0, i32* %left, align 4
  store i32 0, i32* %width, align 4
  store i32 -1, i32* %digits, align 4
  store i32 0, i32* %wide, align 4
  %8 = load i8*, i8** %format.addr, align 8
  %incdec.ptr = getelementptr inbounds i8, i8* %8, i32 1
  store i8* %incdec.ptr, i8** %format.addr, align 8
  br label %for.cond4

for.cond4:                                        ; preds = %for.inc, %if.end
  %9 = load i8*, i8** %format.addr, align 8
  %10 = load i8, i8* %9, align 1
  %conv5 = sext i8 %10 to i32
  %cmp6 = icmp eq i32 %conv5, 48
  br i1 %cmp6, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %for.cond4
  %11 = load i8*, i8** %format.addr, align 8
  %12 = load i8, i8* %11, align 1
  %conv8 = sext i8 %12 to i32
  %cmp9 = icmp eq i32 %conv8, 45
  br label %lor.end

lor.end:                                          ; preds = %lor.rhs, %for.cond4
  %13 = phi i1 [ true, %for.cond4 ], [ %cmp9, %lor.rhs ]
  br i1 %13, label %for.body11, label %for.end

for.body11:                                       ; preds = %lor.end
  %14 = load i8*, i8** %format.addr, align 8
  %15 = load i8, i8* %14, align 1
  %conv12 = sext i8 %15 to i32
  %cmp13 = icmp eq i32 %conv12, 48
  %conv14 = zext i1 %cmp13 to i32
  %16 = load i32, i32* %zero, align 4
  %or = or i32 %16, %conv14
  store i32 %or, i32* %zero, align 4
  %17 = load i8*, i8** %format.addr, align 8
  %18 = load i8, i8* %17, align 1
  %conv15 = sext i8 %18 to i32
  %cmp16 = icmp eq i32 %conv15, 45
  %conv17 = zext i1 %cmp16 to i32
  %19 = load i32, i32* %left, align 4
  %or18 = or i32 %19, %conv17
  store i32 %or18, i32* %left, align 4
  br label %for.inc

for.inc:                                          ; preds = %for.body11
  %20 = load i8*, i8** %format.addr, align 8
  %incdec.ptr19 = getelementptr inbounds i8, i8* %20, i32 1
  store i8* %incdec.ptr19, i8** %format.addr, align 8
  br label %for.cond4, !llvm.loop !40

for.end:                                          ; preds = %lor.end
  %21 = load i8*, i8** %format.addr, align 8
  %22 = load i8, i8* %21, align 1
  %conv20 = sext i8 %22 to i32
  %cmp21 = icmp eq i32 %conv20, 42
  br i1 %cmp21, label %if.then23, label %if.end25

if.then23:                                        ; preds = %for.end
  %23 = load %struct.__va_list_tag*, %struct.__va_list_tag** %arguments.addr, align 8
  %gp_offset_p = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %23, i32 0, i32 0
  %gp_offset = load i32, i32* %gp_offset_p, align 8
  %fits_in_gp = icmp ule i32 %gp_offset, 40
  br i1 %fits_in_gp, label %vaarg.in_reg, label %vaarg.in_mem

vaarg.in_reg:                                     ; preds = %if.then23
  %24 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %23, i32 0, i32 3
  %reg_save_area = load i8*, i8** %24, align 8
  %25 = getelementptr i8, i8* %reg_save_area, i32 %gp_offset
  %26 = bitcast i8* %25 to i32*
  %27 = add i32 %gp_offset, 8
  store i32 %27, i32* %gp_offset_p, align 8
  br label %vaarg.end

vaarg.in_mem:                                     ; preds = %if.then23
  %overflow_arg_area_p = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %23, i32 0, i32 2
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
  %incdec.ptr24 = getelementptr inbounds i8, i8* %30, i32 1
  store i8* %incdec.ptr24, i8** %format.addr, align 8
  br label %if.end25

if.end25:                                         ; preds = %vaarg.end, %for.end
  br label %for.cond26

for.cond26:                                       ; preds = %for.inc35, %if.end25
  %31 = load i8*, i8** %format.addr, align 8
  %32 = load i8, i8* %31, align 1
  %conv27 = sext i8 %32 to i32
  %cmp28 = icmp sge i32 %conv27, 48
  br i1 %cmp28, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %for.cond26
  %33 = load i8*, i8** %format.addr, align 8
  %34 = load i8, i8* %33, align 1
  %conv30 = sext i8 %34 to i32
  %cmp31 = icmp sle i32 %conv30, 57
  br label %land.end

land.end:                                         ; preds = %land.rhs, %for.cond26
  %35 = phi i1 [ false, %for.cond26 ], [ %cmp31, %land.rhs ]
  br i1 %35, label %for.body33, label %for.end37

for.body33:                                       ; preds = %land.end
  %36 = load i32, i32* %width, align 4
  %mul = mul nsw i32 %36, 10
  %37 = load i8*, i8** %format.addr, align 8
  %38 = load i8, i8* %37, align 1
  %conv34 = sext i8 %38 to i32
  %add = add nsw i32 %mul, %conv34
  %sub = sub nsw i32 %add, 48
  store i32 %sub, i32* %width, align 4
  br label %for.inc35

for.inc35:                                        ; preds = %for.body33
  %39 = load i8*, i8** %format.addr, align 8
  %incdec.ptr36 = getelementptr inbounds i8, i8* %39, i32 1
  store i8* %incdec.ptr36, i8** %format.addr, align 8
  br label %for.cond26, !llvm.loop !41

for.end37:                                        ; preds = %land.end
  %40 = load i8*, i8** %format.addr, align 8
  %41 = load i8, i8* %40, align 1
  %conv38 = sext i8 %41 to i32
  %cmp39 = icmp eq i32 %conv38, 46
  br i1 %cmp39, label %if.then41, label %if.end77

if.then41:                                        ; preds = %for.end37
  store i32 0, i32* %digits, align 4
  %42 = load i8*, i8** %format.addr, align 8
  %incdec.ptr42 = getelementptr inbounds i8, i8* %42, i32 1
  store i8* %incdec.ptr42, i8** %format.addr, align 8
  %43 = load i8, i8* %incdec.ptr42, align 1
  %conv43 = sext i8 %43 to i32
  %cmp44 = icmp eq i32 %conv43, 42
  br i1 %cmp44, label %if.then46, label %if.end59

if.then46:                                        ; preds = %if.then41
  %44 = load %struct.__va_list_tag*, %struct.__va_list_tag** %arguments.addr, align 8
  %gp_offset_p47 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %44, i32 0, i32 0
  %gp_offset48 = load i32, i32* %gp_offset_p47, align 8
  %fits_in_gp49 = icmp ule i32 %gp_offset48, 40
  br i1 %fits_in_gp49, label %vaarg.in_reg50, label %vaarg.in_mem52

vaarg.in_reg50:                                   ; preds = %if.then46
  %45 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %44, i32 0, i32 3
  %reg_save_area51 = load i8*, i8** %45, align 8
  %46 = getelementptr i8, i8* %reg_save_area51, i32 %gp_offset48
  %47 = bitcast i8* %46 to i32*
  %48 = add i32 %gp_offset48, 8
  store i32 %48, i32* %gp_offset_p47, align 8
  br label %vaarg.end56

vaarg.in_mem52:                                   ; preds = %if.then46
  %overflow_arg_area_p53 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %44, i32 0, i32 2
  %overflow_arg_area54 = load i8*, i8** %overflow_arg_area_p53, align 8
  %49 = bitcast i8* %overflow_arg_area54 to i32*
  %overflow_arg_area.next55 = getelementptr i8, i8* %overflow_arg_area54, i32 8
  store i8* %overflow_arg_area.next55, i8** %overflow_arg_area_p53, align 8
  br label %vaarg.end56

vaarg.end56:                                      ; preds = %vaarg.in_mem52, %vaarg.in_reg50
  %vaarg.addr57 = phi i32* [ %47, %vaarg.in_reg50 ], [ %49, %vaarg.in_mem52 ]
  %50 = load i32, i32* %vaarg.addr57, align 4
  store i32 %50, i32* %digits, align 4
  %51 = load i8*, i8** %format.addr, align 8
  %incdec.ptr58 = getelementptr inbounds i8, i8* %51, i32 1
  store i8* %incdec.ptr58, i8** %format.addr, align 8
  br label %if.end59

if.end59:                                         ; preds = %vaarg.end56, %if.then41
  br label %for.cond60

for.cond60:                                       ; preds = %for.inc74, %if.end59
  %52 = load i8*, i8** %format.addr, align 8
  %53 = load i8, i8* %52, align 1
  %conv61 = sext i8 %53 to i32
  %cmp62 = icmp sge i32 %conv61, 48
  br i1 %cmp62, label %land.rhs64, label %land.end68

land.rhs64:                                       ; preds = %for.cond60
  %54 = load i8*, i8** %format.addr, align 8
  %55 = load i8, i8* %54, align 1
  %conv65 = sext i8 %55 to i32
  %cmp66 = icmp sle i32 %conv65, 57
  br label %land.end68

land.end68:                                       ; preds = %land.rhs64, %for.cond60
  %56 = phi i1 [ false, %for.cond60 ], [ %cmp66, %land.rhs64 ]
  br i1 %56, label %for.body69, label %for.end76

for.body69:                                       ; preds = %land.end68
  %57 = load i32, i32* %digits, align 4
  %mul70 = mul nsw i32 %57, 10
  %58 = load i8*, i8** %format.addr, align 8
  %59 = load i8, i8* %58, align 1
  %conv71 = sext i8 %59 to i32
  %add72 = add nsw i32 %mul70, %conv71
  %sub73 = sub nsw i32 %add72, 48
  store i32 %sub73, i32* %digits, align 4
  br label %for.inc74

for.inc74:                                        ; preds = %for.body69
  %60 = load i8*, i8** %format.addr, align 8
  %incdec.ptr75 = getelementptr inbounds i8, i8* %60, i32 1
  store i8* %incdec.ptr75, i8** %format.addr, align 8
  br label %for.cond60, !llvm.loop !42

for.end76:                                        ; preds = %land.end68
  br label %if.end77

if.end77:                                         ; preds = %for.end76, %for.end37
  br label %for.cond78

for.cond78:                                       ; preds = %for.inc103, %if.end77
  %61 = load i8*, i8** %format.addr, align 8
  %62 = load i8, i8* %61, align 1
  %conv79 = sext i8 %62 to i32
  %cmp80 = icmp eq i32 %conv79, 108
  br i1 %cmp80, label %lor.end97, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %for.cond78
  %63 = load i8*, i8** %format.addr, align 8
  %64 = load i8, i8* %63, align 1
  %conv82 = sext i8 %64 to i32
  %cmp83 = icmp eq i32 %conv82, 122
  br i1 %cmp83, label %lor.end97, label %lor.lhs.false85

lor.lhs.false85:                                  ; preds = %lor.lhs.false
  %65 = load i8*, i8** %format.addr, align 8
  %66 = load i8, i8* %65, align 1
  %conv86 = sext i8 %66 to i32
  %cmp87 = icmp eq i32 %conv86, 104
  br i1 %cmp87, label %lor.end97, label %lor.lhs.false89

lor.lhs.false89:                                  ; preds = %lor.lhs.false85
  %67 = load i8*, i8** %format.addr, align 8
  %68 = load i8, i8* %67, align 1
  %conv90 = sext i8 %68 to i32
  %cmp91 = icmp eq i32 %conv90, 106
  br i1 %cmp91, label %lor.end97, label %lor.rhs93

lor.rhs93:                                        ; preds = %lor.lhs.false89
  %69 = load i8*, i8** %format.addr, align 8
  %70 = load i8, i8* %69, align 1
  %conv94 = sext i8 %70 to i32
  %cmp95 = icmp eq i32 %conv94, 116
  br label %lor.end97

lor.end97:                                        ; preds = %lor.rhs93, %lor.lhs.false89, %lor.lhs.false85, %lor.lhs.false, %for.cond78
  %71 = phi i1 [ true, %lor.lhs.false89 ], [ true, %lor.lhs.false85 ], [ true, %lor.lhs.false ], [ true, %for.cond78 ], [ %cmp95, %lor.rhs93 ]
  br i1 %71, label %for.body98, label %for.end105

for.body98:                                       ; preds = %lor.end97
  %72 = load i8*, i8** %format.addr, align 8
  %73 = load i8, i8* %72, align 1
  %conv99 = sext i8 %73 to i32
  %cmp100 = icmp ne i32 %conv99, 104
  %conv101 = zext i1 %cmp100 to i32
  %74 = load i32, i32* %wide, align 4
  %or102 = or i32 %74, %conv101
  store i32 %or102, i32* %wide, align 4
  br label %for.inc103

for.inc103:                                       ; preds = %for.body98
  %75 = load i8*, i8** %format.addr, align 8
  %incdec.ptr104 = getelementptr inbounds i8, i8* %75, i32 1
  store i8* %incdec.ptr104, i8** %format.addr, align 8
  br label %for.cond78, !llvm.loop !43

for.end105:                                       ; preds = %lor.end97
  %length106 = getelementptr inbounds %struct.buffer, %struct.buffer* %buffer, i32 0, i32 2
  %76 = load i64, i64* %length106, align 8
  store i64 %76, i64* %start, align 8
  %77 = load i32, i32* %left, align 4
  %tobool107 = icmp ne i32 %77, 0
  br i1 %tobool107, label %cond.true, label %cond.false

cond.true:                                        ; preds = %for.end105
  br label %cond.end

cond.false:                                       ; preds = %for.end105
  %78 = load i32, i32* %width, align 4
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ 0, %cond.true ], [ %78, %cond.false ]
  store i32 %cond, i32* %before, align 4
  %79 = load i32, i32* %left, align 4
  %tobool108 = icmp ne i32 %79, 0
  %lnot = xor i1 %tobool108, true
  %lnot.ext = zext i1 %lnot to i32
  %80 = load i32, i32* %zero, align 4
  %and = and i32 %80, %lnot.ext
  store i32 %and, i32* %zero, align 4
  %81 = load i8*, i8** %format.addr, align 8
  %82 = load i8, i8* %81, align 1
  %conv109 = sext i8 %82 to i32
  switch i32 %conv109, label %sw.default [
    i32 100, label %sw.bb
    i32 105, label %sw.bb
    i32 117, label %sw.bb147
    i32 111, label %sw.bb147
    i32 120, label %sw.bb147
    i32 88, label %sw.bb147
    i32 102, label %sw.bb191
    i32 99, label %sw.bb206
    i32 115, label %sw.bb219
    i32 37, label %sw.bb231
  ]

sw.bb:                                            ; preds = %cond.end, %cond.end
  %83 = load i32, i32* %wide, align 4
  %tobool110 = icmp ne i32 %83, 0
  br i1 %tobool110, label %cond.true111, label %cond.false123

cond.true111:                                     ; preds = %sw.bb
  %84 = load %struct.__va_list_tag*, %struct.__va_list_tag** %arguments.addr, align 8
  %gp_offset_p112 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %84, i32 0, i32 0
  %gp_offset113 = load i32, i32* %gp_offset_p112, align 8
  %fits_in_gp114 = icmp ule i32 %gp_offset113, 40
  br i1 %fits_in_gp114, label %vaarg.in_reg115, label %vaarg.in_mem117

vaarg.in_reg115:                                  ; preds = %cond.true111
  %85 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %84, i32 0, i32 3
  %reg_save_area116 = load i8*, i8** %85, align 8
  %86 = getelementptr i8, i8* %reg_save_area116, i32 %gp_offset113
  %87 = bitcast i8* %86 to i64*
  %88 = add i32 %gp_offset113, 8
  store i32 %88, i32* %gp_offset_p112, align 8
  br label %vaarg.end121

vaarg.in_mem117:                                  ; preds = %cond.true111
  %overflow_arg_area_p118 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %84, i32 0, i32 2
  %overflow_arg_area119 = load i8*, i8** %overflow_arg_area_p118, align 8
  %89 = bitcast i8* %overflow_arg_area119 to i64*
  %overflow_arg_area.next120 = getelementptr i8, i8* %overflow_arg_area119, i32 8
  store i8* %overflow_arg_area.next120, i8** %overflow_arg_area_p118, align 8
  br label %vaarg.end121

vaarg.end121:                                     ; preds = %vaarg.in_mem117, %vaarg.in_reg115
  %vaarg.addr122 = phi i64* [ %87, %vaarg.in_reg115 ], [ %89, %vaarg.in_mem117 ]
  %90 = load i64, i64* %vaarg.addr122, align 8
  br label %cond.end136

cond.false123:                                    ; preds = %sw.bb
  %91 = load %struct.__va_list_tag*, %struct.__va_list_tag** %arguments.addr, align 8
  %gp_offset_p124 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %91, i32 0, i32 0
  %gp_offset125 = load i32, i32* %gp_offset_p124, align 8
  %fits_in_gp126 = icmp ule i32 %gp_offset125, 40
  br i1 %fits_in_gp126, label %vaarg.in_reg127, label %vaarg.in_mem129

vaarg.in_reg127:                                  ; preds = %cond.false123
  %92 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %91, i32 0, i32 3
  %reg_save_area128 = load i8*, i8** %92, align 8
  %93 = getelementptr i8, i8* %reg_save_area128, i32 %gp_offset125
  %94 = bitcast i8* %93 to i32*
  %95 = add i32 %gp_offset125, 8
  store i32 %95, i32* %gp_offset_p124, align 8
  br label %vaarg.end133

vaarg.in_mem129:                                  ; preds = %cond.false123
  %overflow_arg_area_p130 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %91, i32 0, i32 2
  %overflow_arg_area131 = load i8*, i8** %overflow_arg_area_p130, align 8
  %96 = bitcast i8* %overflow_arg_area131 to i32*
  %overflow_arg_area.next132 = getelementptr i8, i8* %overflow_arg_area131, i32 8
  store i8* %overflow_arg_area.next132, i8** %overflow_arg_area_p130, align 8
  br label %vaarg.end133

vaarg.end133:                                     ; preds = %vaarg.in_mem129, %vaarg.in_reg127
  %vaarg.addr134 = phi i32* [ %94, %vaarg.in_reg127 ], [ %96, %vaarg.in_mem129 ]
  %97 = load i32, i32* %vaarg.addr134, align 4
  %conv135 = sext i32 %97 to i64
  br label %cond.end136

cond.end136:                                      ; preds = %vaarg.end133, %vaarg.end121
  %cond137 = phi i64 [ %90, %vaarg.end121 ], [ %conv135, %vaarg.end133 ]
  store i64 %cond137, i64* %value, align 8
  %98 = load i64, i64* %value, align 8
  %cmp138 = icmp slt i64 %98, 0
  br i1 %cmp138, label %cond.true140, label %cond.false142

cond.true140:                                     ; preds = %cond.end136
  %99 = load i64, i64* %value, align 8
  %sub141 = sub i64 0, %99
  br label %cond.end143

cond.false142:                                    ; preds = %cond.end136
  %100 = load i64, i64* %value, align 8
  br label %cond.end143

cond.end143:                                      ; preds = %cond.false142, %cond.true140
  %cond144 = phi i64 [ %sub141, %cond.true140 ], [ %100, %cond.false142 ]
  %101 = load i64, i64* %value, align 8
  %cmp145 = icmp slt i64 %101, 0
  %conv146 = zext i1 %cmp145 to i32
  %102 = load i32, i32* %before, align 4
  %103 = load i32, i32* %zero, align 4
  call void @put_number(%struct.buffer* noundef %buffer, i64 noundef %cond144, i32 noundef 10, i32 noundef %conv146, i32 noundef %102, i32 noundef %103, i32 noundef 0) #8
  br label %sw.epilog

sw.bb147:                                         ; preds = %cond.end, %cond.end, %cond.end, %cond.end
  %104 = load i32, i32* %wide, align 4
  %tobool149 = icmp ne i32 %104, 0
  br i1 %tobool149, label %cond.true150, label %cond.false162

cond.true150:                                     ; preds = %sw.bb147
  %105 = load %struct.__va_list_tag*, %struct.__va_list_tag** %arguments.addr, align 8
  %gp_offset_p151 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %105, i32 0, i32 0
  %gp_offset152 = load i32, i32* %gp_offset_p151, align 8
  %fits_in_gp153 = icmp ule i32 %gp_offset152, 40
  br i1 %fits_in_gp153, label %vaarg.in_reg154, label %vaarg.in_mem156

vaarg.in_reg154:                                  ; preds = %cond.true150
  %106 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %105, i32 0, i32 3
  %reg_save_area155 = load i8*, i8** %106, align 8
  %107 = getelementptr i8, i8* %reg_save_area155, i32 %gp_offset152
  %108 = bitcast i8* %107 to i64*
  %109 = add i32 %gp_offset152, 8
  store i32 %109, i32* %gp_offset_p151, align 8
  br label %vaarg.end160

vaarg.in_mem156:                                  ; preds = %cond.true150
  %overflow_arg_area_p157 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %105, i32 0, i32 2
  %overflow_arg_area158 = load i8*, i8** %overflow_arg_area_p157, align 8
  %110 = bitcast i8* %overflow_arg_area158 to i64*
  %overflow_arg_area.next159 = getelementptr i8, i8* %overflow_arg_area158, i32 8
  store i8* %overflow_arg_area.next159, i8** %overflow_arg_area_p157, align 8
  br label %vaarg.end160

vaarg.end160:                                     ; preds = %vaarg.in_mem156, %vaarg.in_reg154
  %vaarg.addr161 = phi i64* [ %108, %vaarg.in_reg154 ], [ %110, %vaarg.in_mem156 ]
  %111 = load i64, i64* %vaarg.addr161, align 8
  br label %cond.end175

cond.false162:                                    ; preds = %sw.bb147
  %112 = load %struct.__va_list_tag*, %struct.__va_list_tag** %arguments.addr, align 8
  %gp_offset_p163 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %112, i32 0, i32 0
  %gp_offset164 = load i32, i32* %gp_offset_p163, align 8
  %fits_in_gp165 = icmp ule i32 %gp_offset164, 40
  br i1 %fits_in_gp165, label %vaarg.in_reg166, label %vaarg.in_mem168

vaarg.in_reg166:                                  ; preds = %cond.false162
  %113 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %112, i32 0, i32 3
  %reg_save_area167 = load i8*, i8** %113, align 8
  %114 = getelementptr i8, i8* %reg_save_area167, i32 %gp_offset164
  %115 = bitcast i8* %114 to i32*
  %116 = add i32 %gp_offset164, 8
  store i32 %116, i32* %gp_offset_p163, align 8
  br label %vaarg.end172

vaarg.in_mem168:                                  ; preds = %cond.false162
  %overflow_arg_area_p169 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %112, i32 0, i32 2
  %overflow_arg_area170 = load i8*, i8** %overflow_arg_area_p169, align 8
  %117 = bitcast i8* %overflow_arg_area170 to i32*
  %overflow_arg_area.next171 = getelementptr i8, i8* %overflow_arg_area170, i32 8
  store i8* %overflow_arg_area.next171, i8** %overflow_arg_area_p169, align 8
  br label %vaarg.end172

vaarg.end172:                                     ; preds = %vaarg.in_mem168, %vaarg.in_reg166
  %vaarg.addr173 = phi i32* [ %115, %vaarg.in_reg166 ], [ %117, %vaarg.in_mem168 ]
  %118 = load i32, i32* %vaarg.addr173, align 4
  %conv174 = zext i32 %118 to i64
  br label %cond.end175

cond.end175:                                      ; preds = %vaarg.end172, %vaarg.end160
  %cond176 = phi i64 [ %111, %vaarg.end160 ], [ %conv174, %vaarg.end172 ]
  store i64 %cond176, i64* %value148, align 8
  %119 = load i64, i64* %value148, align 8
  %120 = load i8*, i8** %format.addr, align 8
  %121 = load i8, i8* %120, align 1
  %conv177 = sext i8 %121 to i32
  %cmp178 = icmp eq i32 %conv177, 117
  br i1 %cmp178, label %cond.true180, label %cond.false181

cond.true180:                                     ; preds = %cond.end175
  br label %cond.end186

cond.false181:                                    ; preds = %cond.end175
  %122 = load i8*, i8** %format.addr, align 8
  %123 = load i8, i8* %122, align 1
  %conv182 = sext i8 %123 to i32
  %cmp183 = icmp eq i32 %conv182, 111
  %124 = zext i1 %cmp183 to i64
  %cond185 = select i1 %cmp183, i32 8, i32 16
  br label %cond.end186

cond.end186:                                      ; preds = %cond.false181, %cond.true180
  %cond187 = phi i32 [ 10, %cond.true180 ], [ %cond185, %cond.false181 ]
  %125 = load i32, i32* %before, align 4
  %126 = load i32, i32* %zero, align 4
  %127 = load i8*, i8** %format.addr, align 8
  %128 = load i8, i8* %127, align 1
  %conv188 = sext i8 %128 to i32
  %cmp189 = icmp eq i32 %conv188, 88
  %conv190 = zext i1 %cmp189 to i32
  call void @put_number(%struct.buffer* noundef %buffer, i64 noundef %119, i32 noundef %cond187, i32 noundef 0, i32 noundef %125, i32 noundef %126, i32 noundef %conv190) #8
  br label %sw.epilog

sw.bb191:                                         ; preds = %cond.end
  %129 = load %struct.__va_list_tag*, %struct.__va_list_tag** %arguments.addr, align 8
  %fp_offset_p = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %129, i32 0, i32 1
  %fp_offset = load i32, i32* %fp_offset_p, align 4
  %fits_in_fp = icmp ule i32 %fp_offset, 160
  br i1 %fits_in_fp, label %vaarg.in_reg192, label %vaarg.in_mem194

vaarg.in_reg192:                                  ; preds = %sw.bb191
  %130 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %129, i32 0, i32 3
  %reg_save_area193 = load i8*, i8** %130, align 8
  %131 = getelementptr i8, i8* %reg_save_area193, i32 %fp_offset
  %132 = bitcast i8* %131 to double*
  %133 = add i32 %fp_offset, 16
  store i32 %133, i32* %fp_offset_p, align 4
  br label %vaarg.end198

vaarg.in_mem194:                                  ; preds = %sw.bb191
  %overflow_arg_area_p195 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %129, i32 0, i32 2
  %overflow_arg_area196 = load i8*, i8** %overflow_arg_area_p195, align 8
  %134 = bitcast i8* %overflow_arg_area196 to double*
  %overflow_arg_area.next197 = getelementptr i8, i8* %overflow_arg_area196, i32 8
  store i8* %overflow_arg_area.next197, i8** %overflow_arg_area_p195, align 8
  br label %vaarg.end198

vaarg.end198:                                     ; preds = %vaarg.in_mem194, %vaarg.in_reg192
  %vaarg.addr199 = phi double* [ %132, %vaarg.in_reg192 ], [ %134, %vaarg.in_mem194 ]
  %135 = load double, double* %vaarg.addr199, align 8
  %136 = load i32, i32* %before, align 4
  %137 = load i32, i32* %zero, align 4
  %138 = load i32, i32* %digits, align 4
  %cmp200 = icmp slt i32 %138, 0
  br i1 %cmp200, label %cond.true202, label %cond.false203

cond.true202:                                     ; preds = %vaarg.end198
  br label %cond.end204

cond.false203:                                    ; preds = %vaarg.end198
  %139 = load i32, i32* %digits, align 4
  br label %cond.end204

cond.end204:                                      ; preds = %cond.false203, %cond.true202
  %cond205 = phi i32 [ 6, %cond.true202 ], [ %139, %cond.false203 ]
  call void @put_double(%struct.buffer* noundef %buffer, double noundef %135, i32 noundef %136, i32 noundef %137, i32 noundef %cond205) #8
  br label %sw.epilog

sw.bb206:                                         ; preds = %cond.end
  %140 = load %struct.__va_list_tag*, %struct.__va_list_tag** %arguments.addr, align 8
  %gp_offset_p207 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %140, i32 0, i32 0
  %gp_offset208 = load i32, i32* %gp_offset_p207, align 8
  %fits_in_gp209 = icmp ule i32 %gp_offset208, 40
  br i1 %fits_in_gp209, label %vaarg.in_reg210, label %vaarg.in_mem212

vaarg.in_reg210:                                  ; preds = %sw.bb206
  %141 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %140, i32 0, i32 3
  %reg_save_area211 = load i8*, i8** %141, align 8
  %142 = getelementptr i8, i8* %reg_save_area211, i32 %gp_offset208
  %143 = bitcast i8* %142 to i32*
  %144 = add i32 %gp_offset208, 8
  store i32 %144, i32* %gp_offset_p207, align 8
  br label %vaarg.end216

vaarg.in_mem212:                                  ; preds = %sw.bb206
  %overflow_arg_area_p213 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %140, i32 0, i32 2
  %overflow_arg_area214 = load i8*, i8** %overflow_arg_area_p213, align 8
  %145 = bitcast i8* %overflow_arg_area214 to i32*
  %overflow_arg_area.next215 = getelementptr i8, i8* %overflow_arg_area214, i32 8
  store i8* %overflow_arg_area.next215, i8** %overflow_arg_area_p213, align 8
  br label %vaarg.end216

vaarg.end216:                                     ; preds = %vaarg.in_mem212, %vaarg.in_reg210
  %vaarg.addr217 = phi i32* [ %143, %vaarg.in_reg210 ], [ %145, %vaarg.in_mem212 ]
  %146 = load i32, i32* %vaarg.addr217, align 4
  %conv218 = trunc i32 %146 to i8
  call void @put(%struct.buffer* noundef %buffer, i8 noundef signext %conv218) #8
  br label %sw.epilog

sw.bb219:                                         ; preds = %cond.end
  %147 = load %struct.__va_list_tag*, %struct.__va_list_tag** %arguments.addr, align 8
  %gp_offset_p220 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %147, i32 0, i32 0
  %gp_offset221 = load i32, i32* %gp_offset_p220, align 8
  %fits_in_gp222 = icmp ule i32 %gp_offset221, 40
  br i1 %fits_in_gp222, label %vaarg.in_reg223, label %vaarg.in_mem225

vaarg.in_reg223:                                  ; preds = %sw.bb219
  %148 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %147, i32 0, i32 3
  %reg_save_area224 = load i8*, i8** %148, align 8
  %149 = getelementptr i8, i8* %reg_save_area224, i32 %gp_offset221
  %150 = bitcast i8* %149 to i8**
  %151 = add i32 %gp_offset221, 8
  store i32 %151, i32* %gp_offset_p220, align 8
  br label %vaarg.end229

vaarg.in_mem225:                                  ; preds = %sw.bb219
  %overflow_arg_area_p226 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %147, i32 0, i32 2
  %overflow_arg_area227 = load i8*, i8** %overflow_arg_area_p226, align 8
  %152 = bitcast i8* %overflow_arg_area227 to i8**
  %overflow_arg_area.next228 = getelementptr i8, i8* %overflow_arg_area227, i32 8
  store i8* %overflow_arg_area.next228, i8** %overflow_arg_area_p226, align 8
  br label %vaarg.end229

vaarg.end229:                                     ; preds = %vaarg.in_mem225, %vaarg.in_reg223
  %vaarg.addr230 = phi i8** [ %150, %vaarg.in_reg223 ], [ %152, %vaarg.in_mem225 ]
  %153 = load i8*, i8** %vaarg.addr230, align 8
  %154 = load i32, i32* %before, align 4
  %155 = load i32, i32* %digits, align 4
  call void @put_text(%struct.buffer* noundef %buffer, i8* noundef %153, i32 noundef %154, i32 noundef %155) #8
  br label %sw.epilog

sw.bb231:                                         ; preds = %cond.end
  call void @put(%struct.buffer* noundef %buffer, i8 noundef signext 37) #8
  br label %sw.epilog

sw.default:                                       ; preds = %cond.end
  call void @__thinair_limit(i32 noundef 0, i8* noundef getelementptr inbounds ([41 x i8], [41 x i8]* @.str.9, i64 0, i64 0)) #8
  br label %sw.epilog

sw.epilog:                                        ; preds = %sw.default, %sw.bb231, %vaarg.end229, %vaarg.end216, %cond.end204, %cond.end186, %cond.end143
  br label %while.cond

while.cond:                                       ; preds = %while.body, %sw.epilog
  %156 = load i32, i32* %left, align 4
  %tobool232 = icmp ne i32 %156, 0
  br i1 %tobool232, label %land.rhs233, label %land.end239

land.rhs233:                                      ; preds = %while.cond
  %length234 = getelementptr inbounds %struct.buffer, %struct.buffer* %buffer, i32 0, i32 2
  %157 = load i64, i64* %length234, align 8
  %158 = load i64, i64* %start, align 8
  %159 = load i32, i32* %width, align 4
  %conv235 = sext i32 %159 to i64
  %add236 = add i64 %158, %conv235
  %cmp237 = icmp ult i64 %157, %add236
  br label %land.end239

land.end239:                                      ; preds = %land.rhs233, %while.cond
  %160 = phi i1 [ false, %while.cond ], [ %cmp237, %land.rhs233 ]
  br i1 %160, label %while.body, label %while.end

while.body:                                       ; preds = %land.end239
  call void @put(%struct.buffer* noundef %buffer, i8 noundef signext 32) #8
  br label %while.cond, !llvm.loop !44

while.end:                                        ; preds = %land.end239
  br label %for.inc240

for.inc240:                                       ; preds = %while.end, %if.then
  %161 = load i8*, i8** %format.addr, align 8
  %incdec.ptr241 = getelementptr inbounds i8, i8* %161, i32 1
  store i8* %incdec.ptr241, i8** %format.addr, align 8
  br label %for.cond, !llvm.loop !45

for.end242:                                       ; preds = %for.cond
  %162 = load i64, i64* %size.addr, align 8
  %tobool243 = icmp ne i64 %162, 0
  br i1 %tobool243, label %if.then244, label %if.end254

if.then244:                                       ; preds = %for.end242
  %163 = load i8*, i8** %text.addr, align 8
  %length245 = getelementptr inbounds %struct.buffer, %struct.buffer* %buffer, i32 0, i32 2
  %164 = load i64, i64* %length245, align 8
  %165 = load i64, i64* %size.addr, align 8
  %cmp246 = icmp ult i64 %164, %165
  br i1 %cmp246, label %cond.true248, label %cond.false250

cond.true248:                                     ; preds = %if.then244
  %length249 = getelementptr inbounds %struct.buffer, %struct.buffer* %buffer, i32 0, i32 2
  %166 = load i64, i64* %length249, align 8
  br label %cond.end252

cond.false250:                                    ; preds = %if.then244
  %167 = load i64, i64* %size.addr, align 8
  %sub251 = sub i64 %167, 1
  br label %cond.end252

cond.end252:                                      ; preds = %cond.false250, %cond.true248
  %cond253 = phi i64 [ %166, %cond.true248 ], [ %sub251, %cond.false250 ]
  %arrayidx = getelementptr inbounds i8, i8* %163, i64 %cond253
  store i8 0, i8* %arrayidx, align 1
  br label %if.end254

if.end254:                                        ; preds = %cond.end252, %for.end242
  %length255 = getelementptr inbounds %struct.buffer, %struct.buffer* %buffer, i32 0, i32 2
  %168 = load i64, i64* %length255, align 8
  %conv256 = trunc i64 %168 to i32
  ret i32 %conv256
}

; Function Attrs: noinline nounwind uwtable
define internal void @put(%struct.buffer* noundef %buffer, i8 noundef signext %letter) #0 {
entry:
  %buffer.addr = alloca %struct.buffer*, align 8
  %letter.addr = alloca i8, align 1
  store %struct.buffer* %buffer, %struct.buffer** %buffer.addr, align 8
  store i8 %letter, i8* %letter.addr, align 1
  %0 = load %struct.buffer*, %struct.buffer** %buffer.addr, align 8
  %length = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i32 0, i32 2
  %1 = load i64, i64* %length, align 8
  %add = add i64 %1, 1
  %2 = load %struct.buffer*, %struct.buffer** %buffer.addr, align 8
  %size = getelementptr inbounds %struct.buffer, %struct.buffer* %2, i32 0, i32 1
  %3 = load i64, i64* %size, align 8
  %cmp = icmp ult i64 %add, %3
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %4 = load i8, i8* %letter.addr, align 1
  %5 = load %struct.buffer*, %struct.buffer** %buffer.addr, align 8
  %text = getelementptr inbounds %struct.buffer, %struct.buffer* %5, i32 0, i32 0
  %6 = load i8*, i8** %text, align 8
  %7 = load %struct.buffer*, %struct.buffer** %buffer.addr, align 8
  %length1 = getelementptr inbounds %struct.buffer, %struct.buffer* %7, i32 0, i32 2
  %8 = load i64, i64* %length1, align 8
  %arrayidx = getelementptr inbounds i8, i8* %6, i64 %8
  store i8 %4, i8* %arrayidx, align 1
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  %9 = load %struct.buffer*, %struct.buffer** %buffer.addr, align 8
  %length2 = getelementptr inbounds %struct.buffer, %struct.buffer* %9, i32 0, i32 2
  %10 = load i64, i64* %length2, align 8
  %inc = add i64 %10, 1
  store i64 %inc, i64* %length2, align 8
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @put_number(%struct.buffer* noundef %buffer, i64 noundef %value, i32 noundef %base, i32 noundef %negative, i32 noundef %width, i32 noundef %zero, i32 noundef %upper) #0 {
entry:
  %buffer.addr = alloca %struct.buffer*, align 8
  %value.addr = alloca i64, align 8
  %base.addr = alloca i32, align 4
  %negative.addr = alloca i32, align 4
  %width.addr = alloca i32, align 4
  %zero.addr = alloca i32, align 4
  %upper.addr = alloca i32, align 4
  %digits = alloca [24 x i8], align 16
  %count = alloca i32, align 4
  %digit = alloca i32, align 4
  %length = alloca i32, align 4
  store %struct.buffer* %buffer, %struct.buffer** %buffer.addr, align 8
  store i64 %value, i64* %value.addr, align 8
  store i32 %base, i32* %base.addr, align 4
  store i32 %negative, i32* %negative.addr, align 4
  store i32 %width, i32* %width.addr, align 4
  store i32 %zero, i32* %zero.addr, align 4
  store i32 %upper, i32* %upper.addr, align 4
  store i32 0, i32* %count, align 4
  br label %do.body

do.body:                                          ; preds = %do.cond, %entry
  %0 = load i64, i64* %value.addr, align 8
  %1 = load i32, i32* %base.addr, align 4
  %conv = zext i32 %1 to i64
  %rem = urem i64 %0, %conv
  %conv1 = trunc i64 %rem to i32
  store i32 %conv1, i32* %digit, align 4
  %2 = load i32, i32* %digit, align 4
  %cmp = icmp ult i32 %2, 10
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:                                        ; preds = %do.body
  %3 = load i32, i32* %digit, align 4
  %add = add i32 48, %3
  br label %cond.end

cond.false:                                       ; preds = %do.body
  %4 = load i32, i32* %upper.addr, align 4
  %tobool = icmp ne i32 %4, 0
  %5 = zext i1 %tobool to i64
  %cond = select i1 %tobool, i32 65, i32 97
  %6 = load i32, i32* %digit, align 4
  %add3 = add i32 %cond, %6
  %sub = sub i32 %add3, 10
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond4 = phi i32 [ %add, %cond.true ], [ %sub, %cond.false ]
  %conv5 = trunc i32 %cond4 to i8
  %7 = load i32, i32* %count, align 4
  %inc = add nsw i32 %7, 1
  store i32 %inc, i32* %count, align 4
  %idxprom = sext i32 %7 to i64
  %arrayidx = getelementptr inbounds [24 x i8], [24 x i8]* %digits, i64 0, i64 %idxprom
  store i8 %conv5, i8* %arrayidx, align 1
  %8 = load i32, i32* %base.addr, align 4
  %conv6 = zext i32 %8 to i64
  %9 = load i64, i64* %value.addr, align 8
  %div = udiv i64 %9, %conv6
  store i64 %div, i64* %value.addr, align 8
  br label %do.cond

do.cond:                                          ; preds = %cond.end
  %10 = load i64, i64* %value.addr, align 8
  %tobool7 = icmp ne i64 %10, 0
  br i1 %tobool7, label %do.body, label %do.end, !llvm.loop !46

do.end:                                           ; preds = %do.cond
  %11 = load i32, i32* %count, align 4
  %12 = load i32, i32* %negative.addr, align 4
  %add8 = add nsw i32 %11, %12
  store i32 %add8, i32* %length, align 4
  %13 = load i32, i32* %negative.addr, align 4
  %tobool9 = icmp ne i32 %13, 0
  br i1 %tobool9, label %land.lhs.true, label %if.end

land.lhs.true:                                    ; preds = %do.end
  %14 = load i32, i32* %zero.addr, align 4
  %tobool10 = icmp ne i32 %14, 0
  br i1 %tobool10, label %if.then, label %if.end

if.then:                                          ; preds = %land.lhs.true
  %15 = load %struct.buffer*, %struct.buffer** %buffer.addr, align 8
  call void @put(%struct.buffer* noundef %15, i8 noundef signext 45) #8
  br label %if.end

if.end:                                           ; preds = %if.then, %land.lhs.true, %do.end
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.end
  %16 = load i32, i32* %length, align 4
  %17 = load i32, i32* %width.addr, align 4
  %cmp11 = icmp slt i32 %16, %17
  br i1 %cmp11, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %18 = load %struct.buffer*, %struct.buffer** %buffer.addr, align 8
  %19 = load i32, i32* %zero.addr, align 4
  %tobool13 = icmp ne i32 %19, 0
  %20 = zext i1 %tobool13 to i64
  %cond14 = select i1 %tobool13, i32 48, i32 32
  %conv15 = trunc i32 %cond14 to i8
  call void @put(%struct.buffer* noundef %18, i8 noundef signext %conv15) #8
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %21 = load i32, i32* %length, align 4
  %inc16 = add nsw i32 %21, 1
  store i32 %inc16, i32* %length, align 4
  br label %for.cond, !llvm.loop !47

for.end:                                          ; preds = %for.cond
  %22 = load i32, i32* %negative.addr, align 4
  %tobool17 = icmp ne i32 %22, 0
  br i1 %tobool17, label %land.lhs.true18, label %if.end21

land.lhs.true18:                                  ; preds = %for.end
  %23 = load i32, i32* %zero.addr, align 4
  %tobool19 = icmp ne i32 %23, 0
  br i1 %tobool19, label %if.end21, label %if.then20

if.then20:                                        ; preds = %land.lhs.true18
  %24 = load %struct.buffer*, %struct.buffer** %buffer.addr, align 8
  call void @put(%struct.buffer* noundef %24, i8 noundef signext 45) #8
  br label %if.end21

if.end21:                                         ; preds = %if.then20, %land.lhs.true18, %for.end
  br label %while.cond

while.cond:                                       ; preds = %while.body, %if.end21
  %25 = load i32, i32* %count, align 4
  %tobool22 = icmp ne i32 %25, 0
  br i1 %tobool22, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %26 = load %struct.buffer*, %struct.buffer** %buffer.addr, align 8
  %27 = load i32, i32* %count, align 4
  %dec = add nsw i32 %27, -1
  store i32 %dec, i32* %count, align 4
  %idxprom23 = sext i32 %dec to i64
  %arrayidx24 = getelementptr inbounds [24 x i8], [24 x i8]* %digits, i64 0, i64 %idxprom23
  %28 = load i8, i8* %arrayidx24, align 1
  call void @put(%struct.buffer* noundef %26, i8 noundef signext %28) #8
  br label %while.cond, !llvm.loop !48

while.end:                                        ; preds = %while.cond
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @put_double(%struct.buffer* noundef %buffer, double noundef %value, i32 noundef %width, i32 noundef %zero, i32 noundef %digits) #0 {
entry:
  %buffer.addr = alloca %struct.buffer*, align 8
  %value.addr = alloca double, align 8
  %width.addr = alloca i32, align 4
  %zero.addr = alloca i32, align 4
  %digits.addr = alloca i32, align 4
  %negative = alloca i32, align 4
  %scale = alloca double, align 8
  %i = alloca i32, align 4
  %scaled = alloca i64, align 8
  %over = alloca double, align 8
  %whole = alloca i64, align 8
  %rest = alloca i64, align 8
  store %struct.buffer* %buffer, %struct.buffer** %buffer.addr, align 8
  store double %value, double* %value.addr, align 8
  store i32 %width, i32* %width.addr, align 4
  store i32 %zero, i32* %zero.addr, align 4
  store i32 %digits, i32* %digits.addr, align 4
  %0 = load double, double* %value.addr, align 8
  %cmp = fcmp olt double %0, 0.000000e+00
  %conv = zext i1 %cmp to i32
  store i32 %conv, i32* %negative, align 4
  %1 = load i32, i32* %negative, align 4
  %tobool = icmp ne i32 %1, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %2 = load double, double* %value.addr, align 8
  %fneg = fneg double %2
  store double %fneg, double* %value.addr, align 8
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  store double 1.000000e+00, double* %scale, align 8
  store i32 0, i32* %i, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.end
  %3 = load i32, i32* %i, align 4
  %4 = load i32, i32* %digits.addr, align 4
  %cmp1 = icmp slt i32 %3, %4
  br i1 %cmp1, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %5 = load double, double* %scale, align 8
  %mul = fmul double %5, 1.000000e+01
  store double %mul, double* %scale, align 8
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %6 = load i32, i32* %i, align 4
  %inc = add nsw i32 %6, 1
  store i32 %inc, i32* %i, align 4
  br label %for.cond, !llvm.loop !49

for.end:                                          ; preds = %for.cond
  %7 = load double, double* %value.addr, align 8
  %8 = load double, double* %scale, align 8
  %mul3 = fmul double %7, %8
  %cmp4 = fcmp olt double %mul3, 9.000000e+15
  %conv5 = zext i1 %cmp4 to i32
  call void @__thinair_limit(i32 noundef %conv5, i8* noundef getelementptr inbounds ([58 x i8], [58 x i8]* @.str.24, i64 0, i64 0)) #8
  %9 = load double, double* %value.addr, align 8
  %10 = load double, double* %scale, align 8
  %mul6 = fmul double %9, %10
  %conv7 = fptoui double %mul6 to i64
  store i64 %conv7, i64* %scaled, align 8
  %11 = load double, double* %value.addr, align 8
  %12 = load double, double* %scale, align 8
  %13 = load i64, i64* %scaled, align 8
  %conv9 = uitofp i64 %13 to double
  %neg = fneg double %conv9
  %14 = call double @llvm.fmuladd.f64(double %11, double %12, double %neg)
  store double %14, double* %over, align 8
  %15 = load double, double* %over, align 8
  %cmp10 = fcmp ogt double %15, 5.000000e-01
  br i1 %cmp10, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %for.end
  %16 = load double, double* %over, align 8
  %cmp12 = fcmp oeq double %16, 5.000000e-01
  br i1 %cmp12, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %lor.rhs
  %17 = load i64, i64* %scaled, align 8
  %and = and i64 %17, 1
  %tobool14 = icmp ne i64 %and, 0
  br label %land.end

land.end:                                         ; preds = %land.rhs, %lor.rhs
  %18 = phi i1 [ false, %lor.rhs ], [ %tobool14, %land.rhs ]
  br label %lor.end

lor.end:                                          ; preds = %land.end, %for.end
  %19 = phi i1 [ true, %for.end ], [ %18, %land.end ]
  %lor.ext = zext i1 %19 to i32
  %conv15 = sext i32 %lor.ext to i64
  %20 = load i64, i64* %scaled, align 8
  %add = add i64 %20, %conv15
  store i64 %add, i64* %scaled, align 8
  %21 = load i64, i64* %scaled, align 8
  %22 = load double, double* %scale, align 8
  %conv16 = fptoui double %22 to i64
  %div = udiv i64 %21, %conv16
  store i64 %div, i64* %whole, align 8
  %23 = load i64, i64* %scaled, align 8
  %24 = load double, double* %scale, align 8
  %conv17 = fptoui double %24 to i64
  %rem = urem i64 %23, %conv17
  store i64 %rem, i64* %rest, align 8
  %25 = load %struct.buffer*, %struct.buffer** %buffer.addr, align 8
  %26 = load i64, i64* %whole, align 8
  %27 = load i32, i32* %negative, align 4
  %28 = load i32, i32* %digits.addr, align 4
  %tobool18 = icmp ne i32 %28, 0
  br i1 %tobool18, label %cond.true, label %cond.false

cond.true:                                        ; preds = %lor.end
  %29 = load i32, i32* %width.addr, align 4
  %30 = load i32, i32* %digits.addr, align 4
  %sub = sub nsw i32 %29, %30
  %sub19 = sub nsw i32 %sub, 1
  br label %cond.end

cond.false:                                       ; preds = %lor.end
  %31 = load i32, i32* %width.addr, align 4
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %sub19, %cond.true ], [ %31, %cond.false ]
  %32 = load i32, i32* %zero.addr, align 4
  call void @put_number(%struct.buffer* noundef %25, i64 noundef %26, i32 noundef 10, i32 noundef %27, i32 noundef %cond, i32 noundef %32, i32 noundef 0) #8
  %33 = load i32, i32* %digits.addr, align 4
  %tobool20 = icmp ne i32 %33, 0
  br i1 %tobool20, label %if.then21, label %if.end22

if.then21:                                        ; preds = %cond.end
  %34 = load %struct.buffer*, %struct.buffer** %buffer.addr, align 8
  call void @put(%struct.buffer* noundef %34, i8 noundef signext 46) #8
  %35 = load %struct.buffer*, %struct.buffer** %buffer.addr, align 8
  %36 = load i64, i64* %rest, align 8
  %37 = load i32, i32* %digits.addr, align 4
  call void @put_number(%struct.buffer* noundef %35, i64 noundef %36, i32 noundef 10, i32 noundef 0, i32 noundef %37, i32 noundef 1, i32 noundef 0) #8
  br label %if.end22

if.end22:                                         ; preds = %if.then21, %cond.end
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @put_text(%struct.buffer* noundef %buffer, i8* noundef %text, i32 noundef %width, i32 noundef %most) #0 {
entry:
  %buffer.addr = alloca %struct.buffer*, align 8
  %text.addr = alloca i8*, align 8
  %width.addr = alloca i32, align 4
  %most.addr = alloca i32, align 4
  %length = alloca i32, align 4
  %i = alloca i32, align 4
  %i5 = alloca i32, align 4
  store %struct.buffer* %buffer, %struct.buffer** %buffer.addr, align 8
  store i8* %text, i8** %text.addr, align 8
  store i32 %width, i32* %width.addr, align 4
  store i32 %most, i32* %most.addr, align 4
  store i32 0, i32* %length, align 4
  br label %while.cond

while.cond:                                       ; preds = %while.body, %entry
  %0 = load i32, i32* %most.addr, align 4
  %cmp = icmp slt i32 %0, 0
  br i1 %cmp, label %land.rhs, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %while.cond
  %1 = load i32, i32* %length, align 4
  %2 = load i32, i32* %most.addr, align 4
  %cmp1 = icmp slt i32 %1, %2
  br i1 %cmp1, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %lor.lhs.false, %while.cond
  %3 = load i8*, i8** %text.addr, align 8
  %4 = load i32, i32* %length, align 4
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
  %7 = load i32, i32* %length, align 4
  %inc = add nsw i32 %7, 1
  store i32 %inc, i32* %length, align 4
  br label %while.cond, !llvm.loop !50

while.end:                                        ; preds = %land.end
  %8 = load i32, i32* %length, align 4
  store i32 %8, i32* %i, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %while.end
  %9 = load i32, i32* %i, align 4
  %10 = load i32, i32* %width.addr, align 4
  %cmp2 = icmp slt i32 %9, %10
  br i1 %cmp2, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %11 = load %struct.buffer*, %struct.buffer** %buffer.addr, align 8
  call void @put(%struct.buffer* noundef %11, i8 noundef signext 32) #8
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %12 = load i32, i32* %i, align 4
  %inc4 = add nsw i32 %12, 1
  store i32 %inc4, i32* %i, align 4
  br label %for.cond, !llvm.loop !51

for.end:                                          ; preds = %for.cond
  store i32 0, i32* %i5, align 4
  br label %for.cond6

for.cond6:                                        ; preds = %for.inc12, %for.end
  %13 = load i32, i32* %i5, align 4
  %14 = load i32, i32* %length, align 4
  %cmp7 = icmp slt i32 %13, %14
  br i1 %cmp7, label %for.body9, label %for.end14

for.body9:                                        ; preds = %for.cond6
  %15 = load %struct.buffer*, %struct.buffer** %buffer.addr, align 8
  %16 = load i8*, i8** %text.addr, align 8
  %17 = load i32, i32* %i5, align 4
  %idxprom10 = sext i32 %17 to i64
  %arrayidx11 = getelementptr inbounds i8, i8* %16, i64 %idxprom10
  %18 = load i8, i8* %arrayidx11, align 1
  call void @put(%struct.buffer* noundef %15, i8 noundef signext %18) #8
  br label %for.inc12

for.inc12:                                        ; preds = %for.body9
  %19 = load i32, i32* %i5, align 4
  %inc13 = add nsw i32 %19, 1
  store i32 %inc13, i32* %i5, align 4
  br label %for.cond6, !llvm.loop !52

for.end14:                                        ; preds = %for.cond6
  ret void
}

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
  %call = call i32 @vsnprintf(i8* noundef %0, i64 noundef 2147483647, i8* noundef %1, %struct.__va_list_tag* noundef %2) #8
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
  %call = call i32 @vsnprintf(i8* noundef %0, i64 noundef %1, i8* noundef %2, %struct.__va_list_tag* noundef %arraydecay2) #8
  store i32 %call, i32* %length, align 4
  %arraydecay3 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %arguments, i64 0, i64 0
  %arraydecay34 = bitcast %struct.__va_list_tag* %arraydecay3 to i8*
  call void @llvm.va_end(i8* %arraydecay34)
  %3 = load i32, i32* %length, align 4
  ret i32 %3
}

; Function Attrs: nofree nosync nounwind willreturn
declare void @llvm.va_start(i8*) #6

; Function Attrs: nofree nosync nounwind willreturn
declare void @llvm.va_end(i8*) #6

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
  %call = call i32 @vsnprintf(i8* noundef %0, i64 noundef 2147483647, i8* noundef %1, %struct.__va_list_tag* noundef %arraydecay2) #8
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
  %call = call i64 @strtol(i8* noundef %0, i8** noundef %1, i32 noundef %2) #9
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
  %call = call i64 @strtoul(i8* noundef %0, i8** noundef %1, i32 noundef %2) #9
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
  %call = call i64 @strtoll(i8* noundef %0, i8** noundef %1, i32 noundef %2) #9
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
  %call = call i64 @strtoull(i8* noundef %0, i8** noundef %1, i32 noundef %2) #9
  ret i64 %call
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @__thinair_end_of_locals() #0 {
entry:
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @__thinair_finish(i8* noundef %result) #0 {
entry:
  %result.addr = alloca i8*, align 8
  store i8* %result, i8** %result.addr, align 8
  call void @run_destructors() #8
  %0 = load i8*, i8** %result.addr, align 8
  %call = call i64 @__thinair_self() #8
  %arrayidx = getelementptr inbounds [65 x i8*], [65 x i8*]* @__thinair_results, i64 0, i64 %call
  store i8* %0, i8** %arrayidx, align 8
  call void @__thinair_end_of_locals() #8
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
  call void %11(i8* noundef %12) #8
  br label %if.end

if.end:                                           ; preds = %if.then, %land.lhs.true, %for.body
  br label %for.inc

for.inc:                                          ; preds = %if.end
  %13 = load i32, i32* %key, align 4
  %inc = add nsw i32 %13, 1
  store i32 %inc, i32* %key, align 4
  br label %for.cond, !llvm.loop !53

for.end:                                          ; preds = %for.cond
  ret void
}

declare i64 @__thinair_self() #1

; Function Attrs: noinline nounwind uwtable
define dso_local void @__thinair_start(i8* (i8*)* noundef %function, i8* noundef %argument) #0 {
entry:
  %function.addr = alloca i8* (i8*)*, align 8
  %argument.addr = alloca i8*, align 8
  store i8* (i8*)* %function, i8* (i8*)** %function.addr, align 8
  store i8* %argument, i8** %argument.addr, align 8
  %0 = load i8* (i8*)*, i8* (i8*)** %function.addr, align 8
  %1 = load i8*, i8** %argument.addr, align 8
  %call = call i8* %0(i8* noundef %1) #8
  call void @__thinair_finish(i8* noundef %call) #8
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @__thinair_start_without(i8* ()* noundef %function) #0 {
entry:
  %function.addr = alloca i8* ()*, align 8
  store i8* ()* %function, i8* ()** %function.addr, align 8
  %0 = load i8* ()*, i8* ()** %function.addr, align 8
  %call = call i8* %0() #8
  call void @__thinair_finish(i8* noundef %call) #8
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
  %call = call i8* %0(i8* noundef %1) #8
  call void @__thinair_end_of_locals() #8
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @__thinair_start_with_locals_without(i8* ()* noundef %function) #0 {
entry:
  %function.addr = alloca i8* ()*, align 8
  store i8* ()* %function, i8* ()** %function.addr, align 8
  %0 = load i8* ()*, i8* ()** %function.addr, align 8
  %call = call i8* %0() #8
  call void @__thinair_end_of_locals() #8
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
  %tobool = icmp ne i32 %4, 0
  %lnot = xor i1 %tobool, true
  %lnot.ext = zext i1 %lnot to i32
  call void @__thinair_check(i32 noundef %lnot.ext, i8* noundef getelementptr inbounds ([35 x i8], [35 x i8]* @.str.10, i64 0, i64 0)) #8
  br label %if.end

if.end:                                           ; preds = %if.then, %land.lhs.true, %entry
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @pthread_detach(i64 noundef %thread) #0 {
entry:
  %thread.addr = alloca i64, align 8
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
  call void @__thinair_check(i32 noundef %land.ext, i8* noundef getelementptr inbounds ([41 x i8], [41 x i8]* @.str.11, i64 0, i64 0)) #8
  %3 = load i64, i64* %thread.addr, align 8
  %arrayidx = getelementptr inbounds [65 x i32], [65 x i32]* @detached, i64 0, i64 %3
  store i32 1, i32* %.atomictmp, align 4
  %4 = load i32, i32* %.atomictmp, align 4
  %5 = atomicrmw xchg i32* %arrayidx, i32 %4 acq_rel, align 4
  store i32 %5, i32* %atomic-temp, align 4
  %6 = load i32, i32* %atomic-temp, align 4
  %tobool = icmp ne i32 %6, 0
  %lnot = xor i1 %tobool, true
  %lnot.ext = zext i1 %lnot to i32
  call void @__thinair_check(i32 noundef %lnot.ext, i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.12, i64 0, i64 0)) #8
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
  %call = call i32 @pthread_detach(i64 noundef %0) #9
  ret i32 0
}

; Function Attrs: noinline nounwind readnone uwtable willreturn
define dso_local i32 @pthread_equal(i64 noundef %left, i64 noundef %right) #4 {
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
  call void @__thinair_limit(i32 noundef %conv, i8* noundef getelementptr inbounds ([36 x i8], [36 x i8]* @.str.13, i64 0, i64 0)) #8
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
  call void @check_key(i32 noundef %0) #8
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
  call void @__thinair_check(i32 noundef %conv, i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.25, i64 0, i64 0)) #8
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
  call void @check_key(i32 noundef %0) #8
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
  call void @check_key(i32 noundef %0) #8
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
  %call = call i32 @pthread_key_create(i32* noundef %0, void (i8*)* noundef %1) #9
  ret i32 %call
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @tss_delete(i32 noundef %key) #0 {
entry:
  %key.addr = alloca i32, align 4
  store i32 %key, i32* %key.addr, align 4
  %0 = load i32, i32* %key.addr, align 4
  %call = call i32 @pthread_key_delete(i32 noundef %0) #9
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
  %call = call i32 @pthread_setspecific(i32 noundef %0, i8* noundef %1) #9
  ret i32 %call
}

; Function Attrs: noinline nounwind uwtable
define dso_local i8* @tss_get(i32 noundef %key) #0 {
entry:
  %key.addr = alloca i32, align 4
  store i32 %key, i32* %key.addr, align 4
  %0 = load i32, i32* %key.addr, align 4
  %call = call i8* @pthread_getspecific(i32 noundef %0) #9
  ret i8* %call
}

; Function Attrs: noinline nounwind readnone uwtable willreturn
define dso_local i32* @__errno_location() #4 {
entry:
  ret i32* @error_number
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
  call void @once(i32* noundef %0, void ()* noundef %1) #8
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
  call void %7() #8
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
  %call = call i32 @__thinair_wait(i32* noundef %11, i32 noundef 61, i32 noundef 2, i32 noundef 0, i32 noundef 0) #8
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
  call void @once(i32* noundef %1, void ()* noundef %2) #8
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @atexit(void ()* noundef nonnull %function) #0 {
entry:
  %retval = alloca i32, align 4
  %function.addr = alloca void ()*, align 8
  %number = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  store void ()* %function, void ()** %function.addr, align 8
  store i32 1, i32* %.atomictmp, align 4
  %0 = load i32, i32* %.atomictmp, align 4
  %1 = atomicrmw add i32* @handler_count, i32 %0 acq_rel, align 4
  store i32 %1, i32* %atomic-temp, align 4
  %2 = load i32, i32* %atomic-temp, align 4
  store i32 %2, i32* %number, align 4
  %3 = load i32, i32* %number, align 4
  %cmp = icmp sge i32 %3, 32
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  store i32 1, i32* %retval, align 4
  br label %return

if.end:                                           ; preds = %entry
  %4 = load void ()*, void ()** %function.addr, align 8
  %5 = load i32, i32* %number, align 4
  %idxprom = sext i32 %5 to i64
  %arrayidx = getelementptr inbounds [32 x void ()*], [32 x void ()*]* @handlers, i64 0, i64 %idxprom
  store void ()* %4, void ()** %arrayidx, align 8
  store i32 0, i32* %retval, align 4
  br label %return

return:                                           ; preds = %if.end, %if.then
  %6 = load i32, i32* %retval, align 4
  ret i32 %6
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @__thinair_run_atexit() #0 {
entry:
  %count = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  %0 = load atomic i32, i32* @handler_count acquire, align 4
  store i32 %0, i32* %atomic-temp, align 4
  %1 = load i32, i32* %atomic-temp, align 4
  store i32 %1, i32* %count, align 4
  br label %while.cond

while.cond:                                       ; preds = %while.body, %entry
  %2 = load i32, i32* %count, align 4
  %cmp = icmp sgt i32 %2, 0
  br i1 %cmp, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %3 = load i32, i32* %count, align 4
  %dec = add nsw i32 %3, -1
  store i32 %dec, i32* %count, align 4
  %idxprom = sext i32 %dec to i64
  %arrayidx = getelementptr inbounds [32 x void ()*], [32 x void ()*]* @handlers, i64 0, i64 %idxprom
  %4 = load void ()*, void ()** %arrayidx, align 8
  call void %4() #8
  br label %while.cond, !llvm.loop !54

while.end:                                        ; preds = %while.cond
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local i64 @time(i64* noundef %seconds) #0 {
entry:
  %seconds.addr = alloca i64*, align 8
  %now = alloca i64, align 8
  store i64* %seconds, i64** %seconds.addr, align 8
  %call = call i64 @__thinair_clock() #8
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
  %call = call i64 @__thinair_clock() #8
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
  %call = call i64 @__thinair_clock() #8
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
  %call = call i64 @__thinair_clock() #8
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
  %call = call i64 @__thinair_clock() #8
  %0 = load %struct.timeval*, %struct.timeval** %now.addr, align 8
  %tv_sec = getelementptr inbounds %struct.timeval, %struct.timeval* %0, i32 0, i32 0
  store i64 %call, i64* %tv_sec, align 8
  %1 = load %struct.timeval*, %struct.timeval** %now.addr, align 8
  %tv_usec = getelementptr inbounds %struct.timeval, %struct.timeval* %1, i32 0, i32 1
  store i64 0, i64* %tv_usec, align 8
  ret i32 0
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @pthread_cond_init(%union.pthread_cond_t* noundef nonnull %condition, %union.pthread_condattr_t* noundef %attributes) #0 {
entry:
  %condition.addr = alloca %union.pthread_cond_t*, align 8
  %attributes.addr = alloca %union.pthread_condattr_t*, align 8
  store %union.pthread_cond_t* %condition, %union.pthread_cond_t** %condition.addr, align 8
  store %union.pthread_condattr_t* %attributes, %union.pthread_condattr_t** %attributes.addr, align 8
  %0 = load %union.pthread_cond_t*, %union.pthread_cond_t** %condition.addr, align 8
  %1 = bitcast %union.pthread_cond_t* %0 to %struct.condition*
  %waiting = getelementptr inbounds %struct.condition, %struct.condition* %1, i32 0, i32 0
  store i64 0, i64* %waiting, align 8
  ret i32 0
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
  call void @__thinair_alive(i32 noundef %conv, i8* noundef getelementptr inbounds ([40 x i8], [40 x i8]* @.str.14, i64 0, i64 0)) #8
  %6 = load i64, i64* %waiting, align 8
  %tobool = icmp ne i64 %6, 0
  %lnot = xor i1 %tobool, true
  %lnot.ext = zext i1 %lnot to i32
  call void @__thinair_check(i32 noundef %lnot.ext, i8* noundef getelementptr inbounds ([62 x i8], [62 x i8]* @.str.15, i64 0, i64 0)) #8
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
  %call = call i32 @__thinair_spurious() #8
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %0 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %mutex.addr, align 8
  call void @wake_up(%union.pthread_mutex_t* noundef %0) #8
  call void @__thinair_settled() #8
  store i32 0, i32* %retval, align 4
  br label %return

if.end:                                           ; preds = %entry
  %call1 = call i64 @__thinair_self() #8
  store i64 %call1, i64* %self, align 8
  %1 = load %union.pthread_cond_t*, %union.pthread_cond_t** %condition.addr, align 8
  %2 = bitcast %union.pthread_cond_t* %1 to %struct.condition*
  %3 = load i64, i64* %self, align 8
  call void @begin_wait(%struct.condition* noundef %2, i64 noundef %3) #8
  %4 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %mutex.addr, align 8
  %5 = bitcast %union.pthread_mutex_t* %4 to i8*
  call void @__thinair_unlock_to_wait(i8* noundef %5) #8
  %6 = load i64, i64* %self, align 8
  %arrayidx = getelementptr inbounds [65 x i32], [65 x i32]* @wake, i64 0, i64 %6
  %call2 = call i32 @__thinair_wait(i32* noundef %arrayidx, i32 noundef 33, i32 noundef 0, i32 noundef 0, i32 noundef 0) #8
  %7 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %mutex.addr, align 8
  %call3 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef %7) #9
  store i32 0, i32* %retval, align 4
  br label %return

return:                                           ; preds = %if.end, %if.then
  %8 = load i32, i32* %retval, align 4
  ret i32 %8
}

declare i32 @__thinair_spurious() #1

; Function Attrs: noinline nounwind uwtable
define internal void @wake_up(%union.pthread_mutex_t* noundef %mutex) #0 {
entry:
  %mutex.addr = alloca %union.pthread_mutex_t*, align 8
  store %union.pthread_mutex_t* %mutex, %union.pthread_mutex_t** %mutex.addr, align 8
  %0 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %mutex.addr, align 8
  %1 = bitcast %union.pthread_mutex_t* %0 to i8*
  call void @__thinair_unlock_to_wait(i8* noundef %1) #8
  %2 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %mutex.addr, align 8
  %call = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef %2) #9
  ret void
}

declare void @__thinair_settled() #1

; Function Attrs: noinline nounwind uwtable
define internal void @begin_wait(%struct.condition* noundef %condition, i64 noundef %self) #0 {
entry:
  %condition.addr = alloca %struct.condition*, align 8
  %self.addr = alloca i64, align 8
  %.atomictmp = alloca i32, align 4
  %others = alloca i64, align 8
  %.atomictmp1 = alloca i64, align 8
  %atomic-temp = alloca i64, align 8
  store %struct.condition* %condition, %struct.condition** %condition.addr, align 8
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
  call void @__thinair_alive(i32 noundef %conv, i8* noundef getelementptr inbounds ([52 x i8], [52 x i8]* @.str.26, i64 0, i64 0)) #8
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
  %late = alloca i32, align 4
  %self = alloca i64, align 8
  store %union.pthread_cond_t* %condition, %union.pthread_cond_t** %condition.addr, align 8
  store %union.pthread_mutex_t* %mutex, %union.pthread_mutex_t** %mutex.addr, align 8
  store %struct.timespec* %time, %struct.timespec** %time.addr, align 8
  %call = call i32 @__thinair_spurious() #8
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %0 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %mutex.addr, align 8
  call void @wake_up(%union.pthread_mutex_t* noundef %0) #8
  %call1 = call i32 @__thinair_choose() #8
  store i32 %call1, i32* %late, align 4
  call void @__thinair_settled() #8
  %1 = load i32, i32* %late, align 4
  %tobool2 = icmp ne i32 %1, 0
  %2 = zext i1 %tobool2 to i64
  %cond = select i1 %tobool2, i32 110, i32 0
  store i32 %cond, i32* %retval, align 4
  br label %return

if.end:                                           ; preds = %entry
  %call3 = call i64 @__thinair_self() #8
  store i64 %call3, i64* %self, align 8
  %3 = load %union.pthread_cond_t*, %union.pthread_cond_t** %condition.addr, align 8
  %4 = bitcast %union.pthread_cond_t* %3 to %struct.condition*
  %5 = load i64, i64* %self, align 8
  call void @begin_wait(%struct.condition* noundef %4, i64 noundef %5) #8
  %6 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %mutex.addr, align 8
  %7 = bitcast %union.pthread_mutex_t* %6 to i8*
  call void @__thinair_unlock_to_wait(i8* noundef %7) #8
  %8 = load i64, i64* %self, align 8
  call void @wait_in_time(i64 noundef %8) #8
  %9 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %mutex.addr, align 8
  %call4 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef %9) #9
  store i32 0, i32* %retval, align 4
  br label %return

return:                                           ; preds = %if.end, %if.then
  %10 = load i32, i32* %retval, align 4
  ret i32 %10
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
  call void @__VERIFIER_assume(i32 noundef %2) #8
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @pthread_cond_signal(%union.pthread_cond_t* noundef nonnull %condition) #0 {
entry:
  %condition.addr = alloca %union.pthread_cond_t*, align 8
  store %union.pthread_cond_t* %condition, %union.pthread_cond_t** %condition.addr, align 8
  %0 = load %union.pthread_cond_t*, %union.pthread_cond_t** %condition.addr, align 8
  %1 = bitcast %union.pthread_cond_t* %0 to %struct.condition*
  call void @signal(%struct.condition* noundef %1, i32 noundef 0) #8
  ret i32 0
}

; Function Attrs: noinline nounwind uwtable
define internal void @signal(%struct.condition* noundef %condition, i32 noundef %all) #0 {
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
  call void @__thinair_alive(i32 noundef %conv, i8* noundef getelementptr inbounds ([52 x i8], [52 x i8]* @.str.26, i64 0, i64 0)) #8
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
  %call = call i32 @__thinair_choose() #8
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
  br label %while.cond, !llvm.loop !55

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
  br i1 %lnot, label %do.body, label %do.end, !llvm.loop !56

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
  br label %for.cond, !llvm.loop !57

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
  call void @signal(%struct.condition* noundef %1, i32 noundef 1) #8
  ret i32 0
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @cnd_init(%union.cnd_t* noundef %condition) #0 {
entry:
  %condition.addr = alloca %union.cnd_t*, align 8
  store %union.cnd_t* %condition, %union.cnd_t** %condition.addr, align 8
  %0 = load %union.cnd_t*, %union.cnd_t** %condition.addr, align 8
  %1 = bitcast %union.cnd_t* %0 to %struct.condition*
  %waiting = getelementptr inbounds %struct.condition, %struct.condition* %1, i32 0, i32 0
  store i64 0, i64* %waiting, align 8
  ret i32 0
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @cnd_destroy(%union.cnd_t* noundef %condition) #0 {
entry:
  %condition.addr = alloca %union.cnd_t*, align 8
  store %union.cnd_t* %condition, %union.cnd_t** %condition.addr, align 8
  %0 = load %union.cnd_t*, %union.cnd_t** %condition.addr, align 8
  %1 = bitcast %union.cnd_t* %0 to %union.pthread_cond_t*
  %call = call i32 @pthread_cond_destroy(%union.pthread_cond_t* noundef %1) #9
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @cnd_signal(%union.cnd_t* noundef %condition) #0 {
entry:
  %condition.addr = alloca %union.cnd_t*, align 8
  store %union.cnd_t* %condition, %union.cnd_t** %condition.addr, align 8
  %0 = load %union.cnd_t*, %union.cnd_t** %condition.addr, align 8
  %1 = bitcast %union.cnd_t* %0 to %struct.condition*
  call void @signal(%struct.condition* noundef %1, i32 noundef 0) #8
  ret i32 0
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @cnd_broadcast(%union.cnd_t* noundef %condition) #0 {
entry:
  %condition.addr = alloca %union.cnd_t*, align 8
  store %union.cnd_t* %condition, %union.cnd_t** %condition.addr, align 8
  %0 = load %union.cnd_t*, %union.cnd_t** %condition.addr, align 8
  %1 = bitcast %union.cnd_t* %0 to %struct.condition*
  call void @signal(%struct.condition* noundef %1, i32 noundef 1) #8
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
  %call = call i32 @__thinair_spurious() #8
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %0 = load %union.mtx_t*, %union.mtx_t** %mutex.addr, align 8
  call void @wake_up_c11(%union.mtx_t* noundef %0) #8
  call void @__thinair_settled() #8
  store i32 0, i32* %retval, align 4
  br label %return

if.end:                                           ; preds = %entry
  %call1 = call i64 @__thinair_self() #8
  store i64 %call1, i64* %self, align 8
  %1 = load %union.cnd_t*, %union.cnd_t** %condition.addr, align 8
  %2 = bitcast %union.cnd_t* %1 to %struct.condition*
  %3 = load i64, i64* %self, align 8
  call void @begin_wait(%struct.condition* noundef %2, i64 noundef %3) #8
  %4 = load %union.mtx_t*, %union.mtx_t** %mutex.addr, align 8
  %5 = bitcast %union.mtx_t* %4 to %struct.mutex*
  call void @__thinair_mutex_unlock_to_wait(%struct.mutex* noundef %5) #8
  %6 = load i64, i64* %self, align 8
  %arrayidx = getelementptr inbounds [65 x i32], [65 x i32]* @wake, i64 0, i64 %6
  %call2 = call i32 @__thinair_wait(i32* noundef %arrayidx, i32 noundef 33, i32 noundef 0, i32 noundef 0, i32 noundef 0) #8
  %7 = load %union.mtx_t*, %union.mtx_t** %mutex.addr, align 8
  %call3 = call i32 @mtx_lock(%union.mtx_t* noundef %7) #8
  store i32 0, i32* %retval, align 4
  br label %return

return:                                           ; preds = %if.end, %if.then
  %8 = load i32, i32* %retval, align 4
  ret i32 %8
}

; Function Attrs: noinline nounwind uwtable
define internal void @wake_up_c11(%union.mtx_t* noundef %mutex) #0 {
entry:
  %mutex.addr = alloca %union.mtx_t*, align 8
  store %union.mtx_t* %mutex, %union.mtx_t** %mutex.addr, align 8
  %0 = load %union.mtx_t*, %union.mtx_t** %mutex.addr, align 8
  %1 = bitcast %union.mtx_t* %0 to %struct.mutex*
  call void @__thinair_mutex_unlock_to_wait(%struct.mutex* noundef %1) #8
  %2 = load %union.mtx_t*, %union.mtx_t** %mutex.addr, align 8
  %call = call i32 @mtx_lock(%union.mtx_t* noundef %2) #8
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
  %call = call i32 @__thinair_spurious() #8
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %0 = load %union.mtx_t*, %union.mtx_t** %mutex.addr, align 8
  call void @wake_up_c11(%union.mtx_t* noundef %0) #8
  %call1 = call i32 @__thinair_choose() #8
  store i32 %call1, i32* %late, align 4
  call void @__thinair_settled() #8
  %1 = load i32, i32* %late, align 4
  %tobool2 = icmp ne i32 %1, 0
  %2 = zext i1 %tobool2 to i64
  %cond = select i1 %tobool2, i32 4, i32 0
  store i32 %cond, i32* %retval, align 4
  br label %return

if.end:                                           ; preds = %entry
  %call3 = call i64 @__thinair_self() #8
  store i64 %call3, i64* %self, align 8
  %3 = load %union.cnd_t*, %union.cnd_t** %condition.addr, align 8
  %4 = bitcast %union.cnd_t* %3 to %struct.condition*
  %5 = load i64, i64* %self, align 8
  call void @begin_wait(%struct.condition* noundef %4, i64 noundef %5) #8
  %6 = load %union.mtx_t*, %union.mtx_t** %mutex.addr, align 8
  %7 = bitcast %union.mtx_t* %6 to %struct.mutex*
  call void @__thinair_mutex_unlock_to_wait(%struct.mutex* noundef %7) #8
  %8 = load i64, i64* %self, align 8
  call void @wait_in_time(i64 noundef %8) #8
  %9 = load %union.mtx_t*, %union.mtx_t** %mutex.addr, align 8
  %call4 = call i32 @mtx_lock(%union.mtx_t* noundef %9) #8
  store i32 0, i32* %retval, align 4
  br label %return

return:                                           ; preds = %if.end, %if.then
  %10 = load i32, i32* %retval, align 4
  ret i32 %10
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @pthread_barrier_init(%union.pthread_barrier_t* noundef nonnull %barrier, %union.pthread_barrierattr_t* noundef %attributes, i32 noundef %count) #0 {
entry:
  %retval = alloca i32, align 4
  %barrier.addr = alloca %union.pthread_barrier_t*, align 8
  %attributes.addr = alloca %union.pthread_barrierattr_t*, align 8
  %count.addr = alloca i32, align 4
  %b = alloca %struct.barrier*, align 8
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
  %3 = load i32, i32* %count.addr, align 4
  %4 = load %struct.barrier*, %struct.barrier** %b, align 8
  %needed = getelementptr inbounds %struct.barrier, %struct.barrier* %4, i32 0, i32 0
  store i32 %3, i32* %needed, align 4
  %5 = load %struct.barrier*, %struct.barrier** %b, align 8
  %arrived = getelementptr inbounds %struct.barrier, %struct.barrier* %5, i32 0, i32 1
  store i32 0, i32* %arrived, align 4
  %6 = load %struct.barrier*, %struct.barrier** %b, align 8
  %rounds = getelementptr inbounds %struct.barrier, %struct.barrier* %6, i32 0, i32 2
  store i32 0, i32* %rounds, align 4
  store i32 0, i32* %retval, align 4
  br label %return

return:                                           ; preds = %if.end, %if.then
  %7 = load i32, i32* %retval, align 4
  ret i32 %7
}

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
  %.atomictmp4 = alloca i32, align 4
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
  call void @__thinair_alive(i32 noundef %conv, i8* noundef getelementptr inbounds ([53 x i8], [53 x i8]* @.str.16, i64 0, i64 0)) #8
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
  br i1 %cmp2, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %14 = load %struct.barrier*, %struct.barrier** %b, align 8
  %rounds = getelementptr inbounds %struct.barrier, %struct.barrier* %14, i32 0, i32 2
  %15 = load i32, i32* %round, align 4
  %add = add i32 %15, 1
  store i32 %add, i32* %.atomictmp4, align 4
  %16 = load i32, i32* %.atomictmp4, align 4
  store atomic i32 %16, i32* %rounds release, align 4
  store i32 -1, i32* %retval, align 4
  br label %return

if.end:                                           ; preds = %entry
  %17 = load %struct.barrier*, %struct.barrier** %b, align 8
  %rounds5 = getelementptr inbounds %struct.barrier, %struct.barrier* %17, i32 0, i32 2
  %18 = load i32, i32* %round, align 4
  %call = call i32 @__thinair_wait(i32* noundef %rounds5, i32 noundef 62, i32 noundef %18, i32 noundef 0, i32 noundef 0) #8
  store i32 0, i32* %retval, align 4
  br label %return

return:                                           ; preds = %if.end, %if.then
  %19 = load i32, i32* %retval, align 4
  ret i32 %19
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @pthread_barrier_destroy(%union.pthread_barrier_t* noundef nonnull %barrier) #0 {
entry:
  %barrier.addr = alloca %union.pthread_barrier_t*, align 8
  %b = alloca %struct.barrier*, align 8
  %needed = alloca i32, align 4
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
  call void @__thinair_alive(i32 noundef %conv, i8* noundef getelementptr inbounds ([53 x i8], [53 x i8]* @.str.16, i64 0, i64 0)) #8
  %5 = load %struct.barrier*, %struct.barrier** %b, align 8
  %arrived = getelementptr inbounds %struct.barrier, %struct.barrier* %5, i32 0, i32 1
  %6 = load atomic i32, i32* %arrived acquire, align 4
  store i32 %6, i32* %atomic-temp, align 4
  %7 = load i32, i32* %atomic-temp, align 4
  %8 = load i32, i32* %needed, align 4
  %rem = urem i32 %7, %8
  %cmp2 = icmp eq i32 %rem, 0
  %conv3 = zext i1 %cmp2 to i32
  call void @__thinair_check(i32 noundef %conv3, i8* noundef getelementptr inbounds ([50 x i8], [50 x i8]* @.str.17, i64 0, i64 0)) #8
  %9 = load %struct.barrier*, %struct.barrier** %b, align 8
  %needed4 = getelementptr inbounds %struct.barrier, %struct.barrier* %9, i32 0, i32 0
  store i32 0, i32* %needed4, align 4
  ret i32 0
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @sem_init(%union.sem_t* noundef nonnull %semaphore, i32 noundef %shared, i32 noundef %value) #0 {
entry:
  %retval = alloca i32, align 4
  %semaphore.addr = alloca %union.sem_t*, align 8
  %shared.addr = alloca i32, align 4
  %value.addr = alloca i32, align 4
  store %union.sem_t* %semaphore, %union.sem_t** %semaphore.addr, align 8
  store i32 %shared, i32* %shared.addr, align 4
  store i32 %value, i32* %value.addr, align 4
  %0 = load i32, i32* %value.addr, align 4
  %cmp = icmp uge i32 %0, 2147483647
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %call = call i32* @__errno_location() #12
  store i32 22, i32* %call, align 4
  store i32 -1, i32* %retval, align 4
  br label %return

if.end:                                           ; preds = %entry
  %1 = load i32, i32* %value.addr, align 4
  %add = add nsw i32 %1, 1
  %2 = load %union.sem_t*, %union.sem_t** %semaphore.addr, align 8
  %3 = bitcast %union.sem_t* %2 to i32*
  store i32 %add, i32* %3, align 4
  store i32 0, i32* %retval, align 4
  br label %return

return:                                           ; preds = %if.end, %if.then
  %4 = load i32, i32* %retval, align 4
  ret i32 %4
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
  call void @__thinair_alive(i32 noundef %conv, i8* noundef getelementptr inbounds ([31 x i8], [31 x i8]* @.str.18, i64 0, i64 0)) #8
  %6 = load i32, i32* %value, align 4
  %cmp1 = icmp sgt i32 %6, 0
  %conv2 = zext i1 %cmp1 to i32
  call void @__thinair_check(i32 noundef %conv2, i8* noundef getelementptr inbounds ([45 x i8], [45 x i8]* @.str.19, i64 0, i64 0)) #8
  ret i32 0
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @sem_wait(%union.sem_t* noundef nonnull %semaphore) #0 {
entry:
  %semaphore.addr = alloca %union.sem_t*, align 8
  store %union.sem_t* %semaphore, %union.sem_t** %semaphore.addr, align 8
  %0 = load %union.sem_t*, %union.sem_t** %semaphore.addr, align 8
  %1 = bitcast %union.sem_t* %0 to i32*
  %call = call i32 @__thinair_wait(i32* noundef %1, i32 noundef 33, i32 noundef 1, i32 noundef 43, i32 noundef -1) #8
  call void @check_semaphore(i32 noundef %call) #8
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
  call void @__thinair_alive(i32 noundef %conv, i8* noundef getelementptr inbounds ([43 x i8], [43 x i8]* @.str.27, i64 0, i64 0)) #8
  %1 = load i32, i32* %value.addr, align 4
  %cmp1 = icmp sgt i32 %1, 0
  %conv2 = zext i1 %cmp1 to i32
  call void @__thinair_check(i32 noundef %conv2, i8* noundef getelementptr inbounds ([45 x i8], [45 x i8]* @.str.19, i64 0, i64 0)) #8
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
  br label %while.cond, !llvm.loop !58

while.end:                                        ; preds = %while.cond
  %14 = load i32, i32* %old, align 4
  call void @check_semaphore(i32 noundef %14) #8
  %call = call i32* @__errno_location() #12
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
  %retval = alloca i32, align 4
  %semaphore.addr = alloca %union.sem_t*, align 8
  %time.addr = alloca %struct.timespec*, align 8
  store %union.sem_t* %semaphore, %union.sem_t** %semaphore.addr, align 8
  store %struct.timespec* %time, %struct.timespec** %time.addr, align 8
  %call = call i32 @__thinair_choose() #8
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %call1 = call i32* @__errno_location() #12
  store i32 110, i32* %call1, align 4
  store i32 -1, i32* %retval, align 4
  br label %return

if.end:                                           ; preds = %entry
  %0 = load %union.sem_t*, %union.sem_t** %semaphore.addr, align 8
  %call2 = call i32 @sem_trywait(%union.sem_t* noundef %0) #9
  %cmp = icmp eq i32 %call2, 0
  %conv = zext i1 %cmp to i32
  call void @__VERIFIER_assume(i32 noundef %conv) #8
  store i32 0, i32* %retval, align 4
  br label %return

return:                                           ; preds = %if.end, %if.then
  %1 = load i32, i32* %retval, align 4
  ret i32 %1
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
  call void @check_semaphore(i32 noundef %5) #8
  %6 = load i32, i32* %old, align 4
  %cmp = icmp slt i32 %6, 2147483647
  %conv = zext i1 %cmp to i32
  call void @__thinair_check(i32 noundef %conv, i8* noundef getelementptr inbounds ([35 x i8], [35 x i8]* @.str.20, i64 0, i64 0)) #8
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
  call void @check_semaphore(i32 noundef %4) #8
  %5 = load i32, i32* %now, align 4
  %sub = sub nsw i32 %5, 1
  %6 = load i32*, i32** %value.addr, align 8
  store i32 %sub, i32* %6, align 4
  ret i32 0
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

declare zeroext i8 @__thinair_copied_1(i8* noundef) #1

declare zeroext i16 @__thinair_copied_2(i8* noundef) #1

declare i32 @__thinair_copied_4(i8* noundef) #1

declare i64 @__thinair_copied_8(i8* noundef) #1

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare double @llvm.fmuladd.f64(double, double, double) #7


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
