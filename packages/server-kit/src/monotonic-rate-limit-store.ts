import { clientNetworks, NETWORK_FACTOR } from './client-network.ts';

/** Requests of a client in the current window, and milliseconds until the window ends. */
export interface RequestCount {
  readonly current: number;
  readonly ttl: number;
}

type Callback = (error: Error | null, count?: RequestCount) => void;

/** Clients in memory. The least recently seen one is evicted, and its count starts again. */
const MAX_CLIENTS = 5_000;

/**
 * In-memory `store` of @fastify/rate-limit, on the monotonic clock. The plugin's own store hands out the counter itself, which later
 * requests raise before it is compared: of a burst that exceeds the limit it rejects all, not only what exceeds it. All IPv6
 * subnets of a network together have four times the limit of one (`client-network.ts`).
 */
export class MonotonicRateLimitStore {
  readonly #windows = new Map<string, { current: number; readonly since: number }>();

  /** Counts a request. @param client an address or a subnet. @param timeWindow milliseconds. */
  incr(client: string, callback: Callback, timeWindow: number): void {
    const { network } = clientNetworks(client);
    const own = this.#count(client, timeWindow);
    callback(null, network === undefined ? own : larger(own, this.#count(network, timeWindow)));
  }

  /** The count, without counting a request. */
  read(client: string, callback: Callback, timeWindow: number): void {
    const { network } = clientNetworks(client);
    const own = this.#read(client, timeWindow);
    callback(null, network === undefined ? own : larger(own, this.#read(network, timeWindow)));
  }

  /** The store of routes with their own limits. */
  child(): MonotonicRateLimitStore {
    return new MonotonicRateLimitStore();
  }

  #count(client: string, timeWindow: number): RequestCount {
    const now = performance.now();
    const known = this.#windows.get(client);
    const window = known && now - known.since < timeWindow ? known : { current: 0, since: now };
    window.current += 1;
    // The most recently seen client is the last of the map.
    this.#windows.delete(client);
    this.#windows.set(client, window);
    if (this.#windows.size > MAX_CLIENTS) this.#evictOldest();
    return { current: window.current, ttl: timeWindow - (now - window.since) };
  }

  #read(client: string, timeWindow: number): RequestCount {
    const known = this.#windows.get(client);
    const left = known ? timeWindow - (performance.now() - known.since) : 0;
    return known && left > 0 ? { current: known.current, ttl: left } : { current: 0, ttl: 0 };
  }

  #evictOldest(): void {
    for (const client of this.#windows.keys()) {
      this.#windows.delete(client);
      return;
    }
  }
}

/** Whichever of the two is nearer to its limit, as a count of one subnet. */
function larger(own: RequestCount, network: RequestCount): RequestCount {
  const current = Math.ceil(network.current / NETWORK_FACTOR);
  return current > own.current ? { current, ttl: network.ttl } : own;
}
