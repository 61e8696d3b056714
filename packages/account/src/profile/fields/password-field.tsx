import { useQueryClient } from '@tanstack/react-query';
import { PasswordField } from '../../form/password-field.tsx';
import { useAccountPorts } from '../../ports.tsx';
import { ChangeableFact, type SavedFact } from './editable-field.tsx';
import { CreatePassword } from './create-password.tsx';
import { ForgottenPasswordHint } from './forgotten-password-hint.tsx';
import { OwnForm } from '../own-form.tsx';
import { devicesQuery } from '../queries.ts';
import { useChangeUser } from '../use-update-user.ts';
import { useOwnForm } from '../use-own-form.ts';

export interface PasswordFactProps {
  email: string;
  /** Without one they sign in with Google. */
  hasPassword: boolean;
}

/** The password, which is never shown, and the form that changes it or has one created by mail (S24). */
export function PasswordFact({ email, hasPassword }: PasswordFactProps) {
  if (!hasPassword) {
    return (
      <ChangeableFact
        label="Senha"
        value="Você entra com o Google"
        action="Criar"
        note="Com uma senha, você entra também por e-mail e pode trocar o e-mail da conta."
      >
        {(done) => (
          <CreatePassword email={email} onDone={done}>
            Vamos enviar para <strong className="wrap-anywhere">{email}</strong> um link para criar a senha.
          </CreatePassword>
        )}
      </ChangeableFact>
    );
  }
  return (
    <ChangeableFact
      label="Senha"
      value="••••••••"
      action="Alterar"
      note="Ao trocar a senha, você sai dos outros aparelhos."
    >
      {(done) => <PasswordForm onDone={done} />}
    </ChangeableFact>
  );
}

function PasswordForm({ onDone }: { onDone: (saved: SavedFact) => void }) {
  const { client } = useAccountPorts();
  const queryClient = useQueryClient();
  const form = useOwnForm();
  const change = useChangeUser();
  return (
    <OwnForm
      form={form}
      label="Alterar senha"
      send={async ({ password, newPassword }) => {
        await change({ currentPassword: password, password: newPassword });
        // It has signed the other devices out.
        void queryClient.invalidateQueries({ queryKey: devicesQuery(client).queryKey });
        onDone({
          title: 'Senha alterada.',
          note: <p>Neste aparelho você continua conectado. Nos outros, entre com a nova senha.</p>,
        });
      }}
    >
      <div className="flex flex-col gap-2">
        <PasswordField form={form} name="password" label="Senha atual" />
        <ForgottenPasswordHint />
      </div>
      <PasswordField form={form} name="newPassword" label="Nova senha" />
    </OwnForm>
  );
}
