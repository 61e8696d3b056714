export { profileHead } from './head.ts';
export { loadProfile } from './loader.ts';
export { ProfileScreen } from './screen.tsx';
