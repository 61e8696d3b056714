import { ApiError, isRejectedWith } from '@melhor-escola/api-client/api-error';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { mapAccountError, type AccountError } from '../account-error/account-error.ts';
import { sessionKey } from '../session/session-query.ts';

/** Whether an authenticated call was rejected because there is no session: the service answers those 401 for no other reason. */
export function isSessionEnded(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

/**
 * Checks the session again after a call was rejected for lack of one, which hides the page of the user (S2).
 *
 * @param error of a query or a mutation, if it failed.
 */
export function useSessionCheck(error: Error | null): void {
  const queryClient = useQueryClient();
  const hasEnded = isSessionEnded(error);
  useEffect(() => {
    if (hasEnded) void queryClient.invalidateQueries({ queryKey: sessionKey });
  }, [hasEnded, queryClient]);
}

/**
 * Maps the error of an authenticated call to messages for the user; to nothing if it is not an API error. If the session has ended
 * meanwhile, the page asks to sign in again and keeps what was typed.
 */
export function useSubmissionError(): (error: unknown) => AccountError | undefined {
  const queryClient = useQueryClient();
  return (error) => {
    if (isSessionEnded(error)) void queryClient.invalidateQueries({ queryKey: sessionKey });
    return submissionError(error, navigator.onLine);
  };
}

/** Like `mapAccountError`, for forms where a password proves that the user themselves is asking. */
function submissionError(error: unknown, online: boolean): AccountError | undefined {
  if (isRejectedWith(error, 'CURRENT_PASSWORD_WRONG')) {
    return {
      fields: { password: 'A senha atual não confere. Confira se a tecla Caps Lock está desligada.' },
    };
  }
  if (isRejectedWith(error, 'PASSWORD_NOT_SET')) {
    return { form: 'Você entra com o Google e ainda não tem uma senha. Crie uma em “Minha conta”.' };
  }
  return mapAccountError(error, online);
}
