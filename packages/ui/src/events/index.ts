export { changeDetails, type ChangeDetails } from './change-details.ts';
