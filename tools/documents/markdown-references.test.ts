import { expect, it } from 'vitest';
import { headingAnchors, markdownReferences } from './markdown-references.ts';

const document = [
  '# Two words: *and* more',
  'See [the map](ARCHITECTURE.md#directions), [elsewhere](https://example.org) and `src/guards.ts`.',
  'Run `pnpm bench --record`; `/escolas` is no file, nor is `Accept`, `@melhor-escola/ui/card` or `DATA_DIR/images`.',
  '```sh',
  'npm start   # serves http://localhost:3000',
  'pnpm --filter @melhor-escola/ui run api',
  '```',
  '```',
  'packages/not-read.ts',
  '```',
].join('\n');

it('finds the links, commands and paths of a document', () => {
  expect(markdownReferences(document)).toEqual({
    links: ['ARCHITECTURE.md#directions'],
    commands: ['npm start', 'pnpm --filter @melhor-escola/ui run api', 'pnpm bench --record'],
    paths: ['src/guards.ts'],
  });
});

it('knows the anchors of headings', () => {
  expect(headingAnchors(document)).toEqual(new Set(['two-words-and-more']));
});
