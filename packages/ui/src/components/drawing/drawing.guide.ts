import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose:
    'The frame of the line drawings on empty, error and success pages: one size, one line, the ink of the brand. `Envelope`, `BlankPage` and `SpilledInk` are drawn already, because every product sends letters, finds nothing and fails.',
  status: { since: '1.0.0', stability: 'stable', accessibilityReview: '2026-11-25' },
  insteadUse: [
    { when: 'It stands beside words, as one of many', use: 'Icon' },
    { when: 'It is a photo or has a caption', use: 'EmbedImage' },
    { when: 'It is a brand', use: 'Logo' },
  ],
  parts: [],
  keyboard: [],
  accessibility: [
    'Hidden from screen readers: the heading below it says what the page is about.',
    "Drawn in the brand's ink, which turns with the theme and the brand; in forced colours it is drawn as text is.",
  ],
  do: [
    'One a page, above its heading, and only where nothing else fills the page.',
    'A few paths, under 2 kB. What is paper is filled as a card is; a mark that carries the meaning may be thicker.',
  ],
  avoid: [
    'A drawing that says what no words say: it is not heard.',
    'Colours of its own, shades or several figures: a notebook has one pen.',
  ],
} satisfies ComponentGuide;
