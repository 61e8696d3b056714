export { Carousel, type CarouselProps } from './carousel.tsx';
export { type CarouselPace } from './use-rotation.ts';
export { type CarouselReason } from './use-snaps.ts';
