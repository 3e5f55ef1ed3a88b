// What is printed and ends the program, and what the system says of itself.
// thinair: --variants ENDS READS UNKNOWN
// thinair: --models sc rc11
#include <assert.h>
#include <err.h>
#include <stdlib.h>
#include <unistd.h>

int main(void) {
    char *text = malloc(2);
    text[0] = 'x';
    text[1] = 0;
    warnx("%s and %d", text, 1);
    assert(sysconf(_SC_PAGESIZE) == 4096 && sysconf(_SC_NPROCESSORS_ONLN) == 2 && getpid() > 0);
#ifdef UNKNOWN
    sysconf(_SC_OPEN_MAX);
#endif
#ifdef READS
    free(text);
    warnx("%s", text);
#endif
#ifdef ENDS
    assert(text[0] == 'y');
#endif
    if (text[0] == 'x')
        errx(1, "the end, %s", text);
    assert(0);
}
