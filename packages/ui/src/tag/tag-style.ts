import { variants } from '../variants/variants.ts';

export type TagSize = 'small' | 'medium';

/** The look shared by the three kinds of tag. Those that do something are 44 px to the thumb, 36 to the eye. */
export const tagStyle = variants(
  'inline-flex max-w-full items-center gap-1.5 rounded-full border align-middle',
  {
    size: { small: 'min-h-7 px-2.5 py-0.5 text-extra-small', medium: 'min-h-9 px-3.5 py-1.5 text-small' },
    interactive: {
      true: [
        'relative transition-[background-color,border-color,color] select-none',
        // The thumb's target is taller than the pill: rows of tags keep an 8 px gap, which it fills.
        'after:absolute after:inset-x-0 after:-inset-y-1 after:content-[""]',
        'disabled:cursor-not-allowed disabled:border-hairline disabled:bg-wash disabled:text-ink-soft',
        'forced-colors:disabled:border-[GrayText] forced-colors:disabled:text-[GrayText]',
      ],
      false: '',
    },
    look: {
      static: 'border-transparent bg-wash text-ink',
      open: 'border-control-line bg-card font-semibold text-ink hover:border-brand hover:bg-brand-wash hover:text-brand',
      chosen: 'border-brand bg-brand-wash font-semibold text-brand-strong hover:bg-card',
    },
  },
);
