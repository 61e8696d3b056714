export { tabInterruptedActions, type InterruptedAction } from '../interrupted/interrupted-action.ts';
export { AccountSession, type SessionParts, type SessionState } from './account-session.ts';
export { deviceStore, type DeviceStorage, type DeviceStore } from './device-store.ts';
export { browserTabs } from './tabs.ts';
export { useSession } from './use-session.ts';
