export { useLayerShape } from './use-layer-shape.ts';
export { belowPhoneWidth, useMediaQuery } from './use-media-query.ts';
