import path from 'node:path';
import { chromiumArguments, chromiumPath } from '@melhor-escola/config/chromium';
import { freePort } from '@melhor-escola/config/free-port';
import { defineConfig } from '@playwright/test';

// Chosen once: the workers, which read this again, find the choice in their environment.
process.env['CHECKS_PORT'] ??= String(await freePort());
const port = Number(process.env['CHECKS_PORT']);

/**
 * Nothing but Storybook itself answers: a picture from elsewhere would differ from one run to the next. Told to the browser,
 * since Playwright's own way, to intercept requests, keeps the browser from keeping what it has fetched.
 */
const STORYBOOK_ONLY = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost';

/**
 * What is drawn anew is drawn whole: where a part of it is drawn into what was there, an edge may come out a shade different,
 * which no eye sees and every digest does.
 */
const FULL_RASTER = '--disable-partial-raster';

/** Judges every story of the built Storybook (`storybook-static`), with no list to keep. */
export default defineConfig({
  testDir: '.',
  // Of `npm run test:all`: DOCS_PAGES=1 has them instead of the stories.
  ...(process.env['DOCS_PAGES'] ? { testMatch: 'docs-pages.spec.ts' } : { testIgnore: 'docs-pages.spec.ts' }),
  outputDir: '../test-results',
  snapshotPathTemplate: '{testDir}/snapshots/{arg}{ext}',
  fullyParallel: true,
  // One more than there are cores: a story waits now and then for its play function.
  workers: 3,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 60_000,
  // A busy machine's browser now and then gives a navigation up. What is wrong with a story is so twice.
  retries: 1,
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ? [['dot'], ['json']] : [['line']],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: await chromiumPath(),
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
