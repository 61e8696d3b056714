import { expect } from '@playwright/test';
import { findSchoolPath } from '../schools.ts';
import { test } from '../visitor.ts';

/* A parent opens a school's report card, sends it and prints it: on a phone. */

test('the report card opens from the school’s page and is sent by WhatsApp', async ({ page }) => {
  const path = await findSchoolPath(page.request);
  await page.goto(path);
  const name = (await page.getByRole('heading', { level: 1 }).innerText()).trim();
  await page.getByRole('link', { name: 'Ver o boletim da escola' }).click();
  await expect(page).toHaveURL(new RegExp(`${path}/boletim$`, 'u'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(
    new RegExp(`^Boletim da escola ${name}$`, 'u'),
  );
  for (const subject of ['Preço', 'Avaliação das famílias', 'Estrutura', 'Turmas'])
    await expect(page.getByRole('rowheader', { name: subject })).toBeVisible();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${path}$`, 'u'));
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');

  const href = await page.getByRole('link', { name: 'Enviar por WhatsApp' }).getAttribute('href');
  const whatsapp = new URL(href ?? '');
  expect(whatsapp.origin + whatsapp.pathname).toBe('https://wa.me/');
  expect(whatsapp.searchParams.get('text')).toMatch(
    new RegExp(
      `^Boletim da escola ${name} \\(Araguaína, TO\\): ${new URL(page.url()).origin}${path}/boletim$`,
      'u',
    ),
  );
});

test('the report card is printed on one A5 page, black on white in the dark theme too', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const path = await findSchoolPath(page.request);
  await page.goto(`${path}/boletim`);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type \/Page\b/gu)).toHaveLength(1);
  // In points: 148 × 210 mm.
  const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/u.exec(pdf) ?? [];
  expect(Number(width)).toBeCloseTo(419.5, -1);
  expect(Number(height)).toBeCloseTo(595.3, -1);

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const control of ['Imprimir', 'Enviar por WhatsApp', 'Ver a página da escola'])
    await expect(page.getByText(control, { exact: true })).toBeHidden();
  await expect(page.getByRole('banner').getByRole('link', { name: /página inicial/u })).toBeVisible();
  await expect(page.getByRole('link', { name: new RegExp(`^http.*${path}$`, 'u') })).toBeVisible();
  const colors = await page
    .getByRole('rowheader')
    .first()
    .evaluate((cell) => ({
      ink: getComputedStyle(cell).color,
      paper: getComputedStyle(document.body).backgroundColor,
    }));
  expect(colors).toEqual({ ink: 'rgb(0, 0, 0)', paper: 'rgb(255, 255, 255)' });
});
