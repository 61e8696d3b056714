import type { User } from '@melhor-escola/api-client/account';
import { Alert } from '@melhor-escola/ui/alert';
import { Button } from '@melhor-escola/ui/button';
import { Form, useForm } from '@melhor-escola/ui/form';
import { Link } from '@melhor-escola/ui/link';
import { CpfInput, PhoneInput } from '@melhor-escola/ui/masked-input';
import { Text } from '@melhor-escola/ui/text';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link as RouteLink } from '@tanstack/react-router';
import type { AccountValues } from '../../account-fields.ts';
import { maskCpf } from '@melhor-escola/domain/cpf';
import { AccountField } from '../../form/account-field.tsx';
import { emptyAccountValues } from '../../form/use-account-form.ts';
import { changeOwnUser } from '../../owner/change-own-user.ts';
import { useAccountPorts } from '../../ports.tsx';
import { refusalOfError } from '../../refusal/account-refusal.ts';
import { Facts } from '../facts.tsx';
import { ownUserQuery } from '../queries.ts';
import type { ReservationFlow } from '../reservation-flow.ts';
import { StepButtons } from './step-buttons.tsx';
import { StepPlaceholder } from './step-placeholder.tsx';
import { StepSection } from './step-section.tsx';

export interface SignedInPersonProps {
  flow: ReservationFlow;
  id: number;
}

/** The data of who is signed in, as it is: only what a reservation lacks is asked for (EN-01). */
export function SignedInPerson({ flow, id }: SignedInPersonProps) {
  const { owner, links } = useAccountPorts();
  const { data: user, error, refetch } = useQuery(ownUserQuery(owner, id));
  if (error && !user) return <UnknownPerson onRetry={() => void refetch()} />;
  if (!user) return <StepPlaceholder />;
  return (
    <StepSection
      title="Seus dados"
      intro="De quem vai matricular o estudante. A escola fala com você por aqui."
      focused={flow.moved}
    >
      <div className="flex flex-col gap-3 rounded-card border border-hairline bg-card p-4 sm:p-5">
        <Facts
          facts={[
            ['Nome', user.name],
            ['E-mail', user.email],
            ...(user.phone === null ? [] : [['Celular', user.phone] as const]),
            ...(user.cpf === null ? [] : [['CPF', maskCpf(user.cpf)] as const]),
          ]}
        />
        <Text size="small">
          <Link asChild className="inline-flex min-h-6 items-center">
            <RouteLink {...links.profile()}>Alterar na minha conta</RouteLink>
          </Link>
        </Text>
      </div>
      <MissingData flow={flow} user={user} />
    </StepSection>
  );
}

/** CPF and phone, where the account has none, and the way on. */
function MissingData({ flow, user }: { flow: ReservationFlow; user: User }) {
  const { owner, session } = useAccountPorts();
  const queryClient = useQueryClient();
  const form = useForm<AccountValues>({ defaultValues: emptyAccountValues });
  const send = async ({ cpf, phone }: AccountValues) => {
    const fields = { ...(user.cpf === null && { cpf }), ...(phone && { phone }) };
    if (Object.keys(fields).length > 0) {
      const { user: changed } = await changeOwnUser({ owner, session }, fields);
      queryClient.setQueryData(ownUserQuery(owner, user.id).queryKey, changed);
    }
    await flow.goTo(3);
  };
  return (
    <Form
      form={form}
      aria-label="Seus dados"
      onSubmit={send}
      onSubmitError={(error) => refusalOfError(error, navigator.onLine)}
    >
      {user.cpf === null && (
        <AccountField form={form} name="cpf">
          {(field) => (
            <CpfInput
              label="Seu CPF"
              size="large"
              hint="De quem vai assinar o contrato com a escola. Fica guardado na sua conta."
              {...field}
            />
          )}
        </AccountField>
      )}
      {user.phone === null && (
        <AccountField form={form} name="phone">
          {(field) => (
            <PhoneInput
              label="Celular com DDD"
              size="large"
              optional
              hint="Para a escola falar com você."
              {...field}
            />
          )}
        </AccountField>
      )}
      <StepButtons onBack={() => void flow.goTo(1)} />
    </Form>
  );
}

function UnknownPerson({ onRetry }: { onRetry: () => void }) {
  return (
    <Alert
      tone="danger"
      live
      title="Não conseguimos carregar os seus dados"
      action={
        <Button size="small" onClick={onRetry}>
          Tentar de novo
        </Button>
      }
    >
      Confira a internet e tente de novo em alguns instantes.
    </Alert>
  );
}
