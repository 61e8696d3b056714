export { privacyHead } from './head.ts';
export { loadPrivacy } from './loader.ts';
export { privacyKey } from './queries.ts';
export { PrivacyScreen } from './screen.tsx';
