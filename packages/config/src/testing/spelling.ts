import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { decodeTrie, type ITrie } from 'cspell-trie-lib';

const ownWords = path.join(import.meta.dirname, 'portuguese-words.txt');

/** URLs with or without scheme, e-mail addresses, colors, paths, names of columns. */
const notProse = /https?:\/\/\S+|\S+@\S+|\b[\w-]+(?:\.[\w-]+)+|[#/]\w\S*|\b[a-z]+(?:_[a-z]+)+\b/gu;
const word = /\p{L}[\p{L}\p{M}]*(?:[-’'][\p{L}\p{M}]+)*/gu;

/** Words of at least two letters, each once. */
function splitWords(text: string): string[] {
  // Treats a no-break hyphen as a hyphen.
  const found = text.replaceAll('\u2011', '-').replace(notProse, ' ').match(word) ?? [];
  return [...new Set(found.filter((one) => one.length > 1))];
}

const accented: Readonly<Record<string, string>> = { a: 'áâãà', e: 'éê', i: 'í', o: 'óôõ', u: 'ú', c: 'ç' };

/** The word with one more accent, in every place and of every kind. */
function withAccent(plain: string): string[] {
  return Array.from(plain).flatMap((letter, at) =>
    Array.from(accented[letter] ?? '').map((other) => plain.slice(0, at) + other + plain.slice(at + 1)),
  );
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
 * each once, sorted. A capitalized word may be a name, so it is misspelt only if the dictionary has it with one or two accents: 'Voce'.
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
  const lacksAccent = (capitalized: string) => {
    const plain = capitalized.toLowerCase();
    return (
      !isKnown(capitalized) &&
      !isKnown(plain) &&
      withAccent(plain).some((one) => isKnown(one) || withAccent(one).some(isKnown))
    );
  };
  return splitWords(text)
    .filter((one) =>
      /^\p{Ll}/u.test(one)
        ? !isKnown(one) && !hasKnownParts(one)
        : /^\p{Lu}\p{Ll}+$/u.test(one) && lacksAccent(one),
    )
    .toSorted((one, other) => one.localeCompare(other, 'pt-BR'));
}
