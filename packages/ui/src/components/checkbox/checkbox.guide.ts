import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose: 'Yes or no, sent with the rest: a native checkbox whose whole row is pressed.',
  status: { since: '1.0.0', stability: 'stable', accessibilityReview: '2026-11-25' },
  insteadUse: [
    { when: 'It takes effect at once', use: 'Switch' },
    { when: 'Exactly one of several', use: 'RadioGroup' },
    { when: 'Several answer one question', use: 'Checkboxes in a CheckboxGroup' },
  ],
  parts: [
    { part: 'row', is: 'The `<label>`: all of it is pressed, 44 px high under a finger.' },
    {
      part: 'control',
      is: 'The native `<input>`; `ref` and `className` land here. `data-indeterminate` while neither.',
    },
    { part: 'label', is: 'The name.' },
    { part: 'hint', is: 'What the choice means.' },
    { part: 'trailing', is: 'A figure at the end, such as how many offers there are.' },
    { part: 'error', is: 'What is wrong and what to do.' },
  ],
  keyboard: [{ keys: 'Space', does: 'Ticks it, or takes the tick away.' }],
  accessibility: [
    'The name is the label alone; figure, hint and error are its description, so the name stays while the figure counts.',
    '`indeterminate` follows the prop alone. It looks and sounds neither ticked nor empty, and changes nothing that is sent.',
    'In forced colours the system draws its own box.',
  ],
  do: [
    'Say what ticking it means, positively: “Quero receber as bolsas novas por e-mail”.',
    '`indeterminate` for “Todos” while some are ticked.',
  ],
  avoid: [
    '“Não quero receber…”: ticking a no.',
    "A link in the label: a press meant for the box follows it. Put it in the hint's sentence beside, or below.",
  ],
  examples: [
    {
      do: {
        demo: 'do-positive',
        caption: 'A positive sentence that the visitor agrees to, unticked at first.',
      },
      dont: {
        demo: 'dont-negative',
        caption: 'A double negation that is ticked in advance takes consent that nobody gave.',
      },
    },
  ],
} satisfies ComponentGuide;
