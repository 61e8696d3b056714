import { sessionQuery } from '@melhor-escola/account/session';
import { siteBrand } from '@melhor-escola/config/brand';
import { routes } from '@melhor-escola/domain/routes';
import { savesData } from '@melhor-escola/search/visitor';
import { afterIdle } from '@melhor-escola/ui/hooks';
import { QueryObserver } from '@tanstack/react-query';
import { accountSession } from '../account/account-ports.tsx';
import { links } from '../app/links.ts';
import type { getRouter } from '../router.tsx';
import { favorites } from '../app/visitor-lists.ts';
import { forgetSchools, keepSchool } from './keep-school.ts';
import { keptPages } from './kept-page.ts';

type Router = ReturnType<typeof getRouter>;

/** In ms. A page that is left sooner was not read. */
const openedFor = 2_000;
/** Saved schools that are fetched unopened, the last first: some 35 kB each, of somebody's prepaid data. */
const mostUnopened = 10;

/**
 * Keeps the schools that a visitor opens or saves on the device, and has the worker show them while there is no connection
 * (product 12). For who saves data only those are kept whose page the browser was given whole: nothing is fetched for it. Who
 * signs out leaves none behind, as with favorites.
 */
export function keepSchools(router: Router): void {
  // Absent over plain HTTP, and in some private windows.
  if (!('serviceWorker' in navigator) || !('caches' in globalThis)) return;
  const keeper = new SchoolKeeper(router);
  router.subscribe('onResolved', () => keeper.opened());
  keeper.opened();
  favorites.subscribe(() => keeper.saved());
  const session = new QueryObserver(router.options.context.queryClient, sessionQuery(accountSession));
  let wasSignedIn = session.getCurrentResult().data?.status === 'signed-in';
  session.subscribe(({ data }) => {
    if (wasSignedIn && data?.status === 'signed-out') keeper.forget();
    wasSignedIn = data?.status === 'signed-in';
  });
}

class SchoolKeeper {
  readonly #router: Router;
  /** Paths that can be read without a connection. */
  #kept: ReadonlySet<string> = new Set();
  /** One after the other: what the visitor asks for needs the line more. */
  #work: Promise<unknown>;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(router: Router) {
    this.#router = router;
    this.#work = this.#look();
    openKeptPages((path) => this.#kept.has(path) || (this.#kept.size > 0 && path === this.#favoritesPath));
  }

  /** Keeps the school in sight, once it has been there for a moment. */
  opened(): void {
    clearTimeout(this.#timer);
    const path = openSchool(this.#router);
    if (path === undefined || (savesData() && !wasAskedFor(path))) return;
    this.#timer = setTimeout(() => afterIdle(() => this.#keep(path, partsInSight())), openedFor);
  }

  /** Keeps the schools that were saved. */
  saved(): void {
    if (savesData()) return;
    this.#next(async () => {
      const last = [...this.#savedPaths()].slice(0, mostUnopened);
      for (const path of last) if (!this.#kept.has(path)) this.#keep(path, []);
    });
  }

  forget(): void {
    this.#next(async () => {
      await forgetSchools();
      await this.#look();
    });
  }

  #keep(path: string, shown: readonly string[]): void {
    this.#next(async () => {
      // What cannot be kept is kept when it is opened again: there is no connection, or no room on the device.
      const isKept = await keepSchool(path, { saved: this.#savedPaths(), shown }).catch(() => false);
      if (isKept)
        await navigator.serviceWorker.register(`/sw.js?brand=${siteBrand()}`).catch(() => undefined);
      await this.#look();
    });
  }

  #next(work: () => Promise<void>): void {
    const before = this.#work;
    this.#work = (async () => {
      await before;
      await work();
    })();
  }

  async #look(): Promise<void> {
    const pages = await keptPages().catch(() => []);
    this.#kept = new Set(pages.map(({ path }) => path));
  }

  /** The last first. */
  #savedPaths(): ReadonlySet<string> {
    return new Set(favorites.slugs().map((slug) => this.#router.buildLocation(links.school(slug)).pathname));
  }

  get #favoritesPath(): string {
    return this.#router.buildLocation(links.favorites()).pathname;
  }
}

/**
 * Offline, makes the browser open links to cached pages, which the service worker answers: the router would request their data.
 *
 * @param isKept whether a path can be read offline.
 */
function openKeptPages(isKept: (path: string) => boolean): void {
  document.addEventListener(
    'click',
    (event) => {
      if (navigator.onLine || !(event.target instanceof Element)) return;
      const link = event.target.closest('a');
      if (!link || link.origin !== location.origin || !isKept(link.pathname)) return;
      // The browser handles links that open in another tab or window.
      const isElsewhere =
        event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || link.target;
      if (isElsewhere) return;
      event.preventDefault();
      location.assign(link.href);
    },
    { capture: true },
  );
}

/** The path of the school page that is open; `undefined` on any other page. */
function openSchool(router: Router): string | undefined {
  for (const match of router.state.matches) {
    if (match.routeId !== routes.school.pattern || match.status !== 'success') continue;
    // Landing pages share the route of schools.
    return match.loaderData?.landing ? undefined : match.pathname;
  }
  return undefined;
}

/** Whether the browser loaded this page as a document, instead of the router fetching its data. */
function wasAskedFor(path: string): boolean {
  return performance.getEntriesByType('navigation').some(({ name }) => new URL(name).pathname === path);
}

/** URLs of the scripts, fonts and photos that the open page has loaded from the site. */
function partsInSight(): readonly string[] {
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  const photos = [...document.images].flatMap(({ complete, currentSrc }) => (complete ? [currentSrc] : []));
  return [
    ...files.filter((file) => file.startsWith(`${location.origin}/assets/`)),
    ...photos.filter((photo) => photo.startsWith(`${location.origin}/imagens/`)),
  ];
}
