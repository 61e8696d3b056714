import type { SchoolOffer } from '@melhor-escola/api-client/panel';
import { formatBRL } from '@melhor-escola/domain/money';
import { offerFieldProblem } from '@melhor-escola/domain/offer-rules';
import { formatInteger, formatMoney, parseInteger, parseMoney } from '@melhor-escola/ui/number-input';
import { useRef } from 'react';
import { usePanelPorts } from '../ports.tsx';
import { submissionMessage } from '../submission-error.ts';
import { offerName, offerValues, type OfferValues, parsePercentage, toTerms } from './offer-values.ts';
import { useSaveOffer } from './use-save-offer.ts';

/** What is edited in its cell of the table. */
export type CellField = 'monthlyFee' | 'discount' | 'seats';

/** What a cell holds: its name within a sentence, and its term of the offer. */
const fields = {
  monthlyFee: { name: 'mensalidade', term: 'monthlyFee' },
  discount: { name: 'desconto', term: 'discountPercentage' },
  seats: { name: 'vagas', term: 'seats' },
} as const satisfies Readonly<Record<CellField, object>>;

/** Saves a value from its cell, and offers to undo it. @returns what is wrong with the text; undefined once it is saved. */
export function useCellEdit(slug: string) {
  const save = useSaveOffer(slug);
  const offerUndo = useUndo(slug);
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
      const saved = 'saved' in result ? result.saved : result.current;
      const { term } = fields[field];
      // Without it, another person's change; with it, the own one, whose answer was lost on the way.
      const isOwn = toTerms(offerValues(saved))?.[term] === terms[term];
      if (!isOwn) return conflictMessage(cellText(saved, field));
      offerUndo({ field, before: offer, after: saved });
      return undefined;
    } catch (error) {
      return submissionMessage(error);
    }
  };
}

/** A value that was changed in its cell. */
interface CellChange {
  readonly field: CellField;
  readonly before: SchoolOffer;
  readonly after: SchoolOffer;
}

/** One toast for all changes: as many as are made in a row would cover the table. */
const TOAST_ID = 'offer-cell-edit';

/**
 * Says what was changed, with a button that stores the former value again: no family is notified of a change. Other values stay as they are.
 * Undoing one change offers the one before it, back to the first of this visit. If the offer has changed since, it says so and asks again;
 * a failed attempt can be repeated. Like every toast with an action it stays until it is closed, because ten seconds are not enough for
 * everybody (WCAG 2.2.1).
 */
function useUndo(slug: string) {
  const { showToast } = usePanelPorts();
  const save = useSaveOffer(slug);
  /** What can be undone, the latest change last. */
  const changes = useRef<readonly CellChange[]>([]);
  const undo = async (change: CellChange) => {
    const { field, before, after } = change;
    const terms = toTerms({ ...offerValues(after), [field]: offerValues(before)[field] });
    if (!terms) return;
    const { name } = fields[field];
    try {
      const result = await save(terms, after);
      if ('saved' in result) {
        const { saved } = result;
        changes.current = changes.current
          .filter((other) => other !== change)
          .map((other) => (other.after.id === saved.id ? { ...other, after: saved } : other));
        const previous = changes.current.at(-1);
        showToast({
          id: TOAST_ID,
          tone: 'success',
          title: `Desfeito: ${name} de ${shownValue(saved, field)}.`,
          description: previous ? `${offerName(saved)}. Antes: ${changeText(previous)}.` : offerName(saved),
          ...(previous && {
            action: { label: 'Desfazer a mudança anterior', onPress: () => void undo(previous) },
          }),
        });
        return;
      }
      const { current } = result;
      showToast({
        id: TOAST_ID,
        tone: 'warning',
        title: 'Nada foi desfeito: esta bolsa mudou depois.',
        description: `${offerName(current)}: agora, ${name} de ${shownValue(current, field)}.`,
        action: {
          label: `Voltar a ${shownValue(before, field)}`,
          onPress: () => {
            const again = { field, before, after: current };
            changes.current = changes.current.map((other) => (other === change ? again : other));
            void undo(again);
          },
        },
      });
    } catch (error) {
      // The press has closed the toast with the only button that undoes this change.
      showToast({
        id: TOAST_ID,
        tone: 'danger',
        title: submissionMessage(error),
        description: `Nada foi desfeito: ${changeText(change)}.`,
        action: { label: 'Tentar de novo', onPress: () => void undo(change) },
      });
    }
  };
  return (change: CellChange) => {
    changes.current = [...changes.current, change];
    showToast({
      id: TOAST_ID,
      tone: 'success',
      title: `Alterado: ${changeText(change)}`,
      description: offerName(change.after),
      action: { label: 'Desfazer', onPress: () => void undo(change) },
    });
  };
}

/** 'mensalidade de R$ 1.850,00 para R$ 1.900,00'. */
const changeText = ({ field, before, after }: CellChange): string =>
  `${fields[field].name} de ${shownValue(before, field)} para ${shownValue(after, field)}`;

/** The text of a value while it is edited: '1.850,00', '20,15' or '10'. */
export function cellText(offer: SchoolOffer, field: CellField): string {
  if (field === 'monthlyFee') return formatMoney(offer.monthlyFee);
  return field === 'seats' ? formatInteger(offer.seats.total) : offerValues(offer).discount;
}

/** The same value within a sentence: 'R$ 1.850,00', '20,15%' or '10'. */
function shownValue(offer: SchoolOffer, field: CellField): string {
  if (field === 'monthlyFee') return formatBRL(offer.monthlyFee);
  return field === 'discount' ? `${cellText(offer, field)}%` : cellText(offer, field);
}

function withText(values: OfferValues, field: CellField, text: string): OfferValues {
  if (field === 'discount') return { ...values, discount: text };
  return { ...values, [field]: field === 'seats' ? parseInteger(text) : parseMoney(text) };
}

/** Both versions: the typed one is in the cell. */
function conflictMessage(current: string): string {
  return `Outra pessoa mudou esta bolsa enquanto você editava: aqui está ${current}. Para ficar com o seu valor, salve de novo.`;
}
