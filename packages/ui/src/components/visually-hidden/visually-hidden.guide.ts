import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose: 'Text for screen readers where the visual design uses an icon or a position.',
  alsoKnownAs: ['screen reader only', 'sr-only'],
  insteadUse: [
    { when: 'An icon has no text beside it', use: 'Icon with label' },
    { when: 'It is only announced when something changes', use: 'announce or useAnnouncement' },
    { when: "A field's label must be invisible", use: 'labelHidden of the field' },
  ],
  parts: [],
  keyboard: [
    {
      keys: 'Tab',
      does: 'With untilFocused, the hidden content is visible while it has the focus: for “Pular para o conteúdo”.',
    },
  ],
  accessibility: [
    'Only visually hidden: announced in its place, and part of the name of its button or link.',
    'With `asChild` it hides its only child, such as a heading, without another element around it.',
  ],
  do: [
    'Complete what is implied visually: “R$ 890 por mês” for “/mês”.',
    'Use `untilFocused` on everything focusable.',
  ],
  avoid: [
    'A focusable element that stays hidden: keyboard users do not see where they are.',
    'Instructions such as “clique para abrir”: the role says so.',
  ],
} satisfies ComponentGuide;
