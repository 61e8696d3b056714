import tailwindcss from '@tailwindcss/vite';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import browserslistToEsbuild from 'browserslist-to-esbuild';
import { defineConfig } from 'vite';

/** The packages without which no page of the site acts. */
const framework =
  /node_modules\/(?:react|react-dom|scheduler|use-sync-external-store|@tanstack\/(?:history|store|react-store|router-core|react-router|query-core|react-query)|class-variance-authority|clsx|@radix-ui\/react-slot|@radix-ui\/react-compose-refs|lucide-react\/dist\/esm\/(?:createLucideIcon|Icon|defaultAttributes|shared))\//;

/** Our own modules that the entry needs, and so every page. */
const everyPage =
  /packages\/(?:config\/src\/site|domain\/src\/(?:city\.|count\.|slug|state|offer-sort|search-defaults|school-tag|search-keys|shift|stage|geolocation)|ui\/src\/(?:(?:variants|as-child|card|drawing|text|icon|link|logo|tag|visually-hidden)\/|button\/)|search\/src\/(?:after-hydration|header-(?:link|lists)\.|compare\/(?:compare-tray-place|search-params)|favorites\/(?:clean-slugs|lazy-slug-list|no-slugs|search-params|use-slug-list)|school\/search-params|place\/city-article|unbroken|page-width|paths|freshness|ports|route-link|search-string|site-frame|error\/drawings|low-data\/saves-data|home\/queries|results\/search-params))|marketplace\/src\/(?:links|lazy-service|service|visitor-lists|origin|nonce|router|routeTree\.gen)\.tsx?$/;

/** What all pages show that show schools: the results, a place's and a school's own. */
const pagesOfSchools =
  /packages\/(?:domain\/src\/search-text|ui\/src\/(?:breadcrumb|rating\/rating\.)|search\/src\/(?:distance|trail|school\/(?:cover-pattern|image-address|school-cover|school\.)))/;

/** What a visitor does with a school from its card or its page. */
const keeping =
  /packages\/search\/src\/(?:favorites\/save-button|compare\/compare-button)|icons\/(?:bookmark-check|check|columns-2)\./;

/** What pages have that list schools and scholarships: the results and a place's. */
const pagesOfOffers =
  /packages\/(?:domain\/src\/money|api-client\/src\/(?:api-error|filter-string)|search\/src\/(?:offer\/(?:offer|offer-card|scholarship-rule)\.))/;

/** What the pages of all kinds of places share. */
const pagesOfPlaces =
  /packages\/(?:domain\/src\/indexed-pages|search\/src\/(?:place\/neighborhood-article|landing\/(?:landing|landing-header|place-link|sentences|steps|lazy-parts|location-filter|queries|screen))\.)/;

/** The city that pages start from, and what it is called. */
const entryCity =
  /packages\/search\/src\/(?:near-me\/visitor-location|use-hydrated|results\/search-sentence|place\/(?:(?:use-)?entry-city|selected-place))/;

/** The search for a city, on the home page and on that of the results. */
const searchBox =
  /packages\/(?:ui\/src\/autocomplete\/(?:autocomplete|autocomplete-box|field-handlers|match|option-text|use-(?:autocomplete|choice|field-handlers|opening|options|served-field|surface))\.|search\/src\/(?:search-box|place\/city-field))/;

/** The results' own, but for what comes when somebody reaches for it. */
const results =
  /packages\/search\/src\/results\/(?!head|load-results|empty-results|other-schools|relaxation|which-city|with-siblings|search-params|search-sentence|filter-sheet|sort-sheet|search-point|save-search)|marketplace\/src\/routes\/escolas\/busca/;

/** What fields have in common, and then those that few pages have: by themselves each would be a handful of small files. */
const fields =
  /packages\/ui\/src\/(?:form-control\/(?:form-control|control-box)|input\/(?:adornment|button-in-box|clear-button|native-value)|controlled-state|announcer|layer-stack\/layer-stack|media-query\/use-media-query)/;
const choices =
  /packages\/(?:api-client\/src\/(?:address-errors)|ui\/src\/(?:fieldset|select|checkbox|form-control\/choice-row|input\/input\.))/;

/** The home page's own, but for its body. */
const home =
  /packages\/search\/src\/home\/(?:counters|lazy-body|screen|year-sum)|marketplace\/src\/routes\/escolas\/index/;

/** What the forms of several steps have in common: the review's and the reservation's. */
const steps = /packages\/ui\/src\/(?:stepper|radio-group|textarea)\//;

/** What the forms that are judged field by field have in common: the review's and the account's. */
const forms =
  /node_modules\/react-hook-form|packages\/(?:ui\/src\/(?:field|form)\/|domain\/src\/person-name\.)/;

/** What more than one part of the site fetches once somebody reaches for something: calls, what floats, what lies over the page. */
const calls =
  /node_modules\/(?:ofetch|destr|ufo)\/|packages\/api-client\/src\/(?:error-answer|query-string|http)\./;
const floating =
  /packages\/ui\/src\/(?:is-client|alert|popover|placement|theme-scope|modal\/use-presence|layer-stack\/(?:focus-return|use-focus-return|use-layer))/;
const modals =
  /packages\/ui\/src\/(?:modal|dialog|bottom-sheet|history-entry|scroll-lock|visual-viewport|layer-stack\/use-modal-layer|media-query\/use-layer-shape)/;

/**
 * What the header needs of the account once it is there, and then the screens to get in: forms that lead to one another.
 * Each page of who is signed in comes by itself.
 */
const accountEntry =
  /packages\/(?:api-client\/src\/(?:account|owner)\.|account\/src\/(?:ports|owner\/owner-queries|same-site-path|refusal|session|header|interrupted|form\/plain-press))|marketplace\/src\/account\/(?:account-(?:links|ports|scope)|header-entry|owner-calls|toasts|favorites-known)/;
const accountScreens =
  /packages\/(?:account\/src\/(?!(?:orders?|benefits|reservation)\/|(?:profile|privacy|saved)\/(?!queries|own-user\.)|(?:owner-page|account-section|section-data|without-scripts)\.)|domain\/src\/(?:cpf|email-address|full-name|password|phone-number))|marketplace\/src\/(?:account\/(?:account-|owner-)|routes\/\$\.)/;

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
        // What every page loads anyway is one file: a dozen small ones compress 5 kB worse on a school's page.
        advancedChunks: {
          groups: [
            { name: 'frame', test: (id: string) => framework.test(id) || everyPage.test(id) },
            { name: 'schools', test: pagesOfSchools },
            { name: 'keeping', test: keeping },
            { name: 'offers', test: pagesOfOffers },
            { name: 'entry-city', test: entryCity },
            { name: 'places', test: pagesOfPlaces },
            { name: 'fields', test: fields },
            { name: 'choices', test: choices },
            { name: 'search-box', test: searchBox },
            { name: 'marks', test: /icons\/map-pin\.|packages\/ui\/src\/badge\// },
            { name: 'pagination', test: /packages\/ui\/src\/pagination\// },
            { name: 'results', test: results },
            { name: 'home', test: home },
            { name: 'steps', test: steps },
            // Before the forms, whose summary is an alert too: the header has one, and no form.
            { name: 'floating', test: floating },
            { name: 'forms', test: forms },
            { name: 'calls', test: calls },
            { name: 'modals', test: modals },
            { name: 'account-entry', test: accountEntry },
            { name: 'account', test: accountScreens },
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
