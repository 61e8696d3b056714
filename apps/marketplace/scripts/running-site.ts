import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const repository = path.join(import.meta.dirname, '../../..');

export interface RunningSite {
  readonly origin: string;
  /** The process, to be stopped with SIGTERM. */
  readonly site: ChildProcess;
}

/**
 * Starts the site with the script of `npm start` and the demonstration data, and waits until it is ready. The service's port is 1000
 * higher.
 *
 * @throws {Error} if the site exits before it is ready.
 */
export async function startSite(port: number): Promise<RunningSite> {
  const origin = `http://localhost:${port}`;
  const site = spawn(process.execPath, [path.join(repository, 'tools/start.mjs')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      API_PORT: String(port + 1000),
      SITE_URL: origin,
      DATA_DIR: path.join(repository, `.cache/site-data-${port}`),
      DATABASE_URL: '',
    },
  });
  for (;;) {
    if (site.exitCode !== null) throw new Error(`The site exited with ${site.exitCode}.`);
    const ready = await fetch(`${origin}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return { origin, site };
    await wait(500);
  }
}
