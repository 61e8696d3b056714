export { findMethodology, type Methodology } from '../methodologies/methodologies.ts';
export { loadMethodology, methodologyHead } from './loader.ts';
export { MethodologyScreen } from './screen.tsx';
