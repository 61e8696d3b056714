import browserslistToEsbuild from 'browserslist-to-esbuild';
import { defineConfig } from 'vite';

/** The worker of src/offline: one file at an address that stays, because by it browsers look whether there is a newer one. */
export default defineConfig({
  publicDir: false,
  build: {
    outDir: 'dist/client',
    emptyOutDir: false,
    target: browserslistToEsbuild(),
    rolldownOptions: {
      input: 'src/offline/worker/worker.ts',
      output: { entryFileNames: 'sw.js', format: 'iife' },
    },
  },
});
