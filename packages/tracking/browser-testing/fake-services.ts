import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Plugin } from 'vite';
import { visitNonce } from './visit-nonce.ts';

/** A request received by a fake service. */
export interface ReceivedRequest {
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A response of a fake service; 200 without delay by default. */
export interface PlannedResponse {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Milliseconds before the response; 'never' keeps the connection open. */
  readonly delayMs?: number | 'never';
}

interface FakeService {
  received: ReceivedRequest[];
  /** One per request; the last one repeats. */
  responses: readonly PlannedResponse[];
  /** Requests left without a response. */
  readonly unanswered: Set<ServerResponse>;
}

/** Vitest rewrites dynamic imports to use its runner, which the page in the frame does not have. */
const vitestRunnerStub = 'window.__vitest_browser_runner__={wrapDynamicImport:(load)=>load()}';

const page = (
  nonce: string,
) => `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><title>Visita</title>
<script nonce="${nonce}">${vitestRunnerStub}</script></head>
<body><main><h1>Escolas em Araguaína</h1><button data-faro-user-action-name="search">Buscar</button></main>
<script type="module" nonce="${nonce}" src="/browser-testing/visit.ts"></script></body></html>`;

/** CSP like the site's: scripts need the nonce, or are added by a script that has it (S10). */
const policy = `default-src 'self'; script-src 'nonce-${visitNonce}' 'strict-dynamic'; style-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'none'`;

/**
 * Vite plugin with fakes of the services that tracking calls (tag manager, collector, Rollbar), and a page that starts tracking.
 *
 *     GET  /visit                   a page that starts tracking
 *     ANY  /fake/{name}/…           a fake service, created on first use
 *     PUT  /fake-responses/{name}   sets its next responses and clears its received requests
 *     GET  /fake-requests/{name}    its received requests
 */
export function fakeServices(): Plugin {
  const services = new Map<string, FakeService>();
  const getService = (name: string) => {
    const service = services.get(name) ?? { received: [], responses: [], unanswered: new Set() };
    services.set(name, service);
    return service;
  };
  return {
    name: 'fake-services',
    configureServer: ({ middlewares }) => {
      middlewares.use((request, response, next) => {
        const [, kind, name = ''] = new URL(request.url ?? '', 'http://localhost').pathname.split('/');
        if (kind === 'visit') visit(response);
        else if (kind === 'fake') void respond(getService(name), request, response);
        else if (kind === 'fake-requests') response.end(JSON.stringify(getService(name).received));
        else if (kind === 'fake-responses') void setResponses(getService(name), request, response);
        else next();
      });
    },
  };
}

function visit(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/html', 'content-security-policy': policy });
  response.end(page(visitNonce));
}

async function setResponses(
  service: FakeService,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  service.responses = JSON.parse(await readBody(request));
  service.received = [];
  // Keepalive requests outlive their page and would occupy connections of the next one: a browser has six per host. Responds instead
  // of resetting them, because the browser would retry a reset request.
  for (const unanswered of service.unanswered) unanswered.writeHead(202).end();
  service.unanswered.clear();
  response.end();
}

async function respond(
  service: FakeService,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { method = '', url = '', headers } = request;
  const planned = service.responses[Math.min(service.received.length, service.responses.length - 1)] ?? {};
  const arrived = {
    at: Date.now(),
    method,
    path: url,
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
    body: '',
  };
  service.received.push(arrived);
  arrived.body = await readBody(request);
  if (planned.delayMs === 'never') return void service.unanswered.add(response);
  if (planned.delayMs) await new Promise((resolve) => setTimeout(resolve, Number(planned.delayMs)));
  response.writeHead(planned.status ?? 200, { 'content-type': 'text/javascript', ...planned.headers });
  response.end(planned.body ?? '');
}

async function readBody(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  return body;
}
