import { expect, type Page } from '@playwright/test';
import { newCpf } from '../account/cpf.ts';
import { newPerson } from '../account/person.ts';
import {
  cancelReservations,
  continueButton,
  isEligible,
  nameStudent,
  reserveButton,
  reserved,
} from '../account/reservation.ts';
import { axeFindings, everyTag } from '../pages/axe.ts';
import { analyticsConsent } from '../consent-cookie.ts';
import { visitsByStep } from '../operator.ts';
import {
  cookieNames,
  engage,
  optionalRequests,
  answerConsent,
  question,
  storedNames,
  pushedEvents,
} from './tracked-visit.ts';
import { startTrackingServices, type TrackingServices } from '../fakes/tracking-services.ts';
import { tagManagerPort } from '../site.ts';
import { scrollToHydrated, test } from '../visitor.ts';

let services: TrackingServices;
test.beforeAll(async () => {
  services = await startTrackingServices();
});
test.afterAll(() => services.stop());

// Visitors who have not been asked for consent.
test.use({
  storageState: { cookies: [], origins: [] },
  // A person's user agent, because bots are not counted (EN-13).
  userAgent:
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36',
});

const results = '/escolas/busca?city=araguaina-to';
test(
  'S22 nothing optional is loaded, sent or stored before an answer, nor after a denial',
  { tag: '@smoke' },
  async ({ page }) => {
    const asked = optionalRequests(page);
    for (const path of ['/escolas', results, '/escolas/mensalidades/araguaina-to', '/ajuda/privacidade']) {
      await page.goto(`${path}${path.includes('?') ? '&' : '?'}utm_source=jornal`);
      await page.waitForLoadState('networkidle');
      await expect(question(page)).toBeHidden();
      await engage(page);
    }
    expect.soft(await axeFindings(page, everyTag)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    expect.soft(await axeFindings(page, ['color-contrast'])).toEqual([]);
    expect.soft(await cookieNames(page)).toEqual([]);
    await answerConsent(page, 'Recusar');
    await expect(question(page)).toBeHidden();
    // The policy's section about cookies is on its page; the panel opens from the footer.
    await page.getByRole('main').getByRole('link', { name: 'Cookies', exact: true }).tap();
    await expect(page).toHaveURL(/#cookies$/);
    await expect.soft(page.getByRole('dialog')).toHaveCount(0);
    await page.goto(results);
    await page.locator('main article').first().getByRole('heading').getByRole('link').tap();
    await expect(page).not.toHaveURL(/busca/);
    await page.waitForLoadState('networkidle');
    expect.soft(asked).toEqual([]);
    expect.soft(await cookieNames(page)).toEqual(['consent']);
    expect.soft((await storedNames(page)).filter((name) => /faro|_ga|gcl/.test(name))).toEqual([]);
  },
);

/** Prevents navigation, because these tests only check that clicks on links are tracked. */
const stayHere = (page: Page): Promise<void> =>
  page.evaluate(() =>
    window.addEventListener('click', (event) => {
      if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
    }),
  );

/** A new visitor's way from the results to a reservation. */
async function findAndReserve(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Ordenar' }).tap();
  await page.getByRole('dialog').getByText('Menor mensalidade').tap();
  await expect(page).toHaveURL(/sort=price-asc/);
  // The cheapest are listed.
  await expect.poll(async () => (await pushedEvents(page)).length).toBe(4);
  const card = page.locator('main article').first();
  await expect(card).toBeVisible();
  await page.waitForLoadState('networkidle');
  await card.getByRole('heading').getByRole('link').tap();
  await expect(page.getByRole('heading', { name: /bolsas? nesta escola$/u })).toBeVisible();
  await page
    .getByRole('link', { name: /^Reservar bolsa/ })
    .first()
    .tap();
  await expect(page).toHaveURL(/\/reservar\//);
  await isEligible(page);
  const { name, email, password } = newPerson();
  await page.getByLabel('Nome completo').fill(name);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Celular com DDD').fill('63912345678');
  await continueButton(page).tap();
  await page.getByLabel('Seu CPF').fill(newCpf());
  await page.getByLabel('Crie uma senha').fill(password);
  await page.getByRole('button', { name: 'Criar conta e continuar' }).tap();
  await nameStudent(page);
  await reserveButton(page).tap();
  await expect(reserved(page)).toBeVisible();
  await stayHere(page);
  await page.getByRole('link', { name: /^Pagar agora/ }).tap();
}

test('CA-14 CA-13 EN-18 a whole visit, from a search to a reservation, is tracked as in the catalog, after consent', async ({
  page,
  context,
}) => {
  test.slow();
  const before = await visitsByStep();
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false });
  });
  const containers: string[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/gtm.js')) containers.push(response.url());
  });
  await page.goto(`${results}&utm_source=jornal&utm_campaign=matricula`);
  await answerConsent(page, 'Aceitar');
  await expect.poll(() => containers).toEqual([`http://localhost:${tagManagerPort}/gtm.js?id=GTM-E2ETEST`]);
  await findAndReserve(page);

  const eventNames = async () => (await pushedEvents(page)).map(({ event }) => event);
  await expect
    .poll(eventNames)
    .toEqual([
      'search_behaviour',
      'search_data_received',
      'search_behaviour',
      'search_data_received',
      'offer_card_click',
      'product_display_data',
      'button_click',
      'lead_cadastro_sucesso',
      'order_status',
      'button_click',
    ]);
  const events = await pushedEvents(page);
  expect(events[9]).toMatchObject({ button: 'pay', place: 'reservation' });
  expect(events[0]).toMatchObject({ city: 'araguaina-to', state: 'to', current_page: 1, minimum_value: 1 });
  // No visitor id yet: a search alone does not create one.
  expect(events[0]?.['base_user_id']).toBeUndefined();
  expect(events[4]).toMatchObject({
    list: 'results',
    position: 1,
    offer: { school_location: { city: 'araguaina-to' } },
  });
  expect(events[7]).toMatchObject({ form: 'lead_gate' });
  expect(events[8]).toMatchObject({ status: 'initiated' });
  expect(await cookieNames(page)).toEqual(
    expect.arrayContaining(['consent', 'utmCampaign', 'utmSource', 'visitor_id']),
  );
  await expect
    .poll(async () => {
      const now = await visitsByStep();
      return ['search', 'school', 'offer', 'lead', 'reservation'].map(
        (step) => (now[step] ?? 0) - (before[step] ?? 0),
      );
    })
    .toEqual([1, 1, 1, 1, 1]);

  // From now on searches are tracked with the visitor id (EN-02).
  await page.goto(results);
  await expect
    .poll(async () => (await pushedEvents(page)).find(({ event }) => event === 'search_behaviour'))
    .toMatchObject({ base_user_id: expect.any(Number) });
  await cancelReservations(context);
});

test('CA-14 EN-18 interactions are tracked: maps, questions and links', async ({ page, context }) => {
  // Without consent to maps, which would open by themselves.
  await context.addCookies(analyticsConsent.cookies);
  await page.goto(`${results}&view=map`);
  await page
    .locator('main article')
    .first()
    .getByRole('button', { name: /no mapa$/u })
    .tap();
  const school = page.getByRole('region', { name: 'Escolhida no mapa' }).getByRole('link').first();
  const slug = (await school.getAttribute('href'))?.split('/').at(-1);
  // A single school's pin after zooming in: pins of several schools show a count.
  const name = await school.innerText();
  // The map has panned until the tray does not cover it.
  await page.getByRole('button', { name: `${name}, bolsa mais barata`, pressed: true }).tap();
  const used = async () => (await pushedEvents(page)).filter(({ event }) => event === 'interaction');
  await expect.poll(used).toEqual([
    { event: 'interaction', component: 'results-map', action: 'open' },
    { event: 'interaction', component: 'results-map', action: 'show', label: slug },
    { event: 'interaction', component: 'results-map', action: 'choose', label: slug },
  ]);
  await school.tap();
  await stayHere(page);
  // The lower sections are loaded when the visitor approaches them.
  await page.getByRole('navigation', { name: 'Nesta página' }).getByRole('link', { name: 'Onde fica' }).tap();
  await page.getByRole('link', { name: 'Traçar a rota até a escola' }).tap();
  await page.getByRole('link', { name: 'WhatsApp da nossa equipe', exact: true }).tap();
  await scrollToHydrated(page.getByRole('contentinfo').getByRole('link', { name: '0800' }));
  await page.getByRole('contentinfo').getByRole('link', { name: '0800' }).tap();
  await page.getByRole('main').getByRole('button', { name: 'Compartilhar' }).first().tap();
  await page.route('https://www.openstreetmap.org/**', (route) => route.fulfill({ body: '' }));
  await page.getByRole('button', { name: 'Mostrar o mapa' }).tap();
  await expect
    .poll(async () => (await used()).at(-1))
    .toEqual({ event: 'interaction', component: 'school-map', action: 'open' });
  const pressed = async () => (await pushedEvents(page)).filter(({ event }) => event === 'button_click');
  await expect.poll(pressed).toEqual([
    { event: 'button_click', button: 'directions', place: 'school-map', school_slug: slug },
    { event: 'button_click', button: 'whatsapp', place: 'school-contact', school_slug: slug },
    { event: 'button_click', button: 'call', place: 'footer' },
    { event: 'button_click', button: 'share', place: 'page' },
  ]);
  await page.goto('/central-de-ajuda');
  await page.getByRole('main').getByRole('button', { name: /\?$/u }).nth(1).tap();
  await expect.poll(used).toMatchObject([{ component: 'help-question', action: 'open' }]);
  await stayHere(page);
  await page.getByRole('main').getByRole('link', { name: '0800' }).first().tap();
  await expect.poll(pressed).toEqual([{ event: 'button_click', button: 'call', place: 'help-center' }]);
});

test('S22 withdrawing consent clears the device, and the next navigation is a full page load', async ({
  page,
}) => {
  await page.goto(`${results}&utm_source=jornal`);
  await answerConsent(page, 'Aceitar');
  await expect.poll(() => cookieNames(page)).toContain('_ga');
  await expect.poll(() => cookieNames(page)).toContain('visitor_id');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookies' }).tap();
  await page
    .getByRole('dialog', { name: 'Privacidade e cookies' })
    .getByRole('button', { name: 'Recusar tudo' })
    .tap();
  await expect.poll(() => cookieNames(page)).toEqual(['consent']);
  const asked = optionalRequests(page);
  const document = page.waitForRequest((request) => request.isNavigationRequest());
  await page.locator('main article').first().getByRole('heading').getByRole('link').tap();
  await document;
  await expect(page.getByRole('heading', { name: /bolsas? nesta escola$/u })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
});

test('CA-13 ER-03 an error is reported without personal data', async ({ page }) => {
  await page.goto('/escolas');
  const reporter = page.waitForResponse(/error-reporting-/);
  await answerConsent(page, 'Aceitar');
  await reporter;
  await page.waitForLoadState('networkidle');
  const findReport = () =>
    services.rollbar.find(({ body }) => body.includes('Falha de [removed], CPF [removed]'));
  // Its code has loaded; whether it listens shows only with an error.
  await expect(async () => {
    await page.evaluate(() => {
      for (const message of ['Network Error', 'Falha de ana@exemplo.com, CPF 529.982.247-25'])
        setTimeout(() => {
          throw new Error(message);
        });
    });
    await expect.poll(findReport, { timeout: 2_000 }).toBeDefined();
  }).toPass();
  expect(services.rollbar.filter(({ body }) => body.includes('Network Error'))).toEqual([]);
  const report = findReport();
  expect(report?.path).toBe('/api/1/item/');
  expect(report?.body).not.toMatch(/ana@|529\.982/);
});
