/* What programs in C++ call of their runtime: exceptions, allocation, threads. `cxx.ll` is this file, compiled with clang 14: see
   crates/thinair-llvm/tests/library.rs. Names that begin with __thinair_ and have no body here are known to the lowering, or to library.c. */
#include "cxx/exceptions.cpp"
#include "cxx/output.cpp"
#include "cxx/standard.cpp"
#include "cxx/waits.cpp"
#include "cxx/threads.cpp"
