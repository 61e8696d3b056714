export { AccountEntry } from './account-entry.tsx';
export { signInRequests } from './sign-in-requests.ts';
