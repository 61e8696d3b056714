import { chromiumArguments, chromiumPath } from '@melhor-escola/config/chromium';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { fakeServices } from './browser-testing/fake-services.ts';

/** What Vite should bundle before the first page: found late, it reloads the page. */
const prebundled = [
  '@grafana/faro-web-sdk',
  'rollbar/src/browser/core',
  'rollbar/src/scrub',
  'rollbar/src/telemetry',
  'rollbar/src/truncation',
  'isbot',
  'cookie',
  'zod/mini',
  // Of the kit's hooks, among them afterIdle.
  'react',
  'react/jsx-dev-runtime',
];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['src/**/*.test.ts'],
          exclude: ['src/**/*.browser.test.ts'],
        },
      },
      {
        plugins: [fakeServices()],
        optimizeDeps: { include: prebundled },
        test: {
          name: 'browser',
          include: ['src/**/*.browser.test.ts'],
          // The pages of all tests have one browser's cookies.
          fileParallelism: false,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            instances: [{ browser: 'chromium' }],
            provider: playwright({
              launchOptions: { executablePath: await chromiumPath(), args: [...chromiumArguments] },
            }),
          },
        },
      },
    ],
  },
});
