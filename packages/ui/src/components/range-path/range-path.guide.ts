import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose:
    'An amount over the coming years: what is certain today, the range in which it may lie, and where it ends.',
  alsoKnownAs: ['forecast', 'timeline', 'fan chart', 'linha do tempo'],
  insteadUse: [
    { when: 'Somebody goes through the steps', use: 'Stepper' },
    { when: 'The amounts are known and many', use: 'LineChart' },
    { when: 'The months of one year are compared', use: 'MonthGrid' },
  ],
  parts: [
    { part: 'step', is: 'A year with its amount of today.' },
    { part: 'range', is: 'What the amount may become, in words and as a band on the scale of the path.' },
    { part: 'end', is: 'Where the path ends, and why.' },
  ],
  keyboard: [],
  accessibility: [
    'A native ordered list: each item is read as “2028 7º ano R$ 850 de R$ 887 a R$ 936 com reajuste”.',
    'The band is hidden from screen readers, because its words say the same.',
    'The way and its stops are borders: they are printed, and remain with forced colors, which drop the band only.',
  ],
  do: ['Name the source of the range beside the path.', 'The same scale for all steps of a path.'],
  avoid: ['A range without a source.', 'A range for what is certain.'],
} satisfies ComponentGuide;
