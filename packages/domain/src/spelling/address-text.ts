import { applyUntilStable, portugueseTitle } from './portuguese-title.ts';
import { putTitleFirst, titleAbbreviations, wordPattern } from './register-words.ts';

const acronyms: ReadonlySet<string> = new Set(
  'BR CIC JK SQN SQS SGAN SGAS SHIN SHIS QNM QNN QNL EQN EQS CLN CLS SCLN SCLS BNH CDHU COHAB CPA KM QI QE QR'.split(
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
    ESQ: 'ESQUINA',
    ESTR: 'ESTRADA',
    TRAV: 'TRAVESSA',
    PROX: 'PRÓXIMO',
    PTA: 'PAULISTA',
  }).map(([words, meaning]): [RegExp, string] => [wordPattern(words), meaning]),
  // Two fields that grew together: 'JARDIM SAO PAULOZONA NORTE'.
  [/(?<=\p{L})(?: Z| ?ZONA) ?(?=(?:LESTE|NORTE|OESTE|SUL)$)/gu, ' ZONA '],
  [/\bSANT[ '’]+(?=ANN?A\b)/gu, "SANT'"],
  [/^SE$/gu, 'SÉ'],
  [/\bDAGUA\b/gu, "D'AGUA"],
  [/\bD (?=(?:ARC|OESTE|AJUDA|AVILA|ABADIA|AGUA)\b)/gu, "D'"],
  [/\bM ?'?BOI (?=MIRIM\b)/gu, "M'BOI "],
  [/\b(FREGUESIA|NOSSA SENHORA) DO O$/gu, '$1 DO Ó'],
  [/\bNOSSA SENHORA (?=(?:ASSUN[CÇ][AÃ]O|CONCEI[CÇ][AÃ]O|ENCARNA[CÇ][AÃ]O|PENHA)$)/gu, 'NOSSA SENHORA DA '],
];

/** 'DE VISCONDE PIRAJA' and 'DA NOSSA SENHORA ASSUNCAO': the preposition belongs after the title. */
const prepositionFirst = /^(D[AEO]) (BARAO|VISCONDE|CONDE|DUQUE|NOSSA SENHORA) (?=\p{L}{3})(?!D[AEO]S? )/u;
/** Titles that look like a surname: 'SAO VICENTE MARQUES'. Marqueses of the Empire who gave their name to streets. */
const marquesLast =
  /^(ABRANTES|BARBACENA|HERVAL|LAGES|MARICA|MONTE ALEGRE|OLINDA|PARANAGUA|POMBAL|QUELUZ|SAO VICENTE|SAPUCAI|TAMANDARE|TRES RIOS|VALENCA) MARQUES$|^MARQUES DE /u;

/** It belongs to a type that the register left out: 'DOS TUPINIQUINS, 765', the neighborhood 'DO LIMAO'. */
const danglingPreposition = /^d(?:a|as|e|o|os) (?=\p{L}{2})/iu;

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
  /^(?:(?:N\.? |E )?[\d/ -]+(?: E \d+)*|(?:TEL|FONE|TELEFONE)\b.*|CEI|CRECHE|ESCOLA|PREDIO)$/u;

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
  street = '',
  number = '',
  complement = '',
}: RegisteredAddress): RegisteredAddress {
  const house = formatHouseNumber(number);
  // Repeated: '212 FUNDOS'.
  const repeated = house && /^\d+$/u.test(house) ? `${house} ` : undefined;
  const detailsOf = (text: string): string =>
    applyUntilStable(text, (current) => {
      const details = clean(current);
      return repeated && details.startsWith(repeated) ? details.slice(repeated.length) : details;
    });
  let more = detailsOf(complement.toUpperCase());
  let type: string | undefined;
  for (let last = typeLast.exec(more); last; last = typeLast.exec(more)) {
    type ??= last[2];
    more = detailsOf(last[1] ?? '');
  }
  const letter = house && /\d$/u.test(house) && /^[A-Z]$/u.test(more) ? more : '';
  // The number of a register without a field for it.
  const onlyNumber = house === undefined && /^\d+[A-Z]?$/u.test(more) ? more : undefined;
  const isIdle = letter !== '' || onlyNumber !== undefined || idleComplement.test(more);
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

/** Formats a neighborhood name: 'JD STA CECILIA' → 'Jardim Santa Cecília'. `undefined` for a placeholder. Idempotent. */
export function formatNeighborhood(raw: string): string | undefined {
  return formatUnlessPlaceholder(raw, (text) => titleCase(text.replace(danglingPreposition, '')));
}

function formatHouseNumber(raw: string): string | undefined {
  const text = applyUntilStable(raw, clean);
  if (text === '') return undefined;
  return withoutNumber.test(text)
    ? 'S/N'
    : text
        .toUpperCase()
        .replace(/^0+(?=\d)/u, '')
        .replace(twoNumbers, '$1/$2');
}

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
    .replace(prepositionFirst, '$2 $1 ')
    .replace(marquesLast, (_, place: string | undefined) => `MARQUÊS DE ${place ?? ''}`);
  const ordered = putTitleFirst(name, titleAbbreviations);
  return titleCase(type ? `${type} ${ordered}` : ordered.replace(danglingPreposition, ''));
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
