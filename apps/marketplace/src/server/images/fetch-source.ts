import { lookup } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { limits } from '../limits.ts';

/** A source without a usable picture: missing, too large, too slow, redirected, or in no format we read. */
export class SourceError extends Error {
  override readonly name = 'SourceError';
}

/** A photo of a camera fits. */
const maxBytes = limits.images.sourceBytes;

const pictureType = /^image\/(?:jpeg|png|webp|avif|gif)\b/i;

/**
 * Fetches a picture, without following redirects. A host's name must resolve to public addresses: one of our own network is
 * rejected when the connection is made, whatever it resolved to before (S15). A host that is configured by its address is
 * not looked up.
 *
 * @throws {SourceError} with the reason.
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
        signal: AbortSignal.timeout(limits.timeouts.imageSource),
      },
      (response) => {
        const { statusCode, headers } = response;
        if (statusCode !== 200) return fail(`answered ${statusCode}`);
        if (!pictureType.test(headers['content-type'] ?? '')) return fail('is no picture');
        if (Number(headers['content-length'] ?? 0) > maxBytes) return fail('is too large');
        const chunks: Buffer[] = [];
        let size = 0;
        response.on('data', (chunk: Buffer) => {
          size += chunk.length;
          if (size > maxBytes) fail('is too large');
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
