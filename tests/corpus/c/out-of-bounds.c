// An index one too large, once in a global array and never in the local one.
static int global[3];

int main(void) {
    int local[3] = {0};
    for (int i = 0; i < 3; i++)
        local[i] = i;
    for (int i = 0; i <= 3; i++)
        global[i] = local[i % 3];
    return 0;
}
