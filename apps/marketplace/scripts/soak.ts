/**
 * Quality target P9: puts the assembled site under load for minutes, with uncached pages, and compares the heaps of both programs after
 * garbage collection with their size after the warm-up. Needs a built site and a data folder with demonstration data: `pnpm bench` at
 * the root prepares both.
 *
 *     node scripts/soak.ts [--minutes 10]
 */
import type { ChildProcess } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { recordFigure } from '@melhor-escola/config/figure';
import autocannon from 'autocannon';
import { z } from 'zod';
import { nextMessage, StartedPrograms } from './started-programs.ts';

const application = path.join(import.meta.dirname, '..');
const connections = 8;
/** P9: growth of the heap from the first measurement to the last. */
const MAX_GROWTH = 0.1;

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '10' } } });
const seconds = Number(values.minutes) * 60;
const warmUp = seconds / 5;

/** Lets a program report its heap. */
const execArgv = ['--expose-gc', '--import', path.join(application, 'scripts/heap-on-demand.ts')];
const heap = z.object({ heap: z.number() });

async function measureHeap(child: ChildProcess): Promise<number> {
  const report = nextMessage(child, heap);
  child.send('heap');
  return (await report).heap;
}

/** Paths of all kinds of public pages, for several cities. */
async function publicPaths(origin: string): Promise<string[]> {
  const cities = ['sao-paulo-sp', 'salvador-ba', 'curitiba-pr', 'recife-pe', 'palmas-to'];
  const html = await (await fetch(`${origin}/escolas/busca?city=sao-paulo-sp`)).text();
  const schools = [...new Set(html.match(/\/escolas\/[a-z0-9-]+-demo/gu))].slice(0, 10);
  if (schools.length === 0) throw new Error('The results link to no school.');
  return [
    '/escolas',
    '/escolas/brasil',
    '/metodologias',
    ...schools,
    ...cities.flatMap((city) => [
      `/escolas/busca?city=${city}`,
      `/escolas/busca?city=${city}&page=2`,
      `/escolas/busca?city=${city}&priceMax=900`,
      `/escolas/mensalidades/${city}`,
    ]),
  ];
}

async function load(origin: string, paths: readonly string[], duration: number): Promise<number> {
  const {
    requests,
    errors,
    '5xx': failed,
  } = await autocannon({
    url: origin,
    connections,
    duration,
    requests: paths.map((url) => ({ path: url })),
  });
  if (errors > 0 || failed > 0) throw new Error(`${errors} requests and ${failed} responses failed.`);
  return requests.total;
}

const programs = new StartedPrograms();
const megabytes = (bytes: number): string => (bytes / 1_048_576).toFixed(1);
try {
  const env = {
    PORT: '3420',
    API_PORT: '4420',
    SITE_URL: 'http://localhost:3420',
    PAGE_CACHE_MB: '0',
    LOG_LEVEL: 'fatal',
  };
  const options = { env, execArgv };
  const { child: service } = await programs.start(path.join(application, '../api/src/app/main.ts'), options);
  const { child: site } = await programs.start(path.join(application, 'src/main.ts'), options);
  const origin = 'http://127.0.0.1:3420';
  const paths = await publicPaths(origin);
  let requested = await load(origin, paths, warmUp);
  const before = { site: await measureHeap(site), service: await measureHeap(service) };
  requested += await load(origin, paths, seconds - warmUp);
  for (const [name, child] of Object.entries({ site, service })) {
    const [first, last] = [before[name === 'site' ? 'site' : 'service'], await measureHeap(child)];
    const growth = last / first - 1;
    const holds = growth <= MAX_GROWTH;
    const value = `${megabytes(first)} to ${megabytes(last)} MB (${(100 * growth).toFixed(1)} %)`;
    recordFigure({
      target: 'P9',
      what: `heap of the ${name}, ${values.minutes} min, ${requested} pages`,
      value,
      limit: `≤ ${100 * MAX_GROWTH} % more`,
      holds,
    });
    console.log(`${name.padEnd(8)} ${value}  ${holds ? 'ok' : 'ABOVE'}`);
    if (!holds) process.exitCode = 1;
  }
  console.log(`${requested} pages requested in ${values.minutes} min, ${connections} at a time`);
} finally {
  await programs.stop();
}
