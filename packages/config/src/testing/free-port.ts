import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ephemeral ports of Linux, so that a server on port 0 is never given one of these. */
const MIN_PORT = 10_000;
const MAX_PORT = 32_000;

/**
 * A free port whose neighbours at the given distances above it are free too. Chosen at random, so that test runs that begin
 * together rarely choose the same one.
 *
 * @throws {Error} when fifty tries find none.
 */
export async function freePort(distances: readonly number[] = []): Promise<number> {
  const furthest = Math.max(0, ...distances);
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const port = randomInt(MIN_PORT, MAX_PORT - furthest);
    const free = await Promise.all([0, ...distances].map((distance) => isFree(port + distance)));
    if (!free.includes(false)) return port;
  }
  throw new Error(`No free port was found between ${MIN_PORT} and ${MAX_PORT}.`);
}

async function isFree(port: number): Promise<boolean> {
  // Without a host, IPv4 and IPv6 are tried: 'localhost' may be either.
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
