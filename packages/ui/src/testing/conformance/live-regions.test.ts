import { expect, it } from 'vitest';

const sources = Object.entries(
  import.meta.glob<string>(
    ['../../../../*/src/**/*.tsx', '!../../../../*/src/**/{*.{stories,test,fixture}.tsx,demos/*}'],
    {
      eager: true,
      query: '?raw',
      import: 'default',
    },
  ),
);

it('one announcer: no component of the kit or of a feature has a live region of its own', () => {
  const own = sources.filter(([, code]) => /aria-live=|role="(?:status|log)"|<output\b/.test(code));
  // Slides are announced when they change, and only while rotation is stopped: WAI-ARIA has no other way for a
  // carousel.
  expect(own.map(([file]) => file)).toEqual(['../../components/carousel/slides.tsx']);
  expect(sources.some(([file]) => file.includes('/search/'))).toBe(true);
});
