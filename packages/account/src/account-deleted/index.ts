export { accountDeletedHead } from './head.ts';
export { DeletedScreen } from './screen.tsx';
