import { defineConfig } from 'vitest/config';

/** What the packed kit is to those who install it. Apart from the kit's own tests, since it builds, packs and installs first. */
export default defineConfig({
  test: {
    name: 'package',
    root: import.meta.dirname,
    globalSetup: './pack.ts',
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
