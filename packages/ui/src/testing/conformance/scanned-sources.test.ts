import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expectNoProblems } from '@melhor-escola/config/problem-list';
import { expect, it } from 'vitest';

const theme = readFileSync(path.resolve(import.meta.dirname, '../../theme/foundation.css'), 'utf8');
const excluded = [...theme.matchAll(/@source not '\.\.\/(.+)';/g)].map(([, glob = '']) => glob);
// `x.guide.ts`, `x.test.ts`, `demos/x.tsx`: documentation and tests of a component, which no page contains.
const beside = Object.keys(
  import.meta.glob(['../../**/*.*.{ts,tsx}', '../../components/*/demos/*.tsx', '!../../**/*.d.ts']),
).map((file) => path.join('testing/conformance', file));
const scanned = (file: string) => !excluded.some((glob) => path.matchesGlob(file, glob));

it('Tailwind reads no class from guides, stories, demos, tests or fixtures', () => {
  expect(beside.length).toBeGreaterThan(100);
  expectNoProblems(
    beside.filter(scanned),
    'exclude the kind of file in src/theme/foundation.css (`@source not`).',
  );
});

it('Tailwind reads every component', () => {
  expect(scanned('components/button/button.tsx')).toBe(true);
  expect(scanned('components/form/form-rules.ts')).toBe(true);
});
