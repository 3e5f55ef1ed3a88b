// Fails after twenty rounds, when the names of threads have been used again.
#define TIRED
#include "spawner.c"
