import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose: "One choice of many in little space: the system's own list, which works best on a phone.",
  alsoKnownAs: ['dropdown', 'listbox', 'picker', 'lista suspensa'],
  insteadUse: [
    { when: 'Up to six choices', use: 'RadioGroup' },
    { when: 'Too many to scan, or loaded from a service', use: 'Autocomplete' },
    { when: 'Several may be chosen', use: 'CheckboxGroup' },
  ],
  parts: [
    { part: 'label', is: 'The name.' },
    { part: 'optional', is: '“(opcional)”.' },
    { part: 'hint', is: 'How to choose.' },
    { part: 'box', is: 'The frame, 36, 44 or 52 px high.' },
    { part: 'control', is: 'The native `<select>`; its children are `<option>` and `<optgroup>`.' },
    { part: 'error', is: 'The error.' },
  ],
  keyboard: [
    {
      keys: 'Letters',
      does: 'While it is closed: choose the next option that starts with the letters, ignoring accents: “agua” finds “Água”.',
    },
    { keys: 'Space, Alt + Arrow Down', does: 'Open the list, in which the system handles keys.' },
  ],
  accessibility: [
    'A native control: it works with the screen reader, zoom and voice control of the device. Works without scripts.',
    'The placeholder is an option of its own and can be chosen again to clear the choice.',
    'The text is 17 px in all sizes, so that iOS does not zoom the page.',
  ],
  do: [
    'A placeholder that says what no choice means: “Todas as séries”.',
    'Group long lists with `<optgroup>`: “Educação Infantil”, “Ensino Fundamental”.',
  ],
  avoid: [
    '“Selecione…” as the placeholder of a filter, where no choice means all.',
    'Navigating on a choice: keys choose on the way.',
  ],
  examples: [
    {
      do: { demo: 'do-many-options', caption: 'A list of more than about five, of which one is chosen.' },
      dont: {
        demo: 'dont-two-options',
        caption: 'Two options that need a press to be seen. Show both: SegmentedControl or RadioGroup.',
      },
    },
  ],
} satisfies ComponentGuide;
