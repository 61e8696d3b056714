import { lookup } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import { limits } from '../limits.ts';

/** A source without a usable picture: missing, too large, too slow, redirected, or in no format we read. */
export class SourceError extends Error {
  override readonly name = 'SourceError';
}

/** Enough for a camera's photo. */
const maxBytes = limits.images.sourceBytes;
const pictureType = /^image\/(?:jpeg|png|webp|avif|gif)\b/i;
const headers = { accept: 'image/avif,image/webp,image/*', 'user-agent': 'MelhorEscola/1.0 (+images)' };

/**
 * Fetches a picture, without following redirects. The host's name must resolve to public IP addresses only; this is checked when
 * the connection is made, so that DNS rebinding cannot reach our own network (S15). A host configured by its IP address is
 * not looked up.
 *
 * @throws {SourceError} with the reason.
 */
export async function fetchSource(source: URL): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<http.IncomingMessage>();
  const signal = AbortSignal.timeout(limits.timeouts.imageSource);
  const { get } = source.protocol === 'https:' ? https : http;
  const request = get(source, { agent: false, lookup: publicLookup, headers, signal }, resolve);
  request.on('error', reject);
  try {
    const response = await promise;
    if (response.statusCode !== 200) throw new Error(`responded ${response.statusCode}`);
    if (!pictureType.test(response.headers['content-type'] ?? '')) throw new Error('is not a picture');
    if (Number(response.headers['content-length'] ?? 0) > maxBytes) throw new Error('is too large');
    const body: AsyncIterable<Buffer> = response;
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of body) {
      size += chunk.length;
      if (size > maxBytes) throw new Error('is too large');
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } catch (error) {
    throw new SourceError(`${source.host}: ${error instanceof Error ? error.message : 'failed'}`);
  } finally {
    request.destroy();
  }
}

/**
 * Fetches a drawing (product 13) or a photo from the service, with the site's key.
 *
 * @param path which the site's `isDrawing` or `isOwnPhoto` accepts.
 * @param mediaType of the file.
 * @throws {SourceError} with the status of the service.
 */
export async function fetchOwnPicture(
  request: FastifyRequest,
  path: string,
  mediaType: 'image/svg+xml' | 'image/webp',
): Promise<Buffer> {
  const { status, body } = await request.server.service.call(request, {
    method: 'GET',
    path,
    mediaType,
    queue: 'lookup',
  });
  if (status === 200 && Buffer.isBuffer(body)) return body;
  throw new SourceError(`The service responded ${status} for ${path}.`);
}

/** Like `dns.lookup`, but fails if any IP address of the name is not public. */
const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const found = addresses ?? [];
    const isPublic = found.every(({ address }) => ipaddr.process(address).range() === 'unicast');
    const failure = error ?? (isPublic ? null : new Error('resolves to an address that is not public'));
    const [first] = found;
    if (failure || !first) callback(failure ?? new Error('has no address'), '', 4);
    else if (options.all) callback(null, found);
    else callback(null, first.address, first.family);
  });
};
