export { privacyHead } from './head.ts';
export { loadPrivacy, privacyKey } from './queries.ts';
export { PrivacyScreen } from './screen.tsx';
