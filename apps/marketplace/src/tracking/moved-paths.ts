import { redirectAnswer, type Redirect } from '@melhor-escola/domain/redirect';

/** Paths that are remembered in a visit. */
const most = 200;

/**
 * Where paths have moved to, for a browser (RT-17): asked beside each navigation, which waits for nothing. A lookup that
 * fails says 'nowhere', and is made again the next time.
 */
export class MovedPaths {
  readonly #known = new Map<string, Redirect | undefined>();

  /** @param path percent-encoded, without a query. */
  async find(path: string): Promise<Redirect | undefined> {
    if (this.#known.has(path)) return this.#known.get(path);
    try {
      const answer = await fetch(`/api/v3/redirects?${new URLSearchParams({ path })}`, {
        priority: 'low',
      });
      if (!answer.ok) return undefined;
      const redirect = answer.status === 204 ? undefined : redirectAnswer(await answer.json());
      if (this.#known.size < most) this.#known.set(path, redirect);
      return redirect;
    } catch {
      return undefined;
    }
  }
}
