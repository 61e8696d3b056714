import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { build } from 'vite';

/** Least milliseconds to render the page of quality target P10 on the server, with the kit and with plain elements. */
export interface ServerCost {
  readonly kit: number;
  readonly plain: number;
  readonly ratio: number;
}

/**
 * Builds both pages for production and measures them alternately in a separate Node process.
 *
 * @throws if their markup differs, because the times could then not be compared.
 */
export async function serverCost(): Promise<ServerCost> {
  // Inside the package, so that React resolves from the built file.
  const folder = await mkdtemp(path.resolve(import.meta.dirname, '../node_modules/.server-cost-'));
  try {
    await build({
      configFile: false,
      root: import.meta.dirname,
      logLevel: 'silent',
      oxc: { jsx: { development: false } },
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        ssr: path.resolve(import.meta.dirname, 'server-cost/measure.tsx'),
        outDir: folder,
        rolldownOptions: { output: { entryFileNames: 'measure.mjs' } },
      },
    });
    const { stdout } = await promisify(execFile)(process.execPath, [path.join(folder, 'measure.mjs')], {
      env: { ...process.env, NODE_ENV: 'production' },
    });
    const { kit, plain, ratio }: ServerCost = JSON.parse(stdout);
    return { kit, plain, ratio };
  } finally {
    await rm(folder, { recursive: true });
  }
}
