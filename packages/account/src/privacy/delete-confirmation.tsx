import { readContent } from '@melhor-escola/api-client/api';
import { isRejectedWith } from '@melhor-escola/api-client/api-error';
import type { DeletionRequest } from '@melhor-escola/api-client/account';
import { Button } from '@melhor-escola/ui/button';
import { Field, required, type Rule } from '@melhor-escola/ui/field';
import { Form, SubmitButton, useForm } from '@melhor-escola/ui/form';
import { Input, PasswordInput } from '@melhor-escola/ui/input';
import { Link } from '@melhor-escola/ui/link';
import { Text } from '@melhor-escola/ui/text';
import { useQueryClient } from '@tanstack/react-query';
import { Link as RouteLink, useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { completedDeletionKey, type CompletedDeletion, type ReviewsChoice } from './queries.ts';
import { GoogleButton } from '../google/google-button.tsx';
import { clearCurrentUser } from '../authenticated/queries.ts';
import { SecondFactorLink, useSecurityError } from '../authenticated/second-factor-needed.tsx';
import { useAccountPorts } from '../ports.tsx';
import { ForgottenPasswordHint } from '../form/account-field.tsx';
import { sameSitePath } from '@melhor-escola/domain/same-site-path';
import { sessionKey } from '../session/session-query.ts';
import { clearTabDrafts } from '../tab-drafts.ts';

/** Typed to confirm the deletion. */
const word = 'EXCLUIR';

const isConfirmationWord: Rule<string> = (text) =>
  text.trim().toLocaleUpperCase('pt-BR') === word || `Digite ${word} para confirmar.`;

export interface DeleteConfirmationProps {
  reviews: ReviewsChoice;
  /** Codes of the paid, unused scholarships that the user has given up. */
  givenUp: readonly string[];
  /** Called when the second factor is needed first: the user leaves this page and comes back. */
  onLeave: () => void;
  onBack: () => void;
}

/** Asks for a confirmation: a word and, unless the session is fresh, the password or a new sign-in with Google. */
export function DeleteConfirmation({ reviews, givenUp, onLeave, onBack }: DeleteConfirmationProps) {
  const form = useForm({ defaultValues: { word: '', password: '' } });
  // Set by the service's answer: a fresh session needs neither.
  const [verification, setVerification] = useState<'password' | 'google'>();
  const deleteAccount = useDeleteAccount();
  const { needsFactor, mapSecurityError } = useSecurityError();
  const root = useRef<HTMLFormElement>(null);
  // Not in a layout effect: the form moves the focus to its message in an effect, and this comes after it.
  useEffect(() => {
    const target =
      verification === 'google' ? 'button' : verification === 'password' ? '[type=password]' : 'input';
    root.current?.querySelector<HTMLElement>(target)?.focus();
  }, [verification]);
  return (
    <Form
      ref={root}
      form={form}
      aria-label="Confirmar a exclusão"
      onSubmit={({ password }) => deleteAccount({ reviews, givenUp, password })}
      onSubmitError={(error) => {
        const wanted = requiredVerification(error);
        if (isRejectedWith(error, 'SECOND_FACTOR_REQUIRED')) onLeave();
        if (wanted === undefined || wanted === verification) return mapSecurityError(error);
        setVerification(wanted);
        return {
          form:
            wanted === 'password'
              ? 'Para excluir a conta, confirme sua senha.'
              : 'Para excluir a conta, entre de novo com o Google.',
        };
      }}
    >
      {needsFactor && (
        <SecondFactorLink section="excluir">
          Depois você volta à exclusão, com a sua escolha.
        </SecondFactorLink>
      )}
      <Text>Sua conta será excluída agora, e você sairá de todos os aparelhos. Não dá para desfazer.</Text>
      {verification === 'google' ? (
        <SignInAgain />
      ) : (
        <Field form={form} name="word" displayName="confirmação" rules={[required, isConfirmationWord]}>
          {(field) => (
            <Input label={`Digite ${word}`} autoComplete="off" autoCapitalize="characters" {...field} />
          )}
        </Field>
      )}
      {verification === 'password' && (
        <div className="flex flex-col gap-2">
          <Field form={form} name="password" displayName="senha" rules={[required]}>
            {(field) => <PasswordInput label="Senha atual" autoComplete="current-password" {...field} />}
          </Field>
          <ForgottenPasswordHint />
        </div>
      )}
      <div className="flex flex-wrap justify-end gap-3 *:max-sm:w-full">
        <Button onClick={onBack}>Voltar</Button>
        {/* A disabled submit button keeps Enter from submitting the form. */}
        <SubmitButton
          variant="danger"
          disabled={verification === 'google'}
          hidden={verification === 'google'}
        >
          Excluir definitivamente
        </SubmitButton>
      </div>
    </Form>
  );
}

/** For an account without a password: verifies the user by a new sign-in with Google. */
function SignInAgain() {
  const { links } = useAccountPorts();
  const redirect = sameSitePath(useLocation().href);
  return (
    <div className="flex flex-col gap-4">
      <Text>
        Você entra com o Google e já faz um tempo que entrou. Entre de novo, para sabermos que é você, e em
        seguida exclua a conta nesta página.
      </Text>
      <GoogleButton redirect={redirect} divided={false} />
      <Text size="small" tone="soft">
        Não consegue entrar com o Google? Crie uma senha em{' '}
        <Link asChild>
          <RouteLink {...links.profile()}>Minha conta</RouteLink>
        </Link>
        .
      </Text>
    </div>
  );
}

/** The verification that the service requires before the deletion; undefined for any other error. */
function requiredVerification(error: unknown): 'password' | 'google' | undefined {
  if (isRejectedWith(error, 'PASSWORD_NOT_SET')) return 'google';
  return isRejectedWith(error, 'CURRENT_PASSWORD_WRONG') ? 'password' : undefined;
}

/**
 * Deletes the account, clears the user's data from this tab, and navigates to the page that confirms it, which replaces this one in the
 * history.
 *
 * @returns the function that deletes; it throws what the call throws.
 */
function useDeleteAccount(): (request: DeletionRequest) => Promise<void> {
  const { api, links } = useAccountPorts();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return async ({ reviews, givenUp, password }) => {
    const body = { reviews, givenUp: [...givenUp], ...(password && { password }) };
    const deletion = await readContent(api.POST('/v3/account/user/privacy/delete', { body }));
    const completed = { deletion, reviews };
    queryClient.setQueryData<CompletedDeletion>(completedDeletionKey, completed);
    // Navigate before clearing: this page would fetch the data again and ask to sign in.
    await navigate({ ...links.accountDeleted(), replace: true });
    clearCurrentUser(queryClient);
    clearTabDrafts();
    // The site has removed the cookies.
    await queryClient.invalidateQueries({ queryKey: sessionKey });
  };
}
