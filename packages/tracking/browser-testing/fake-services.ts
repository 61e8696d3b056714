import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Plugin } from 'vite';
import { visitNonce } from './visit-nonce.ts';

/** What a service that is not ours got. */
export interface ReceivedRequest {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** How it answers: `200` at once, where nothing is said. */
export interface PlannedResponse {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Milliseconds until it answers; 'never' keeps the connection. */
  readonly delayMs?: number | 'never';
}

interface FakeService {
  received: ReceivedRequest[];
  /** One for each request, the last for all that follow. */
  responses: readonly PlannedResponse[];
  /** Requests that it does not answer. */
  readonly unanswered: Set<ServerResponse>;
}

/** Vitest has every later import go through its own runner, which a visited page has none of. */
const withoutVitest = 'window.__vitest_browser_runner__={wrapDynamicImport:(load)=>load()}';

const page = (
  nonce: string,
) => `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><title>Visita</title>
<script nonce="${nonce}">${withoutVitest}</script></head>
<body><main><h1>Escolas em Araguaína</h1><button data-faro-user-action-name="search">Buscar</button></main>
<script type="module" nonce="${nonce}" src="/browser-testing/visit.ts"></script></body></html>`;

/** As the site's own pages have it: scripts by their nonce, or brought by one that has it (S10). */
const policy = `default-src 'self'; script-src 'nonce-${visitNonce}' 'strict-dynamic'; style-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'none'`;

/**
 * The services that tracking speaks to, on the tests' own server: what the tag manager, the collector and Rollbar are to a
 * browser. And a page to visit.
 *
 *     GET  /visit                        a page that starts tracking
 *     ANY  /fake/{name}/…            a service; each is made when it is first asked for
 *     PUT  /fake-responses/{name}      tells it how to answer, and has it forget what it got
 *     GET  /fake-requests/{name}     what it got
 */
export function fakeServices(): Plugin {
  const services = new Map<string, FakeService>();
  const serviceOf = (name: string) => {
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
        else if (kind === 'fake') void serve(serviceOf(name), request, response);
        else if (kind === 'fake-requests') response.end(JSON.stringify(serviceOf(name).received));
        else if (kind === 'fake-responses') void plan(serviceOf(name), request, response);
        else next();
      });
    },
  };
}

function visit(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/html', 'content-security-policy': policy });
  response.end(page(visitNonce));
}

async function plan(service: FakeService, request: IncomingMessage, response: ServerResponse): Promise<void> {
  service.responses = JSON.parse(await bodyOf(request));
  service.received = [];
  // What a page sends at its end outlives it, and would take the connections of the next: a browser has six to a host. One that
  // is cut it would send again.
  for (const unanswered of service.unanswered) unanswered.writeHead(202).end();
  service.unanswered.clear();
  response.end();
}

async function serve(
  service: FakeService,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { method = '', url = '', headers } = request;
  const answer = service.responses[Math.min(service.received.length, service.responses.length - 1)] ?? {};
  const arrived = {
    at: Date.now(),
    method,
    path: url,
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
    body: '',
  };
  service.received.push(arrived);
  arrived.body = await bodyOf(request);
  if (answer.delayMs === 'never') return void service.unanswered.add(response);
  if (answer.delayMs) await new Promise((resolve) => setTimeout(resolve, Number(answer.delayMs)));
  response.writeHead(answer.status ?? 200, { 'content-type': 'text/javascript', ...answer.headers });
  response.end(answer.body ?? '');
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  return body;
}
