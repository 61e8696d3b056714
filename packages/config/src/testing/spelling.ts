import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { decodeTrie, type ITrie } from 'cspell-trie-lib';

const ownWords = path.join(import.meta.dirname, 'portuguese-words.txt');

/** URLs with or without scheme, e-mail addresses, colors, paths. */
const notProse = /https?:\/\/\S+|\S+@\S+|\b[\w-]+(?:\.[\w-]+)+|[#/]\w\S*/gu;
const word = /\p{L}[\p{L}\p{M}]*(?:[-’'][\p{L}\p{M}]+)*/gu;

/** Words to check: excludes capitalized words, which are mostly names. */
function wordsOf(text: string): string[] {
  // Treats a no-break hyphen as a hyphen.
  const found = text.replaceAll('\u2011', '-').replace(notProse, ' ').match(word) ?? [];
  return [...new Set(found.filter((one) => one.length > 1 && /^\p{Ll}/u.test(one)))];
}

let dictionary: ITrie | undefined;

/** Reads the dictionary: 1.8 MB, half a second. */
function readDictionary(): ITrie {
  const require = createRequire(import.meta.url);
  const folder = path.dirname(require.resolve('@cspell/dict-pt-br'));
  return decodeTrie(gunzipSync(readFileSync(path.join(folder, 'pt_BR.trie.gz'))));
}

/**
 * The words of a text that are neither in cspell's Brazilian dictionary nor in `portuguese-words.txt` (domain terms and loan words),
 * each once, sorted.
 */
export function misspelt(text: string): string[] {
  dictionary ??= readDictionary();
  const trie = dictionary;
  const ours = new Set(readFileSync(ownWords, 'utf8').split('\n'));
  // Case and accents matter.
  const isKnown = (one: string) => ours.has(one) || trie.hasWord(one.replaceAll('’', "'"), true);
  // Compounds missing from the dictionary, and 'd’' before a name: 'd’Ávila'.
  const hasKnownParts = (one: string) =>
    one.split(/[-’']/u).every((part) => part === 'd' || /^\p{Lu}/u.test(part) || isKnown(part));
  return wordsOf(text)
    .filter((one) => !isKnown(one) && !hasKnownParts(one))
    .toSorted((one, other) => one.localeCompare(other, 'pt-BR'));
}
