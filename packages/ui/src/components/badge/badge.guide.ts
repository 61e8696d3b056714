import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose:
    'A short fact that stands out from the text around it: a count, a state, a saving. It is not interactive.',
  alsoKnownAs: ['label', 'status', 'pill', 'etiqueta'],
  insteadUse: [
    { when: 'It names a trait of a school, such as “Bilíngue”', use: 'Tag' },
    { when: 'It is pressed to filter', use: 'TagToggle or TagLink' },
    { when: 'It needs a sentence, or an action', use: 'Alert' },
  ],
  parts: [],
  keyboard: [],
  accessibility: [
    'Renders a `<span>` of plain text: read in its place, without a role, and never announced when it changes.',
    'The tone is only visual. The text must say the same: “Últimas vagas” rather than a red “2”.',
    'The icon is hidden from screen readers; the text must not depend on it.',
  ],
  do: [
    "Reserve `highlight` for a parent's savings: “Economize R$ 4.320”.",
    'Two or three words, starting with the number if there is one: “38% de desconto”.',
  ],
  avoid: [
    'More than two badges on one card: then none stands out.',
    'A badge that looks like a button next to a button.',
  ],
  examples: [
    {
      do: { demo: 'do-one', caption: 'One badge: what a parent saves.' },
      dont: {
        demo: 'dont-many',
        caption: 'Four badges: none of them stands out, and each color claims attention.',
      },
    },
  ],
} satisfies ComponentGuide;
