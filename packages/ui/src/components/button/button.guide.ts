import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose:
    'Does something here: sends a form, opens a sheet, adds a filter. `LinkButton` looks the same and goes somewhere.',
  status: { since: '1.0.0', stability: 'stable', accessibilityReview: '2026-11-25' },
  insteadUse: [
    { when: 'It leads to another address', use: 'Link, or LinkButton where it is the next step of the page' },
    { when: 'It stays pressed', use: 'TagToggle or Switch' },
  ],
  parts: [
    { part: 'content', is: 'While `loading`: the icon and the words, invisible, so that nothing moves.' },
    { part: 'spinner', is: 'Turns in its place while `loading`.' },
  ],
  keyboard: [{ keys: 'Enter, Space', does: 'Press it. While it loads, neither does anything.' }],
  accessibility: [
    'While it loads it keeps the focus and is said to be unavailable; the words do not change place.',
    'A disabled button keeps its words readable; say beside it what is missing.',
    'At least 44 px high wherever a thumb is meant to hit it.',
  ],
  do: [
    'Begin with a verb: “Ver bolsas”, “Salvar alterações”.',
    'One primary button on a screen: the step most people came for.',
  ],
  avoid: [
    '“Clique aqui”, “OK” and “Enviar” where a better verb exists.',
    'Two primary buttons side by side.',
  ],
  examples: [
    {
      do: { demo: 'do-one-primary', caption: 'One primary button: the step most people came for.' },
      dont: { demo: 'dont-two-primaries', caption: 'Two primary buttons compete, and neither stands out.' },
    },
    {
      do: {
        demo: 'do-verb',
        caption: 'A verb says what happens, also to someone who hears the button without its surroundings.',
      },
      dont: { demo: 'dont-ok', caption: '“OK” says nothing about what happens.' },
    },
  ],
} satisfies ComponentGuide;
