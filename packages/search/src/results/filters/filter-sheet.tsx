import { type OfferSearch } from '@melhor-escola/domain/search-filters';
import { useAnnouncement } from '@melhor-escola/ui/announcer';
import { BottomSheet } from '@melhor-escola/ui/bottom-sheet';
import { Button } from '@melhor-escola/ui/button';
import { Text } from '@melhor-escola/ui/text';
import { useMemo, useState, type FormEvent } from 'react';
import { pluralize } from '@melhor-escola/domain/count';
import { useQuery } from '@tanstack/react-query';
import { withoutFilters } from './active-filters.ts';
import { validFacets, sameOffers } from './facets.ts';
import { FilterFields } from './filter-fields.tsx';
import type { FilterPanelProps } from './filter-panel.tsx';
import { orderedRange, readFilterForm } from './read-filter-form.ts';
import { useSearchPorts } from '../../ports.tsx';
import { offerCountQuery } from '../queries.ts';
import { useDebouncedValue } from '@melhor-escola/ui/hooks';

export interface FilterSheetProps extends FilterPanelProps {
  /** Number of offers of the page's search, once known. */
  total: number | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const formId = 'formulario-filtros-do-celular';

/**
 * The filters on a phone: edited as a draft, with the number of offers it would find, and applied by the button.
 * Closing it otherwise changes nothing.
 */
export function FilterSheet({
  search,
  city,
  state,
  facets,
  total,
  open,
  onOpenChange,
  onChange,
}: FilterSheetProps) {
  const [draft, setDraft] = useState(search);
  const asked = useMemo(() => ({ ...draft, ...orderedRange(draft) }), [draft]);
  const found = useOfferCount(asked, search, total);
  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A place that was typed but not chosen: the results page resolves it.
    const typed = readFilterForm(new FormData(event.currentTarget), { city, state });
    const isSamePlace = draft.city === search.city && draft.state === search.state;
    const next = isSamePlace ? { ...asked, city: typed.city, state: typed.state } : asked;
    if (!sameOffers(next, search)) onChange(next);
    onOpenChange(false);
  };
  return (
    <BottomSheet
      title="Filtros"
      open={open}
      onOpenChange={onOpenChange}
      footer={
        <div className="flex flex-wrap gap-3">
          {found.hasFailed && (
            <Text size="small" tone="soft" className="basis-full">
              {notCounted}
            </Text>
          )}
          <Button onClick={() => setDraft(withoutFilters(draft))}>Limpar</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            className="flex-1"
            data-faro-user-action-name="filter"
          >
            <CountLabel {...found} />
          </Button>
          <CountAnnouncement {...found} />
        </div>
      }
    >
      <form id={formId} className="flex flex-col gap-6" onSubmit={apply}>
        <FilterFields
          search={draft}
          city={city}
          state={state}
          facets={validFacets(facets, search, asked)}
          onChange={setDraft}
          live
        />
      </form>
    </BottomSheet>
  );
}

/** Delay after the last change of the draft before its offers are counted. */
const DEBOUNCE_MS = 250;

/** The number of offers of the draft. */
interface OfferCount {
  /** The last known number; absent if counting failed. */
  readonly count: number | undefined;
  /** The number belongs to an earlier draft: show it dimmed. */
  readonly isStale: boolean;
  /** Counting failed: service error or no connection. */
  readonly hasFailed: boolean;
}

/** Counts the offers of `draft` as it changes. `total` is the known number for `applied`, the search of the page. */
function useOfferCount(draft: OfferSearch, applied: OfferSearch, total: number | undefined): OfferCount {
  const { service } = useSearchPorts();
  const debounced = useDebouncedValue(draft, DEBOUNCE_MS);
  const result = useQuery({
    ...offerCountQuery(service, debounced),
    enabled: !sameOffers(debounced, applied),
  });
  if (sameOffers(draft, applied)) return { count: total, isStale: false, hasFailed: false };
  const isPaused = result.fetchStatus === 'paused';
  if (result.isError || isPaused) return { count: undefined, isStale: false, hasFailed: true };
  const isStale = !sameOffers(draft, debounced) || result.isPlaceholderData || result.data === undefined;
  return { count: result.data ?? total, isStale, hasFailed: false };
}

const notCounted = 'Não foi possível contar as bolsas agora. Você pode ver o resultado mesmo assim.';

function CountLabel({ count, isStale }: OfferCount) {
  if (count === undefined) return 'Ver bolsas';
  return <span className={isStale ? 'opacity-50' : ''}>{`Ver ${pluralize(count, 'bolsa', 'bolsas')}`}</span>;
}

/** Announces each new count to screen readers. Renders nothing. */
function CountAnnouncement({ count, isStale, hasFailed }: OfferCount) {
  const sentence = hasFailed ? notCounted : countSentence(count);
  useAnnouncement(isStale ? '' : sentence, { initial: false });
  return null;
}

function countSentence(count: number | undefined): string {
  if (count === undefined) return '';
  return count === 0 ? 'Nenhuma bolsa com estes filtros' : pluralize(count, 'bolsa', 'bolsas');
}
