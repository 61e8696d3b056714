export { drawShareImage, type ShareDrawing } from './share-drawing.ts';
