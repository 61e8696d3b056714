import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose: 'A hairline between content that spacing alone does not separate.',
  beta: true,
  insteadUse: [
    { when: 'Spacing is enough', use: 'a larger gap of a Stack' },
    { when: 'A new subject begins', use: 'Heading' },
  ],
  parts: [{ part: 'label', is: 'The text in the middle of a line.' }],
  keyboard: [],
  accessibility: [
    'Without a label it is a separator; a label is read in its place.',
    'In forced colours the line has the text colour.',
  ],
  do: ['`orientation="vertical"` between short items in a row.'],
  avoid: ['One after each row of a list: lists have hairlines of their own.'],
} satisfies ComponentGuide;
