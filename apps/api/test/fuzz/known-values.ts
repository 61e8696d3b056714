/**
 * Values seen in the service's responses, by name, so that some fuzzed requests refer to existing data. 'citySlug',
 * 'city_slug' and 'slug' count as the same name: the last word decides.
 */
export class KnownValues {
  readonly #byWord = new Map<string, Set<string | number>>();

  add(name: string, value: string | number): void {
    const word = lastWord(name);
    const known = this.#byWord.get(word) ?? new Set();
    if (known.size < MAX_PER_WORD) known.add(value);
    this.#byWord.set(word, known);
  }

  /** Collects every string and number of a response. */
  learn(answer: unknown, name = ''): void {
    if (typeof answer === 'string' || typeof answer === 'number') this.add(name, answer);
    else if (Array.isArray(answer)) for (const item of answer) this.learn(item, name);
    else if (typeof answer === 'object' && answer !== null)
      for (const [key, value] of Object.entries(answer)) this.learn(value, key);
  }

  /** Values seen under this name. */
  of(name: string): readonly (string | number)[] {
    return [...(this.#byWord.get(lastWord(name)) ?? [])];
  }
}

const MAX_PER_WORD = 40;

function lastWord(name: string): string {
  return (name.match(/[A-Z]?[a-z]+|[A-Z]+/g)?.at(-1) ?? name).toLowerCase();
}
