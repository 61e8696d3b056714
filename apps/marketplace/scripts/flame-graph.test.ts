import { expect, it } from 'vitest';
import { costBeside, flameGraph, ownerOf, sharesByOwner, type CpuProfile } from './flame-graph.ts';

const frame = (functionName: string, url = '') => ({ functionName, url });
const profile: CpuProfile = {
  nodes: [
    { id: 1, callFrame: frame('(root)'), children: [2, 3, 5] },
    { id: 2, callFrame: frame('(idle)') },
    { id: 3, callFrame: frame('render', 'file:///x/node_modules/react-dom/cjs/server.js'), children: [4] },
    { id: 4, callFrame: frame('Card<"a">', 'file:///x/packages/ui/src/components/card/card.tsx') },
    { id: 5, callFrame: frame('write', 'node:net') },
  ],
  samples: [2, 3, 4, 4, 5],
  timeDeltas: [9_000, 1_000, 2_000, 1_000, 1_000],
};

it('shares the time out by whose code it was spent in, without the time of waiting', () => {
  expect(sharesByOwner(profile)).toEqual([
    ['packages/ui', 0.6],
    ['node', 0.2],
    ['react-dom', 0.2],
  ]);
});

it('P5 says what the program takes for each second of a function, from a while after its first call', () => {
  const long = {
    ...profile,
    samples: [5, 4, 5, 3, 5, 2, 4],
    timeDeltas: [9_000_000, 500_000, 600_000, 1_000_000, 500_000, 7_000_000, 1_000_000],
  };
  expect(costBeside(long, /^render$/u, 1)).toBe(3_100_000 / 2_000_000);
  expect(costBeside(profile, /^render$/u, 0)).toBe(5 / 4);
});

it('draws each call as wide as its time, above what called it', () => {
  const svg = flameGraph(profile, 'A page');
  expect(svg).toContain('<title>render (react-dom): 80.0 %</title>');
  expect(svg).toContain('Card&lt;&quot;a&quot;&gt; (packages/ui): 60.0 %');
  expect(svg).not.toContain('idle');
});

it.each([
  ['file:///r/node_modules/.pnpm/a@1/node_modules/@tanstack/router-core/dist/x.js', '@tanstack/router-core'],
  ['file:///r/apps/marketplace/dist/server/server.js', 'apps/marketplace'],
  ['node:internal/timers', 'node'],
])('says whose code %s is', (url, owner) => {
  expect(ownerOf(url)).toBe(owner);
});
