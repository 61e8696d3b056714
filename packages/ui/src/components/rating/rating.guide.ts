import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose: 'A rating that is read, not given: “4,5 de 5 estrelas”, with how many stand behind it.',
  status: { since: '1.0.0', stability: 'stable', accessibilityReview: '2026-11-25' },
  insteadUse: [
    { when: 'Stars are given', use: 'RatingInput' },
    { when: 'It is another figure', use: 'Text or Badge' },
  ],
  parts: [
    { part: 'image', is: 'Stars and figure together: one image with one name.' },
    { part: 'stars', is: 'The row of stars, gold as far as the value goes.' },
    { part: 'value', is: '“4,5”, for the eye.' },
    { part: 'count', is: '“1.284 avaliações”; in `compact` “(1.284)”, read in full.' },
  ],
  keyboard: [],
  accessibility: [
    'Read as one: “4,5 de 5 estrelas”, then the count. Not ten stars one by one.',
    'The figure stands beside the stars, so that their gold never speaks alone.',
    'Without ratings it says “Sem avaliações” instead of no stars.',
  ],
  do: [
    '`value={null}` while nobody has rated; 0 would be the worst grade.',
    '`variant="compact"` on a card.',
  ],
  avoid: [
    'A rating without its count where people compare.',
    'The stars as a link by themselves: wrap `Rating` in a link that says where to: “Ver avaliações”.',
  ],
} satisfies ComponentGuide;
