import { type OfferSearch } from '@melhor-escola/domain/search-filters';
import { Button } from '@melhor-escola/ui/button';
import BellPlus from 'lucide-react/icons/bell-plus';
import BellRing from 'lucide-react/icons/bell-ring';
import { useState } from 'react';
import { stringifySearch } from '@melhor-escola/domain/search-string';

/**
 * Saves a search for e-mail alerts of new offers.
 *
 * @param query of its URL, without '?'.
 * @returns whether it is saved; false if the visitor has to sign in first.
 */
export type SaveSearchCall = (query: string) => Promise<boolean>;

export interface SaveSearchProps {
  search: OfferSearch;
  onSave: SaveSearchCall;
}

/** Saves the search for e-mail alerts of new offers (product 8). A saved search has a highlighter background. Renders a `<button>`. */
export function SaveSearch({ search, onSave }: SaveSearchProps) {
  const query = searchQuery(search);
  const [saved, setSaved] = useState<string>();
  const [isSaving, setIsSaving] = useState(false);
  const isSaved = saved === query;
  const save = async () => {
    setIsSaving(true);
    try {
      if (await onSave(query)) setSaved(query);
    } finally {
      setIsSaving(false);
    }
  };
  return (
    <Button
      variant="quiet"
      icon={isSaved ? BellRing : BellPlus}
      data-saved={isSaved ? '' : undefined}
      className="data-saved:bg-highlight data-saved:text-on-highlight"
      loading={isSaving}
      onClick={() => void save()}
    >
      {isSaved ? 'Busca salva' : 'Salvar busca e receber avisos'}
    </Button>
  );
}

/** The search's query, without page and presentation. */
function searchQuery({ page: _page, size: _size, view: _view, only: _only, ...search }: OfferSearch): string {
  return stringifySearch(search).slice(1);
}
