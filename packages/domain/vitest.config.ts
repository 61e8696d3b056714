import { defineConfig } from 'vitest/config';

export default defineConfig({
  // A worker loads the modules once for all of its files.
  test: { include: ['src/**/*.test.ts'], testTimeout: 30_000, isolate: false },
});
