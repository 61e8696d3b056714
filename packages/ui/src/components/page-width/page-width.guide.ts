import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose:
    'The width of every page: centered, at most 1280 px, with gutters that grow with the window. With `wide` up to 1920 px.',
  insteadUse: [
    { when: 'It groups content within a page', use: 'Card' },
    {
      when: 'Its background reaches the edges of the window',
      use: 'an element with that background, around a PageWidth',
    },
  ],
  parts: [],
  keyboard: [],
  accessibility: [
    'A plain element without a role: landmarks and headings belong to the page.',
    'At 320 px and at 400 % zoom its gutters are 16 px, and its content wraps.',
  ],
  do: [
    'One around the content of a page, and one within each band that reaches the edges, so that their text is aligned.',
    '`wide` for a page that has a further column in a window of 1600 px, such as a map beside a list.',
    'Give it the layout of its content: `className="flex flex-col gap-8 py-8"`.',
  ],
  avoid: ['Nesting: the gutters add up.', 'A width or horizontal padding of its own.'],
} satisfies ComponentGuide;
