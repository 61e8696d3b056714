export { operatedClaimsHead } from './head.ts';
export { loadOperatedClaims } from './queries.ts';
export { OperatedClaimsScreen } from './screen.tsx';
