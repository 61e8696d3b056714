import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';

/** A response of the fake service. */
export interface ScriptedResponse {
  readonly status: number;
  readonly body?: object | null;
  /** Body that is not JSON. */
  readonly text?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

type Scripted = ScriptedResponse | 'cut';

/** One call as the service received it. */
export interface ReceivedCall {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  /** The body as sent. */
  readonly text: string;
  /** The parsed body. */
  readonly body: unknown;
}

/** A fake service on loopback with scripted responses, which records calls. */
export interface LoopbackService {
  /** Origin. */
  readonly url: string;
  readonly received: ReceivedCall[];
  /** Responses to the next calls, in order; the last one repeats. 'cut' closes the connection. */
  responses: Scripted[];
  close(): Promise<void>;
}

export interface LoopbackSettings {
  /** Response to a path, independent of the order; `undefined` falls back to `responses`. */
  readonly respondTo?: ((path: string) => Scripted | Promise<Scripted> | undefined) | undefined;
}

function send(response: ServerResponse, answer: Scripted | undefined): void {
  if (answer === 'cut' || answer === undefined) response.req.socket.destroy();
  else {
    response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers });
    response.end(answer.text ?? (answer.body ? JSON.stringify(answer.body) : undefined));
  }
}

/** Starts the fake service. It closes every connection until `responses` is set. */
export async function startLoopbackService({ respondTo }: LoopbackSettings = {}): Promise<LoopbackService> {
  const received: ReceivedCall[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      const text = Buffer.concat(chunks).toString();
      const body: unknown = text === '' ? undefined : JSON.parse(text);
      received.push({ method, path: url, headers, text, body });
      const { responses } = service;
      const answer = respondTo?.(url) ?? (responses.length > 1 ? responses.shift() : responses[0]);
      void Promise.resolve(answer).then((known) => send(response, known));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The service listens on no port.');
  const service: LoopbackService = {
    url: `http://127.0.0.1:${address.port}`,
    received,
    responses: [],
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return service;
}
