export { profileHead } from './head.ts';
export { loadProfile } from './queries.ts';
export { ProfileScreen } from './screen.tsx';
