import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** Result of a load test. */
export interface Load {
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** Responses other than 200, and broken connections. */
  readonly failed: number;
}

export interface PlainLoadOptions {
  readonly connections: number;
  readonly seconds: number;
  readonly encoding: 'br' | 'identity';
  /** Milliseconds between a response and the next request of its connection; 0 by default. */
  readonly pauseMs?: number;
}

/**
 * Requests one URL repeatedly on each connection, and reads only status and length of the responses: a client that decodes bodies as
 * text, like autocannon, is slower with compressed ones than the server, and so measures itself.
 */
export async function plainLoad(
  url: string,
  { connections, seconds, encoding, pauseMs = 0 }: PlainLoadOptions,
): Promise<Load> {
  const { hostname, port, pathname, search, host } = new URL(url);
  const request = `GET ${pathname}${search} HTTP/1.1\r\nhost: ${host}\r\naccept-encoding: ${encoding}\r\n\r\n`;
  const latencies: number[] = [];
  let failed = 0;
  const sockets = Array.from({ length: connections }, () => {
    const socket = connect({ host: hostname, port: Number(port), noDelay: true });
    sendRequests(
      socket,
      { request, pauseMs },
      {
        onResponse: (milliseconds) => latencies.push(milliseconds),
        failed: () => (failed += 1),
      },
    );
    return socket;
  });
  await wait(seconds * 1_000);
  for (const socket of sockets)
    socket
      .removeAllListeners()
      .on('error', () => undefined)
      .destroy();
  const sorted = latencies.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Infinity;
  return { perSecond: latencies.length / seconds, p50: at(0.5), p99: at(0.99), failed };
}

/** End of a chunked response. */
const lastChunk = '\r\n0\r\n\r\n';

function sendRequests(
  socket: Socket,
  { request, pauseMs }: { readonly request: string; readonly pauseMs: number },
  callbacks: { readonly onResponse: (milliseconds: number) => void; readonly failed: () => void },
): void {
  let since = 0;
  /** Remaining bytes of the current response; undefined until its headers have arrived, infinite if it is chunked. */
  let left: number | undefined;
  let head = '';
  let tail = '';
  const send = () => {
    if (socket.destroyed) return;
    [since, left, head, tail] = [performance.now(), undefined, '', ''];
    socket.write(request);
  };
  socket.on('connect', send);
  socket.on('data', (chunk: Buffer) => {
    if (left === undefined) {
      head += chunk.toString('latin1');
      const end = head.indexOf('\r\n\r\n');
      if (end < 0) return;
      if (!head.startsWith('HTTP/1.1 200')) callbacks.failed();
      const length = Number(/\r\ncontent-length: (\d+)/iu.exec(head)?.[1] ?? Infinity);
      // The headers may arrive in pieces; the body starts after them.
      left = length - (head.length - end - 4);
    } else left -= chunk.length;
    tail = (tail + chunk.subarray(-lastChunk.length).toString('latin1')).slice(-lastChunk.length);
    if (left > 0 && !(left === Infinity && tail === lastChunk)) return;
    callbacks.onResponse(performance.now() - since);
    if (pauseMs > 0) setTimeout(send, pauseMs);
    else send();
  });
  for (const end of ['error', 'close'] as const) socket.on(end, callbacks.failed);
}
