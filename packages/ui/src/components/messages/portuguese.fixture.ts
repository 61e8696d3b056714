import * as dictionary from './dictionary.ts';

const HOLE = '§';

/** The fixed texts of every default message: for functions, the texts between their arguments. */
const defaults = Object.entries(dictionary).flatMap(([component, group]) =>
  Object.entries<unknown>(group).flatMap(([name, message]) =>
    messageTexts(message).map((text) => ({ id: `${component}.${name}`, text })),
  ),
);

function messageTexts(message: unknown): string[] {
  if (typeof message !== 'function') return [String(message)];
  const result: unknown = Reflect.apply(message, undefined, [HOLE, HOLE, HOLE]);
  // Words such as 'de' are too short to identify a language.
  return String(result)
    .split(HOLE)
    .map((text) => text.trim())
    .filter((text) => /\p{L}{4}/u.test(text));
}

const escaped = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/** The kit's default messages that occur in a text or markup, as whole words. 'slide' is English too, and ignored. */
export function portugueseIn(markup: string): string[] {
  const found = defaults.filter(
    ({ id, text }) =>
      id !== 'carousel.slide' && new RegExp(`(?<![\\p{L}-])${escaped(text)}(?![\\p{L}-])`, 'u').test(markup),
  );
  return found.map(({ id }) => id);
}
