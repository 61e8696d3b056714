import { Button } from '@melhor-escola/ui/button';
import BellPlus from 'lucide-react/icons/bell-plus';
import BellRing from 'lucide-react/icons/bell-ring';
import { useState } from 'react';
import { stringifySearch } from '../../search-string.ts';
import type { ResultsSearch } from '../search-params.ts';

/**
 * Saves a search for whoever wants to be told of new offers.
 *
 * @param query of its address, without '?'.
 * @returns whether it is saved now: who is not signed in does that first.
 */
export type SaveSearchCall = (query: string) => Promise<boolean>;

export interface SaveSearchProps {
  search: ResultsSearch;
  onSave: SaveSearchCall;
}

/** Saves the search, so that new offers are told of by e-mail (product 8). What is saved stands on highlighter. Renders a `<button>`. */
export function SaveSearch({ search, onSave }: SaveSearchProps) {
  const query = queryOf(search);
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
      className="max-sm:-ms-4 sm:-me-4 data-saved:mx-0 data-saved:bg-highlight data-saved:text-on-highlight"
      loading={isSaving}
      onClick={() => void save()}
    >
      {isSaved ? 'Busca salva' : 'Salvar busca e receber avisos'}
    </Button>
  );
}

/** What is looked for, whichever page of it is shown, and how. */
function queryOf({ page: _page, size: _size, view: _view, ...search }: ResultsSearch): string {
  return stringifySearch(search).slice(1);
}
