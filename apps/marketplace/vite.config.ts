import tailwindcss from '@tailwindcss/vite';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import browserslistToEsbuild from 'browserslist-to-esbuild';
import { defineConfig } from 'vite';

/** What nearly every page shows or asks. */
const basics =
  /node_modules\/(?:@tanstack|class-variance-authority|clsx)\/|packages\/(?:ui\/src\/(?:as-child|button|card|hooks|icon|link|page-width|tag|text|variants|visually-hidden)\/|domain\/src\/(?:places\/(?:city|slug|state)\.|text\/count)|config\/src\/number-format|(?:search\/src\/(?:format|freshness|place\/article)|config\/src\/page-head|domain\/src\/text\/date))/;

/** What all pages show that show schools: the results, a place's and a school's own. */
const pagesOfSchools =
  /packages\/(?:domain\/src\/(?:search\/search-text|text\/date|text\/date)|config\/src\/(?:page-head|number-format)|ui\/src\/(?:breadcrumb|rating\/rating\.)|search\/src\/(?:distance|trail|school\/(?:card\/(?:cover-pattern|image-address|school-cover)|school\.)))/;

/** What a visitor does with a school from its card or its page. */
const keeping =
  /packages\/search\/src\/(?:favorites\/save-button|compare\/tray\/compare-button)|icons\/(?:bookmark-check|check|columns-2)\./;

/** What pages have that list schools and scholarships: the results and a place's. */
const pagesOfOffers =
  /packages\/(?:domain\/src\/offers\/money|api-client\/src\/(?:api-error|filter-string)|search\/src\/(?:(?:offer\/(?:offer|offer-card|scholarship-rules)|tracked\/offer-fields)\.))/;

/** What the pages of all kinds of places share. */
const pagesOfPlaces =
  /packages\/(?:domain\/src\/site\/indexed-pages|search\/src\/(?:place\/neighborhood-article|landing\/(?:landing|sections\/landing-header|place-link|sentences|lazy-parts|route-params|queries|screen))\.)/;

/** The city that pages start from, and what it is called. */
const entryCity =
  /packages\/search\/src\/(?:near-me\/visitor-location|results\/search-sentence|place\/(?:(?:use-)?entry-city|selected-place))/;

/** The search for a city, on the home page and on that of the results. */
const searchBox =
  /packages\/(?:ui\/src\/autocomplete\/(?:autocomplete|autocomplete-box|field-handlers|match|option-text|use-(?:autocomplete|choice|field-handlers|opening|options|served-field|surface))\.|search\/src\/(?:search-box|place\/city-field))/;

/** The results' own, but for what comes when somebody reaches for it. */
const results =
  /packages\/search\/src\/results\/(?!head|loader|index|error-screen|empty-results|list\/other-schools|relaxation|which-city|search-params|search-sentence|filters\/filter-sheet|toolbar\/(?:sort-sheet|search-point|save-search))|marketplace\/src\/routes\/escolas\/busca\.tsx\?tsr-split=component/;

/** What fields have in common, and then those that few pages have: by themselves each would be a handful of small files. */
const fields =
  /packages\/ui\/src\/(?:form-control\/(?:form-control|control-box)|input\/(?:text-box|native-value)|controlled-state|announcer|layer-stack\/layer-stack|media-query\/use-media-query)/;
const choices =
  /packages\/(?:api-client\/src\/(?:address-errors)|ui\/src\/(?:fieldset|select|checkbox|form-control\/choice-row|input\/input\.))/;

/** The home page's own, but for its body. */
const home =
  /packages\/search\/src\/home\/(?:lazy-body|screen)|marketplace\/src\/routes\/escolas\/index\.tsx\?tsr-split=component/;

/** What the forms of several steps have in common: the review's and the reservation's. */
const steps = /packages\/ui\/src\/(?:stepper|radio-group|textarea)\//;

/** What the forms that are judged field by field have in common: the review's and the account's. */
const forms =
  /node_modules\/react-hook-form|packages\/(?:ui\/src\/(?:field|form)\/|domain\/src\/people\/name\.)/;

/** What more than one part of the site fetches once somebody reaches for something: calls, what floats, what lies over the page. */
const calls =
  /node_modules\/(?:ofetch|destr|ufo)\/|packages\/api-client\/src\/(?:error-answer|query-string|http)\./;
const floating =
  /packages\/ui\/src\/(?:alert|popover|placement|theme-scope|modal\/use-presence|layer-stack\/(?:focus-return|use-focus-return|use-layer))/;
const modals =
  /packages\/ui\/src\/(?:modal|dialog|bottom-sheet|history-entry|scroll-lock|visual-viewport|layer-stack\/use-modal-layer|media-query\/use-layer-shape)/;

/**
 * What the header needs of the account once it is there, and then the screens to get in: forms that lead to one another.
 * Each page of who is signed in comes by itself.
 */
const accountEntry =
  /packages\/(?:api-client\/src\/(?:account|authenticated-client)\.|account\/src\/(?:ports|same-site-path|refusal|session|tab-drafts|header|interrupted|navigation|authenticated\/(?!list))|domain\/src\/routes)|marketplace\/src\/account\/(?:account-(?:links|ports|scope)|header-entry|authenticated-client|toasts|favorites-known)/;
const accountScreens =
  /packages\/(?:account\/src\/(?:account-fields|account-page|form|sign-in|register|recover-password|reset-password|confirm-email|google-return|account-deleted|modal)|domain\/src\/people\/(?:cpf|contact|password))|marketplace\/src\/routes\/_auth.*tsr-split=component/;

export default defineConfig({
  plugins: [
    tailwindcss(),
    tanstackStart({
      router: {
        // The entry holds no page's queries, words or heads, and a page that arrives with its data needs no loader.
        codeSplittingOptions: { defaultBehavior: [['loader'], ['component']] },
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
        codeSplitting: {
          groups: [
            { name: 'frame', tags: ['$initial'] },
            { name: 'basics', test: basics },
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
