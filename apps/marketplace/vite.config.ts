import { globSync } from 'node:fs';
import tailwindcss from '@tailwindcss/vite';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import browserslistToEsbuild from 'browserslist-to-esbuild';
import { Features } from 'lightningcss';
import { defineConfig, type UserConfig } from 'vite';

/** What the packages expect of their host: from the site's own dependencies, because `npm start` installs no others. */
const peers = [
  '@melhor-escola/config',
  '@radix-ui/react-dialog',
  '@radix-ui/react-dismissable-layer',
  '@radix-ui/react-dropdown-menu',
  '@radix-ui/react-popover',
  '@tanstack/react-query',
  '@tanstack/react-router',
  'lucide-react',
  'react',
  'react-dom',
];

/** A feature's new screens must not move what only they share into every page, so the share grows with the routes. */
const routeFiles = globSync('src/routes/**/*.tsx', { cwd: import.meta.dirname });

/** The server's code is one bundle; in development Node loads packages itself. */
const bundledServer: UserConfig = {
  resolve: {
    dedupe: peers,
    // The version without a shim: React has the hook since 18.
    alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
  },
  ssr: {
    noExternal: true,
    // CommonJS. Bundled, each use of React would go through a getter, which takes about 4 % of a page's time on the server.
    external: ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/server'],
  },
};

export default defineConfig(({ command }) => ({
  plugins: [
    tailwindcss(),
    tanstackStart({
      router: {
        // Keeps the pages' queries, texts and heads out of the entry. Loader and component share most code, and Start preloads both.
        codeSplittingOptions: { defaultBehavior: [['loader', 'component']] },
        // Replaces the generator's header, which would disable type checks.
        routeTreeFileHeader: [
          "// Checked by the compiler. Its casts to `any` are the generator's: the types of the routes are declared below them.",
        ],
      },
      // CSS is inlined into the HTML: the first paint on slow 4G waits for one response instead of two.
      server: { entry: './render-handler.tsx', build: { inlineCss: true } },
      // Checks the packages too: their server-only code must not reach a browser.
      importProtection: { include: ['src/**', '../../packages/*/src/**'] },
    }),
    react(),
  ],
  // The variables that would replace light-dark(), which no sheet uses.
  css: { lightningcss: { exclude: Features.LightDark } },
  build: {
    // The oldest supported browsers: `browserslist` in the root's package.json. Styles are written for them too.
    target: browserslistToEsbuild(),
    // For the error service only: scripts do not reference their maps (scripts/build/move-source-maps.ts).
    sourcemap: 'hidden',
    manifest: true,
    // One CSS file, so that chunks loaded later do not request their own.
    cssCodeSplit: false,
    // A font in a style sheet would be in every page, and the site's policy allows none there.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    // Chunks have few imports, so the preload lists (2 kB per page) cost more than the round trip they save; and adding a dozen
    // `modulepreload` links at once blocks a cheap phone.
    modulePreload: false,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // Required by the copies below: removes unused exports of entries.
          preserveEntrySignatures: false,
          output: {
            // V8 compiles every function while it downloads the file, on another thread. It would do so when the modules run, which the
            // copies below wrap in functions: two thirds of the time that their evaluation blocked a cheap phone.
            postBanner: '//# allFunctionsCalledOnLoad',
            codeSplitting: {
              groups: [
                // Libraries and frame are two files, of which the first is compiled in a task of its own (`deferred-scripts.ts`).
                { name: 'vendor', tags: ['$initial'], test: /[\\/]node_modules[\\/]/u, priority: 1 },
                { name: 'frame', tags: ['$initial'] },
                // Modules that many entries and lazy parts share are one file: copies would be downloaded with each of them.
                { name: 'shared', minShareCount: Math.floor((routeFiles.length * 5) / 6) },
              ],
              // Modules shared by fewer pages are copied into each of them: a page has 6 files instead of 30, and larger files
              // compress better. A module still runs once. See docs/adr/0040.
              experimentalInlineCommonChunks: { maxSize: 64 * 1024, exclude: /\.css(?:\?|$)/u },
            },
          },
        },
      },
    },
  },
  ...(command === 'build' ? bundledServer : {}),
}));
