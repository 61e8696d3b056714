export { OneTimeCode, type OneTimeCodeProps } from './one-time-code.tsx';
