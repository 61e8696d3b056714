import Color from 'colorjs.io';

/** Contrast ratio of WCAG 2.2 of two sRGB colors, as '#1e49b7': from 1 to 21. */
export const contrastRatio = (one: string, other: string): number => Color.contrast(one, other, 'WCAG21');
