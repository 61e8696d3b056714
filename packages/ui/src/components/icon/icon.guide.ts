import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose: 'A drawing from the set, in one of seven sizes and in the colour of the text around it.',
  status: { since: '1.0.0', stability: 'stable', accessibilityReview: '2026-11-25' },
  insteadUse: [
    { when: 'It is to be pressed', use: 'Button with icon and aria-label' },
    { when: 'It is a picture of something', use: 'EmbedImage' },
    { when: 'It is a brand', use: 'Logo' },
  ],
  parts: [],
  keyboard: [],
  accessibility: [
    'Hidden from screen readers, unless `label` says what no words beside it do; then it is an image of that name.',
    "Drawn in the text's colour, so its contrast is the text's and forced colours hold.",
    'Sizes are steps of their own (16 to 64 px); from 32 px on the line is thinner, to weigh the same to the eye.',
  ],
  do: [
    'Import each by itself, so that the page carries no other: `lucide-react/icons/search`.',
    'A label in words, not of the drawing: “Endereço”, not “Alfinete”.',
  ],
  avoid: [
    'A label on an icon beside the same words: heard twice.',
    'An icon alone for what is not known at a glance; few are.',
  ],
} satisfies ComponentGuide;
