import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';

export interface HttpCall {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface HttpAnswer {
  readonly status: number;
  readonly body: string;
}

export interface HttpClient {
  /** @throws {Error} when there is no whole answer within 15 s. */
  call(call: HttpCall): Promise<HttpAnswer>;
  close(): void;
}

/** A client that costs the machine little, since it runs beside what it measures. @param origin 'http://127.0.0.1:8080'. */
export function createHttpClient(origin: string): HttpClient {
  const agent = new Agent({ keepAlive: true });
  return {
    async call({ method, path, headers = {}, body }) {
      const { promise, resolve, reject } = Promise.withResolvers<HttpAnswer>();
      const signal = AbortSignal.timeout(15_000);
      const sent = request(new URL(path, origin), { method, headers, agent, signal }, (response) => {
        text(response).then(
          (received) => resolve({ status: response.statusCode ?? 0, body: received }),
          reject,
        );
      });
      sent.once('error', reject);
      sent.end(body);
      return promise;
    },
    close: () => agent.destroy(),
  };
}
