/** The kind of number: whole, or money in centavos. */
export type NumberKind = 'integer' | 'money';

const integer = /^[-−]?(?:\d{1,3}(?:\.\d{3})+|\d+)$/;
const money = /^[-−]?(?:\d{1,3}(?:\.\d{3})+|\d+)(?:,\d{0,2})?$/;
/** The notation of calculators and English pages; three digits after the point are thousands. */
const moneyWithPoint = /^[-−]?\d+\.\d{1,2}$/;

/** '1.234' → 1234. @returns null for an empty text, NaN for one that is not a whole number. */
export function parseInteger(text: string): number | null {
  const figures = text.trim();
  if (figures === '') return null;
  return integer.test(figures) ? safe(Number(figures.replaceAll('.', '').replace('−', '-'))) : Number.NaN;
}

/** 'R$ 1.234,56' → 123456, in centavos. @returns null for an empty text, NaN for one that is not an amount. */
export function parseMoney(text: string): number | null {
  const figures = text.replace('R$', '').replaceAll(/\s/g, '');
  if (figures === '') return null;
  const isPoint = moneyWithPoint.test(figures);
  if (!isPoint && !money.test(figures)) return Number.NaN;
  const decimal = isPoint ? figures : figures.replaceAll('.', '').replace(',', '.');
  return safe(Math.round(Number(decimal.replace('−', '-')) * 100));
}

/** 1234 → '1.234'. */
export function formatInteger(value: number): string {
  return value.toLocaleString('pt-BR', { maximumFractionDigits: 0 });
}

/** 123456 centavos → '1.234,56', without 'R$'. */
export function formatMoney(centavos: number): string {
  return (centavos / 100).toLocaleString('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}

/** Beyond this a number would silently lose its last digits. */
const safe = (value: number) => (Number.isSafeInteger(value) ? value : Number.NaN);

/** The next multiple of the step, counted from `min`, within the limits. An empty field starts at the lowest value. */
export function steppedValue(
  value: number | null,
  by: number,
  { min, max, step }: { min: number; max: number; step: number },
): number {
  const start = Number.isFinite(min) ? min : 0;
  const clamp = (next: number) => Math.min(Math.max(next, min), max);
  if (value === null || Number.isNaN(value)) return clamp(start);
  const steps = (value - start) / step;
  const next = by > 0 ? Math.floor(steps) + by : Math.ceil(steps) + by;
  return clamp(start + next * step);
}
