import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

let service: Server;
let received: { readonly path: string; readonly fields: Record<string, string> }[];
let status: number;
let dist: string;

beforeEach(async () => {
  received = [];
  status = 200;
  service = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      void readFields(Buffer.concat(chunks), request.headers['content-type'] ?? '').then((fields) => {
        received.push({ path: request.url ?? '', fields });
        return response.writeHead(status).end('{"err":0}');
      });
    });
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  dist = await mkdtemp(path.join(tmpdir(), 'maps-'));
  await mkdir(path.join(dist, 'source-maps/assets'), { recursive: true });
  await writeFile(path.join(dist, 'build-id'), 'build-1\n');
  for (const name of ['entry-abc', 'school-def'])
    await writeFile(path.join(dist, `source-maps/assets/${name}.js.map`), `{"file":"${name}"}`);
});

afterEach(async () => {
  service.closeAllConnections();
  service.close();
  await rm(dist, { recursive: true, force: true });
});

/** The fields of a form as a server reads them; files as text. */
async function readFields(body: Buffer, type: string): Promise<Record<string, string>> {
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
  const fields = await Promise.all(
    [...form].map(async ([name, value]) => [name, typeof value === 'string' ? value : await value.text()]),
  );
  return Object.fromEntries(fields);
}

/** Runs the command as `pnpm sourcemaps:upload` does. */
function run(environment: Record<string, string>): Promise<{ code: unknown; output: string }> {
  const script = path.join(import.meta.dirname, 'upload-source-maps.ts');
  const env = { ...process.env, ROLLBAR_SERVER_TOKEN: '', SITE_URL: '', ...environment };
  return new Promise((resolve) => {
    execFile(process.execPath, [script, '--dist', dist], { env }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, output: `${stdout}${stderr}`.trim() }),
    );
  });
}

const target = () => ({
  ROLLBAR_SERVER_TOKEN: 'known-to-servers',
  ROLLBAR_URL: `http://127.0.0.1:${(service.address() as AddressInfo).port}`,
  SITE_URL: 'https://escola.example/',
});

describe('CA-13 pnpm sourcemaps:upload', () => {
  it('uploads each script’s map with the build’s id and the script’s URL', async () => {
    expect(await run(target())).toEqual({ code: 0, output: '2 source maps of build build-1 were sent.' });
    expect(received.toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)))).toEqual(
      ['entry-abc', 'school-def'].map((name) => ({
        path: '/api/1/sourcemap',
        fields: {
          access_token: 'known-to-servers',
          version: 'build-1',
          minified_url: `https://escola.example/assets/${name}.js`,
          source_map: `{"file":"${name}"}`,
        },
      })),
    );
  });

  it('is skipped without a token, and says which variable is missing', async () => {
    expect(await run({})).toEqual({
      code: 0,
      output: 'Skipped: without ROLLBAR_SERVER_TOKEN there is no error service to send source maps to.',
    });
    expect(received).toEqual([]);
  });

  it('fails with one sentence if the site’s URL is missing, a map is rejected, or there is no build', async () => {
    expect(await run({ ...target(), SITE_URL: '' })).toEqual({
      code: 1,
      output: 'SITE_URL says where the scripts are: set it to the origin of the site.',
    });
    status = 403;
    const rejected = await run(target());
    expect(rejected.code).toBe(1);
    expect(rejected.output).toMatch(/^assets\/\S+\.js\.map was rejected with 403\.$/);
    await rm(path.join(dist, 'source-maps'), { recursive: true });
    expect((await run(target())).output).toMatch(/^The site has not been built yet/);
  });
});
