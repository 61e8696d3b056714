import { readContent } from '@melhor-escola/api-client/api';
import { ApiError } from '@melhor-escola/api-client/api-error';
import type { SavedSearch } from '@melhor-escola/api-client/account';
import { Button } from '@melhor-escola/ui/button';
import { Field, max, required } from '@melhor-escola/ui/field';
import { Form, SubmitButton, useForm } from '@melhor-escola/ui/form';
import { Input } from '@melhor-escola/ui/input';
import { Link } from '@melhor-escola/ui/link';
import { Switch } from '@melhor-escola/ui/switch';
import { Text } from '@melhor-escola/ui/text';
import { useQueryClient } from '@tanstack/react-query';
import { Link as RouteLink } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { type AlertChange, AlertKinds, alertsSentence } from './alert-kinds.tsx';
import { useSubmissionError } from '../authenticated/ended-session.ts';
import { useAccountPorts } from '../ports.tsx';
import { useOpenedForm } from '../form/account-form.tsx';
import { savedSearchesQuery } from '../profile/queries.ts';

export interface SavedSearchItemProps {
  search: SavedSearch;
  /** Called after it was removed, together with the focused element. */
  onGone: () => void;
}

/** One saved search: a link to its results, its alerts, renaming and removing it. */
export function SavedSearchItem({ search, onGone }: SavedSearchItemProps) {
  const { links } = useAccountPorts();
  const { rename, changeAlerts, remove } = useSavedSearch(search);
  const [isTurning, setIsTurning] = useState(false);
  const [isRemoving, setIsRemoving] = useState(false);
  const [isNaming, setIsNaming] = useState(false);
  const renameButton = useRef<HTMLButtonElement>(null);
  return (
    <div className="flex flex-col gap-2">
      <Link asChild className="inline-flex min-h-6 self-start font-semibold wrap-anywhere">
        <RouteLink {...links.savedSearch(search.query)}>{search.name}</RouteLink>
      </Link>
      <Text className="scripted:hidden">
        {`Avisos por e-mail: ${search.alerts ? alertsSentence(search.alertKinds) : 'desligados'}`}
      </Text>
      <div className="flex flex-col gap-2 noscript:hidden sm:flex-row sm:items-center sm:justify-between">
        <Switch
          label={
            <>
              Avisos por e-mail<span className="sr-only">{` de ${search.name}`}</span>
            </>
          }
          checked={search.alerts}
          loading={isTurning}
          onCheckedChange={(alerts) => {
            setIsTurning(true);
            void changeAlerts({ alerts }).finally(() => setIsTurning(false));
          }}
        />
        <div className="flex gap-2">
          <Button
            ref={renameButton}
            size="small"
            aria-expanded={isNaming}
            onClick={() => setIsNaming(!isNaming)}
          >
            <span>{isNaming ? 'Cancelar' : 'Renomear'}</span>
            <span className="sr-only">{` ${search.name}`}</span>
          </Button>
          <Button
            size="small"
            variant="quiet"
            loading={isRemoving}
            onClick={() => {
              setIsRemoving(true);
              void remove().then((isGone) => (isGone ? onGone() : setIsRemoving(false)));
            }}
          >
            Apagar
            <span className="sr-only">{` ${search.name}`}</span>
          </Button>
        </div>
      </div>
      {search.alerts && <AlertKinds search={search} onChange={changeAlerts} />}
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

/** Characters in a saved search's name, as the service limits it. */
const MAX_NAME_LENGTH = 80;

interface RenameFormProps {
  /** The current name. */
  name: string;
  /** @throws {ApiError} if the service rejects it. */
  rename: (name: string) => Promise<void>;
}

/** Renames a saved search. */
function RenameForm({ name: before, rename }: RenameFormProps) {
  const form = useForm({ defaultValues: { searchName: before } });
  const root = useOpenedForm(form.formState.isDirty);
  const mapAccountError = useSubmissionError();
  return (
    <Form
      ref={root}
      form={form}
      aria-label="Renomear busca"
      onSubmit={({ searchName }) => rename(searchName.trim())}
      onSubmitError={(error) => {
        const apiError = mapAccountError(error);
        return apiError && { form: apiError.form };
      }}
      className="max-w-100"
    >
      <Field form={form} name="searchName" displayName="nome" rules={[required, max(MAX_NAME_LENGTH)]}>
        {(field) => <Input label="Nome da busca" autoComplete="off" maxLength={MAX_NAME_LENGTH} {...field} />}
      </Field>
      <SubmitButton>Salvar</SubmitButton>
    </Form>
  );
}

/** Actions on a saved search; each updates the cached list. */
interface SavedSearchActions {
  /** @throws {ApiError} if the service rejects it. */
  readonly rename: (name: string) => Promise<void>;
  /** Optimistic update: the control changes at once. A failure rolls it back and shows a toast. */
  readonly changeAlerts: (change: AlertChange) => Promise<void>;
  /** Offers to undo it. A failure shows a toast. @returns whether the search is gone. */
  readonly remove: () => Promise<boolean>;
}

function useSavedSearch(search: SavedSearch): SavedSearchActions {
  const { api, showToast } = useAccountPorts();
  const queryClient = useQueryClient();
  const mapAccountError = useSubmissionError();
  const { queryKey } = savedSearchesQuery(api);

  const show = (change: (searches: readonly SavedSearch[]) => SavedSearch[]) =>
    queryClient.setQueryData(queryKey, (searches) => searches && change(searches));
  const replace = (changed: SavedSearch) =>
    show((searches) => searches.map((one) => (one.id === search.id ? changed : one)));
  const fail = (error: unknown, title: string, retry?: () => void) => {
    const apiError = mapAccountError(error);
    showToast({
      tone: 'danger',
      title,
      description: apiError?.form,
      ...(retry && { action: { label: 'Tentar de novo', onPress: retry } }),
    });
    if (!apiError) throw error;
  };

  const change = (id: number, body: Partial<Pick<SavedSearch, 'name' | 'alerts' | 'alertKinds'>>) =>
    readContent(api.PATCH('/v3/account/user/saved-searches/{id}', { params: { path: { id } }, body }));

  const restore = async () => {
    try {
      const { query, name, alerts, alertKinds } = search;
      const again = await readContent(api.POST('/v3/account/user/saved-searches', { body: { query } }));
      const whole = await change(again.id, { name, alerts, alertKinds });
      show((searches) => [whole, ...searches.filter((one) => one.id !== whole.id)]);
    } catch (error) {
      // The press has closed the toast with the only button that undoes it.
      fail(error, 'Não conseguimos salvar a busca de novo.', () => void restore());
    }
  };

  return {
    rename: async (name) => void replace(await change(search.id, { name })),
    async changeAlerts(alerts) {
      await queryClient.cancelQueries({ queryKey });
      replace({ ...search, ...alerts });
      try {
        replace(await change(search.id, alerts));
      } catch (error) {
        replace(search);
        fail(error, 'Os avisos desta busca continuam como estavam.');
      }
    },
    async remove() {
      try {
        await api.DELETE('/v3/account/user/saved-searches/{id}', { params: { path: { id: search.id } } });
      } catch (error) {
        // Already removed, for example from another device: that is the wanted result.
        if (!(error instanceof ApiError) || error.status !== 404) {
          fail(error, 'A busca continua salva.');
          return false;
        }
      }
      show((searches) => searches.filter((one) => one.id !== search.id));
      showToast({
        tone: 'success',
        title: 'Busca apagada.',
        description: search.name,
        action: { label: 'Desfazer', onPress: () => void restore() },
      });
      return true;
    },
  };
}
