/** The class of the space between the children of a layout: 0, 4, 8, 16, 24 or 40 px. */
export const gapClasses = {
  none: '',
  'extra-small': 'me-gap-xs',
  small: 'me-gap-sm',
  medium: 'me-gap-md',
  large: 'me-gap-lg',
  'extra-large': 'me-gap-xl',
};

/** Space between the children of a layout: 0, 4, 8, 16, 24 or 40 px. */
export type LayoutGap = keyof typeof gapClasses;

/** The element of a layout, by its content. */
export type LayoutElement = 'div' | 'section' | 'ul' | 'ol' | 'nav' | 'header' | 'footer';
