import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose:
    'The room of something on its way, in its own size, so that nothing moves when it comes. `SkeletonGroup` swaps it for the content and does the talking.',
  status: { since: '1.0.0', stability: 'stable', accessibilityReview: '2026-11-25' },
  insteadUse: [
    { when: 'A press is being worked on', use: 'Button with loading' },
    { when: 'It is known how far it has come', use: 'ProgressBar or ProgressCircle' },
    { when: 'Rows of a table are awaited', use: 'Table with loading' },
  ],
  parts: [
    {
      part: 'content',
      is: 'Of `SkeletonGroup`: holds the placeholder, then the content; `aria-busy` while it waits.',
    },
  ],
  keyboard: [],
  accessibility: [
    "Each bone is hidden from screen readers. The group says “Carregando” once and “Conteúdo carregado” once, through the page's announcer.",
    'Content that was there from the start is not announced at all.',
    "Under reduced motion the bones stand still; in forced colours they are drawn in the system's grey.",
  ],
  do: [
    'Lay the bones out as the content will be: a `text` bone is as high as the line around it.',
    'One `SkeletonGroup` around a whole list, not one for each card.',
  ],
  avoid: [
    'Bones for what arrives in an instant: they flicker. Keep what was there until the new comes.',
    'A bone as the only sign of a long wait; past ten seconds say what is going on.',
  ],
  examples: [
    {
      do: {
        demo: 'do-shape',
        caption: 'It has the shape of the content, so nothing moves when that appears.',
      },
      dont: {
        demo: 'dont-block',
        caption: 'One grey block, taller than the content: the page jumps when it loads.',
      },
    },
  ],
} satisfies ComponentGuide;
