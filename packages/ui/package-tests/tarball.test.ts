import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { problemAffectsResolutionKind } from '@arethetypeswrong/core/problems';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { describe, expect, inject, it } from 'vitest';
import { entries, source } from '../scripts/entries.ts';

const unpacked = inject('unpacked');
const dist = path.join(unpacked, 'dist');

function files(pattern: string, cwd: string): string[] {
  return globSync(pattern, { cwd }).toSorted();
}

/** The entries that have the given file in dist. */
function entriesWith(file: string): string[] {
  return globSync(`*/${file}`, { cwd: dist })
    .map((found) => path.dirname(found))
    .toSorted();
}

const startsWithUseClient = (code: string) => /^(['"])use client\1/.test(code);

describe('the packed kit', () => {
  it('has nothing that publint objects to, strictly', async () => {
    const { messages, pkg } = await publint({
      pack: { tarball: (await readFile(inject('tarball'))).buffer },
      strict: true,
    });
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
  });

  it('gives every entry its types, under Node and under bundlers', async () => {
    const analysis = await checkPackage(createPackageFromTarballData(await readFile(inject('tarball'))), {
      entrypoints: entries().map((name) => `./${name}`),
    });
    if (!analysis.types) throw new Error('attw found no types in the package.');
    // The kit is ESM: what would `require` it from CommonJS, or does not know `exports`, is not served.
    const problems = analysis.problems.filter((problem) =>
      (['node16-esm', 'bundler'] as const).some((kind) =>
        problemAffectsResolutionKind(problem, kind, analysis),
      ),
    );
    expect(problems).toEqual([]);
    expect(Object.keys(analysis.entrypoints)).toHaveLength(entries().length);
  });

  it('has a module and types for each entry, and no tests, stories, guides or fixtures', () => {
    const names = entries().toSorted();
    expect(entriesWith('index.js')).toEqual(names);
    expect(entriesWith('index.d.ts')).toEqual(names);
    expect(files('**/*.{stories,test,browser,guide,fixture,model}.*', unpacked)).toEqual([]);
    expect(files('src/**', unpacked)).toEqual([]);
  });

  it("keeps 'use client' in exactly the modules whose source has it", async () => {
    const modules = files('**/*.js', dist);
    const sources = new Set(files('**/*.{ts,tsx}', source));
    const kept: Record<string, boolean> = {};
    const wanted: Record<string, boolean> = {};
    for (const module of modules) {
      const name = [module.replace(/js$/, 'tsx'), module.replace(/js$/, 'ts')].find((file) =>
        sources.has(file),
      );
      if (!name) continue;
      kept[name] = startsWithUseClient(await readFile(path.join(dist, module), 'utf8'));
      wanted[name] = startsWithUseClient(await readFile(path.join(source, name), 'utf8'));
    }
    expect(Object.keys(kept).length).toBeGreaterThan(100);
    expect(Object.values(kept)).toContain(true);
    expect(kept).toEqual(wanted);
  });

  it('takes icons one by one, and React and its other dependencies from outside', async () => {
    const manifest = JSON.parse(await readFile(path.join(unpacked, 'package.json'), 'utf8'));
    const declared = new Set(Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }));
    const imported = new Set<string>();
    for (const module of files('**/*.js', dist)) {
      const code = await readFile(path.join(dist, module), 'utf8');
      for (const [, specifier = ''] of code.matchAll(/^(?:import|export)\b.*?from "([^".][^"]*)";/gm)) {
        imported.add(specifier);
      }
    }
    expect([...imported].filter((specifier) => specifier.startsWith('lucide-react'))).toSatisfy(
      (icons: string[]) => icons.length > 5 && icons.every((icon) => icon.startsWith('lucide-react/icons/')),
    );
    const packages = new Set(
      [...imported].map((specifier) => specifier.match(/^(@[^/]+\/)?[^/]+/)?.[0] ?? specifier),
    );
    expect([...packages].filter((name) => !declared.has(name))).toEqual([]);
    expect([...declared].filter((name) => !packages.has(name) && !name.startsWith('@types/'))).toEqual([]);
  });
});
