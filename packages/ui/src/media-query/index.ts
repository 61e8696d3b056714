export { belowPhoneWidth, useLayerShape, useMediaQuery } from './use-media-query.ts';
