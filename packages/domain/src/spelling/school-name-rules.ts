import { putTitleFirst, titleAbbreviations, withAnyAccents, wordPattern } from './register-words.ts';

/*
 * What registers of schools do to names, as data. Patterns apply to names in capitals. A register of another state that does something
 * new needs a row here, no code.
 */

/** Words that stay in capitals. */
export const acronyms: ReadonlySet<string> = new Set(
  (
    'SESI SENAI SENAC SESC SEST SENAT SENAR SEBRAE APAE AMAE AACD CNEC PUC PUCSP USP UNIP UFRJ UFMG UNB FAAP FIAP COC FAETEC FUNDEB INEP ' +
    'ABC ABCD TI AEE CDHU MMDC CEI CEIC CMEI CEMEI CEMEIS EMEI EMEIF EMEF EMEFEI EMEB EMEIEF EEB EEEF EEEFM EEEM EC EEM EEF CEF CED ' +
    'CEM CEE CEL CEEBJA CEJA CEEJA CIL CIEF CAIC CIEP CEAN CESAS CEP CEPI CEMI CAESP JI EJA EAD UEI UMEI UMEF NEI NEIM CREI ' +
    'IFSP IBGE GAN CASEB GISNO EP AABB ONG LBV ETEC FATEC FIEC SOS'
  ).split(' '),
);

/** Kinds of school, with which a name begins: registers put them last ('VITORIA COLEGIO'). */
const KINDS = withAnyAccents(
  'BERCARIO|CEI|CENTRO|COLEGIO|COLEGIOS|CRECHE|EDUCANDARIO|ESCOLA|ESCOLINHA|EXTERNATO|GINASIO|INSTITUICAO|INSTITUTO|(?<!CIDADE )JARDIM[ -]ESCOLA|LICEO|LICEU|NUCLEO(?! (?:I|V|X|\\d)+$)|REDE',
);

/** Words that belong to the kind: 'COLEGIO ADVENTISTA DE', 'ESCOLA DE EDUCACAO INFANTIL'. */
const QUALIFIERS = withAnyAccents(
  'ADVENTISTA|AGOSTINIANO|AMERICANA|ANOS|BASICA|BASICO|BATISTA|BEBES|BILINGUE|CRIANCA|CRIANCAS|CRISTA|CRISTAO|CULTURA|DA|DAS|DE|DEMOCRATICA|DESENVOLVIMENTO|DO|DOS|E|' +
    'EDUCACAO|EDUCACIONAL|EDUCATIVO|ENSINO|ESPECIAL|ESPECIALIZADO|ESTUDOS|EVANGELICA|EVANGELICO|FRANCISCANO|FUNDAMENTAL I|FUNDAMENTAL|GRAU|INFANCIA|' +
    'INFANTIL|INICIAIS|INTEGRACAO|INTEGRADO|INTEGRADOS|INTEGRAL|INTERESCOLAR|INTERNACIONAL|LINGUAS|LUTERANO|MARISTA|MATERNAL|MEDIO|MERCEDARIO|METODISTA|MONTESSORI|MULTICULTURAL|' +
    'ORIENTACAO|PARA|PASSIONISTA|PRE-ESCOLA|PRESBITERIANO|PRIMEIRO|RECREACAO|RECREATIVA|RECREATIVO|SALESIANO|SOCIAL|TECNICA|TECNICO|WALDORF',
);

/** What distinguishes the sites of one school: 'UNIDADE II', 'CAMPUS ALDEIA', 'III'. */
const SITE = '(?:- )?(?:(?:[IVX]{1,4} )?(?:UNIDADE|CAMPUS) .+|(?:NUCLEO )?(?:\\d{1,2}|[IVX]{1,4}))';

const siteWord = /(?<=. [^- ]+)(?<!\b(?:A|DA|DE|DO|E|EM|NA)) (?=(?:CAMPUS|UNIDADE) )/u;

const containsKind = new RegExp(`(?:^| )(?:${KINDS})(?= |$)`, 'u');
const kindFirst = new RegExp(
  `^(?<kind>(?:${KINDS})(?: (?:${QUALIFIERS}))*) (?<proper>.+?)(?: (?<site>${SITE}))?$`,
  'u',
);
const kindLast = new RegExp(
  `^(?<proper>.+?)(?<! (?:A|COM|DA|DE|DO|E|EM|NA|NO))(?<!^(?:GRANDE|MEU|MINHA|NOSSA|NOSSO|NOVA|NOVO|PEQUENA|PRIMEIRA))(?: -)? (?<kind>(?:${KINDS})(?: (?:${KINDS}|${QUALIFIERS}))*)(?: (?<site>${SITE}))?$`,
  'u',
);

/** Names keep the usual short forms. */
const writtenTitles = { ...titleAbbreviations, DR: 'DR.', DRA: 'DRA.', PROF: 'PROF.', PROFA: 'PROFA.' };

/** Puts the kind and a title in front: 'DOM BOSCO COLEGIO UNIDADE I' → 'COLEGIO DOM BOSCO UNIDADE I'. */
export function orderName(name: string): string {
  const { kind = '', proper = name, site = '' } = (kindFirst.exec(name) ?? kindLast.exec(name))?.groups ?? {};
  return [kind, putTitleFirst(proper, writtenTitles), site]
    .filter(Boolean)
    .join(' ')
    .replace(siteWord, ' - ');
}

/** Adjectives that municipalities and states add to the kind: who pays for the school, not its name. */
const ADMINISTRATION =
  '(?:P\\.? CONV|P\\.? PARC|PART|PARTIC|PARTICULAR|CONV|CONVEN|CONVENIADA|CONVENIADO|INDIR|INDIRETA|INDIRETO|PARC|PARCEIRA|PARCEIRO)\\b\\.?';

const administeredKinds: readonly (readonly [RegExp, string])[] = [
  ['CR|CRECHE', 'CRECHE'],
  ['CEI', 'CEI'],
  ['ESC|ESCOLA', 'ESCOLA'],
  ['COL|COLEGIO', 'COLEGIO'],
].map(([words, kind = '']) => [new RegExp(`^(?:${words})\\.? ${ADMINISTRATION} (?=.)`, 'u'), kind]);

/** Initials of a kind at the end of a name that has a kind already: 'APRENDER E SONHAR E E I'. */
const initialsLast = new RegExp(`(?<=.)(?: -)?(?: [A-Z]){2,5}(?=$| ${SITE}$)`, 'u');

/** 'CR P CONV ESTRELA DA MANHA' → 'CRECHE' and 'ESTRELA DA MANHA'. */
export function withoutAdministration(name: string): { readonly kind: string; readonly rest: string } {
  const [prefix, kind] = administeredKinds.find(([pattern]) => pattern.test(name)) ?? [];
  if (!prefix || !kind) return { kind: '', rest: name };
  return { kind, rest: name.replace(prefix, '').replace(initialsLast, '') };
}

/** Whether a name needs no such kind before it: 'VITORIA COLEGIO'. A generic 'ESCOLA' also yields to a kind within the name. */
export function statesKind(name: string, kind: string): boolean {
  return kindFirst.test(name) || kindLast.test(name) || (kind === 'ESCOLA' && containsKind.test(name));
}

const abbreviated = (before: string, word: string, meaning: string): readonly [RegExp, string] => [
  new RegExp(`\\b(${before}) ${word}(?:\\.|(?![\\p{L}\\p{N}]))`, 'gu'),
  `$1 ${meaning}`,
];

/** Unambiguous abbreviations in school registers, applied in order. */
export const expansions: readonly (readonly [RegExp, string])[] = [
  // Legal forms and lists of stages, which nobody says.
  [/[ -]+(?:S[ /]?[ACS] )?(?:LTDA|EIRELI)\b\.?(?:[ -]+(?:EPP|ME)\b)?/gu, ''],
  [/(?:[ -]+(?:EPP|ME|SC|(?:DE )?PG|EPG|EPSG|EIPG|EEIPG|EIEPG|E?EIE?FM?|EFM)\b\.?)+(?= - |$)/gu, ''],
  [wordPattern('E\\.? ?E\\.? ?I'), 'ESCOLA DE EDUCACAO INFANTIL'],
  [/^E\.? ?E\.? (?=\p{L})(?!.{1,2}(?:[. ]|$))/u, 'ESCOLA ESTADUAL '],
  [/^E\. ?M\. |^E M (?=\p{L}{2})/u, 'ESCOLA MUNICIPAL '],
  [wordPattern('ESC'), 'ESCOLA'],
  [wordPattern('COL'), 'COLEGIO'],
  [/\bPR[EÉ] ?-? ?(?=ESCOLA)/gu, 'PRE-'],
  [/\bCRECHE (?:E )?PRE(?:-ESCOLA)?$/u, 'CRECHE E PRE-ESCOLA'],
  [wordPattern('RECR'), 'RECREACAO'],
  [wordPattern('DESENV'), 'DESENVOLVIMENTO'],
  [wordPattern('UNID|UND?(?= [\\dIVX]+$)'), 'UNIDADE'],
  [wordPattern('BERC'), 'BERCARIO'],
  [wordPattern('(?:EDUC|ED)\\.? INF(?:ANTIL)?'), 'EDUCACAO INFANTIL'],
  [wordPattern('(?:EDUC|ED)\\.? ESP(?:ECIAL)?'), 'EDUCACAO ESPECIAL'],
  [wordPattern('(?:EDUC|ED)\\.? BAS(?:ICA)?'), 'EDUCACAO BASICA'],
  [wordPattern('(?:EDUC|ED)\\.? PROF(?:ISSIONAL)'), 'EDUCACAO PROFISSIONAL'],
  [wordPattern('(?:EDUC|ED)\\.? FISICA'), 'EDUCACAO FÍSICA'],
  [/\bDE EDUC(?:\.|(?![\p{L}\p{N}]))/u, 'DE EDUCACAO'],
  [wordPattern('(?<=(?:^| )(?:E|ENS) )FUND(?=$|[. ])'), 'FUNDAMENTAL'],
  [wordPattern('CENT(?= (?:DE|EDUC))'), 'CENTRO'],
  [wordPattern('NUCL(?= (?:DE|EDUC|RECR|INF))'), 'NUCLEO'],
  abbreviated('CENTRO|INST|INSTITUTO|COMPLEXO|NUCLEO|GRUPO', 'EDUC', 'EDUCACIONAL'),
  [wordPattern('ENS'), 'ENSINO'],
  abbreviated('ENSINO', 'FUND', 'FUNDAMENTAL'),
  abbreviated(
    'ENSINO|EDUCACAO|RECREACAO|ESCOLA|CENTRO|LAR|RECREATIVO|DESENVOLVIMENTO|NUCLEO',
    'INF',
    'INFANTIL',
  ),
  abbreviated('ENSINO|FUNDAMENTAL E', 'MED', 'MEDIO'),
  [/^FUND(?:\. ?| )(?=\p{L})/u, 'FUNDACAO '],
  [/(?<=^| )INST(?:\. ?| )(?=\p{L})/u, 'INSTITUTO '],
  [wordPattern('ASSOC'), 'ASSOCIACAO'],
  [wordPattern('ASSIST'), 'ASSISTENCIA'],
  [wordPattern('JARD|JD(?= \\p{L}{3})'), 'JARDIM'],
  [wordPattern('PQ(?= \\p{L}{3})'), 'PARQUE'],
  [
    /\b(?:N|NSA|NOSSA) (?:SRA|SENHORA)(?:\.|(?![\p{L}\p{N}]))|\bN\.? ?S(?:RA)?\.? (?=(?:D[AEO]S?|APARECIDA)\b)/u,
    'NOSSA SENHORA ',
  ],
  [wordPattern('STA'), 'SANTA'],
  [wordPattern('STO'), 'SANTO'],
  [/\bSANT[ '’]+(?=ANN?A\b)/gu, "SANT'"],
  [/\bFREGUESIA DO O\b/gu, 'FREGUESIA DO Ó'],
  [
    /(?<=. (?:COLEGIO|ESCOLA)) (?:EDUCACAO|ENSINO)(?: (?:E|EDUCACAO|ENSINO|FUNDAMENTAL|I|II|INFANTIL|MEDIO))+(?=$| (?:- )?UNIDADE)/gu,
    '',
  ],
  [/\bVOVO (?=(?:JOSE|ZE|JOAQUIM|LUIS|MANOEL|MANUEL|RAFAEL|\p{L}+O)\b)/gu, 'VOVÔ '],
  [/\bARCO[ -]IRIS\b/gu, 'ARCO-ÍRIS'],
  [/\bPOR DO SOL\b/gu, 'PÔR DO SOL'],
  [/\bNUCLEO RECREACAO\b/gu, 'NUCLEO DE RECREACAO'],
  [/\bBEM[ -]TE[ -]VI\b/gu, 'BEM-TE-VI'],
  [/(?<=\bDE )MARCO\b/gu, 'MARÇO'],
  [/\bST\.? (?=\p{L}{3})/gu, 'ST. '],
  [/\bD\.? (?=(?:PEDRO|JOAO|BOSCO)\b)/gu, 'DOM '],
  [/\bD (?=(?:ARC|OESTE|AJUDA|AVILA|ABADIA|AGUA|OURO)\b)/gu, "D'"],
  [/\bE (?=PRECISO\b)/gu, 'É '],
  [/\bMARQUES (?=DE )/gu, 'MARQUÊS '],
  [/(\p{L}{3,}) S (?=(?:COLEGIO|HOUSE|KIDS|PLACE|SCHOOL)\b)/gu, "$1'S "],
  [/(?<=^| )PE\.? (?=\p{L}{3,})(?!COM )/gu, 'PADRE '],
  [/(?<=^| )(PROF|PROFA|DR|DRA|SR|SRA|MONS|PRES|GOV|DEP|ENG) (?=\p{L})/gu, '$1. '],
];

/** Abbreviated titles that a name keeps, with their dot. */
export const shortTitles = new Set('PROF PROFA DR DRA SR SRA MONS PRES GOV DEP ENG ST'.split(' '));

/** After the words for the kind of school, an article begins the proper name: 'Colégio O Castelinho'. */
export const articleOfProperName =
  /^((?:(?:Escola|Escolinha|Colégio|Creche|CEI|Educandário|Berçário|Centro|Chácara|Educacional|Infantil) )+)([oa]s?) (?=\p{Lu})/u;
