import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose:
    'Names a trait, such as “Bilíngue”, and does nothing; `TagLink` looks alike and leads to others of that trait.',
  status: { since: '1.0.0', stability: 'stable', accessibilityReview: '2026-11-25' },
  insteadUse: [
    { when: 'It is put on and taken off', use: 'TagToggle' },
    { when: 'It is a count, a state or a saving', use: 'Badge' },
    { when: 'It does something', use: 'Button' },
  ],
  parts: [],
  keyboard: [{ keys: 'Enter', does: 'On a TagLink: goes there.' }],
  accessibility: [
    'A `Tag` is a `<span>` of plain words: no stop of Tab, no role to disappoint.',
    'Several belong in a `TagList` with an `aria-label`, so that they are named and counted.',
    'A `TagLink` of medium size is 36 px to the eye and 44 to the thumb.',
  ],
  do: ['One or two words: “Período integral”.', "`TagLink` with `asChild` around a router's own link."],
  avoid: [
    'Tags and tag links mixed in one row: nothing tells which can be pressed.',
    'A tag that repeats the line beside it.',
  ],
  examples: [
    {
      do: { demo: 'do-trait', caption: 'One or two words, each a trait.' },
      dont: { demo: 'dont-sentence', caption: 'A sentence is text: it cannot be compared at a glance.' },
    },
  ],
} satisfies ComponentGuide;
