import type { IncomingMessage, ServerResponse } from 'node:http';
import { requestIdOf } from '@melhor-escola/server-kit/request-log';
import { LRUCache } from 'lru-cache';
import { encodingFor } from './cache/page-encodings.ts';
import type { PageStore } from './cache/page-store.ts';
import type { SentHeaders } from './cache/send-page.ts';
import { sharedPage } from './cache/shared-page.ts';
import type { StoredPage } from './cache/stored-page.ts';
import type { RedirectLookup } from './redirect-lookup.ts';
import { tooManyPages, tooManyPagesHeaders, type RenderSlots } from './render-slots.ts';

/** Addresses that are remembered: the pages of a crowd. */
const remembered = 5_000;
/** What differs from one answer to the next, or is the connection's. */
const ofEach = new Set(['age', 'date', 'connection', 'keep-alive', 'x-request-id']);
/** Paths that are pages: nothing else is refused for want of room to render. */
const pagePath = /^\/(?:escolas(?:[/?]|$)|\?|$)/u;

/** What an address stands for. */
interface Address {
  readonly key: string;
  readonly path: string;
}

/** How a page went out. */
interface Sent {
  /** Name, value, name, value. */
  readonly head: readonly string[];
  readonly body: Buffer;
}

export interface QuickAnswersOptions {
  readonly pages: PageStore;
  readonly redirects: RedirectLookup;
  readonly slots: RenderSlots;
  /** Whether each request has its line in the log: then none is answered here. */
  readonly logsRequests: boolean;
}

/**
 * Says again what has been said: a page that is as good as new goes out as it went out before, past Fastify, whose hooks
 * would come to the same headers and cost four times as much (P5). So do refusals, when more is asked for than can be
 * rendered: whoever is not refused gets the processor (S26).
 */
export class QuickAnswers {
  readonly #options: QuickAnswersOptions;
  readonly #addresses = new LRUCache<string, Address>({ max: remembered });
  /** Gone with the page, whose bytes these are. */
  readonly #sent = new WeakMap<StoredPage, Sent>();

  constructor(options: QuickAnswersOptions) {
    this.#options = options;
  }

  /** Remembers how a page was sent, in the encoding that it is kept in. */
  learn(url: string, { key, path }: Address, { page, headers, body }: LearntPage): void {
    const head = Object.entries(headers).flatMap(([name, value]) =>
      value === undefined || ofEach.has(name) ? [] : [name, String(value)],
    );
    head.push('content-length', String(body.length));
    this.#sent.set(page, { head, body });
    this.#addresses.set(url, { key, path });
  }

  /** @returns false when it is for Fastify to answer. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, url = '', headers } = request;
    if (method !== 'GET' || this.#options.logsRequests) return false;
    const address = this.#addresses.get(url);
    if (!address) return this.#refuse(request, response);
    const isOther =
      headers['if-none-match'] !== undefined ||
      headers['save-data'] !== undefined ||
      encodingFor(headers['accept-encoding']) !== 'br';
    if (isOther || !this.#options.redirects.knowsOfNone(address.path)) return false;
    const page = this.#options.pages.fresh(address.key);
    const sent = page && this.#sent.get(page);
    if (!sent) return false;
    const age = Math.floor((Date.now() - page.renderedAt) / 1_000);
    response.writeHead(200, [...sent.head, 'age', String(age), 'x-request-id', requestIdOf(request)]);
    response.end(sent.body);
    return true;
  }

  #refuse(request: IncomingMessage, response: ServerResponse): boolean {
    const { url = '' } = request;
    if (!this.#options.slots.isFull || !pagePath.test(url)) return false;
    const shared = sharedPage(url, request.headers['save-data'] !== undefined);
    if (shared && this.#options.pages.has(shared.key)) return false;
    response.writeHead(503, { ...tooManyPagesHeaders, 'x-request-id': requestIdOf(request) });
    response.end(tooManyPages);
    return true;
  }
}

interface LearntPage {
  readonly page: StoredPage;
  readonly headers: SentHeaders;
  readonly body: Buffer;
}
