/**
 * Pictures of the site for people who review it: every public screen at three widths into docs/screens. Wants the site
 * running; `pnpm screens` at the root starts it. The clock and the data are the demonstration's, so that a picture
 * changes only when the screen does.
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { chromiumArguments, chromiumPath } from '@melhor-escola/config/chromium';
import { chromium } from '@playwright/test';

const [origin = 'http://localhost:3000', out = path.join(import.meta.dirname, '../../../docs/screens')] =
  process.argv.slice(2);

const screens = {
  home: '/escolas',
  results: '/escolas/busca?city=araguaina-to',
  empty: '/escolas/busca?city=araguaina-to&grade=bercario&priceMax=60',
  'which-city': '/escolas/busca?city=sao+jose',
  'not-found': '/nao-existe',
  help: '/central-de-ajuda',
};
const widths = [360, 768, 1280];

mkdirSync(out, { recursive: true });
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: [...chromiumArguments] });
for (const width of widths) {
  const page = await browser.newPage({
    viewport: { width, height: width < 600 ? 740 : 900 },
    locale: 'pt-BR',
    reducedMotion: 'reduce',
  });
  const shoot = async (name: string): Promise<void> => {
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: path.join(out, `${name}-${width}.jpg`), type: 'jpeg', quality: 72 });
  };
  for (const [name, address] of Object.entries(screens)) {
    await page.goto(origin + address, { waitUntil: 'networkidle' });
    await shoot(name);
  }
  await page.goto(`${origin}/escolas/busca?city=araguaina-to`, { waitUntil: 'networkidle' });
  await page.locator('main article a').first().click();
  await page.waitForURL(/\/escolas\/(?!busca)/);
  await page.waitForLoadState('networkidle');
  await shoot('school');
  await page.close();
}
await browser.close();
