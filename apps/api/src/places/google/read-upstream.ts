import { lookup, type LookupAddress, type LookupAllOptions } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { isPrivateAddress } from '../private-address.ts';

export interface UpstreamLimits {
  /** For the whole answer, the name's look-up included. */
  readonly milliseconds: number;
  readonly maximumBytes: number;
}

/** Finds the addresses of a name: Node's own unless told. */
type FindAddresses = (
  hostname: string,
  options: LookupAllOptions,
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/** Why somebody else's service gave no answer. Says neither the address that was asked nor what was answered. */
export class UpstreamError extends Error {
  override readonly name = 'UpstreamError';
  readonly reason: 'late' | 'refused' | 'too-large' | 'malformed' | 'gone';

  constructor(reason: UpstreamError['reason'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}

/**
 * The text that a fixed address of somebody else's service answers with (S15). No redirect is followed. A name that
 * resolves to this machine or to a private network is not called, unless the address names such a place itself, as it
 * does in development.
 *
 * @throws {UpstreamError} when there is no answer of status 200 within the limits.
 */
export function readUpstream(
  url: URL,
  { milliseconds, maximumBytes }: UpstreamLimits,
  findAddresses: FindAddresses = lookup,
): Promise<string> {
  const signal = AbortSignal.timeout(milliseconds);
  return new Promise<string>((resolve, reject) => {
    const fail = (error: unknown): void => reject(toUpstreamError(error, signal));
    const send = url.protocol === 'https:' ? requestHttps : requestHttp;
    const request = send(
      url,
      {
        headers: { accept: 'application/json', 'accept-encoding': 'identity' },
        signal,
        ...(namesPrivatePlace(url.hostname) ? {} : { lookup: outside(findAddresses) }),
      },
      (response) => {
        const chunks: Buffer[] = [];
        let bytes = 0;
        const stop = (error: UpstreamError): void => {
          fail(error);
          response.destroy();
        };
        if (response.statusCode !== 200) {
          stop(new UpstreamError('refused', `The upstream answered ${response.statusCode}.`));
          return;
        }
        response.on('data', (chunk: Buffer) => {
          bytes += chunk.length;
          if (bytes > maximumBytes)
            stop(new UpstreamError('too-large', 'The upstream’s answer is too large.'));
          else chunks.push(chunk);
        });
        response.on('end', () => resolve(Buffer.concat(chunks).toString('utf8')));
        response.on('error', fail);
      },
    );
    request.on('error', fail);
    request.end();
  });
}

function toUpstreamError(error: unknown, signal: AbortSignal): UpstreamError {
  if (error instanceof UpstreamError) return error;
  if (signal.aborted) return new UpstreamError('late', 'The upstream did not answer in time.');
  return new UpstreamError('gone', 'The upstream could not be reached.', { cause: error });
}

function namesPrivatePlace(hostname: string): boolean {
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  return isPrivateAddress(host) || host === 'localhost' || host.endsWith('.localhost');
}

/** Finds nothing where any of a name's addresses is inside. */
function outside(findAddresses: FindAddresses): LookupFunction {
  return (hostname, options, callback) => {
    findAddresses(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error) callback(error, '');
      else if (!first || addresses.some(({ address }) => isPrivateAddress(address)))
        callback(new UpstreamError('refused', 'The upstream’s name leads to a private network.'), '');
      else if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };
}
