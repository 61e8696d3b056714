import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose: "A person's picture or a school's crest, with initials as a fallback.",
  alsoKnownAs: ['profile picture', 'initials', 'foto de perfil'],
  insteadUse: [
    { when: 'It is a photograph of the school', use: 'EmbedImage' },
    { when: 'It is one of our brands', use: 'Logo' },
  ],
  parts: [
    {
      part: 'initials',
      is: 'First letters of the first and last name, as people abbreviate them: “Maria das Dores de Souza” is “MS”. Without a name, an icon.',
    },
    { part: 'image', is: 'The picture over the initials; removed if it fails.' },
  ],
  keyboard: [],
  accessibility: [
    'An image named `name`. With `decorative`, or an empty name, it is hidden.',
    "The server's markup contains the picture over the initials, so a cached one does not flash, and scripts are not needed.",
  ],
  do: [
    '`decorative` if the name is beside it.',
    '`shape="school"` for crests: keeps the corners and crops nothing.',
  ],
  avoid: ['A name that differs from the one beside it.', 'Extra small (24 px) for a crest with text in it.'],
} satisfies ComponentGuide;
