/**
 * Preloaded into a program that runs with `--expose-gc`: responds to the message 'heap' with the heap's size in bytes after garbage
 * collection.
 */
process.on('message', (message) => {
  if (message !== 'heap') return;
  // Twice, because finalizers of the first collection may free more.
  globalThis.gc?.();
  setTimeout(() => {
    globalThis.gc?.();
    process.send?.({ heap: process.memoryUsage().heapUsed });
  }, 200);
});
