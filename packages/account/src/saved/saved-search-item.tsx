import type { SavedSearch } from '@melhor-escola/api-client/owner';
import { Button } from '@melhor-escola/ui/button';
import { Link } from '@melhor-escola/ui/link';
import { Switch } from '@melhor-escola/ui/switch';
import { Text } from '@melhor-escola/ui/text';
import { Link as RouteLink } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useAccountPorts } from '../ports.tsx';
import { RenameForm } from './rename-form.tsx';
import { useSavedSearch } from './use-saved-search.ts';

export interface SavedSearchItemProps {
  search: SavedSearch;
  /** It was removed, and what had the focus with it. */
  onGone: () => void;
}

/** One saved search: the way to its results, its alerts, its name, and the way to be rid of it. */
export function SavedSearchItem({ search, onGone }: SavedSearchItemProps) {
  const { links } = useAccountPorts();
  const { rename, setAlerts, remove } = useSavedSearch(search);
  const [isTurning, setIsTurning] = useState(false);
  const [isRemoving, setIsRemoving] = useState(false);
  const [isNaming, setIsNaming] = useState(false);
  const renameButton = useRef<HTMLButtonElement>(null);
  return (
    <div className="flex flex-col gap-2">
      <Link asChild className="inline-flex min-h-6 self-start font-semibold wrap-anywhere">
        <RouteLink {...links.savedSearch(search.query)}>{search.name}</RouteLink>
      </Link>
      <Text size="small" className="scripted:hidden">
        Avisos por e-mail: {search.alerts ? 'ligados' : 'desligados'}
      </Text>
      <div className="flex flex-col gap-2 noscript:hidden sm:flex-row sm:items-center sm:justify-between">
        <Switch
          label={
            <>
              Avisos por e-mail<span className="sr-only"> de {search.name}</span>
            </>
          }
          checked={search.alerts}
          loading={isTurning}
          onCheckedChange={(alerts) => {
            setIsTurning(true);
            void setAlerts(alerts).finally(() => setIsTurning(false));
          }}
        />
        <div className="flex gap-2">
          <Button
            ref={renameButton}
            size="small"
            className="max-sm:min-h-11"
            aria-expanded={isNaming}
            onClick={() => setIsNaming(!isNaming)}
          >
            {isNaming ? 'Cancelar' : 'Renomear'}
            <span className="sr-only"> {search.name}</span>
          </Button>
          <Button
            size="small"
            variant="quiet"
            className="max-sm:min-h-11"
            loading={isRemoving}
            onClick={() => {
              setIsRemoving(true);
              void remove().then((isGone) => (isGone ? onGone() : setIsRemoving(false)));
            }}
          >
            Apagar
            <span className="sr-only"> {search.name}</span>
          </Button>
        </div>
      </div>
      {isNaming && (
        <RenameForm
          name={search.name}
          rename={async (name) => {
            await rename(name);
            setIsNaming(false);
            renameButton.current?.focus();
          }}
        />
      )}
    </div>
  );
}
