import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const ownWords = path.join(import.meta.dirname, 'portuguese-words.txt');

/** A web address with or without its scheme, an e-mail, a colour, a path: of letters, and of no language. */
const notProse = /https?:\/\/\S+|\S+@\S+|\b[\w-]+(?:\.[\w-]+)+|[#/]\w\S*/gu;
const word = /\p{L}[\p{L}\p{M}]*(?:[-’'][\p{L}\p{M}]+)*/gu;

/** Words that a Portuguese dictionary can know: names of people, schools and places begin with a capital and are left out. */
function wordsOf(text: string): string[] {
  // A hyphen that does not break a line is a hyphen.
  const found = text.replaceAll('\u2011', '-').replace(notProse, ' ').match(word) ?? [];
  return [...new Set(found.filter((one) => one.length > 1 && /^\p{Ll}/u.test(one)))];
}

let spells: boolean | undefined;

/**
 * Whether hunspell and its Brazilian dictionary are there (Debian's `hunspell` and `hunspell-pt-br`). Tries it once: to read
 * the dictionary takes half a second.
 */
export function canSpell(): boolean {
  spells ??= spawnSync('hunspell', ['-d', 'pt_BR', '-l'], { input: 'escola\n' }).status === 0;
  return spells;
}

/**
 * The words of a text that hunspell does not know as Brazilian Portuguese and that are not in our own list
 * (`portuguese-words.txt`: words of our trade, and foreign ones that Brazilians write), each once, in order.
 *
 * @throws {Error} when hunspell or its dictionary is missing; ask `canSpell` first.
 */
export function misspelt(text: string): string[] {
  const { status, stdout, error } = spawnSync('hunspell', ['-d', 'pt_BR', '-i', 'utf-8', '-l'], {
    input: wordsOf(text).join('\n'),
    encoding: 'utf8',
  });
  if (status !== 0)
    throw new Error('hunspell is missing: install hunspell and hunspell-pt-br.', { cause: error });
  const ours = new Set(readFileSync(ownWords, 'utf8').split('\n'));
  return [...new Set(stdout.split('\n').filter((one) => one !== '' && !ours.has(one)))].toSorted(
    (one, other) => one.localeCompare(other, 'pt-BR'),
  );
}
