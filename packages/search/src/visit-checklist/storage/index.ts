/* Stores and deletes the checklists of this device, without their screen. */

export { goneSchools } from './gone-schools.ts';
export { storeSavedSchools, type StoreSavedSchoolsOptions } from './store-saved-schools.ts';
export { clearVisitRecords } from './visit-store.ts';
