// The program is called by its name, without arguments.
// thinair: --variants SECOND
// thinair: --models sc rc11
#include <assert.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv, char **environment) {
    assert(argc == 1 && argv[1] == NULL);
    assert(strcmp(argv[0], "arguments") == 0);
    assert(environment[0] == NULL && getenv("HOME") == NULL);
    int count = argc > 1 ? atoi(argv[1]) : 2;
    assert(count == 2);
#ifdef SECOND
    return atoi(argv[1]);
#endif
    return 0;
}
