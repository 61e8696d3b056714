export { EmbedImage, type EmbedImageMeaning, type EmbedImageProps } from './embed-image.tsx';
