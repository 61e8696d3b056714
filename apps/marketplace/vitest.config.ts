import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    testTimeout: 30_000,
    // A worker loads the modules once for all of its files.
    isolate: false,
    // Tests of timeouts and polls mostly wait.
    maxWorkers: 4,
  },
});
