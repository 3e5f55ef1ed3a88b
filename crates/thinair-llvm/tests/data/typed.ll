; ModuleID = 'a.c'
source_filename = "a.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.anon = type { i32, i8* }
%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { %struct.__pthread_internal_list*, %struct.__pthread_internal_list* }
%struct.atomic_flag = type { i8 }
%struct.node = type { i32, %struct.node*, i8 }
%union.pthread_attr_t = type { i64, [48 x i8] }

@.str = private unnamed_addr constant [3 x i8] c"hi\00", align 1
@.str.1 = private unnamed_addr constant [3 x i8] c"yo\00", align 1
@tbl = dso_local global [2 x %struct.anon] [%struct.anon { i32 1, i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str, i32 0, i32 0) }, %struct.anon { i32 2, i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.1, i32 0, i32 0) }], align 16
@m = dso_local global %union.pthread_mutex_t zeroinitializer, align 8
@f = dso_local global %struct.atomic_flag zeroinitializer, align 1
@x = dso_local global i32 0, align 4
@top = dso_local global %struct.node* null, align 8
@.str.2 = private unnamed_addr constant [19 x i8] c"x == 2 && top != 0\00", align 1
@.str.3 = private unnamed_addr constant [4 x i8] c"a.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [23 x i8] c"int main(int, char **)\00", align 1
@__const.thread.local = private unnamed_addr constant %struct.node { i32 3, %struct.node* null, i8 0 }, align 8
@.str.4 = private unnamed_addr constant [7 x i8] c"%d %s\0A\00", align 1
@.str.5 = private unnamed_addr constant [10 x i8] c"n->c == 0\00", align 1
@__PRETTY_FUNCTION__.thread = private unnamed_addr constant [21 x i8] c"void *thread(void *)\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main(i32 noundef %0, i8** noundef %1) #0 !dbg !10 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i8**, align 8
  %6 = alloca [2 x i64], align 16
  %7 = alloca i64, align 8
  %8 = alloca i32, align 4
  %9 = alloca i8, align 1
  %10 = alloca i8, align 1
  store i32 0, i32* %3, align 4
  store i32 %0, i32* %4, align 4
  store i8** %1, i8*** %5, align 8
  store i64 0, i64* %7, align 8, !dbg !13
  br label %11, !dbg !14

11:                                               ; preds = %20, %2
  %12 = load i64, i64* %7, align 8, !dbg !15
  %13 = icmp slt i64 %12, 2, !dbg !16
  br i1 %13, label %14, label %23, !dbg !17

14:                                               ; preds = %11
  %15 = load i64, i64* %7, align 8, !dbg !18
  %16 = getelementptr inbounds [2 x i64], [2 x i64]* %6, i64 0, i64 %15, !dbg !19
  %17 = load i64, i64* %7, align 8, !dbg !20
  %18 = inttoptr i64 %17 to i8*, !dbg !21
  %19 = call i32 @pthread_create(i64* noundef %16, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @thread, i8* noundef %18) #5, !dbg !22
  br label %20, !dbg !22

20:                                               ; preds = %14
  %21 = load i64, i64* %7, align 8, !dbg !23
  %22 = add nsw i64 %21, 1, !dbg !23
  store i64 %22, i64* %7, align 8, !dbg !23
  br label %11, !dbg !17, !llvm.loop !24

23:                                               ; preds = %11
  store i32 0, i32* %8, align 4, !dbg !27
  br label %24, !dbg !28

24:                                               ; preds = %33, %23
  %25 = load i32, i32* %8, align 4, !dbg !29
  %26 = icmp slt i32 %25, 2, !dbg !30
  br i1 %26, label %27, label %36, !dbg !31

27:                                               ; preds = %24
  %28 = load i32, i32* %8, align 4, !dbg !32
  %29 = sext i32 %28 to i64, !dbg !33
  %30 = getelementptr inbounds [2 x i64], [2 x i64]* %6, i64 0, i64 %29, !dbg !33
  %31 = load i64, i64* %30, align 8, !dbg !33
  %32 = call i32 @pthread_join(i64 noundef %31, i8** noundef null), !dbg !34
  br label %33, !dbg !34

33:                                               ; preds = %27
  %34 = load i32, i32* %8, align 4, !dbg !35
  %35 = add nsw i32 %34, 1, !dbg !35
  store i32 %35, i32* %8, align 4, !dbg !35
  br label %24, !dbg !31, !llvm.loop !36

36:                                               ; preds = %24
  %37 = load atomic i32, i32* @x seq_cst, align 4, !dbg !38
  %38 = icmp eq i32 %37, 2, !dbg !38
  br i1 %38, label %39, label %44, !dbg !38

39:                                               ; preds = %36
  %40 = load atomic i64, i64* bitcast (%struct.node** @top to i64*) seq_cst, align 8, !dbg !38
  %41 = inttoptr i64 %40 to %struct.node*, !dbg !38
  %42 = icmp ne %struct.node* %41, null, !dbg !38
  br i1 %42, label %43, label %44, !dbg !38

43:                                               ; preds = %39
  br label %45, !dbg !38

44:                                               ; preds = %39, %36
  call void @__assert_fail(i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.3, i64 0, i64 0), i32 noundef 28, i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !38
  unreachable, !dbg !38

45:                                               ; preds = %43
  br label %46, !dbg !39

46:                                               ; preds = %51, %45
  store i8 1, i8* %9, align 1, !dbg !40
  %47 = load i8, i8* %9, align 1, !dbg !40
  %48 = atomicrmw xchg i8* getelementptr inbounds (%struct.atomic_flag, %struct.atomic_flag* @f, i32 0, i32 0), i8 %47 seq_cst, align 1, !dbg !40
  store i8 %48, i8* %10, align 1, !dbg !40
  %49 = load i8, i8* %10, align 1, !dbg !40
  %50 = trunc i8 %49 to i1, !dbg !40
  br i1 %50, label %51, label %52, !dbg !39

51:                                               ; preds = %46
  br label %46, !dbg !39, !llvm.loop !41

52:                                               ; preds = %46
  fence seq_cst, !dbg !43
  ret i32 0, !dbg !44
}

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal i8* @thread(i8* noundef %0) #0 !dbg !45 {
  %2 = alloca i8*, align 8
  %3 = alloca i8*, align 8
  %4 = alloca %struct.node*, align 8
  %5 = alloca %struct.node, align 8
  %6 = alloca %struct.node*, align 8
  %7 = alloca %struct.node*, align 8
  %8 = alloca %struct.node*, align 8
  %9 = alloca i8, align 1
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  store i8* %0, i8** %3, align 8
  %12 = call noalias i8* @malloc(i64 noundef 24) #5, !dbg !46
  %13 = bitcast i8* %12 to %struct.node*, !dbg !46
  store %struct.node* %13, %struct.node** %4, align 8, !dbg !47
  %14 = bitcast %struct.node* %5 to i8*, !dbg !48
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %14, i8* align 8 bitcast (%struct.node* @__const.thread.local to i8*), i64 24, i1 false), !dbg !48
  %15 = load %struct.node*, %struct.node** %4, align 8, !dbg !49
  %16 = bitcast %struct.node* %15 to i8*, !dbg !50
  %17 = bitcast %struct.node* %5 to i8*, !dbg !50
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %16, i8* align 8 %17, i64 24, i1 false), !dbg !50
  %18 = bitcast %struct.node** %7 to i64*, !dbg !51
  %19 = load atomic i64, i64* bitcast (%struct.node** @top to i64*) monotonic, align 8, !dbg !51
  store i64 %19, i64* %18, align 8, !dbg !51
  %20 = bitcast i64* %18 to %struct.node**, !dbg !51
  %21 = load %struct.node*, %struct.node** %20, align 8, !dbg !51
  store %struct.node* %21, %struct.node** %6, align 8, !dbg !52
  br label %22, !dbg !53

22:                                               ; preds = %36, %1
  %23 = load %struct.node*, %struct.node** %6, align 8, !dbg !54
  %24 = load %struct.node*, %struct.node** %4, align 8, !dbg !55
  %25 = getelementptr inbounds %struct.node, %struct.node* %24, i32 0, i32 1, !dbg !56
  store %struct.node* %23, %struct.node** %25, align 8, !dbg !57
  br label %26, !dbg !58

26:                                               ; preds = %22
  %27 = load %struct.node*, %struct.node** %4, align 8, !dbg !59
  store %struct.node* %27, %struct.node** %8, align 8, !dbg !59
  %28 = bitcast %struct.node** %6 to i64*, !dbg !59
  %29 = bitcast %struct.node** %8 to i64*, !dbg !59
  %30 = load i64, i64* %28, align 8, !dbg !59
  %31 = load i64, i64* %29, align 8, !dbg !59
  %32 = cmpxchg weak i64* bitcast (%struct.node** @top to i64*), i64 %30, i64 %31 seq_cst seq_cst, align 8, !dbg !59
  %33 = extractvalue { i64, i1 } %32, 0, !dbg !59
  %34 = extractvalue { i64, i1 } %32, 1, !dbg !59
  br i1 %34, label %36, label %35, !dbg !59

35:                                               ; preds = %26
  store i64 %33, i64* %28, align 8, !dbg !59
  br label %36, !dbg !59

36:                                               ; preds = %35, %26
  %37 = zext i1 %34 to i8, !dbg !59
  store i8 %37, i8* %9, align 1, !dbg !59
  %38 = load i8, i8* %9, align 1, !dbg !59
  %39 = trunc i8 %38 to i1, !dbg !59
  %40 = xor i1 %39, true, !dbg !60
  br i1 %40, label %22, label %41, !dbg !58, !llvm.loop !61

41:                                               ; preds = %36
  %42 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef @m) #5, !dbg !63
  %43 = load %struct.node*, %struct.node** %4, align 8, !dbg !64
  %44 = getelementptr inbounds %struct.node, %struct.node* %43, i32 0, i32 0, !dbg !65
  %45 = load i32, i32* %44, align 8, !dbg !65
  %46 = load i8*, i8** %3, align 8, !dbg !66
  %47 = ptrtoint i8* %46 to i64, !dbg !67
  %48 = getelementptr inbounds [2 x %struct.anon], [2 x %struct.anon]* @tbl, i64 0, i64 %47, !dbg !68
  %49 = getelementptr inbounds %struct.anon, %struct.anon* %48, i32 0, i32 1, !dbg !69
  %50 = load i8*, i8** %49, align 8, !dbg !69
  %51 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.4, i64 0, i64 0), i32 noundef %45, i8* noundef %50), !dbg !70
  %52 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef @m) #5, !dbg !71
  store i32 1, i32* %10, align 4, !dbg !72
  %53 = load i32, i32* %10, align 4, !dbg !72
  %54 = atomicrmw add i32* @x, i32 %53 seq_cst, align 4, !dbg !72
  store i32 %54, i32* %11, align 4, !dbg !72
  %55 = load i32, i32* %11, align 4, !dbg !72
  %56 = load %struct.node*, %struct.node** %4, align 8, !dbg !73
  %57 = getelementptr inbounds %struct.node, %struct.node* %56, i32 0, i32 0, !dbg !74
  %58 = load i32, i32* %57, align 8, !dbg !74
  switch i32 %58, label %61 [
    i32 1, label %59
    i32 2, label %60
  ], !dbg !75

59:                                               ; preds = %41
  store i8* null, i8** %2, align 8, !dbg !76
  br label %71, !dbg !76

60:                                               ; preds = %41
  br label %70, !dbg !77

61:                                               ; preds = %41
  %62 = load %struct.node*, %struct.node** %4, align 8, !dbg !78
  %63 = getelementptr inbounds %struct.node, %struct.node* %62, i32 0, i32 2, !dbg !78
  %64 = load i8, i8* %63, align 8, !dbg !78
  %65 = sext i8 %64 to i32, !dbg !78
  %66 = icmp eq i32 %65, 0, !dbg !78
  br i1 %66, label %67, label %68, !dbg !78

67:                                               ; preds = %61
  br label %69, !dbg !78

68:                                               ; preds = %61
  call void @__assert_fail(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.5, i64 0, i64 0), i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.3, i64 0, i64 0), i32 noundef 21, i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @__PRETTY_FUNCTION__.thread, i64 0, i64 0)) #6, !dbg !78
  unreachable, !dbg !78

69:                                               ; preds = %67
  br label %70, !dbg !79

70:                                               ; preds = %69, %60
  store i8* null, i8** %2, align 8, !dbg !80
  br label %71, !dbg !80

71:                                               ; preds = %70, %59
  %72 = load i8*, i8** %2, align 8, !dbg !81
  ret i8* %72, !dbg !81
}

declare i32 @pthread_join(i64 noundef, i8** noundef) #2

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #3

; Function Attrs: nounwind
declare noalias i8* @malloc(i64 noundef) #1

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #4

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef) #1

declare i32 @printf(i8* noundef, ...) #2

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { argmemonly nofree nounwind willreturn }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "a.c", directory: "/project", checksumkind: CSK_MD5, checksum: "a56d481113c76b690f1fd09940fb7367")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 14.0.6"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 24, type: !11, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 26, column: 13, scope: !10)
!14 = !DILocation(line: 26, column: 8, scope: !10)
!15 = !DILocation(line: 26, column: 20, scope: !10)
!16 = !DILocation(line: 26, column: 22, scope: !10)
!17 = !DILocation(line: 26, column: 3, scope: !10)
!18 = !DILocation(line: 26, column: 50, scope: !10)
!19 = !DILocation(line: 26, column: 48, scope: !10)
!20 = !DILocation(line: 26, column: 75, scope: !10)
!21 = !DILocation(line: 26, column: 68, scope: !10)
!22 = !DILocation(line: 26, column: 32, scope: !10)
!23 = !DILocation(line: 26, column: 28, scope: !10)
!24 = distinct !{!24, !17, !25, !26}
!25 = !DILocation(line: 26, column: 76, scope: !10)
!26 = !{!"llvm.loop.mustprogress"}
!27 = !DILocation(line: 27, column: 12, scope: !10)
!28 = !DILocation(line: 27, column: 8, scope: !10)
!29 = !DILocation(line: 27, column: 19, scope: !10)
!30 = !DILocation(line: 27, column: 21, scope: !10)
!31 = !DILocation(line: 27, column: 3, scope: !10)
!32 = !DILocation(line: 27, column: 46, scope: !10)
!33 = !DILocation(line: 27, column: 44, scope: !10)
!34 = !DILocation(line: 27, column: 31, scope: !10)
!35 = !DILocation(line: 27, column: 27, scope: !10)
!36 = distinct !{!36, !31, !37, !26}
!37 = !DILocation(line: 27, column: 54, scope: !10)
!38 = !DILocation(line: 28, column: 3, scope: !10)
!39 = !DILocation(line: 29, column: 3, scope: !10)
!40 = !DILocation(line: 29, column: 10, scope: !10)
!41 = distinct !{!41, !39, !42, !26}
!42 = !DILocation(line: 29, column: 40, scope: !10)
!43 = !DILocation(line: 30, column: 3, scope: !10)
!44 = !DILocation(line: 31, column: 3, scope: !10)
!45 = distinct !DISubprogram(name: "thread", scope: !1, file: !1, line: 11, type: !11, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!46 = !DILocation(line: 12, column: 20, scope: !45)
!47 = !DILocation(line: 12, column: 16, scope: !45)
!48 = !DILocation(line: 13, column: 15, scope: !45)
!49 = !DILocation(line: 14, column: 4, scope: !45)
!50 = !DILocation(line: 14, column: 8, scope: !45)
!51 = !DILocation(line: 15, column: 22, scope: !45)
!52 = !DILocation(line: 15, column: 16, scope: !45)
!53 = !DILocation(line: 16, column: 3, scope: !45)
!54 = !DILocation(line: 16, column: 18, scope: !45)
!55 = !DILocation(line: 16, column: 8, scope: !45)
!56 = !DILocation(line: 16, column: 11, scope: !45)
!57 = !DILocation(line: 16, column: 16, scope: !45)
!58 = !DILocation(line: 16, column: 23, scope: !45)
!59 = !DILocation(line: 16, column: 33, scope: !45)
!60 = !DILocation(line: 16, column: 32, scope: !45)
!61 = distinct !{!61, !53, !62, !26}
!62 = !DILocation(line: 16, column: 76, scope: !45)
!63 = !DILocation(line: 17, column: 3, scope: !45)
!64 = !DILocation(line: 18, column: 21, scope: !45)
!65 = !DILocation(line: 18, column: 24, scope: !45)
!66 = !DILocation(line: 18, column: 37, scope: !45)
!67 = !DILocation(line: 18, column: 31, scope: !45)
!68 = !DILocation(line: 18, column: 27, scope: !45)
!69 = !DILocation(line: 18, column: 42, scope: !45)
!70 = !DILocation(line: 18, column: 3, scope: !45)
!71 = !DILocation(line: 19, column: 3, scope: !45)
!72 = !DILocation(line: 20, column: 3, scope: !45)
!73 = !DILocation(line: 21, column: 11, scope: !45)
!74 = !DILocation(line: 21, column: 14, scope: !45)
!75 = !DILocation(line: 21, column: 3, scope: !45)
!76 = !DILocation(line: 21, column: 27, scope: !45)
!77 = !DILocation(line: 21, column: 45, scope: !45)
!78 = !DILocation(line: 21, column: 61, scope: !45)
!79 = !DILocation(line: 21, column: 80, scope: !45)
!80 = !DILocation(line: 22, column: 3, scope: !45)
!81 = !DILocation(line: 23, column: 1, scope: !45)
