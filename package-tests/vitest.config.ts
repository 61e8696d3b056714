import { defineConfig } from 'vitest/config';

/** What the packed packages are to those who install them. Apart from other tests, since it builds, packs and installs first. */
export default defineConfig({
  // As Node resolves it: mercurius, which the service is made with, and Pothos refuse each other's schemas otherwise.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    name: 'packages',
    root: import.meta.dirname,
    globalSetup: './pack.ts',
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
