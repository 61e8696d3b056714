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
        // The entry holds no page's queries, words or heads. Loader and component share most of their code, and Start preloads both.
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
    // Styles as if Chrome 108 to 110 knew oklch(): the kit has its own fallbacks (`srgb-tokens.generated.css`), and the compiler's would add
    // a kilobyte to every page.
    cssTarget: browserslistToEsbuild().map((browser) => (browser === 'chrome108' ? 'chrome111' : browser)),
    // For the error service, not for visitors: no script says where its map is (scripts/build/keep-source-maps.ts).
    sourcemap: 'hidden',
    manifest: true,
    // All CSS is one file, and every page carries it: what is loaded later must not ask for it again.
    cssCodeSplit: false,
    // With few files in a chunk's graph, the lists of files to preload weigh more (2 kB of each page) than the round trip they save; and
    // adding a dozen `modulepreload` links at once blocks a cheap phone.
    modulePreload: false,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // Required by the copies below: what an entry exports to nobody goes.
          preserveEntrySignatures: false,
          output: {
            codeSplitting: {
              groups: [
                { name: 'frame', tags: ['$initial'] },
                // What many entries share is one file: copied, it would be downloaded with each of them.
                { name: 'shared', minShareCount: 34 },
              ],
              // What fewer pages share is copied into each of them: a page is 6 files instead of 30, and larger files
              // compress better than many small ones. A module still runs once. See docs/adr/0023.
              experimentalInlineCommonChunks: { maxSize: 64 * 1024, exclude: /\.css(?:\?|$)/u },
            },
          },
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
