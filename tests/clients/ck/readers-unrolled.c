// As readers.c, for the locks whose waiting loops count their turns.
// With: --volatile relaxed --unroll 3
#include "readers.c"
