import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const theme = readFileSync(path.resolve(import.meta.dirname, '../../theme/foundation.css'), 'utf8');
const excluded = [...theme.matchAll(/@source not '\.\.\/(.+)';/g)].map(([, glob = '']) => glob);
// `x.guide.ts`, `x.test.ts`, `demos/x.tsx`: what tells of a component or tries it, and goes into no page.
const beside = Object.keys(
  import.meta.glob(['../../**/*.*.{ts,tsx}', '../../components/*/demos/*.tsx', '!../../**/*.d.ts']),
).map((file) => path.join('testing/conformance', file));
const scanned = (file: string) => !excluded.some((glob) => path.matchesGlob(file, glob));

it('Tailwind reads no class from what stands beside a component: guides, stories, demos, tests, fixtures', () => {
  expect(beside.length).toBeGreaterThan(100);
  expect(beside.filter(scanned)).toEqual([]);
});

it('Tailwind reads every component', () => {
  expect(scanned('components/button/button.tsx')).toBe(true);
  expect(scanned('components/form/form-rules.ts')).toBe(true);
});
