import { defineConfig } from 'vitest/config';

/** The tests of the repository's tools and of its deployment. Each package has a configuration of its own. */
export default defineConfig({
  test: {
    testTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['{tools,resilience}/**/*.test.ts'],
        },
      },
      // Slow: they generate into a copy of the repository, and run compiler, linter and tests there.
      {
        extends: true,
        test: {
          name: 'generators',
          include: ['turbo/generators/**/*.test.ts'],
        },
      },
    ],
  },
});
