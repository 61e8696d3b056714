import { deviceStore, type DeviceStorage } from '@melhor-escola/ui/device-store';

/** A city, state or school that was chosen in the search field. */
export interface RecentSearch {
  readonly kind: 'city' | 'state' | 'school';
  /** 'Araguaína, TO', 'Bahia (estado)', 'Colégio Girassol, Araguaína, TO'. */
  readonly label: string;
  readonly slug: string;
}

/** Number of stored searches. */
const MAX_RECENT_SEARCHES = 3;

/** Longer texts are not from this site, and would fill the list. */
const MAX_LABEL_LENGTH = 200;

export interface RecentSearches {
  /** Newest first; empty if the browser forbids storage. */
  readonly list: () => readonly RecentSearch[];
  /** Puts a search first, also one that was stored already. */
  readonly add: (search: RecentSearch) => void;
  readonly clear: () => void;
}

const deviceStorage: DeviceStorage = () => (typeof window === 'undefined' ? undefined : window.localStorage);

/**
 * The last searches of this device (ST-09). They stay on it, and are deleted with its other data when the visitor clears
 * the site's data or deletes the account.
 *
 * @param storage the browser's.
 */
export function recentSearches(storage: DeviceStorage = deviceStorage): RecentSearches {
  const store = deviceStore(storage, 'montilla:recent-searches', parse, 1);
  const list = () => store.read()?.searches ?? [];
  return {
    list,
    add: (search) => store.write({ searches: distinct([search, ...list()]) }),
    clear: store.clear,
  };
}

function parse({ searches }: Readonly<Record<string, unknown>>) {
  return Array.isArray(searches) ? { searches: distinct(searches.filter(isRecentSearch)) } : undefined;
}

function distinct(searches: readonly RecentSearch[]): readonly RecentSearch[] {
  const bySlug = new Map<string, RecentSearch>();
  for (const { kind, label, slug } of searches) {
    const key = `${kind} ${slug}`;
    if (!bySlug.has(key)) bySlug.set(key, { kind, label, slug });
  }
  return [...bySlug.values()].slice(0, MAX_RECENT_SEARCHES);
}

function isRecentSearch(value: unknown): value is RecentSearch {
  if (typeof value !== 'object' || value === null) return false;
  const [kind, label, slug] = ['kind', 'label', 'slug'].map((name): unknown => Reflect.get(value, name));
  return (
    (kind === 'city' || kind === 'state' || kind === 'school') &&
    typeof label === 'string' &&
    label.trim() !== '' &&
    label.length <= MAX_LABEL_LENGTH &&
    typeof slug === 'string' &&
    /^[a-z0-9-]{1,200}$/u.test(slug)
  );
}
