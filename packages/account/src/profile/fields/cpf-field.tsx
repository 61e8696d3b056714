import { site } from '@melhor-escola/config/site';
import { Link } from '@melhor-escola/ui/link';
import { CpfInput } from '@melhor-escola/ui/masked-input';
import { AccountField } from '../../form/account-field.tsx';
import { useUpdateUser } from '../queries.ts';
import { EditableField, EditForm, useEditForm } from './editable-field.tsx';

export interface CpfFieldProps {
  /** '***.456.789-**'; undefined if there is none yet. */
  maskedCpf: string | undefined;
}

/** The user's CPF: entered once, and never shown whole again (S23, VA-10). */
export function CpfField({ maskedCpf }: CpfFieldProps) {
  const isKnown = maskedCpf !== undefined;
  return (
    <EditableField
      label="CPF"
      value={<span className="tabular">{maskedCpf ?? 'Não informado'}</span>}
      action={isKnown ? undefined : 'Informar'}
      note={isKnown ? <HowToCorrect /> : 'Você só precisa dele para reservar uma bolsa.'}
    >
      <CpfForm />
    </EditableField>
  );
}

function HowToCorrect() {
  return (
    <>
      Mostramos só os números do meio. Está errado? Ligue grátis para{' '}
      <Link href={site.phone.href} className="whitespace-nowrap">
        {site.phone.label}
      </Link>{' '}
      e corrigimos com você.
    </>
  );
}

function CpfForm() {
  const form = useEditForm();
  const updateUser = useUpdateUser();
  return (
    <EditForm
      form={form}
      label="Informar CPF"
      save={async ({ cpf }) => ({ title: 'CPF salvo.', protocol: await updateUser({ cpf }) })}
    >
      <AccountField form={form} name="cpf">
        {(field) => (
          <CpfInput
            label="Seu CPF"
            hint="O do responsável, não o do estudante. Depois de salvo, não aparece mais inteiro."
            {...field}
          />
        )}
      </AccountField>
    </EditForm>
  );
}
