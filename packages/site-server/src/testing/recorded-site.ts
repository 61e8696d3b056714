import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import {
  startLoopbackService,
  type LoopbackSettings,
  type ReceivedCall,
  type ScriptedResponse,
} from './loopback-service.ts';

/** A site's server with a fake service on loopback that records calls. @typeParam Context of a rendered page. */
export interface RecordedSite<Context> {
  readonly site: FastifyInstance;
  /** Origin of the service. */
  readonly serviceUrl: string;
  readonly received: ReceivedCall[];
  /** Contexts of the rendered pages. */
  readonly rendered: Context[];
  /** The lines of the site's log. */
  readonly log: string[];
  /** Responses to the next calls, in order; the last one repeats. 'cut' closes the connection. */
  responses: (ScriptedResponse | 'cut')[];
  close(): Promise<void>;
}

interface ServerSettings<Context> {
  readonly renderPage: (request: Request, context: Context) => Response | Promise<Response>;
  readonly pageCacheBytes?: number;
  readonly logLevel?: string;
}

/** What every recorded site is created with. */
interface RecordedOptions<Context> extends ServerSettings<Context> {
  readonly dist: string;
  readonly dataDir: string;
  readonly serviceUrl: string;
  readonly searchApiKey: string;
  readonly siteUrl: string;
  readonly logTo: { readonly write: (line: string) => void };
}

export type RecordedSettings<Context> = LoopbackSettings & Partial<ServerSettings<Context>>;

/**
 * Starts a site with the public origin `siteUrl`. By default a page is only a title.
 *
 * @param create the site's server.
 */
export async function startRecordedSite<Context>(
  create: (options: RecordedOptions<Context>) => Promise<FastifyInstance>,
  siteUrl: string,
  { respondTo, ...settings }: RecordedSettings<Context> = {},
): Promise<RecordedSite<Context>> {
  const service = await startLoopbackService({ respondTo });
  const rendered: Context[] = [];
  const log: string[] = [];
  const dist = await mkdtemp(path.join(tmpdir(), 'site-'));
  const site = await create({
    dist,
    serviceUrl: service.url,
    searchApiKey: 'the-search-key',
    siteUrl,
    dataDir: dist,
    logLevel: 'trace',
    logTo: { write: (line) => log.push(line) },
    renderPage: (_request, context) => {
      rendered.push(context);
      return new Response('<!doctype html><title>x</title>', { headers: { 'content-type': 'text/html' } });
    },
    ...settings,
  });
  return {
    site,
    serviceUrl: service.url,
    received: service.received,
    rendered,
    log,
    get responses() {
      return service.responses;
    },
    set responses(next) {
      service.responses = next;
    },
    async close() {
      await site.close();
      await service.close();
      await rm(dist, { recursive: true, force: true });
    },
  };
}
