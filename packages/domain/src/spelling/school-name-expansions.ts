import { sharedExpressions, wordPattern } from './register-words.ts';

const abbreviated = (before: string, word: string, meaning: string): readonly [RegExp, string] => [
  new RegExp(`\\b(${before}) ${word}(?:\\.|(?![\\p{L}\\p{N}]))`, 'gu'),
  `$1 ${meaning}`,
];

/** Typing errors in words that every register contains. */
const misspellings: readonly (readonly [RegExp, string])[] = [
  [wordPattern('EDUC(?:ACCA|AC|AA|A|CA)O'), 'EDUCACAO'],
  [wordPattern('FUND(?:AMM?EN?T|AMEN|AMETN)AL'), 'FUNDAMENTAL'],
  [wordPattern('ECOLA|ESOLA|ESOCLA|ESCLOA'), 'ESCOLA'],
  [/(?<=\p{L}{3})(?<!\b(?:ART|AUTO|MICRO|MINI|PRE))(?=(?:COLEGIO|ESCOLA)(?: |$))/gu, ' '],
  [/(?<=COLEGIO|ESCOLA|FUNDAMENTAL|INFANTIL|MEDIO|TECNICO)(?=UNIDADE(?: |$))/gu, ' '],
  [/\bESCOLA(?=COOPERATIVA\b)/gu, 'ESCOLA '],
];

/** Unambiguous abbreviations in school registers, applied in order. */
export const expansions: readonly (readonly [RegExp, string])[] = [
  ...misspellings,
  // Legal forms and lists of stages, which nobody says.
  [/(?<=COL[EÉ]GIO|ESCOLA)(?: (?:E )?E(?:[FIM]|EI))+$/u, ''],
  [/[ -]+(?:S[ /]?[ACS] |SNC )?(?:LTDA|EIRELI)\b\.?(?:[ -]+(?:EPP|ME)\b)?/gu, ''],
  [/[ -]+(?:S[ /][CS]|(?<!\bE )CIA)(?=$| COL[EÉ]GIO$| ESCOLA$)/u, ''],
  [/(?<=EDUCA[CÇ][AÃ]O|EDUCACIONAL|ENSINO) S[ /]?A$/u, ''],
  [
    /(?:[ -]+(?:EPP|ME|SC|(?:DE )?(?:PG|EPG|EPSG|EIPG|EEIPG|EIEPG|E?EIE?FE?M?|EFE?M?|EEP))\b\.?)+(?= - |$| UNIDADE\b| COL[EÉ]GIO\b)/gu,
    '',
  ],
  [wordPattern('E\\.? ?E\\.? ?I'), 'ESCOLA DE EDUCACAO INFANTIL'],
  [/^E\.? ?E\.? (?=\p{L})(?!.{1,2}(?:[. ]|$))/u, 'ESCOLA ESTADUAL '],
  [/^E\. ?M\. |^E M (?=\p{L}{2})/u, 'ESCOLA MUNICIPAL '],
  [wordPattern('ESC'), 'ESCOLA'],
  [wordPattern('COL'), 'COLEGIO'],
  [/\bPR[EÉ] ?-? ?(?=ESCOLA)/gu, 'PRE-'],
  [/\bCRECHE (?:E )?PRE(?:-ESCOLA)?$/u, 'CRECHE E PRE-ESCOLA'],
  [wordPattern('RECR'), 'RECREACAO'],
  [wordPattern('DESENV(?:OLV)?'), 'DESENVOLVIMENTO'],
  [wordPattern('EDUC(?= E RECR)'), 'EDUCACAO'],
  [wordPattern('(?<=ESCOLA )ESP$'), 'ESPECIAL'],
  [wordPattern('(?<=FORMACAO )PROF'), 'PROFISSIONAL'],
  [wordPattern('UNID|UND?(?= [\\dIVX]+$)'), 'UNIDADE'],
  [wordPattern('BERC'), 'BERCARIO'],
  [wordPattern('(?:EDUC|ED)\\.? INF(?:ANTIL)?'), 'EDUCACAO INFANTIL'],
  [wordPattern('(?:EDUC|ED)\\.? ESP(?:ECIAL)?'), 'EDUCACAO ESPECIAL'],
  [wordPattern('(?:EDUC|ED)\\.? BAS(?:ICA)?'), 'EDUCACAO BASICA'],
  [wordPattern('(?:EDUC|ED)\\.? PROF(?:ISSIONAL)'), 'EDUCACAO PROFISSIONAL'],
  [wordPattern('(?:EDUC|ED)\\.? FISICA'), 'EDUCACAO FÍSICA'],
  [/\bDE EDUC(?:\.|(?![\p{L}\p{N}]))/u, 'DE EDUCACAO'],
  [wordPattern('(?<=(?:^| )(?:E|ENS) )FUND(?=$|[. ])'), 'FUNDAMENTAL'],
  [wordPattern('CENT(?= (?:DE|EDUC|COMUN))'), 'CENTRO'],
  [wordPattern('APERF'), 'APERFEICOAMENTO'],
  [wordPattern('ESPEC(?= EM )'), 'ESPECIALIZACAO'],
  [wordPattern('(?<=(?:CENTRO|ESPACO) )COMUN'), 'COMUNITARIO'],
  [wordPattern('(?<=CASA )TRANSIT$'), 'TRANSITORIA'],
  // Who maintains the school: 'STELLA MARIS COLEGIO SOC INSTRUCAO'.
  [/(?<=. COLEGIO) SOC(?:IEDADE)? .+$/u, ''],
  [wordPattern('SOC'), 'SOCIEDADE'],
  [wordPattern('(?<=ESCOLA )TEC'), 'TECNICA'],
  [wordPattern('(?<=(?:CENTRO|COLEGIO|CURSO) )TEC'), 'TECNICO'],
  [wordPattern('FORM(?= D[AEO]S?(?: |$)|$)'), 'FORMACAO'],
  [wordPattern('C ED(?= |$)'), 'CENTRO EDUCACIONAL'],
  [wordPattern('DES(?= INF|$)'), 'DESENVOLVIMENTO'],
  [/^(.+) INST(?: E)?$/u, 'INSTITUTO $1'],
  [wordPattern('PROGR'), 'PROGRAMA'],
  [wordPattern('SEGU(?= D[AEO] )'), 'SEGURANCA'],
  [wordPattern('EST(?= SP$| SP )'), 'ESTADO DE'],
  [wordPattern('BENEF'), 'BENEFICENTE'],
  [wordPattern('REC(?= INF)'), 'RECREACAO'],
  [wordPattern('NUCL(?= (?:DE|EDUC|RECR|INF))'), 'NUCLEO'],
  abbreviated('CENTRO|INST|INSTITUTO|COMPLEXO|NUCLEO|GRUPO', 'ED(?:UC)?', 'EDUCACIONAL'),
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
  [
    /\bVOVO (?=(?:JOSE|ZE|JOAQUIM|LUIS|LUIZ|CARLOS|DANIEL|DAVI|GABRIEL|JAIR|JOEL|JORGE|LOURIVAL|MANOEL|MANUEL|MIGUEL|MOISES|NELSON|RAFAEL|RUBENS|SAMUEL|WALTER|\p{L}+O)\b)/gu,
    'VOVÔ ',
  ],
  [/\bARCO[ -]IRIS\b/gu, 'ARCO-ÍRIS'],
  [/\bPOR DO SOL\b/gu, 'PÔR DO SOL'],
  [/\b(CENTRO|INSTITUTO|N[UÚ]CLEO) (?=(?:APRENDIZAGEM|EDUCA[CÇ][AÃ]O|RECREA[CÇ][AÃ]O)\b)/gu, '$1 DE '],
  [/\bINFANTIL (?=(?:ENSINO )?FUNDAMENTAL E\b)/gu, 'INFANTIL, '],
  [/\bINFANTIL (?=(?:ENSINO )?FUNDAMENTAL\b)/gu, 'INFANTIL E '],
  [wordPattern('(?<=- )NC'), 'NUCLEO'],
  [wordPattern('(?<=^|NUCLEO )CON(?= \\p{L}{3})'), 'CONEGO'],
  [/(?<=. .+) UNIDADE$/u, ''],
  [
    /\b(APOIO|ASSIST[EÊ]NCIA|AMPARO|PROTE[CÇ][AÃ]O) A (?=(?:CRIAN[CÇ]A|ESCOLA|INF[AÂ]NCIA|MATERNIDADE)\b)/gu,
    '$1 À ',
  ],
  [/\b(AFRO|ANGLO|ITALO|LUSO|NIPO|PAN|SUICO|TEUTO) (?=(?:AMERICAN|BRASILEIR)[AO]\b)/gu, '$1-'],
  [/\bBEIJA FLOR\b/gu, 'BEIJA-FLOR'],
  [/\bPICA PAU\b/gu, 'PICA-PAU'],
  [/\bBEM[ -]TE[ -]VI\b/gu, 'BEM-TE-VI'],
  [/\bD\.? (?=(?:PEDRO|JOAO|BOSCO)\b)/gu, 'DOM '],
  [/\bE (?=PRECISO\b)|^E (?=\p{L}{2})|(?<=\bBOM )E (?=\p{L}+R\b)/gu, 'É '],
  [/^SO (?=\p{L}{2})/u, 'SÓ '],
  [/\bPRO(?:-| (?=FUTURO|INFANCIA|VIDA|\p{L}{3,}[AEI]R\b))(?=\p{L}{3})/gu, 'PRÓ-'],
  [/\bZE (?=\p{L}{2})/gu, 'ZÉ '],
  [/(?<=\p{L} )CEL (?=\p{L}{3})/gu, 'CORONEL '],
  // 'JOSE GASPAR D': Dom.
  [/(?<=\p{L}{3} \p{L}{3,})(?<! UNIDADE) D$/u, ' DOM'],
  ...sharedExpressions,
  [/\bST\.? (?=\p{L}{3})/gu, 'ST. '],
  [/\bMARQUES (?=DE )/gu, 'MARQUÊS '],
  [/(\p{L}{3,}) S (?=(?:COLEGIO|HOUSE|KIDS|PLACE|SCHOOL)\b)/gu, "$1'S "],
  // 'ELLEN G WHITE', and not an article or a numeral.
  [/(?<=\p{L}{3} )([B-DF-HJ-NP-UWYZ]) (?=\p{L}{3})(?!COL[EÉ]GIO|ESCOLA|UNIDADE)/gu, '$1. '],
  [/(?<=^| )PE\.? (?=\p{L}{3,})(?!COM |PEQUENO )/gu, 'PADRE '],
  [/(?<=^| )(PROF|PROFA|DR|DRA|SR|SRA|MONS|PRES|GOV|DEP|ENG) (?=\p{L})/gu, '$1. '],
];

/** Abbreviated titles that a name keeps, with their dot. */
export const shortTitles = new Set('PROF PROFA DR DRA SR SRA MONS PRES GOV DEP ENG ST'.split(' '));

/** After the words for the kind of school, an article begins the proper name: 'Colégio O Castelinho'. */
export const articleOfProperName =
  /^((?:(?:Escola|Escolinha|Colégio|Creche|CEI|Educandário|Berçário|Centro|Chácara|Educacional|Infantil) )+)([oaé]s?|del) (?=\p{Lu})/u;
