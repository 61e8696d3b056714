import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose: 'Yes or no, submitted with the rest of a form: a native checkbox whose whole row can be pressed.',
  alsoKnownAs: ['tick box', 'caixa de seleção'],
  insteadUse: [
    { when: 'It takes effect at once', use: 'Switch' },
    { when: 'Exactly one of several', use: 'RadioGroup' },
    { when: 'Several answer one question', use: 'Checkboxes in a CheckboxGroup' },
  ],
  parts: [
    { part: 'row', is: 'The `<label>`: all of it can be pressed, 44 px high on touch screens.' },
    {
      part: 'control',
      is: 'The native `<input>`; `ref` and `className` go here. `data-indeterminate` while neither.',
    },
    { part: 'label', is: 'The name.' },
    { part: 'hint', is: 'What the choice means.' },
    { part: 'trailing', is: 'A number at the end, such as the number of offers.' },
    { part: 'error', is: 'What is wrong and what to do.' },
  ],
  keyboard: [{ keys: 'Space', does: 'Toggles it.' }],
  accessibility: [
    'The name is only the label; number, hint and error are its description, so the name stays the same while the number changes.',
    '`indeterminate` follows only the prop. It looks and is announced as mixed, and does not change the form data.',
    'In forced colors the system draws its own box.',
  ],
  do: [
    'State positively what checking it means: “Quero receber as bolsas novas por e-mail”.',
    '`indeterminate` for “Todos” while some are checked.',
  ],
  avoid: [
    '“Não quero receber…”: checking a negative.',
    'A link in the label: a press meant for the box follows it. Put it in the hint, or below.',
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
