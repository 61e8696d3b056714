import { AxeBuilder } from '@axe-core/playwright';
import { canSpell, misspelt } from '@melhor-escola/config/spelling';
import { expect, test, type Page } from '@playwright/test';
import { HtmlValidate } from 'html-validate';

const pages = {
  home: '/escolas',
  results: '/escolas/busca?city=araguaina-to',
  'results of one grade': '/escolas/busca?city=araguaina-to&grade=1-ano&priceMax=900',
  'no result': '/escolas/busca?city=araguaina-to&grade=bercario&priceMax=60',
  'which city': '/escolas/busca?city=S%C3%A3o+Jos%C3%A9',
  'around a point': '/escolas/busca?lat=-7.192&lng=-48.204&radius=5&sort=distance',
  map: '/escolas/busca?city=araguaina-to&view=map',
  'not found': '/nao-existe',
  help: '/central-de-ajuda',
  city: '/escolas/mensalidades/araguaina-to',
  'stage in a city': '/escolas/etapa-de-ensino/ensino-fundamental-i/araguaina-to',
  state: '/escolas/tocantins',
  country: '/escolas/brasil',
  'all stages': '/escolas/educacao-basica',
  stage: '/escolas/ensino-medio',
  'place with nothing': '/escolas/mensalidades/lavandeira-to',
  'help, searched': '/central-de-ajuda?q=bolsa',
  privacy: '/ajuda/privacidade',
  terms: '/ajuda/termos',
  'the data': '/ajuda/dados',
  methodologies: '/metodologias',
  methodology: '/metodologias/montessoriana',
  'no favorites': '/escolas/favoritos',
  'nothing to compare': '/escolas/comparar',
};

const validator = new HtmlValidate({
  extends: ['html-validate:recommended', 'html-validate:a11y'],
  rules: {
    // React writes charSet, fetchPriority and self-closing void elements: valid HTML in another taste.
    'attr-case': 'off',
    'void-style': 'off',
    'attribute-boolean-style': ['error', { style: 'empty' }],
    // A browser writes out an attribute without a value as crossorigin="": Vite's links to what a lazy part needs have one.
    'attribute-empty-style': 'off',
    // React's ids begin with an underscore: HTML only asks that an id has no space in it.
    'valid-id': ['error', { relaxed: true }],
    // Covers and the slider place their parts by style attributes, which the policy allows.
    'no-inline-style': 'off',
    // One line of HTML for a machine.
    'no-trailing-whitespace': 'off',
    // Search engines cut a title at about 60 characters, which the heads' own tests hold.
    'long-title': 'off',
    // Boxes of one question share a name: a form sends it once for each that is ticked.
    'form-dup-name': ['error', { shared: ['checkbox', 'radio', 'button', 'reset', 'submit'] }],
    // type="button" is what the kit writes on every button; inputs of type text say so too.
    'no-implicit-input-type': 'off',
    // The page's own format of numbers is written with a no-break space, checked by the tests of money.
    'tel-non-breaking': 'off',
  },
});

/** The address of a real school's page, found as a visitor would. */
async function schoolAddress(page: Page): Promise<string> {
  await page.goto(pages.results);
  return (await page.locator('main article a').first().getAttribute('href')) ?? '';
}

/** The same of a comparison and of a shared list: of the first schools of the results. */
async function schoolsAddress(page: Page, path: string): Promise<string> {
  await page.goto(pages.results);
  const links = await page
    .locator('main article a')
    .evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
  const slugs = [...new Set(links.map((href) => href.split('/').at(-1) ?? ''))].slice(0, 4);
  return `${path}?${slugs.map((slug) => `escola=${slug}`).join('&')}`;
}

type Address = string | ((page: Page) => Promise<string>);

const judged: readonly (readonly [name: string, address: Address])[] = [
  ...Object.entries(pages),
  ['school', schoolAddress],
  ['comparison', (page) => schoolsAddress(page, '/escolas/comparar')],
  ['shared list', (page) => schoolsAddress(page, '/escolas/favoritos')],
];

const addressOf = (page: Page, address: Address): Promise<string> | string =>
  typeof address === 'string' ? address : address(page);

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`A1 axe finds nothing, ${colorScheme}`, () => {
    test.use({ colorScheme });
    for (const [name, address] of judged) {
      test(name, async ({ page }) => {
        await page.goto(await addressOf(page, address));
        await page.evaluate(() => document.fonts.ready);
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
          .analyze();
        expect(
          violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`),
        ).toEqual([]);
      });
    }
  });
}

for (const [name, address] of judged) {
  test(`A3 html-validate is content with ${name}, as sent and as it stands in the browser`, async ({
    page,
    request,
  }) => {
    const path = await addressOf(page, address);
    const sent = await (await request.get(path)).text();
    await page.goto(path, { waitUntil: 'networkidle' });
    for (const html of [
      sent,
      `<!DOCTYPE html>${await page.locator('html').evaluate((element) => element.outerHTML)}`,
    ]) {
      const report = await validator.validateString(html);
      const messages = report.results.flatMap((result) =>
        result.messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
      );
      expect(messages).toEqual([]);
    }
  });
}

for (const [name, address] of [...Object.entries(pages), ['school', '']] as const) {
  test(`A6 hunspell knows every word of ${name}`, async ({ page }) => {
    test.skip(!canSpell(), 'hunspell and hunspell-pt-br are not installed');
    await page.goto(address || (await schoolAddress(page)));
    const description = await page.locator('meta[name=description]').getAttribute('content');
    const text = await page.locator('body').innerText();
    expect(misspelt(`${await page.title()} ${description} ${text}`)).toEqual([]);
  });
}
