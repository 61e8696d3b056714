import { expect, type Page } from '@playwright/test';
import { resolvePath, publicPages } from './public-pages.ts';
import { test } from '../visitor.ts';

/* Cached public pages in a browser: only scripts with a hash in the policy run. */

/** Errors and warnings of the console. */
function consoleProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  return problems;
}

async function watchPolicy(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      globalThis.console.error(`policy violation: ${violatedDirective} ${blockedURI}`),
    );
  });
}

const expectHydrated = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');

for (const name of ['home', 'results', 'school', 'city']) {
  test(
    `S10 ${name} hydrates from the cache without policy violations`,
    { tag: '@smoke' },
    async ({ page }) => {
      const path = await resolvePath(page, publicPages[name] ?? '');
      await watchPolicy(page);
      const problems = consoleProblems(page);
      // The second visit gets the cached page.
      for (const visit of ['first', 'second']) {
        const response = await page.goto(path, { waitUntil: 'networkidle' });
        expect(response?.headers()['content-security-policy'], visit).toContain("'sha256-");
        await expectHydrated(page);
      }
      expect(problems).toEqual([]);
    },
  );
}

test('S22 results reached by a campaign link are the cached page, and load nothing twice', async ({
  page,
}) => {
  await page.goto('/escolas/busca?city=araguaina-to', { waitUntil: 'networkidle' });
  const problems = consoleProblems(page);
  const requests: string[] = [];
  page.on('request', (request) => {
    // A school may be prefetched (ST-14).
    if (request.url().includes('/api/graphql/SearchOffers-')) requests.push(request.url());
  });
  const response = await page.goto('/escolas/busca?city=araguaina-to&utm_source=jornal', {
    waitUntil: 'networkidle',
  });
  expect(Number(response?.headers()['age'])).toBeGreaterThanOrEqual(0);
  await expectHydrated(page);
  expect(page.url()).toContain('utm_source=jornal');
  expect(requests).toEqual([]);
  expect(problems).toEqual([]);
});
