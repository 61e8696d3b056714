import { portugueseTitle, applyUntilStable } from './portuguese-title.ts';
import { normalizeSearchText } from '../search/search-text.ts';

const acronyms: ReadonlySet<string> = new Set(
  (
    'SESI SENAI SENAC SESC SEST SENAT SENAR SEBRAE APAE AMAE CNEC PUC USP UFRJ UFMG UNB COC FAETEC FUNDEB INEP ABC TI AEE ' +
    'CEI CEIC CMEI CEMEI CEMEIS EMEI EMEIF EMEF EMEFEI EMEB EMEIEF EEB EEEF EEEFM EEEM EEI EC EEM EEF CEF CED CEM CEE CEL ' +
    'CEEBJA CEJA CEEJA CIL CIEF CAIC CIEP CEAN CESAS CEP CEPI CEMI CAESP JI EJA EAD UEI UMEI UMEF NEI NEIM CREI ' +
    'IFSP IBGE CEU GAN CASEB GISNO EP AABB ONG LBV ETEC FATEC FIEC SOS'
  ).split(' '),
);

/** Unambiguous abbreviations in school registers, applied in order to text in capitals. */
const expansions: readonly (readonly [RegExp, string])[] = [
  [/^E\.? ?E\.? (?=\p{L})(?!.{1,2}(?:[. ]|$))/u, 'ESCOLA ESTADUAL '],
  [/^E\. ?M\. |^E M (?=\p{L}{2})/u, 'ESCOLA MUNICIPAL '],
  [wordPattern('ESC'), 'ESCOLA'],
  [wordPattern('COL'), 'COLEGIO'],
  [/\bPR[EÉ] ?- ?(?=ESCOLA)|\bPR[EÉ] (?=ESCOLA)/u, 'PRÉ-'],
  [wordPattern('(?:EDUC|ED)\\.? INF(?:ANTIL)?'), 'EDUCACAO INFANTIL'],
  [wordPattern('(?:EDUC|ED)\\.? ESP(?:ECIAL)?'), 'EDUCACAO ESPECIAL'],
  [wordPattern('(?:EDUC|ED)\\.? BAS(?:ICA)?'), 'EDUCACAO BASICA'],
  [wordPattern('(?:EDUC|ED)\\.? PROF(?:ISSIONAL)'), 'EDUCACAO PROFISSIONAL'],
  [wordPattern('(?:EDUC|ED)\\.? FISICA'), 'EDUCACAO FÍSICA'],
  [/\bDE EDUC(?:\.|(?![\p{L}\p{N}]))/u, 'DE EDUCACAO'],
  [/\b(CENTRO|INSTITUTO|COMPLEXO|NUCLEO|GRUPO) EDUC(?:\.|(?![\p{L}\p{N}]))/u, '$1 EDUCACIONAL'],
  [wordPattern('ENS'), 'ENSINO'],
  [/\bENSINO FUND(?:\.|(?![\p{L}\p{N}]))/u, 'ENSINO FUNDAMENTAL'],
  [/\bENSINO INF(?:\.|(?![\p{L}\p{N}]))/u, 'ENSINO INFANTIL'],
  [/\b(ENSINO|FUNDAMENTAL E) MED(?:\.|(?![\p{L}\p{N}]))/u, '$1 MEDIO'],
  [/^FUND(?:\. ?| )(?=\p{L})/u, 'FUNDACAO '],
  [/^INST(?:\. ?| )(?=\p{L})/u, 'INSTITUTO '],
  [wordPattern('ASSOC'), 'ASSOCIACAO'],
  [wordPattern('JARD'), 'JARDIM'],
  [
    /\b(?:N|NSA|NOSSA) (?:SRA|SENHORA)(?:\.|(?![\p{L}\p{N}]))|\bN\.? ?S(?:RA)?\.? (?=(?:D[AEO]S?|APARECIDA)\b)/u,
    'NOSSA SENHORA ',
  ],
  [wordPattern('STA'), 'SANTA'],
  [wordPattern('STO'), 'SANTO'],
  [/\bD (?=(?:ARC|OESTE|AJUDA|AVILA|ABADIA|AGUA)\b)/gu, "D'"],
  [/(?<=^| )(PROF|PROFA|DR|DRA|SR|SRA|MONS|PRES|GOV|DEP|ENG) (?=\p{L})/gu, '$1. '],
];

const titles = new Set('PROF PROFA DR DRA SR SRA MONS PRES GOV DEP ENG'.split(' '));

/** 'Colégio O Castelinho': after the words for the kind of school, an article begins the proper name. */
const beginningOfProperName =
  /^((?:(?:Escola|Escolinha|Colégio|Creche|Educandário|Centro|Educacional|Infantil) )+)([oa]s?) (?=\p{Lu})/u;

/**
 * Formats a school's name from a register (capitals, no accents, abbreviated): 'ESC CRIANCA FELIZ' → 'Escola Criança Feliz'. Expands
 * and accents only unambiguous words; a name in mixed case keeps its case. Idempotent.
 *
 * @param cityName the school's city, as a source of accents: 'ADVENTISTA DE ARAGUAINA' → 'Adventista de Araguaína'.
 */
export function formatSchoolName(raw: string, cityName = ''): string {
  // One correction may enable another: 'a ESC' is in mixed case, 'A ESC' is not.
  return applyUntilStable(raw, (name) => formatOnce(name, cityName));
}

function formatOnce(raw: string, cityName: string): string {
  const text = raw
    .normalize('NFC')
    .replaceAll(/[´`]/gu, "'")
    .replaceAll(/\s+/gu, ' ')
    .replace(/^[\s.,;-]+|[\s,;-]+$/gu, '');
  const singleCase = text === text.toUpperCase() || text === text.toLowerCase();
  const expanded = singleCase ? expand(joinInitials(text.toUpperCase())) : text;
  const ownAcronym = singleCase ? findOwnAcronym(expanded) : undefined;
  const title = portugueseTitle(expanded, {
    acronyms: ownAcronym ? new Set([...acronyms, ownAcronym]) : acronyms,
    spelling: cityName,
  });
  const named = title.replace(beginningOfProperName, (_, generic: string, article: string) => {
    return `${generic}${article.charAt(0).toUpperCase()}${article.slice(1)} `;
  });
  return named.replaceAll(/(?<=^| )(\p{L}+)\./gu, (abbreviation, letters: string) =>
    titles.has(letters.toUpperCase())
      ? `${letters.charAt(0).toUpperCase()}${letters.slice(1).toLowerCase()}.`
      : abbreviation,
  );
}

function wordPattern(pattern: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?:\\.|(?![\\p{L}\\p{N}]))`, 'gu');
}

function expand(text: string): string {
  const expanded = expansions.reduce((name, [pattern, meaning]) => name.replace(pattern, meaning), text);
  return expanded.replaceAll(/\s+/gu, ' ').trim();
}

/** 'C E I' and 'C.E.I.' → 'CEI', if the letters form a known acronym. */
function joinInitials(text: string): string {
  return text.replaceAll(/(?<![\p{L}\p{N}])\p{L}(?:(?:\. ?| )\p{L}(?![\p{L}\p{N}])){1,5}\.?/gu, (letters) => {
    const joined = letters.replaceAll(/[. ]/gu, '');
    return acronyms.has(joined) ? joined : letters;
  });
}

/**
 * The acronym that a name appends after a dash: 'REDE DE ENSINO PROPOSITO - REP' → 'REP'. It must consist of the beginnings of the
 * words, at most three letters of each, in order and starting with the first word.
 */
function findOwnAcronym(name: string): string | undefined {
  const parts = name.split(/ [-–] |\(|\)/u).map((part) => part.trim());
  const candidate = parts.find((part, index) => index > 0 && /^\p{L}{2,8}$/u.test(part));
  const sentence = parts.find((part) => part.includes(' '));
  if (!candidate || !sentence) return undefined;
  const words = normalizeSearchText(sentence).toUpperCase().split(' ');
  return consistsOfBeginnings(normalizeSearchText(candidate).toUpperCase(), words, true)
    ? candidate
    : undefined;
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
