import { formatPersonName } from '@melhor-escola/domain/person-name';
import { isFullName } from '@melhor-escola/domain/full-name';
import { Input } from '@melhor-escola/ui/input';
import { AccountField } from '../../form/account-field.tsx';
import { ChangeableFact, type SavedFact } from './editable-field.tsx';
import { OwnForm } from '../own-form.tsx';
import { useChangeUser } from '../use-update-user.ts';
import { useOwnDraft, type OwnDraft } from './field-draft.ts';
import { useOwnForm } from '../use-own-form.ts';

/** One's name, and the form that changes it (VA-01, VA-02). */
export function NameFact({ ownerId, name }: { ownerId: number; name: string }) {
  const draft = useOwnDraft('name', ownerId);
  return (
    <ChangeableFact label="Nome" value={name} action="Alterar" draft={draft}>
      {(done) => <NameForm name={name} draft={draft} onDone={done} />}
    </ChangeableFact>
  );
}

interface NameFormProps {
  name: string;
  draft: OwnDraft;
  onDone: (saved: SavedFact) => void;
}

function NameForm({ name: before, draft, onDone }: NameFormProps) {
  const form = useOwnForm({ name: draft.typed ?? before });
  const change = useChangeUser();
  return (
    <OwnForm
      form={form}
      label="Alterar nome"
      draft={draft}
      send={async ({ name }) => onDone({ title: 'Nome salvo.', protocol: await change({ name }) })}
    >
      <AccountField form={form} name="name">
        {(field) => (
          <Input label="Nome completo" autoComplete="name" hint={asStored(field.value)} {...field} />
        )}
      </AccountField>
    </OwnForm>
  );
}

/** VA-02: how a name that was typed in another way will be kept. */
function asStored(typed: string): string | undefined {
  const stored = formatPersonName(typed);
  return isFullName(typed) && stored !== typed.trim() ? `Vamos guardar como “${stored}”.` : undefined;
}
