import { portugueseTitle, applyUntilStable } from './portuguese-title.ts';

const acronyms: ReadonlySet<string> = new Set(
  'BR CIC JK SQN SQS SGAN SGAS SHIN SHIS QNM QNN QNL EQN EQS CLN CLS SCLN SCLS BNH COHAB CPA KM QI QE QR'.split(
    ' ',
  ),
);

/** What abbreviations in Brazilian addresses stand for, where they stand for one thing only. */
const words: Readonly<Record<string, string>> = {
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

/** Abbreviated kinds of street, which count only at the beginning of an address. */
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

const nothing =
  /^(?:0+|[\W_]*|nao (?:informado|declarado|possui|ha|tem)|sem (?:bairro|endereco|complemento)|n ?\/? ?a)$/u;
const withoutNumber = /^(?:0+|s[\s./-]*n[\s.º°o]*|sem n[uú]mero|n[aã]o tem)$/iu;

/**
 * A street's name from a register in capitals: 'AV. ALIANCA' → 'Avenida Aliança'. `undefined` when the register says
 * nothing ('', '0', 'SEM ENDERECO'). Idempotent.
 */
export function formatStreet(raw: string): string | undefined {
  return written(raw, (text) => {
    const [, kind = '', rest = ''] = /^(\p{L}+)\.? (.+)$/u.exec(text) ?? [];
    const meaning = streetKinds[kind.toUpperCase()];
    return titled(meaning ? `${meaning} ${rest}` : text);
  });
}

/** A neighborhood's name: 'JD STA CECILIA' → 'Jardim Santa Cecília'. `undefined` when there is none. Idempotent. */
export function formatNeighborhood(raw: string): string | undefined {
  return written(raw, titled);
}

/** What an address adds to street and number: 'QD 48 LT 01' → 'Quadra 48 Lote 01'. `undefined` when there is nothing. */
export function formatComplement(raw: string): string | undefined {
  return written(raw, titled);
}

/** The number of a house; 'S/N' for the many ways to say that it has none. `undefined` for an empty field. */
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

function written(raw: string, format: (text: string) => string): string | undefined {
  const text = applyUntilStable(raw, (current) => format(clean(current)));
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return nothing.test(plain) ? undefined : text;
}

/** In capitals first, because one address often mixes what a register set and what somebody typed. */
function titled(text: string): string {
  const expanded = text
    .toUpperCase()
    .replaceAll(
      /(?<![\p{L}\p{N}])(\p{L}{2,6})(?:\.|(?![\p{L}\p{N}]))/gu,
      (whole, word: string) => words[word] ?? whole,
    );
  return portugueseTitle(expanded.replaceAll(/\s+/gu, ' '), { acronyms });
}
