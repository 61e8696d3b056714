import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose: 'A choice that is toggled with one press, such as a filter in a row of them.',
  alsoKnownAs: ['chip', 'filter chip', 'choice chip', 'toggle button', 'filtro'],
  beta: true,
  insteadUse: [
    { when: 'It has a label, a hint or an error, or is part of a form', use: 'Checkbox' },
    { when: 'It navigates to another URL', use: 'TagLink' },
    { when: 'It only names a trait', use: 'Tag' },
  ],
  parts: [{ part: 'item', is: 'In a `TagList`: the list item around each tag.' }],
  keyboard: [
    { keys: 'Enter, Space', does: 'Selects or deselects it.' },
    { keys: 'Delete, Backspace', does: 'Deselect a selected one.' },
  ],
  accessibility: [
    'Its name states the effect of a press: “Selecionar Manhã”, “Remover Manhã”. It has no `aria-pressed`, because both together would contradict each other.',
    'In a `TagList` a removed tag passes the focus to the one that takes its place or, failing that, to the last one, or to the list.',
    'The icon changes with the state (plus, cross), not only the color. A long name is truncated visually and announced in full.',
  ],
  do: [
    'A `TagList` with an `aria-label` around them: “Filtros ativos”.',
    'Text that makes sense after “Remover”: “Manhã”, “Até R$ 1.200”.',
  ],
  avoid: ['`aria-pressed` on it.', 'Small ones (28 px) side by side on touch screens.'],
} satisfies ComponentGuide;
