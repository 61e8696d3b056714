// The host's server: static files, a proxy to the service, and pages. Prints its URL.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { manifest, render } from './out/server/server.js';

const service = JSON.parse(process.env.SERVICE);
const contentTypes = { '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2' };

/** Proxies a persisted operation or a call of the account API, with the service's headers. */
async function callService(url, request) {
  const headers = { ...service.headers, 'content-type': 'application/json' };
  const operation = url.pathname.match(/^\/api\/graphql\/(.+)$/)?.[1];
  if (!operation) {
    const body = request.method === 'GET' ? undefined : await new Response(request).text();
    return fetch(`${service.url}${url.pathname.slice('/api'.length)}${url.search}`, {
      method: request.method,
      headers,
      body,
    });
  }
  const body = JSON.stringify({
    query: manifest[operation],
    variables: JSON.parse(url.searchParams.get('variables')),
  });
  return fetch(`${service.url}/graphql`, { method: 'POST', headers, body });
}

async function answer(request) {
  const url = new URL(request.url, 'http://localhost');
  if (url.pathname.startsWith('/api/')) return callService(url, request);
  const type = contentTypes[path.extname(url.pathname)];
  if (!type) return render(new Request(url), service);
  const file = await readFile(path.join('out/client', url.pathname)).catch(() => undefined);
  return new Response(file ?? null, { status: file ? 200 : 404, headers: { 'content-type': type } });
}

async function respond(request, response) {
  const { status, headers, body } = await answer(request);
  response.writeHead(status, { 'content-type': headers.get('content-type') ?? 'text/plain' });
  response.end(body ? Buffer.from(await new Response(body).arrayBuffer()) : undefined);
}

const server = createServer((request, response) => void respond(request, response));
server.listen(0, '127.0.0.1', () => process.stdout.write(`http://127.0.0.1:${server.address().port}\n`));
