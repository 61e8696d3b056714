import { fileURLToPath } from 'node:url';
import { chromiumArguments, chromiumPath } from '@melhor-escola/config/chromium';
import { expectSettings, reporters } from '@melhor-escola/config/vitest';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { prebundled } from './.storybook/prebundled.ts';
import viteConfig from './vite.config.ts';

const configDir = fileURLToPath(new URL('.storybook', import.meta.url));
const launchOptions = { executablePath: await chromiumPath(), args: [...chromiumArguments] };
const provider = playwright({ launchOptions });
/** Tests that need scroll bars with a width. Headless browsers hide them. */
const needsScrollBars = ['src/internal/scroll-lock.browser.test.tsx'];
// Created separately for each project, because Vitest mutates the instances.
const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  instances: [{ browser: 'chromium' as const }],
  provider,
});

export default defineConfig({
  ...viteConfig,
  test: {
    reporters,
    coverage: { provider: 'v8', include: ['src/**/*.{ts,tsx}'], exclude: ['src/**/*.stories.tsx'] },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          // A worker loads the modules once for all of its files.
          isolate: false,
          include: ['src/**/*.test.{ts,tsx}', '{scripts,.storybook}/**/*.test.ts'],
          exclude: ['**/*.browser.test.{ts,tsx}'],
        },
      },
      {
        extends: true,
        optimizeDeps: { include: prebundled },
        test: {
          name: 'browser',
          // A page loads React and the kit once for all of its files (`useCleanPage` tidies up).
          isolate: false,
          include: ['src/**/*.browser.test.tsx'],
          setupFiles: ['src/testing/browser/setup.ts'],
          // A busy machine once needed six times as long.
          testTimeout: 60_000,
          // Vitest polls every 50 ms: most of what a test waits for is the next attempt.
          expect: { poll: { ...expectSettings.poll, interval: 10 } },
          browser: {
            ...browser(),
            instances: [
              { browser: 'chromium' as const, exclude: [...needsScrollBars] },
              {
                browser: 'chromium' as const,
                name: 'browser (chromium with scroll bars)',
                include: [...needsScrollBars],
                provider: playwright({
                  launchOptions: { ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] },
                }),
              },
            ],
          },
        },
      },
      {
        extends: true,
        plugins: [storybookTest({ configDir })],
        optimizeDeps: { include: prebundled },
        test: { name: 'storybook', browser: browser() },
      },
    ],
  },
});
