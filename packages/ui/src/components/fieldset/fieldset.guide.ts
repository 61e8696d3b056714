import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose: 'Controls that answer one question together, such as the parts of an address.',
  status: { since: '1.0.0', stability: 'stable', accessibilityReview: '2026-11-25' },
  insteadUse: [
    { when: 'Checkboxes alone', use: 'CheckboxGroup' },
    { when: 'Radios alone', use: 'RadioGroup' },
    { when: 'One control', use: 'its own label' },
  ],
  parts: [
    { part: 'legend', is: 'What the group asks for: its name.' },
    { part: 'optional', is: '“(opcional)”.' },
    { part: 'hint', is: 'How to answer.' },
    { part: 'error', is: 'What is wrong with them together, above them.' },
    { part: 'content', is: 'The controls.' },
  ],
  keyboard: [],
  accessibility: [
    'A `<fieldset>`: legend, hint and error are read once on entering, not with each field.',
    '`disabled` turns off every control in it, natively.',
    '`legendHidden` takes the legend from the screen and keeps it for screen readers.',
  ],
  do: [
    'A legend that names the whole: “Endereço da criança”.',
    'An error of the group for what no field alone got wrong: “Não encontramos este endereço”.',
  ],
  avoid: ['A fieldset around a whole form: then it says nothing.', 'Fieldsets within fieldsets, beyond one.'],
} satisfies ComponentGuide;
