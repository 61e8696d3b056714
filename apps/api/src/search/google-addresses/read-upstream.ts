import { lookup, type LookupAddress, type LookupAllOptions } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { isPrivateAddress } from '../../catalog/places/private-address.ts';

export interface UpstreamLimits {
  /** Timeout for the whole response, including DNS. */
  readonly milliseconds: number;
  readonly maximumBytes: number;
}

/** DNS lookup; Node's own by default. */
type FindAddresses = (
  hostname: string,
  options: LookupAllOptions,
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/** Why an external service gave no response. Contains neither the URL nor the response. */
export class UpstreamError extends Error {
  override readonly name = 'UpstreamError';
  readonly reason: 'late' | 'rejected' | 'too-large' | 'malformed' | 'gone';

  constructor(reason: UpstreamError['reason'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}

/**
 * Fetches text from a fixed URL of an external service (S15). Does not follow redirects. A host name that resolves to
 * this machine or a private network is not called, unless the URL contains such an address itself, as in development.
 *
 * @throws {UpstreamError} without a response of status 200 within the limits.
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
          stop(new UpstreamError('rejected', `The upstream responded with ${response.statusCode}.`));
          return;
        }
        response.on('data', (chunk: Buffer) => {
          bytes += chunk.length;
          if (bytes > maximumBytes)
            stop(new UpstreamError('too-large', 'The upstream’s response is too large.'));
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
  if (signal.aborted) return new UpstreamError('late', 'The upstream timed out.');
  return new UpstreamError('gone', 'The upstream is unreachable.', { cause: error });
}

function namesPrivatePlace(hostname: string): boolean {
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  return isPrivateAddress(host) || host === 'localhost' || host.endsWith('.localhost');
}

/** A lookup that fails if any of a host's addresses is private. */
function outside(findAddresses: FindAddresses): LookupFunction {
  return (hostname, options, callback) => {
    findAddresses(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error) callback(error, '');
      else if (!first || addresses.some(({ address }) => isPrivateAddress(address)))
        callback(
          new UpstreamError('rejected', 'The upstream’s host name resolves to a private network.'),
          '',
        );
      else if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };
}
