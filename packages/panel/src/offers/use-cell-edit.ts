import type { SchoolOffer } from '@melhor-escola/api-client/panel';
import { offerFieldProblem } from '@melhor-escola/domain/offer-rules';
import { formatInteger, formatMoney, parseInteger, parseMoney } from '@melhor-escola/ui/number-input';
import { saveErrorMessage } from './error-message.ts';
import { offerValues, type OfferValues, parsePercentage, toTerms } from './offer-values.ts';
import { useSaveOffer } from './use-save-offer.ts';

/** What is edited in its cell of the table. */
export type CellField = 'monthlyFee' | 'discount' | 'seats';

/** The term of an offer that a cell holds. */
const termOf = {
  monthlyFee: 'monthlyFee',
  discount: 'discountPercentage',
  seats: 'seats',
} as const satisfies Readonly<Record<CellField, string>>;

/** Saves a value from its cell. @returns what is wrong with the text; undefined once it is saved. */
export function useCellEdit(slug: string) {
  const save = useSaveOffer(slug);
  return async (offer: SchoolOffer, field: CellField, text: string): Promise<string | undefined> => {
    const values = withText(offerValues(offer), field, text);
    const terms = toTerms(values);
    const problem =
      field === 'discount'
        ? offerFieldProblem('discountPercentage', parsePercentage(text))
        : offerFieldProblem(field, values[field]);
    if (problem !== undefined) return problem;
    if (!terms) return 'Preencha este valor.';
    try {
      const result = await save(terms, offer);
      if ('saved' in result) return undefined;
      // The own change, whose answer was lost on the way.
      const isOwn = toTerms(offerValues(result.current))?.[termOf[field]] === terms[termOf[field]];
      return isOwn ? undefined : conflictMessage(cellText(result.current, field));
    } catch (error) {
      return saveErrorMessage(error, navigator.onLine);
    }
  };
}

/** The text of a value while it is edited: '1.850,00', '20,15' or '10'. */
export function cellText(offer: SchoolOffer, field: CellField): string {
  if (field === 'monthlyFee') return formatMoney(offer.monthlyFee);
  return field === 'seats' ? formatInteger(offer.seats.total) : offerValues(offer).discount;
}

function withText(values: OfferValues, field: CellField, text: string): OfferValues {
  if (field === 'discount') return { ...values, discount: text };
  return { ...values, [field]: field === 'seats' ? parseInteger(text) : parseMoney(text) };
}

/** Both versions: the typed one is in the cell. */
function conflictMessage(current: string): string {
  return `Outra pessoa mudou esta bolsa enquanto você editava: aqui está ${current}. Para ficar com o seu valor, salve de novo.`;
}
