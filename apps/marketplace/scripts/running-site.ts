import { spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const repository = path.join(import.meta.dirname, '../../..');

export interface RunningSite {
  readonly origin: string;
  readonly stop: () => void;
}

/**
 * Starts the site of a checkout by `npm start`, with the demonstration data, and waits until it is ready. The service's port is 1000
 * higher.
 *
 * @throws {Error} if the site exits before it is ready.
 */
export async function startSite(port: number, checkout = repository): Promise<RunningSite> {
  const origin = `http://localhost:${port}`;
  const site = spawn('npm', ['start'], {
    cwd: checkout,
    // A process group, because npm does not pass the signal on.
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      API_PORT: String(port + 1000),
      SITE_URL: origin,
      DATA_DIR: path.join(checkout, `.cache/site-data-${port}`),
      DATABASE_URL: '',
    },
  });
  for (;;) {
    if (site.exitCode !== null) throw new Error(`The site exited with ${site.exitCode}.`);
    const ready = await fetch(`${origin}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return { origin, stop: () => process.kill(-(site.pid ?? 0)) };
    await wait(500);
  }
}
