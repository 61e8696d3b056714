import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose: "One choice of many in little room: the system's own list, which on a phone is the best there is.",
  status: { since: '1.0.0', stability: 'stable', accessibilityReview: '2026-11-25' },
  insteadUse: [
    { when: 'Up to six choices', use: 'RadioGroup' },
    { when: 'Too many to look through, or asked of a service', use: 'Autocomplete' },
    { when: 'Several may be chosen', use: 'CheckboxGroup' },
  ],
  parts: [
    { part: 'label', is: 'The name.' },
    { part: 'optional', is: '“(opcional)”.' },
    { part: 'hint', is: 'How to choose.' },
    { part: 'box', is: 'The frame, 36, 44 or 52 px high.' },
    { part: 'control', is: 'The native `<select>`; its children are `<option>` and `<optgroup>`.' },
    { part: 'error', is: 'What is wrong.' },
  ],
  keyboard: [
    {
      keys: 'Letters',
      does: 'While it is closed: choose the next option that begins so, accents or not: “agua” finds “Água”.',
    },
    { keys: 'Space, Alt + Arrow Down', does: "Open the list; in it the keys are the system's." },
  ],
  accessibility: [
    'A native control: read, zoomed and spoken to as people are used to on their device. Works without scripts.',
    'The placeholder is an option of its own and may be chosen again, to take a choice back.',
    'The text stays at 17 px in all sizes, so that iOS does not zoom the page.',
  ],
  do: [
    'A placeholder that says what no choice means: “Todas as séries”.',
    'Group long lists with `<optgroup>`: “Educação Infantil”, “Ensino Fundamental”.',
  ],
  avoid: [
    '“Selecione…” as the placeholder of a filter, where no choice means all.',
    'Going to another page on a choice: keys choose as they pass.',
  ],
  examples: [
    {
      do: { demo: 'do-many-options', caption: 'A list of more than five or so, of which one is chosen.' },
      dont: {
        demo: 'dont-two-options',
        caption: 'Two options behind a press. Show both: SegmentedControl or RadioGroup.',
      },
    },
  ],
} satisfies ComponentGuide;
