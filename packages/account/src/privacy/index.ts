export { privacyHead } from '../heads.ts';
export { loadPrivacy, privacyKey } from './queries.ts';
export { PrivacyScreen } from './screen.tsx';
