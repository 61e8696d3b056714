/** Former key of each value in `localStorage`: its present name after the site's prefix (EN-12). */
const deviceKeys = {
  'melhor-escola:favoritos': 'favorites',
  'melhor-escola:favoritos-da-conta': 'account-favorites',
  'melhor-escola:comparar': 'compared',
  'melhor-escola:cidade': 'city',
  account: 'account',
  recovery: 'recovery',
};

/** The same of a tab's `sessionStorage`. */
const tabKeys = {
  'montilla.location': 'location',
  'montilla:interrupted': 'pending-action',
};

/**
 * Moves what earlier versions of the site stored in the browser to its present key. Runs before anything reads it. Where
 * storage is full or forbidden, the former entry stays for the next visit.
 */
export function migrateStorageKeys(): void {
  try {
    rename(localStorage, deviceKeys);
    rename(sessionStorage, tabKeys);
  } catch {
    // See above.
  }
}

function rename(storage: Storage, names: Readonly<Record<string, string>>): void {
  for (const [formerKey, name] of Object.entries(names)) {
    const key = `montilla:${name}`;
    const value = storage.getItem(formerKey);
    if (value === null) continue;
    if (storage.getItem(key) === null) storage.setItem(key, value);
    storage.removeItem(formerKey);
  }
}
