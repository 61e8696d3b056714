import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose: 'Words for those who listen instead of look, where the eye gets them from a drawing or a place.',
  status: { since: '1.0.0', stability: 'stable', accessibilityReview: '2026-11-25' },
  insteadUse: [
    { when: 'An icon stands alone', use: 'Icon with label' },
    { when: 'It is only to be heard when something changes', use: 'announce or useAnnouncement' },
    { when: "A field's label is not to be seen", use: 'labelHidden of the field' },
  ],
  parts: [],
  keyboard: [
    {
      keys: 'Tab',
      does: 'With untilFocused, what is hidden comes into view while it has the focus: for “Pular para o conteúdo”.',
    },
  ],
  accessibility: [
    'Taken from the screen only: read in its place, and part of the name of the button or link it stands in.',
    'With `asChild` it hides its only child, such as a heading, without another element around it.',
  ],
  do: [
    'Finish what the eye finishes by itself: “R$ 890 por mês” where “/mês” is drawn.',
    'Use `untilFocused` on whatever can take the focus.',
  ],
  avoid: [
    'A focusable thing that stays hidden: whoever looks loses sight of where they are.',
    'Instructions such as “clique para abrir”: the role says so.',
  ],
} satisfies ComponentGuide;
