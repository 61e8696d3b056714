export { AccountEntry } from './account-entry.tsx';
export { requestSignIn } from './sign-in-requests.ts';
