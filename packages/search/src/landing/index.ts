export { landingHead } from './head.ts';
export { loadLanding, type LandingData } from './loader.ts';
export type { RouteParams } from './search-params.ts';
export { LandingScreen } from './screen.tsx';
export { searchOfLanding } from './search-params.ts';
