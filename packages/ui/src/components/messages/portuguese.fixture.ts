import * as dictionary from './dictionary.ts';

const HOLE = '§';

/** The fixed texts of every default message: those of functions are what stands between their arguments. */
const defaults = Object.entries(dictionary).flatMap(([component, group]) =>
  Object.entries<unknown>(group).flatMap(([name, message]) =>
    textsOf(message).map((text) => ({ id: `${component}.${name}`, text })),
  ),
);

function textsOf(message: unknown): string[] {
  if (typeof message !== 'function') return [String(message)];
  const result: unknown = Reflect.apply(message, undefined, [HOLE, HOLE, HOLE]);
  // 'de' and the like are too short to tell a language by.
  return String(result)
    .split(HOLE)
    .map((text) => text.trim())
    .filter((text) => /\p{L}{4}/u.test(text));
}

const escaped = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/** Which of the kit's default messages are in a text or markup, as whole words. 'slide' is English too, and is not asked for. */
export function portugueseIn(markup: string): string[] {
  const found = defaults.filter(
    ({ id, text }) =>
      id !== 'carousel.slide' && new RegExp(`(?<![\\p{L}-])${escaped(text)}(?![\\p{L}-])`, 'u').test(markup),
  );
  return found.map(({ id }) => id);
}
