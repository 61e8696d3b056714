import { normalizeSearchText } from '../search/search-text.ts';
import { isInstitution } from './school-name-rules.ts';

const particles = new Set('A AO AOS AS DA DAS DE DO DOS E EM NA NO O OS PARA'.split(' '));

/**
 * Puts a dash between a name in capitals and its acronym: 'AMA ASSOCIACAO DE AMIGOS DO AUTISTA' → 'AMA - ASSOCIACAO DE AMIGOS DO
 * AUTISTA', 'COLEGIO BATISTA AGNUS DEI CBAD' → 'COLEGIO BATISTA AGNUS DEI - CBAD'. Other names stay.
 */
export function separateOwnAcronym(name: string): string {
  const words = name.split(' ');
  const first = words[0] ?? '';
  const last = words.at(-1) ?? '';
  const isAcronym = /^\p{L}{3,8}$/u;
  const rest = words.slice(1).join(' ');
  if (isAcronym.test(first) && startsOwnName(first, rest)) return `${first} - ${rest}`;
  const isLast = isInitials(last, words.slice(0, -1)) || isInitials(last, words.slice(1, -1));
  if (isAcronym.test(last) && isInstitution(first) && isLast) {
    return `${words.slice(0, -1).join(' ')} - ${last}`;
  }
  return name;
}

/** Who maintains the school, of three letters after a dash: 'LAR INFANTIL - ASA'. */
const siteAcronym = /(?<=\p{L} - )(?!LAR|LUZ|MAR|PAZ|REI|RIO|SOL|SUL)\p{L}{3}$/u;

/** Whether each word but the particles has its initial, or its first two letters, in the acronym. */
function isInitials(acronym: string, words: readonly string[]): boolean {
  const [word, ...rest] = words.filter((candidate) => !particles.has(candidate));
  if (word === undefined) return acronym === '';
  return [1, 2].some(
    (length) => acronym.startsWith(word.slice(0, length)) && isInitials(acronym.slice(length), rest),
  );
}

/**
 * The acronym that a name has beside a dash: 'REDE DE ENSINO PROPOSITO - REP' → 'REP'. It must consist of the beginnings of the
 * words, at most three letters of each, in order and starting with the first word.
 */
export function findOwnAcronym(name: string): string | undefined {
  const site = siteAcronym.exec(name)?.[0];
  if (site !== undefined) return site;
  const parts = name.split(/ [-–] |\(|\)/u).map((part) => part.trim());
  const candidate = parts.find((part) => /^\p{L}{2,8}$/u.test(part));
  const sentence = parts.find((part) => part.includes(' '));
  if (!candidate || !sentence) return undefined;
  const isOwn =
    isOwnAcronym(candidate, sentence.split(' ')) ||
    (candidate === parts[0] && startsOwnName(candidate, sentence));
  return isOwn ? candidate : undefined;
}

/** Before its name an acronym may skip the kind: 'AMA ASSOCIACAO DE AMIGOS DO AUTISTA'. */
function startsOwnName(acronym: string, name: string): boolean {
  const words = name.split(' ');
  return isInstitution(words[0] ?? '') && consistsOfBeginnings(acronym, words, false);
}

/** Whether an acronym consists of the beginnings of these words, at most three letters of each, in order and starting with the first. */
export function isOwnAcronym(acronym: string, words: readonly string[]): boolean {
  const plain = [acronym, ...words].map((word) => normalizeSearchText(word).toUpperCase());
  return consistsOfBeginnings(plain[0] ?? '', plain.slice(1), true);
}

function consistsOfBeginnings(acronym: string, words: readonly string[], first: boolean): boolean {
  if (acronym === '') return true;
  const [head, ...rest] = words;
  if (head === undefined) return false;
  for (let length = Math.min(3, head.length); length > 0; length -= 1) {
    if (
      acronym.startsWith(head.slice(0, length)) &&
      consistsOfBeginnings(acronym.slice(length), rest, false)
    ) {
      return true;
    }
  }
  return !first && consistsOfBeginnings(acronym, rest, false);
}
