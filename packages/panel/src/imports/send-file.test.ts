import { createHash } from 'node:crypto';
import { IMPORT_CHUNK_BYTES } from '@melhor-escola/domain/import-file';
import { describe, expect, it } from 'vitest';
import { fixtureApi, type FixtureFetch } from '../fixtures/site.tsx';
import { sendFile, type SendFileOptions } from './send-file.ts';

const content = Buffer.alloc(2 * IMPORT_CHUNK_BYTES + 7, 'abc');
const file = new File([content], 'censo.csv');
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();
const chunks = [0, 1, 2].map((position) =>
  content.subarray(position * IMPORT_CHUNK_BYTES, (position + 1) * IMPORT_CHUNK_BYTES),
);
const whole = sha256(Buffer.concat(chunks.map(sha256))).toString('hex');
const upload = '3f1c9f2e-1111-4222-8333-123456789abc';

const rejection = (status: number, code: string) =>
  Response.json({ code, message: 'Não deu.', requestId: '1' }, { status });

/** A service that has received these chunks. @param fails what a call answers instead. */
function service(
  arrived: readonly Uint8Array[],
  fails: (call: string) => Response | undefined = () => undefined,
) {
  const received = [...arrived];
  const calls: string[] = [];
  const fetch: FixtureFetch = async (url, { method = '', body, headers }) => {
    const call = `${method} ${url.replace(/^.*\/uploads/, '')}`;
    calls.push(call);
    const failure = fails(call);
    if (failure) return failure;
    if (method === 'DELETE') {
      received.length = 0;
      return new Response(null, { status: 204 });
    }
    if (method === 'POST')
      return Response.json({ id: upload, digests: received.map((chunk) => sha256(chunk).toString('hex')) });
    const bytes = body instanceof Uint8Array ? body : new Uint8Array();
    expect(new Headers(headers).get('content-digest')).toBe(`sha-256=:${sha256(bytes).toString('base64')}:`);
    received.push(bytes);
    return Response.json({ chunks: received.length });
  };
  return { api: fixtureApi(fetch), calls, received };
}

function options(own: Partial<SendFileOptions> = {}): SendFileOptions {
  return {
    kind: 'inep',
    signal: new AbortController().signal,
    onProgress: () => undefined,
    onWaiting: () => undefined,
    wait: () => Promise.resolve(),
    ...own,
  };
}

describe('the upload of a file for an import', () => {
  it('sends every chunk with its digest, in order', async () => {
    const { api, received } = service([]);
    const progress: number[] = [];
    const sent = await sendFile(api, file, options({ onProgress: (bytes) => progress.push(bytes) }));
    expect(sent).toEqual({ upload, digest: whole });
    expect(Buffer.concat(received).equals(content)).toBe(true);
    expect(progress).toEqual([IMPORT_CHUNK_BYTES, 2 * IMPORT_CHUNK_BYTES, content.length]);
  });

  it('goes on after the chunks that have arrived', async () => {
    const { api, calls } = service(chunks.slice(0, 2));
    expect(await sendFile(api, file, options())).toEqual({ upload, digest: whole });
    expect(calls).toEqual(['POST ', `PUT /${upload}/chunks/2`]);
  });

  it('begins again where another file of the same name and size had arrived', async () => {
    const { api, calls, received } = service([Buffer.alloc(IMPORT_CHUNK_BYTES, 'x')]);
    expect(await sendFile(api, file, options())).toEqual({ upload, digest: whole });
    expect(calls.slice(0, 3)).toEqual(['POST ', `DELETE /${upload}`, 'POST ']);
    expect(Buffer.concat(received).equals(content)).toBe(true);
  });

  it('waits for a lost connection as often as needed, and says so', async () => {
    let failures = 3;
    const { api, received } = service([], (call) => {
      if (!call.startsWith('PUT') || failures === 0) return undefined;
      failures -= 1;
      if (failures === 1) throw new TypeError('Failed to fetch');
      return rejection(503, 'UNAVAILABLE');
    });
    const waited: (number | string | undefined)[] = [];
    await sendFile(
      api,
      file,
      options({
        onWaiting: (cause) => waited.push(cause),
        wait: async (attempt) => void waited.push(attempt),
      }),
    );
    expect(waited).toEqual(['service', 0, 'connection', 1, 'service', 2, undefined]);
    expect(Buffer.concat(received).equals(content)).toBe(true);
  });

  it('gives up with the error when the service keeps failing', async () => {
    const { api, calls } = service([], (call) =>
      call.startsWith('PUT') ? rejection(500, 'INTERNAL_ERROR') : undefined,
    );
    await expect(sendFile(api, file, options())).rejects.toMatchObject({ status: 500 });
    expect(calls.filter((call) => call.startsWith('PUT'))).toHaveLength(11);
  });

  it('ends when the service rejects it, or when it is stopped', async () => {
    const rejected = service([], (call) =>
      call.startsWith('PUT') ? rejection(409, 'UPLOAD_CHANGED') : undefined,
    );
    await expect(sendFile(rejected.api, file, options())).rejects.toMatchObject({ status: 409 });
    const stop = new AbortController();
    const stopped = service([], () => rejection(503, 'UNAVAILABLE'));
    const wait = async () => stop.abort(new Error('stopped'));
    await expect(sendFile(stopped.api, file, options({ signal: stop.signal, wait }))).rejects.toThrow(
      'stopped',
    );
  });
});
