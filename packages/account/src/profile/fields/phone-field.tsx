import { PhoneInput } from '@melhor-escola/ui/masked-input';
import { AccountField } from '../../form/account-field.tsx';
import { ChangeableFact, type SavedFact } from './editable-field.tsx';
import { OwnForm } from '../own-form.tsx';
import { useChangeUser } from '../use-update-user.ts';
import { useOwnDraft, type OwnDraft } from './field-draft.ts';
import { useOwnForm } from '../use-own-form.ts';

export interface PhoneFactProps {
  ownerId: number;
  phone: string | undefined;
}

/** One's phone, and the form that changes or removes it (VA-01). */
export function PhoneFact({ ownerId, phone }: PhoneFactProps) {
  const draft = useOwnDraft('phone', ownerId);
  return (
    <ChangeableFact
      label="Telefone"
      value={phone === undefined ? 'Não informado' : <span className="tabular-nums">{phone}</span>}
      action={phone === undefined ? 'Informar' : 'Alterar'}
      draft={draft}
    >
      {(done) => <PhoneForm phone={phone ?? ''} draft={draft} onDone={done} />}
    </ChangeableFact>
  );
}

interface PhoneFormProps {
  phone: string;
  draft: OwnDraft;
  onDone: (saved: SavedFact) => void;
}

function PhoneForm({ phone: before, draft, onDone }: PhoneFormProps) {
  const form = useOwnForm({ phone: draft.typed ?? before });
  const change = useChangeUser();
  return (
    <OwnForm
      form={form}
      label="Alterar telefone"
      draft={draft}
      send={async ({ phone }) => {
        const protocol = await change({ phone: phone === '' ? null : phone });
        onDone({ title: phone === '' ? 'Telefone removido.' : 'Telefone salvo.', protocol });
      }}
    >
      <AccountField form={form} name="phone">
        {(field) => (
          <PhoneInput
            label="Celular com DDD"
            hint={
              before === ''
                ? 'A escola só o recebe se você reservar uma bolsa.'
                : 'Para remover, deixe em branco e salve.'
            }
            {...field}
          />
        )}
      </AccountField>
    </OwnForm>
  );
}
