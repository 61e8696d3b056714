import { expect, type Page } from '@playwright/test';
import { LoopbackServer } from '../fakes/loopback-server.ts';
import { createDataFolder, startSecondService, type SecondService } from '../second-service.ts';
import { startSecondSite, type SecondSite } from '../second-site.ts';
import { test } from '../visitor.ts';

/* VA-06: what visitors see of Google's statuses, from the page through the site and the service to a server that answers as Google's. */

let google: LoopbackServer;
let folder: Awaited<ReturnType<typeof createDataFolder>>;
let service: SecondService;
let site: SecondSite;
/** Google's next bodies, by the end of the path. */
let answers: Record<string, object> = {};

const street = {
  description: 'Rua das Mangueiras, Araguaína - TO, Brasil',
  place_id: 'ChIJ-mangueiras',
  structured_formatting: { main_text: 'Rua das Mangueiras', secondary_text: 'Araguaína - TO' },
  types: ['route'],
};
const found = { status: 'OK', predictions: [street] };
const place = {
  place_id: street.place_id,
  geometry: { location: { lat: -7.19, lng: -48.2 } },
  types: ['route'],
};

test.beforeAll(async () => {
  test.setTimeout(150_000);
  google = await LoopbackServer.start(({ url = '' }, response) => {
    const { pathname } = new URL(url, 'http://google.test');
    const kind = /\/place\/(?<kind>autocomplete|details)\//u.exec(pathname)?.groups?.['kind'] ?? 'geocode';
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify(answers[kind] ?? { status: 'ZERO_RESULTS' }));
  });
  folder = await createDataFolder();
  service = await startSecondService(folder.path, {
    GOOGLE_MAPS_KEY: 'known-to-servers',
    GOOGLE_MAPS_URL: google.url,
  });
  site = await startSecondSite(service.url, { DATA_DIR: folder.path });
});
test.afterAll(async () => {
  site.stop();
  await service.stop();
  google.stop();
  await folder.remove();
});

/** Types an address. Equal ones are answered from the service's cache, so each test has its own. */
async function typeAddress(page: Page, text: string): Promise<void> {
  await page.goto(`${site.url}/escolas/busca?city=sao-paulo-sp`);
  const field = page.getByRole('combobox', { name: 'Endereço ou bairro' });
  await field.click();
  await field.pressSequentially(text, { delay: 30 });
}

const listError = (page: Page) =>
  page.getByText('Erro ao obter lista de endereços').filter({ visible: true }).first();
const firstOption = (page: Page) => page.getByRole('listbox').getByRole('option').first();

test(
  'VA-06 addresses of a response that is OK are offered, and the chosen one limits the search',
  { tag: '@desktop' },
  async ({ page }) => {
    answers = { autocomplete: found, details: { status: 'OK', result: place } };
    await typeAddress(page, 'rua das mang');
    await expect(firstOption(page)).toContainText('Rua das Mangueiras');
    await firstOption(page).click();
    await expect(page).toHaveURL(/lat=-7\.19&lng=-48\.2/u);
  },
);

test('VA-06 no addresses (ZERO_RESULTS) is no error', { tag: '@desktop' }, async ({ page }) => {
  answers = { autocomplete: { status: 'ZERO_RESULTS', predictions: [] } };
  await typeAddress(page, 'zzz');
  await expect(page.getByText('Nenhum resultado encontrado').first()).toBeVisible();
  await expect(listError(page)).toHaveCount(0);
});

for (const [index, status] of [
  'REQUEST_DENIED',
  'OVER_QUERY_LIMIT',
  'INVALID_REQUEST',
  'UNKNOWN_ERROR',
].entries()) {
  test(
    `VA-06 ER-01 a list with the status ${status} is not offered`,
    { tag: '@desktop' },
    async ({ page }) => {
      answers = { autocomplete: { status, predictions: [street] } };
      await typeAddress(page, `alameda ${'abcd'[index]}`);
      await expect(listError(page)).toBeVisible();
      await expect(page.getByText('Rua das Mangueiras')).toHaveCount(0);
    },
  );

  test(
    `VA-06 ER-01 a place with the status ${status} is not taken`,
    { tag: '@desktop' },
    async ({ page }) => {
      const own = { ...street, place_id: `ChIJ-${index}` };
      answers = { autocomplete: { status: 'OK', predictions: [own] }, details: { status, result: place } };
      await typeAddress(page, `travessa ${'abcd'[index]}`);
      await firstOption(page).click();
      await expect(page.getByText('Erro ao obter detalhes do endereço').first()).toBeVisible();
      await expect(page).toHaveURL(`${site.url}/escolas/busca?city=sao-paulo-sp`);
    },
  );
}
