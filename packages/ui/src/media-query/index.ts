export { belowPhoneWidth, useMediaQuery } from './use-media-query.ts';
