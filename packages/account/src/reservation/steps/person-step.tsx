import type { User } from '@melhor-escola/api-client/account';
import { maskCpf } from '@melhor-escola/domain/cpf';
import { Alert } from '@melhor-escola/ui/alert';
import { Button } from '@melhor-escola/ui/button';
import { Form, useForm } from '@melhor-escola/ui/form';
import { Link } from '@melhor-escola/ui/link';
import { CpfInput, PhoneInput } from '@melhor-escola/ui/masked-input';
import { Text } from '@melhor-escola/ui/text';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link as RouteLink } from '@tanstack/react-router';
import { useState } from 'react';
import { emptyAccountValues, type AccountValues } from '../../account-fields.ts';
import { AccountField } from '../../form/account-field.tsx';
import { changeCurrentUser } from '../../authenticated/queries.ts';
import { useAccountPorts } from '../../ports.tsx';
import { mapAccountError } from '../../account-error/account-error.ts';
import { EmailText } from '../../email-text.tsx';
import { StepButtons } from './step-buttons.tsx';
import { Facts, StepPlaceholder, StepSection } from './step-section.tsx';
import { useReservation } from '../context.tsx';
import { reservingUserQuery } from '../queries.ts';
import { SignInModal, useSignInModal } from './sign-in-instead.tsx';
import { LeadForm, NewAccountForm } from './visitor-forms.tsx';

/**
 * The person who reserves (EN-01, EN-02): a signed-in user sees their own data and types nothing again; a visitor leaves name,
 * e-mail and phone, and then creates an account with CPF and password.
 *
 * @prop userId undefined for a visitor.
 */
export function PersonStep({ userId }: { userId: number | undefined }) {
  return userId === undefined ? <Visitor /> : <SignedInPerson key={userId} userId={userId} />;
}

/** The sign-in modal stands above the forms: the second may replace the first while it is open. */
function Visitor() {
  const { draft, send } = useReservation();
  const [isChangingLead, setIsChangingLead] = useState(false);
  const modal = useSignInModal();
  return (
    <>
      {draft.sentLead && !isChangingLead ? (
        <NewAccountForm
          lead={draft.sentLead}
          onChange={() => {
            send({ type: 'interacted' });
            setIsChangingLead(true);
          }}
          onSignIn={modal.show}
        />
      ) : (
        <LeadForm onSent={() => setIsChangingLead(false)} onSignIn={modal.show} />
      )}
      <SignInModal {...modal.props} />
    </>
  );
}

/** The current user's data. Asks only for what a reservation needs and the account lacks (EN-01). */
function SignedInPerson({ userId }: { userId: number }) {
  const { api, links } = useAccountPorts();
  const { data: user, error, refetch } = useQuery(reservingUserQuery(api, userId));
  if (error && !user) return <UserUnavailable onRetry={() => void refetch()} />;
  if (!user) return <StepPlaceholder />;
  return (
    <StepSection
      title="Seus dados"
      intro="De quem vai matricular o estudante. A escola fala com você por aqui."
    >
      <div className="flex flex-col gap-3 rounded-card border border-hairline bg-card p-4 sm:p-5">
        <Facts
          facts={[
            ['Nome', user.name],
            ['E-mail', <EmailText key="email" email={user.email} />],
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
      <MissingData user={user} />
    </StepSection>
  );
}

/** CPF and phone, if the account has none, and the button to continue. */
function MissingData({ user }: { user: User }) {
  const { api, session } = useAccountPorts();
  const { goTo } = useReservation();
  const queryClient = useQueryClient();
  const form = useForm<AccountValues>({ defaultValues: emptyAccountValues });
  const submit = async ({ cpf, phone }: AccountValues) => {
    const fields = { ...(user.cpf === null && { cpf }), ...(phone && { phone }) };
    if (Object.keys(fields).length > 0) {
      const { user: changed } = await changeCurrentUser({ api, session }, fields);
      queryClient.setQueryData(reservingUserQuery(api, user.id).queryKey, changed);
    }
    await goTo('student');
  };
  return (
    <Form
      form={form}
      aria-label="Seus dados"
      onSubmit={submit}
      onSubmitError={(error) => mapAccountError(error, navigator.onLine)}
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
      <StepButtons back="eligibility" />
    </Form>
  );
}

function UserUnavailable({ onRetry }: { onRetry: () => void }) {
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
