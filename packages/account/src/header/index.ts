export { AccountEntry } from './account-entry.tsx';
export { AccountHeader, type AccountHeaderProps } from './account-header.tsx';
export { headerAccount, type HeaderAccountOptions, type HeaderEntryProps } from './header-account.tsx';
export { requestSignIn } from './sign-in-requests.ts';
export { showToast } from './toasts.tsx';
