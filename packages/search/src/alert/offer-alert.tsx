'use client';

import type { OfferSearch } from '@melhor-escola/domain/search-filters';
import { stringifySearch } from '@melhor-escola/domain/search-string';
import { Button } from '@melhor-escola/ui/button';
import BellPlus from 'lucide-react/icons/bell-plus';
import BellRing from 'lucide-react/icons/bell-ring';
import { lazy, Suspense, useState } from 'react';
import { useSearchPorts } from '../ports.tsx';

const AlertEmailForm = lazy(async () => ({
  default: (await import('./alert-email-form.tsx')).AlertEmailForm,
}));

export interface OfferAlertProps {
  /** What the alerts look for. */
  search: OfferSearch;
  /** The same in words: 'do 6º ano em Araguaína, TO'. */
  about: string;
}

/**
 * Alerts by e-mail about new scholarships, lower prices and free seats of a search (product 8, 15). With a session one press saves
 * them; without one it asks for the e-mail in its place, with which the account begins. Renders nothing if the host saves no searches.
 */
export function OfferAlert({ search, about }: OfferAlertProps) {
  const { saveSearch } = useSearchPorts();
  const query = searchQuery(search);
  const [state, setState] = useState<{ query: string; kind: 'saved' | 'asking' }>();
  const [isSaving, setIsSaving] = useState(false);
  if (!saveSearch) return null;
  const save = async (email?: string) => {
    setIsSaving(true);
    try {
      const outcome = await saveSearch(query, email);
      if (outcome === 'saved') setState({ query, kind: 'saved' });
      // With an e-mail, the host goes on.
      else setState(outcome === 'signed-out' && email === undefined ? { query, kind: 'asking' } : undefined);
    } finally {
      setIsSaving(false);
    }
  };
  const kind = state?.query === query ? state.kind : undefined;
  const isSaved = kind === 'saved';
  const button = (
    <Button
      variant="quiet"
      icon={isSaved ? BellRing : BellPlus}
      loading={isSaving || kind === 'asking'}
      onClick={() => void save()}
      className="max-w-full whitespace-normal noscript:hidden print:hidden"
    >
      {isSaved ? 'Busca salva' : `Receber avisos ${about}`}
    </Button>
  );
  if (kind !== 'asking') return button;
  return (
    <Suspense fallback={button}>
      <AlertEmailForm about={about} onSend={save} />
    </Suspense>
  );
}

/** The search's query, without page and presentation. */
function searchQuery({ page: _page, size: _size, view: _view, only: _only, ...search }: OfferSearch): string {
  return stringifySearch(search).slice(1);
}
