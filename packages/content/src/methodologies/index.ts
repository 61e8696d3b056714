export { methodologiesHead } from './head.ts';
export { methodologies, type Methodology } from './methodologies.ts';
export { MethodologiesScreen } from './screen.tsx';
