import { cleanGrades, noGrades, type SavedGrades } from '@melhor-escola/domain/saved-grades';
import { deviceStore, type DeviceStorage } from '@melhor-escola/ui/device-store';
import { syncedStore } from '../synced-store.ts';
import { cleanSlugs, noSlugs, type SlugList } from './slug-list.ts';

export interface StoredSlugListOptions {
  /** Storage key. */
  readonly key: string;
  readonly maximum: number;
  /** `undefined` on a server. If it throws (storage is forbidden), the list stays in memory. */
  readonly storage: DeviceStorage;
}

interface SavedSchools {
  readonly slugs: readonly string[];
  readonly grades: SavedGrades;
}

const none: SavedSchools = { slugs: noSlugs, grades: noGrades };

/** A list stored on the device under one key and synchronized between tabs. */
export function storedSlugList({ key, maximum, storage }: StoredSlugListOptions): SlugList {
  const clean = (slugs: readonly unknown[], grades: unknown): SavedSchools => {
    const known = cleanSlugs(slugs, maximum);
    return { slugs: known, grades: cleanGrades(grades, known) };
  };
  // Lists without grades, as all were once, are stored without any.
  const store = deviceStore<{ readonly slugs: readonly string[]; readonly grades?: SavedGrades }>(
    storage,
    key,
    ({ slugs, grades }) => clean([slugs].flat(), grades),
    1,
  );
  const { current, replace, isStored, subscribe } = syncedStore(
    key,
    () => ({ ...none, ...store.read() }),
    ({ slugs, grades }) => {
      if (slugs.length > 0) return store.write({ slugs, ...(Object.keys(grades).length > 0 && { grades }) });
      store.clear();
      return true;
    },
  );

  return {
    maximum,
    slugs: () => current().slugs,
    grades: () => current().grades,
    isStored,
    add(added, grade) {
      const { slugs, grades } = current();
      const others = slugs.filter((one) => one !== added);
      if (others.length < maximum && cleanSlugs([added], 1).length === 1)
        replace(clean([added, ...others], grade ? { ...grades, [added]: grade } : grades));
    },
    setGrade(slug, grade) {
      const { slugs, grades } = current();
      replace(clean(slugs, { ...grades, [slug]: grade }));
    },
    remove(removed) {
      const { slugs, grades } = current();
      replace(
        clean(
          slugs.filter((one) => one !== removed),
          grades,
        ),
      );
    },
    replace(next, grades = current().grades) {
      replace(clean(next, grades));
    },
    subscribe,
  };
}
