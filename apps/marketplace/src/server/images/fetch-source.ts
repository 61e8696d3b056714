import { lookup } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** A source that gave no picture: gone, too large, too slow, somewhere else, or nothing we read. */
export class SourceError extends Error {
  override readonly name = 'SourceError';
}

/** Bytes: a photo of a camera. */
const maximumSize = 15 * 1024 * 1024;
/** Milliseconds for the whole answer. */
const timeLimit = 8_000;

const pictureType = /^image\/(?:jpeg|png|webp|avif|gif)\b/i;

/**
 * Fetches a picture, once and without following redirects. A host's name must stand for addresses of the internet: one
 * that leads into our own network is refused when the connection is made, whatever it stood for before (S15). A host that
 * is configured by its address is meant as it says: nothing is looked up for it.
 *
 * @throws {SourceError} saying why there is none.
 */
export function fetchSource(source: URL): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const fail = (reason: string) => {
      reject(new SourceError(`${source.host}: ${reason}`));
      request.destroy();
    };
    const request = (source.protocol === 'https:' ? https : http).get(
      source,
      {
        agent: false,
        lookup: publicLookup,
        headers: { accept: 'image/avif,image/webp,image/*', 'user-agent': 'MelhorEscola/1.0 (+images)' },
        signal: AbortSignal.timeout(timeLimit),
      },
      (response) => {
        const { statusCode, headers } = response;
        if (statusCode !== 200) return fail(`answered ${statusCode}`);
        if (!pictureType.test(headers['content-type'] ?? '')) return fail('is no picture');
        if (Number(headers['content-length'] ?? 0) > maximumSize) return fail('is too large');
        const chunks: Buffer[] = [];
        let size = 0;
        response.on('data', (chunk: Buffer) => {
          size += chunk.length;
          if (size > maximumSize) fail('is too large');
          else chunks.push(chunk);
        });
        response.once('end', () => resolve(Buffer.concat(chunks)));
        response.once('error', (error) => fail(error.message));
        response.once('aborted', () => fail('broke off'));
      },
    );
    request.once('error', (error) => fail(error.message));
  });
}

/** As `dns.lookup`, and an error for a name of which any address is not one of the internet. */
const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const found = addresses ?? [];
    const isPublic = found.every(({ address }) => ipaddr.process(address).range() === 'unicast');
    const refused = error ?? (isPublic ? null : new Error('stands for an address that is not public'));
    const [first] = found;
    if (refused || !first) callback(refused ?? new Error('has no address'), '', 4);
    else if (options.all) callback(null, found);
    else callback(null, first.address, first.family);
  });
};
