import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose: 'A rating to display, not to give: “4,5 de 5 estrelas”, with the number of ratings.',
  alsoKnownAs: ['stars', 'score', 'review', 'estrelas'],
  insteadUse: [
    { when: 'Stars are given', use: 'RatingInput' },
    { when: 'It is another number', use: 'Text or Badge' },
  ],
  parts: [
    { part: 'image', is: 'Stars and number together: one image with one name.' },
    { part: 'stars', is: 'The row of stars, gold up to the value.' },
    { part: 'value', is: '“4,5”, visual only.' },
    { part: 'count', is: '“1.284 avaliações”; in `compact` “(1.284)”.' },
  ],
  keyboard: [],
  accessibility: [
    'Announced as one: “4,5 de 5 estrelas”, then the count, in `compact` together. Not ten stars one by one.',
    'The number is beside the stars, so that it does not depend on their color.',
    'Without ratings it shows “Sem avaliações” instead of no stars.',
  ],
  do: ['`value={null}` without ratings; 0 would be the worst grade.', '`variant="compact"` on a card.'],
  avoid: [
    'A rating without its count where visitors compare.',
    'Stars as the only content of a link: wrap `Rating` in a link that names its target: “Ver avaliações”.',
  ],
} satisfies ComponentGuide;
