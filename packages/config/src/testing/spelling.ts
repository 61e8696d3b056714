import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { decodeTrie, type ITrie } from 'cspell-trie-lib';

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

let dictionary: ITrie | undefined;

/** The dictionary, read once: its 1.8 MB take half a second. */
function readDictionary(): ITrie {
  const require = createRequire(import.meta.url);
  const folder = path.dirname(require.resolve('@cspell/dict-pt-br'));
  return decodeTrie(gunzipSync(readFileSync(path.join(folder, 'pt_BR.trie.gz'))));
}

/**
 * The words of a text that are neither in the Brazilian dictionary of cspell nor in our own list (`portuguese-words.txt`:
 * words of our trade, and foreign ones that Brazilians write), each once, in order.
 */
export function misspelt(text: string): string[] {
  dictionary ??= readDictionary();
  const trie = dictionary;
  const ours = new Set(readFileSync(ownWords, 'utf8').split('\n'));
  // As written: accents and small letters count.
  const isKnown = (one: string) => ours.has(one) || trie.hasWord(one.replaceAll('’', "'"), true);
  // Compounds that the dictionary lacks, and 'd’' before a name: 'd’Ávila'.
  const hasKnownParts = (one: string) =>
    one.split(/[-’']/u).every((part) => part === 'd' || /^\p{Lu}/u.test(part) || isKnown(part));
  return wordsOf(text)
    .filter((one) => !isKnown(one) && !hasKnownParts(one))
    .toSorted((one, other) => one.localeCompare(other, 'pt-BR'));
}
