import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose: "The logo of one of the four brands: a notebook with a pen stroke, and the brand's name.",
  alsoKnownAs: ['brand mark', 'marca'],
  insteadUse: [
    { when: "It is a school's crest", use: 'Avatar with shape school' },
    { when: 'It is an icon beside text', use: 'Icon' },
  ],
  parts: [
    { part: 'mark', is: "The notebook as SVG in the brand's own color, also in forced colors." },
    { part: 'name', is: "“Melhor Escola”, with the brand's own word in bold. Absent in the variant `mark`." },
  ],
  keyboard: [],
  accessibility: [
    'With the name, the mark is hidden and the text is announced once: “Melhor Escola”.',
    'Alone, the mark is an image with that name, so no further label is needed.',
    "Not a link by itself: wrap it in one, and the brand's name becomes the link's name.",
  ],
  do: [
    "Link it to the brand's home page in the header.",
    'Use the `mark` alone only where the name is already known, such as a narrow header.',
  ],
  avoid: [
    "The brand's name beside it: screen readers announce “Melhor Escola Melhor Escola”.",
    "Another brand's logo on a page with this brand's `data-brand`, except in a list of all four: it keeps its own color.",
  ],
} satisfies ComponentGuide;
