import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { featurePackages } from './feature-packages.mjs';

const repository = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(repository, file), 'utf8');
const features = featurePackages(repository);

/** The packages whose classes a style sheet has, by the names of their folders. */
const sourcesOf = (stylesheet: string) =>
  [...read(stylesheet).matchAll(/@source '(?:\.\.\/)+(?:packages\/)?([\w-]+)\/src';/g)].map(
    ([, name]) => name,
  );

describe('every feature package', () => {
  it('is found by its tag', () => {
    expect(features).toEqual(expect.arrayContaining(['account', 'content', 'search']));
    expect(features).not.toContain('ui');
  });

  it("is one of those whose classes Storybook's style sheet has", () => {
    expect(sourcesOf('packages/ui/.storybook/preview.css')).toEqual(expect.arrayContaining(features));
  });

  it("that the site uses is one of those whose classes the site's style sheet has", () => {
    const { dependencies } = JSON.parse(read('apps/marketplace/package.json'));
    const used = features.filter((name) => `@melhor-escola/${name}` in dependencies);
    expect(sourcesOf('apps/marketplace/src/styles.css')).toEqual(expect.arrayContaining(used));
    expect(used.length).toBeGreaterThan(0);
  });
});
