import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose: 'Text in a step of the type scale: 13, 15, 17, 20 or 24 px, in a color chosen by meaning.',
  alsoKnownAs: ['paragraph', 'typography', 'parágrafo'],
  insteadUse: [
    { when: 'It is the heading of what follows', use: 'Heading' },
    { when: 'It is a link', use: 'Link' },
    { when: 'It is a short fact that stands out', use: 'Badge' },
  ],
  parts: [],
  keyboard: [],
  accessibility: [
    '`as` sets the element (`p`, `dt`, `dd`, `strong`…), `size` only the appearance.',
    '`confirm` and `danger` are colors; the text has to say the same: “Vaga confirmada”.',
    "Sizes are in `rem`: they follow the reader's own setting.",
  ],
  do: [
    '`tabular` for money and counts in a column, or that change: “R$ 1.250,00”.',
    'At most two sizes of emphasis per screen; weight before size.',
  ],
  avoid: [
    '`soft` for text that visitors need to decide: a rule of the scholarship is not fine print.',
    'A large `Text` instead of a heading: screen readers do not find it in the outline.',
  ],
} satisfies ComponentGuide;
