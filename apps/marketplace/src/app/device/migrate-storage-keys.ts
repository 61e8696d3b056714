/** Former key of each stored value: its present name after the site's prefix (spec §9). */
const renamed = {
  favoritos: 'favorites',
  'favoritos-da-conta': 'account-favorites',
  comparar: 'compared',
  cidade: 'city',
};

/**
 * Moves what earlier versions of the site stored on the device to its present key. Runs before anything reads it. Where
 * storage is full or forbidden, the former entry stays for the next visit.
 */
export function migrateStorageKeys(): void {
  try {
    for (const [former, name] of Object.entries(renamed)) {
      const formerKey = `melhor-escola:${former}`;
      const key = `montilla:${name}`;
      const value = localStorage.getItem(formerKey);
      if (value === null) continue;
      if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
      localStorage.removeItem(formerKey);
    }
  } catch {
    // See above.
  }
}
