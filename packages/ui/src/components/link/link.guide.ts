import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose: 'Navigates to another page, or to a position on this one.',
  alsoKnownAs: ['anchor', 'hyperlink'],
  insteadUse: [
    { when: 'It triggers an action on this page', use: 'Button' },
    { when: 'It is the next step of the page', use: 'LinkButton' },
    { when: 'It leads to others with one trait', use: 'TagLink' },
  ],
  parts: [],
  keyboard: [{ keys: 'Enter', does: 'Follows the link.' }],
  accessibility: [
    'Underlined within text: color alone would not distinguish it.',
    '`external` opens another tab, and says so with an icon and “(abre em outra aba)” for screen readers.',
    '`stretched` covers the nearest positioned ancestor, such as a `Card interactive`: one link, one name, and the whole card can be pressed.',
  ],
  do: [
    'A text that makes sense out of context, as in a list of links: “Ver as regras da bolsa”.',
    '`tone="quiet"` only if its position shows that it is a link: a navigation, the title of a card.',
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
