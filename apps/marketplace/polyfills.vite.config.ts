import browserslistToEsbuild from 'browserslist-to-esbuild';
import { defineConfig } from 'vite';

/** The polyfills for old browsers (packages/site-server/src/hydration): one classic script, so that it runs before modules do. */
export default defineConfig({
  publicDir: false,
  build: {
    outDir: 'dist/client',
    emptyOutDir: false,
    target: browserslistToEsbuild(),
    rolldownOptions: {
      input: '@melhor-escola/site-server/polyfills',
      output: { entryFileNames: 'polyfills.js', format: 'iife' },
    },
  },
});
