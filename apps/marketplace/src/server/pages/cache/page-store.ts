import { LRUCache } from 'lru-cache';
import type { PageEncodings } from './page-encodings.ts';
import type { PageTag, SharedPage } from './shared-page.ts';
import { lifetimeOf, toStoredPage, type RenderedPage, type StoredPage } from './stored-page.ts';

/** Milliseconds since it was rendered for which a page may be shown while it is rendered anew. */
const shownWhileRenewed = 60 * 60_000;
/** Milliseconds since it was rendered for which a page may be shown when it cannot be rendered. */
const shownInNeed = 24 * 60 * 60_000;
/** Milliseconds until a page that could not be rendered is tried again. */
const pause = 2_000;
/** Besides its bytes: key, headers and the entry itself. */
const bytesAround = 2_048;

interface Entry {
  readonly page: StoredPage;
  readonly tags: readonly PageTag[];
  /** Something that it shows has changed: it is shown only in need. */
  isOutdated: boolean;
  /** What it shows may have changed: it is shown once more, and rendered anew. */
  isStale: boolean;
  /** Milliseconds: until then there is no use in rendering it. */
  restUntil: number;
}

/** A rendering that is not done, and all who wait for it. */
interface Rendering {
  readonly tags: readonly PageTag[];
  readonly answer: Promise<StoredPage | RenderedPage>;
  /** Something has changed since its data was asked for. */
  isOutdated: boolean;
}

export interface PageStoreOptions {
  /** Bytes that pages may take together. */
  readonly maximumBytes: number;
  readonly encodings: PageEncodings;
  /** Renders a page. Throws when it will not, because too many wait: then what is stored is shown. */
  readonly render: (page: SharedPage, requestId: string) => Promise<RenderedPage>;
  /** Whether there is room for a rendering that nobody waits for. */
  readonly hasRoom: () => boolean;
  /** Is told of a rendering that nobody waited for and that came to nothing. */
  readonly onLostRendering: (error: unknown) => void;
}

/**
 * Rendered pages that everybody is given (P5). However many ask for one, it is rendered once; while it is rendered anew, and
 * when it cannot be, they get the one that is there (S19). The least used go first.
 */
export class PageStore {
  readonly #options: PageStoreOptions;
  readonly #entries: LRUCache<string, Entry>;
  readonly #renderings = new Map<string, Rendering>();

  constructor(options: PageStoreOptions) {
    this.#options = options;
    this.#entries = new LRUCache<string, Entry>({
      maxSize: options.maximumBytes,
      sizeCalculation: ({ page }, key) => page.size + key.length + bytesAround,
    });
  }

  /**
   * The page, stored or not: not stored is what is neither 200 nor 404, and what lacks something.
   *
   * @param requestId under which the logs have its rendering, and under which a page that fails says so.
   * @throws what `render` throws, where nothing is stored.
   */
  async get(page: SharedPage, requestId: string): Promise<StoredPage | RenderedPage> {
    const entry = this.#entries.get(page.key);
    if (!entry) return this.#renderOnce(page, requestId);
    const due = dueOf(entry, Date.now());
    if (due === 'show') return entry.page;
    if (due === 'renew') {
      if (this.#options.hasRoom()) this.#renderOnce(page, requestId).catch(this.#options.onLostRendering);
      return entry.page;
    }
    return this.#renderOnce(page, requestId).then(
      (answer) => (due === 'render-or-show' && isFailure(answer) ? entry.page : answer),
      (error: unknown) => {
        if (due === 'render-or-show') return entry.page;
        throw error;
      },
    );
  }

  /** Whether there is something to show for a key, be it old. */
  has(key: string): boolean {
    return this.#entries.has(key);
  }

  /** The page of a key, while it is as good as new. */
  fresh(key: string): StoredPage | undefined {
    const entry = this.#entries.get(key);
    return entry && dueOf(entry, Date.now()) === 'show' ? entry.page : undefined;
  }

  /** Something that pages of these tags show has changed: the next who asks for one gets it as it is now. */
  outdate(tags: ReadonlySet<PageTag>): void {
    const isMeant = (one: { readonly tags: readonly PageTag[] }) => one.tags.some((tag) => tags.has(tag));
    for (const entry of this.#entries.values()) {
      if (isMeant(entry)) Object.assign(entry, { isOutdated: true, restUntil: 0 });
    }
    for (const [key, rendering] of this.#renderings) {
      if (isMeant(rendering)) this.#disown(key, rendering);
    }
  }

  /**
   * Anything may have changed, as while an import runs: each page is shown once more at the most, and rendered anew. To
   * have all visitors wait for all pages at once would be worse.
   */
  renewAll(): void {
    for (const entry of this.#entries.values()) Object.assign(entry, { isStale: true, restUntil: 0 });
    for (const [key, rendering] of this.#renderings) this.#disown(key, rendering);
  }

  /** Who waits for it gets it; it is not kept, and who asks from now on gets another. */
  #disown(key: string, rendering: Rendering): void {
    rendering.isOutdated = true;
    this.#renderings.delete(key);
  }

  #renderOnce(page: SharedPage, requestId: string): Promise<StoredPage | RenderedPage> {
    const underway = this.#renderings.get(page.key);
    if (underway) return underway.answer;
    const rendering: Rendering = {
      tags: page.tags,
      isOutdated: false,
      answer: this.#render(page, requestId, () => rendering.isOutdated).finally(() => {
        if (this.#renderings.get(page.key) === rendering) this.#renderings.delete(page.key);
      }),
    };
    this.#renderings.set(page.key, rendering);
    return rendering.answer;
  }

  async #render(
    page: SharedPage,
    requestId: string,
    isOutdated: () => boolean,
  ): Promise<StoredPage | RenderedPage> {
    const since = Date.now();
    try {
      const rendered = await this.#options.render(page, requestId);
      if (lifetimeOf(rendered) === 0) {
        if (isFailure(rendered)) this.#rest(page.key);
        else this.#entries.delete(page.key);
        return rendered;
      }
      const stored = await toStoredPage(rendered, since, this.#options.encodings);
      if (isOutdated()) return { ...stored, freshFor: 0 };
      this.#entries.set(page.key, {
        page: stored,
        tags: page.tags,
        isOutdated: false,
        isStale: false,
        restUntil: 0,
      });
      return stored;
    } catch (error) {
      this.#rest(page.key);
      throw error;
    }
  }

  #rest(key: string): void {
    const entry = this.#entries.peek(key);
    if (entry) entry.restUntil = Date.now() + pause;
  }
}

/** What is done with a stored page: shown, shown and rendered anew, or rendered, and shown only if that fails. */
function dueOf(
  { page, isOutdated, isStale, restUntil }: Entry,
  now: number,
): 'show' | 'renew' | 'render-or-show' | 'render' {
  const age = now - page.renderedAt;
  if (age >= shownInNeed) return 'render';
  if (now < restUntil) return 'show';
  if (isOutdated) return 'render-or-show';
  if (age < page.freshFor && !isStale) return 'show';
  // What is not found is soon there.
  return page.status === 200 && age < shownWhileRenewed ? 'renew' : 'render-or-show';
}

/** Whether a page is not what it would be if all were well. */
function isFailure(page: StoredPage | RenderedPage): boolean {
  return 'html' in page && (page.isDegraded || page.status >= 500 || page.status === 429);
}
