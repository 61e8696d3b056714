import { defineConfig } from 'vitest/config';

/** The resilience tests, run by `pnpm test:resilience`; never part of `npm test`. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['**/*.resilience.ts'],
    reporters: ['default', './result-table.ts'],
    pool: 'forks',
    // Parallel tests would disturb each other's measurements.
    fileParallelism: false,
    testTimeout: 300_000,
    hookTimeout: 180_000,
  },
});
