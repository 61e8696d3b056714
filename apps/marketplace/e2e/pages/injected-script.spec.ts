import { expect } from '@playwright/test';
import { startSecondSite, type SecondSite } from '../second-site.ts';
import { serviceUrl } from '../site.ts';
import { test } from '../visitor.ts';

let site: SecondSite;

test.beforeAll(async () => {
  site = await startSecondSite(serviceUrl, {}, undefined, 'e2e/fakes/injecting-site.ts');
});
test.afterAll(() => site.stop());

for (const [name, path] of [
  ['cached', '/ajuda/termos'],
  ['uncached', '/entrar'],
] as const) {
  test(
    `S10 S12 S21 the policy of a page refuses a script that came with its content: ${name}`,
    { tag: '@smoke' },
    async ({ page }) => {
      const refused: string[] = [];
      page.on('console', (message) => refused.push(message.text()));
      // The second visit gets the stored page.
      for (const visit of ['first', 'second']) {
        const response = await page.goto(site.url + path);
        const policy = response?.headers()['content-security-policy'] ?? '';
        expect(policy.includes('nonce-'), visit).toBe(name === 'uncached');
        expect(await response?.text()).toContain('dataset.evil');
        await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
        await expect(page.locator('html[data-evil]')).toHaveCount(0);
      }
      expect(refused.filter((line) => line.includes('Content Security Policy'))).not.toEqual([]);
    },
  );
}
