import type { ComponentGuide } from '../guide/component-guide.ts';

export default {
  purpose: 'Facts in rows and columns to be compared, with a name, an order, and room for a phone.',
  insteadUse: [
    { when: 'Each row is one thing with a face', use: 'Cards in a list' },
    { when: 'Pairs of name and value', use: 'Text as dt and dd in a dl' },
  ],
  parts: [
    { part: 'table', is: 'The `<table>`.' },
    { part: 'caption', is: 'What it tells: its name, over it.' },
    { part: 'head', is: 'The row of names.' },
    { part: 'header', is: "A column's name, with `aria-sort` where it can order." },
    { part: 'sort', is: 'The button in it.' },
    { part: 'body', is: 'The rows.' },
    { part: 'row', is: 'One row; a card under 640 px of room, with `narrow="cards"`.' },
    { part: 'cell', is: "One value. Of the column `rowHeader`, the row's own heading." },
    { part: 'empty', is: 'What stands there without rows.' },
  ],
  keyboard: [
    {
      keys: 'Enter, Space',
      does: "On a column's name: orders by it, rising, then falling. The focus stays.",
    },
    {
      keys: 'Arrow Left, Arrow Right',
      does: 'On the table itself, where it scrolls on a narrow screen: scroll it sideways.',
    },
  ],
  accessibility: [
    'The announcer says “Carregando”, and each new order: “Ordenado por Mensalidade, em ordem crescente”.',
    "A native table: each value is read with its column's name and its row's. As cards it says its roles too, which older browsers would drop with the display.",
    'With `narrow="scroll"` it is a region of the caption\'s name that takes the focus, so that keys scroll it; the row\'s heading stays in sight.',
    'While loading, rows that are there stay, in softer ink; without any, bones stand for three.',
  ],
  do: [
    '`numeric` for figures: they stand under one another, in one width.',
    '`empty` with what to do next: “Ver 23 bolsas perto daqui”.',
  ],
  avoid: [
    'A table for layout, or with one column.',
    '`narrow="cards"` where figures are compared down a column: use `scroll`.',
  ],
} satisfies ComponentGuide;
