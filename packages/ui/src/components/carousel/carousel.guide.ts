import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose: 'Content side by side, one position at a time: photos of a school, similar schools.',
  alsoKnownAs: ['slideshow', 'gallery', 'carrossel'],
  insteadUse: [
    { when: 'They are compared', use: 'a grid of Cards, or a Table' },
    { when: 'It is the main content of the page', use: 'show the first, and link to the rest' },
    { when: 'Views with names', use: 'Tabs' },
  ],
  parts: [
    { part: 'controls', is: 'The row above the slides.' },
    { part: 'position', is: '“2 de 5”, visual only; a `heading` replaces it.' },
    {
      part: 'rotation',
      is: '“Pausar a rotação” or “Retomar a rotação”: the first control, with `autoplay`.',
    },
    { part: 'previous', is: '“Anterior”.' },
    { part: 'next', is: '“Próximo”.' },
    { part: 'viewport', is: 'The visible part; before scripts load, a box that scrolls.' },
    { part: 'slides', is: 'The row, a polite live region while rotation is stopped.' },
    { part: 'slide', is: 'One child, a group named “2 de 5”; inert while it is not visible.' },
    { part: 'pagination', is: 'The list of dots, “Escolher o que mostrar”.' },
    { part: 'dot', is: 'One position, 24 px to press: “Mostrar 2 de 5”.' },
  ],
  keyboard: [
    {
      keys: 'Arrow Left, Arrow Right',
      does: 'Anywhere in it: the previous or next position. Fields, sliders, tabs and lists in a slide keep their own arrow keys.',
    },
    { keys: 'Enter, Space', does: 'On its buttons. At an end “Próximo” does nothing and keeps the focus.' },
    { keys: 'Tab', does: 'Pause first, then the arrows, the content of the visible slide, the dots.' },
  ],
  accessibility: [
    'It rotates only with `autoplay`, and stops on hover, on keyboard focus and in a hidden tab. Paused by its button, it stays paused.',
    'With reduced motion it never rotates, and changes position at once.',
    'A slide that leaves passes its focus to the new one. Nothing is announced while it rotates.',
    'A single slide has no buttons and no dots.',
  ],
  do: [
    'A `label` for its content: “Fotos do Colégio Horizonte”.',
    'Set `--carousel-slide-size` in a class to show several at once: a step is then a whole window.',
  ],
  avoid: ['`autoplay` for text that must be read.', 'An offer that is only on the fourth slide.'],
} satisfies ComponentGuide;
