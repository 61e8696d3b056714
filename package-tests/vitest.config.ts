import { defineConfig } from 'vitest/config';

/** What the packed packages are to those who install them. Apart from other tests, since it builds, packs and installs first. */
export default defineConfig({
  test: {
    name: 'packages',
    root: import.meta.dirname,
    globalSetup: './pack.ts',
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
