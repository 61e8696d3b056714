/**
 * The widths that pictures are served in, in pixels: covers and then photos, each at one, two and three device pixels. Few,
 * so that a cache before the site keeps few files.
 */
export const imageWidths = [64, 128, 224, 320, 480, 640, 960, 1280, 1600] as const;

export type ImageWidth = (typeof imageWidths)[number];
