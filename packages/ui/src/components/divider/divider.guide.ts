import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose: 'A hairline between two things that space alone does not keep apart.',
  status: { since: '1.0.0', stability: 'beta', accessibilityReview: '2026-11-25' },
  insteadUse: [
    { when: 'Space would do', use: 'a larger gap of a Stack' },
    { when: 'A new subject begins', use: 'Heading' },
  ],
  parts: [{ part: 'label', is: 'The words in the middle of a line.' }],
  keyboard: [],
  accessibility: [
    'Without words it is a separator; with words they are read in their place.',
    'In forced colours the line is drawn as text is.',
  ],
  do: ['`orientation="vertical"` between short things in a row.'],
  avoid: ['One after each row of a list: lists have hairlines of their own.'],
} satisfies ComponentGuide;
