import type { SchoolOffer } from '@melhor-escola/api-client/panel';
import { formatCount } from '@melhor-escola/domain/count';
import { today } from '@melhor-escola/domain/date';
import { Button, LinkButton } from '@melhor-escola/ui/button';
import { EmptyState } from '@melhor-escola/ui/empty-state';
import { useStoredDraft } from '@melhor-escola/ui/device-store';
import { Text } from '@melhor-escola/ui/text';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link as RouteLink } from '@tanstack/react-router';
import { useState } from 'react';
import { usePanelPorts } from '../ports.tsx';
import { SchoolPage } from '../school-page.tsx';
import { offerDraft, type EditedOffer } from './draft.ts';
import { OfferEditor } from './editor.tsx';
import { OffersTable } from './offers-table.tsx';
import { duplicateValues, newValues, offerValues } from './offer-values.ts';
import { offersQuery } from './queries.ts';
import { useCellEdit } from './use-cell-edit.ts';
import { useClosing } from './use-closing.ts';

/** The scholarships of a school: add, duplicate, change, close and open again. */
export function OffersScreen({ slug }: { slug: string }) {
  const { api, links } = usePanelPorts();
  const { data } = useSuspenseQuery(offersQuery(api, slug));
  const { edited, left, store, open, close } = useEditedOffer(slug);
  const [selection, setSelection] = useState<readonly number[]>([]);
  const closing = useClosing(slug);
  const editCell = useCellEdit(slug);
  const closable = data.offers.filter(({ id, state }) => state !== 'ended' && selection.includes(id));
  const add = () => open({ id: undefined, version: undefined, values: newValues(schoolYear()) });
  const closeSome = async (offers: readonly SchoolOffer[]) => {
    if (await closing.close(offers)) setSelection([]);
  };
  return (
    <SchoolPage
      slug={slug}
      school={data.school.name}
      title="Bolsas"
      intro="O que você salva aqui aparece no site em seguida."
    >
      {edited ? (
        <OfferEditor
          key={`${edited.id ?? 'new'}-${edited.version ?? 0}-${edited.opened}`}
          slug={slug}
          edited={edited}
          offer={data.offers.find(({ id }) => id === edited.id)}
          onDraft={store.write}
          onReopen={(offer) => open({ id: offer.id, version: offer.version, values: offerValues(offer) })}
          onDone={(saved) => close(saved ?? edited.id)}
        />
      ) : (
        <>
          <Text className="hidden noscript:block">Para mudar bolsas, ative o JavaScript do navegador.</Text>
          <div className="flex flex-wrap gap-3 max-sm:*:w-full">
            <Button
              variant="primary"
              className="noscript:hidden"
              ref={left === 'new' ? focusWhenShown : undefined}
              onClick={add}
            >
              Nova bolsa
            </Button>
            {closable.length > 0 && (
              <Button loading={closing.isPending} onClick={() => void closeSome(closable)}>
                {closable.length === 1
                  ? 'Encerrar 1 bolsa'
                  : `Encerrar ${formatCount(closable.length)} bolsas`}
              </Button>
            )}
            <LinkButton asChild>
              <RouteLink {...links.spreadsheet(slug)}>Planilha</RouteLink>
            </LinkButton>
          </div>
          {data.offers.length === 0 ? (
            <EmptyState title="Nenhuma bolsa ainda">
              Com a primeira bolsa, as famílias já podem reservar vagas nesta escola.
            </EmptyState>
          ) : (
            <OffersTable
              offers={data.offers}
              selection={selection}
              onSelectionChange={setSelection}
              left={left}
              onEdit={(offer) => open({ id: offer.id, version: offer.version, values: offerValues(offer) })}
              onDuplicate={(offer) =>
                open({ id: undefined, version: undefined, values: duplicateValues(offer) })
              }
              onReopen={(offer) =>
                open({
                  id: offer.id,
                  version: offer.version,
                  values: { ...offerValues(offer), validUntil: '' },
                })
              }
              onClose={(offer) => void closeSome([offer])}
              onCellEdit={editCell}
            />
          )}
          {data.total > data.offers.length && (
            <Text size="small" tone="soft">
              {`Aqui estão ${formatCount(data.offers.length)} de ${formatCount(data.total)} bolsas.`}
            </Text>
          )}
        </>
      )}
    </SchoolPage>
  );
}

/** The school year that new offers are for: the next one from September on. */
function schoolYear(): number {
  const [year, month] = today().split('-').map(Number);
  return (year ?? 0) + ((month ?? 0) >= 9 ? 1 : 0);
}

/** The form replaced the list, and the button that was pressed is gone. */
const focusWhenShown = (element: HTMLElement | null) => element?.focus();

interface Opened {
  readonly edited?: EditedOffer;
  readonly count: number;
  /** The offer whose form was left last; 'new' for one that was given up before it was saved. */
  readonly left?: number | 'new';
}

/** The offer in the form: the one that was opened, or a draft from before a reload. */
function useEditedOffer(slug: string) {
  const [store] = useState(() => offerDraft(slug));
  const { stored } = useStoredDraft(() => store);
  const [opened, setOpened] = useState<Opened>();
  const edited = opened ? opened.edited : stored;
  return {
    edited: edited && { ...edited, opened: opened?.count ?? 0 },
    left: opened?.left,
    store,
    open: (next: EditedOffer) => {
      store.clear();
      setOpened({ edited: next, count: (opened?.count ?? 0) + 1 });
    },
    close: (left: number | 'new' = 'new') => {
      store.clear();
      setOpened({ count: opened?.count ?? 0, left });
    },
  };
}
