import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { z } from 'zod';
import { keepAliveFetch } from '../../proxy/keep-alive-fetch.ts';
import { siteHeaders, type ServiceAccess } from '../../proxy/service-client.ts';
import type { PageStore } from './page-store.ts';
import type { PageTag } from './shared-page.ts';

/** Milliseconds between two questions: what somebody changes elsewhere is seen this much later. */
const interval = 1_000;
/** Milliseconds after which a question is given up. */
const patience = 2_000;

const changesBody = z.object({
  version: z.number(),
  everything: z.boolean(),
  schools: z.array(z.object({ slug: z.string(), city: z.string() })),
});

export interface ChangeFollowerOptions extends ServiceAccess {
  readonly pages: PageStore;
  readonly log: FastifyBaseLogger;
}

/**
 * Asks the service, again and again, what has changed, so that stored pages of it are not shown any more. Any number of
 * processes of either may come and go: whoever missed something is told so by the version.
 */
export class ChangeFollower {
  readonly #options: ChangeFollowerOptions;
  /** Of the data that pages are known to be of: none, so that the first answer counts for everything. */
  #version = 0;
  #underway: Promise<void> = Promise.resolve();
  #next: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isFailing = false;

  constructor(options: ChangeFollowerOptions) {
    this.#options = options;
  }

  /** Follows from now on. */
  start(): void {
    const again = () => {
      this.#timer = setTimeout(() => void this.look().then(again), interval);
      this.#timer.unref();
    };
    void this.look().then(again);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  /**
   * Asks now. What was changed before is known when the promise is kept, which it always is: a service that does not answer
   * is asked again. Those who ask while a question is underway share the next.
   */
  look(): Promise<void> {
    this.#next ??= this.#underway.then(() => {
      this.#next = undefined;
      this.#underway = this.#ask();
      return this.#underway;
    });
    return this.#next;
  }

  async #ask(): Promise<void> {
    const { serviceUrl, log, pages } = this.#options;
    try {
      const answer = await keepAliveFetch(
        `${serviceUrl}/v3/marketplace/directory/changes?since=${this.#version}`,
        {
          headers: siteHeaders(this.#options),
          signal: AbortSignal.timeout(patience),
        },
      );
      const body: unknown = await answer.json();
      if (!answer.ok) throw new Error(`The service answered ${answer.status}.`);
      const { version, everything, schools } = changesBody.parse(body);
      this.#version = version;
      this.#isFailing = false;
      if (everything) pages.renewAll();
      else if (schools.length > 0) pages.outdate(tagsOf(schools));
    } catch (error) {
      // Once, until it is over.
      if (!this.#isFailing) log.warn({ err: error }, 'What has changed could not be asked for.');
      this.#isFailing = true;
    }
  }
}

function tagsOf(schools: readonly { readonly slug: string; readonly city: string }[]): ReadonlySet<PageTag> {
  return new Set(schools.flatMap(({ slug, city }): PageTag[] => [`school:${slug}`, `city:${city}`]));
}

/** Reports of what browsers measured come all the time, and change no page. */
const changesNothing = '/api/collect';

/**
 * Follows changes while the server listens. Who changes something through this site, by a review or a reservation, finds it
 * on the next page they look at: their answer waits until it is known.
 */
export function followChanges(server: FastifyInstance, follower: ChangeFollower): void {
  let isListening = false;
  server.addHook('onListen', async () => {
    isListening = true;
    follower.start();
  });
  server.addHook('onClose', async () => follower.stop());
  server.addHook('onSend', async (request, reply) => {
    const mayChange = request.method !== 'GET' && request.method !== 'HEAD' && request.url !== changesNothing;
    if (isListening && mayChange && reply.statusCode < 400) await follower.look();
  });
}
