import { chromiumArguments, chromiumPath } from '@melhor-escola/config/chromium';
import { expectSettings, reporters } from '@melhor-escola/config/vitest';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { fakeServices } from './browser-testing/fake-services.ts';

/** Dependencies that Vite pre-bundles: discovering one later reloads the page. */
const prebundled = [
  '@grafana/faro-web-sdk',
  'rollbar/src/browser/core',
  'rollbar/src/scrub',
  'rollbar/src/telemetry',
  'rollbar/src/truncation',
  'isbot',
  'cookie',
  'zod/mini',
  // For the kit's hooks, such as afterIdle, beside which stands what a failed part renders.
  '@melhor-escola/ui > @radix-ui/react-slot',
  '@melhor-escola/ui > class-variance-authority',
  'react',
  'react/jsx-dev-runtime',
];

export default defineConfig({
  test: {
    reporters,
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
          // All tests share the cookies of one browser. VITEST_MAX_WORKERS, which `npm test` sets, would override this: see
          // the script `test`.
          fileParallelism: false,
          // A busy machine once needed six times as long.
          testTimeout: 60_000,
          expect: expectSettings,
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
