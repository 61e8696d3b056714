export { operationHead } from './head.ts';
export { loadOperation } from './queries.ts';
export { OperationScreen } from './screen.tsx';
