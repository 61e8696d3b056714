import { once } from 'node:events';
import http from 'node:http';
import http2 from 'node:http2';
import { generate } from 'selfsigned';

/** Headers about one connection, which HTTP/2 forbids. */
const CONNECTION_HEADERS: ReadonlySet<string> = new Set(['connection', 'keep-alive', 'transfer-encoding']);

/**
 * Serves a site on a port over HTTP/2 and TLS, as HAProxy does in production (`resilience/layout`): compressed headers are a tenth of
 * HTTP/1.1's. The certificate is self-signed. @returns a function that stops it.
 */
export async function startHttp2Front(port: number, site: string): Promise<() => void> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }]);
  const agent = new http.Agent({ keepAlive: true });
  const server = http2.createSecureServer({ key, cert }, (request, response) => {
    const headers = Object.entries(request.headers).filter(([name]) => !name.startsWith(':'));
    const upstream = http.request(new URL(request.url, site), {
      method: request.method,
      headers: { ...Object.fromEntries(headers), host: request.authority, 'x-forwarded-proto': 'https' },
      agent,
    });
    upstream.on('response', (answer) => {
      const own = Object.entries(answer.headers).filter(([name]) => !CONNECTION_HEADERS.has(name));
      response.writeHead(answer.statusCode ?? 502, Object.fromEntries(own));
      answer.pipe(response);
    });
    upstream.on('error', () => response.stream.close());
    request.pipe(upstream);
  });
  server.listen(port);
  await once(server, 'listening');
  return () => {
    server.close();
    agent.destroy();
  };
}
