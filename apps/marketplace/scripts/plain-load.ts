import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** What a server did in a while. */
export interface Load {
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** Answers that were no 200, and connections that broke. */
  readonly failed: number;
}

export interface PlainLoadOptions {
  readonly connections: number;
  readonly seconds: number;
  readonly encoding: 'br' | 'identity';
  /** Milliseconds between an answer and the next request of its connection; none unless told. */
  readonly pauseMs?: number;
}

/**
 * Asks for one address over and over, and looks at nothing but the status and the length of the answers: what reads bodies as
 * text, as autocannon does, is slower with compressed ones than a server is, and so measures itself.
 *
 * Each connection asks again once it is answered.
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

/** What ends an answer that comes in chunks. */
const lastChunk = '\r\n0\r\n\r\n';

function sendRequests(
  socket: Socket,
  { request, pauseMs }: { readonly request: string; readonly pauseMs: number },
  callbacks: { readonly onResponse: (milliseconds: number) => void; readonly failed: () => void },
): void {
  let since = 0;
  /** Of the answer that is being read; unknown until its head is there, and without end where it comes in chunks. */
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
      // The page's own head may have come in pieces; the body begins behind it.
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
