// Memory goes back the way it came.
// thinair: --variants ARRAY_AS_ONE ONE_AS_ARRAY FREED MALLOCED
#include <cstdlib>

struct pair {
    int first, second;
};

int main() {
#if defined ARRAY_AS_ONE
    delete new int[4];
#elif defined ONE_AS_ARRAY
    delete[] new int;
#elif defined FREED
    free(new pair);
#elif defined MALLOCED
    delete (pair *)malloc(sizeof(pair));
#else
    delete[] new int[4];
    delete new pair;
    free(malloc(sizeof(pair)));
#endif
}
