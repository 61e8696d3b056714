import { Alert } from '@melhor-escola/ui/alert';
import { Badge } from '@melhor-escola/ui/badge';
import { Button } from '@melhor-escola/ui/button';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { focusSection } from '../../account-section.tsx';
import { EmailText } from '../../email-text.tsx';
import { EmailInput, PasswordField, ForgottenPasswordHint } from '../../form/account-field.tsx';
import { useSubmissionError } from '../../authenticated/ended-session.ts';
import { useAccountPorts } from '../../ports.tsx';
import { profileQuery, useUpdateUser } from '../queries.ts';
import { CreatePassword } from './create-password.tsx';
import { EditableField, EditForm, useEditForm } from './editable-field.tsx';
import { useFieldDraft } from './field-draft.ts';

export interface EmailFieldProps {
  userId: number;
  email: string;
  isConfirmed: boolean;
  /** Replaces the e-mail once it is confirmed. */
  pendingEmail: string | undefined;
  /** A change of e-mail requires the password. Users without one sign in with Google. */
  hasPassword: boolean;
}

/** The user's e-mail, whether it is confirmed, and the one that will replace it, with another link to confirm either. */
export function EmailField({ userId, email, isConfirmed, pendingEmail, hasPassword }: EmailFieldProps) {
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
      below={
        pendingEmail === undefined ? (
          !isConfirmed && <Unconfirmed key={email} email={email} />
        ) : (
          <PendingChange key={pendingEmail} email={email} pendingEmail={pendingEmail} />
        )
      }
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
        await updateUser({ email, currentPassword: password });
        return { title: 'Falta confirmar o novo e-mail.' };
      }}
    >
      <EmailInput
        form={form}
        label="Novo e-mail"
        hint="Enviamos a ele um link. A troca só vale depois que você o abrir."
      />
      <div className="flex flex-col gap-2">
        <PasswordField form={form} name="password" label="Senha atual" />
        <ForgottenPasswordHint />
      </div>
    </EditForm>
  );
}

/** Asks to confirm the current e-mail. */
function Unconfirmed({ email }: { email: string }) {
  const { result, isSending, send } = useResendLink(email);
  return (
    <div className="flex flex-col gap-3 noscript:hidden">
      {result ? (
        <Alert {...result} live className="wrap-anywhere" />
      ) : (
        <Alert tone="warning" title="Confirme que este e-mail é seu.">
          Abra o link que enviamos. Sem a confirmação, os avisos das suas buscas salvas não são enviados.
        </Alert>
      )}
      <ResendButton isSending={isSending} send={send} />
    </div>
  );
}

/** Asks to confirm the new e-mail, which replaces the current one then; or to keep the current one. */
function PendingChange({ email, pendingEmail }: { email: string; pendingEmail: string }) {
  const { result, isSending, send } = useResendLink(pendingEmail);
  const { problem, isCancelling, cancel } = useCancelChange();
  return (
    <div className="flex flex-col gap-3 noscript:hidden">
      {problem !== undefined && <Alert tone="danger" live title={problem} />}
      {result ? (
        <Alert {...result} live className="wrap-anywhere" />
      ) : (
        <Alert tone="warning" title="Aguardando a confirmação do novo e-mail.">
          <p>
            Enviamos um link para{' '}
            <strong>
              <EmailText email={pendingEmail} />
            </strong>
            . Até você o abrir, continua valendo <EmailText email={email} />. Ao confirmar, você sai dos
            outros aparelhos.
          </p>
        </Alert>
      )}
      <div className="flex flex-wrap gap-3">
        <ResendButton isSending={isSending} send={send} />
        <Button size="small" loading={isCancelling} onClick={() => void cancel()}>
          Cancelar a troca
        </Button>
      </div>
    </div>
  );
}

function ResendButton({ isSending, send }: { isSending: boolean; send: () => Promise<void> }) {
  return (
    <Button size="small" className="self-start" loading={isSending} onClick={() => void send()}>
      Enviar o link de novo
    </Button>
  );
}

/** Requests another link to confirm this e-mail. */
function useResendLink(email: string) {
  const { api } = useAccountPorts();
  const mapAccountError = useSubmissionError();
  const [isSending, setIsSending] = useState(false);
  const [result, setResult] = useState<{ readonly tone: 'success' | 'danger'; readonly title: ReactNode }>();
  const send = async () => {
    setIsSending(true);
    setResult(undefined);
    try {
      await api.POST('/v3/account/auth/resend-confirmation', { body: { email } });
      setResult({
        tone: 'success',
        title: (
          <>
            Enviamos outro link para <EmailText email={email} />. Confira também a caixa de spam.
          </>
        ),
      });
    } catch (error) {
      const apiError = mapAccountError(error);
      setResult({ tone: 'danger', title: apiError?.form ?? 'Não conseguimos enviar o link. Tente de novo.' });
      if (!apiError) throw error;
    } finally {
      setIsSending(false);
    }
  };
  return { result, isSending, send };
}

/** Keeps the current e-mail. */
function useCancelChange() {
  const { api, showToast } = useAccountPorts();
  const queryClient = useQueryClient();
  const mapAccountError = useSubmissionError();
  const [isCancelling, setIsCancelling] = useState(false);
  const [problem, setProblem] = useState<string>();
  const cancel = async () => {
    setIsCancelling(true);
    setProblem(undefined);
    try {
      await api.DELETE('/v3/account/user/pending-email');
      await queryClient.invalidateQueries({ queryKey: profileQuery(api).queryKey });
      showToast({ tone: 'success', title: 'Troca cancelada: o seu e-mail continua o mesmo.' });
      focusSection('acesso');
    } catch (error) {
      const apiError = mapAccountError(error);
      setProblem(apiError?.form ?? 'Não conseguimos cancelar a troca. Tente de novo.');
      if (!apiError) throw error;
    } finally {
      setIsCancelling(false);
    }
  };
  return { problem, isCancelling, cancel };
}
