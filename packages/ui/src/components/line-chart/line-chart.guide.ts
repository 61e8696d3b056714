import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose:
    'How one kind of number changes over time, for up to four groups, with the value that is good enough.',
  alsoKnownAs: ['line graph', 'time series', 'gráfico de linhas'],
  insteadUse: [
    { when: 'It is one number and its change', use: 'Metric' },
    { when: 'Numbers are compared at one point in time', use: 'Table' },
    { when: 'It is how far a task is', use: 'ProgressBar' },
  ],
  parts: [
    { part: 'caption', is: 'What is shown, above the chart.' },
    { part: 'legend', is: 'The name of each line beside a piece of it, and of the limit.' },
    { part: 'plot', is: 'The lines between their scales.' },
    { part: 'data', is: 'The same numbers as a table, opened on request.' },
  ],
  keyboard: [{ keys: 'Enter, Space', does: 'opens and closes the table' }],
  accessibility: [
    'A `<figure>` named by its caption. The drawing is hidden from screen readers, because the table has every number.',
    'Series differ by color, by the pattern of the line and by the shape of its markers; the legend shows all three.',
    'Texts are HTML: they keep their size at every width and zoom.',
    'A missing value is a gap in the line and “sem dados” in the table, never zero.',
  ],
  do: [
    'One unit for all lines, written in full by `formatValue`: “2,4 s”.',
    'Name the limit with its value: “Bom até 2,5 s”.',
  ],
  avoid: [
    'More than four lines: choose, or use a table.',
    'A value where nothing, or too little, was measured.',
  ],
} satisfies ComponentGuide;
