/**
 * Measures requests per second of a cached results page, with and without Varnish in front of the site, against a bare server that sends
 * the same bytes, alternately in one run; the tail latency; and load shedding at ten times the site's load (quality target P5). Needs a
 * built site and a data folder with demonstration data: `pnpm bench` at the root prepares both.
 */
import { get, type IncomingHttpHeaders } from 'node:http';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { recordFigure } from '@melhor-escola/config/figure';
import autocannon from 'autocannon';
import { StartedPrograms } from './started-programs.ts';
import { median } from './median.ts';
import { plainLoad, type Load, type PlainLoadOptions } from './plain-load.ts';
import { isVarnishInstalled, startVarnish } from './varnish.ts';

const application = path.join(import.meta.dirname, '..');
const rounds = 5;
const secondsARound = 4;
const connections = 50;
/** P5: minimum share of the bare server's requests per second, and maximum p99 as a multiple of p50. */
const limits = { cached: 0.5, tail: 5 };
/** P99 latency at ten times the load, 503 responses included. */
const MAX_OVERLOAD_P99_MS = 2_000;
/** Connections that saturate a process with renders: above 32 it sheds load (`packages/site-server/src/limits.ts`). */
const RENDERING_CONNECTIONS = 12;

const programs = new StartedPrograms();

async function load(url: string, options: Pick<PlainLoadOptions, 'connections' | 'encoding'>): Promise<Load> {
  const result = await plainLoad(url, { ...options, seconds: secondsARound });
  if (result.failed > 0) throw new Error(`${url}: ${result.failed} responses were not 200, or missing.`);
  return result;
}

interface CompressedPage {
  /** All headers but those that Node adds to each response. */
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

function compressedPage(url: string): Promise<CompressedPage> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      const chunks: Buffer[] = [];
      const { date: _date, connection: _connection, 'keep-alive': _keepAlive, ...headers } = response.headers;
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve({ headers, body: Buffer.concat(chunks) }));
    }).on('error', reject);
  });
}

/** Measures a cached page and the bare server alternately, so that both run on an equally busy machine. @returns whether P5 holds. */
async function compareCached(title: string, url: string, bareUrl: string): Promise<boolean> {
  const options = { connections, encoding: 'br' } as const;
  await load(url, options);
  const pairs: { page: Load; bare: Load }[] = [];
  for (let round = 0; round < rounds; round++)
    pairs.push({ page: await load(url, options), bare: await load(bareUrl, options) });
  console.log(`${title}: ${rounds} rounds of ${secondsARound} s`);
  for (const { page, bare } of pairs)
    console.log(
      `  page ${page.perSecond.toFixed(0).padStart(6)}/s   p50 ${page.p50.toFixed(1)} ms   p99 ${page.p99.toFixed(1)} ms   bare ${bare.perSecond.toFixed(0).padStart(6)}/s   ${((100 * page.perSecond) / bare.perSecond).toFixed(2)} %`,
    );
  const ratio = median(pairs.map(({ page, bare }) => page.perSecond / bare.perSecond));
  const tail = median(pairs.map(({ page }) => page.p99 / page.p50));
  const holds = ratio >= limits.cached && tail <= limits.tail;
  const figure = {
    value: `${(100 * ratio).toFixed(1)} % of a bare server, p99 ${tail.toFixed(1)} × p50 at ${connections}`,
    limit: `≥ ${100 * limits.cached} %, ≤ ${limits.tail} ×`,
  };
  console.log(`  median ${figure.value} (${figure.limit})  ${holds ? 'ok' : 'BELOW'}`);
  recordFigure({ target: 'P5', what: title, ...figure, holds });
  return holds;
}

/** Starts a bare server that sends the bytes of a page. */
async function startBareServer(page: string): Promise<string> {
  const { headers, body } = await compressedPage(page);
  console.log(`The compressed page has ${(body.length / 1024).toFixed(1)} KiB.`);
  const file = path.join(folder, 'page.bin');
  writeFileSync(file, body);
  const { url } = await programs.start(path.join(application, 'scripts/bare-server.ts'), {
    args: [file, JSON.stringify(headers)],
  });
  return url;
}

/** The comparison with Varnish in front of the site; left out where Varnish is not installed. */
async function compareBehindVarnish(sitePort: number, page: string, bareUrl: string): Promise<boolean> {
  if (!isVarnishInstalled) {
    console.log('Varnish is not installed: the page is not measured behind it.');
    return true;
  }
  await using varnish = await startVarnish(folder, sitePort);
  return await compareCached('From Varnish in front of the site, results page', varnish.url + page, bareUrl);
}

/** Requests ten times the pages that the site can render, each another one, while others read a cached page. @param rate pages rendered per second. */
async function overload(site: string, stored: string, rate: number): Promise<boolean> {
  let requested = 0;
  const [crowd, reader] = await Promise.all([
    autocannon({
      url: site,
      connections: 500,
      overallRate: Math.ceil(10 * rate),
      duration: 8,
      timeout: 30,
      requests: [
        {
          setupRequest: (request) => {
            requested += 1;
            const [from, to] = [requested % 1_000, 1_001 + Math.floor(requested / 1_000)];
            return {
              ...request,
              headers: { 'accept-encoding': 'br' },
              path: `/escolas/busca?city=sao-paulo-sp&priceMin=${from}&priceMax=${to}`,
            };
          },
        },
      ],
    }),
    plainLoad(stored, { connections: 5, seconds: 8, encoding: 'br', pauseMs: 50 }),
  ]);
  const rejected = crowd.statusCodeStats?.['503']?.count ?? 0;
  const isMet =
    crowd.errors === 0 && reader.failed === 0 && crowd['2xx'] > 0 && crowd.latency.p99 <= MAX_OVERLOAD_P99_MS;
  recordFigure({
    target: 'P5',
    what: `Ten times the load, ${Math.ceil(10 * rate)}/s`,
    value: `${crowd['2xx']} pages, ${rejected} rejected, ${crowd.errors} failed, p99 ${crowd.latency.p99} ms`,
    limit: `0 failed, p99 ≤ ${MAX_OVERLOAD_P99_MS} ms`,
    holds: isMet,
  });
  console.log(
    `${Math.ceil(10 * rate)}/s for 8 s, each for an uncached page: ${crowd['2xx']} pages, ${rejected} rejected, ${crowd.errors} failed; p50 ${crowd.latency.p50} ms, p99 ${crowd.latency.p99} ms (target ${MAX_OVERLOAD_P99_MS})`,
  );
  console.log(
    `  meanwhile ${reader.perSecond.toFixed(0)}/s of a cached page, ${reader.failed} failed, p99 ${reader.p99.toFixed(0)} ms  ${isMet ? 'ok' : 'BELOW'}`,
  );
  return isMet;
}

const folder = mkdtempSync(path.join(tmpdir(), 'bench-'));
try {
  const service = { API_PORT: '4410', SITE_URL: 'http://localhost:3410', PORT: '3410' };
  await programs.start(path.join(application, '../api/src/app/main.ts'), { env: service });
  const site = (port: string, megabytes: string) =>
    programs.start(path.join(application, 'src/main.ts'), {
      env: { ...service, PORT: port, PAGE_CACHE_MB: megabytes },
    });
  await site('3410', '64');
  await site('3411', '0');
  const page = '/escolas/busca?city=sao-paulo-sp';
  const cached = `http://127.0.0.1:3410${page}`;
  const bare = await startBareServer(cached);
  const holds = await compareCached('From the cache, results page', cached, bare);
  const holdsBehindVarnish = await compareBehindVarnish(3410, page, bare);
  const rendering = { connections: RENDERING_CONNECTIONS, encoding: 'identity' } as const;
  const { perSecond } = await load(`http://127.0.0.1:3411${page}`, rendering);
  const sheds = await overload('http://127.0.0.1:3410', cached, perSecond);
  if (!holds || !holdsBehindVarnish || !sheds) process.exitCode = 1;
} finally {
  await programs.stop();
  rmSync(folder, { recursive: true, force: true });
}
