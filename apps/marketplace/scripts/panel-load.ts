/**
 * Measures whether panels and visitors share the site: the panels of many schools stay open, each of which asks for its numbers once a minute and, every other
 * time, for a list, while visitors request public pages and prices at a steady rate. Every request has an address of its own, so that no limit per
 * address is met. Needs a built site and a data folder with demonstration data (`pnpm build`, `npm start` once); on PostgreSQL with `DATABASE_URL`.
 *
 *     node apps/marketplace/scripts/panel-load.ts [--schools 2000] [--rate 565] [--seconds 120]
 *
 * Exits with 1 when a request fails or a p99 is above its target.
 */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { recordFigure } from '@melhor-escola/config/figure';
import autocannon from 'autocannon';
import { z } from 'zod';
import { StartedPrograms } from './started-programs.ts';

const application = path.join(import.meta.dirname, '..');

const { values } = parseArgs({
  options: {
    schools: { type: 'string', default: '2000' },
    rate: { type: 'string', default: '565' },
    seconds: { type: 'string', default: '120' },
  },
});
const schools = Number(values.schools);
const publicRate = Number(values.rate);
const seconds = Number(values.seconds);

/** Seconds between two requests of an open panel. */
const PANEL_INTERVAL_S = 60;
/** P99 in milliseconds that a visitor, and somebody of a school, waits at most. */
const MAX_P99_MS = { public: 500, panel: 1_000 } as const;

interface OpenPanel {
  readonly slug: string;
  readonly token: string;
}

const openPanel = z.object({ slug: z.string(), token: z.string() });

/** Signs somebody of each demonstration school in, or removes them. While the service is off, which has the embedded database to itself. */
function signInSchools(...options: readonly string[]): OpenPanel[] {
  const script = path.join(application, '../api/scripts/sign-in-schools.ts');
  const lines = execFileSync(process.execPath, [script, ...options], {
    encoding: 'utf8',
    maxBuffer: 64 * 1_048_576,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return lines
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => openPanel.parse(JSON.parse(line)));
}

/** '10.1.2.3': another address for each number. */
const address = (n: number): string => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;

/** What an open panel asks for in turn: its first page, and the lists that a secretary leaves open. */
const panelCalls = ['', '/orders?state=to-enroll&page=1', '', '/visits', '', '/texts'] as const;

interface SteadyLoad {
  readonly origin: string;
  readonly rate: number;
  /** The path and headers of the request with this number. */
  readonly request: (n: number) => {
    readonly path: string;
    readonly headers?: Readonly<Record<string, string>>;
  };
}

/** Sends requests at a steady rate. @param request called for each. */
function steadyLoad({ origin, rate, request }: SteadyLoad): Promise<autocannon.Result> {
  let sent = 0;
  return autocannon({
    url: origin,
    connections: Math.max(10, Math.ceil(rate / 10)),
    overallRate: Math.ceil(rate),
    duration: seconds,
    timeout: 30,
    requests: [
      {
        setupRequest: (given) => {
          sent += 1;
          const { path: target, headers } = request(sent);
          return {
            ...given,
            path: target,
            headers: { 'accept-encoding': 'br', 'x-forwarded-for': address(sent), ...headers },
          };
        },
      },
    ],
  });
}

/** Public pages and calls, as many kinds of them as visitors open. */
async function publicPaths(origin: string): Promise<string[]> {
  const cities = ['sao-paulo-sp', 'salvador-ba', 'curitiba-pr', 'recife-pe', 'palmas-to'];
  const html = await (await fetch(`${origin}/escolas/busca?city=sao-paulo-sp`)).text();
  const found = [...new Set(html.match(/\/escolas\/[a-z0-9-]+-demo/gu))].slice(0, 20);
  if (found.length === 0) throw new Error('The results link to no school.');
  return [
    '/escolas',
    ...found,
    ...cities.flatMap((city) => [
      `/escolas/busca?city=${city}`,
      `/escolas/busca?city=${city}&page=2`,
      `/escolas/mensalidades/${city}`,
      `/api/v3/marketplace/directory/overall-data?state=${city.slice(-2)}`,
    ]),
  ];
}

/**
 * Requests each page once, so that the load meets a site whose caches visitors have filled, as they have at any hour of such a rate.
 *
 * @returns those that are there: a city of few schools has no second page of results.
 */
async function fillCaches(origin: string, paths: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const page of paths) {
    const answer = await fetch(`${origin}${page}`, { redirect: 'manual' });
    await answer.arrayBuffer();
    if (answer.status === 200) found.push(page);
  }
  return found;
}

/** Prints and records the result of one load. @returns whether it meets its target. */
function report(what: keyof typeof MAX_P99_MS, title: string, result: autocannon.Result): boolean {
  const failed = result.errors + result.timeouts + result.non2xx;
  const holds = failed === 0 && result['2xx'] > 0 && result.latency.p99 <= MAX_P99_MS[what];
  const kinds = Object.entries(result.statusCodeStats ?? {}).map(([code, { count }]) => `${count} × ${code}`);
  console.log(`${title}: ${kinds.join(', ')}; ${result.errors} errors, ${result.timeouts} without an answer`);
  const value = `${(result['2xx'] / seconds).toFixed(0)}/s, ${failed} failed, p50 ${result.latency.p50} ms, p99 ${result.latency.p99} ms`;
  recordFigure({ target: 'P5', what: title, value, limit: `0 failed, p99 ≤ ${MAX_P99_MS[what]} ms`, holds });
  console.log(`${title}: ${value}  ${holds ? 'ok' : 'BELOW'}`);
  return holds;
}

const programs = new StartedPrograms();
try {
  const panels = signInSchools('--schools', String(schools));
  if (panels.length < schools) console.log(`Only ${panels.length} demonstration schools have offers.`);
  const env = {
    PORT: '3430',
    API_PORT: '4430',
    SITE_URL: 'http://localhost:3430',
    TRUSTED_PROXIES: '127.0.0.1',
    LOG_LEVEL: 'fatal',
  };
  await programs.start(path.join(application, '../api/src/app/main.ts'), { env });
  await programs.start(path.join(application, 'src/main.ts'), { env });
  const origin = 'http://127.0.0.1:3430';
  const paths = await fillCaches(origin, await publicPaths(origin));
  const [visitors, open] = await Promise.all([
    steadyLoad({
      origin,
      rate: publicRate,
      request: (n) => ({ path: paths[n % paths.length] ?? '/escolas' }),
    }),
    steadyLoad({
      origin,
      rate: panels.length / PANEL_INTERVAL_S,
      request: (n) => {
        const panel = panels[n % panels.length];
        if (!panel) throw new Error('No school has a panel.');
        const round = Math.floor(n / panels.length);
        return {
          path: `/api/v3/panel/schools/${panel.slug}${panelCalls[(n + round) % panelCalls.length] ?? ''}`,
          headers: { cookie: `authentication_token=${panel.token}`, 'sec-fetch-site': 'same-origin' },
        };
      },
    }),
  ]);
  const isPublicMet = report('public', `Public requests beside ${panels.length} open panels`, visitors);
  const isPanelMet = report('panel', `${panels.length} open panels`, open);
  if (!isPublicMet || !isPanelMet) process.exitCode = 1;
} finally {
  await programs.stop();
  signInSchools('--clear');
}
