export { consentCalls } from './consent-calls.ts';
export { privacyHead } from './head.ts';
export { loadPrivacy } from './queries.ts';
export { PrivacyScreen } from './screen.tsx';
