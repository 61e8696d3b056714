import type { Centavos } from './money.ts';
import type { ExtraKind, YearCost } from './year-cost.ts';

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

function included(kind: ExtraKind): string {
  return kind === 'meals' ? 'incluída' : 'incluído';
}

/** 'material, uniforme e transporte'. */
function inSentence(kinds: readonly ExtraKind[]): string {
  const names = kinds.map((kind) => extraNames[kind]);
  const last = names.pop() ?? '';
  return names.length > 0 ? `${names.join(', ')} e ${last}` : last;
}
