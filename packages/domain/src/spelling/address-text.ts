import { portugueseTitle, applyUntilStable } from './portuguese-title.ts';

const acronyms: ReadonlySet<string> = new Set(
  'BR CIC JK SQN SQS SGAN SGAS SHIN SHIS QNM QNN QNL EQN EQS CLN CLS SCLN SCLS BNH COHAB CPA KM QI QE QR'.split(
    ' ',
  ),
);

/** Unambiguous abbreviations in Brazilian addresses. */
const abbreviations: Readonly<Record<string, string>> = {
  JD: 'JARDIM',
  JARD: 'JARDIM',
  PQ: 'PARQUE',
  PRQ: 'PARQUE',
  VL: 'VILA',
  CJ: 'CONJUNTO',
  CONJ: 'CONJUNTO',
  RES: 'RESIDENCIAL',
  RESID: 'RESIDENCIAL',
  LOT: 'LOTEAMENTO',
  LOTEAM: 'LOTEAMENTO',
  STA: 'SANTA',
  STO: 'SANTO',
  QD: 'QUADRA',
  LT: 'LOTE',
  BL: 'BLOCO',
  PROX: 'PRÓXIMO',
};

/** Abbreviated street types, expanded only at the start of an address. */
const streetKinds: Readonly<Record<string, string>> = {
  AV: 'AVENIDA',
  R: 'RUA',
  TV: 'TRAVESSA',
  TRAV: 'TRAVESSA',
  AL: 'ALAMEDA',
  PC: 'PRAÇA',
  PCA: 'PRAÇA',
  ROD: 'RODOVIA',
  EST: 'ESTRADA',
};

const placeholder =
  /^(?:0+|[\W_]*|nao (?:informado|declarado|possui|ha|tem)|sem (?:bairro|endereco|complemento)|n ?\/? ?a)$/u;
const withoutNumber = /^(?:0+|s[\s./-]*n[\s.º°o]*|sem n[uú]mero|n[aã]o tem)$/iu;

/**
 * Formats a street name from a register in capitals: 'AV. ALIANCA' → 'Avenida Aliança'. `undefined` for a placeholder
 * ('', '0', 'SEM ENDERECO'). Idempotent.
 */
export function formatStreet(raw: string): string | undefined {
  return formatUnlessPlaceholder(raw, (text) => {
    const [, kind = '', rest = ''] = /^(\p{L}+)\.? (.+)$/u.exec(text) ?? [];
    const meaning = streetKinds[kind.toUpperCase()];
    return toTitleCase(meaning ? `${meaning} ${rest}` : text);
  });
}

/** Formats a neighborhood name: 'JD STA CECILIA' → 'Jardim Santa Cecília'. `undefined` for a placeholder. Idempotent. */
export function formatNeighborhood(raw: string): string | undefined {
  return formatUnlessPlaceholder(raw, toTitleCase);
}

/** Formats an address complement: 'QD 48 LT 01' → 'Quadra 48 Lote 01'. `undefined` for a placeholder. */
export function formatComplement(raw: string): string | undefined {
  return formatUnlessPlaceholder(raw, toTitleCase);
}

/** Formats a house number; 'S/N' for all notations of a missing number. `undefined` for an empty field. */
export function formatHouseNumber(raw: string): string | undefined {
  const text = clean(raw);
  if (text === '') return undefined;
  return withoutNumber.test(text) ? 'S/N' : text.toUpperCase();
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
function toTitleCase(text: string): string {
  const expanded = text
    .toUpperCase()
    .replaceAll(
      /(?<![\p{L}\p{N}])(\p{L}{2,6})(?:\.|(?![\p{L}\p{N}]))/gu,
      (whole, word: string) => abbreviations[word] ?? whole,
    );
  return portugueseTitle(expanded.replaceAll(/\s+/gu, ' '), { acronyms });
}
