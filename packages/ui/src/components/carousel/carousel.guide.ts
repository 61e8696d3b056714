import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose: 'Things side by side, seen one place at a time: photos of a school, schools alike.',
  status: { since: '1.0.0', stability: 'stable', accessibilityReview: '2026-11-25' },
  insteadUse: [
    { when: 'They are compared', use: 'a grid of Cards, or a Table' },
    { when: 'It is the main thing of the page', use: 'show the first, and link to the rest' },
    { when: 'Views with names', use: 'Tabs' },
  ],
  parts: [
    { part: 'controls', is: 'The row above the slides.' },
    { part: 'position', is: '“2 de 5”, for the eye; a `heading` takes its place.' },
    {
      part: 'rotation',
      is: '“Pausar a rotação” or “Retomar a rotação”: the first control, with `autoplay`.',
    },
    { part: 'previous', is: '“Anterior”.' },
    { part: 'next', is: '“Próximo”.' },
    { part: 'viewport', is: 'The window; before the scripts come, a box that scrolls.' },
    { part: 'slides', is: 'The row, a polite live region while it stands.' },
    { part: 'slide', is: 'One child, a group named “2 de 5”; inert while it cannot be seen.' },
    { part: 'pagination', is: 'The list of dots, “Escolher o que mostrar”.' },
    { part: 'dot', is: 'One place, 24 px under the finger: “Mostrar 2 de 5”.' },
  ],
  keyboard: [
    {
      keys: 'Arrow Left, Arrow Right',
      does: 'From anywhere in it: one place back or on. Fields, sliders, tabs and lists in a slide keep their own arrows.',
    },
    { keys: 'Enter, Space', does: 'On its buttons. At an end “Próximo” does nothing and keeps the focus.' },
    { keys: 'Tab', does: 'Pause first, then the arrows, what the seen slide holds, the dots.' },
  ],
  accessibility: [
    "It goes by itself only with `autoplay`, and holds under a pointer, under the keyboard's focus and in a hidden tab. Paused by its button, it stays paused.",
    'Under reduced motion it never goes by itself, and changes place at once.',
    'A slide that leaves hands its focus to the one that comes. While it goes by itself nothing is read out.',
    'One slide alone has no buttons and no dots.',
  ],
  do: [
    'A `label` for what it holds: “Fotos do Colégio Horizonte”.',
    'Set `--carousel-slide-size` by a class, to show several at once: a step is then a whole window.',
  ],
  avoid: ['`autoplay` for anything to be read.', 'An offer that is only on the fourth slide.'],
} satisfies ComponentGuide;
