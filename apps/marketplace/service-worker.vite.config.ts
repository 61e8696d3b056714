import browserslistToEsbuild from 'browserslist-to-esbuild';
import { defineConfig } from 'vite';

/** The service worker of packages/search, which serves schools offline. One file with a fixed URL, at which browsers look for a newer version. */
export default defineConfig({
  publicDir: false,
  build: {
    outDir: 'dist/client',
    emptyOutDir: false,
    target: browserslistToEsbuild(),
    rolldownOptions: {
      input: '../../packages/search/src/offline/worker/worker.ts',
      output: { entryFileNames: 'sw.js', format: 'iife' },
    },
  },
});
