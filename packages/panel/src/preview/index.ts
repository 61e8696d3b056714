export { previewHead } from './head.ts';
export { PreviewScreen } from './screen.tsx';
