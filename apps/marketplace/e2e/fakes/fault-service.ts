import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { LoopbackServer } from './loopback-server.ts';
import { forwardToService } from './real-service.ts';

/** The service's behavior through the fake: unchanged, slow, or broken in one of several ways. */
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

/** The collector's behavior: like the rest of the service, or failing in one of several ways. */
export type CollectorFault = 'none' | 'gone' | 'hanging' | 'busy' | 'session-over';

/** A request that the collector received. */
export interface CollectedBatch {
  /** Faro's session. */
  readonly session: string | undefined;
}

/** A fault-injecting proxy in front of the real service, over real HTTP on loopback. */
export interface FaultService {
  fault: Fault;
  collector: CollectorFault;
  readonly batches: CollectedBatch[];
  /** Bodies of the other calls. */
  readonly calls: string[];
  readonly url: string;
  readonly stop: () => void;
}

/** Starts it without faults. */
export async function startFaultService(): Promise<FaultService> {
  const behaviour: Behaviour = { fault: 'none', collector: 'none', batches: [], calls: [] };
  const { url, stop } = await LoopbackServer.start((request, response, body) =>
    answer(behaviour, request, response, body),
  );
  return Object.assign(behaviour, { url, stop });
}

type Behaviour = Pick<FaultService, 'fault' | 'collector' | 'batches' | 'calls'>;

async function answer(
  { fault, collector, batches, calls }: Behaviour,
  request: IncomingMessage,
  response: ServerResponse,
  body: Buffer,
): Promise<void> {
  if (request.url === '/collect') {
    batches.push({ session: readSessionId(body) });
    if (collector !== 'none') return failToCollect(collector, response);
  } else calls.push(body.toString());
  if (fault === 'gone') return void request.socket.destroy();
  // Accepts the connection, and never responds.
  if (fault === 'silent') return undefined;
  const broken = typeof fault === 'string' ? brokenAnswers[fault] : undefined;
  if (broken) {
    response.writeHead(broken.status, { 'content-type': 'application/json' }).end(broken.body);
    return undefined;
  }
  if (typeof fault === 'object') await delay(fault.lateBy);
  const real = await forwardToService(request, body);
  response.writeHead(real.status, { 'content-type': real.type, 'content-length': real.body.length });
  if (fault !== 'truncated') return void response.end(real.body);
  response.write(real.body.subarray(0, real.body.length / 2));
  // Lets the first half arrive.
  await delay(20);
  request.socket.destroy();
  return undefined;
}

/** Immediate responses of a broken service. */
const brokenAnswers: Partial<Record<Fault & string, { readonly status: number; readonly body: string }>> = {
  'status-500': { status: 500, body: '{"message":"segredo interno"}' },
  'status-503': { status: 503, body: '{"message":"segredo interno"}' },
  malformed: { status: 200, body: '{"data":' },
  misshapen: { status: 200, body: '{"data":{"schools":7,"schoolOffer":7},"activeOffers":{}}' },
};

/** Retry-After of a busy collector, in seconds. */
export const collectorRetryAfter = 60;

function failToCollect(fault: Exclude<CollectorFault, 'none'>, response: ServerResponse): void {
  if (fault === 'gone') response.socket?.destroy();
  if (fault === 'busy') response.writeHead(429, { 'retry-after': `${collectorRetryAfter}` }).end();
  if (fault === 'session-over') response.writeHead(202, { 'x-faro-session-status': 'invalid' }).end();
  // Longer than the site's timeout.
  if (fault === 'hanging') setTimeout(() => response.end(), 20_000).unref();
}

const batch = z.object({ meta: z.object({ session: z.object({ id: z.string() }).optional() }) });
const readSessionId = (body: Buffer): string | undefined =>
  batch.safeParse(JSON.parse(body.toString())).data?.meta.session?.id;
