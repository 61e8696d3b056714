import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose:
    'A placeholder in the size of the loading content, so that nothing moves when it appears. `SkeletonGroup` replaces it with the content and announces both.',
  alsoKnownAs: ['placeholder', 'shimmer', 'loading'],
  insteadUse: [
    { when: 'A press is being processed', use: 'Button with loading' },
    { when: 'Its progress is known', use: 'ProgressBar or ProgressCircle' },
    { when: 'Rows of a table are loading', use: 'Table with loading' },
  ],
  parts: [
    {
      part: 'content',
      is: 'Of `SkeletonGroup`: contains the placeholder, then the content; `aria-busy` while loading.',
    },
  ],
  keyboard: [],
  accessibility: [
    "Each bone is hidden from screen readers. The group announces “Carregando” once and “Conteúdo carregado” once, through the page's announcer.",
    'Content that was there from the start is not announced.',
    "With reduced motion the bones stand still; in forced colors they have the system's gray.",
  ],
  do: [
    'Arrange the bones like the content: a `text` bone is as high as its line.',
    'One `SkeletonGroup` around a whole list, not one per card.',
  ],
  avoid: [
    'Bones for content that loads instantly: they flicker. Keep the previous content until then.',
    'A bone as the only sign of a long wait; after ten seconds explain the delay.',
  ],
  examples: [
    {
      do: {
        demo: 'do-shape',
        caption: 'It has the shape of the content, so nothing moves when that appears.',
      },
      dont: {
        demo: 'dont-block',
        caption: 'One gray block, taller than the content: the page jumps when it loads.',
      },
    },
  ],
} satisfies ComponentGuide;
