import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose: 'An icon from the set, in one of seven sizes and in the color of the surrounding text.',
  insteadUse: [
    { when: 'It can be pressed', use: 'Button with icon and aria-label' },
    { when: 'It is a picture of something', use: 'EmbedImage' },
    { when: 'It is a brand', use: 'Logo' },
  ],
  parts: [],
  keyboard: [],
  accessibility: [
    'Hidden from screen readers, unless `label` says what no text beside it does; then it is an image with that name.',
    "It has the text's color, so its contrast is the text's and forced colors work.",
    'Sizes are independent of the text (16 to 64 px); from 32 px the line is relatively thinner, to look equally heavy.',
  ],
  do: [
    'Import each separately, so that the page contains no others: `lucide-react/icons/search`.',
    'A label for the meaning, not the drawing: “Endereço”, not “Alfinete”.',
  ],
  avoid: [
    'A label on an icon beside the same text: announced twice.',
    'An icon alone for a meaning that is not obvious; few are.',
  ],
} satisfies ComponentGuide;
