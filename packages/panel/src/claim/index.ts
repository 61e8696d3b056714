export { claimHead } from './head.ts';
export { loadClaim } from './queries.ts';
export { ClaimScreen } from './screen.tsx';
