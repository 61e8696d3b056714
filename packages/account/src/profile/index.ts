export { profileHead } from '../heads.ts';
export { loadProfile } from './queries.ts';
export { ProfileScreen } from './screen.tsx';
