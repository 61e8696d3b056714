import { formatPersonName } from '@melhor-escola/domain/person-name';

/** Line ends, other controls, and the marks that turn the direction of what follows. */
const controls = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu;

/** The first half of a character of two, whose other half was cut off. */
const halfCharacter = /[\uD800-\uDBFF]$/;

/** A value on one line, whatever was written: it neither ends a header nor turns the text that follows it around. */
export function onOneLine(value: string): string {
  return value.replace(controls, ' ').trim();
}

/**
 * What a person typed, on one line and of a bearable length. A mail program makes no link of it: whoever registers another's address
 * under the name 'Ganhe em www.exemplo.com' would otherwise have us send their advertisement.
 */
export function withoutLinks(value: string, longest = 80): string {
  const line = onOneLine(value);
  const cut = line.length > longest ? `${line.slice(0, longest - 1).replace(halfCharacter, '')}…` : line;
  // A word joiner is not seen, and no address has one.
  return cut.replace(/[.:@/](?=[^\s.:@/])/g, '$&\u2060');
}

/** 'MARIA das Dores' → 'Maria'; empty where there is no name. */
export function firstName(name: string): string {
  return withoutLinks(formatPersonName(onOneLine(name)).split(' ')[0] ?? '', 40);
}
