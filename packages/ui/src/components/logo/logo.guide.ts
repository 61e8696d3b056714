import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose: "The logo of one of the four brands: a notebook with a stroke of the pen, and the brand's name.",
  status: { since: '1.0.0', stability: 'stable', accessibilityReview: '2026-11-25' },
  insteadUse: [
    { when: "It is a school's crest", use: 'Avatar with shape school' },
    { when: 'It is a sign beside words', use: 'Icon' },
  ],
  parts: [
    { part: 'mark', is: "The notebook, drawn as SVG in the brand's own colour, also in forced colours." },
    { part: 'name', is: "“Melhor Escola”, the brand's own word heavier. Absent in the variant `mark`." },
  ],
  keyboard: [],
  accessibility: [
    'With the name, the mark is hidden and the text is read once: “Melhor Escola”.',
    'Alone, the mark is an image of that name, so nothing more needs a label.',
    "Not a link by itself: wrap it in one, and the brand's name is the name of the link.",
  ],
  do: [
    'Link it to the first page of the brand in the header.',
    'Use the `mark` alone only where the name has already been seen, such as a narrow header.',
  ],
  avoid: [
    "Writing the brand's name beside it again: “Melhor Escola Melhor Escola” is what is heard.",
    "Another brand's logo on a page with this brand's `data-brand`, except in a list of the four: it keeps its own colour.",
  ],
} satisfies ComponentGuide;
