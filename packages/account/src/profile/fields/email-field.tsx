import { Alert } from '@melhor-escola/ui/alert';
import { Badge } from '@melhor-escola/ui/badge';
import { Button } from '@melhor-escola/ui/button';
import { useState } from 'react';
import { EmailText } from '../../email-text.tsx';
import { EmailInput, PasswordField, ForgottenPasswordHint } from '../../form/account-field.tsx';
import { useSubmissionError } from '../../authenticated/ended-session.ts';
import { useAccountPorts } from '../../ports.tsx';
import { useUpdateUser } from '../queries.ts';
import { CreatePassword } from './create-password.tsx';
import { EditableField, EditForm, useEditForm } from './editable-field.tsx';
import { useFieldDraft } from './field-draft.ts';

export interface EmailFieldProps {
  userId: number;
  email: string;
  isConfirmed: boolean;
  /** A change of e-mail requires the password. Users without one sign in with Google. */
  hasPassword: boolean;
}

/** The user's e-mail, whether it is confirmed, and another link to confirm it. */
export function EmailField({ userId, email, isConfirmed, hasPassword }: EmailFieldProps) {
  const draft = useFieldDraft('email', userId);
  return (
    <EditableField
      label="E-mail"
      value={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <EmailText email={email} />
          <Badge tone={isConfirmed ? 'confirm' : 'warning'}>
            {isConfirmed ? 'Confirmado' : 'Falta confirmar'}
          </Badge>
        </span>
      }
      action="Alterar"
      draft={draft}
      below={!isConfirmed && <ResendLink key={email} email={email} />}
    >
      {hasPassword ? (
        <EmailForm />
      ) : (
        <CreatePassword email={email}>
          Para trocar o e-mail, pedimos a sua senha, e esta conta ainda não tem uma: você entra com o Google.
          Vamos enviar para{' '}
          <strong>
            <EmailText email={email} />
          </strong>{' '}
          um link para criá-la.
        </CreatePassword>
      )}
    </EditableField>
  );
}

function EmailForm() {
  const form = useEditForm();
  const updateUser = useUpdateUser();
  return (
    <EditForm
      form={form}
      label="Alterar e-mail"
      save={async ({ email, password }) => {
        const protocol = await updateUser({ email, currentPassword: password });
        return {
          title: 'E-mail alterado.',
          note: (
            <p>
              Enviamos um link para{' '}
              <strong>
                <EmailText email={email} />
              </strong>
              : abra-o para confirmar. É com este e-mail que você entra de agora em diante.
            </p>
          ),
          protocol,
        };
      }}
    >
      <EmailInput form={form} hint="Enviamos a ele um link para confirmar." />
      <div className="flex flex-col gap-2">
        <PasswordField form={form} name="password" label="Senha atual" />
        <ForgottenPasswordHint />
      </div>
    </EditForm>
  );
}

/** Requests another link to confirm the e-mail. */
function ResendLink({ email }: { email: string }) {
  const { calls } = useAccountPorts();
  const accountErrorOf = useSubmissionError();
  const [isSending, setIsSending] = useState(false);
  const [result, setResult] = useState<{ readonly tone: 'success' | 'danger'; readonly title: string }>();
  const send = async () => {
    setIsSending(true);
    setResult(undefined);
    try {
      await calls.resendConfirmation(email);
      setResult({
        tone: 'success',
        title: `Enviamos outro link para ${email}. Confira também a caixa de spam.`,
      });
    } catch (error) {
      const apiError = accountErrorOf(error);
      setResult({ tone: 'danger', title: apiError?.form ?? 'Não conseguimos enviar o link. Tente de novo.' });
      if (!apiError) throw error;
    } finally {
      setIsSending(false);
    }
  };
  return (
    <div className="flex flex-col gap-3 noscript:hidden">
      {result ? (
        <Alert {...result} live className="wrap-anywhere" />
      ) : (
        <Alert tone="warning" title="Confirme que este e-mail é seu.">
          Abra o link que enviamos. Sem a confirmação, os avisos das suas buscas salvas não são enviados.
        </Alert>
      )}
      <Button
        size="small"
        className="self-start max-sm:min-h-11"
        loading={isSending}
        onClick={() => void send()}
      >
        Enviar o link de novo
      </Button>
    </div>
  );
}
