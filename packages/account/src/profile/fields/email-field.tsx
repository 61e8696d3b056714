import { Alert } from '@melhor-escola/ui/alert';
import { Badge } from '@melhor-escola/ui/badge';
import { Button } from '@melhor-escola/ui/button';
import { useState } from 'react';
import { EmailInput } from '../../form/email-input.tsx';
import { PasswordField } from '../../form/password-field.tsx';
import { useSubmissionError } from '../../authenticated/ended-session.ts';
import { useAccountPorts } from '../../ports.tsx';
import { ChangeableFact, type SavedFact } from './editable-field.tsx';
import { CreatePassword } from './create-password.tsx';
import { ForgottenPasswordHint } from './forgotten-password-hint.tsx';
import { OwnForm } from '../own-form.tsx';
import { useChangeUser } from '../use-update-user.ts';
import { useOwnDraft, type OwnDraft } from './field-draft.ts';
import { useOwnForm } from '../use-own-form.ts';

export interface EmailFactProps {
  ownerId: number;
  email: string;
  isConfirmed: boolean;
  /** Without one they sign in with Google: it is what a change of e-mail asks for. */
  hasPassword: boolean;
}

/** One's e-mail: whether its mailbox is proved to be theirs, another link to prove it, and the form that changes it. */
export function EmailFact({ ownerId, email, isConfirmed, hasPassword }: EmailFactProps) {
  const draft = useOwnDraft('email', ownerId);
  return (
    <ChangeableFact
      label="E-mail"
      value={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {email}
          <Badge tone={isConfirmed ? 'confirm' : 'warning'}>
            {isConfirmed ? 'Confirmado' : 'Falta confirmar'}
          </Badge>
        </span>
      }
      action="Alterar"
      draft={draft}
      below={!isConfirmed && <ResendLink key={email} email={email} />}
    >
      {(done) =>
        hasPassword ? (
          <EmailForm draft={draft} onDone={done} />
        ) : (
          <CreatePassword email={email} onDone={done}>
            Para trocar o e-mail, pedimos a sua senha, e esta conta ainda não tem uma: você entra com o
            Google. Vamos enviar para <strong className="wrap-anywhere">{email}</strong> um link para criá-la.
          </CreatePassword>
        )
      }
    </ChangeableFact>
  );
}

interface EmailFormProps {
  draft: OwnDraft;
  onDone: (saved: SavedFact) => void;
}

function EmailForm({ draft, onDone }: EmailFormProps) {
  const form = useOwnForm({ email: draft.typed ?? '' });
  const change = useChangeUser();
  return (
    <OwnForm
      form={form}
      label="Alterar e-mail"
      draft={draft}
      send={async ({ email, password }) => {
        const protocol = await change({ email, currentPassword: password });
        onDone({
          title: 'E-mail alterado.',
          note: (
            <p>
              Enviamos um link para <strong className="wrap-anywhere">{email}</strong>: abra-o para confirmar.
              É com este e-mail que você entra de agora em diante.
            </p>
          ),
          protocol,
        });
      }}
    >
      <EmailInput form={form} hint="Enviamos a ele um link para confirmar." />
      <div className="flex flex-col gap-2">
        <PasswordField form={form} name="password" label="Senha atual" />
        <ForgottenPasswordHint />
      </div>
    </OwnForm>
  );
}

/** Asks for another link to prove the mailbox. */
function ResendLink({ email }: { email: string }) {
  const { calls } = useAccountPorts();
  const refusalOf = useSubmissionError();
  const [isSending, setIsSending] = useState(false);
  const [told, setTold] = useState<{ readonly tone: 'success' | 'danger'; readonly title: string }>();
  const send = async () => {
    setIsSending(true);
    setTold(undefined);
    try {
      await calls.resendConfirmation(email);
      setTold({
        tone: 'success',
        title: `Enviamos outro link para ${email}. Confira também a caixa de spam.`,
      });
    } catch (error) {
      const refusal = refusalOf(error);
      setTold({ tone: 'danger', title: refusal?.form ?? 'Não conseguimos enviar o link. Tente de novo.' });
      if (!refusal) throw error;
    } finally {
      setIsSending(false);
    }
  };
  return (
    <div className="flex flex-col gap-3 noscript:hidden">
      {told ? (
        <Alert {...told} live className="wrap-anywhere" />
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
