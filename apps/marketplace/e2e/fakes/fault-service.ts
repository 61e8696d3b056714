import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { LoopbackServer } from './loopback-server.ts';
import { forwardToService } from './real-service.ts';

/** The service's behavior through the fake: unchanged, or broken in one of several ways. */
export type Fault =
  | 'none'
  | 'status-500'
  | 'status-503'
  | 'malformed'
  | 'misshapen'
  | 'truncated'
  | 'silent'
  | 'gone';

/** A fault-injecting proxy in front of the real service, over real HTTP on loopback. */
export interface FaultService {
  fault: Fault;
  /** Bodies of the calls. */
  readonly calls: string[];
  readonly url: string;
  readonly stop: () => void;
}

/** Starts it without faults. */
export async function startFaultService(): Promise<FaultService> {
  const behavior: Behavior = { fault: 'none', calls: [] };
  const { url, stop } = await LoopbackServer.start((request, response, body) =>
    answer(behavior, request, response, body),
  );
  return Object.assign(behavior, { url, stop });
}

type Behavior = Pick<FaultService, 'fault' | 'calls'>;

async function answer(
  { fault, calls }: Behavior,
  request: IncomingMessage,
  response: ServerResponse,
  body: Buffer,
): Promise<void> {
  calls.push(body.toString());
  if (fault === 'gone') return void request.socket.destroy();
  // Accepts the connection, and never responds.
  if (fault === 'silent') return undefined;
  const broken = brokenAnswers[fault];
  if (broken) {
    response.writeHead(broken.status, { 'content-type': 'application/json' }).end(broken.body);
    return undefined;
  }
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
const brokenAnswers: Partial<Record<Fault, { readonly status: number; readonly body: string }>> = {
  'status-500': { status: 500, body: '{"message":"segredo interno"}' },
  'status-503': { status: 503, body: '{"message":"segredo interno"}' },
  malformed: { status: 200, body: '{"data":' },
  misshapen: { status: 200, body: '{"data":{"schools":7,"schoolOffer":7},"activeOffers":{}}' },
};
