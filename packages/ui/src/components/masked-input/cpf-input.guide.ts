import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose: 'A CPF, grouped while it is typed: “123.456.789-09”.',
  status: { since: '1.0.0', stability: 'stable', accessibilityReview: '2026-11-25' },
  insteadUse: [{ when: 'CPF or CNPJ, or another number', use: 'Input with inputMode numeric' }],
  parts: [
    { part: 'label', is: 'The name.' },
    { part: 'optional', is: '“(opcional)”.' },
    { part: 'hint', is: 'Whose it is and what for.' },
    { part: 'box', is: 'The frame.' },
    { part: 'control', is: 'The `<input>`, with the keyboard of figures.' },
    { part: 'error', is: 'What is wrong.' },
  ],
  keyboard: [
    {
      keys: 'Backspace, Delete',
      does: 'Beside a sign: take the figure beyond it; signs come and go by themselves.',
    },
  ],
  accessibility: [
    'The caret stays after the figure it was after. A figure too many is refused rather than pushing the last one out.',
    'What was typed before the scripts came, or is composed by an input method, is grouped afterwards and not doubled.',
  ],
  do: [
    'Say why it is asked: “De quem vai assinar a matrícula. Usamos só para reservar a bolsa.”',
    'Let the form judge the check digits; the field only groups.',
  ],
  avoid: [
    'A placeholder of zeros in place of a hint.',
    'Comparing its value with bare figures: it is sent and told of with its signs. `formatCpf` writes one the same way.',
  ],
} satisfies ComponentGuide;
