import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import type { RealService } from './real-service.ts';
import { packageRoot } from './released-packages.ts';

const manifest = z.object({ scripts: z.object({ dev: z.string() }) });

/** A package's dev page. */
export interface LivePage {
  /** Origin. */
  readonly url: string;
  readonly close: () => void;
}

/**
 * Runs a package's `dev` script on a free port, with a running service.
 *
 * @throws {Error} with its output if it exits before it prints its URL.
 */
export async function startLivePage(name: string, service: RealService): Promise<LivePage> {
  const root = packageRoot(name);
  const { scripts } = manifest.parse(JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')));
  const [program = '', ...args] = scripts.dev.split(' ');
  const child = spawn(path.join(root, 'node_modules/.bin', program), [...args, '--port', '0'], {
    cwd: root,
    env: {
      ...process.env,
      NO_COLOR: '1',
      NODE_ENV: 'development',
      API_URL: service.url,
      SEARCH_API_KEY: service.headers['x-api-key'],
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return { url: await printedUrl(child), close: () => child.kill() };
}

/** The URL that Vite prints. */
async function printedUrl({ stdout, stderr }: ChildProcess): Promise<string> {
  if (!stdout || !stderr) throw new Error('The dev server has no output.');
  let output = '';
  stderr.on('data', (text: Buffer) => (output += text.toString()));
  for await (const line of createInterface({ input: stdout })) {
    output += `${line}\n`;
    const address = /Local:\s+(http:\/\/[\d.]+:\d+)/.exec(line)?.[1];
    if (address !== undefined) return address;
  }
  throw new Error(`It exited before it printed a URL:\n${output}`);
}
