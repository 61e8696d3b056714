/* What the site knows about a visitor without an account: their location, and whether they save data. */

export { allowsPrefetch, prefersReducedData, isSaveDataOn } from './low-data/save-data.ts';
export { visitorLocation } from './near-me/visitor-location.ts';
export { entryCity } from './place/entry-city.ts';
