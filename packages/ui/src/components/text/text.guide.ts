import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose: 'Words in a step of the type scale: 13, 15, 17, 20 or 24 px, in a colour chosen by meaning.',
  status: { since: '1.0.0', stability: 'stable', accessibilityReview: '2026-11-25' },
  insteadUse: [
    { when: 'It heads what follows', use: 'Heading' },
    { when: 'It leads somewhere', use: 'Link' },
    { when: 'It is a short fact set apart', use: 'Badge' },
  ],
  parts: [],
  keyboard: [],
  accessibility: [
    '`as` decides what the words are in the document (`p`, `dt`, `dd`, `strong`…), `size` only how large they look.',
    '`confirm` and `danger` are colours; the words have to say the same: “Vaga confirmada”.',
    "Sizes are in `rem`: they grow with the reader's own setting.",
  ],
  do: [
    '`tabular` for money and counts that stand under one another or change: “R$ 1.250,00”.',
    'Two sizes of emphasis a screen at most; weight before size.',
  ],
  avoid: [
    '`soft` for what must be read to decide: a rule of the scholarship is no fine print.',
    'A large `Text` in place of a heading: it is missing from the outline by which screen readers move.',
  ],
} satisfies ComponentGuide;
