import { defineConfig } from 'vitest/config';

/** The fault suite, which `pnpm test:faults` runs: never part of `npm test`. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['**/*.resilience.ts'],
    reporters: ['default', './result-table.ts'],
    pool: 'forks',
    // What is measured by one would be what another puts on the machine.
    fileParallelism: false,
    testTimeout: 300_000,
    hookTimeout: 180_000,
  },
});
