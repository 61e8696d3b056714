import { expect, it } from 'vitest';

const sources = Object.entries(
  import.meta.glob<string>(['../*/*.{ts,tsx}', '!../*/*.{stories,test,fixture,guide}.{ts,tsx}'], {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
);

/** A class that is tied to a side of the screen, after any variants: `ml-2`, `sm:-left-1`, `hover:rounded-tl-mark`. */
const physical =
  /^(?:[\w-[\]()=&>_.*,/:@'"]+:)?-?(?:(?:m|p|scroll-m|scroll-p)[lr]-|(?:left|right)-(?:[\d[(]|auto|full|px)|border-[lr](?:-|$)|rounded-(?:[lr]|tl|tr|bl|br)(?:-|$)|(?:text|float|clear|origin)-(?:left|right)$)/;

/** The words of every string in a source, as Tailwind reads them. */
function words(code: string): string[] {
  return [...code.matchAll(/'[^'\n]*'|"[^"\n]*"|`[^`]*`/g)].flatMap(([text]) =>
    text.slice(1, -1).split(/[\s{}$?:'"`]+(?=\s|[a-z-]|$)|\s+/),
  );
}

it.each(['ml-2', 'sm:-left-1', 'hover:rounded-tl-mark', 'text-left', 'border-r', 'pr-[3px]'])(
  'a class such as %s is known to be physical',
  (name) => {
    expect(name).toMatch(physical);
  },
);

it.each([
  'ms-2',
  'start-1',
  'rounded-ss-mark',
  'text-start',
  'border-e',
  'left',
  'right-hand',
  'placeholder',
])('a word such as %s is not', (name) => {
  expect(name).not.toMatch(physical);
});

it('right-to-left: no class ties anything to a side of the screen', () => {
  const found = sources.flatMap(([file, code]) =>
    words(code)
      .filter((word) => physical.test(word))
      .map((word) => `${file}: ${word}`),
  );
  expect(sources.length).toBeGreaterThan(100);
  expect(found).toEqual([]);
});
