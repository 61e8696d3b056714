import { defineConfig } from 'vitest/config';
import { reporters } from '../packages/config/src/testing/vitest.ts';

/** Tests of the packed packages. Separate from other tests, because they build, pack and install first. */
export default defineConfig({
  // Same resolution as Node's: otherwise mercurius and Pothos load different copies of graphql and reject each other's schemas.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    reporters,
    name: 'packages',
    root: import.meta.dirname,
    globalSetup: './pack.ts',
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
