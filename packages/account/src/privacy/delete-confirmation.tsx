import { ApiError } from '@melhor-escola/api-client/api-error';
import { Button } from '@melhor-escola/ui/button';
import { Field, required, type Rule } from '@melhor-escola/ui/field';
import { Form, SubmitButton, useForm } from '@melhor-escola/ui/form';
import { Input, PasswordInput } from '@melhor-escola/ui/input';
import { Text } from '@melhor-escola/ui/text';
import { useEffect, useRef, useState } from 'react';
import { useOwnerRefusal } from '../owner/use-owner-refusal.ts';
import { NoPasswordHint } from '../profile/no-password-hint.tsx';
import type { ReviewsChoice } from '../deleted/made-deletion.ts';
import { useDeleteAccount } from './use-delete-account.ts';

/** What is typed by who means it. */
const word = 'EXCLUIR';

const isWord: Rule<string> = (text) =>
  text.trim().toLocaleUpperCase('pt-BR') === word || `Digite ${word} para confirmar.`;

const needsPassword = 'Para excluir a conta, confirme sua senha.';

export interface DeleteConfirmationProps {
  reviews: ReviewsChoice;
  onBack: () => void;
}

/** Asks whether one means it: by a word, and by the password unless one has only just signed in. */
export function DeleteConfirmation({ reviews, onBack }: DeleteConfirmationProps) {
  const form = useForm({ defaultValues: { word: '', password: '' } });
  const [asksPassword, setAsksPassword] = useState(false);
  const deleteAccount = useDeleteAccount();
  const refusalOf = useOwnerRefusal();
  const root = useRef<HTMLFormElement>(null);
  useEffect(() => {
    root.current?.querySelector<HTMLInputElement>(asksPassword ? '[type=password]' : 'input')?.focus();
  }, [asksPassword]);
  return (
    <Form
      ref={root}
      form={form}
      aria-label="Confirmar a exclusão"
      onSubmit={({ password }) => deleteAccount(reviews, password === '' ? undefined : password)}
      onSubmitError={(error) => {
        // Asked for once the service has: who has just signed in needs none.
        if (asksPassword || !isPasswordWanted(error)) return refusalOf(error);
        setAsksPassword(true);
        return { form: needsPassword };
      }}
    >
      <Text>Sua conta será excluída agora, e você sairá de todos os aparelhos. Não dá para desfazer.</Text>
      <Field form={form} name="word" displayName="confirmação" rules={[required, isWord]}>
        {(field) => (
          <Input label={`Digite ${word}`} autoComplete="off" autoCapitalize="characters" {...field} />
        )}
      </Field>
      {asksPassword && (
        <div className="flex flex-col gap-2">
          <Field form={form} name="password" displayName="senha" rules={[required]}>
            {(field) => <PasswordInput label="Senha atual" autoComplete="current-password" {...field} />}
          </Field>
          <NoPasswordHint />
        </div>
      )}
      <div className="flex flex-wrap justify-end gap-3 *:max-sm:w-full">
        <Button onClick={onBack}>Voltar</Button>
        <SubmitButton variant="danger">Excluir definitivamente</SubmitButton>
      </div>
    </Form>
  );
}

function isPasswordWanted(error: unknown): boolean {
  return error instanceof ApiError && error.answer?.code === 'CURRENT_PASSWORD_WRONG';
}
