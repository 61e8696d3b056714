import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { figmaFiles } from '../scripts/design-tokens/figma-modes.ts';
import { packageTokens } from '../scripts/design-tokens.ts';

// Inside the kit, its own name resolves through its own `exports`, as for an installed package.
const { resolve } = createRequire(path.join(inject('unpacked'), 'package.json'));
const readInstalled = (name: string): unknown =>
  JSON.parse(readFileSync(resolve(`@melhor-escola/ui/${name}`), 'utf8'));

describe('the packed design tokens', () => {
  it('equal the committed ones', () => {
    const committed = readFileSync(path.join(import.meta.dirname, '../tokens.json'), 'utf8');
    expect(readInstalled('tokens.json')).toEqual(JSON.parse(committed));
  });

  it('include files that Figma can import', () => {
    for (const [name, content] of figmaFiles(packageTokens()))
      expect(readInstalled(`figma/${name}`)).toEqual(content);
  });
});
