import { expect, type BrowserContext, type Page } from '@playwright/test';
import { test } from '../visitor.ts';

/* 'Perto de mim' and addresses, with and without geolocation. */

const araguaina = { latitude: -7.192, longitude: -48.204 };
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const nearMe = (page: Page) => page.getByRole('button', { name: 'Perto de mim' }).first();

async function allow(context: BrowserContext, position: typeof araguaina | null): Promise<void> {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(position);
}

test('VA-03 RT-20 CA-10 with permission it finds schools nearby, and names the place', async ({
  page,
  context,
}) => {
  await allow(context, araguaina);
  await page.goto('/escolas');
  await nearMe(page).click();
  await expect(page).toHaveURL('/escolas/busca?lat=-7.192&lng=-48.204&sort=distance');
  await expect(title(page)).toHaveText(/^[\d.]+ bolsas? em um raio de 12 km$/);
  await expect(page.getByText(/^Perto de (?!mim).*Araguaína, TO$/)).toBeVisible();
  await expect(page.locator('main article').first()).toContainText(/a\s[\d,.]+\s(?:m|km)/);
  await page.getByLabel('Distância').selectOption('2');
  await expect(page).toHaveURL(/radius=2&sort=distance/);
  await expect(title(page)).toHaveText(/em um raio de 2 km$/);
  await page.getByRole('link', { name: 'Remover ponto' }).click();
  await expect(page).toHaveURL('/escolas/busca');
});

test('ER-03 explains a denied permission, and what to do', async ({ page, context }) => {
  await context.clearPermissions();
  const session = await context.newCDPSession(page);
  await session.send('Browser.setPermission', {
    permission: { name: 'geolocation' },
    setting: 'denied',
  });
  await page.goto('/escolas');
  await nearMe(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Permissão de localização negada.' })).toBeVisible();
  await expect(page).toHaveURL('/escolas');
  await session.send('Browser.resetPermissions');
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('P3 there are no dead buttons, and the radius can be changed', async ({ page, isMobile }) => {
    await page.goto('/escolas');
    await expect(nearMe(page)).toBeHidden();
    await page.goto('/escolas/busca?lat=-7.192&lng=-48.204');
    await expect(title(page)).toHaveText(/em um raio de 12 km$/);
    if (isMobile) return;
    await page.getByLabel('Distância').selectOption('25');
    await page.getByRole('button', { name: 'Mudar' }).click();
    await expect(page).toHaveURL('/escolas/busca?lat=-7.192&lng=-48.204&radius=25');
  });
});

test(
  'VA-03 CA-10 an address in a city limits the search to its neighborhood',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/escolas/busca?city=araguaina-to');
    const field = page.getByRole('combobox', { name: 'Endereço ou bairro' });
    const geocoding = page.waitForRequest(/google\/place\/autocomplete/);
    await field.click();
    await field.pressSequentially('setor', { delay: 30 });
    const { searchParams } = new URL((await geocoding).url());
    expect(searchParams.get('input')).toMatch(/^Araguaína, set/);
    expect(searchParams.get('radius')).toBe('11000');
    expect(searchParams.get('sessiontoken')).toMatch(/^[\da-f-]{36}$/);
    await page.getByRole('listbox').getByRole('option').first().click();
    await expect(page).toHaveURL(/city=araguaina-to&neighborhood=[a-z0-9-]+$/);
  },
);

test('CA-11 EN-12 the city of the visitor’s IP address is suggested and accepted with one tap', async ({
  page,
}) => {
  let calls = 0;
  await page.route('**/api/v3/visitor-location', (route) => {
    calls += 1;
    return route.fulfill({
      json: {
        city: 'Araguaína',
        region: 'Tocantins',
        regionCode: 'TO',
        latitude: araguaina.latitude,
        longitude: araguaina.longitude,
      },
    });
  });
  await page.goto('/escolas');
  const suggestion = page.getByRole('link', { name: 'Ver bolsas em Araguaína, TO' });
  await expect(suggestion).toBeVisible();
  // Credits the IP database, as its license (CC BY 4.0) requires.
  await expect(page.getByRole('link', { name: 'IP Geolocation by DB-IP' })).toHaveAttribute(
    'href',
    'https://db-ip.com',
  );
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  await expect(page).toHaveURL('/escolas');
  expect(await page.evaluate(() => sessionStorage.getItem('montilla:location'))).toContain(
    '"regionCode":"TO"',
  );
  await page.reload();
  await suggestion.click();
  await expect(page).toHaveURL('/escolas/busca?city=araguaina-to');
  expect(calls).toBe(1);
});
