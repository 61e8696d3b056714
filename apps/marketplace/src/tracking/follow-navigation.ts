import { isSitePath, parseRedirect, type Redirect } from '@melhor-escola/domain/redirect';
import { PendingReload } from '@melhor-escola/tracking/app-update/pending-reload';
import { watchBuilds } from '@melhor-escola/tracking/app-update/watch-builds';
import type { AnyRouter, RouterHistory } from '@tanstack/react-router';

/**
 * Follows the router for as long as the page is there: redirects from paths that have moved (RT-17), and turns the next
 * navigation into a full page load once there is a new build (RT-19). No navigation waits for any of it.
 *
 * @param release id of the build that this page is of.
 * @returns makes the next navigation a full page load, for another reason than a new build.
 */
export function followNavigation(router: AnyRouter, release: string): () => void {
  const redirects = new RedirectLookup();
  const pendingReload = new PendingReload();
  let isDemanded = false;
  const loadNextPage = () => {
    // Only now: a blocker makes every navigation of the router asynchronous.
    if (!isDemanded) loadPagesFully(router.history, pendingReload);
    isDemanded = true;
    pendingReload.request();
  };
  watchBuilds({ build: release, address: '/builds/latest.json', onNewBuild: loadNextPage });
  router.subscribe('onBeforeNavigate', ({ toLocation, pathChanged }) => {
    if (pathChanged) void followRedirect(router, redirects, toLocation.pathname);
  });
  return loadNextPage;
}

/** The page is being left: the router must neither render the next one nor take the navigation back. */
const pending = new Promise<never>(() => {});

/**
 * Replaces navigations to other paths by full page loads, each of which leaves the one history entry that the router's own
 * would have left. The router's blocker is asked before it writes a new entry; a Back or Forward has moved to its entry by
 * then, which is why that one is reloaded in its place.
 */
function loadPagesFully(history: RouterHistory, pendingReload: PendingReload): void {
  history.block({
    enableBeforeUnload: false,
    blockerFn: ({ currentLocation, nextLocation, action }) => {
      if (nextLocation.pathname === currentLocation.pathname) return false;
      if (!pendingReload.isDue(nextLocation.pathname)) return false;
      if (action === 'PUSH') window.location.assign(nextLocation.href);
      else if (action === 'REPLACE') window.location.replace(nextLocation.href);
      else reloadEntry();
      return pending;
    },
  });
}

/** Reloads the page of the current history entry, which keeps its state: by its key the page finds its scroll position. */
function reloadEntry(): void {
  // The router hands scrolling back to the browser when a page is left, and the browser would keep this page's position.
  window.addEventListener('pagehide', () => {
    window.history.scrollRestoration = 'manual';
  });
  window.location.reload();
}

async function followRedirect(router: AnyRouter, redirects: RedirectLookup, path: string): Promise<void> {
  const redirect = await redirects.find(path);
  // Whoever has gone on meanwhile is not called back.
  if (!redirect || router.latestLocation.pathname !== path) return;
  if (isSitePath(redirect.location)) void router.navigate({ href: redirect.location, replace: true });
  else window.location.replace(redirect.location);
}

/** Paths whose redirects are cached during a visit. */
const MAX_ENTRIES = 200;

/**
 * Looks up the redirects of paths in the browser (RT-17), beside each navigation, which does not wait for it. A failed lookup
 * finds no redirect and is repeated the next time.
 */
class RedirectLookup {
  readonly #known = new Map<string, Redirect | undefined>();

  /** @param path percent-encoded, without a query. */
  async find(path: string): Promise<Redirect | undefined> {
    if (this.#known.has(path)) return this.#known.get(path);
    try {
      const answer = await fetch(`/api/v3/redirects?${new URLSearchParams({ path })}`, {
        priority: 'low',
      });
      if (!answer.ok) return undefined;
      const redirect = answer.status === 204 ? undefined : parseRedirect(await answer.json());
      if (this.#known.size < MAX_ENTRIES) this.#known.set(path, redirect);
      return redirect;
    } catch {
      return undefined;
    }
  }
}
