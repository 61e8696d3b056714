import { putTitleFirst, titleAbbreviations, withAnyAccents } from './register-words.ts';

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
    'IFSP IBGE VIP GAN CASEB GISNO EP AABB ONG LBV ETEC FATEC FIEC SOS'
  ).split(' '),
);

/** Kinds of school, with which a name begins: registers put them last ('VITORIA COLEGIO'). */
const KINDS = withAnyAccents(
  'ASSOCIACAO(?: ESCOLA)?|BERCARIO|CEI|CENTRO|COLEGIO|COLEGIOS|CONSERVATORIO|CRECHE|EDUCANDARIO|ESCOLA|ESCOLINHA|EXTERNATO|GINASIO|' +
    'INSTITUICAO|INSTITUTO|(?<!CIDADE )JARDIM[ -]ESCOLA|LICEO|LICEU|NUCLEO(?! (?:I|V|X|\\d)+$)|PRE-ESCOLA|REDE|TEATRO[ -]ESCOLA',
);

/** Words that belong to the kind: 'COLEGIO ADVENTISTA DE', 'ESCOLA DE EDUCACAO INFANTIL'. */
const QUALIFIERS = withAnyAccents(
  'ADVENTISTA|AGOSTINIANO|AMERICANA|ANGLO-BRASILEIRA|ANOS|APRENDIZAGEM|ATORES|BALLET|BASICA|BASICO|BATISTA|BEBES|BILINGUE|CAPACITACAO|CONVIVENCIA|CRIANCA|CRIANCAS|CRISTA|CRISTAO|' +
    'CULTURA|CURSOS|DA|DANCA|DAS|DE|DEMOCRATICA|DESENVOLVIMENTO|DO|DOS|DRAMATICO|E|EDUCACAO|EDUCACIONAL|EDUCATIVO|ENFERMAGEM|ENSINO|ESPECIAL|ESPECIALIZADO|' +
    'ESTUDOS|EVANGELICA|EVANGELICO|FORMACAO|FRANCISCANO|FUNDAMENTAL I|FUNDAMENTAL|GRAU|INFANCIA|INFANTIL|INICIAIS|INTEGRACAO|INTEGRADO|INTEGRADOS|' +
    'INTEGRAL|INTERESCOLAR|INTERNACIONAL|LINGUAS|LUTERANO|MARISTA|MATERNAL|MEDIO|MERCEDARIO|METODISTA|MONTESSORI|MONTESSORIANA|MULTICULTURAL|MUSICA|' +
    'MUSICAL|ORIENTACAO|PARA|PASSIONISTA|PRE-ESCOLA|PRESBITERIANO|PRIMEIRO|PROFISSIONAL|PROFISSIONALIZANTE|PROTESE|QUALIFICACAO|RECREACAO|RECREATIVA|' +
    'RECREATIVO|SALESIANO|SAUDE|SENAI|SOCIAL|SUICO-BRASILEIRA|TEATRO|TECNICA|TECNICO|TECNICOS|TELEVISAO|WALDORF',
);

/** What distinguishes the sites of one school: 'UNIDADE II', 'CAMPUS ALDEIA', 'III'. */
const SITE = '(?:- )?(?:(?:[IVX]{1,4} )?(?:UNIDADE|CAMPUS) .+|(?:NUCLEO )?(?:\\d{1,2}|[IVX]{1,4}))';

const siteWord =
  /(?<=. [^- ]+|^(?!CAMPUS|COL|ESCOLA|INSTITUTO|LICEU|NUCLEO|UNIDADE)[^- ]+)(?<!\b(?:A|DA|DE|DO|E|EM|NA)) (?=(?:CAMPUS|UNIDADE) )/u;
/** 'UNIDADE III PERDIZES' */
const namedSite = /(?<= )(UNIDADE (?:\d{1,2}|[IVX]{1,4})) (?=\p{L}{4})/u;

/** What a register leaves of a word that it cut, or of the kind that it moved. */
const danglingLast = /(?<=. .+) (?:COM|D[AEO]|D[AO]S|E|PARA)$/u;

const institution = new RegExp(`^(?:${KINDS}|ACADEMIA|FUNDACAO)$`, 'u');

const containsKind = new RegExp(`(?:^| )(?:${KINDS})(?= |$)`, 'u');
const englishKind = /(?:^| )(?:ACADEMY|COLLEGE|KINDERGARTEN|NURSERY|PRESCHOOL|SCHOOL)(?= |$)/u;
const kindFirst = new RegExp(
  `^(?<kind>(?:${KINDS})(?: (?:${QUALIFIERS}))*) (?<proper>.+?)(?: (?<site>${SITE}))?$`,
  'u',
);
const kindLast = new RegExp(
  `^(?<proper>.+?)(?<! (?:A|COM|DA|DE|DO|E|EM|NA|NO))(?<!^(?:GRANDE|MEU|MINHA|NOSSA|NOSSO|NOVA|NOVO|PEQUENA))(?<!(?:^|MINHA |SUA )PRIMEIRA)(?: -)? (?<kind>(?:${KINDS})(?: (?:${KINDS}|${QUALIFIERS}))*)(?: (?<site>${SITE}))?$`,
  'u',
);

/** Names keep the usual short forms. */
const writtenTitles = { ...titleAbbreviations, DR: 'DR.', DRA: 'DRA.', PROF: 'PROF.', PROFA: 'PROFA.' };

const DENOMINATIONS =
  'ADVENTISTA|AGOSTINIAN[AO]|FRANCISCAN[AO]|LUTERAN[AO]|MARISTA|METODISTA|PRESBITERIAN[AO]|SALESIAN[AO]';

/** Names whose kind is neither first nor last, in the order in which people say them. */
const kindInside: readonly (readonly [RegExp, string])[] = [
  // 'JOAO XXIII FRANCISCANO COLEGIO', 'LUTERANO COLEGIO SAO PAULO'
  [new RegExp(`^(.+) (${DENOMINATIONS}) (COL[EÉ]GIO|ESCOLA)(?= |$)`, 'u'), '$1 $3 $2'],
  [new RegExp(`^(${DENOMINATIONS}|BATISTA) (COL[EÉ]GIO|ESCOLA) (?=.)`, 'u'), '$2 $1 '],
  // 'LICEU SAINT LOUIS COLEGIO'
  [/^((?:INSTITUTO|LICEO|LICEU) .+) (COL[EÉ]GIO)$/u, '$2 $1'],
  // 'VIP COLEGIO JARDIM TREMEMBE'
  [
    /^(.+) (COL[EÉ]GIO|ESCOLA) (?=(?:CH[AÁ]CARA|ITAIM|JARDIM(?! ESCOLA)|NORTE|PARQUE|PENHA|VILA)\b)/u,
    '$2 $1 ',
  ],
];

/** Puts the kind and a title in front: 'DOM BOSCO COLEGIO UNIDADE I' → 'COLEGIO DOM BOSCO UNIDADE I'. */
export function orderName(name: string): string {
  const sorted = kindInside.reduce((current, [pattern, order]) => current.replace(pattern, order), name);
  const {
    kind = '',
    proper = sorted,
    site = '',
  } = (kindFirst.exec(sorted) ?? kindLast.exec(sorted))?.groups ?? {};
  return [kind, putTitleFirst(proper, writtenTitles), site]
    .filter(Boolean)
    .join(' ')
    .replace(siteWord, ' - ')
    .replace(namedSite, '$1 - ')
    .replace(danglingLast, '');
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

/** Letters in place of a name, beside a kind: 'T C A COLEGIO'. */
export const initialsAlone = new RegExp(
  `(?<=^(?:${KINDS}) )\\p{L}(?: \\p{L}){1,4}(?=$| ${SITE}$)|^\\p{L}(?: \\p{L}){1,4}(?= (?:${KINDS})$)`,
  'u',
);

/** Initials before a surname: 'T L ALVES', 'CIDADE A E CARVALHO'. */
export const initialsBeforeSurname = new RegExp(
  `(?<=^|(?:CIDADE|${KINDS}) )(?:\\p{L} ){2,3}(?=(?:D[AEO]S? )?\\p{L}{3})(?!(?:${KINDS})\\b)`,
  'u',
);

/** Initials of a kind at the end of a name that has a kind already: 'APRENDER E SONHAR E E I'. */
const initialsLast = new RegExp(`(?<=.)(?: -)?(?: [A-Z]){2,5}(?=$| - | UNID | ${SITE}$)`, 'u');
/** The same at its start: 'E R I FLECHINHA DE OURO'. */
const initialsFirst = /^(?!E E I )[BCEN](?: [ER]){1,2} I (?=\p{L}{2})/u;

/** 'CR P CONV ESTRELA DA MANHA' → 'CRECHE' and 'ESTRELA DA MANHA'. */
export function withoutAdministration(name: string): { readonly kind: string; readonly rest: string } {
  const [prefix, kind] = administeredKinds.find(([pattern]) => pattern.test(name)) ?? [];
  if (!prefix || !kind) return { kind: '', rest: name };
  return {
    kind,
    rest: name
      .replace(prefix, '')
      .replace(/^[ -]+/u, '')
      .replace(initialsFirst, '')
      .replace(initialsLast, ''),
  };
}

/** Whether a name needs no such kind before it: 'VITORIA COLEGIO'. A generic 'ESCOLA' also yields to a kind within the name. */
export function statesKind(name: string, kind: string): boolean {
  return (
    kindFirst.test(name) ||
    kindLast.test(name) ||
    (kind === 'ESCOLA' && (containsKind.test(name) || englishKind.test(name)))
  );
}

/** Whether a word says what kind of institution it is. */
export const isInstitution = (word: string): boolean => institution.test(word);
