import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose: 'A choice that is put on and taken off with one press, such as a filter in a row of them.',
  status: { since: '1.0.0', stability: 'stable', accessibilityReview: '2026-11-25' },
  insteadUse: [
    { when: 'It has a label, a hint or an error, or is part of a form', use: 'Checkbox' },
    { when: 'It leads to another address', use: 'TagLink' },
    { when: 'It only names a trait', use: 'Tag' },
  ],
  parts: [{ part: 'item', is: 'In a `TagList`: the list item around each tag.' }],
  keyboard: [
    { keys: 'Enter, Space', does: 'Chooses it, or takes it off.' },
    { keys: 'Delete, Backspace', does: 'Take a chosen one off.' },
  ],
  accessibility: [
    'Its name says what a press will do: “Selecionar Manhã”, “Remover Manhã”. So it is no pressed button besides: the two together read as their opposite.',
    'In a `TagList` a tag that goes hands the focus to the one that takes its place, else to the last, else to the list.',
    'The sign changes with the state (plus, cross), not only the colour. A long name is cut on the screen and read in full.',
  ],
  do: [
    'A `TagList` with an `aria-label` around them: “Filtros ativos”.',
    'Words that make sense after “Remover”: “Manhã”, “Até R$ 1.200”.',
  ],
  avoid: ['`aria-pressed` on it.', 'Small ones (28 px) side by side under a thumb.'],
} satisfies ComponentGuide;
