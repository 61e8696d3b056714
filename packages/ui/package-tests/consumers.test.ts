import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { chromiumArguments, chromiumPath } from '@melhor-escola/config/chromium';
import { buildConsumer, checkTypes } from '@melhor-escola/config/packaging/consumer-project';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type Consumer, consumers, installKitConsumers, renderOnServer, serve } from './consumer.ts';

let folder: string;
let browser: Browser;
/** The HTML that each server rendered. */
const pages = new Map<Consumer, string>();

beforeAll(async () => {
  [folder, browser] = await Promise.all([
    installKitConsumers(inject('tarball')),
    chromium.launch({ executablePath: await chromiumPath(), args: [...chromiumArguments] }),
  ]);
});

afterAll(async () => {
  await browser.close();
  await rm(folder, { recursive: true });
});

interface Visit {
  page: Page;
  /** Console messages, exceptions and failed requests of the page. */
  problems: string[];
  close: () => Promise<void>;
}

/** Opens the consumer's page, and waits for its scripts and fonts. */
async function visit(consumer: Consumer, prepare?: (page: Page) => Promise<void>): Promise<Visit> {
  const { url, server } = await serve(path.join(folder, consumer), pages.get(consumer) ?? '');
  const page = await browser.newPage({ viewport: { width: 768, height: 1024 }, colorScheme: 'light' });
  const problems: string[] = [];
  page.on('console', (message) => {
    // React's DevTools advertisement, once per page in development.
    if (!message.text().includes('Download the React DevTools'))
      problems.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('response', (response) => {
    if (!response.ok()) problems.push(`${response.status()} ${response.url()}`);
  });
  await prepare?.(page);
  await page.goto(url);
  await page.locator('main[data-hydrated]').waitFor();
  await page.evaluate(() => document.fonts.ready);
  const close = async () => {
    await page.close();
    server.close();
  };
  return { page, problems, close };
}

/** Exercises scripts, styles and layers of the page. */
async function use(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sair', exact: true }).click();
  await page.getByRole('dialog', { name: 'Sair sem salvar?' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByRole('combobox', { name: 'Cidade' }).fill('pal');
  await page.getByRole('option', { name: 'Palmas' }).click();
  await page.getByRole('tab', { name: 'Onde fica' }).click();
  await page.getByText('Rua das Acácias, 210.').waitFor();
  await page.getByRole('button', { name: 'Enviar' }).click();
  await page.getByText('O campo e-mail é obrigatório').first().waitFor();
  await page.getByRole('textbox', { name: 'E-mail' }).fill('ana@example.com');
  await page.getByRole('button', { name: 'Enviar' }).click();
  await page.getByText('Recebemos seu e-mail').first().waitFor();
}

/**
 * Every computed property of every element, in document order. Without Tailwind's own variables: it registers those of
 * every word that it takes for a class, and those of its reset.
 */
function computedStyles(page: Page, selector = '*'): Promise<Record<string, string>[]> {
  return page.evaluate(
    (selected) =>
      [...document.querySelectorAll(selected)].map((element) => {
        const computed = getComputedStyle(element);
        return Object.fromEntries(
          [...computed]
            .filter((property) => !/^--(?:tw|default)-/.test(property))
            .map((property) => [property, computed.getPropertyValue(property)]),
        );
      }),
    selector,
  );
}

/** The page's own styles when it does not use the kit's reset; the rest is the browser's default. */
const ownPage = `
  html { -webkit-text-size-adjust: 100%; -webkit-tap-highlight-color: transparent; tab-size: 4 }
  body { margin: 0; font: 1.0625rem / 1.625rem var(--font-sans); color: var(--ink); background: var(--paper);
    text-rendering: optimizelegibility; -webkit-font-smoothing: antialiased }
  .own-panel { box-sizing: border-box; padding: 16px; border-radius: 12px; background: var(--card) }`;

/** Serves the installed `styles.css` instead of the project's style sheet, followed by `ownPage`. */
async function withoutReset(page: Page): Promise<void> {
  const theme = path.join(folder, 'plain/node_modules/@melhor-escola/ui/dist/theme');
  const styles = await readFile(path.join(theme, 'styles.css'), 'utf8');
  await page.route('**/*.css', (route) =>
    route.fulfill({ contentType: 'text/css', body: `${styles}${ownPage}` }),
  );
  await page.route('**/fonts/*', (route) =>
    route.fulfill({
      path: path.join(theme, 'fonts', path.basename(new URL(route.request().url()).pathname)),
    }),
  );
}

describe.each(consumers)('a project that installs the kit: %s', (consumer) => {
  let project: string;

  beforeAll(() => {
    project = path.join(folder, consumer);
  });

  it('compiles against its types in strict mode, including library declarations', async () => {
    await expect(checkTypes(project)).resolves.toBe('');
  });

  it('renders it on a server without console output', async () => {
    await buildConsumer(project);
    const rendered = await renderOnServer(project);
    expect(rendered.stderr).toBe('');
    expect(rendered.html).toContain('Bolsas em Palmas');
    pages.set(consumer, rendered.html);
  });

  it('hydrates it with an empty console, in the theme, and it works', async () => {
    const { page, problems, close } = await visit(consumer);
    const buttonStyles = await page.getByRole('button', { name: 'Buscar' }).evaluate((button) => {
      const { minHeight, borderRadius, fontFamily, backgroundColor } = getComputedStyle(button);
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.backgroundColor = 'var(--brand)';
      const brand = getComputedStyle(probe).backgroundColor;
      probe.remove();
      return { minHeight, borderRadius, fontFamily, inBrand: backgroundColor === brand };
    });
    expect(buttonStyles).toEqual({
      minHeight: '44px',
      borderRadius: '8px',
      fontFamily: expect.stringContaining('Atkinson Hyperlegible Next'),
      inBrand: true,
    });
    expect(await page.evaluate(() => [...document.fonts].some(({ status }) => status === 'loaded'))).toBe(
      true,
    );

    await use(page);
    expect(problems).toEqual([]);
    await close();
  });
});

/** The code files in the README, as a reader would copy them. */
async function readmeSamples(): Promise<string[]> {
  const readme = await readFile(path.join(inject('unpacked'), 'README.md'), 'utf8');
  return Array.from(readme.matchAll(/```tsx\n(.*?)```/gs), ([, code = '']) => code);
}

describe('the README', () => {
  it('has samples that compile in a project that installs exactly what it names', async () => {
    const samples = await readmeSamples();
    expect(samples.length).toBeGreaterThan(1);
    const files = samples.map((_, index) => path.join(folder, 'plain', `readme-${index}.tsx`));
    await Promise.all(files.map((file, index) => writeFile(file, samples[index] ?? '')));
    try {
      await expect(checkTypes(path.join(folder, 'plain'))).resolves.toBe('');
    } finally {
      await Promise.all(files.map((file) => rm(file)));
    }
  });

  it('links only to packed documents, which link to nothing else', async () => {
    const documents = ['README.md', 'docs/contract.md', 'docs/forms.md'];
    const dead: string[] = [];
    for (const document of documents) {
      const file = path.join(inject('unpacked'), document);
      const text = await readFile(file, 'utf8');
      for (const [, target = ''] of text.matchAll(/\]\((?!https:)([^)#]+)[^)]*\)/g))
        if (!existsSync(path.join(path.dirname(file), target))) dead.push(`${document}: ${target}`);
    }
    expect(dead).toEqual([]);
  });
});

describe('the demos', () => {
  it('compile in a project that installs what they import, so that code from Storybook can be pasted', async () => {
    const project = path.join(folder, 'tailwind');
    const source = path.resolve(import.meta.dirname, '../src/components');
    const demos = globSync('*/demos/*.tsx', { cwd: source });
    expect(demos.length).toBeGreaterThan(80);
    const files = demos.map((demo) => path.join(project, `demo-${demo.replaceAll('/', '-')}`));
    await Promise.all(demos.map((demo, index) => cp(path.join(source, demo), files[index] ?? '')));
    try {
      await expect(checkTypes(project)).resolves.toBe('');
    } finally {
      await Promise.all(files.map((file) => rm(file)));
    }
  });
});

describe('with Tailwind and without', () => {
  it('one of the two has no Tailwind at all', () => {
    expect(existsSync(path.join(folder, 'plain/node_modules/tailwindcss'))).toBe(false);
    expect(existsSync(path.join(folder, 'tailwind/node_modules/tailwindcss'))).toBe(true);
  });

  it('the same page has the same computed styles', async () => {
    const allStyles = [];
    for (const consumer of consumers) {
      const { page, close } = await visit(consumer);
      allStyles.push(await computedStyles(page));
      await close();
    }
    expect(allStyles[0]?.length).toBeGreaterThan(90);
    expect(allStyles[0]).toEqual(allStyles[1]);
  });
});

describe('on a page without a reset', () => {
  const ofKit = '[data-component], [data-component] *';
  /** These declarations must change nothing: otherwise an element would have another size. */
  const without = /^box-sizing$|^border-.*-style$/;

  it('components have the same computed styles, and nothing else changes', async () => {
    const whole = await visit('plain');
    const expected = await computedStyles(whole.page, ofKit);
    await whole.close();
    const bare = await visit('plain', withoutReset);
    const own = await bare.page.evaluate(() => {
      const paragraph = document.body.appendChild(document.createElement('p'));
      // As in another library.
      paragraph.dataset['part'] = 'content';
      const { marginBlockStart, boxSizing } = getComputedStyle(paragraph);
      paragraph.remove();
      return { marginBlockStart, boxSizing };
    });
    const actual = await computedStyles(bare.page, ofKit);
    await bare.close();
    expect(own).toEqual({ marginBlockStart: '17px', boxSizing: 'content-box' });
    const differences = actual.flatMap((element, index) =>
      Object.entries(element)
        .filter(([property, value]) => expected[index]?.[property] !== value && !without.test(property))
        .map(([property, value]) => `${index} ${property}: ${value}, not ${expected[index]?.[property]}`),
    );
    expect(actual.length).toBe(expected.length);
    expect(differences).toEqual([]);
  });
});
