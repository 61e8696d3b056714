import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stringify } from 'yaml';
import { run } from './run-program.ts';

const repository = path.resolve(import.meta.dirname, '../../../..');

const tool = (project: string, name: string) => path.join(project, 'node_modules/.bin', name);

/** Projects outside the repository that know our packages only as they are packed. */
export interface Consumers {
  /** By the name of each project, the folders that make it, one laid over the other. */
  readonly projects: Readonly<Record<string, readonly string[]>>;
  /** The packed files by the names of their packages, wherever one of them is asked for. */
  readonly tarballs: Readonly<Record<string, string>>;
}

/**
 * Lays the projects down and installs them, with the versions this repository has, from pnpm's store as far as it goes.
 *
 * @returns the folder that holds them.
 */
export async function installConsumers({ projects, tarballs }: Consumers): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'consumers-'));
  for (const [project, parts] of Object.entries(projects)) {
    for (const part of parts) await cp(part, path.join(folder, project), { recursive: true });
  }
  // What the packages bring comes in the versions that are locked here: no release elsewhere fails a test.
  await cp(path.join(repository, 'pnpm-lock.yaml'), path.join(folder, 'pnpm-lock.yaml'));
  const workspace = await readFile(path.join(repository, 'pnpm-workspace.yaml'), 'utf8');
  const ours = Object.fromEntries(
    Object.entries(tarballs).map(([name, tarball]) => [name, `file:${tarball}`]),
  );
  await writeFile(
    path.join(folder, 'pnpm-workspace.yaml'),
    workspace
      .replace(/^packages:.*$/m, `packages: [${Object.keys(projects).join(', ')}]`)
      .replace(/^overrides:$/m, stringify({ overrides: ours }).trimEnd()),
  );
  await run('pnpm', ['install', '--prefer-offline', '--no-frozen-lockfile', '--ignore-scripts'], {
    cwd: folder,
  });
  return folder;
}

/** What the project's own compiler has to say. */
export async function checkTypes(project: string): Promise<string> {
  return (await run(tool(project, 'tsc'), ['-p', '.'], { cwd: project })).stdout;
}

/** Builds the project for the browser and for its server, with the React that warns. */
export async function buildConsumer(project: string): Promise<void> {
  const env = { NODE_ENV: 'development' };
  const mode = ['--mode', 'development', '--logLevel', 'warn'];
  const vite = tool(project, 'vite');
  await run(vite, ['build', ...mode, '--outDir', 'out/client'], { cwd: project, env });
  await run(vite, ['build', ...mode, '--ssr', 'server.tsx', '--outDir', 'out/server'], { cwd: project, env });
}
