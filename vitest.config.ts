import { defineConfig } from 'vitest/config';
import { reporters } from './packages/config/src/testing/vitest.ts';

/** Tests of the repository's tools and deployment. Each package has its own configuration. */
export default defineConfig({
  test: {
    reporters,
    testTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['{tools,resilience}/**/*.test.ts'],
          exclude: ['tools/boundaries.test.ts'],
        },
      },
      // Slow: change a copy of the repository, and run compiler, linter and tests there.
      {
        extends: true,
        test: {
          name: 'generators',
          include: ['turbo/generators/**/*.test.ts', 'tools/boundaries.test.ts'],
        },
      },
    ],
  },
});
