// `pnpm generate`: refreshes all generated files, in the order of this table. `--check` writes nothing, lists the stale files and exits with 1:
// the gate `generated` of `npm test`.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { repository, run } from './runtime.mjs';

interface Generator {
  readonly writes: string;
  /** Working directory, relative to the repository root. */
  readonly folder: string;
  readonly command: readonly [program: string, ...args: string[]];
}

/** Each reads only sources and output of earlier generators. */
const generators: readonly Generator[] = [
  {
    writes: 'packages/api-client/{openapi.json,schema.graphql}',
    folder: 'apps/api',
    command: ['node', 'scripts/contract.ts'],
  },
  {
    writes: 'packages/api-client/src/generated',
    folder: 'packages/api-client',
    command: ['node', 'scripts/generate.ts'],
  },
  {
    writes: 'the diagrams of docs/data-model.md and ARCHITECTURE.md',
    folder: 'apps/api',
    command: ['node', 'scripts/data-model.ts'],
  },
  {
    writes: 'packages/tracking/docs/events.md',
    folder: 'packages/tracking',
    command: ['node', 'scripts/events.ts'],
  },
  {
    writes: 'packages/ui/{src/theme/*.generated.css,figma}, packages/config/src/colors.generated.ts',
    folder: 'packages/ui',
    command: ['node', 'scripts/tokens.ts'],
  },
  {
    writes: 'apps/marketplace/src/routeTree.gen.ts',
    folder: 'apps/marketplace',
    command: ['node', 'scripts/route-tree.ts'],
  },
  {
    writes: 'packages/site-server/docs/limits.md',
    folder: 'packages/site-server',
    command: ['node', 'scripts/limits-table.ts'],
  },
];

/** After those above, whose output some packages export; in any order. */
const inPackages = [
  ...inEachPackage('api-report.md', 'api'),
  ...inEachPackage('publishConfig.exports', 'published-exports'),
];

/** Files from tests, pictures or measurements, which take minutes; refreshed only by these commands. */
const slow = [
  { writes: 'packages/ui/checks/{pictures,snapshots}', command: 'pnpm visual --update' },
  { writes: 'docs/screens', command: 'pnpm screens' },
  { writes: 'docs/flame-graphs', command: 'pnpm flame-graph' },
  {
    writes: 'docs/figures.json and the figures in docs/figures.md',
    command: 'pnpm bench --record; pnpm lighthouse',
  },
];

/** A generator for each package that has this script. */
function inEachPackage(writes: string, script: string): Generator[] {
  return globSync('packages/*/package.json', { cwd: repository })
    .toSorted()
    .flatMap((file) => {
      const { scripts }: { scripts: Record<string, string> } = JSON.parse(
        readFileSync(path.join(repository, file), 'utf8'),
      );
      const folder = path.dirname(file);
      const [program, ...args] = scripts[script]?.split(' ') ?? [];
      return program ? [{ writes: `${folder}/${writes}`, folder, command: [program, ...args] as const }] : [];
    });
}

const isCheck = process.argv.includes('--check');
const failed: string[] = [];

async function generate({ writes, folder, command }: Generator): Promise<void> {
  const [program, ...args] = command;
  const { code, output } = await run(program, isCheck ? [...args, '--check'] : args, {
    cwd: path.join(repository, folder),
  });
  if (code !== 0) {
    failed.push(writes);
    process.stderr.write(`${output.trimEnd()}\n`);
  } else if (!isCheck) process.stdout.write(`${writes}\n`);
}

// Checks write nothing, so their order does not matter.
if (!isCheck) for (const generator of generators) await generate(generator);
const queue = (isCheck ? [...generators, ...inPackages] : inPackages).values();
await Promise.all(
  [1, 2].map(async () => {
    for (const generator of queue) await generate(generator);
  }),
);

if (failed.length > 0) {
  process.stderr.write(
    isCheck
      ? `\n'pnpm generate' refreshes everything: review and commit the changes.\n`
      : `\nNot generated because of the errors above: ${failed.join('; ')}.\n`,
  );
  process.exitCode = 1;
} else if (!isCheck) {
  process.stdout.write('\nNot refreshed, because these need a test run, pictures or measurements:\n');
  for (const { writes, command } of slow) process.stdout.write(`${writes}: ${command}\n`);
}
