// Programs that look for options find none, and ask the system what it has.
// thinair: --variants FOUND OWN UNKNOWN
// thinair: --models sc rc11
#include <assert.h>
#define _GNU_SOURCE
#include <getopt.h>
#include <limits.h>
#include <pthread.h>
#include <stdlib.h>
#include <unistd.h>

int main(int count, char **arguments) {
    int threads = 2, option;
    while ((option = getopt(count, arguments, "n:v")) != -1)
        if (option == 'n')
            threads = atoi(optarg);
#ifdef FOUND
    assert(threads != 2);
#endif
    assert(threads == 2 && optind == 1 && count == 1);
#ifdef OWN
    char *own[] = {"name", "-v", 0};
    return getopt(2, own, "v");
#endif
#ifdef UNKNOWN
    return (int)sysconf(_SC_OPEN_MAX);
#endif
    assert(sysconf(_SC_NPROCESSORS_ONLN) > 0 && PTHREAD_STACK_MIN >= 4096);
    return 0;
}
