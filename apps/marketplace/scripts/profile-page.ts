/**
 * `pnpm flame-graph`: profiles the site's process while it renders uncached results pages. Prints shares by package, writes a flame graph
 * to docs/flame-graphs, and compares the CPU time with that of React's `renderToString` (P5); only the comparison with `--figure`. Needs
 * a built site and a data folder with demonstration data, as `npm start` creates them.
 */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { recordFigure } from '@melhor-escola/config/figure';
import autocannon from 'autocannon';
import { z } from 'zod';
import { costRatio, flameGraph, sharesByPackage, type CpuProfile } from './flame-graph.ts';
import { median } from './median.ts';
import { StartedPrograms } from './started-programs.ts';

const application = path.join(import.meta.dirname, '..');
const repository = path.join(application, '../..');
const page = '/escolas/busca?city=sao-paulo-sp';
const seconds = 15;
/** Of each process that is profiled; the figure is their median, because V8 optimizes each process differently. */
const PROFILED_PROCESSES = 3;
/** Until V8 has optimized most hot functions. */
const WARM_UP_SECONDS = 5;
/** P5: CPU time of a page as a multiple of `renderToString`'s. */
const MAX_RATIO = 2;
const isFigureAlone = process.argv.includes('--figure');

const profileSchema = z.object({
  nodes: z.array(
    z.object({
      id: z.number(),
      callFrame: z.object({
        functionName: z.string(),
        url: z.string(),
        lineNumber: z.number(),
        columnNumber: z.number(),
      }),
      children: z.array(z.number()).optional(),
    }),
  ),
  samples: z.array(z.number()),
  timeDeltas: z.array(z.number()),
});

const maps = new Map<string, TraceMap | undefined>();

/** The source map of a built file, if it has one. */
function findSourceMap(url: string): TraceMap | undefined {
  if (!url.startsWith('file:') || !url.includes('/dist/')) return undefined;
  if (!maps.has(url)) {
    const file = `${fileURLToPath(url)}.map`;
    maps.set(url, existsSync(file) ? new TraceMap(readFileSync(file, 'utf8'), file) : undefined);
  }
  return maps.get(url);
}

/** The profile with the source files of its functions. */
function inSources(profile: z.infer<typeof profileSchema>): CpuProfile {
  const nodes = profile.nodes.map(({ callFrame, ...node }) => {
    const map = findSourceMap(callFrame.url);
    if (!map) return { ...node, callFrame };
    const { source } = originalPositionFor(map, {
      line: callFrame.lineNumber + 1,
      column: callFrame.columnNumber,
    });
    return { ...node, callFrame: { ...callFrame, url: source ?? callFrame.url } };
  });
  return { ...profile, nodes };
}

function draw(shown: CpuProfile, { total, average }: autocannon.Histogram): void {
  const graphs = path.join(repository, 'docs/flame-graphs');
  mkdirSync(graphs, { recursive: true });
  writeFileSync(
    path.join(graphs, 'results-page.svg'),
    flameGraph(shown, `${page}, rendered ${total} times in ${seconds} s`),
  );
  console.log(
    `${average.toFixed(0)} pages a second, with the profiler on. Of the time of the site's process:`,
  );
  for (const [name, share] of sharesByPackage(shown))
    if (share >= 0.01) console.log(`${(100 * share).toFixed(1).padStart(6)} %  ${name}`);
}

/** Profiles a new process of the site while it renders the page as often as it can. */
async function profilePage(): Promise<{ profile: CpuProfile; requests: autocannon.Histogram }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'profile-'));
  const programs = new StartedPrograms();
  try {
    const env = {
      PORT: '3430',
      API_PORT: '4430',
      SITE_URL: 'http://localhost:3430',
      PAGE_CACHE_MB: '0',
      LOG_LEVEL: 'fatal',
    };
    await programs.start(path.join(application, '../api/src/app/main.ts'), { env });
    await programs.start(path.join(application, 'src/main.ts'), {
      env,
      execArgv: ['--cpu-prof', '--cpu-prof-dir', folder],
    });
    const { requests } = await autocannon({
      url: `http://127.0.0.1:3430${page}`,
      connections: 8,
      duration: seconds,
    });
    // The profile is written when the process ends.
    await programs.stop();
    const [file = ''] = readdirSync(folder);
    const profile = profileSchema.parse(JSON.parse(readFileSync(path.join(folder, file), 'utf8')));
    return { profile: inSources(profile), requests };
  } finally {
    await programs.stop();
    rmSync(folder, { recursive: true });
  }
}

const ratios: number[] = [];
for (let round = 0; round < (isFigureAlone ? PROFILED_PROCESSES : 1); round++) {
  const { profile, requests } = await profilePage();
  ratios.push(costRatio(profile, /renderToString$/u, WARM_UP_SECONDS));
  if (!isFigureAlone) draw(profile, requests);
}
const ratio = median(ratios);
const isMet = ratio <= MAX_RATIO;
console.log(
  `CPU time of the site's process for a page: ${ratios.map((one) => one.toFixed(2)).join(', ')}; median ${ratio.toFixed(2)} × React's renderToString (≤ ${MAX_RATIO})  ${isMet ? 'ok' : 'ABOVE'}`,
);
recordFigure({
  target: 'P5',
  what: 'CPU time of a results page',
  value: `${ratio.toFixed(2)} × renderToString`,
  limit: `≤ ${MAX_RATIO} ×`,
  holds: isMet,
});
if (isFigureAlone) process.exitCode = isMet ? 0 : 1;
