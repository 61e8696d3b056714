import { expect, type APIRequestContext } from '@playwright/test';
import { operatorHeaders } from '../operator.ts';
import { analyticsConsent } from '../consent-cookie.ts';
import { startPhotoService, type PhotoService } from '../fakes/photo-service.ts';
import { startSecondSite } from '../second-site.ts';
import { pushedEvents } from '../tracking/tracked-visit.ts';
import { test } from '../visitor.ts';

let service: PhotoService;
let site: Awaited<ReturnType<typeof startSecondSite>>;

test.beforeAll(async () => {
  // Unique names per run, because converted photos are cached between runs.
  const run = Date.now().toString(36);
  service = await startPhotoService(['frente', 'patio', 'sala', 'quadra'].map((name) => `${name}-${run}`));
  site = await startSecondSite(service.url, { IMAGE_HOSTS: service.photoHost });
});

test.afterAll(() => {
  site.stop();
  service.stop();
});

/** Path of a school with photos. */
async function schoolWithPhotos(request: APIRequestContext): Promise<string> {
  const html = await (await request.get(`${site.url}/playground`, { headers: operatorHeaders() })).text();
  const school = /href="([^"]+)"[^>]*>Com fotos</u.exec(html)?.[1];
  if (school === undefined) throw new Error('The playground lists no school with photos.');
  return school;
}

test('CA-16 photos come from the site in the width and format for this screen, the first at once and the others lazily', async ({
  page,
  request,
}) => {
  const school = await schoolWithPhotos(request);
  const types: string[] = [];
  const consoleErrors: string[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.startsWith('/imagens/'))
      types.push(response.headers()['content-type'] ?? '');
  });
  page.on('console', (message) => message.type() === 'error' && consoleErrors.push(message.text()));
  await page.goto(site.url + school, { waitUntil: 'networkidle' });
  const photos = page.getByRole('img', { name: /, foto \d de 4$/u });
  const first = photos.first();
  await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const { chosen, shown, density } = await first.evaluate((image: HTMLImageElement) => ({
    chosen: Number(/\/imagens\/(\d+)\//u.exec(image.currentSrc)?.[1]),
    shown: image.getBoundingClientRect().width,
    density: devicePixelRatio,
  }));
  expect(chosen).toBeGreaterThanOrEqual(Math.min(shown * density, 1280) * 0.9);
  expect(chosen).toBeLessThanOrEqual(shown * density * 2);
  await expect(first).toHaveAttribute('loading', 'eager');
  await expect(photos.nth(3)).toHaveAttribute('loading', 'lazy');
  expect(new Set(types)).toEqual(new Set(['image/avif']));
  expect(consoleErrors).toEqual([]);
});

test.describe('with consent to analytics', () => {
  test.use({ storageState: analyticsConsent });

  test('CA-14 ST-12 photos change by arrows and dots only, from first to last, which is tracked', async ({
    page,
    request,
  }) => {
    await page.goto(site.url + (await schoolWithPhotos(request)), { waitUntil: 'networkidle' });
    const gallery = page.getByRole('region', { name: /^Fotos: / });
    const next = gallery.getByRole('button', { name: 'Próximo' });
    const dots = gallery.getByRole('list', { name: 'Escolher o que mostrar' }).getByRole('button');
    await expect(gallery.getByRole('button', { name: 'Anterior' })).toHaveAttribute('aria-disabled', 'true');
    await expect(gallery.getByRole('button', { name: 'Pausar a rotação' })).toHaveCount(0);
    await next.click();
    const interactions = async () =>
      (await pushedEvents(page)).filter(({ event }) => event === 'interaction');
    await expect
      .poll(interactions)
      .toEqual([{ event: 'interaction', component: 'school-gallery', action: 'move', label: '2' }]);
    await expect(dots.nth(1)).toHaveAttribute('aria-current', 'true');
    await dots.last().click();
    await expect(dots.last()).toHaveAttribute('aria-current', 'true');
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await next.click({ force: true });
    await expect(dots.last()).toHaveAttribute('aria-current', 'true');
  });
});
