import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { run } from '@melhor-escola/config/packaging/run-program';

const repository = path.resolve(import.meta.dirname, '../../..');
const projects = path.join(import.meta.dirname, 'consumers');

/** Two projects outside the repository that know the kit only as a tarball: one with Tailwind, one without. */
export const consumers = ['plain', 'tailwind'] as const;
export type Consumer = (typeof consumers)[number];

const tools = (project: string) => path.join(project, 'node_modules/.bin');

/**
 * Lays the projects down and installs them, with the versions this repository has, from pnpm's store as far as it goes.
 *
 * @returns the folder that holds them.
 */
export async function installConsumers(tarball: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'kit-consumers-'));
  for (const consumer of consumers) {
    for (const part of ['shared', consumer]) {
      await cp(path.join(projects, part), path.join(folder, consumer), { recursive: true });
    }
  }
  await cp(tarball, path.join(folder, 'kit.tgz'));
  // What the kit brings comes in the versions that are locked here: no release elsewhere fails this test.
  await cp(path.join(repository, 'pnpm-lock.yaml'), path.join(folder, 'pnpm-lock.yaml'));
  const workspace = await readFile(path.join(repository, 'pnpm-workspace.yaml'), 'utf8');
  await writeFile(
    path.join(folder, 'pnpm-workspace.yaml'),
    workspace.replace(/^packages:.*$/m, `packages: [${consumers.join(', ')}]`),
  );
  await run('pnpm', ['install', '--prefer-offline', '--no-frozen-lockfile', '--ignore-scripts'], {
    cwd: folder,
  });
  return folder;
}

/** What the project's own compiler has to say. */
export async function checkTypes(project: string): Promise<string> {
  return (await run(path.join(tools(project), 'tsc'), ['-p', '.'], { cwd: project })).stdout;
}

/** Builds the project for the browser and for its server, with the React that warns. */
export async function buildConsumer(project: string): Promise<void> {
  const vite = path.join(tools(project), 'vite');
  const env = { NODE_ENV: 'development' };
  const mode = ['--mode', 'development', '--logLevel', 'warn'];
  await run(vite, ['build', ...mode, '--outDir', 'out/client'], { cwd: project, env });
  await run(vite, ['build', ...mode, '--ssr', 'server.tsx', '--outDir', 'out/server'], { cwd: project, env });
}

/** The page as the project's server renders it, by a Node of its own, and what that said on the way. */
export async function renderOnServer(project: string): Promise<{ html: string; said: string }> {
  const code = "process.stdout.write((await import('./out/server/server.js')).html)";
  const { stdout, stderr } = await run(process.execPath, ['--input-type=module', '--eval', code], {
    cwd: project,
    env: { NODE_ENV: 'development' },
  });
  return { html: stdout, said: stderr };
}

const contentTypes: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

/** Serves the built project with the given page in its document. */
export async function serve(project: string, html: string): Promise<{ url: string; server: Server }> {
  const folder = path.join(project, 'out/client');
  const shell = await readFile(path.join(folder, 'index.html'), 'utf8');
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/') {
      response
        .setHeader('content-type', 'text/html; charset=utf-8')
        .end(shell.replace('<!--page-->', () => html));
      return;
    }
    response.setHeader('content-type', contentTypes[path.extname(pathname)] ?? 'application/octet-stream');
    const file = createReadStream(path.join(folder, pathname));
    file.on('error', () => response.writeHead(404).end()).pipe(response);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The server has no port.');
  return { url: `http://127.0.0.1:${address.port}/`, server };
}
