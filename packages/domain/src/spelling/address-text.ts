import { applyUntilStable, portugueseTitle } from './portuguese-title.ts';
import { putTitleFirst, sharedExpressions, titleAbbreviations, wordPattern } from './register-words.ts';
import { prepositionOfStreet, typeOfStreet } from './street-types.ts';

const acronyms: ReadonlySet<string> = new Set(
  'BR CEI CIC JK SQN SQS SGAN SGAS SHIN SHIS QNM QNN QNL EQN EQS CLN CLS SCLN SCLS BNH CDHU COHAB IVG CPA KM QI QE QR'.split(
    ' ',
  ),
);

/** Types of streets by their abbreviations, which are expanded only at the start of an address. */
const streetTypes: Readonly<Record<string, string>> = {
  AL: 'ALAMEDA',
  AV: 'AVENIDA',
  EST: 'ESTRADA',
  LGO: 'LARGO',
  PC: 'PRAÇA',
  PCA: 'PRAÇA',
  R: 'RUA',
  ROD: 'RODOVIA',
  TRAV: 'TRAVESSA',
  TV: 'TRAVESSA',
};
const typeWords = 'ALAMEDA|AVENIDA|ESTRADA|LADEIRA|LARGO|PASSAGEM|PRA[CÇ]A|RODOVIA|RUA|TRAVESSA|VIELA';
const typeFirst = new RegExp(`^(${typeWords}|${Object.keys(streetTypes).join('|')})\\.? (.+)$`, 'u');
/** Registers repeat the type ('AVENIDA AVENIDA', 'QUADRA QUADRA 12') or put it last, mostly into the complement. */
const repeatedWord = /^(\p{L}{2,}) (?=\1 )/u;
const typeLast = new RegExp(`^(?:(.*) )?(${typeWords})$`, 'u');

/** Unambiguous abbreviations and other habits of registers, applied in order to text in capitals. */
const rewritings: readonly (readonly [RegExp, string])[] = [
  [/\b(QD|LT|BL)(?=\d)/gu, '$1 '],
  [/\bL (?=\d)/gu, 'LOTE '],
  [/\bQ (?=\d)/gu, 'QUADRA '],
  // 'JORGE O SOLANAS'
  [/(?<=^\p{L}{3,}) O (?=\p{L}{3})/gu, ' O. '],
  [/(?<=^|, )AV\.? (?=\p{L}{2})/gu, 'AVENIDA '],
  [/\b(\d{1,2})O?(?=(?:(?:,| E)? \d{1,2})* ANDAR\b)/gu, '$1º'],
  ...Object.entries({
    'JD|JARD': 'JARDIM',
    'PQ|PRQ': 'PARQUE',
    'VL|V(?= \\p{L}{3})': 'VILA',
    'CJ|CONJ': 'CONJUNTO',
    HAB: 'HABITACIONAL',
    'RES|RESID': 'RESIDENCIAL',
    'LOT|LOTEAM': 'LOTEAMENTO',
    CHAC: 'CHÁCARA',
    STA: 'SANTA',
    STO: 'SANTO',
    QD: 'QUADRA',
    LT: 'LOTE',
    BL: 'BLOCO',
    'ERM(?= MATARAZZO)': 'ERMELINO',
    // Cut off at the 40 characters of a neighborhood.
    ADVENTIS$: 'ADVENTISTA',
    '(?<=FARIA )L$': 'LIMA',
    '(?<=JOSE DE )ANCH$': 'ANCHIETA',
    KUBITSCH$: 'KUBITSCHEK',
    'MASCARENH(?:AS DE MORAI?)?$': 'MASCARENHAS DE MORAIS',
    '(?<=PADRE MANOEL DA )NO$': 'NOBREGA',
    '(?<=PADRE MANOEL DE )PA$': 'PAIVA',
    '(?<=ELISIO TEIXEIRA )LEI$': 'LEITE',
    '(?<=HABITACIONAL BRIGADEIRO )EDUARDO$': 'EDUARDO GOMES',
    HUMILD$: 'HUMILDES',
    '(?<=BOM )CONSELH$': 'CONSELHO',
    '(?<=BEZERRA DE )MEN$': 'MENEZES',
    ESQ: 'ESQUINA',
    ESTR: 'ESTRADA',
    TRAV: 'TRAVESSA',
    PROX: 'PRÓXIMO',
    PTA: 'PAULISTA',
  }).map(([words, meaning]): [RegExp, string] => [wordPattern(words), meaning]),
  ...sharedExpressions,
  // Two fields that grew together: 'JARDIM SAO PAULOZONA NORTE'.
  [/(?<=\p{L})(?: Z| ?ZONA) ?(?=(?:LESTE|NORTE|OESTE|SUL)$)/gu, ' ZONA '],
  [/\bSANT[ '’]+(?=ANN?A\b)/gu, "SANT'"],
  [/^SE$/gu, 'SÉ'],
  [/\bDAGUA\b/gu, "D'AGUA"],
  [/\bM ?'?BOI (?=MIRIM\b)/gu, "M'BOI "],
  [/\b(FREGUESIA|NOSSA SENHORA) DO O$/gu, '$1 DO Ó'],
  [
    /\bNOSSA SENHORA (?=(?:ASSUN[CÇ][AÃ]O|CONCEI[CÇ][AÃ]O|ENCARNA[CÇ][AÃ]O|GLORIA|LAPA|LUZ|PAZ|PENHA|PIEDADE|SALETTE?|SAUDE)$)/gu,
    'NOSSA SENHORA DA ',
  ],
  [
    /\bNOSSA SENHORA (?=(?:FATIMA|GUADALUPE|LORETO|LOURDES|MONTEVERGINE|NAZARE|SION)$)/gu,
    'NOSSA SENHORA DE ',
  ],
  [/\bNOSSA SENHORA (?=(?:BOM CONSELHO|CARMO|ROSARIO|SABARA)$)/gu, 'NOSSA SENHORA DO '],
];

/** 'DE VISCONDE PIRAJA' and 'DA NOSSA SENHORA ASSUNCAO': the preposition belongs after the title. */
const prepositionFirst = /^(D[AEO]) (BARAO|VISCONDE|CONDE|DUQUE|NOSSA SENHORA) (?=\p{L}{3})(?!D[AEO]S? )/u;
/** Titles that look like a surname: 'SAO VICENTE MARQUES'. Marqueses of the Empire who gave their name to streets. */
const marquesLast =
  /^(ABRANTES|BARBACENA|HERVAL|LAGES|MARICA|MONTE ALEGRE|OLINDA|PARANAGUA|POMBAL|QUELUZ|SAO VICENTE|SAPUCAI|TAMANDARE|TRES RIOS|VALENCA) MARQUES$|^MARQUES DE /u;

/** It belongs to a type that the register left out: 'DO GRITO, 265', the neighborhood 'DO LIMAO'. */
const danglingPreposition = /^d(?:a|as|e|o|os) (?=\p{L}{2}|M )/iu;

/** 'BONANCA DA': the preposition belongs in front. */
const prepositionLast = /^(?!D[AEO]S? )(\p{L}{3}.*) (D[AEO]S?)$/u;

/** Nobles are called after a place: 'TRIUNFO BARAO', 'CONDE ITU'. Their prepositions, where it is none that 'de' fits. */
const nobleOfPlace =
  /^(BAR[AÃ]O|BARONESA|CONDE|CONDESSA|DUQUE|MARQU[EÊ]S|VISCONDE|VISCONDESSA) ((?:BOM|NOVA|OURO|PORTO|RIO|SANTA|S[AÃ]O|TRES) \p{L}+|\p{L}{3,})$/u;
const placesWithArticle: Readonly<Record<string, string>> = {
  BANANAL: 'DO',
  LADARIO: 'DO',
  PASSAGEM: 'DA',
  'RIO BRANCO': 'DO',
  TRIUNFO: 'DO',
};
const nobleFamilies = new Set('CRESPI LARA MATARAZZO PRATES SALLES ZUNTA'.split(' '));

const titlesFirst = new RegExp(
  `^(?:(?:${Object.keys(titleAbbreviations).join('|')})\\.? )+(?=\\p{L}{2})`,
  'u',
);

const placeholder =
  /^(?:0+|[\W_]*|nao (?:informado|declarado|possui|ha|tem)|sem (?:bairro|endereco|complemento)|n ?\/? ?a)$/u;
/** Seven digits are a telephone. */
const withoutNumber = /^(?:0+|\d{7,}|s[\s./-]*n[\s.º°o]*|sem n[uú]mero|n[aã]o tem)$/iu;

/** Two numbers that grew together: '140150'. */
const twoNumbers = /^(\d{3})(\d{3})$/u;

/** Complements that say nothing: other numbers of the same building, its telephone, that it is a school. */
const idleComplement =
  /^(?:(?:A |AT[EÉ] |E |N\.? |NUMERO |NUMERA[CÇ][AÃ]O )?[\d/ -]+[A-Z]?(?: E \d+[A-Z]?)*|ANTIGO (?:N\.? |N[UÚ]MERO )?\d+(?: ?[A-Z])?|(?:TEL|FONE|TELEFONE)\b.*|(?:CEI|COLEGIO|CRECHE|ESCOLA)\b.*|PREDIO)$/u;

/** 'CONTIGUO RUA FRANCIS': a register cuts complements at 20 characters. Parts of a building, which are short, survive it. */
const CUT_COMPLEMENT_LENGTH = 19;
const buildingPart =
  /^(?:ANDAR|ANEXO|APTO|BLOCO|BL|CASA|CJ|CONJUNTO|FUNDOS|GALPAO|LOJA|LOTE|LT|PREDIO|QD|QUADRA|SALAS?|SETOR|SOBRELOJA|TERREO|TORRE)\b|ANDAR/u;
const landmark = /^(?:AO LADO|EM FRENTE|ENTRE|ESQ|ESQUINA|PERTO|PROXIMO)\b.*(?:\p{L}{5}|\d|\b\p{L})$/u;
/** Before the rest of a complement: 'E CASA 137', other numbers of the same building ('137 UNIDADE I'). */
const leadingNumbers = /^(?:E (?=\p{L}{2})|\d{3,}(?: E)? (?=\p{L}{2}|\d{1,2} ANDAR))/u;

/** A street address in a register. */
export interface RegisteredAddress {
  readonly street?: string | undefined;
  readonly number?: string | undefined;
  readonly complement?: string | undefined;
}

/**
 * Writes a street address from a register as a parent would: 'ALIPIO DE BARROS PROFESSOR', '758', 'AVENIDA' → 'Avenida Professor Alípio
 * de Barros', '758'. A part is `undefined` when it is empty or a placeholder ('0', 'SEM ENDERECO'); all notations of a missing number
 * become 'S/N'. Idempotent.
 */
export function formatAddress({
  street: registeredStreet = '',
  number = '',
  complement = '',
}: RegisteredAddress): RegisteredAddress {
  const [street, house] = splitStreet(registeredStreet, formatHouseNumber(number));
  // Repeated: '212 FUNDOS'.
  const repeated = house && /^\d+$/u.test(house) ? `${house} ` : undefined;
  const extractDetails = (text: string): string =>
    applyUntilStable(text, (current) => {
      const details = clean(current).replace(leadingNumbers, '');
      return repeated && details.startsWith(repeated) ? details.slice(repeated.length) : details;
    });
  let more = extractDetails(complement.toUpperCase());
  let type: string | undefined;
  for (let last = typeLast.exec(more); last; last = typeLast.exec(more)) {
    type ??= last[2];
    more = extractDetails(last[1] ?? '');
  }
  const letter = house && /\d$/u.test(house) && /^[A-Z]$/u.test(more) ? more : '';
  // The number of a register without a field for it.
  const onlyNumber = house === undefined && /^\d+[A-Z]?$/u.test(more) ? more : undefined;
  const isIdle = letter !== '' || onlyNumber !== undefined || idleComplement.test(more) || isCut(complement);
  const streetName = formatUnlessPlaceholder(street, (text) =>
    formatStreet(withoutNumberLast(text, house ?? onlyNumber), type),
  );
  const details = isIdle ? undefined : formatUnlessPlaceholder(more, titleCase);
  return {
    street: streetName,
    number: house === undefined ? onlyNumber : house + letter,
    complement: details === streetName ? undefined : details,
  };
}

/** Only a register writes in capitals, and at this length. */
function isCut(complement: string): boolean {
  const text = complement.trim();
  const { length } = text;
  const isAtLimit = length === CUT_COMPLEMENT_LENGTH || length === CUT_COMPLEMENT_LENGTH + 1;
  const isRegisters = text === text.toUpperCase() && /(?=\p{L}{4})\p{L}*[AEIOU]/u.test(text);
  return isAtLimit && isRegisters && !buildingPart.test(text) && !landmark.test(text);
}

/** Formats a neighborhood name: 'JD STA CECILIA' → 'Jardim Santa Cecília'. `undefined` for a placeholder. Idempotent. */
export function formatNeighborhood(raw: string): string | undefined {
  return formatUnlessPlaceholder(raw, (text) => titleCase(text.replace(danglingPreposition, '')));
}

/** Takes the number from the street if the register has no field for it. */
function splitStreet(street: string, house: string | undefined): readonly [string, string | undefined] {
  const [, name, number] = (house === undefined && numberInStreet.exec(street.toUpperCase())) || [];
  return name === undefined || /\b(?:LATERAL|MARGINAL|N[UÚ]MERO|PARTICULAR|PROJETADA)$/u.test(name)
    ? [street, house]
    : [name, number];
}

function formatHouseNumber(raw: string): string | undefined {
  const text = applyUntilStable(raw, clean);
  if (text === '') return undefined;
  return withoutNumber.test(text)
    ? 'S/N'
    : text
        .toUpperCase()
        .replace(/^0+(?=\d)/u, '')
        .replace(/^(\d{1,2})\.(?=\d{3}$)/u, '$1')
        .replace(' / ', '/')
        .replace(twoNumbers, '$1/$2');
}

/** 'RUA DOM AGUIRRE 438' in a register without a number of its own. */
const numberInStreet = /^((?:AL|AV|R|ALAMEDA|AVENIDA|RUA)\.? .*\p{L}{3,}) (\d{3,5})$/u;

/** Without the number that a register repeats after the street: 'ESTRADA DOS FIDELIS 172'. 'RUA 25' is a name. */
function withoutNumberLast(street: string, number: string | undefined): string {
  if (number === undefined || !/^\d{2}/u.test(number) || !street.endsWith(` ${number}`)) return street;
  const name = street.slice(0, -number.length - 1);
  return /\p{L} \p{L}{3,}$/u.test(name) ? name : street;
}

function formatStreet(raw: string, typeElsewhere: string | undefined): string {
  const text = raw.toUpperCase().replace(repeatedWord, '');
  const [, first, rest = text] = typeFirst.exec(text) ?? [];
  const type = first === undefined ? typeElsewhere : (streetTypes[first] ?? first);
  const name = rest
    .replace(titlesFirst, (abbreviations) =>
      abbreviations.replaceAll(/(\p{L}+)\.?/gu, (_, word: string) => titleAbbreviations[word] ?? word),
    )
    .replace(prepositionLast, '$2 $1')
    .replace(prepositionFirst, '$2 $1 ')
    .replace(marquesLast, (_, place: string | undefined) => `MARQUÊS DE ${place ?? ''}`);
  const ordered = putTitleFirst(name, titleAbbreviations).replace(nobleOfPlace, nobleWithPreposition);
  if (type) return titleCase(`${type} ${prepositionOfStreet(type, ordered)}${ordered}`);
  return titleCase(danglingPreposition.test(ordered) ? `${typeOfStreet(ordered)} ${ordered}` : ordered);
}

function nobleWithPreposition(name: string, title: string, place: string): string {
  return nobleFamilies.has(place) ? name : `${title} ${placesWithArticle[place] ?? 'DE'} ${place}`;
}

function clean(raw: string): string {
  return raw
    .normalize('NFC')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/ ?\. (?=[^\p{L}]|$)/gu, ' ')
    .replace(/^[\s.,;/-]+|[\s.,;/-]+$/gu, '');
}

function formatUnlessPlaceholder(raw: string, format: (text: string) => string): string | undefined {
  const text = applyUntilStable(raw, (current) => format(clean(current)));
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return placeholder.test(plain) ? undefined : text;
}

/** Converts to capitals first, because an address may mix register capitals and typed text. */
function titleCase(text: string): string {
  const written = rewritings.reduce(
    (current, [pattern, meaning]) => current.replace(pattern, meaning),
    text.toUpperCase(),
  );
  return portugueseTitle(written.replaceAll(/\s+/gu, ' '), { acronyms });
}
