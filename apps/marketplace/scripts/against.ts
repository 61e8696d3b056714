/**
 * `pnpm bench --against COMMIT`: uncached pages per second of this build and of another commit's, which is built in a temporary worktree
 * (quality target P5). Both sites are measured alternately, each with the service and data of its own commit. Requirements as for
 * `bench.ts`, plus the repository's history.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { recordFigure } from '@melhor-escola/config/figure';
import { freePort } from '@melhor-escola/config/free-port';
import { median } from './median.ts';
import { plainLoad } from './plain-load.ts';
import { StartedPrograms } from './started-programs.ts';

const repository = path.join(import.meta.dirname, '../../..');
const rounds = 5;
/** Until V8 has optimized the page's functions in both processes. */
const WARM_UP_ROUNDS = 3;
const load = { connections: 12, seconds: 4, encoding: 'identity' } as const;
/** Minimum pages per second as a multiple of the other commit's: P5 for results, and a target for other pages. */
const minRatio = { results: 1.8, other: 1.5 };

const results = '/escolas/busca?city=sao-paulo-sp';
const pathnames = { results, home: '/escolas', city: '/escolas/mensalidades/sao-paulo-sp' };

const programs = new StartedPrograms();

function run(file: string, args: readonly string[], cwd: string): void {
  execFileSync(file, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
}

/** Builds a commit in a folder. Packages come from pnpm's store if possible. */
function build(commit: string, folder: string): void {
  run('git', ['worktree', 'add', '--quiet', '--detach', folder, commit], repository);
  run('npx', ['-y', 'pnpm@12.21.0', 'install', '--frozen-lockfile', '--prefer-offline'], folder);
  run('npx', ['-y', 'pnpm@12.21.0', 'run', 'build'], path.join(folder, 'apps/marketplace'));
}

/** Starts the service and the site of a checkout, without a page cache. @returns the site's origin. */
async function start(checkout: string, dataDir: string): Promise<string> {
  const [port, servicePort] = [await freePort(), await freePort()];
  const origin = `http://127.0.0.1:${port}`;
  const env = {
    PORT: String(port),
    API_PORT: String(servicePort),
    SITE_URL: `http://localhost:${port}`,
    DATA_DIR: dataDir,
    PAGE_CACHE_MB: '0',
    LOG_LEVEL: 'fatal',
  };
  await programs.start(path.join(checkout, 'apps/api/src/app/main.ts'), { env });
  await programs.start(path.join(checkout, 'apps/marketplace/src/server/main.ts'), { env });
  return origin;
}

/** The first school that a site's results link to. */
async function schoolOn(origin: string): Promise<string> {
  const html = await (await fetch(origin + results)).text();
  const [, pathname] = /<article.*?<a[^>]* href="(\/escolas\/[a-z0-9-]+)"/su.exec(html) ?? [];
  if (pathname === undefined) throw new Error(`${origin}${results} links to no school.`);
  return pathname;
}

async function pagesPerSecond(url: string): Promise<number> {
  const { perSecond, failed } = await plainLoad(url, load);
  if (failed > 0) throw new Error(`${url}: ${failed} responses were not 200, or missing.`);
  return perSecond;
}

async function compare(page: string, own: string, other: string, commit: string): Promise<void> {
  for (let round = 0; round < WARM_UP_ROUNDS; round++) {
    await pagesPerSecond(own);
    await pagesPerSecond(other);
  }
  const pairs: { readonly own: number; readonly other: number }[] = [];
  for (let round = 0; round < rounds; round++)
    pairs.push({ own: await pagesPerSecond(own), other: await pagesPerSecond(other) });
  const ratio = median(pairs.map((pair) => pair.own / pair.other));
  const limit = page === 'results' ? minRatio.results : minRatio.other;
  const holds = ratio >= limit;
  const [ownMedian, otherMedian] = [
    median(pairs.map((pair) => pair.own)),
    median(pairs.map((pair) => pair.other)),
  ];
  console.log(
    `${page}: ${ownMedian.toFixed(1)} pages/s, ${commit} ${otherMedian.toFixed(1)}: ${ratio.toFixed(2)} × (≥ ${limit})  ${holds ? 'ok' : 'BELOW'}`,
  );
  recordFigure({
    target: 'P5',
    what: `Rendered each time, ${page} page`,
    value: `${ratio.toFixed(2)} × commit ${commit}`,
    limit: `≥ ${limit} ×`,
    holds,
  });
  if (!holds) process.exitCode = 1;
}

const [commit] = process.argv.slice(2);
if (!commit) throw new Error('Name the commit to compare with: pnpm bench --against COMMIT.');
const folder = mkdtempSync(path.join(tmpdir(), 'against-'));
const checkout = path.join(folder, 'checkout');
try {
  build(commit, checkout);
  // Separate data: only one process can open an embedded database, and each commit has its own tables.
  const own = await start(repository, path.join(folder, 'own-data'));
  const other = await start(checkout, path.join(folder, 'other-data'));
  for (const [page, pathname] of Object.entries(pathnames))
    await compare(page, own + pathname, other + pathname, commit);
  await compare('school', own + (await schoolOn(own)), other + (await schoolOn(other)), commit);
} finally {
  await programs.stop();
  execFileSync('git', ['worktree', 'remove', '--force', checkout], { cwd: repository, stdio: 'ignore' });
  rmSync(folder, { recursive: true, force: true });
}
