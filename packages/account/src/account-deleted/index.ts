export { accountDeletedHead } from '../heads.ts';
export { DeletedScreen } from './screen.tsx';
