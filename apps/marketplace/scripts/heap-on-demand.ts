/**
 * Loaded before a program that was started with `--expose-gc`: answers the message 'heap' with the bytes of its heap after
 * everything that can be collected is.
 */
process.on('message', (message) => {
  if (message !== 'heap') return;
  // Twice: what the first has freed may hold finalizers.
  globalThis.gc?.();
  setTimeout(() => {
    globalThis.gc?.();
    process.send?.({ heap: process.memoryUsage().heapUsed });
  }, 200);
});
