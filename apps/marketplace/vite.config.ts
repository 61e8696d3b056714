import tailwindcss from '@tailwindcss/vite';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import browserslistToEsbuild from 'browserslist-to-esbuild';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [
    tailwindcss(),
    tanstackStart({
      router: {
        // A page's loader travels with its screen: the entry holds no page's queries, words or heads.
        codeSplittingOptions: { defaultBehavior: [['loader', 'component']] },
        // In place of the generator's own first lines, which would keep the compiler away from it.
        routeTreeFileHeader: [
          "// Checked by the compiler. Its casts to `any` are the generator's: the types of the routes are declared below them.",
        ],
      },
      // The page's CSS travels in its HTML: the first paint on slow 4G waits for one response instead of two.
      server: { entry: './render-handler.tsx', build: { inlineCss: true } },
      // The packages are part of the site's code: what is server-only must not reach a browser from there either.
      importProtection: { include: ['src/**', '../../packages/*/src/**'] },
    }),
    react(),
  ],
  build: {
    // The oldest supported browsers: `browserslist` in the root's package.json. Styles are written for them too.
    target: browserslistToEsbuild(),
    // For the error service, not for visitors: no script says where its map is (scripts/keep-source-maps.ts).
    sourcemap: 'hidden',
    manifest: true,
    // All CSS is one file, and every page carries it: what is loaded later must not ask for it again.
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        // Without groups each shared module is a file: a dozen small ones compress 5 kB worse on a page. By how many
        // chunks share a module, never by name: no source file has to know the bundler.
        advancedChunks: {
          groups: [
            {
              name: 'framework',
              test: /node_modules\/(?:react|react-dom|scheduler|@tanstack)\//,
              priority: 1,
            },
            { name: 'shared', minShareCount: 8 },
          ],
        },
      },
    },
  },
  resolve: {
    // The form without a shim: React has had the hook itself since 18.
    alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
  },
  ssr: { noExternal: true },
  server: { port: 3000, strictPort: true },
});
