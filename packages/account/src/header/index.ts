export { AccountEntry } from './account-entry.tsx';
export { AccountHeader, type AccountHeaderProps } from './account-header.tsx';
