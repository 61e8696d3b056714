import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ports that Linux gives to whoever asks for any, so that nobody is given one by chance. */
const first = 10_000;
const last = 32_000;

/**
 * A port of the loopback interface that is free, as are those at the given distances above it. Chosen at random, so that
 * test runs that begin together rarely choose the same one.
 *
 * @throws {Error} when fifty tries find none.
 */
export async function freePort(distances: readonly number[] = []): Promise<number> {
  const furthest = Math.max(0, ...distances);
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const port = randomInt(first, last - furthest);
    const free = await Promise.all([0, ...distances].map((distance) => isFree(port + distance)));
    if (!free.includes(false)) return port;
  }
  throw new Error(`No free port was found between ${first} and ${last}.`);
}

async function isFree(port: number): Promise<boolean> {
  // Without a host it is tried on all of them, IPv6 too: 'localhost' may be either.
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
