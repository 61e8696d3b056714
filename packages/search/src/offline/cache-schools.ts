import { siteBrand } from '@melhor-escola/config/brand';
import { routes } from '@melhor-escola/domain/routes';
import { afterIdle } from '@melhor-escola/ui/hooks';
import type { AnyRouter } from '@tanstack/react-router';
import { landingOfSlug } from '../landing/search-params.ts';
import { prefersReducedData } from '../low-data/save-data.ts';
import type { LoaderContext, SearchPorts } from '../ports.tsx';
import { listCachedPages } from './cached-page.ts';

/** In ms. A page that is left sooner was not read, and is not worth the 25 kB of caching it. */
const READ_MS = 10_000;
/** Saved schools that are fetched unopened, newest first: some 35 kB each, which may be prepaid data. */
const MAX_UNOPENED = 10;
/** Loaded with the first page to cache: a short visit has none. */
const cache = () => import('./cache-school-page.ts');
const checklistStorage = () => import('../visit-checklist/storage/index.ts');
/** The saved schools that have left the site; `undefined` if the connection fails. */
const goneSchools = () =>
  checklistStorage().then(
    (storage) => storage.goneSchools,
    () => undefined,
  );
/** Path of the checklist for visits. */
const checklist = routes.visitChecklist.path();

export interface CacheSchoolsOptions extends LoaderContext, Pick<SearchPorts, 'favorites' | 'links'> {
  readonly router: AnyRouter;
  /** Calls a listener whenever the visitor signs out. */
  readonly onSignOut: (listener: () => void) => void;
}

/**
 * Caches the pages of schools that a visitor opens or saves, and registers the service worker that serves them offline (product
 * 12), and the checklist for visits with the facts of saved schools: it is used at schools, where there may be no connection. With
 * Save-Data it caches only pages that the browser loaded as documents, so that nothing is fetched for it, and the checklist once it
 * is opened. Signing out clears the cache, as it does favorites.
 */
export function cacheSchools(options: CacheSchoolsOptions): void {
  // Missing over plain HTTP and in some private windows.
  if (!('serviceWorker' in navigator) || !('caches' in globalThis)) return;
  const schools = new SchoolCache(options);
  options.router.subscribe('onResolved', () => schools.onOpened());
  schools.onOpened();
  options.favorites.subscribe(() => schools.onSaved());
  options.onSignOut(() => schools.clear());
}

class SchoolCache {
  readonly #options: CacheSchoolsOptions;
  /** Paths of the cached pages. */
  #paths: ReadonlySet<string> = new Set();
  /** Paths cached since this page was loaded: as fresh as what the visitor sees. */
  readonly #fresh = new Set<string>();
  /** Runs tasks one after another, to leave the connection to the visitor's own requests. */
  #queue: Promise<unknown>;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: CacheSchoolsOptions) {
    this.#options = options;
    this.#queue = this.#readPaths();
    openCachedPages(
      (path) => this.#paths.has(path) || (this.#paths.size > 0 && path === this.#favoritesPath),
    );
  }

  /** Caches the open school after `READ_MS`, and the open checklist at once. */
  onOpened(): void {
    clearTimeout(this.#timer);
    this.#cacheChecklist();
    const path = openSchool(this.#options.router);
    if (path === undefined || this.#fresh.has(path) || (prefersReducedData() && !isDocument(path))) return;
    this.#timer = setTimeout(() => afterIdle(() => this.#store(path, loadedAssets())), READ_MS);
  }

  /** Caches the saved schools that are not cached yet, and the checklist with their facts. */
  onSaved(): void {
    const { favorites } = this.#options;
    this.#cacheChecklist();
    if (prefersReducedData() || favorites.slugs().length === 0) return;
    this.#enqueue(async () => {
      const gone = (await goneSchools())?.slugs() ?? [];
      const last = this.#pathsOf(favorites.slugs().filter((slug) => !gone.includes(slug)));
      for (const path of last.slice(0, MAX_UNOPENED)) if (!this.#paths.has(path)) this.#store(path, []);
      // With what this page has loaded later: the checklist needs the code of the favorites, which its HTML does not name. Stored
      // again when it is opened.
      if (!this.#paths.has(checklist)) this.#store(checklist, loadedFiles(), false);
    });
    afterIdle(() => void this.#storeSavedSchools());
  }

  /** Not in the queue: without a connection it waits for one, which must not delay `clear`. */
  async #storeSavedSchools(): Promise<void> {
    const { favorites, queryClient, service } = this.#options;
    // If the connection fails, they are stored with the next page.
    await checklistStorage()
      .then(({ storeSavedSchools, goneSchools: gone }) =>
        storeSavedSchools({ favorites, gone, service, queryClient }),
      )
      .catch(() => undefined);
  }

  /** Caches the open checklist, if it has schools. */
  #cacheChecklist(): void {
    const { favorites, router } = this.#options;
    if (favorites.slugs().length === 0 || this.#fresh.has(checklist) || !isOpen(router, checklist)) return;
    afterIdle(() => this.#store(checklist, loadedAssets()));
  }

  clear(): void {
    this.#enqueue(async () => {
      this.#fresh.clear();
      await (await cache()).clearCachedPages();
      (await goneSchools())?.replace([]);
      await this.#readPaths();
    });
  }

  /** @param isFresh whether it need not be stored again while this page is open. */
  #store(path: string, assets: readonly string[], isFresh = true): void {
    this.#enqueue(async () => {
      // If the connection or the storage fails, it is cached when it is opened again.
      const saved = new Set([...this.#pathsOf(this.#options.favorites.slugs()), checklist]);
      const isStored = await cache()
        .then(({ cacheSchoolPage }) => cacheSchoolPage(path, { saved, loadedAssets: assets }))
        .catch(() => false);
      if (isStored) {
        if (isFresh) this.#fresh.add(path);
        await navigator.serviceWorker.register(`/sw.js?brand=${siteBrand()}`).catch(() => undefined);
      }
      await this.#readPaths();
    });
  }

  #enqueue(task: () => Promise<void>): void {
    const before = this.#queue;
    this.#queue = (async () => {
      await before;
      await task();
    })();
  }

  async #readPaths(): Promise<void> {
    const pages = await listCachedPages().catch(() => []);
    this.#paths = new Set(pages.map(({ path }) => path));
  }

  #pathsOf(slugs: readonly string[]): readonly string[] {
    const { links, router } = this.#options;
    return slugs.map((slug) => router.buildLocation(links.school(slug)).pathname);
  }

  get #favoritesPath(): string {
    const { links, router } = this.#options;
    return router.buildLocation(links.favorites()).pathname;
  }
}

/**
 * Offline, navigates to cached pages with a document load, which the service worker answers: the router would request their data.
 *
 * @param isCached whether a path is available offline.
 */
function openCachedPages(isCached: (path: string) => boolean): void {
  document.addEventListener(
    'click',
    (event) => {
      if (navigator.onLine || !(event.target instanceof Element)) return;
      const link = event.target.closest('a');
      if (!link || link.origin !== location.origin || !isCached(link.pathname)) return;
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

/** Path of the open page of a school; `undefined` on other pages. Landing pages share the route of schools. */
function openSchool(router: AnyRouter): string | undefined {
  return router.state.matches.find(
    ({ fullPath, params, status }) =>
      fullPath === routes.school.pattern && status === 'success' && !landingOfSlug(params.slug),
  )?.pathname;
}

/** Whether the page of this path is open. */
const isOpen = (router: AnyRouter, path: string): boolean =>
  router.state.matches.some(({ pathname, status }) => pathname === path && status === 'success');

/** Whether the browser loaded this page as a document, rather than the router fetching its data. */
function isDocument(path: string): boolean {
  return performance.getEntriesByType('navigation').some(({ name }) => new URL(name).pathname === path);
}

/** URLs of scripts, styles and fonts that the open page has loaded from the site. */
function loadedFiles(): readonly string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((file) => file.startsWith(`${location.origin}/assets/`));
}

/** URLs of those files, and of the photos. */
function loadedAssets(): readonly string[] {
  const photos = [...document.images].flatMap(({ complete, currentSrc }) => (complete ? [currentSrc] : []));
  return [...loadedFiles(), ...photos.filter((photo) => photo.startsWith(`${location.origin}/imagens/`))];
}
