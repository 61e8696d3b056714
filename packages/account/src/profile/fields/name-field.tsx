import { formatPersonName } from '@melhor-escola/domain/person-name';
import { isFullName } from '@melhor-escola/domain/full-name';
import { Input } from '@melhor-escola/ui/input';
import { AccountField } from '../../form/account-field.tsx';
import { useUpdateUser } from '../queries.ts';
import { EditableField, EditForm, useEditForm } from './editable-field.tsx';
import { useFieldDraft } from './field-draft.ts';

/** The user's name (VA-01, VA-02). */
export function NameField({ userId, name }: { userId: number; name: string }) {
  const draft = useFieldDraft('name', userId);
  return (
    <EditableField label="Nome" value={name} action="Alterar" draft={draft}>
      <NameForm current={name} />
    </EditableField>
  );
}

function NameForm({ current }: { current: string }) {
  const form = useEditForm({ name: current });
  const updateUser = useUpdateUser();
  return (
    <EditForm
      form={form}
      label="Alterar nome"
      save={async ({ name }) => ({ title: 'Nome salvo.', protocol: await updateUser({ name }) })}
    >
      <AccountField form={form} name="name">
        {(field) => (
          <Input label="Nome completo" autoComplete="name" hint={asStored(field.value)} {...field} />
        )}
      </AccountField>
    </EditForm>
  );
}

/** VA-02: the name as it will be stored; undefined if it is stored as typed. */
function asStored(typed: string): string | undefined {
  const stored = formatPersonName(typed);
  return isFullName(typed) && stored !== typed.trim() ? `Vamos guardar como “${stored}”.` : undefined;
}
