export { methodologiesHead } from './head.ts';
export { methodologies } from './methodologies.ts';
export type { Methodology } from './methodology.ts';
export { MethodologiesScreen } from './screen.tsx';
