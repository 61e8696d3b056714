import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Folder names of the feature packages: those whose turbo.json has the tag `feature`.
 *
 * @param {string} repository root folder.
 * @returns {string[]}
 */
export function featurePackages(repository) {
  const packages = path.join(repository, 'packages');
  return readdirSync(packages).filter((name) => {
    const settings = path.join(packages, name, 'turbo.json');
    return existsSync(settings) && JSON.parse(readFileSync(settings, 'utf8')).tags?.includes('feature');
  });
}
