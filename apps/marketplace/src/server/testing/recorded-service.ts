import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { PageContext } from '../../page-context.ts';
import { buildSiteServer, type SiteServerOptions } from '../site-server.ts';

/** What the service answers to one call. */
export interface ScriptedAnswer {
  readonly status: number;
  readonly body?: object | null;
  readonly headers?: Readonly<Record<string, string>>;
}

/** One call as it reached the service. */
export interface ReceivedCall {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
}

/** The site's server before a service on loopback that answers as it is told, and keeps what it was asked. */
export interface RecordedSite {
  readonly site: FastifyInstance;
  readonly received: ReceivedCall[];
  /** What the pages that were rendered have been told. */
  readonly rendered: (PageContext | undefined)[];
  /** The lines of the site's log. */
  readonly log: string[];
  /** Answers of the next calls, in turn; the last one repeats. 'cut' ends the connection. */
  answers: (ScriptedAnswer | 'cut')[];
  close(): Promise<void>;
}

interface RecordedSettings extends Partial<Pick<SiteServerOptions, 'renderPage' | 'pageCacheBytes'>> {
  /** What the service answers to a call whatever its turn; `undefined` to leave it to `answers`. */
  readonly answerTo?: (path: string) => ScriptedAnswer | 'cut' | undefined;
}

/** Starts one that visitors reach at `siteUrl`. Its pages are a title, unless told. */
export async function startRecordedSite(
  siteUrl: string,
  { answerTo, ...settings }: RecordedSettings = {},
): Promise<RecordedSite> {
  const received: ReceivedCall[] = [];
  const rendered: RecordedSite['rendered'] = [];
  const log: string[] = [];
  const service = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      const text = Buffer.concat(chunks).toString();
      received.push({ method, path: url, headers, body: text === '' ? undefined : JSON.parse(text) });
      const { answers } = recorded;
      const answer = answerTo?.(url) ?? (answers.length > 1 ? answers.shift() : answers[0]);
      if (answer === 'cut' || answer === undefined) request.socket.destroy();
      else {
        response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers });
        response.end(answer.body ? JSON.stringify(answer.body) : undefined);
      }
    });
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const address = service.address();
  if (address === null || typeof address === 'string') throw new Error('The service listens on no port.');
  const dist = await mkdtemp(path.join(tmpdir(), 'site-'));
  const site = await buildSiteServer({
    dist,
    serviceUrl: `http://127.0.0.1:${address.port}`,
    searchApiKey: 'the-search-key',
    siteUrl,
    imageOrigins: [],
    dataDir: dist,
    logLevel: 'trace',
    logTo: { write: (line) => log.push(line) },
    renderPage: (_request, context) => {
      rendered.push(context);
      return new Response('<!doctype html><title>x</title>', { headers: { 'content-type': 'text/html' } });
    },
    ...settings,
  });
  const recorded: RecordedSite = {
    site,
    received,
    rendered,
    log,
    answers: [],
    async close() {
      await site.close();
      service.closeAllConnections();
      service.close();
      await rm(dist, { recursive: true, force: true });
    },
  };
  return recorded;
}
