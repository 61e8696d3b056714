import { createReadStream } from 'node:fs';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { pipeline } from 'node:stream/promises';

import type { Environment } from '@melhor-escola/server-kit/environment';
import { z } from 'zod';

import type { ImportOptions, ImportReport } from '../../catalog/imports/run/import-report.ts';
import { commandEventSchema, type Command } from '../operator-commands/schema.ts';

/** The running service did not execute the command. The message is for the operator. */
export class ServiceCallError extends Error {
  override readonly name = 'ServiceCallError';
}

/** A starting service locks the folder some time before it listens. Milliseconds. */
const STARTUP_TIMEOUT_MS = 15_000;

const errorMessageBody = z.object({ message: z.string() });

/**
 * Runs the command in the running service: uploads the file, if there is one, and forwards progress. The
 * signal makes the service stop after the current batch; it then still reports.
 *
 * @throws {ServiceCallError} when it does not answer, rejects the command, or fails.
 */
export async function runOnService(
  environment: Environment,
  command: Command,
  file: { readonly path: string; readonly name: string } | undefined,
  options: ImportOptions,
): Promise<ImportReport> {
  const { name, ...settings } = command;
  const query = new URLSearchParams(file ? { fileName: file.name } : {});
  for (const [key, value] of Object.entries(settings)) query.set(key, String(value));
  const stop = (): void => {
    void send(environment, '/v3/operator/runs/current', { method: 'DELETE' }).then(
      (answer) => answer.resume(),
      // Closing the connection, as when this process ends, also stops the run.
      () => undefined,
    );
  };
  options.signal?.addEventListener('abort', stop, { once: true });
  try {
    const body = file && (() => createReadStream(file.path));
    const url = `/v3/operator/${name}?${query.toString()}`;
    const answer = await sendWhenUp(environment, url, body && { body });
    if (answer.statusCode !== 200) throw new ServiceCallError(await readErrorMessage(answer));
    return await readEvents(answer, options);
  } finally {
    options.signal?.removeEventListener('abort', stop);
  }
}

async function readEvents(answer: IncomingMessage, options: ImportOptions): Promise<ImportReport> {
  for await (const line of readLines(answer)) {
    const event = commandEventSchema.parse(JSON.parse(line));
    if ('report' in event) return event.report;
    if ('error' in event) throw new ServiceCallError(event.error);
    options.onProgress?.(event.progress);
  }
  throw new ServiceCallError('The service ended before the command did. Run it again to complete it.');
}

/** The complete lines of a streamed response. An interrupted stream simply ends: callers check for the final line. */
export async function* readLines(answer: IncomingMessage): AsyncGenerator<string> {
  let rest = '';
  try {
    for await (const chunk of answer.setEncoding('utf8')) {
      const lines = `${rest}${String(chunk)}`.split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ECONNRESET')) throw error;
  }
}

/** The message of an error response. */
export async function readErrorMessage(answer: IncomingMessage): Promise<string> {
  const text = (await answer.toArray()).join('');
  try {
    return errorMessageBody.parse(JSON.parse(text)).message;
  } catch {
    return `The service answered ${answer.statusCode}.`;
  }
}

export interface SentRequest {
  /** @default 'POST' */
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** The media type of the body. @default 'text/csv' */
  readonly contentType?: string;
  /** Creates the request body; called once per attempt. */
  readonly body?: () => Readable;
  /** Closes the connection. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Calls the service that holds the data folder, retrying while it starts.
 *
 * @throws {ServiceCallError} when there is none.
 */
export async function sendWhenUp(
  environment: Environment,
  url: string,
  sent: SentRequest = {},
): Promise<IncomingMessage> {
  const address = `http://${callableHost(environment)}:${environment.apiPort}`;
  for (const deadline = Date.now() + STARTUP_TIMEOUT_MS; ; await delay(500)) {
    try {
      return await send(environment, url, sent);
    } catch (error) {
      sent.signal?.throwIfAborted();
      const connectionRefused = error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED';
      if (connectionRefused && Date.now() < deadline) continue;
      throw new ServiceCallError(
        connectionRefused
          ? `The data folder ${environment.dataDir} is in use, but no service answers at ${address}: wait for the process that uses it, or set API_PORT to the service's.`
          : `The connection to the service at ${address} broke: run the command again.`,
        { cause: error },
      );
    }
  }
}

async function send(
  environment: Environment,
  url: string,
  { method = 'POST', contentType = 'text/csv', body, signal }: SentRequest,
): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const outgoing = httpRequest(
    {
      host: callableHost(environment),
      port: environment.apiPort,
      method,
      path: url,
      ...(signal && { signal }),
      auth: `${environment.apiBasicUser}:${environment.apiBasicPassword}`,
      headers: {
        'x-tenant': environment.tenants[0] ?? '',
        ...(body ? { 'content-type': contentType, 'transfer-encoding': 'chunked' } : { 'content-length': 0 }),
      },
    },
    resolve,
  );
  outgoing.once('error', reject);
  if (!body) outgoing.end();
  // A service that rejects an upload early closes the connection: its response counts.
  else pipeline(body(), outgoing).catch(reject);
  return promise;
}

/** A wildcard listen address cannot be called. */
function callableHost({ host }: Environment): string {
  return host === '0.0.0.0' || host === '::' ? 'localhost' : host;
}
