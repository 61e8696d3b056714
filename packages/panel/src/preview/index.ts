export { claimPreviewHead, previewHead } from './head.ts';
export { ClaimPreviewScreen, PreviewScreen } from './screen.tsx';
