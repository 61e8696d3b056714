import { expect, type Page } from '@playwright/test';
import { analyticsConsent } from '../consent-cookie.ts';
import { startPhotoService, type PhotoService } from '../fakes/photo-service.ts';
import { startSecondSite } from '../second-site.ts';
import { axeFindings, everyTag } from '../pages/axe.ts';
import { pushedEvents } from '../tracking/tracked-visit.ts';
import { findSchoolPath } from '../schools.ts';
import { test } from '../visitor.ts';

/** Gives each school the same four photos. */
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

test('CA-16 photos come from the site in the width and format for this screen, the first at once and the others lazily', async ({
  page,
  request,
}) => {
  const school = await findSchoolPath(request);
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

test.describe('on a tablet, with consent to analytics', () => {
  test.use({ viewport: { width: 768, height: 1024 }, storageState: analyticsConsent });

  test('CA-14 stepping through the photos is tracked', async ({ page, request }) => {
    await page.goto(site.url + (await findSchoolPath(request)));
    await page.getByRole('link', { name: /^Ampliar: .+, foto 1 de 4$/u }).click();
    await page
      .getByRole('dialog', { name: /^Fotos: / })
      .getByRole('button', { name: 'Próximo' })
      .click();
    await expect
      .poll(async () => (await pushedEvents(page)).filter(({ event }) => event === 'interaction'))
      .toEqual([
        { event: 'interaction', component: 'school-gallery', action: 'open', label: '1' },
        { event: 'interaction', component: 'school-gallery', action: 'move', label: '2' },
      ]);
  });
});

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

  test('product 13 a photo opens in the whole window, where arrow keys change it and Escape returns to it', async ({
    page,
    request,
  }) => {
    const viewerRequests: string[] = [];
    page.on('request', (sent) => {
      if (sent.url().includes('photo-viewer')) viewerRequests.push(sent.url());
    });
    await page.goto(site.url + (await findSchoolPath(request)), { waitUntil: 'networkidle' });
    expect(viewerRequests).toEqual([]);
    const second = page.getByRole('link', { name: /^Ampliar: .+, foto 2 de 4$/u });
    await second.focus();
    await page.keyboard.press('Enter');
    const viewer = page.getByRole('dialog', { name: /^Fotos: / });
    await expect(viewer.getByText('2 de 4', { exact: true })).toBeVisible();
    // It arrives from below.
    await expect.poll(() => viewer.boundingBox()).toEqual({ x: 0, y: 0, width: 1280, height: 800 });
    const large = viewer.getByRole('img', { name: /, foto 2 de 4$/u });
    await expect
      .poll(() => large.evaluate((image: HTMLImageElement) => image.currentSrc))
      .toContain('/imagens/1280/');
    await page.keyboard.press('ArrowRight');
    await expect(viewer.getByText('3 de 4', { exact: true })).toBeVisible();
    await viewer.getByRole('button', { name: 'Anterior' }).click();
    await expect(viewer.getByText('2 de 4', { exact: true })).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(viewer.getByText('1 de 4', { exact: true })).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(viewer.getByText('1 de 4', { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(viewer).toHaveCount(0);
    await expect(second).toBeFocused();
  });
});

test('product 13 on a phone a photo opens at a tap, changes at a swipe, and Back closes it, also on its side', async ({
  page,
  request,
}) => {
  const school = await findSchoolPath(request);
  await page.goto(site.url + school);
  await page.getByRole('link', { name: /^Ampliar: .+, foto 1 de 4$/u }).tap();
  const viewer = page.getByRole('dialog', { name: /^Fotos: / });
  await expect(viewer.getByText('1 de 4', { exact: true })).toBeVisible();
  await expect.poll(() => viewer.boundingBox()).toMatchObject({ x: 0, y: 0 });
  expect(await axeFindings(page, everyTag)).toEqual([]);
  await swipeLeft(page);
  await expect(viewer.getByText('2 de 4', { exact: true })).toBeVisible();
  await page.goBack();
  await expect(viewer).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe(school);

  await page.setViewportSize({ width: 740, height: 360 });
  await page.getByRole('link', { name: /^Ampliar: .+, foto 1 de 4$/u }).tap();
  await expect(viewer.getByText('1 de 4', { exact: true })).toBeVisible();
  await page.goBack();
  await expect(viewer).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe(school);
});

/** A swipe of a finger across the middle of the page. */
async function swipeLeft(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: 350 }] });
  await touch('touchStart', 300);
  for (const x of [260, 200, 140, 80]) await touch('touchMove', x);
  await touch('touchEnd');
}
