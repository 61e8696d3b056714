import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose: "Replaces the kit's messages in a subtree, for example for a page in another language.",
  beta: true,
  insteadUse: [{ when: 'One instance needs another message', use: 'its own `messages` prop' }],
  parts: [],
  keyboard: [],
  accessibility: [
    'Names, descriptions and announcements change too: put `lang` on an element around a subtree in another language.',
  ],
  do: [
    'Define `messages` outside the component, so that it is one object at every render.',
    'Write plurals as functions: “1 review”, “2 reviews”. `locale` formats the numbers in them.',
  ],
  avoid: [
    'Rendering it in a Server Component with functions among its messages: import them in a file with `use client`.',
  ],
} satisfies ComponentGuide;
