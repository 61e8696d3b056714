import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose:
    "The frame of the line drawings on empty, error and success pages: one size, one line width, the brand's ink. The kit includes `Envelope`, `BlankPage` and `SpilledInk`, because every product sends mail, finds nothing and fails.",
  insteadUse: [
    { when: 'It is one of many beside text', use: 'Icon' },
    { when: 'It is a photo or has a caption', use: 'EmbedImage' },
    { when: 'It is a brand', use: 'Logo' },
  ],
  parts: [],
  keyboard: [],
  accessibility: [
    'Hidden from screen readers: the heading below it says what the page is about.',
    "Uses the brand's ink, which follows theme and brand; in forced colors it has the text color.",
  ],
  do: [
    'One per page, above its heading, and only if nothing else fills the page.',
    'A few paths, under 2 kB. Paper has the fill of a card; a mark with a meaning may be thicker.',
  ],
  avoid: [
    'A drawing with information that the text lacks: screen readers do not announce it.',
    'Other colors, shades or several figures: a notebook has one pen.',
  ],
} satisfies ComponentGuide;
