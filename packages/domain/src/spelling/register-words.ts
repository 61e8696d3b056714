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
  'AVIADOR EDUCADOR EDUCADORA POETA SIR TIA TIO VIGARIO VOVO';

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
  // 'SILVA SANTO': before a consonant the saint is a São.
  if (words.slice(first).join() === 'SANTO' && !/^(?:[AEIOUH]|TOMAS)/u.test(plainCapitals(words[0] ?? ''))) {
    return name;
  }
  const moved = words.slice(first).map((word) => written[plainCapitals(word)] ?? word);
  return [...moved, ...words.slice(0, first)].join(' ').replaceAll('_', ' ');
}

/** 'S VICENTE': São. Of other names an S is an initial. */
const saintAbbreviation =
  /(?<![\p{L}\p{N}])S\.? (?=(?:BENTO|DOMINGOS|FRANCISCO|GABRIEL|GERALDO|JOAO|JORGE|JOSE|JUDAS|LUCAS|LUIS|LUIZ|MATEUS|MIGUEL|PAULO|PEDRO|RAFAEL|SEBASTIAO|VICENTE)\b)/gu;

/** Names that a register mistypes, and that are nothing else. */
const misspellings: Readonly<Record<string, string>> = {
  ALEXANDR: 'ALEXANDRE',
  ANONIO: 'ANTONIO',
  BABARA: 'BARBARA',
  BILLINGUE: 'BILINGUE',
  BONFACIO: 'BONIFACIO',
  CACHOERINHA: 'CACHOEIRINHA',
  CARMOSNA: 'CARMOSINA',
  CONSELHEIRRO: 'CONSELHEIRO',
  JOQUIM: 'JOAQUIM',
  SATULNINO: 'SATURNINO',
  VIRGNIA: 'VIRGINIA',
};

/** Expressions that names of schools and of streets share, in capitals. */
export const sharedExpressions: readonly (readonly [RegExp, string])[] = [
  [saintAbbreviation, 'SAO '],
  [
    /(?<=(?:[\dº]|[AÁ]GUAS|CINCO|DEZ|DOIS|DOZE|NOVE|OITO|ONZE|PRIMEIRO|QUATRO|QUINZE|SEIS|SETE|TREZE|TRES|TRINTA|UM|VINTE) DE )MARCO\b/gu,
    'MARÇO',
  ],
  [wordPattern('JR'), 'JUNIOR'],
  [/\b(PRIMEIRO|SEGUNDO|TERCEIRO)[ -]?(?=SARGENTO\b|TENENTE\b)/gu, '$1-'],
  [/(?<!\p{L})D(?=(?:ANGELO|AQUINO|AURIA|AVILA)\b)/gu, "D'"],
  [
    /(?<!\p{L})D (?=(?:AGUA|AJUDA|ALESSANDRO|AMICO|AMIN|ANDREA|ANGELO|AQUINO|ARC|AVILA|ABADIA|ELIA|OESTE|OURO|URSO)\b)/gu,
    "D'",
  ],
  [/\bMONT ALVERNE\b/gu, "MONT'ALVERNE"],
  [/\bCERRO CORA\b/gu, 'CERRO CORÁ'],
  [/\bVILLA LOBOS\b/gu, 'VILLA-LOBOS'],
  [/\bSHANGRI ?LA\b/gu, 'SHANGRI-LÁ'],
  [
    /(?<!\p{L})ST\.? (?=(?:CATARINA|CECILIA|HELENA|INES|LUZIA|RITA|TERESA|TERESINHA|TEREZA|TEREZINHA)\b)/gu,
    'SANTA ',
  ],
  [/(?<!\p{L})ST\.? (?=(?:AMARO|ANDRE|ANTONIO|EXPEDITO)\b)/gu, 'SANTO '],
  // Words and fields that grew together.
  [/(?<=\p{L}{5})LAJEADO$/gu, ' LAJEADO'],
  [/(?<!\p{L})SAO(?=(?:JOAO|JOAQUIM|JORGE|JOSE|LUIS|MIGUEL|PAULO|PEDRO|SEBASTIAO|VICENTE)\b)/gu, 'SAO '],
  [/\b(CAPITAO|SARGENTO) ?MOR\b/gu, '$1-MOR'],
  [/(?<=\p{L}{4})(D[AO]S?)(?=(?:BEIRAIS|BREJO|CAMPO|CEU|EGITO|MATO|PRAIA|SERRA|SOL|TERRA)\b)/gu, ' $1 '],
  [/\b(\p{L}{5,6})\1\b/gu, '$1-$1'],
  ...Object.entries(misspellings).map(([wrong, right]) => [wordPattern(wrong), right] as const),
  // 'CIDADE A E CARVALHO'
  [/(?<=^|(?:CIDADE|HABITACIONAL|PARQUE) )([A-Z]) ([A-Z]) (?=\p{L}{3})/gu, '$1. $2. '],
  [/\bSANTANNA\b/gu, "SANT'ANNA"],
  [/\bGRAO ?PARA\b/gu, 'GRÃO-PARÁ'],
  [/\bJACU ?PESSEGO\b/gu, 'JACU-PÊSSEGO'],
];

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
