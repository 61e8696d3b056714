/** Sends one response, headers and body, as fast as node:http can: the baseline for cached pages (quality target P5). */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const [bodyFile = '', headersJson = '{}'] = process.argv.slice(2);
const body = readFileSync(bodyFile);
const headers: Record<string, string> = JSON.parse(headersJson);
const server = createServer((_request, response) => response.writeHead(200, headers).end(body));

server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address && typeof address === 'object')
    process.send?.({ ready: true, url: `http://127.0.0.1:${address.port}` });
});
process.once('disconnect', () => process.exit(0));
