import { AxeBuilder } from '@axe-core/playwright';
import { canSpell, misspelt } from '@melhor-escola/config/spelling';
import { expect, test } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { addressOf, publicPages } from './public-pages.ts';

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

/** What axe says of the page as it stands. */
async function complaints(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
}

// A colour on its way to another is neither.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [name, address] of Object.entries(publicPages)) {
  test(`A1 axe finds nothing in ${name}, light and dark`, async ({ page }) => {
    await page.goto(await addressOf(page, address));
    await page.evaluate(() => document.fonts.ready);
    const found = await complaints(
      new AxeBuilder({ page }).withTags([
        'wcag2a',
        'wcag2aa',
        'wcag21a',
        'wcag21aa',
        'wcag22aa',
        'best-practice',
      ]),
    );
    expect(found).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    // In the dark the same elements stand in other colours, and nothing else differs.
    expect(await complaints(new AxeBuilder({ page }).withRules(['color-contrast']))).toEqual([]);
  });

  // One document for every screen: @desk.
  test(
    `A3 A6 html-validate and hunspell are content with ${name}`,
    { tag: '@desk' },
    async ({ page, request }) => {
      const path = await addressOf(page, address);
      const sent = await (await request.get(path)).text();
      await page.goto(path, { waitUntil: 'networkidle' });
      const stands = await page.locator('html').evaluate((element) => element.outerHTML);
      for (const html of [sent, `<!DOCTYPE html>${stands}`]) {
        const report = await validator.validateString(html);
        const messages = report.results.flatMap((result) =>
          result.messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
        );
        expect(messages).toEqual([]);
      }
      if (!canSpell()) {
        const description = 'A6 was not judged: hunspell and hunspell-pt-br are not installed';
        test.info().annotations.push({ type: 'warning', description });
        return;
      }
      const description = await page.locator('meta[name=description]').getAttribute('content');
      const text = await page.locator('body').innerText();
      expect(misspelt(`${await page.title()} ${description} ${text}`)).toEqual([]);
    },
  );
}
