import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { packageEntries } from '../packages/config/src/packaging/package-entries.ts';
import { tarballProblems } from '../packages/config/src/packaging/tarball-problems.ts';
import { packageRoot } from './released-packages.ts';

const startsWithUseClient = (code: string) => /^(['"])use client\1/.test(code);

/** External import specifiers of the package's modules and types. */
async function importedSpecifiers(dist: string): Promise<ReadonlySet<string>> {
  const imported = new Set<string>();
  for (const file of globSync('**/*.{js,d.ts}', { cwd: dist })) {
    const code = await readFile(path.join(dist, file), 'utf8');
    const specifiers = /^(?:import|export)\b[^;]*?from "([^".][^"]*)";|\bimport\("([^".][^"]*)"\)/gm;
    for (const [, one, other] of code.matchAll(specifiers)) imported.add(one ?? other ?? '');
  }
  return imported;
}

const files = (pattern: string, cwd: string) => globSync(pattern, { cwd }).toSorted();

const packageName = (specifier: string) => specifier.match(/^(@[^/]+\/)?[^/]+/)?.[0] ?? specifier;

/** Peer dependencies that a package declares without importing them: the kit's, if it uses the kit. */
const passedOnPeers = (dependencies: Readonly<Record<string, string>>): readonly string[] =>
  '@melhor-escola/ui' in dependencies ? ['react-dom'] : [];

describe.each(Object.entries(inject('packed')))('the packed %s', (name, { tarball, unpacked }) => {
  const dist = path.join(unpacked, 'dist');
  const root = packageRoot(name);
  const entries = packageEntries(root);

  it('passes publint and attw in strict mode', async () => {
    expect(await tarballProblems(tarball, entries)).toEqual([]);
  });

  it('contains a module and types for each entry, and no tests, stories, guides or fixtures', () => {
    const modules = entries.map(({ module }) => module);
    expect(modules.filter((module) => files(`${module}.{js,d.ts}`, dist).length < 2)).toEqual([]);
    expect(files('**/*.{stories,test,browser,guide,fixture,model}.*', unpacked)).toEqual([]);
    expect(files('{src,**/fixtures}/**', unpacked)).toEqual([]);
  });

  it('depends on exact versions of our packages, and refers to no folder of this repository', async () => {
    const text = await readFile(path.join(unpacked, 'package.json'), 'utf8');
    expect(text).not.toMatch(/workspace:(?!\*)|catalog:|"\.\/src\//);
    expect(files('**/*', dist).filter((file) => file.includes('..'))).toEqual([]);
  });

  it("has 'use client' in exactly the modules whose source has it", async () => {
    const sources = new Set(files('**/*.{ts,tsx}', path.join(root, 'src')));
    const actual: Record<string, boolean> = {};
    const expected: Record<string, boolean> = {};
    for (const module of files('**/*.js', dist)) {
      const source = [module.replace(/js$/, 'tsx'), module.replace(/js$/, 'ts')].find((file) =>
        sources.has(file),
      );
      if (!source) continue;
      actual[source] = startsWithUseClient(await readFile(path.join(dist, module), 'utf8'));
      expected[source] = startsWithUseClient(await readFile(path.join(root, 'src', source), 'utf8'));
    }
    expect(Object.keys(actual).length).toBeGreaterThanOrEqual(
      new Set(entries.map(({ module }) => module)).size,
    );
    expect(actual).toEqual(expected);
  });

  it('declares exactly what it imports, and imports icons individually', async () => {
    const manifest = JSON.parse(await readFile(path.join(unpacked, 'package.json'), 'utf8'));
    const declared = new Set(Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }));
    const besides = new Set(passedOnPeers(manifest.dependencies ?? {}));
    const imported = await importedSpecifiers(dist);
    const packages = new Set([...imported].map(packageName));
    expect([...packages].filter((one) => !declared.has(one))).toEqual([]);
    expect(
      [...declared].filter((one) => !packages.has(one) && !one.startsWith('@types/') && !besides.has(one)),
    ).toEqual([]);
    expect([...imported].filter((one) => /^lucide-react(?!\/icons\/)/.test(one))).toEqual([]);
  });
});
