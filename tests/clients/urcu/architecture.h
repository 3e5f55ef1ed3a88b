// With -DAARCH64, liburcu's code for that architecture, whatever the compiler's target is. To be included after the
// headers of the system and before those of liburcu.
#ifdef AARCH64
#include <errno.h>
#include <limits.h>
#include <poll.h>
#include <signal.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <syscall.h>
#include <time.h>
#include <unistd.h>
#undef __x86_64__
#undef __x86_64
#undef __amd64__
#undef __amd64
#define __aarch64__ 1
#endif
