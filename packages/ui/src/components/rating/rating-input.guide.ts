import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose: 'A rating to give, one to five stars, none initially.',
  alsoKnownAs: ['stars', 'estrelas', 'nota'],
  insteadUse: [
    { when: 'The rating is only displayed', use: 'Rating' },
    { when: 'The choices have labels of their own', use: 'RadioGroup' },
  ],
  parts: [
    { part: 'legend', is: "What is rated: the group's name." },
    { part: 'optional', is: '“(opcional)”.' },
    { part: 'hint', is: 'How to answer.' },
    { part: 'error', is: 'The error.' },
    { part: 'content', is: 'Stars, number and “Limpar”.' },
    { part: 'stars', is: 'The row.' },
    { part: 'star', is: 'One star: a `<span>` of 44 px around a native radio, named “4 estrelas”.' },
    { part: 'value', is: '“4 de 5” or “Sem nota”, visual only.' },
    { part: 'clear', is: '“Limpar”: visible once stars are given, unless `required`.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'To the chosen star, or the first; then to “Limpar”.' },
    { keys: 'Arrow keys', does: 'One star more or less, wrapping around.' },
    { keys: 'Space', does: 'Gives the first star if none was given.' },
  ],
  accessibility: [
    'Native radios in a radiogroup named by the legend; works without scripts.',
    'Once pressed, “Limpar” disappears, and the focus returns to the first star.',
    'The chosen number is shown beside the stars.',
  ],
  do: [
    'One question per rating: “Motivação dos alunos”.',
    'Start empty: `defaultValue` only for an earlier rating.',
  ],
  avoid: [
    'Submitting at the first star: arrow keys give stars on the way.',
    '`maximum` above 5 on a phone: at 44 px each, they wrap.',
  ],
} satisfies ComponentGuide;
