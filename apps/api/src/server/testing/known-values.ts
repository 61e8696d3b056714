/**
 * What a service is known to hold, by the name it is called: learnt from its own answers, so that some of what is asked
 * for later exists. 'citySlug', 'city_slug' and 'slug' are one name: the last word counts.
 */
export class KnownValues {
  readonly #byWord = new Map<string, Set<string | number>>();

  add(name: string, value: string | number): void {
    const word = lastWord(name);
    const known = this.#byWord.get(word) ?? new Set();
    if (known.size < MAX_PER_WORD) known.add(value);
    this.#byWord.set(word, known);
  }

  /** Learns every text and number of an answer. */
  learn(answer: unknown, name = ''): void {
    if (typeof answer === 'string' || typeof answer === 'number') this.add(name, answer);
    else if (Array.isArray(answer)) for (const item of answer) this.learn(item, name);
    else if (typeof answer === 'object' && answer !== null)
      for (const [key, value] of Object.entries(answer)) this.learn(value, key);
  }

  /** What was seen under this name. */
  of(name: string): readonly (string | number)[] {
    return [...(this.#byWord.get(lastWord(name)) ?? [])];
  }
}

const MAX_PER_WORD = 40;

function lastWord(name: string): string {
  return (name.match(/[A-Z]?[a-z]+|[A-Z]+/g)?.at(-1) ?? name).toLowerCase();
}
