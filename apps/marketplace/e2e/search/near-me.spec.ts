import { expect, type BrowserContext, type Page } from '@playwright/test';
import { scrollToHydrated, test } from '../visitor.ts';

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

test('ST-04 the home page remembers the last searched city, nearby or by name', async ({ page, context }) => {
  const home = page.getByRole('link', { name: /página inicial$/ });
  const lastCity = page.getByRole('link', { name: /^as escolas em/ });
  await allow(context, araguaina);
  await page.goto('/escolas');
  await expect(lastCity).toHaveText('as escolas em São Paulo, SP');
  await nearMe(page).click();
  await expect(page.getByText(/^Perto de (?!mim).*Araguaína, TO$/)).toBeVisible();
  await home.click();
  await scrollToHydrated(lastCity);
  await expect(lastCity).toHaveText('as escolas em Araguaína, TO');
  await page.goto('/escolas/busca?city=palmas-to');
  await home.click();
  await scrollToHydrated(lastCity);
  await expect(lastCity).toHaveText('as escolas em Palmas, TO');
  // Hovering a link prefetches its page, but does not select the city.
  await lastCity.hover();
  const elsewhere = page.getByRole('link', { name: 'São Paulo, SP' });
  await elsewhere.hover();
  await page.waitForLoadState('networkidle');
  await expect(lastCity).toHaveText('as escolas em Palmas, TO');
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

test('ER-03 explains an unavailable position', async ({ page, context }) => {
  await allow(context, null);
  const session = await context.newCDPSession(page);
  // Chrome's emulation of a device without a position.
  await session.send('Emulation.setGeolocationOverride', {});
  await page.goto('/escolas');
  await nearMe(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Posição desconhecida.' })).toBeVisible();
});

test('ER-03 explains a timeout', async ({ page }) => {
  await page.clock.install();
  // The permission prompt stays open.
  await page.addInitScript(() => {
    navigator.geolocation.getCurrentPosition = () => {};
  });
  await page.goto('/escolas');
  await nearMe(page).click();
  await expect(nearMe(page)).toHaveAttribute('aria-disabled', 'true');
  await page.clock.fastForward(31_000);
  await expect(page.getByRole('alert').filter({ hasText: 'Tempo expirado para aceitar.' })).toBeVisible();
  await expect(nearMe(page)).toBeEnabled();
});

test('ER-03 calls any other reason unknown', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.geolocation.getCurrentPosition = (_found, failed) =>
      failed?.({ code: 99, message: '', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 });
  });
  await page.goto('/escolas');
  await nearMe(page).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Erro desconhecido na localização.' }),
  ).toBeVisible();
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

test('ER-01 a failing address service shows the spec’s error', { tag: '@desktop' }, async ({ page }) => {
  await page.route('**/google/place/autocomplete*', (route) =>
    route.fulfill({ json: { status: 'REQUEST_DENIED', predictions: [] } }),
  );
  await page.goto('/escolas/busca?city=araguaina-to');
  const field = page.getByRole('combobox', { name: 'Endereço ou bairro' });
  await field.click();
  await field.pressSequentially('rua das', { delay: 30 });
  await expect(
    page.getByText('Erro ao obter lista de endereços').filter({ visible: true }).first(),
  ).toBeVisible();
});

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

test('ER-03 a visitor whose location is unknown sees no message', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  const response = page.waitForResponse('**/api/v3/visitor-location');
  await page.goto('/escolas');
  expect((await response).headers()['cache-control']).toContain('no-store');
  await expect(nearMe(page)).toBeVisible();
  await expect(page.getByRole('link', { name: /^Ver bolsas em/ })).toHaveCount(0);
  expect(errors).toEqual([]);
});
