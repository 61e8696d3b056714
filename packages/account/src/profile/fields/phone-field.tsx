import { PhoneInput } from '@melhor-escola/ui/masked-input';
import { AccountField } from '../../form/account-field.tsx';
import { useUpdateUser } from '../queries.ts';
import { EditableField, EditForm, useEditForm } from './editable-field.tsx';
import { useFieldDraft } from './field-draft.ts';

export interface PhoneFieldProps {
  userId: number;
  phone: string | undefined;
}

/** The user's phone, which can be removed (VA-01). */
export function PhoneField({ userId, phone }: PhoneFieldProps) {
  const draft = useFieldDraft('phone', userId);
  return (
    <EditableField
      label="Telefone"
      value={phone === undefined ? 'Não informado' : <span className="tabular">{phone}</span>}
      action={phone === undefined ? 'Informar' : 'Alterar'}
      draft={draft}
    >
      <PhoneForm current={phone ?? ''} />
    </EditableField>
  );
}

function PhoneForm({ current }: { current: string }) {
  const form = useEditForm({ phone: current });
  const updateUser = useUpdateUser();
  return (
    <EditForm
      form={form}
      label="Alterar telefone"
      save={async ({ phone }) => ({
        title: phone === '' ? 'Telefone removido.' : 'Telefone salvo.',
        protocol: await updateUser({ phone: phone === '' ? null : phone }),
      })}
    >
      <AccountField form={form} name="phone">
        {(field) => (
          <PhoneInput
            label="Celular com DDD"
            hint={
              current === ''
                ? 'A escola só o recebe quando você paga a reserva.'
                : 'Para remover, deixe em branco e salve.'
            }
            {...field}
          />
        )}
      </AccountField>
    </EditForm>
  );
}
