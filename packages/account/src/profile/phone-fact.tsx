import { PhoneInput } from '@melhor-escola/ui/masked-input';
import { AccountField } from '../form/account-field.tsx';
import { ChangeableFact, type SavedFact } from './changeable-fact.tsx';
import { OwnForm } from './own-form.tsx';
import { useChangeUser } from './use-change-user.ts';
import { useOwnForm } from './use-own-form.ts';

/** One's phone, and the form that changes or removes it (VA-01). */
export function PhoneFact({ phone }: { phone: string | undefined }) {
  return (
    <ChangeableFact
      label="Telefone"
      value={phone === undefined ? 'Não informado' : <span className="tabular-nums">{phone}</span>}
      action={phone === undefined ? 'Informar' : 'Alterar'}
    >
      {(done) => <PhoneForm phone={phone ?? ''} onDone={done} />}
    </ChangeableFact>
  );
}

function PhoneForm({ phone: before, onDone }: { phone: string; onDone: (saved: SavedFact) => void }) {
  const form = useOwnForm({ phone: before });
  const change = useChangeUser();
  return (
    <OwnForm
      form={form}
      label="Alterar telefone"
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
