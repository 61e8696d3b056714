import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose:
    'A picture in the room it will take (800 × 450 unless told), so that nothing on the page moves when it arrives or fails.',
  status: { since: '1.0.0', stability: 'stable', accessibilityReview: '2026-11-25' },
  insteadUse: [
    { when: "It is a face or a school's crest", use: 'Avatar' },
    { when: 'It is one of several of the same school', use: 'Carousel with an EmbedImage per slide' },
    { when: 'It is a sign of the interface', use: 'Icon' },
  ],
  parts: [
    { part: 'frame', is: 'Keeps the proportions of `width` and `height`, whatever has arrived.' },
    { part: 'image', is: 'The `<img>`. `ref`, `className` and all other props land here.' },
    {
      part: 'fallback',
      is: "A notebook's cover in the picture's place once it has failed, with the `alt` on its label.",
    },
    { part: 'caption', is: 'Words under the picture; makes the root a `<figure>`.' },
  ],
  keyboard: [],
  accessibility: [
    'The type asks for `alt` or `decorative`, never both and never neither.',
    'A picture that fails is still an image of the same name to a screen reader; a decorative one stays silent.',
    'Pictures load when scrolled to; without scripts too, since it is a plain `<img>`.',
  ],
  do: [
    'Describe what a parent would look for: “Quadra coberta, com arquibancada”.',
    'Set `priority` on the one picture that is the largest thing of the first screen.',
  ],
  avoid: [
    '“Foto de…” or “Imagem de…” in `alt`: the role has said so.',
    '`priority` on every picture of a list: they then fight for the line with the words.',
  ],
} satisfies ComponentGuide;
