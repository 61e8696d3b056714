import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose: 'Stars to give, one to five, none until someone chooses.',
  status: { since: '1.0.0', stability: 'stable', accessibilityReview: '2026-11-25' },
  insteadUse: [
    { when: 'The rating is only read', use: 'Rating' },
    { when: 'The choices have words of their own', use: 'RadioGroup' },
  ],
  parts: [
    { part: 'legend', is: "What is rated: the group's name." },
    { part: 'optional', is: '“(opcional)”.' },
    { part: 'hint', is: 'How to answer.' },
    { part: 'error', is: 'What is wrong.' },
    { part: 'content', is: 'Stars, figure and “Limpar”.' },
    { part: 'stars', is: 'The row.' },
    { part: 'star', is: 'One star: a `<label>` of 44 px around a native radio, named “4 estrelas”.' },
    { part: 'value', is: '“4 de 5” or “Sem nota”, for the eye.' },
    { part: 'clear', is: '“Limpar”: there once stars are given, unless `required`.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'To the chosen star, or the first; then to “Limpar”.' },
    { keys: 'Arrow keys', does: 'One star more or less, round the ends.' },
    { keys: 'Space', does: 'Gives the first star, where none was given.' },
  ],
  accessibility: [
    "Native radios in a radiogroup of the legend's name; works without scripts.",
    '“Limpar” goes away once pressed, and the focus goes back to the first star.',
    'The chosen figure is written out beside the stars.',
  ],
  do: [
    'One question for each rating: “Motivação dos alunos”.',
    'Start empty: `defaultValue` only for a rating given before.',
  ],
  avoid: [
    'Sending at the first star: arrows give stars as they pass.',
    '`maximum` above 5 on a phone: 44 px each, they wrap.',
  ],
} satisfies ComponentGuide;
