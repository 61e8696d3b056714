import { ApiError } from '@melhor-escola/api-client/api-error';
import { useAccountPorts } from '../ports.tsx';
import { refusalOfError, type AccountRefusal } from '../refusal/account-refusal.ts';
import { isEndedSession } from './is-ended-session.ts';

/**
 * What a failed call of who is signed in means for them; nothing for an error that is no call's. Where the session has
 * ended meanwhile, the page asks to sign in again, and keeps what was typed.
 */
export function useOwnerRefusal(): (error: unknown) => AccountRefusal | undefined {
  const { session } = useAccountPorts();
  return (error) => {
    if (isEndedSession(error)) void session.refresh();
    return ownerRefusal(error, navigator.onLine);
  };
}

/** As `refusalOfError`, where a password proves that it is the owner who asks. */
function ownerRefusal(error: unknown, online: boolean): AccountRefusal | undefined {
  const code = error instanceof ApiError ? error.answer?.code : undefined;
  if (code === 'CURRENT_PASSWORD_WRONG') {
    return {
      fields: { password: 'A senha atual não confere. Confira se a tecla Caps Lock está desligada.' },
    };
  }
  if (code === 'PASSWORD_NOT_SET') {
    return { form: 'Você entra com o Google e ainda não tem uma senha. Crie uma em “Minha conta”.' };
  }
  return refusalOfError(error, online);
}
