import type { Centavos } from './money.ts';
import { extraKinds, type ExtraKind, type YearCost } from './year-cost.ts';

/** Names of the extras on pages, in lower case: they stand within sentences. */
export const extraNames: Readonly<Record<ExtraKind, string>> = {
  material: 'material',
  uniform: 'uniforme',
  meals: 'alimentação',
  transport: 'transporte',
};

/**
 * 'Material R$ 900; uniforme incluído. Custo não divulgado: alimentação e transporte.' Says of each kind what is known of it.
 *
 * @param format an amount: exact in a reservation, whole reais on browsing pages.
 */
export function describeExtras(
  { extras, undisclosed }: Pick<YearCost, 'extras' | 'undisclosed'>,
  format: (amount: Centavos) => string,
): string {
  const known = extras.map(
    ({ kind, amount }) => `${extraNames[kind]} ${amount > 0 ? format(amount) : included(kind)}`,
  );
  const sentences = [
    ...(known.length > 0 ? [`${known.join('; ')}.`] : []),
    ...(undisclosed.length > 0 ? [`custo não divulgado: ${inSentence(undisclosed)}.`] : []),
  ];
  return sentences.map((sentence) => sentence.charAt(0).toUpperCase() + sentence.slice(1)).join(' ');
}

/** The enrollment fee as a fact: 'R$ 600', or 'Não é cobrada', the one wording of pages, vouchers and mails. */
export function describeEnrollment(enrollment: Centavos, format: (amount: Centavos) => string): string {
  return enrollment > 0 ? format(enrollment) : 'Não é cobrada';
}

/** 'Matrícula de R$ 600 + 12 mensalidades + extras declarados.': what the cost of a year consists of. */
export function describeYear(
  enrollment: Centavos,
  { total, extras }: Pick<YearCost, 'total' | 'extras'>,
  format: (amount: Centavos) => string,
): string {
  const extra = extras.reduce((sum, { amount }) => sum + amount, 0);
  const hasExtras = extra > 0;
  if (total === enrollment + extra)
    return enrollment > 0
      ? `Matrícula de ${format(enrollment)}, sem mensalidade${hasExtras ? ', e os extras declarados' : ''}.`
      : `Sem mensalidade${hasExtras ? ', só os extras declarados' : ''}. A matrícula não é cobrada.`;
  if (enrollment > 0)
    return `Matrícula de ${format(enrollment)} + 12 mensalidades${hasExtras ? ' + extras declarados' : ''}.`;
  return `São 12 mensalidades${hasExtras ? ' e os extras declarados' : ''}. A matrícula não é cobrada.`;
}

/** ', sem alimentação e transporte (não divulgados)': what the cost of a year lacks; empty if nothing. */
export function withoutUndisclosed({ undisclosed }: Pick<YearCost, 'undisclosed'>): string {
  if (undisclosed.length === 0) return '';
  if (undisclosed.length === extraKinds.length) return ', sem extras (não divulgados)';
  const isMeals = undisclosed.every((kind) => kind === 'meals');
  const word = `não divulgad${isMeals ? 'a' : 'o'}${undisclosed.length > 1 ? 's' : ''}`;
  return `, sem ${inSentence(undisclosed)} (${word})`;
}

function included(kind: ExtraKind): string {
  return kind === 'meals' ? 'incluída' : 'incluído';
}

/** 'material, uniforme e transporte'. */
function inSentence(kinds: readonly ExtraKind[]): string {
  const names = kinds.map((kind) => extraNames[kind]);
  const last = names.pop() ?? '';
  return names.length > 0 ? `${names.join(', ')} e ${last}` : last;
}
