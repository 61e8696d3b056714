import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose: 'Terms with their descriptions.',
  alsoKnownAs: ['definition list', 'key value', 'facts'],
  insteadUse: [
    { when: 'Several items are compared by the same facts', use: 'Table' },
    { when: 'The facts have no names', use: 'a list' },
  ],
  parts: [
    { part: 'term', is: 'The term, a `<dt>`.' },
    { part: 'description', is: 'The description, a `<dd>`.' },
  ],
  keyboard: [],
  accessibility: [
    'A native `<dl>`: each term is read with its description.',
    'Long words wrap; nothing overflows at 320 px or with 200 % text size.',
  ],
  do: ['Short terms: “Turno”, “Válida até”.', '`layout="beside"` to review entries before submitting them.'],
  avoid: ['More than one paragraph as a description: use headings.'],
} satisfies ComponentGuide;
