import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { expectNoProblems } from '../packages/config/src/testing/problem-list.ts';
import { featurePackages } from './feature-packages.mjs';

const repository = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(repository, file), 'utf8');
const features = featurePackages(repository);

/** Folder names of the packages in a style sheet's `@source` lines. */
const listSources = (stylesheet: string) =>
  [...read(stylesheet).matchAll(/@source '(?:\.\.\/)+(?:packages\/)?([\w-]+)\/src';/g)].map(
    ([, name]) => name,
  );

/** Missing `@source` lines of a style sheet. */
const missingFrom = (stylesheet: string, names: readonly string[]) =>
  names
    .filter((name) => !listSources(stylesheet).includes(name))
    .map((name) => `${stylesheet}: no @source for ${name}`);

describe('every feature package', () => {
  it('is found by its tag', () => {
    expect(features).toEqual(expect.arrayContaining(['account', 'content', 'search']));
    expect(features).not.toContain('ui');
  });

  it("is a @source of Storybook's style sheet", () => {
    expectNoProblems(
      missingFrom('packages/ui/.storybook/preview.css', features),
      'add the line; otherwise classes of that package have no styles.',
    );
  });

  it("is a @source of the site's style sheet if the site uses it", () => {
    const { dependencies } = JSON.parse(read('apps/marketplace/package.json'));
    const used = features.filter((name) => `@melhor-escola/${name}` in dependencies);
    expectNoProblems(
      missingFrom('apps/marketplace/src/styles.css', used),
      'add the line; otherwise classes of that package have no styles.',
    );
    expect(used.length).toBeGreaterThan(0);
  });
});
