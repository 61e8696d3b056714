import path from 'node:path';
import { chromiumArguments, chromiumPath } from '@melhor-escola/config/chromium';
import { checksEverything } from '@melhor-escola/config/sample';
import { defineConfig } from '@playwright/test';
import { deniedConsent } from './e2e/consent-cookie.ts';
import {
  dataDir,
  googlePort,
  googleUrl,
  mailboxPort,
  mailboxUrl,
  repository,
  rollbarPort,
  servicePort,
  sitePort,
  siteUrl,
  smtpPort,
  smtpUrl,
  tagManagerPort,
} from './e2e/site.ts';

/** Tests that do not depend on the width, or test all widths themselves. */
const wholeSite = [
  'account/authenticated-pages.spec.ts',
  'account/interleaved.spec.ts',
  'tracking/before-consent.spec.ts',
  'pages/http.spec.ts',
  'pages/script-budgets.spec.ts',
  'pages/every-page.spec.ts',
  'pages/low-window.spec.ts',
  'pages/page-styles.spec.ts',
  'pages/brands.spec.ts',
  'pages/injected-script.spec.ts',
  'pages/playground.spec.ts',
  'pages/cached-pages.spec.ts',
  'search/structured-data.spec.ts',
];
/** Slow, and they rarely fail. `e2e/sample.ts` says what each commit runs of the others. */
const leftOut = checksEverything
  ? []
  : ['pages/brands.spec.ts', 'pages/operator-settings.spec.ts', 'tracking/before-consent.spec.ts'];
/**
 * A phone runs all other tests. A desktop, whose layout differs, runs those marked @desktop (alone) and @both. Of what is the same at every
 * width, `npm run test:all` runs these files on a desktop too.
 */
const sameAtEveryWidth = [
  'connection/before-hydration.spec.ts',
  'connection/save-and-compare.spec.ts',
  'connection/save-data.spec.ts',
  'connection/slow-and-offline.spec.ts',
  'pages/error-page.spec.ts',
  'review/*.spec.ts',
  'search/drawings.spec.ts',
  'search/find-a-school.spec.ts',
  'search/home.spec.ts',
  'search/map.spec.ts',
  'search/near-me.spec.ts',
  'search/photos.spec.ts',
  'search/recent-searches.spec.ts',
  'search/school-cards.spec.ts',
  'search/school-names.spec.ts',
  'search/school.spec.ts',
];
/** Thousands of pages: `pnpm crawl`. */
const everyPage = 'pages/crawl.spec.ts';
/** Resilience tests: a service that fails in every way. Slow, because they wait for timeouts: `npm run test:all`. */
const resilience = 'pages/failing-service.spec.ts';
/** `npm start` with taken ports, wrong settings and killed servers: `npm run test:all`. */
const start = 'pages/start.spec.ts';
/** Firefox and WebKit, which must be installed: `npm run test:all`. */
const otherEngines = 'engines/*.spec.ts';

const notByWidth = [...leftOut, ...wholeSite, resilience, start, everyPage, otherEngines];
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const;
const desktop = { viewport: { width: 1280, height: 900 } } as const;

/** The assembled site as `npm start` runs it, with its demonstration data and real schools imported into it. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './e2e/import-real-schools.ts',
  // Two more than CI has cores, because tests often wait: for a timer, an e-mail, an idle page.
  workers: 4,
  fullyParallel: false,
  forbidOnly: Boolean(process.env['CI']),
  // Long enough for a machine that is four times busier: they end a test that hangs, and measure nothing.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ? [['list'], ['json']] : [['list']],
  use: {
    baseURL: siteUrl,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    storageState: deniedConsent,
    // Tests cannot see requests of a service worker, which has its own tests.
    serviceWorkers: 'block',
    launchOptions: { executablePath: await chromiumPath(), args: [...chromiumArguments] },
  },
  projects: [
    { name: 'http', testMatch: wholeSite, testIgnore: leftOut },
    ...(process.env['ENGINES'] ? [{ name: 'engines', testMatch: otherEngines, workers: 1 }] : []),
    ...(process.env['RESILIENCE']
      ? [
          { name: 'resilience', testMatch: resilience, use: phone },
          { name: 'start', testMatch: start },
        ]
      : []),
    ...(process.env['CRAWL'] ? [{ name: 'crawl', testMatch: everyPage }] : []),
    { name: 'phone', testIgnore: notByWidth, grepInvert: /@desktop/, use: phone },
    { name: 'desktop', testIgnore: notByWidth, grep: /@desktop|@both/, use: desktop },
    ...(checksEverything
      ? [{ name: 'every-width', testMatch: sameAtEveryWidth, grepInvert: /@desktop|@both/, use: desktop }]
      : []),
  ],
  webServer: [
    {
      name: 'Google',
      command: `node ${path.join(repository, 'apps/api/scripts/openid-server.ts')} --port ${googlePort} --site ${siteUrl}`,
      url: `${googleUrl}/.well-known/openid-configuration`,
      reuseExistingServer: Boolean(process.env['E2E_REUSE']),
    },
    {
      name: 'mail',
      command: `node ${path.join(repository, 'apps/api/scripts/mail-server.ts')} --port ${mailboxPort} --smtp-port ${smtpPort}`,
      url: mailboxUrl,
      reuseExistingServer: Boolean(process.env['E2E_REUSE']),
    },
    {
      command: `node ${path.join(repository, 'tools/start.mjs')}`,
      url: `${siteUrl}/readyz`,
      env: {
        PORT: String(sitePort),
        API_PORT: String(servicePort),
        DATA_DIR: dataDir,
        SITE_URL: siteUrl,
        // The tests themselves, which set each visitor's IP address (e2e/visitor.ts).
        TRUSTED_PROXIES: '127.0.0.1,::1',
        DATABASE_URL: '',
        SMTP_URL: smtpUrl,
        GOOGLE_ISSUER: googleUrl,
        GOOGLE_CLIENT_ID: 'melhor-escola',
        GOOGLE_CLIENT_SECRET: 'known to everybody',
        TAG_MANAGER_ID: 'GTM-E2ETEST',
        TAG_MANAGER_URL: `http://localhost:${tagManagerPort}`,
        ROLLBAR_TOKEN: 'known-to-browsers',
        ROLLBAR_URL: `http://localhost:${rollbarPort}`,
      },
      timeout: 240_000,
      // With a site running on these ports (E2E_PORT), developers need not restart it for each run.
      reuseExistingServer: Boolean(process.env['E2E_REUSE']),
      stdout: 'pipe',
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    },
  ],
});
