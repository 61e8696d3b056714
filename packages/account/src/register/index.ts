export { registerHead } from '../heads.ts';
export { RegisterScreen } from './screen.tsx';
