import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose: 'Goes somewhere: to another page, or a place on this one.',
  status: { since: '1.0.0', stability: 'stable', accessibilityReview: '2026-11-25' },
  insteadUse: [
    { when: 'It does something here', use: 'Button' },
    { when: 'It is the next step of the page', use: 'LinkButton' },
    { when: 'It leads to others of one trait', use: 'TagLink' },
  ],
  parts: [],
  keyboard: [{ keys: 'Enter', does: 'Goes there.' }],
  accessibility: [
    'Among words it is underlined: colour alone would not tell it apart.',
    '`external` opens another tab, and says so: a sign to the eye, “(abre em outra aba)” to the ear.',
    '`stretched` covers the nearest positioned ancestor, such as a `Card interactive`: one link, one name, the whole card to press.',
  ],
  do: [
    'Words that make sense alone, as in a list of links: “Ver as regras da bolsa”.',
    '`tone="quiet"` only where its place says that it is a link: a navigation, the title of a card.',
  ],
  avoid: ['“Clique aqui”, “Saiba mais”, “Ver mais”.', '`external` for pages of this site.'],
  examples: [
    {
      do: {
        demo: 'do-destination',
        caption: 'The link names its destination, also in the list of links of a screen reader.',
      },
      dont: {
        demo: 'dont-click-here',
        caption: '“Clique aqui” has no meaning outside of its sentence, and not everyone clicks.',
      },
    },
  ],
} satisfies ComponentGuide;
