import { site } from '@melhor-escola/config/site';
import { Link } from '@melhor-escola/ui/link';
import { CpfInput } from '@melhor-escola/ui/masked-input';
import { AccountField } from '../../form/account-field.tsx';
import { ChangeableFact, type SavedFact } from './editable-field.tsx';
import { OwnForm } from '../own-form.tsx';
import { useChangeUser } from '../use-update-user.ts';
import { useOwnForm } from '../use-own-form.ts';

export interface CpfFactProps {
  /** '***.456.789-**'; absent where there is none yet. */
  maskedCpf: string | undefined;
}

/** One's CPF: asked for once, and from then on never shown whole (S23, VA-10). */
export function CpfFact({ maskedCpf }: CpfFactProps) {
  const isKnown = maskedCpf !== undefined;
  return (
    <ChangeableFact
      label="CPF"
      value={<span className="tabular-nums">{maskedCpf ?? 'Não informado'}</span>}
      action={isKnown ? undefined : 'Informar'}
      note={isKnown ? <HowToCorrect /> : 'Você só precisa dele para reservar uma bolsa.'}
    >
      {(done) => <CpfForm onDone={done} />}
    </ChangeableFact>
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

function CpfForm({ onDone }: { onDone: (saved: SavedFact) => void }) {
  const form = useOwnForm();
  const change = useChangeUser();
  return (
    <OwnForm
      form={form}
      label="Informar CPF"
      send={async ({ cpf }) => onDone({ title: 'CPF salvo.', protocol: await change({ cpf }) })}
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
    </OwnForm>
  );
}
