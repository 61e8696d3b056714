import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose:
    'Names a trait, such as “Bilíngue”, and is not interactive; `TagLink` looks similar and leads to others with that trait.',
  alsoKnownAs: ['chip', 'pill', 'token', 'etiqueta'],
  insteadUse: [
    { when: 'It can be toggled', use: 'TagToggle' },
    { when: 'It is a count, a state or a saving', use: 'Badge' },
    { when: 'It triggers an action', use: 'Button' },
  ],
  parts: [],
  keyboard: [{ keys: 'Enter', does: 'On a TagLink: follows it.' }],
  accessibility: [
    'A `Tag` is a `<span>` of plain text: no Tab stop, no role.',
    'Several belong in a `TagList` with an `aria-label`, so that they are named and counted.',
    'A `TagLink` of medium size looks 36 px high and has a target of 44 px.',
  ],
  do: ['One or two words: “Período integral”.', "`TagLink` with `asChild` around a router's link."],
  avoid: [
    'Tags and tag links mixed in one row: visitors cannot see which can be pressed.',
    'A tag that repeats the line beside it.',
  ],
  examples: [
    {
      do: { demo: 'do-trait', caption: 'One or two words, each a trait.' },
      dont: { demo: 'dont-sentence', caption: 'A sentence is text: it cannot be compared at a glance.' },
    },
  ],
} satisfies ComponentGuide;
