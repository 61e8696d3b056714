import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ephemeral ports of Linux, so that servers on port 0 never get one of these. */
const MIN_PORT = 10_000;
const MAX_PORT = 32_000;

/**
 * A free port; the ports at the given offsets above it are free too. Chosen at random, so that concurrent test runs rarely collide.
 *
 * @throws {Error} after fifty attempts.
 */
export async function freePort(offsets: readonly number[] = []): Promise<number> {
  const furthest = Math.max(0, ...offsets);
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const port = randomInt(MIN_PORT, MAX_PORT - furthest);
    const free = await Promise.all([0, ...offsets].map((offset) => isFree(port + offset)));
    if (!free.includes(false)) return port;
  }
  throw new Error(`No free port was found between ${MIN_PORT} and ${MAX_PORT}.`);
}

async function isFree(port: number): Promise<boolean> {
  // Without a host, checks IPv4 and IPv6: 'localhost' may be either.
  const probe = createServer().listen(port);
  try {
    await once(probe, 'listening');
  } catch {
    return false;
  }
  probe.close();
  await once(probe, 'close');
  return true;
}
