import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { glob, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { chromiumArguments, chromiumPath } from '../packages/config/src/testing/chromium.ts';
import {
  buildConsumer,
  checkTypes,
  installConsumers,
} from '../packages/config/src/packaging/consumer-project.ts';
import { packageEntries, readManifest } from '../packages/config/src/packaging/package-entries.ts';
import { run } from '../packages/config/src/packaging/run-program.ts';
import { releasedPackages, packageRoot } from './released-packages.ts';
import { type RealService, startRealService } from './real-service.ts';

const consumer = path.join(import.meta.dirname, 'consumer');
/** The kit's module hooks that make Node treat `'use client'` as a framework's server does. */
const serverComponents = path.join(packageRoot('ui'), 'package-tests/server-components');
const packed = inject('packed');
/** The consumer needs all packages. */
const hasAllPackages = releasedPackages.every((name) => name in packed);

/** React's DevTools hint, and its development warning about the router's `lazyRouteComponent`. */
const ignoredMessages = [
  'Download the React DevTools',
  'This library called use() to suspend in a previous render',
];

/** The code in the section 'Use' of a package's README. */
async function usageExample(name: string): Promise<string> {
  const readme = await readFile(path.join(packageRoot(name), 'README.md'), 'utf8');
  const code = /^## Use\n\n```tsx\n([^]*?)^```$/m.exec(readme)?.[1] ?? '';
  const lines = code.split('\n').filter((line) => line.trim() !== '');
  if (lines.length === 0 || lines.length > 10)
    throw new Error(
      `The section 'Use' in the README of ${name} has ${lines.length} lines, expected 1 to 10.`,
    );
  return code;
}

describe.skipIf(!hasAllPackages)(
  'an independent host that installs all packages (skipped if packages are selected)',
  () => {
    let folder: string;
    let project: string;
    let browser: Browser;
    let service: RealService;
    let host: ChildProcess;
    /** Origin of the host. */
    let origin: string;
    /** stderr of the host's server. */
    let serverErrors = '';

    beforeAll(async () => {
      const tarballs = Object.fromEntries(
        Object.entries(packed).map(([name, { tarball }]) => [readManifest(packageRoot(name)).name, tarball]),
      );
      [folder, browser, service] = await Promise.all([
        installConsumers({ projects: { consumer: [serverComponents, consumer] }, tarballs }),
        chromium.launch({ executablePath: await chromiumPath(), args: [...chromiumArguments] }),
        startRealService(),
      ]);
      project = path.join(folder, 'consumer');
      for (const name of releasedPackages)
        await writeFile(path.join(project, `readme-of-${name}.tsx`), await usageExample(name));
      await buildConsumer(project);
      host = spawn(process.execPath, ['serve.mjs'], {
        cwd: project,
        env: { ...process.env, NODE_ENV: 'development', SERVICE: JSON.stringify(service) },
      });
      host.stderr?.on('data', (text: Buffer) => {
        serverErrors += text.toString();
      });
      if (!host.stdout) throw new Error('The host has no output.');
      const [address] = await once(host.stdout, 'data');
      origin = String(address).trim();
    });

    afterAll(async () => {
      host.kill();
      await Promise.all([browser.close(), service.close(), rm(folder, { recursive: true })]);
    });

    /** Opens a page, waits for hydration, and returns it with its console messages. */
    async function visit(address: string): Promise<{ page: Page; consoleMessages: string[] }> {
      const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, colorScheme: 'light' });
      const consoleMessages: string[] = [];
      page.on('console', (message) => {
        if (!ignoredMessages.some((text) => message.text().includes(text)))
          consoleMessages.push(`${message.type()}: ${message.text()}`);
      });
      page.on('pageerror', (error) => consoleMessages.push(String(error)));
      await page.goto(`${origin}${address}`);
      await page.locator('html[data-hydrated]').waitFor();
      return { page, consoleMessages };
    }

    it('compiles against the types in strict mode without skipLibCheck, including the README examples', async () => {
      await expect(checkTypes(project)).resolves.toBe('');
    });

    it('installs one copy of each package', async () => {
      const copies: Record<string, number> = {};
      for await (const found of glob('node_modules/.pnpm/*/node_modules/@melhor-escola/*/package.json', {
        cwd: folder,
      })) {
        const real = JSON.parse(await readFile(path.join(folder, found), 'utf8'));
        copies[real.name] = (copies[real.name] ?? 0) + 1;
      }
      expect(Object.keys(copies)).toHaveLength(releasedPackages.length);
    });

    it('supports React Server Components: stateful exports are client references, pure ones are not', async () => {
      const names = releasedPackages.flatMap((name) =>
        packageEntries(packageRoot(name)).map((entry) => `@melhor-escola/${name}/${entry.name}`),
      );
      const { stdout } = await run(
        process.execPath,
        ['--conditions', 'react-server', 'entry-kinds.mjs', JSON.stringify(names)],
        { cwd: project, env: { NODE_ENV: 'production' } },
      );
      const kinds: Record<string, string | Record<string, string>> = JSON.parse(stdout);
      const failedEntries = Object.entries(kinds).filter(([, kind]) => typeof kind === 'string');
      expect(failedEntries).toEqual([]);
      const exported = Object.values(kinds).flatMap((kind) =>
        typeof kind === 'string' ? [] : Object.entries(kind),
      );
      const references = exported.filter(([, kind]) => kind === 'client').map(([name]) => name);
      expect(references.length).toBeGreaterThan(80);
      // Client references are components and hooks only. Heads, queries, schemas and rules run on the server.
      expect(references.filter((name) => !/^(?:[A-Z]|use[A-Z])/.test(name))).toEqual([
        // Creates a component, in client modules.
        'lazyOnVisible',
        // Media queries, next to the hook that uses them.
        'belowPhoneWidth',
        'phoneScreen',
      ]);
      expect(exported.filter(([name, kind]) => name.endsWith('Screen') && kind !== 'client')).toEqual([]);
    });

    it('renders search results on its server, from the real service, with its own links', async () => {
      const response = await fetch(`${origin}/procurar?city=araguaina-to&grade=6-ano`);
      const html = (await response.text()).replaceAll('<!-- -->', '');
      expect(response.status).toBe(200);
      expect(html).toMatch(/<h1[^>]*>2 bolsas para o 6º\u00A0ano em Araguaína, TO<\/h1>/);
      expect(html).toContain('href="/escola/colegio-girassol"');
      expect(serverErrors).toBe('');
    });

    it('hydrates the results in a browser, and filters them', async () => {
      const { page, consoleMessages } = await visit('/procurar?city=araguaina-to');
      await page.getByRole('heading', { level: 1, name: '3 bolsas' }).waitFor();
      // The filters hydrate separately, after the page.
      await page.locator('aside [data-hydrated="true"]').waitFor();
      await page.getByRole('combobox', { name: 'Série' }).selectOption('6-ano');
      await page.getByRole('heading', { level: 1, name: '2 bolsas para o 6º ano' }).waitFor();
      expect(new URL(page.url()).searchParams.get('grade')).toBe('6-ano');
      expect(consoleMessages).toEqual([]);
      await page.close();
    });

    it('shows the sign-in screen, and a message when the service rejects the credentials', async () => {
      const html = await (await fetch(`${origin}/conta`)).text();
      expect(html).toContain('>Entrar</h1>');
      const { page } = await visit('/conta');
      await page.getByRole('textbox', { name: 'E-mail' }).fill('ana@example.com');
      await page.getByLabel('Senha', { exact: true }).fill('uma senha qualquer');
      await page.getByRole('button', { name: 'Entrar' }).click();
      await page.getByText('E-mail ou senha').first().waitFor();
      await page.close();
    });

    it('shows the consent banner, and stores the choice', async () => {
      const { page, consoleMessages } = await visit('/conta');
      const question = page.getByRole('region', { name: 'Cookies opcionais' });
      await question.waitFor();
      await page.getByRole('button', { name: 'Recusar' }).click();
      await question.waitFor({ state: 'detached' });
      expect((await page.context().cookies()).map(({ name }) => name)).toEqual(['consent']);
      expect(consoleMessages).toEqual([]);
      await page.close();
    });
  },
);
