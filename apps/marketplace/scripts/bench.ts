/**
 * Requests per second of a results page from the site's cache, and of each kind of public page rendered each time, against a
 * bare server sending the same bytes, turn by turn in one run; how evenly they are answered; and what the site does at ten
 * times its load (quality bar P5, issue 'Crowds'). Wants a built site and a data folder with demonstration data: `pnpm bench` at the root prepares both.
 */
import { get } from 'node:http';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { recordFigure } from '@melhor-escola/config/figure';
import autocannon from 'autocannon';
import { StartedPrograms } from './started-programs.ts';
import { plainLoad, type Load, type PlainLoadOptions } from './plain-load.ts';

const application = path.join(import.meta.dirname, '..');
const rounds = 3;
const secondsARound = 4;
/**
 * At a time. Where each page is rendered fewer than are refused, even while those of the round before are not done: at the 50 of
 * the bar all above 32 are told to come back, by design (`limits.rendering`).
 */
const connections = { br: 50, identity: 12 };
/** Bars P5: of the bare server's requests per second, and how much longer than half of the visitors one of a hundred waits. */
const bars = { cached: 0.5, uncached: 0.025, tail: 5 };
/** Milliseconds within which somebody is told to come back, at ten times the connections that keep a process busy. */
const refusedWithin = 2_000;

const programs = new StartedPrograms();

type Encoding = PlainLoadOptions['encoding'];

async function load(url: string, encoding: Encoding): Promise<Load> {
  const result = await plainLoad(url, {
    connections: connections[encoding],
    seconds: secondsARound,
    encoding,
  });
  if (result.failed > 0) throw new Error(`${url}: ${result.failed} answers were no 200, or did not come.`);
  return result;
}

/** A page's bytes as they travel. */
function bytesOf(url: string, encoding: Encoding): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': encoding } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => resolve(Buffer.concat(chunks)));
    }).on('error', reject);
  });
}

/** The address of the first school that a results page links to. */
async function schoolOn(results: string): Promise<string> {
  const html = (await bytesOf(results, 'identity')).toString();
  const [, address] = /<a data-likely=""[^>]* href="(\/escolas\/[a-z0-9-]+)"/u.exec(html) ?? [];
  if (address === undefined) throw new Error(`${results} links to no school: is there demonstration data?`);
  return address;
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** A page against the bare server, turn by turn, so that both meet the same machine. */
async function compare(
  title: `${string}, ${string} page`,
  url: string,
  { share, encoding }: { readonly share: number; readonly encoding: Encoding },
): Promise<{ readonly isMet: boolean; readonly perSecond: number }> {
  const body = await bytesOf(url, encoding);
  const file = path.join(folder, `${title}.bin`);
  writeFileSync(file, body);
  const { url: bare } = await programs.start(path.join(application, 'scripts/bare-server.ts'), {
    args: [file],
  });
  await load(url, encoding);
  const pairs: { page: Load; bare: Load }[] = [];
  for (let round = 0; round < rounds; round++)
    pairs.push({ page: await load(url, encoding), bare: await load(bare, encoding) });
  console.log(
    `${title}: ${(body.length / 1024).toFixed(1)} kB, ${connections[encoding]} connections, ${rounds} rounds of ${secondsARound} s`,
  );
  for (const { page, bare: other } of pairs)
    console.log(
      `  page ${page.perSecond.toFixed(0).padStart(6)}/s   p50 ${page.p50.toFixed(1)} ms   p99 ${page.p99.toFixed(1)} ms   bare ${other.perSecond.toFixed(0).padStart(6)}/s   ${((100 * page.perSecond) / other.perSecond).toFixed(2)} %`,
    );
  const ratio = median(pairs.map(({ page, bare: other }) => page.perSecond / other.perSecond));
  const tail = median(pairs.map(({ page }) => page.p99 / page.p50));
  const isMet = ratio >= share && tail <= bars.tail;
  console.log(
    `  median ${(100 * ratio).toFixed(2)} % of a bare server; bar P5: ${(100 * share).toFixed(1)} %; p99 ${tail.toFixed(1)} × p50, bar ${bars.tail}  ${isMet ? 'ok' : 'BELOW'}`,
  );
  recordFigure({
    bar: 'P5',
    what: title,
    value: `${(100 * ratio).toFixed(1)} % of a bare server, p99 ${tail.toFixed(1)} × p50 at ${connections[encoding]}`,
    limit: `≥ ${100 * share} %, ≤ ${bars.tail} ×`,
    holds: isMet,
  });
  return { isMet, perSecond: median(pairs.map(({ page }) => page.perSecond)) };
}

/** Ten times as many as it renders ask for a page of their own, while others look at one that is stored. @param rate of those that it renders, a second. */
async function overload(site: string, stored: string, rate: number): Promise<boolean> {
  let asked = 0;
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
            asked += 1;
            const [from, to] = [asked % 1_000, 1_001 + Math.floor(asked / 1_000)];
            return {
              ...request,
              headers: { 'accept-encoding': 'br' },
              path: `/escolas/busca?city=sao-paulo-sp&priceMin=${from}&priceMax=${to}`,
            };
          },
        },
      ],
    }),
    plainLoad(stored, { connections: 5, seconds: 8, encoding: 'br', pause: 50 }),
  ]);
  const refused = crowd.statusCodeStats?.['503']?.count ?? 0;
  const isMet =
    crowd.errors === 0 && reader.failed === 0 && crowd['2xx'] > 0 && crowd.latency.p99 <= refusedWithin;
  recordFigure({
    bar: 'P5',
    what: `Ten times the load, ${Math.ceil(10 * rate)}/s`,
    value: `${crowd['2xx']} pages, ${refused} refused, ${crowd.errors} failed, p99 ${crowd.latency.p99} ms`,
    limit: `0 failed, p99 ≤ ${refusedWithin} ms`,
    holds: isMet,
  });
  console.log(
    `${Math.ceil(10 * rate)}/s for 8 s, each for a page that is not stored: ${crowd['2xx']} pages, ${refused} told to come back, ${crowd.errors} failed; p50 ${crowd.latency.p50} ms, p99 ${crowd.latency.p99} ms (bar ${refusedWithin})`,
  );
  console.log(
    `  meanwhile ${reader.perSecond.toFixed(0)}/s of a stored page, ${reader.failed} without it, p99 ${reader.p99.toFixed(0)} ms  ${isMet ? 'ok' : 'BELOW'}`,
  );
  return isMet;
}

const folder = mkdtempSync(path.join(tmpdir(), 'bench-'));
try {
  const service = { API_PORT: '4410', SITE_URL: 'http://localhost:3410', PORT: '3410' };
  await programs.start(path.join(application, '../api/src/main.ts'), { env: service });
  const site = (port: string, megabytes: string) =>
    programs.start(path.join(application, 'src/server/main.ts'), {
      env: { ...service, PORT: port, PAGE_CACHE_MB: megabytes },
    });
  await site('3410', '64');
  await site('3411', '0');
  const page = '/escolas/busca?city=sao-paulo-sp';
  const cached = await compare('From the cache, results page', `http://127.0.0.1:3410${page}`, {
    share: bars.cached,
    encoding: 'br',
  });
  const each = (kind: string, address: string) =>
    compare(`Rendered each time, ${kind} page`, `http://127.0.0.1:3411${address}`, {
      share: bars.uncached,
      encoding: 'identity',
    });
  const uncached = await each('results', page);
  const others = [
    await each('home', '/escolas'),
    await each('city', '/escolas/mensalidades/sao-paulo-sp'),
    await each('school', await schoolOn(`http://127.0.0.1:3410${page}`)),
  ];
  const holds = await overload('http://127.0.0.1:3410', `http://127.0.0.1:3410${page}`, uncached.perSecond);
  const met = [cached.isMet, uncached.isMet, ...others.map(({ isMet }) => isMet), holds];
  if (met.includes(false)) process.exitCode = 1;
} finally {
  await programs.stop();
  rmSync(folder, { recursive: true, force: true });
}
