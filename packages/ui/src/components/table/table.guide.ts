import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose: 'Facts to compare in rows and columns, with a name, an order, and a layout for phones.',
  alsoKnownAs: ['data grid', 'data table', 'tabela'],
  insteadUse: [
    { when: 'Each row is one thing with a picture', use: 'Cards in a list' },
    { when: 'Pairs of name and value', use: 'DescriptionList' },
  ],
  parts: [
    { part: 'table', is: 'The `<table>`.' },
    { part: 'caption', is: 'Its name, above it.' },
    { part: 'head', is: 'The row of column names.' },
    { part: 'header', is: "A column's name, with `aria-sort` if it can order the rows." },
    { part: 'sort', is: 'The button in it.' },
    { part: 'body', is: 'The rows.' },
    {
      part: 'row',
      is: 'One row; a card in less than 640 px of space (896 px with `cardsBelow="large"`), with `narrow="cards"`: texts stand below the names of their columns, numbers beside them.',
    },
    { part: 'cell', is: "One value. In the column `rowHeader`, the row's heading." },
    { part: 'empty', is: 'Shown if there are no rows.' },
    { part: 'foot', is: 'Rows that sum up the others, such as a total; only in the form composed of parts.' },
    { part: 'footer', is: 'Below the rows: the `Pagination`.' },
  ],
  keyboard: [
    {
      keys: 'Enter, Space',
      does: "On a column's name: orders by it, ascending, then descending. The focus stays.",
    },
    {
      keys: 'Arrow Left, Arrow Right',
      does: 'On the table itself, if it scrolls on a narrow screen: scroll it sideways.',
    },
  ],
  accessibility: [
    'The announcer says “Carregando”, and each new order: “Ordenado por Mensalidade, em ordem crescente”.',
    'A native table: each value is announced with the names of its column and row. As cards it has explicit roles, which older browsers would otherwise drop.',
    'With `narrow="scroll"` it is a region named by the caption that takes the focus, so that keys scroll it; the row\'s heading stays visible.',
    'While loading, existing rows stay, in a softer color; without any, skeletons replace three rows, or a page. With a `sample` in each column nothing moves when the first rows load; between rows, columns keep their widths.',
    'Selectable rows have a checkbox with their name: “Selecionar Maternal”; the header checkbox selects the visible ones, and is mixed for some. The announcer counts: “2 linhas selecionadas”.',
    'With `paging` the visible rows are announced: “Linhas 11 a 20 de 48”. Selecting all never affects the rows of other pages.',
  ],
  do: [
    '`sample` with a long value of each column, if rows are loaded.',
    '`cardsBelow="large"` for six columns or more, which a tablet has no space for.',
    '`TableEdit` in the cells of a value that is changed often.',
    '`numeric` for numbers: they align, in tabular figures.',
    '`empty` with the next step: “Ver 23 bolsas perto daqui”.',
  ],
  avoid: [
    'A table for layout, or with one column.',
    '`narrow="cards"` if numbers are compared down a column: use `scroll`.',
  ],
  examples: [
    {
      do: {
        demo: 'do-numeric',
        caption: 'Numbers of a numeric column align, and the header states the unit once.',
      },
      dont: { demo: 'dont-text', caption: 'Numbers as text do not align, and every row repeats the unit.' },
    },
  ],
} satisfies ComponentGuide;
