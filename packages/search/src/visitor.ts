/*
 * What the site knows of a visitor without an account: where they are, and whether their connection is to be spared.
 */

export { allowsPrefetch, prefersReducedData, isSaveDataOn } from './low-data/save-data.ts';
export { visitorLocation } from './near-me/visitor-location.ts';
export { entryCity } from './place/entry-city.ts';
