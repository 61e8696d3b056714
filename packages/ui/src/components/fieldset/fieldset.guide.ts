import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose: 'Controls that answer one question together, such as the parts of an address.',
  alsoKnownAs: ['form group', 'legend'],
  insteadUse: [
    { when: 'Checkboxes alone', use: 'CheckboxGroup' },
    { when: 'Radios alone', use: 'RadioGroup' },
    { when: 'One control', use: 'its own label' },
  ],
  parts: [
    { part: 'legend', is: "The question: the group's name." },
    { part: 'optional', is: '“(opcional)”.' },
    { part: 'hint', is: 'How to answer.' },
    { part: 'error', is: 'The error about all of them, above them.' },
    { part: 'content', is: 'The controls.' },
  ],
  keyboard: [],
  accessibility: [
    'A `<fieldset>`: legend, hint and error are announced once on entry, not with each field.',
    '`disabled` disables every control in it, natively.',
    '`legendHidden` hides the legend visually and keeps it for screen readers.',
  ],
  do: [
    'A legend for the whole group: “Endereço da criança”.',
    'A group error for a problem of several fields together: “Não encontramos este endereço”.',
  ],
  avoid: ['A fieldset around a whole form: it adds nothing.', 'Nested fieldsets, beyond one level.'],
} satisfies ComponentGuide;
