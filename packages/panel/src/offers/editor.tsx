import type { SchoolOffer, SchoolOfferTerms } from '@melhor-escola/api-client/panel';
import { isRejectedWith } from '@melhor-escola/api-client/api-error';
import { formatDate } from '@melhor-escola/domain/date';
import { formatBRL } from '@melhor-escola/domain/money';
import { Heading, Text } from '@melhor-escola/ui/text';
import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import { usePanelPorts } from '../ports.tsx';
import { submissionError, submissionMessage } from '../submission-error.ts';
import { Conflict } from './conflict.tsx';
import type { EditedOffer } from './draft.ts';
import { OfferForm } from './offer-form.tsx';
import { offerName, toTerms, type OfferValues } from './offer-values.ts';
import { pricesQuery, type SeenOffer } from './queries.ts';
import { useSaveOffer } from './use-save-offer.ts';

export interface OfferEditorProps {
  slug: string;
  edited: EditedOffer;
  /** The offer as it is stored; undefined for a new one. */
  offer: SchoolOffer | undefined;
  onDraft: (draft: EditedOffer) => void;
  /** Opens the stored version, without what was typed. */
  onReopen: (offer: SchoolOffer) => void;
  /** It was saved, or given up. @param saved id of the saved offer. */
  onDone: (saved?: number) => void;
}

/** Adds or changes an offer. If somebody else changed it meanwhile, it shows both versions and asks. */
export function OfferEditor({ slug, edited, offer, onDraft, onReopen, onDone }: OfferEditorProps) {
  const { showToast } = usePanelPorts();
  const save = useSaveOffer(slug);
  const [conflict, setConflict] = useState<{ readonly own: OfferValues; readonly current: SchoolOffer }>();
  const [isSaving, setIsSaving] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  const finish = (saved: SchoolOffer) => {
    showToast({ tone: 'success', title: `Bolsa salva: ${offerName(saved)}.` });
    onDone(saved.id);
  };
  const submit = async (terms: SchoolOfferTerms, own: OfferValues, seen: SeenOffer | undefined) => {
    const result = await save(terms, seen);
    if ('current' in result) setConflict({ own, current: result.current });
    else finish(result.saved);
  };
  const keepOwn = async () => {
    const terms = conflict && toTerms(conflict.own);
    if (!terms) return;
    setIsSaving(true);
    try {
      await submit(terms, conflict.own, conflict.current);
    } catch (error) {
      showToast({ tone: 'danger', title: submissionMessage(error) });
    } finally {
      setIsSaving(false);
    }
  };
  const { id, version } = edited;
  const seen = id === undefined || version === undefined ? undefined : { id, version };
  return (
    <section aria-labelledby="bolsa" className="flex flex-col gap-6">
      <Heading level={2} id="bolsa" ref={heading} tabIndex={-1}>
        {offer ? `Mudar bolsa: ${offerName(offer)}` : 'Nova bolsa'}
      </Heading>
      {conflict ? (
        <Conflict
          {...conflict}
          saving={isSaving}
          onKeepOwn={() => void keepOwn()}
          onKeepCurrent={() => onReopen(conflict.current)}
        />
      ) : (
        <OfferForm
          values={edited.values}
          seats={offer?.seats}
          onDraft={(values) => onDraft({ ...edited, values })}
          onSave={(terms, values) => submit(terms, values, seen)}
          onSaveError={toFormErrors}
          onCancel={() => onDone()}
        />
      )}
      {offer && <PriceHistory slug={slug} offer={offer.id} />}
    </section>
  );
}

function toFormErrors(error: unknown) {
  if (isRejectedWith(error, 'OFFER_SEATS_RESERVED')) return { fields: { seats: submissionMessage(error) } };
  return submissionError(error);
}

function PriceHistory({ slug, offer }: { slug: string; offer: number }) {
  const { api } = usePanelPorts();
  const { data } = useQuery(pricesQuery(api, slug, offer));
  if (!data || data.length === 0) return null;
  return (
    <section aria-labelledby="precos" className="flex flex-col gap-2">
      <Heading level={3} id="precos">
        Preços anteriores
      </Heading>
      <ul className="flex flex-col gap-1">
        {data.map(({ changedAt, oldPrice, newPrice, oldMonthlyFee, newMonthlyFee }) => (
          <li key={changedAt}>
            <Text>
              {`${formatDate(new Date(changedAt))}: a família pagava ${formatBRL(oldPrice)} de ${formatBRL(oldMonthlyFee)} e passou a pagar ${formatBRL(newPrice)} de ${formatBRL(newMonthlyFee)}.`}
            </Text>
          </li>
        ))}
      </ul>
    </section>
  );
}
