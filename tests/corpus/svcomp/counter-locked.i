# 1 "original.c"
# 1 "<built-in>"
# 1 "/usr/include/pthread.h" 1 3 4
typedef unsigned int size_t;
typedef unsigned long int pthread_t;
typedef union { char __size[36]; long int __align; } pthread_attr_t;
typedef union {
  struct { int __lock; unsigned int __count; int __owner; int __kind; unsigned int __nusers; int __spins; } __data;
  char __size[24];
  long int __align;
} pthread_mutex_t;
typedef union { int __align; char __size[4]; } pthread_mutexattr_t;
extern int pthread_create(pthread_t *, const pthread_attr_t *, void *(*)(void *), void *);
extern int pthread_join(pthread_t, void **);
extern int pthread_mutex_init(pthread_mutex_t *, const pthread_mutexattr_t *);
extern int pthread_mutex_lock(pthread_mutex_t *);
extern int pthread_mutex_unlock(pthread_mutex_t *);
extern void *malloc(size_t);
extern void *calloc(size_t, size_t);
extern void free(void *);
extern void *memset(void *, int, size_t);
# 7 "original.c" 2
extern void abort(void);
extern void __assert_fail(const char *, const char *, unsigned int, const char *);
void reach_error() { __assert_fail("0", "reach.c", 3, "reach_error"); }
void __VERIFIER_assert(int cond) {
  if (!cond) {
    ERROR: { reach_error(); abort(); }
  }
}
pthread_mutex_t lock;
long counter;
void *add(void *argument) {
  for (int i = 0; i < 2; i++) {
    pthread_mutex_lock(&lock);
    counter = counter + 1;
    pthread_mutex_unlock(&lock);
  }
  return argument;
}
int main(void) {
  pthread_t one, two;
  long *size = malloc(sizeof(long));
  *size = sizeof(long);
  __VERIFIER_assert(*size == 4);
  free(size);
  pthread_mutex_init(&lock, 0);
  pthread_create(&one, 0, add, 0);
  pthread_create(&two, 0, add, 0);
  pthread_join(one, 0);
  pthread_join(two, 0);
  __VERIFIER_assert(counter == 4);
  return 0;
}
