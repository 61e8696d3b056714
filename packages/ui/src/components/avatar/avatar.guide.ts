import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose: 'The face of a person or the crest of a school, over the initials it falls back to.',
  status: { since: '1.0.0', stability: 'stable', accessibilityReview: '2026-11-25' },
  insteadUse: [
    { when: 'It is a photograph of the school', use: 'EmbedImage' },
    { when: 'It is a brand of ours', use: 'Logo' },
  ],
  parts: [
    {
      part: 'initials',
      is: 'First letters of the first and last word, as people sign: “Maria das Dores de Souza” is “MS”. Without a name, a drawing.',
    },
    { part: 'image', is: 'The picture over them; taken away when it fails.' },
  ],
  keyboard: [],
  accessibility: [
    'An image of the `name`. With `decorative`, or an empty name, it is hidden.',
    "The picture is in the server's markup over the initials, so a cached one does not flash, and scripts are not needed.",
  ],
  do: [
    '`decorative` wherever the name stands beside it.',
    '`shape="school"` for crests: corners stay, nothing is cut off.',
  ],
  avoid: [
    'A name that differs from the one written beside it.',
    'Extra small (24 px) for a crest with words in it.',
  ],
} satisfies ComponentGuide;
