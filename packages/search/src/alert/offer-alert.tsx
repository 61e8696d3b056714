'use client';

import type { OfferSearch } from '@melhor-escola/domain/search-filters';
import { stringifySearch } from '@melhor-escola/domain/search-string';
import { LinkButton } from '@melhor-escola/ui/button';
import { lazyPart } from '@melhor-escola/ui/hooks';
import BellPlus from 'lucide-react/icons/bell-plus';
import BellRing from 'lucide-react/icons/bell-ring';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import { useState, type MouseEvent } from 'react';
import { useSearchPorts } from '../ports.tsx';
import { RouteLink } from '../route-link.tsx';

const AlertEmailPanel = lazyPart(async () => (await import('./alert-email-form.tsx')).AlertEmailPanel);

export interface OfferAlertProps {
  /** What the alerts look for. */
  search: OfferSearch;
  /** The same in words: 'do 6º ano em Araguaína, TO'. */
  about: string;
}

const linkClasses = 'max-w-full whitespace-normal print:hidden';

/**
 * Alerts by e-mail about new scholarships, lower prices and free seats of a search (product 8, 15). With a session one press saves
 * them; without one it asks for the e-mail in its place, and without JavaScript on a page of its own. Renders nothing if the host saves
 * no searches.
 */
export function OfferAlert({ search, about }: OfferAlertProps) {
  const { saveSearch, links } = useSearchPorts();
  const query = searchQuery(search);
  const [state, setState] = useState<{ query: string; kind: 'saved' | 'asking' }>();
  const [isSaving, setIsSaving] = useState(false);
  if (!saveSearch) return null;
  const label = `Receber avisos ${about}`;
  const save = async () => {
    setIsSaving(true);
    try {
      const outcome = await saveSearch(query);
      if (outcome !== 'failed') setState({ query, kind: outcome === 'saved' ? 'saved' : 'asking' });
    } finally {
      setIsSaving(false);
    }
  };
  const kind = state?.query === query ? state.kind : undefined;
  const isSaved = kind === 'saved';
  const isBusy = isSaving || kind === 'asking';
  const saveInstead = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (!isBusy) void save();
  };
  // The same element before and after hydration, which therefore takes no focus from it.
  const link = (
    <LinkButton
      variant="quiet"
      icon={isBusy ? LoaderCircle : isSaved ? BellRing : BellPlus}
      asChild
      className={isBusy ? `${linkClasses} [&_svg]:animate-spin` : linkClasses}
    >
      <RouteLink
        to={links.alerts(query)}
        rel="nofollow"
        aria-busy={isBusy || undefined}
        onClick={saveInstead}
      >
        {isSaved ? 'Busca salva' : label}
      </RouteLink>
    </LinkButton>
  );
  if (kind !== 'asking') return link;
  return <AlertEmailPanel query={query} about={about} fallback={link} />;
}

/** The search's query, without page and presentation. */
function searchQuery({ page: _page, size: _size, view: _view, only: _only, ...search }: OfferSearch): string {
  return stringifySearch(search).slice(1);
}
