import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stringify } from 'yaml';
import { run } from './run-program.ts';

const repository = path.resolve(import.meta.dirname, '../../../..');

const tool = (project: string, name: string) => path.join(project, 'node_modules/.bin', name);

/** Projects outside the repository that install our packed packages. */
export interface Consumers {
  /** Source folders of each project, by its name; later folders overwrite earlier ones. */
  readonly projects: Readonly<Record<string, readonly string[]>>;
  /** Packed files by package name; they replace every occurrence of the package. */
  readonly tarballs: Readonly<Record<string, string>>;
}

/**
 * Creates and installs the projects with this repository's locked versions, preferably from pnpm's store.
 *
 * @returns the folder that contains them.
 */
export async function installConsumers({ projects, tarballs }: Consumers): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'consumers-'));
  for (const [project, parts] of Object.entries(projects)) {
    for (const part of parts) await cp(part, path.join(folder, project), { recursive: true });
  }
  // Dependencies come in the versions locked here, so that an upstream release cannot break a test.
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

/** The output of the project's own compiler; empty on success. */
export async function checkTypes(project: string): Promise<string> {
  return (await run(tool(project, 'tsc'), ['-p', '.'], { cwd: project })).stdout;
}

/** Builds the project for browser and server, with the development build of React. */
export async function buildConsumer(project: string): Promise<void> {
  const env = { NODE_ENV: 'development' };
  const mode = ['--mode', 'development', '--logLevel', 'warn'];
  const vite = tool(project, 'vite');
  await run(vite, ['build', ...mode, '--outDir', 'out/client'], { cwd: project, env });
  await run(vite, ['build', ...mode, '--ssr', 'server.tsx', '--outDir', 'out/server'], { cwd: project, env });
}
