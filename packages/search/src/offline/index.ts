/* Schools for reading offline: the page caches them, and the service worker in `worker/` serves them (product 12). */

export { cacheSchools, type CacheSchoolsOptions } from './cache-schools.ts';
