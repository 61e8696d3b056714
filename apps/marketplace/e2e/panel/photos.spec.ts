import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Request } from '@playwright/test';
import sharp from 'sharp';
import { z } from 'zod';
import { expectNoViolations } from '../account/page-checks.ts';
import { signIn } from '../account/person.ts';
import { dataDir } from '../site.ts';
import { test } from '../visitor.ts';
import { signInAsSchool } from './school-account.ts';

/** Whether it sends a photo. */
const isUpload = (request: Request) => request.method() === 'POST' && request.url().endsWith('/photos');

const credentials = z.object({ email: z.string(), password: z.string() });

test('panel: somebody of a school sends a photo, describes and orders it by keyboard, and visitors see it', async ({
  page,
  browser,
}) => {
  const account = credentials.parse(
    JSON.parse(readFileSync(path.join(dataDir, 'demo-school-account.json'), 'utf8')),
  );
  await page.goto('/painel');
  await signIn(page, account);
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().press('Enter');
  const nav = page.getByRole('navigation', { name: 'Painel da escola' });
  await nav.getByRole('link', { name: 'A escola' }).press('Enter');
  const form = page.getByRole('form', { name: 'Fotos da escola' });
  const texts = form.getByLabel(/O que se vê na foto/);
  await expect(texts.first()).toBeVisible();
  const before = await texts.count();

  // An iPhone's photo by another name: its bytes say what it is, and the message what to do.
  const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
  const upload = form.getByLabel('Enviar fotos');
  await upload.setInputFiles({ name: 'iphone.jpg', mimeType: 'image/jpeg', buffer: heic });
  await expect(form.getByText(/^Fotos HEIC.*salve como JPEG/).first()).toBeVisible();
  await form.getByRole('button', { name: 'Remover iphone.jpg' }).press('Enter');

  // Larger than what is sent, so that the browser makes it smaller; of another color in each run, so that it is another photo.
  const color = { r: Date.now() % 256, g: (Date.now() >> 8) % 256, b: 90 };
  const buffer = await sharp({ create: { width: 3_000, height: 2_000, channels: 3, background: color } })
    .jpeg()
    .toBuffer();
  await upload.setInputFiles({ name: 'patio.jpg', mimeType: 'image/jpeg', buffer });
  await expect(texts).toHaveCount(before + 1);
  const written = `Pátio com árvores, ${Date.now()}`;
  await texts.last().fill(written);
  // What is not saved is there after a reload.
  await page.reload();
  await expect(texts.last()).toHaveValue(written);
  const up = form.getByRole('button', { name: `Mover ${written} para cima` });
  await up.focus();
  for (let moves = 0; moves < before; moves += 1) await page.keyboard.press('Enter');
  await expect(texts.first()).toHaveValue(written);
  await expectNoViolations(page);
  await form.getByRole('button', { name: 'Salvar as fotos' }).press('Enter');
  await expect(page.getByRole('listitem', { name: 'Fotos salvas.' })).toBeVisible();

  const visitor = await browser.newPage();
  const address = await page.getByRole('link', { name: 'Ver a página pública' }).getAttribute('href');
  const photo = visitor.getByRole('img', { name: written });
  await expect(async () => {
    await visitor.goto(new URL(address ?? '', page.url()).href);
    await expect(photo.first()).toBeVisible({ timeout: 500 });
  }).toPass();
  const loaded = () => photo.first().evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth);
  await expect.poll(loaded).toBeGreaterThan(0);
  await visitor.close();

  // The demonstration school is as before for other tests.
  await form.getByRole('button', { name: `Remover ${written}` }).press('Enter');
  await form.getByRole('button', { name: 'Salvar as fotos' }).press('Enter');
  await expect(texts).toHaveCount(before);
  await expect(form.getByText('Ainda não publicadas.')).toBeHidden();
});

test('panel: a photo whose page is left while it is sent is in the list afterwards', async ({ page }) => {
  await signInAsSchool(page, '/pagina');
  const nav = page.getByRole('navigation', { name: 'Painel da escola' });
  const form = page.getByRole('form', { name: 'Fotos da escola' });
  const texts = form.getByLabel(/O que se vê na foto/);
  await expect(texts.first()).toBeVisible();
  const before = await texts.count();

  let release: (() => void) | undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/v3/panel/schools/*/photos', async (route) => {
    if (route.request().method() === 'POST') await released;
    await route.continue();
  });
  const background = { r: Date.now() % 256, g: 60, b: 190 };
  const buffer = await sharp({ create: { width: 1_200, height: 800, channels: 3, background } })
    .jpeg()
    .toBuffer();
  const sending = page.waitForRequest(isUpload);
  await form.getByLabel('Enviar fotos').setInputFiles({ name: 'horta.jpg', mimeType: 'image/jpeg', buffer });
  await sending;
  await nav.getByRole('link', { name: 'Bolsas' }).press('Enter');
  await expect(page.getByRole('table', { name: 'Bolsas da escola' })).toBeVisible();
  const sent = page.waitForResponse((response) => isUpload(response.request()));
  release?.();
  await sent;
  await nav.getByRole('link', { name: 'A escola' }).press('Enter');
  await expect(texts).toHaveCount(before + 1);

  // Nothing was published, and nothing is left of it for other tests.
  await form.getByRole('button', { name: `Remover foto ${before + 1}` }).press('Enter');
  await expect(texts).toHaveCount(before);
  await expect(form.getByText('Ainda não publicadas.')).toBeHidden();
});
