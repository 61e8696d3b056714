import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose: 'Names, and what each of them is.',
  status: { since: '1.0.0', stability: 'stable', accessibilityReview: '2026-11-25' },
  insteadUse: [
    { when: 'Several things are compared by the same facts', use: 'Table' },
    { when: 'The facts have no names', use: 'a list' },
  ],
  parts: [
    { part: 'term', is: 'The name, a `<dt>`.' },
    { part: 'description', is: 'What it is, a `<dd>`.' },
  ],
  keyboard: [],
  accessibility: [
    'A native `<dl>`: each name is read with what it is.',
    'Long words wrap; nothing runs out at 320 px or with text of 200 %.',
  ],
  do: [
    'Short names: “Turno”, “Válida até”.',
    '`layout="beside"` to check one’s own entries before sending them.',
  ],
  avoid: ['More than one paragraph as a description: use headings.'],
} satisfies ComponentGuide;
