import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose: 'A CPF, grouped while typing: “123.456.789-09”.',
  alsoKnownAs: ['document number', 'tax id', 'documento'],
  insteadUse: [{ when: 'CPF or CNPJ, or another number', use: 'Input with inputMode numeric' }],
  parts: [
    { part: 'label', is: 'The name.' },
    { part: 'optional', is: '“(opcional)”.' },
    { part: 'hint', is: 'Whose it is and what for.' },
    { part: 'box', is: 'The frame.' },
    { part: 'control', is: 'The `<input>`, with the numeric keyboard.' },
    { part: 'error', is: 'The error.' },
  ],
  keyboard: [
    { keys: 'Ctrl + Z, Ctrl + Shift + Z', does: 'Undo and redo one edit, with its caret; ⌘ on a Mac.' },
    {
      keys: 'Backspace, Delete',
      does: 'Beside a separator: delete the digit beyond it; separators are added and removed automatically.',
    },
  ],
  accessibility: [
    'The caret stays after the same digit. An extra digit is rejected instead of pushing the last one out.',
    'Text typed before hydration, or composed by an input method, is grouped afterwards and not doubled.',
  ],
  do: [
    'Say why it is needed: “De quem vai assinar a matrícula. Usamos só para reservar a bolsa.”',
    'Let the form validate the check digits; the field only groups digits.',
  ],
  avoid: [
    'A placeholder of zeros instead of a hint.',
    'Comparing its value with plain digits: the value contains separators. `formatCpf` formats the same way.',
  ],
} satisfies ComponentGuide;
