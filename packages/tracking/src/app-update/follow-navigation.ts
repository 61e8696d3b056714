import { isSitePath } from '@melhor-escola/domain/redirect';
import { PendingReload } from './pending-reload.ts';
import { RedirectLookup } from './redirect-lookup.ts';
import { watchBuilds } from './watch-builds.ts';
import type { Visit } from '../visit/visit.ts';
import type { AnyRouter, RouterHistory } from '@tanstack/react-router';

/**
 * Follows the router's navigations: redirects from paths that have moved (RT-17), and turns the next navigation into a full page
 * load once there is a new build (RT-19). Never delays a navigation.
 *
 * @param release id of this page's build.
 * @returns a function that makes the next navigation a full page load for another reason.
 */
export function followNavigation(router: AnyRouter, release: string): () => void {
  const documentPath = findDocumentPath();
  const redirects = new RedirectLookup(documentPath);
  const pendingReload = new PendingReload();
  let isDemanded = false;
  const loadNextPage = () => {
    // Not before: a blocker makes every navigation of the router asynchronous.
    if (!isDemanded) loadPagesFully(router.history, pendingReload);
    isDemanded = true;
    pendingReload.request();
  };
  watchBuilds({ build: release, url: '/builds/latest.json', onNewBuild: loadNextPage });
  router.subscribe('onBeforeNavigate', ({ toLocation, pathChanged }) => {
    if (pathChanged) void followRedirect(router, redirects, toLocation.pathname);
  });
  // A navigation before the page was idle, from when on this follows.
  const openPath = router.latestLocation.pathname;
  if (openPath !== documentPath) void followRedirect(router, redirects, openPath);
  return loadNextPage;
}

/** The path that the server has sent as a document, whatever the router has opened since. */
function findDocumentPath(): string {
  const [entry] = performance.getEntriesByType('navigation');
  return new URL(entry?.name ?? window.location.href).pathname;
}

/** Follows a visit's navigations from now on, once per page load. @returns the same function. */
export const followVisit = (visit: Visit, router: AnyRouter, release: string): (() => void) =>
  visit.navigation(() => followNavigation(router, release));

/** Never resolves: while the page unloads, the router must neither render the next page nor cancel the navigation. */
const pending = new Promise<never>(() => {});

/**
 * Replaces navigations to other paths with full page loads that leave the same history entries. The router calls its blocker before
 * it writes a new entry; on Back and Forward the browser has already moved to the entry, so that entry is reloaded.
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

/** Reloads the current history entry. It keeps its state, whose key restores the scroll position. */
function reloadEntry(): void {
  // On `pagehide` the router returns scroll restoration to the browser, which would restore this page's position.
  window.addEventListener('pagehide', () => {
    window.history.scrollRestoration = 'manual';
  });
  window.location.reload();
}

async function followRedirect(router: AnyRouter, redirects: RedirectLookup, path: string): Promise<void> {
  const redirect = await redirects.find(path);
  // The visitor may have navigated again meanwhile.
  if (!redirect || router.latestLocation.pathname !== path) return;
  if (isSitePath(redirect.location)) void router.navigate({ href: redirect.location, replace: true });
  else window.location.replace(redirect.location);
}
