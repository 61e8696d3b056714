import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, inject, it } from 'vitest';

const root = path.join(import.meta.dirname, '..');
// Inside the kit, its own name resolves through its own `exports`, as for an installed package.
const { resolve } = createRequire(path.join(inject('unpacked'), 'package.json'));
const files = globSync('{tokens,figma}/*.json', { cwd: root });

it('the package has the eight sources of the tokens and the nine files for Figma', () => {
  expect(files).toHaveLength(17);
});

it.each(files)('%s of the package is the committed one', (file) => {
  const installed = readFileSync(resolve(`@melhor-escola/ui/${file}`), 'utf8');
  expect(installed).toBe(readFileSync(path.join(root, file), 'utf8'));
});
