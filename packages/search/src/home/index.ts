export { homeHead } from './head.ts';
export { loadHome, type HomeData } from './loader.ts';
export { directoryTotalsQuery } from './queries.ts';
export { HomeScreen } from './screen.tsx';
