import { parseRedirect, type Redirect } from '@melhor-escola/domain/redirect';

/** Paths whose redirects are cached during a visit; the oldest gives way. */
const MAX_ENTRIES = 200;

/**
 * How long a looked-up path is not looked up again, in milliseconds. The site's server counts each lookup as a view of its page
 * (`packages/site-server/src/pages/page-views.ts`), so this is also how long going back and forth between pages is one view.
 */
const FRESH_MS = 30 * 60 * 1000;

interface KnownPath {
  readonly redirect: Redirect | undefined;
  /** When it was looked up, by `performance.now()`. */
  readonly since: number;
}

/**
 * Looks up redirects in the browser, in parallel with each navigation (RT-17). A failed lookup counts as no redirect and is
 * repeated the next time.
 */
export class RedirectLookup {
  readonly #known = new Map<string, KnownPath>();

  /** @param path percent-encoded, of the page that the server has sent: it has no redirect, and was counted with its document. */
  constructor(path: string) {
    this.#remember(path, undefined);
  }

  /** @param path percent-encoded, without a query. */
  async find(path: string): Promise<Redirect | undefined> {
    const known = this.#known.get(path);
    if (known && performance.now() - known.since < FRESH_MS) return known.redirect;
    try {
      const answer = await fetch(`/api/v3/redirects?${new URLSearchParams({ path })}`, {
        priority: 'low',
      });
      if (!answer.ok) return undefined;
      const redirect = answer.status === 204 ? undefined : parseRedirect(await answer.json());
      this.#remember(path, redirect);
      return redirect;
    } catch {
      return undefined;
    }
  }

  #remember(path: string, redirect: Redirect | undefined): void {
    // To the end: the first one is the oldest.
    this.#known.delete(path);
    this.#known.set(path, { redirect, since: performance.now() });
    const [oldest] = this.#known.keys();
    if (this.#known.size > MAX_ENTRIES && oldest !== undefined) this.#known.delete(oldest);
  }
}
