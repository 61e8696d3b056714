import { FilterError } from './filter-error.ts';

/** A piece of a filter string. A word's `text` is its value, with escapes resolved; keywords are words too. */
export interface FilterToken {
  readonly kind: 'open' | 'close' | 'colon' | 'word' | 'quoted' | 'end';
  readonly text: string;
  readonly position: number;
}

const punctuation: Readonly<Record<string, FilterToken['kind']>> = {
  '(': 'open',
  ')': 'close',
  ':': 'colon',
};
const space = /\s/;
const bareWord = /[^\s():"\\\0]+/y;

/**
 * Splits a filter string into tokens, the last of them 'end'. Throws {@link FilterError} on a stray backslash, an open
 * quote, an unknown escape and on U+0000, which PostgreSQL cannot store.
 */
export function tokenize(source: string): FilterToken[] {
  const tokens: FilterToken[] = [];
  let offset = 0;
  while (offset < source.length) {
    const character = source.charAt(offset);
    if (space.test(character)) {
      offset += 1;
      continue;
    }
    const token = punctuation[character]
      ? { kind: punctuation[character], text: character, position: offset, end: offset + 1 }
      : character === '"'
        ? readQuoted(source, offset)
        : readBare(source, offset);
    tokens.push({ kind: token.kind, text: token.text, position: token.position });
    offset = token.end;
  }
  tokens.push({ kind: 'end', text: '', position: source.length });
  return tokens;
}

type ReadToken = FilterToken & { readonly end: number };

function readBare(source: string, position: number): ReadToken {
  bareWord.lastIndex = position;
  const text = bareWord.exec(source)?.[0];
  if (text === undefined)
    throw new FilterError('This character may only stand between double quotes', source, position);
  return { kind: 'word', text, position, end: position + text.length };
}

function readQuoted(source: string, position: number): ReadToken {
  let text = '';
  for (let offset = position + 1; offset < source.length; offset += 1) {
    const character = source.charAt(offset);
    if (character === '"') return { kind: 'quoted', text, position, end: offset + 1 };
    if (character === '\0') throw new FilterError('A value cannot hold the character U+0000', source, offset);
    if (character === '\\') {
      offset += 1;
      const escaped = source.charAt(offset);
      if (escaped !== '"' && escaped !== '\\')
        throw new FilterError(String.raw`Only \" and \\ are escapes`, source, offset - 1);
      text += escaped;
    } else {
      text += character;
    }
  }
  throw new FilterError('This quote is never closed', source, position);
}
