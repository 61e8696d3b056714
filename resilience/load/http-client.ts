import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';

export interface HttpCall {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface HttpResponse {
  readonly status: number;
  readonly body: string;
  /** Retry-After header, which a 503 should have. */
  readonly retryAfter: string | undefined;
}

export interface HttpClient {
  /** @throws {Error} if there is no complete response in time. */
  call(call: HttpCall): Promise<HttpResponse>;
  close(): void;
}

/**
 * A lightweight client, because it runs on the machine that it measures.
 *
 * @param origin 'http://127.0.0.1:8080'.
 * @param timeoutMs for a complete response.
 */
export function createHttpClient(origin: string, timeoutMs = 15_000): HttpClient {
  const agent = new Agent({ keepAlive: true });
  return {
    async call({ method, path, headers = {}, body: payload }) {
      const { promise, resolve, reject } = Promise.withResolvers<HttpResponse>();
      const signal = AbortSignal.timeout(timeoutMs);
      const sent = request(new URL(path, origin), { method, headers, agent, signal }, (response) => {
        text(response).then(
          (body) =>
            resolve({
              status: response.statusCode ?? 0,
              body,
              retryAfter: response.headers['retry-after'],
            }),
          reject,
        );
      });
      sent.once('error', reject);
      sent.end(payload);
      return promise;
    },
    close: () => agent.destroy(),
  };
}

/** Outcome of a call as a label: '201', '503', '503 without Retry-After', 'ECONNRESET', 'TimeoutError'. */
export async function callOutcome(called: Promise<HttpResponse>): Promise<string> {
  try {
    const { status, retryAfter } = await called;
    return status === 503 && retryAfter === undefined ? '503 without Retry-After' : String(status);
  } catch (error) {
    if (!(error instanceof Error)) return String(error);
    return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
  }
}
