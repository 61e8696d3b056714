import { Alert } from '@melhor-escola/ui/alert';
import { SubmitButton } from '@melhor-escola/ui/form';
import { useState } from 'react';
import type { AccountAttempt } from '../form/account-attempt.ts';
import { AccountForm } from '../form/account-form.tsx';
import { EmailInput } from '../form/email-input.tsx';
import { useAccountForm } from '../form/use-account-form.ts';
import { useAddressOf } from '../form/use-address-of.ts';
import { useAccountPorts } from '../ports.tsx';

export interface ResendFormProps {
  /** What the server could not take, if this page is the answer to that. */
  attempt: AccountAttempt | undefined;
}

/** Asks for another link to confirm an e-mail. Its answer is the same for every e-mail (S4). */
export function ResendForm({ attempt }: ResendFormProps) {
  const { links, calls } = useAccountPorts();
  const addressOf = useAddressOf();
  const own = attempt?.refusal.isDeadLink ? undefined : attempt;
  const form = useAccountForm(own);
  const [told, setTold] = useState<string>();
  return (
    <>
      <AccountForm
        form={form}
        label="Pedir outro link"
        action={addressOf(links.confirmEmail())}
        attempt={own}
        send={async ({ email }) => {
          setTold(undefined);
          setTold((await calls.resendConfirmation(email)).message);
        }}
      >
        <input type="hidden" name="again" value="1" />
        <EmailInput form={form} />
        <SubmitButton size="large" wide>
          Enviar novo link
        </SubmitButton>
      </AccountForm>
      {told !== undefined && <Alert tone="success" live title={told} />}
    </>
  );
}
