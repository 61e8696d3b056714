import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose: 'Facts in rows and columns to be compared, with a name, an order, and room for a phone.',
  status: { since: '1.0.0', stability: 'stable', accessibilityReview: '2026-11-25' },
  insteadUse: [
    { when: 'Each row is one thing with a face', use: 'Cards in a list' },
    { when: 'Pairs of name and value', use: 'DescriptionList' },
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
    { part: 'footer', is: 'What stands below the rows: the `Pagination`.' },
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
    'While loading, rows that are there stay, in softer ink; without any, skeletons stand for three, or for a page. With a `sample` in each column nothing moves when the rows come.',
    'Rows that can be chosen have a checkbox of their name: “Selecionar Maternal”; the one over them chooses those shown, and says when it is only some. The announcer counts: “2 linhas selecionadas”.',
    'With `paging` it says which rows are shown: “Linhas 11 a 20 de 48”. Choosing all never reaches the rows of other pages.',
  ],
  do: [
    '`sample` with a long value of each column, where rows are fetched.',
    '`numeric` for figures: they stand under one another, in one width.',
    '`empty` with what to do next: “Ver 23 bolsas perto daqui”.',
  ],
  avoid: [
    'A table for layout, or with one column.',
    '`narrow="cards"` where figures are compared down a column: use `scroll`.',
  ],
  examples: [
    {
      do: {
        demo: 'do-numeric',
        caption: 'Figures of a numeric column stand under one another, and the header names them once.',
      },
      dont: { demo: 'dont-text', caption: 'Figures as text do not line up, and every row repeats the unit.' },
    },
  ],
} satisfies ComponentGuide;
