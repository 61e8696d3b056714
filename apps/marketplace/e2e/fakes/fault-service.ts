import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { LoopbackServer } from './loopback-server.ts';
import { askRealService } from './real-service.ts';

/** How the service behaves through the stand-in: as it is, late, or broken in one of the ways services break. */
export type Fault =
  | 'none'
  | { readonly lateBy: number }
  | 'status-500'
  | 'status-503'
  | 'malformed'
  | 'misshapen'
  | 'truncated'
  | 'silent'
  | 'gone';

/** How the collector alone behaves: as the rest of the service, or in one of the ways that browsers must bear. */
export type CollectorFault = 'none' | 'gone' | 'hanging' | 'busy' | 'session-over';

/** What came to the collector. */
export interface CollectedBatch {
  /** Faro's session. */
  readonly session: string | undefined;
}

/** The real service behind a switch: everything passes through to it, or fails as told. Real HTTP on loopback. */
export interface FaultService {
  fault: Fault;
  collector: CollectorFault;
  readonly batches: CollectedBatch[];
  readonly url: string;
  readonly stop: () => void;
}

/** Starts it with nothing wrong. */
export async function startFaultService(): Promise<FaultService> {
  const behaviour: Behaviour = { fault: 'none', collector: 'none', batches: [] };
  const { url, stop } = await LoopbackServer.start((request, response, body) =>
    answer(behaviour, request, response, body),
  );
  return Object.assign(behaviour, { url, stop });
}

type Behaviour = Pick<FaultService, 'fault' | 'collector' | 'batches'>;

async function answer(
  { fault, collector, batches }: Behaviour,
  request: IncomingMessage,
  response: ServerResponse,
  body: Buffer,
): Promise<void> {
  if (request.url === '/collect') {
    batches.push({ session: sessionOf(body) });
    if (collector !== 'none') return failToCollect(collector, response);
  }
  if (fault === 'gone') return void request.socket.destroy();
  // The connection is there, and nothing comes.
  if (fault === 'silent') return undefined;
  const broken = typeof fault === 'string' ? brokenAnswers[fault] : undefined;
  if (broken) {
    response.writeHead(broken.status, { 'content-type': 'application/json' }).end(broken.body);
    return undefined;
  }
  if (typeof fault === 'object') await delay(fault.lateBy);
  const real = await askRealService(request, body);
  response.writeHead(real.status, { 'content-type': real.type, 'content-length': real.body.length });
  if (fault !== 'truncated') return void response.end(real.body);
  response.write(real.body.subarray(0, real.body.length / 2));
  // So that the half arrives.
  await delay(20);
  request.socket.destroy();
  return undefined;
}

/** What a broken service answers at once. */
const brokenAnswers: Partial<Record<Fault & string, { readonly status: number; readonly body: string }>> = {
  'status-500': { status: 500, body: '{"message":"segredo interno"}' },
  'status-503': { status: 503, body: '{"message":"segredo interno"}' },
  malformed: { status: 200, body: '{"data":' },
  misshapen: { status: 200, body: '{"data":{"schools":7,"schoolOffer":7},"activeOffers":{}}' },
};

/** Seconds after which a busy collector may be asked again. */
export const collectorRetryAfter = 60;

function failToCollect(fault: Exclude<CollectorFault, 'none'>, response: ServerResponse): void {
  if (fault === 'gone') response.socket?.destroy();
  if (fault === 'busy') response.writeHead(429, { 'retry-after': `${collectorRetryAfter}` }).end();
  if (fault === 'session-over') response.writeHead(202, { 'x-faro-session-status': 'invalid' }).end();
  // Longer than the site waits for it.
  if (fault === 'hanging') setTimeout(() => response.end(), 20_000).unref();
}

const batch = z.object({ meta: z.object({ session: z.object({ id: z.string() }).optional() }) });
const sessionOf = (body: Buffer): string | undefined =>
  batch.safeParse(JSON.parse(body.toString())).data?.meta.session?.id;
