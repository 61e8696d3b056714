import { reporters } from '@melhor-escola/config/vitest';
import { defineConfig } from 'vitest/config';

/**
 * Tests of the packed kit as its users install it. Separate from the other tests, because these build, pack and install
 * first.
 */
export default defineConfig({
  test: {
    reporters,
    name: 'package',
    root: import.meta.dirname,
    globalSetup: './pack.ts',
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
