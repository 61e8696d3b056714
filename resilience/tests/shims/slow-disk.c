// Simulates a slow disk: delays fsync and fdatasync by the number of milliseconds in the file $SLOW_DISK. For LD_PRELOAD, inherited by
// child processes.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static void wait_for_disk(void) {
  const char *name = getenv("SLOW_DISK");
  FILE *file = name ? fopen(name, "re") : NULL;
  long milliseconds = 0;
  if (!file) return;
  if (fscanf(file, "%ld", &milliseconds) != 1) milliseconds = 0;
  fclose(file);
  struct timespec left = {milliseconds / 1000, milliseconds % 1000 * 1000000};
  while (nanosleep(&left, &left) != 0) {
  }
}

int fsync(int fd) {
  wait_for_disk();
  return ((int (*)(int))dlsym(RTLD_NEXT, "fsync"))(fd);
}

int fdatasync(int fd) {
  wait_for_disk();
  return ((int (*)(int))dlsym(RTLD_NEXT, "fdatasync"))(fd);
}
