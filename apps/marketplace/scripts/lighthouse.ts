/**
 * `pnpm lighthouse`: quality target P2. Lighthouse's mobile run (slow 4G, CPU four times slower) on the production build with the
 * demonstration data, several times per page. Writes the medians as a table into docs/figures.md, unless `--check` is given, and fails
 * if one misses its target. Run it on an idle machine: other load counts as the page's.
 *
 * `--against COMMIT` measures the pages of that commit, too, alternately, prints both with the limit of their ratio, and writes nothing.
 * The commit is built in a temporary worktree and runs with data of its own. The browser is really slowed down: the simulation of the
 * targets' runs adds to a text's paint what pictures beside it cost, if they arrived before it on this machine. Blocking time is then
 * counted by the processor time of the page's thread, which other programs do not lengthen.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromiumArguments, chromiumPath } from '@melhor-escola/config/chromium';
import { replaceSection } from '@melhor-escola/config/document-section';
import { figuresVariable, recordFigure } from '@melhor-escola/config/figure';
import { z } from 'zod';
import { blockingProcessorTime } from './blocking-time.ts';
import { median } from './median.ts';
import { startSite } from './running-site.ts';

const version = '13.5.0';
const RUNS_PER_PAGE = 5;
const repository = path.join(import.meta.dirname, '../../..');
const figuresDocument = path.join(repository, 'docs/figures.md');

const audit = z.object({ numericValue: z.number() });
const category = z.object({ score: z.number() });
const report = z.object({
  environment: z.object({ benchmarkIndex: z.number() }),
  categories: z.object({
    performance: category,
    accessibility: category,
    'best-practices': category,
    seo: category,
  }),
  audits: z.object({
    'largest-contentful-paint': audit,
    'cumulative-layout-shift': audit,
    'total-blocking-time': audit,
    interactive: audit,
  }),
});

interface Figures {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** Seconds. */
  lcp: number;
  cls: number;
  /** Milliseconds. */
  tbt: number;
  /** Lighthouse's measure of the machine's speed; a quarter of 1,500 to 2,000 is its cheap phone. */
  benchmarkIndex: number;
}

interface MeasuredPage {
  readonly name: string;
  readonly path: string;
  /** Blocking time and LCP at most as a multiple of the earlier commit's. The home page's content has doubled since 02397d4. */
  readonly maxRatio: number;
}

const MAX_LCP_SECONDS = 1.4;
const MIN_PERFORMANCE = 97;

async function measure(url: string, throttling: 'simulate' | 'devtools'): Promise<Figures> {
  const folder = mkdtempSync(path.join(tmpdir(), 'lighthouse-'));
  const reportFile = path.join(folder, 'report.json');
  const { status, stderr } = spawnSync(
    'pnpm',
    [
      'dlx',
      `lighthouse@${version}`,
      url,
      '--quiet',
      '--output=json',
      `--output-path=${reportFile}`,
      '--save-assets',
      `--throttling-method=${throttling}`,
      `--chrome-flags=--headless ${chromiumArguments.join(' ')}`,
    ],
    {
      encoding: 'utf8',
      env: { ...process.env, CHROME_PATH: await chromiumPath() },
    },
  );
  if (status !== 0) throw new Error(`Lighthouse ended with ${status}: ${stderr.slice(-2_000)}`);
  const { environment, categories, audits } = report.parse(JSON.parse(readFileSync(reportFile, 'utf8')));
  const trace: unknown = JSON.parse(readFileSync(path.join(folder, 'report-0.trace.json'), 'utf8'));
  rmSync(folder, { recursive: true });
  return {
    performance: categories.performance.score * 100,
    accessibility: categories.accessibility.score * 100,
    bestPractices: categories['best-practices'].score * 100,
    seo: categories.seo.score * 100,
    lcp: audits['largest-contentful-paint'].numericValue / 1000,
    cls: audits['cumulative-layout-shift'].numericValue,
    tbt:
      throttling === 'simulate'
        ? audits['total-blocking-time'].numericValue
        : blockingProcessorTime(trace, url, audits.interactive.numericValue),
    benchmarkIndex: environment.benchmarkIndex,
  };
}

function missedTargets(page: MeasuredPage, figures: Figures): string[] {
  const missed = [
    ...(figures.performance < MIN_PERFORMANCE ? [`performance below ${MIN_PERFORMANCE}`] : []),
    ...(figures.accessibility < 100 ? ['accessibility below 100'] : []),
    ...(figures.bestPractices < 100 ? ['best practices below 100'] : []),
    ...(figures.seo < 100 ? ['SEO below 100'] : []),
    ...(figures.lcp > MAX_LCP_SECONDS ? [`LCP above ${MAX_LCP_SECONDS} s`] : []),
    ...(figures.cls > 0.02 ? ['CLS above 0.02'] : []),
    ...(figures.tbt > 150 ? ['TBT above 150 ms'] : []),
  ];
  return missed.map((what) => `${page.name}: ${what}`);
}

/** Path of the first school in the results. */
async function schoolPath(origin: string): Promise<string> {
  const html = await (await fetch(`${origin}/escolas/busca?city=sao-paulo-sp`)).text();
  const [, found] = /<article.*?<a[^>]* href="(\/escolas\/[a-z0-9-]+)"/su.exec(html) ?? [];
  if (!found) throw new Error('The results link to no school.');
  return found;
}

/** The pages of a site, of which each has other schools. */
const listPages = async (origin: string): Promise<MeasuredPage[]> => [
  { name: 'Home', path: '/escolas', maxRatio: 1.2 },
  { name: 'City', path: '/escolas/mensalidades/sao-paulo-sp', maxRatio: 1 },
  { name: 'School', path: await schoolPath(origin), maxRatio: 1 },
  { name: 'Search', path: '/escolas/busca?city=sao-paulo-sp', maxRatio: 1 },
];

function medians(all: readonly Figures[]): Figures {
  const of = (key: keyof Figures) => median(all.map((figures) => figures[key]));
  return {
    performance: of('performance'),
    accessibility: of('accessibility'),
    bestPractices: of('bestPractices'),
    seo: of('seo'),
    lcp: of('lcp'),
    cls: of('cls'),
    tbt: of('tbt'),
    benchmarkIndex: of('benchmarkIndex'),
  };
}

/** Measures every page. @returns the targets that were missed. */
async function measureSite(origin: string, isCheck: boolean): Promise<string[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'lighthouse-'));
  const figuresFile = path.join(folder, 'figures.jsonl');
  process.env[figuresVariable] = figuresFile;
  const lines = [
    '| Page | Performance | Accessibility | Best practices | SEO | LCP | CLS | TBT | Benchmark index |',
    '| --- | --: | --: | --: | --: | --: | --: | --: | --: |',
  ];
  const missed: string[] = [];
  for (const page of await listPages(origin)) {
    const all: Figures[] = [];
    for (let run = 0; run < RUNS_PER_PAGE; run += 1) all.push(await measure(origin + page.path, 'simulate'));
    const figures = medians(all);
    missed.push(...missedTargets(page, figures));
    lines.push(
      `| ${page.name} | ${figures.performance.toFixed(0)} | ${figures.accessibility.toFixed(0)} | ${figures.bestPractices.toFixed(0)} | ${figures.seo.toFixed(0)} | ${figures.lcp.toFixed(2)} s | ${figures.cls.toFixed(3)} | ${figures.tbt.toFixed(0)} ms | ${figures.benchmarkIndex.toFixed(0)} |`,
    );
    process.stdout.write(`${lines.at(-1)}\n`);
    recordFigure({
      target: 'P2',
      what: page.name,
      value: `${figures.performance.toFixed(0)}, LCP ${figures.lcp.toFixed(2)} s, CLS ${figures.cls.toFixed(3)}, TBT ${figures.tbt.toFixed(0)} ms`,
      limit: `≥ ${MIN_PERFORMANCE}, ≤ ${MAX_LCP_SECONDS} s, ≤ 0.02, ≤ 150 ms`,
      holds: missedTargets(page, figures).length === 0,
    });
  }
  if (!isCheck) {
    writeFileSync(
      figuresDocument,
      replaceSection(readFileSync(figuresDocument, 'utf8'), 'lighthouse', lines.join('\n')),
    );
    spawnSync(process.execPath, ['tools/record-figures.ts', 'pnpm lighthouse', figuresFile], {
      cwd: repository,
      stdio: 'inherit',
    });
  }
  rmSync(folder, { recursive: true });
  return missed;
}

/** Measures every page of both sites, alternately. @returns the ratios above their limit. */
async function compareSites(origin: string, earlier: string): Promise<string[]> {
  const missed: string[] = [];
  const earlierPages = await listPages(earlier);
  for (const [index, page] of (await listPages(origin)).entries()) {
    const [own, other]: [Figures[], Figures[]] = [[], []];
    for (let run = 0; run < RUNS_PER_PAGE; run += 1) {
      own.push(await measure(origin + page.path, 'devtools'));
      other.push(await measure(earlier + (earlierPages[index]?.path ?? page.path), 'devtools'));
    }
    const [now, before] = [medians(own), medians(other)];
    for (const [what, key, unit] of [
      ['blocking time', 'tbt', 'ms'],
      ['LCP', 'lcp', 's'],
    ] as const) {
      const limit = before[key] * page.maxRatio;
      const line = `${page.name}, ${what}: ${now[key].toFixed(2)} ${unit}, earlier ${before[key].toFixed(2)} (at most ${page.maxRatio} ×)`;
      process.stdout.write(`${line}\n`);
      if (now[key] > limit) missed.push(line);
    }
  }
  return missed;
}

/** Starts the site of a commit in a temporary worktree while the callback runs. */
async function withSiteOf<Result>(
  commit: string,
  compare: (origin: string) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(path.join(tmpdir(), 'against-'));
  const checkout = path.join(folder, 'checkout');
  execFileSync('git', ['worktree', 'add', '--quiet', '--detach', checkout, commit], { cwd: repository });
  try {
    const { origin, stop } = await startSite(3340, checkout);
    return await compare(origin).finally(stop);
  } finally {
    execFileSync('git', ['worktree', 'remove', '--force', checkout], { cwd: repository });
    rmSync(folder, { recursive: true, force: true });
  }
}

const { values: options } = parseArgs({
  options: { check: { type: 'boolean' }, against: { type: 'string' } },
});
const { origin, stop } = await startSite(3330);
try {
  const { against: commit } = options;
  const missed =
    commit === undefined
      ? await measureSite(origin, options.check ?? false)
      : await withSiteOf(commit, (earlier) => compareSites(origin, earlier));
  if (missed.length > 0) {
    process.stderr.write(`Above the target:\n${missed.join('\n')}\n`);
    process.exitCode = 1;
  }
} finally {
  stop();
}
