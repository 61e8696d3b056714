import { mkdtemp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromiumArguments, chromiumPath } from '@melhor-escola/config/chromium';
import { run } from '@melhor-escola/config/packaging/run-program';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { serve } from './consumer.ts';

/** A code block of the README that contains a text, as a reader would copy it. */
async function readmeBlock(language: string, contained: string): Promise<string> {
  const readme = await readFile(path.join(inject('unpacked'), 'README.md'), 'utf8');
  const blocks = Array.from(readme.matchAll(/```(\w+)\n(.*?)```/gs), ([, kind, code = '']) => ({
    kind,
    code,
  }));
  const found = blocks.find(({ kind, code }) => kind === language && code.includes(contained));
  if (!found) throw new Error(`The README has no ${language} block with "${contained}".`);
  return found.code;
}

/** An installed package's version here, so that an upstream release cannot break the test. */
async function lockedVersion(name: string): Promise<string> {
  const file = path.resolve(import.meta.dirname, '../node_modules', name, 'package.json');
  const manifest: { version: string } = JSON.parse(await readFile(file, 'utf8'));
  return `${name}@${manifest.version}`;
}

/** The packages that the README's command installs, the kit from its packed file. */
async function readmePackages(): Promise<string[]> {
  const command = (await readmeBlock('sh', 'install @melhor-escola/ui')).trim();
  const [, , kit, ...others] = command.split(' ');
  expect(kit).toBe('@melhor-escola/ui');
  return [inject('tarball'), ...(await Promise.all(others.map(lockedVersion)))];
}

/** How each package manager adds packages. */
const managers = { npm: ['install', '--no-audit', '--no-fund'], pnpm: ['add'] } as const;

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: await chromiumPath(), args: [...chromiumArguments] });
});
afterAll(() => browser.close());

describe.each(['npm', 'pnpm'] as const)(
  'an empty Vite project that follows the README with %s',
  (manager) => {
    let project: string;
    beforeAll(async () => {
      project = await mkdtemp(path.join(tmpdir(), `readme-${manager}-`));
    });
    afterAll(() => rm(project, { recursive: true }));

    it(
      'has a form with a dialog and an autocomplete that works in a browser',
      { timeout: 180_000 },
      async () => {
        const files = {
          'package.json': JSON.stringify({ name: 'readme-project', private: true, type: 'module' }),
          'index.html':
            '<!doctype html><html lang="pt-BR"><head><title>Escola</title></head><body><div id="root"></div><script type="module" src="/src/main.tsx"></script></body></html>',
          'src/contact.tsx': await readmeBlock('tsx', 'export function Contact'),
          'src/styles.css': await readmeBlock('css', 'reset.css'),
          'src/main.tsx': `
        import './styles.css';
        import { createRoot } from 'react-dom/client';
        import { Contact } from './contact';
        createRoot(document.querySelector('#root')!).render(<Contact />);`,
        };
        await mkdir(path.join(project, 'src'));
        for (const [file, text] of Object.entries(files)) await writeFile(path.join(project, file), text);
        await run(manager, [...managers[manager], ...(await readmePackages()), await lockedVersion('vite')], {
          cwd: project,
        });
        await run(path.join(project, 'node_modules/.bin/vite'), ['build', '--outDir', 'out/client'], {
          cwd: project,
          // The test runner's own would build for development.
          env: { NODE_ENV: 'production' },
        });

        const { url, server } = await serve(project, '');
        const page = await browser.newPage();
        const problems: string[] = [];
        page.on('console', (message) => problems.push(message.text()));
        page.on('pageerror', (error) => problems.push(String(error)));
        await page.goto(url);
        await page.getByRole('button', { name: 'Falar com a escola' }).click();
        const dialog = page.getByRole('dialog', { name: 'Falar com a escola' });
        await dialog.getByRole('button', { name: 'Enviar' }).click();
        await expect.poll(() => dialog.getByText('é obrigatório').count()).toBeGreaterThan(0);
        await dialog.getByRole('textbox', { name: 'E-mail' }).fill('ana@exemplo.com.br');
        await dialog.getByRole('combobox', { name: 'Cidade' }).fill('sao');
        await page.getByRole('option', { name: 'São Paulo, SP' }).waitFor();
        await page.keyboard.press('Enter');
        await dialog.getByRole('button', { name: 'Enviar' }).click();
        await page.getByText('A escola responde para ana@exemplo.com.br.').waitFor();
        await dialog.waitFor({ state: 'detached' });
        expect(problems).toEqual([]);
        await page.close();
        server.close();
      },
    );
  },
);
