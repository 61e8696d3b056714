export { importsHead } from './head.ts';
export { loadImports } from './queries.ts';
export { ImportsScreen } from './screen.tsx';
