; What newer versions of LLVM write: opaque pointers, debug records, attributes with arguments.
source_filename = "b.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.pair = type { i32, ptr }

@table = dso_local global [2 x %struct.pair] [%struct.pair { i32 1, ptr @x }, %struct.pair { i32 2, ptr getelementptr inbounds nuw (i8, ptr @table, i64 8) }], align 16
@x = dso_local global i32 0, align 4, !dbg !0
@vtable = linkonce_odr unnamed_addr constant { [2 x ptr] } { [2 x ptr] [ptr null, ptr getelementptr inrange(-16, 8) ({ [2 x ptr] }, ptr @vtable, i32 0, i32 0, i32 1)] }, comdat, align 8
@number = internal constant double 1.500000e+00, align 8
@long = internal constant x86_fp80 0xK3FFF8000000000000000, align 16

; Function Attrs: noinline nounwind uwtable
define dso_local range(i32 0, 5) i32 @main(i32 noundef %argc, ptr noundef captures(none) dead_on_return %argv) #0 !dbg !10 {
entry:
  %retval = alloca i32, align 4
    #dbg_declare(ptr %retval, !12, !DIExpression(), !13)
  store i32 0, ptr %retval, align 4
  %0 = load atomic i32, ptr @x acquire, align 4, !dbg !13
  %narrow = trunc nuw nsw i32 %0 to i8
  %wide = zext nneg i8 %narrow to i64
  %address = getelementptr inbounds nuw [2 x %struct.pair], ptr @table, i64 0, i64 %wide, i32 1
  %same = icmp samesign ult i64 %wide, 4
  %both = or disjoint i64 %wide, 8
  %old = atomicrmw add ptr @x, i32 1 syncscope("singlethread") monotonic, align 4
  %pair = cmpxchg weak ptr @x, i32 0, i32 1 acq_rel monotonic, align 4
  br i1 %same, label %then, label %"the end", !prof !20
then:                                             ; preds = %entry
  %sum = fadd fast double 1.0, 0x3FF8000000000000
  %result = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(4) @table, i64 noundef 5) #2 [ "bundle"(i32 5) ], !dbg !13
  switch i8 %narrow, label %"the end" [
    i8 1, label %other
    i8 -2, label %other
  ]
other:                                            ; preds = %then, %then
  %pad = landingpad { ptr, i32 }
          cleanup
          catch ptr null
  fence syncscope("singlethread") seq_cst
  br label %"the end"
"the end":                                        ; preds = %other, %then, %entry
  %value = phi i32 [ 0, %entry ], [ %0, %then ], [ undef, %other ]
  ret i32 %value, !dbg !13
}

declare i32 @printf(ptr noundef, ...) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" }
attributes #1 = { "frame-pointer"="all" }
attributes #2 = { nounwind }

!llvm.dbg.cu = !{!2}
!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 1, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "clang", isOptimized: false, emissionKind: LineTablesOnly)
!3 = !DIFile(filename: "b.c", directory: "/project")
!10 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 3, unit: !2)
!12 = !DILocalVariable(name: "retval", scope: !10)
!13 = !DILocation(line: 4, column: 10, scope: !10)
!20 = !{!"branch_weights", i32 1, i32 2}
