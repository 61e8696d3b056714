import { expect, type Page } from '@playwright/test';
import { test } from '../visitor.ts';

/** A school of the imported census, which has no scholarships. */
const realSchool = 'Colégio Adventista de Araguaína';

const foundSchool = (page: Page) =>
  page.getByRole('main').getByRole('article').filter({ hasText: realSchool }).first();

const typed = ['coleg adventsta de araguaina', 'Col. Adventista Araguaína', 'adventista araguaina'];

test('CA-07 a school without a scholarship is found by a loosely typed name, and is marked', async ({
  page,
}) => {
  for (const name of typed) {
    await page.goto(`/escolas/busca?school=${encodeURIComponent(name)}`);
    await expect(foundSchool(page)).toContainText('Sem bolsa agora');
  }
  await page.goto(`/escolas/busca?city=araguaina-to&school=${encodeURIComponent(typed[0] ?? '')}`);
  await foundSchool(page).getByRole('link', { name: realSchool }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(realSchool);
});

test('ST-09 the city field also suggests schools', async ({ page }) => {
  await page.goto('/escolas');
  await page.getByRole('combobox', { name: 'Cidade' }).click();
  await page.keyboard.type('adventista de arag', { delay: 20 });
  await page.getByRole('option', { name: `${realSchool}, Araguaína, TO` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(realSchool);
});

async function switchOnAndOff(page: Page): Promise<void> {
  await page.goto('/escolas/busca?city=araguaina-to');
  // By keyboard: cards above it get their height while a click scrolls to it.
  await page.getByRole('link', { name: 'Só com bolsa' }).press('Enter');
  await expect(page).toHaveURL('/escolas/busca?city=araguaina-to&only=offers');
  await expect(page.getByText(/^Só com bolsa: \d+ escolas sem bolsa agora estão escondidas\./)).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Outras escolas/ })).toHaveCount(0);
  await page.getByRole('link', { name: 'Mostrar todas' }).press('Enter');
  await expect(page).toHaveURL('/escolas/busca?city=araguaina-to');
}

test('RT-20 “Só com bolsa” says what it hides, and shows it again', async ({ page }) => {
  await switchOnAndOff(page);
});

test('CA-07 a name of generic words says that it restricts nothing', async ({ page }) => {
  await page.goto('/escolas/busca?city=araguaina-to&school=col%C3%A9gio');
  await expect(page.getByText('“colégio” está no nome de muitas escolas')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\d+ bolsas em Araguaína, TO$/);
});

test.describe('P3 without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('RT-20 the switch works, and a school typed as a city is found', async ({ page }) => {
    await switchOnAndOff(page);
    await page.goto('/escolas');
    await page.getByRole('combobox', { name: 'Cidade' }).fill('adventista de araguaina');
    await page.getByRole('button', { name: 'Buscar bolsas' }).click();
    await page.getByRole('main').getByRole('link', { name: realSchool }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(realSchool);
  });

  test('EN-08 a school’s page states what an offer cost before its fee changed', async ({ page }) => {
    await page.goto('/escolas/busca?city=araguaina-to&size=50');
    const links = page.getByRole('main').locator('article h2 a, article h3 a');
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    // One at a time: all at once would be more than the site renders for its visitors.
    let changed: string | undefined;
    for (const address of new Set(addresses)) {
      const html = await (await page.request.get(address)).text();
      if (!/ era (?:<!-- -->)?R\$/.test(html)) continue;
      changed = address;
      break;
    }
    if (changed === undefined) throw new Error('No school of the city has a changed fee.');
    await page.goto(changed);
    await expect(
      page.getByText(/^Até \d\d\/\d\d\/\d{4} era R\$\s[\d.]+ por mês com a bolsa/).first(),
    ).toBeVisible();
  });
});
