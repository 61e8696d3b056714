import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose:
    'What each month of a year costs, at a glance: which one is the heaviest, and how far it is from the others.',
  alsoKnownAs: ['calendar heatmap', 'year calendar', 'calendário do ano'],
  insteadUse: [
    { when: 'A day is chosen', use: 'DatePicker' },
    { when: 'Numbers change over more than a year', use: 'LineChart' },
    { when: 'Amounts add up to what is paid', use: 'PriceSum' },
  ],
  parts: [
    { part: 'caption', is: 'What the amounts are, which month is the heaviest, and their sum.' },
    { part: 'months', is: 'The list of the squares.' },
    { part: 'month', is: 'A month with its amount. The heaviest has a strong edge (`data-peak`).' },
  ],
  keyboard: [],
  accessibility: [
    'A native list in a figure: each item is read as “janeiro R$ 1.450”, after the caption.',
    'Filling and edge add nothing that the amounts and the caption do not say, so forced colors may drop the filling.',
    'Squares wrap: three beside each other in 320 px. The filling is printed.',
  ],
  do: [
    'Name the heaviest month in the caption.',
    '`--month-width: 7rem` for amounts with centavos.',
    'Say beside it on what the months are based.',
  ],
  avoid: ['Months of different years in one grid.', 'Texts besides the amount in a square.'],
} satisfies ComponentGuide;
