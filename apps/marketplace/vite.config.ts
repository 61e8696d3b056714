import tailwindcss from '@tailwindcss/vite';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The packages without which no page of the site acts. */
const framework =
  /node_modules\/(?:react|react-dom|scheduler|use-sync-external-store|@tanstack\/(?:history|store|react-store|router-core|react-router|router-ssr-query-core|react-router-ssr-query|query-core|react-query)|valibot|class-variance-authority|clsx|@radix-ui\/react-slot|@radix-ui\/react-compose-refs|lucide-react\/dist\/esm\/(?:createLucideIcon|Icon|defaultAttributes|shared))\//;

/** Our own modules that the entry needs, and so every page. */
const everyPage =
  /packages\/(?:config\/src\/site|domain\/src\/(?:slug|state|offer-sort|search-defaults|school-tag|shift|stage|geolocation)|ui\/src\/(?:(?:variants|as-child|card|text|icon|link|logo|tag|visually-hidden)\/|button\/(?:spinner|button-content|button-style|link-button))|search\/src\/(?:place\/city-article|plural|page-width|page-head|freshness|ports|route-link|search-string|site-frame|error\/|low-data\/saves-data|home\/queries|results\/search-params))|marketplace\/src\/(?:page-head|links|lazy-service|service|origin|nonce|router|routeTree\.gen)\.tsx?$/;

/** What all pages show that show schools: the results, a place's and a school's own. */
const pagesOfSchools =
  /lucide-react\/dist\/esm\/icons\/map-pin\.|packages\/(?:domain\/src\/money|api-client\/src\/(?:api-error|filter-string)|ui\/src\/(?:breadcrumb|badge|rating\/rating\.)|search\/src\/(?:distance|trail|offer\/offer|offer\/scholarship-rule|school\/(?:cover-pattern|school-card|school-cover|school\.)))/;

/** What fields have in common, and then those that few pages have: by themselves each would be a handful of small files. */
const fields =
  /packages\/ui\/src\/(?:form-control\/(?:form-control|control-box)|input\/(?:adornment|button-in-box|clear-button|native-value)|controlled-state|announcer|layer-stack\/layer-stack|button\/button\.)/;
const choices =
  /packages\/(?:api-client\/src\/(?:address-errors)|ui\/src\/(?:fieldset|select|form-control\/choice-row|input\/input\.))/;

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
      server: { build: { inlineCss: true } },
      // The packages are part of the site's code: what is server-only must not reach a browser from there either.
      importProtection: { include: ['src/**', '../../packages/*/src/**'] },
    }),
    react(),
  ],
  build: {
    target: 'es2022',
    sourcemap: true,
    manifest: true,
    rolldownOptions: {
      output: {
        // What every page loads anyway is one file: a dozen small ones compress 5 kB worse on a school's page.
        advancedChunks: {
          groups: [
            { name: 'frame', test: (id: string) => framework.test(id) || everyPage.test(id) },
            { name: 'schools', test: pagesOfSchools },
            { name: 'fields', test: fields },
            { name: 'choices', test: choices },
          ],
        },
      },
    },
  },
  ssr: { noExternal: true },
  server: { port: 3000, strictPort: true },
});
