export { type DeviceStorage, type DeviceStore, deviceStore, tabStorage } from './device-store.ts';
export { type StoredDraft, useStoredDraft } from './use-stored-draft.ts';
