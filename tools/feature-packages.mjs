import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The packages that are features, by the names of their folders: those that their own turbo.json says are one.
 *
 * @param {string} repository its root.
 * @returns {string[]}
 */
export function featurePackages(repository) {
  const packages = path.join(repository, 'packages');
  return readdirSync(packages).filter((name) => {
    const settings = path.join(packages, name, 'turbo.json');
    return existsSync(settings) && JSON.parse(readFileSync(settings, 'utf8')).tags?.includes('feature');
  });
}
