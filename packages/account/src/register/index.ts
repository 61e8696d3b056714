export { registerHead } from './head.ts';
export { RegisterScreen } from './screen.tsx';
