export { landingHead } from './head.ts';
export { loadLanding, loadLandingPage, type LandingData } from './loader.ts';
export type { RouteParams } from './search-params.ts';
export { LandingScreen } from './screen.tsx';
