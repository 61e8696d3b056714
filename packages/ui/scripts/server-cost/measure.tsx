import { performance } from 'node:perf_hooks';
import { renderToString } from 'react-dom/server';
import { KitPage, PlainPage } from './pages.tsx';

const pages = { kit: <KitPage />, plain: <PlainPage /> };
const rounds = 40;
const perRound = 20;

function timeOf(page: 'kit' | 'plain'): number {
  const start = performance.now();
  for (let index = 0; index < perRound; index += 1) renderToString(pages[page]);
  return (performance.now() - start) / perRound;
}

if (renderToString(pages.kit) !== renderToString(pages.plain)) {
  throw new Error(
    'The two pages differ in markup, so their times cannot be compared. Bring PlainPage up to the kit.',
  );
}
// Alternately; the first rounds warm up the JIT compiler.
const times = Array.from({ length: rounds }, () => ({ kit: timeOf('kit'), plain: timeOf('plain') })).slice(
  rounds / 4,
);
// The shortest, because other load only adds to it, and more often to the longer rounds of the kit.
const [kit, plain] = [
  Math.min(...times.map((time) => time.kit)),
  Math.min(...times.map((time) => time.plain)),
];
process.stdout.write(`${JSON.stringify({ kit, plain, ratio: kit / plain })}\n`);
