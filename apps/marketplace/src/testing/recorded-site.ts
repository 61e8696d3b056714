import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { PageContext } from '../app/service/request-context.ts';
import { buildSiteServer, type SiteServerOptions } from '../server/site-server.ts';
import {
  startLoopbackService,
  type LoopbackSettings,
  type ReceivedCall,
  type ScriptedResponse,
} from './loopback-service.ts';

/** The site's server with a fake service on loopback that records calls. */
export interface RecordedSite {
  readonly site: FastifyInstance;
  /** Origin of the service. */
  readonly serviceUrl: string;
  readonly received: ReceivedCall[];
  /** Contexts of the rendered pages. */
  readonly rendered: (PageContext | undefined)[];
  /** The lines of the site's log. */
  readonly log: string[];
  /** Responses to the next calls, in order; the last one repeats. 'cut' closes the connection. */
  responses: (ScriptedResponse | 'cut')[];
  close(): Promise<void>;
}

type RecordedSettings = LoopbackSettings &
  Partial<Pick<SiteServerOptions, 'renderPage' | 'pageCacheBytes' | 'logLevel'>>;

/** Starts the site with the public origin `siteUrl`. By default a page is only a title. */
export async function startRecordedSite(
  siteUrl: string,
  { respondTo, ...settings }: RecordedSettings = {},
): Promise<RecordedSite> {
  const service = await startLoopbackService({ respondTo });
  const rendered: RecordedSite['rendered'] = [];
  const log: string[] = [];
  const dist = await mkdtemp(path.join(tmpdir(), 'site-'));
  const site = await buildSiteServer({
    dist,
    serviceUrl: service.url,
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
  return recorded;
}
