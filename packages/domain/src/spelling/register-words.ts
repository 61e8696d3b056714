import { normalizeSearchText } from '../search/search-text.ts';

/** Titles of people by their register abbreviations; registers put them after the name: 'ALIPIO DE BARROS PROFESSOR'. */
export const titleAbbreviations: Readonly<Record<string, string>> = {
  ALM: 'ALMIRANTE',
  BRIG: 'BRIGADEIRO',
  CAP: 'CAPITAO',
  CEL: 'CORONEL',
  COMEND: 'COMENDADOR',
  CON: 'CONEGO',
  CONS: 'CONSELHEIRO',
  DEP: 'DEPUTADO',
  DES: 'DESEMBARGADOR',
  DR: 'DOUTOR',
  DRA: 'DOUTORA',
  ENG: 'ENGENHEIRO',
  GAL: 'GENERAL',
  GEN: 'GENERAL',
  GOV: 'GOVERNADOR',
  MAL: 'MARECHAL',
  MIN: 'MINISTRO',
  MONS: 'MONSENHOR',
  PE: 'PADRE',
  PREF: 'PREFEITO',
  PRES: 'PRESIDENTE',
  PROF: 'PROFESSOR',
  PROFA: 'PROFESSORA',
  REV: 'REVERENDO',
  SARG: 'SARGENTO',
  SEN: 'SENADOR',
  TEN: 'TENENTE',
  TTE: 'TENENTE',
  VER: 'VEREADOR',
};

/** Other titles, which have no abbreviation or one that also means something else. */
const TITLES =
  'SAO SANTA SANTO NOSSA_SENHORA DOM DONA FREI IRMA IRMAO MADRE SOROR PASTOR PASTORA BISPO ARCEBISPO CARDEAL CONEGO PAPA BARAO ' +
  'BARONESA CONDE CONDESSA VISCONDE VISCONDESSA DUQUE DUQUESA PRINCESA MAJOR SOLDADO CABO COMANDANTE MAESTRO JORNALISTA DELEGADO OUVIDOR ' +
  'AVIADOR POETA SIR TIA TIO VOVO';

/** Names that end in a word which is a title elsewhere. */
const NAMES_WITH_TITLE_LAST =
  /(?:^| )(?:ESPIRITO SANTO|(?:CAMPO|CIDADE|CRISTO|MONTE|PORTO) SANTO|(?:CASA|LAGOA|RAINHA|TERRA) SANTA|BOM PASTOR|DIVINA PASTORA|ANTONIO CONSELHEIRO)$/u;

const titles = new Set([
  ...Object.keys(titleAbbreviations),
  ...Object.values(titleAbbreviations),
  ...TITLES.split(' '),
]);
const particles = new Set('A E O DE DA DO DAS DOS COM EM NA NO'.split(' '));

const plainCapitals = (word: string): string =>
  word === 'NOSSA_SENHORA' ? word : normalizeSearchText(word).toUpperCase();

/**
 * Puts a title in front, in capitals: 'ALIPIO DE BARROS PROF' → 'PROFESSOR ALIPIO DE BARROS'. Other names stay: 'CASA DO PADRE',
 * 'ESPIRITO SANTO'.
 *
 * @param written how to write an abbreviated title that is moved.
 */
export function putTitleFirst(name: string, written: Readonly<Record<string, string>>): string {
  if (NAMES_WITH_TITLE_LAST.test(plainCapitals(name))) return name;
  const words = name.replaceAll('NOSSA SENHORA', 'NOSSA_SENHORA').split(' ');
  const isTitle = (word = ''): boolean => titles.has(plainCapitals(word));
  const first = words.findLastIndex((word) => !isTitle(word)) + 1;
  if (first === 0 || first === words.length || isTitle(words[0]) || particles.has(words[first - 1] ?? '')) {
    return name;
  }
  const moved = words.slice(first).map((word) => written[plainCapitals(word)] ?? word);
  return [...moved, ...words.slice(0, first)].join(' ').replaceAll('_', ' ');
}

const accented: Readonly<Record<string, string>> = {
  A: '[AÁÂÃÀ]',
  C: '[CÇ]',
  E: '[EÉÊ]',
  I: '[IÍ]',
  O: '[OÓÔÕ]',
  U: '[UÚ]',
};

/** A pattern without accents that also matches accented capitals. */
export function withAnyAccents(pattern: string): string {
  return pattern.replaceAll(/[ACEIOU]/gu, (letter) => accented[letter] ?? letter);
}

/** A pattern for whole words, each with or without the dot of an abbreviation. */
export function wordPattern(pattern: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?:\\.|(?![\\p{L}\\p{N}]))`, 'gu');
}
