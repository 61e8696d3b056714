export { claimPageHead } from './head.ts';
export { loadClaimedPage } from './queries.ts';
export { ClaimPageScreen } from './screen.tsx';
