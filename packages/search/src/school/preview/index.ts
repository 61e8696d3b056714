export { SchoolPreview, type SchoolChanges } from './screen.tsx';
