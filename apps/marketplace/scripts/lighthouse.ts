/**
 * `pnpm lighthouse`: quality target P2. Lighthouse's mobile run (slow 4G, CPU four times slower) on the production build with the
 * demonstration data, several times per page. Writes the medians as a table into docs/figures.md, unless `--check` is given, and fails
 * if one misses its target. Run it on an idle machine: other load counts as the page's.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromiumArguments, chromiumPath } from '@melhor-escola/config/chromium';
import { replaceSection } from '@melhor-escola/config/document-section';
import { figuresVariable, recordFigure } from '@melhor-escola/config/figure';
import { z } from 'zod';
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

/** A page to measure, and its target for LCP in seconds. */
interface MeasuredPage {
  name: string;
  path: string;
  lcp: number;
}

async function measure(url: string): Promise<Figures> {
  const { status, stdout, stderr } = spawnSync(
    'pnpm',
    [
      'dlx',
      `lighthouse@${version}`,
      url,
      '--quiet',
      '--output=json',
      `--chrome-flags=--headless ${chromiumArguments.join(' ')}`,
    ],
    {
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      env: { ...process.env, CHROME_PATH: await chromiumPath() },
    },
  );
  if (status !== 0) throw new Error(`Lighthouse ended with ${status}: ${stderr.slice(-2_000)}`);
  const { environment, categories, audits } = report.parse(JSON.parse(stdout.slice(stdout.indexOf('{'))));
  return {
    performance: categories.performance.score * 100,
    accessibility: categories.accessibility.score * 100,
    bestPractices: categories['best-practices'].score * 100,
    seo: categories.seo.score * 100,
    lcp: audits['largest-contentful-paint'].numericValue / 1000,
    cls: audits['cumulative-layout-shift'].numericValue,
    tbt: audits['total-blocking-time'].numericValue,
    benchmarkIndex: environment.benchmarkIndex,
  };
}

function missedTargets(page: MeasuredPage, figures: Figures): string[] {
  const missed = [
    ...(figures.performance < 95 ? ['performance below 95'] : []),
    ...(figures.accessibility < 100 ? ['accessibility below 100'] : []),
    ...(figures.bestPractices < 100 ? ['best practices below 100'] : []),
    ...(figures.seo < 100 ? ['SEO below 100'] : []),
    ...(figures.lcp > page.lcp ? [`LCP above ${page.lcp} s`] : []),
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

const gathered = mkdtempSync(path.join(tmpdir(), 'lighthouse-'));
const figuresFile = path.join(gathered, 'figures.jsonl');
process.env[figuresVariable] = figuresFile;
const { origin, site } = await startSite(3330);
try {
  const pages: MeasuredPage[] = [
    { name: 'Home', path: '/escolas', lcp: 1.5 },
    { name: 'City', path: '/escolas/mensalidades/sao-paulo-sp', lcp: 1.5 },
    { name: 'School', path: await schoolPath(origin), lcp: 1.5 },
    { name: 'Search', path: '/escolas/busca?city=sao-paulo-sp', lcp: 1.8 },
  ];
  const lines = [
    '| Page | Performance | Accessibility | Best practices | SEO | LCP | CLS | TBT | Benchmark index |',
    '| --- | --: | --: | --: | --: | --: | --: | --: | --: |',
  ];
  const missed: string[] = [];
  for (const page of pages) {
    const all: Figures[] = [];
    for (let run = 0; run < RUNS_PER_PAGE; run += 1) all.push(await measure(origin + page.path));
    const of = (key: keyof Figures) => median(all.map((figures) => figures[key]));
    const figures: Figures = {
      performance: of('performance'),
      accessibility: of('accessibility'),
      bestPractices: of('bestPractices'),
      seo: of('seo'),
      lcp: of('lcp'),
      cls: of('cls'),
      tbt: of('tbt'),
      benchmarkIndex: of('benchmarkIndex'),
    };
    missed.push(...missedTargets(page, figures));
    lines.push(
      `| ${page.name} | ${figures.performance.toFixed(0)} | ${figures.accessibility.toFixed(0)} | ${figures.bestPractices.toFixed(0)} | ${figures.seo.toFixed(0)} | ${figures.lcp.toFixed(2)} s | ${figures.cls.toFixed(3)} | ${figures.tbt.toFixed(0)} ms | ${figures.benchmarkIndex.toFixed(0)} |`,
    );
    process.stdout.write(`${lines.at(-1)}\n`);
    recordFigure({
      target: 'P2',
      what: page.name,
      value: `${figures.performance.toFixed(0)}, LCP ${figures.lcp.toFixed(2)} s, CLS ${figures.cls.toFixed(3)}, TBT ${figures.tbt.toFixed(0)} ms`,
      limit: `≥ 95, ≤ ${page.lcp} s, ≤ 0.02, ≤ 150 ms`,
      holds: missedTargets(page, figures).length === 0,
    });
  }
  if (!process.argv.includes('--check')) {
    writeFileSync(
      figuresDocument,
      replaceSection(readFileSync(figuresDocument, 'utf8'), 'lighthouse', lines.join('\n')),
    );
    spawnSync(process.execPath, ['tools/record-figures.ts', 'pnpm lighthouse', figuresFile], {
      cwd: repository,
      stdio: 'inherit',
    });
  }
  if (missed.length > 0) {
    process.stderr.write(`${missed.join('\n')}\n`);
    process.exitCode = 1;
  }
} finally {
  site.kill('SIGTERM');
  rmSync(gathered, { recursive: true });
}
