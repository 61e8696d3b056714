import { expect } from '@playwright/test';
import { expectNoViolations } from '../account/page-checks.ts';
import { test } from '../visitor.ts';
import { signInAsSchool } from './school-account.ts';

test(
  'panel: somebody of a school corrects its page by keyboard, and visitors see it',
  { tag: '@smoke' },
  async ({ page, browser }) => {
    await signInAsSchool(page);
    await expectNoViolations(page);
    await page.getByRole('main').getByRole('listitem').getByRole('link').first().press('Enter');
    await expect(page.getByRole('heading', { name: 'O que espera por você' })).toBeVisible();
    await expectNoViolations(page);

    const nav = page.getByRole('navigation', { name: 'Painel da escola' });
    await nav.getByRole('link', { name: 'A escola' }).press('Enter');
    const description = page.getByLabel('Descrição');
    await expectNoViolations(page);
    const written = `Uma escola que escreve de si, ${Date.now()}.`;
    await description.fill(written);
    // What is typed and not saved is there after a reload.
    await page.reload();
    await expect(description).toHaveValue(written);

    // How the school teaches and what it has, and the page as it will be, which nobody else sees yet.
    const method = page.getByRole('checkbox', { name: 'Waldorf' });
    await method.press('Space');
    const pool = page.getByRole('checkbox', { name: 'Piscina' });
    await pool.press('Space');
    const isTaught = await method.isChecked();
    const hasPool = await pool.isChecked();
    await page.getByRole('link', { name: 'Ver como fica' }).press('Enter');
    const preview = page.getByRole('region', { name: 'Prévia' });
    await expect(preview).toContainText('Ainda não publicado: descrição, como ensina, o que a escola tem.');
    await expect(page.getByText(written)).toBeVisible();
    await expect(page.locator('#sobre ~ dl').getByRole('link', { name: 'Waldorf' })).toHaveCount(
      isTaught ? 1 : 0,
    );
    await expectNoViolations(page);
    await preview.getByRole('link', { name: 'Voltar a editar' }).press('Enter');
    await expect(description).toHaveValue(written);
    await expect(method).toBeChecked({ checked: isTaught });
    await expect(pool).toBeChecked({ checked: hasPool });

    await page.getByRole('button', { name: 'Salvar a página' }).press('Enter');
    await expect(page.getByRole('listitem', { name: 'Página salva.' })).toBeVisible();
    await expect(description).toHaveAccessibleDescription(/Informado pela escola em \d\d\/\d\d\/\d{4}/);

    const visitor = await browser.newPage({ javaScriptEnabled: false });
    const address = await page.getByRole('link', { name: 'Ver a página pública' }).getAttribute('href');
    await expect(async () => {
      await visitor.goto(new URL(address ?? '', page.url()).href);
      await expect(visitor.getByText(written)).toBeVisible({ timeout: 500 });
    }).toPass();
    const about = visitor.getByRole('region', { name: 'Sobre a escola' });
    await expect(about.getByRole('link', { name: 'Waldorf' })).toHaveCount(isTaught ? 1 : 0);
    // Beside the description and beside how it teaches.
    await expect(about.getByText(/^Informado pela escola em \d\d\/\d\d\/\d{4}$/)).toHaveCount(2);
    // Once more the run before's change is taken back, and the census is right again.
    const box = pool.locator('xpath=ancestor::*[@data-component="checkbox"][1]');
    const isCorrected = await box.getByText('A escola corrige').isVisible();
    const official = visitor.getByRole('region', { name: 'Dados da escola' });
    const correction = /Informado pela escola em \d\d\/\d\d\/\d{4}, à parte do censo: .*piscina/;
    await (isCorrected
      ? expect(official).toContainText(correction)
      : expect(official).not.toContainText(correction));
    await visitor.close();
  },
);
