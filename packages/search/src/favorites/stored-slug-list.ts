import { findGrade } from '@melhor-escola/domain/stage';
import { deviceStore, type DeviceStorage } from '@melhor-escola/ui/device-store';
import { syncedStore } from '../synced-store.ts';
import { cleanSlugs, noGrades, noSlugs, type SavedGrades, type SlugList } from './slug-list.ts';

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

/** The known grades of listed schools. For values from storage and from an account. */
function cleanGrades(given: unknown, slugs: readonly string[]): SavedGrades {
  if (typeof given !== 'object' || given === null) return noGrades;
  const known = slugs.flatMap((slug) => {
    const value: unknown = Object.hasOwn(given, slug) ? Reflect.get(given, slug) : undefined;
    const grade = typeof value === 'string' ? findGrade(value) : undefined;
    return grade ? [[slug, grade.slug] as const] : [];
  });
  return known.length > 0 ? Object.fromEntries(known) : noGrades;
}
