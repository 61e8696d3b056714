/* Deletes the checklists of this device, without their screen. */

export { clearVisitRecords } from './visit-store.ts';
