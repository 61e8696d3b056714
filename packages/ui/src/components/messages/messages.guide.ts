import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose: "Replaces the kit's messages for all that is in it, as for a page in another language.",
  status: { since: '1.0.0', stability: 'beta', accessibilityReview: '2026-11-25' },
  insteadUse: [{ when: 'One instance says something else', use: 'its own `messages` prop' }],
  parts: [],
  keyboard: [],
  accessibility: [
    'Names, descriptions and announcements follow: put `lang` on an element around a subtree in another language.',
  ],
  do: [
    'Keep `messages` outside the component, so that it is one object on every rendering.',
    'Write plurals as functions: “1 review”, “2 reviews”. `locale` writes the numbers in them.',
  ],
  avoid: [
    'Rendering it in a Server Component with functions among its messages: import them in a file with `use client`.',
  ],
} satisfies ComponentGuide;
