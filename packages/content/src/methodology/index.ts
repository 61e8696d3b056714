export { findMethodology } from '../methodologies/methodologies.ts';
export type { Methodology } from '../methodologies/methodology.ts';
export { methodologyHead } from './loader.ts';
export { loadMethodology } from './loader.ts';
export { MethodologyScreen } from './screen.tsx';
