import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose: 'A value of a table that a person changes in its place: a price, a number of seats.',
  alsoKnownAs: ['editable cell', 'inline edit', 'edição na tabela'],
  beta: true,
  insteadUse: [
    { when: 'Several values change together', use: 'Form' },
    { when: 'The value is one of a few', use: 'Select' },
    { when: 'It is outside of a table', use: 'Input' },
  ],
  parts: [
    {
      part: 'value',
      is: 'The `<button>`: the value as it is shown, and a pencil. It keeps its space while the input is open.',
    },
    { part: 'box', is: 'The frame of the input, over the value.' },
    { part: 'control', is: 'The `<input>`, with the text as it is edited, selected.' },
    { part: 'error', is: 'What is wrong with the text, below it.' },
  ],
  keyboard: [
    { keys: 'Enter, Space', does: 'On the value: opens the input and selects its text.' },
    { keys: 'Enter', does: 'In the input: saves. The focus returns to the value.' },
    { keys: 'Tab', does: 'In the input: saves, and moves on.' },
    { keys: 'Escape', does: 'In the input: restores the value, and returns the focus to it.' },
  ],
  accessibility: [
    'The button is named by the value and what it does: “R$ 890,00 Editar Mensalidade de Maternal”. The input is named “Mensalidade de Maternal”.',
    'An error stays in the cell, describes the input and is announced with its name; the focus does not move. A saved value is announced: “Mensalidade de Maternal: salvo”.',
    'While a text is being saved the input is read-only and busy. Its focus and its text stay.',
    'The input covers the value without moving rows or columns.',
  ],
  do: [
    'A `label` with the row’s name, so that every input has its own.',
    'Return what is wrong as the same rule says it elsewhere: “Deve ser menor que R$ 890,00”.',
    '`inputMode="decimal"` for amounts, `numeric` for counts: a phone shows its keys.',
  ],
  avoid: [
    'A value whose change is sent to a family: ask in a `Dialog` first.',
    'The name of the row, if links lead to it.',
  ],
} satisfies ComponentGuide;
