import path from 'node:path';
import { chromiumArguments, chromiumPath, oldestChromiumPath } from '@melhor-escola/config/chromium';
import { freePort } from '@melhor-escola/config/free-port';
import { checksEverything, sample } from '@melhor-escola/config/sample';
import { defineConfig } from '@playwright/test';

// Chosen once: workers evaluate this file again and read the port from their environment.
process.env['CHECKS_PORT'] ??= String(await freePort());
const port = Number(process.env['CHECKS_PORT']);

if (!checksEverything && process.env['TEST_WORKER_INDEX'] === undefined)
  process.stdout.write(
    `Half of the stories with pictures, a quarter of the others, each at one width: sample ${sample}\n`,
  );

/**
 * Blocks every host but Storybook, because an external image could differ between runs. A browser flag, because
 * Playwright's request interception disables the browser cache.
 */
const STORYBOOK_ONLY = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost';

/** Always rasterises whole tiles. Partial updates may shade an edge slightly differently. */
const FULL_RASTER = '--disable-partial-raster';

/** Suites of `npm run test:all`, chosen by their variable; without one it is the stories. */
const slowSuites = { DOCS_PAGES: 'docs-pages.spec.ts', CHROMIUM_109: 'chromium-109.spec.ts' };
const slowSuite = Object.entries(slowSuites).find(([variable]) => process.env[variable])?.[1];

/** Checks every story of the built Storybook (`storybook-static`); new stories are included automatically. */
export default defineConfig({
  testDir: '.',
  ...(slowSuite ? { testMatch: slowSuite } : { testIgnore: Object.values(slowSuites) }),
  outputDir: '../test-results',
  snapshotPathTemplate: '{testDir}/snapshots/{arg}{ext}',
  // A missing picture fails instead of being written: `pnpm visual --update` accepts pictures.
  updateSnapshots: 'none',
  // Any other shade counts, and in a picture of a million pixels eleven of them fail.
  expect: {
    toHaveScreenshot: {
      pathTemplate: '{testDir}/pictures/{arg}{ext}',
      threshold: 0,
      maxDiffPixelRatio: 0.00001,
    },
  },
  fullyParallel: true,
  // One more than there are cores, because stories sometimes wait for their play function.
  workers: 3,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 120_000,
  // The browser sometimes aborts a navigation on a busy machine. A real problem fails twice.
  retries: 1,
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ? [['dot'], ['json']] : [['line']],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env['CHROMIUM_109'] ? await oldestChromiumPath() : await chromiumPath(),
      args: [...chromiumArguments, STORYBOOK_ONLY, FULL_RASTER],
    },
  },
  webServer: {
    command: `vite preview --outDir storybook-static --port ${port} --strictPort`,
    cwd: path.join(import.meta.dirname, '..'),
    url: `http://localhost:${port}/index.json`,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 2_000 },
  },
});
