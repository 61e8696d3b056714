import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose:
    'A short fact set apart from the words around it: a count, a state, a saving. It does nothing when pressed.',
  status: { since: '1.0.0', stability: 'stable', accessibilityReview: '2026-11-25' },
  insteadUse: [
    { when: 'It names a trait of a school, such as “Bilíngue”', use: 'Tag' },
    { when: 'It is pressed to filter', use: 'TagToggle or TagLink' },
    { when: 'It needs a sentence, or something to do', use: 'Alert' },
  ],
  parts: [],
  keyboard: [],
  accessibility: [
    'Renders a `<span>` of plain text: it is read where it stands, without a role, and never announced when it changes.',
    'The tone is for the eye alone. The words must say the same: “Últimas vagas” rather than a red “2”.',
    'The icon is hidden from screen readers; it may not carry a meaning the words lack.',
  ],
  do: [
    'Keep `highlight` for what a parent saves: “Economize R$ 4.320”.',
    'Two or three words, with the figure first where there is one: “38% de desconto”.',
  ],
  avoid: [
    'More than two badges on one card: then none is set apart.',
    'A badge that looks like a button next to one that is a button.',
  ],
  examples: [
    {
      do: { demo: 'do-one', caption: 'One badge: what a parent saves.' },
      dont: {
        demo: 'dont-many',
        caption: 'Four badges: none of them stands out, and each colour claims attention.',
      },
    },
  ],
} satisfies ComponentGuide;
