import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose:
    'A picture in reserved space (800 × 450 by default), so that nothing on the page moves when it loads or fails.',
  alsoKnownAs: ['picture', 'photo', 'foto'],
  insteadUse: [
    { when: "It is a face or a school's crest", use: 'Avatar' },
    { when: 'It is one of several of the same school', use: 'Carousel with an EmbedImage per slide' },
    { when: 'It is an icon of the interface', use: 'Icon' },
  ],
  parts: [
    { part: 'frame', is: 'Keeps the aspect ratio of `width` and `height`, whatever has loaded.' },
    { part: 'image', is: 'The `<img>`. `ref`, `className` and all other props go here.' },
    {
      part: 'fallback',
      is: 'A notebook cover that replaces a failed picture, with the `alt` on its label.',
    },
    { part: 'caption', is: 'Text under the picture; makes the root a `<figure>`.' },
  ],
  keyboard: [],
  accessibility: [
    'The type requires either `alt` or `decorative`.',
    'A failed picture is still an image with the same name to a screen reader; a decorative one stays silent.',
    'Pictures load lazily, also without scripts, because it is a plain `<img>`.',
  ],
  do: [
    'Describe what a parent would look for: “Quadra coberta, com arquibancada”.',
    'Set `priority` on the largest picture of the first screen.',
  ],
  avoid: [
    '“Foto de…” or “Imagem de…” in `alt`: the role already says so.',
    '`priority` on every picture of a list: they then compete with the text for bandwidth.',
  ],
} satisfies ComponentGuide;
