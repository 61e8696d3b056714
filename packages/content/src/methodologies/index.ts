export { methodologiesHead } from '../methodology/head.ts';
export { findMethodology, methodologies } from './methodologies.ts';
export type { Methodology } from './methodology.ts';
export { MethodologiesScreen } from './screen.tsx';
