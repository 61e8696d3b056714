import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { installConsumers } from '@melhor-escola/config/packaging/consumer-project';
import { run } from '@melhor-escola/config/packaging/run-program';

const projects = path.join(import.meta.dirname, 'consumers');

/** Two projects outside the repository that install the kit's tarball: one with Tailwind, one without. */
export const consumers = ['plain', 'tailwind'] as const;
export type Consumer = (typeof consumers)[number];

const consumerFolders = (consumer: Consumer) => ['shared', consumer].map((part) => path.join(projects, part));

/**
 * Installs both.
 *
 * @returns the folder that contains them.
 */
export function installKitConsumers(tarball: string): Promise<string> {
  return installConsumers({
    projects: Object.fromEntries(consumers.map((consumer) => [consumer, consumerFolders(consumer)])),
    tarballs: { '@melhor-escola/ui': tarball },
  });
}

/** Server-renders the project's page in a separate Node process. Returns the HTML and anything written to stderr. */
export async function renderOnServer(project: string): Promise<{ html: string; stderr: string }> {
  const code = "process.stdout.write((await import('./out/server/server.js')).html)";
  const { stdout, stderr } = await run(process.execPath, ['--input-type=module', '--eval', code], {
    cwd: project,
    env: { NODE_ENV: 'development' },
  });
  return { html: stdout, stderr };
}

const contentTypes: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

/** Serves the built project with the given HTML in its document. */
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
