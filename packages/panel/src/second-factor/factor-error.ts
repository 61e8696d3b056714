import { findByCode, type OwnErrorCode } from '@melhor-escola/api-client/api-error';
import type { paths } from '@melhor-escola/api-client/generated/rest.generated';
import { submissionError } from '../submission-error.ts';

type Code = OwnErrorCode<Extract<keyof paths, `/v3/account/user/second-factor${string}`>>;

/** Values of the forms about the second factor. */
export interface FactorValues {
  password: string;
  code: string;
}

/** An error as the user sees it: at its field, or of the whole action. */
export interface FactorError {
  readonly fields?: Partial<Record<keyof FactorValues, string>>;
  readonly form?: string;
}

/** The message for every error code of the calls. */
export const factorErrors: Readonly<Record<Code, FactorError>> = {
  AUTHENTICATOR_EXISTS: { form: 'Esta conta já tem um aplicativo de códigos. Recarregue a página.' },
  AUTHENTICATOR_NOT_BEGUN: { form: 'O código QR expirou. Comece de novo.' },
  CURRENT_PASSWORD_WRONG: {
    fields: { password: 'A senha não confere. Confira se a tecla Caps Lock está desligada.' },
  },
  FRESH_SIGN_IN_REQUIRED: {
    form: 'Para proteger a sua conta, saia e entre de novo com o Google. Depois, volte a esta página.',
  },
  PASSKEYS_LIMIT: { form: 'Esta conta já tem dez chaves de acesso. Remova uma que você não usa mais.' },
  PASSKEY_INVALID: { form: 'A chave de acesso não foi aceita. Comece de novo.' },
  PASSWORD_NOT_SET: { form: 'Você entra com o Google. Saia e entre de novo, e volte a esta página.' },
  SECOND_FACTOR_NOT_FOUND: { form: 'Esta forma de confirmação já foi removida. Recarregue a página.' },
  SECOND_FACTOR_REQUIRED: { form: 'Confirme de novo que é você. Recarregue a página para começar.' },
  SECOND_FACTOR_WRONG: {
    fields: { code: 'Não confere, ou já foi usado. Espere o próximo código e digite de novo.' },
  },
  UNAUTHORIZED: { form: 'Sua sessão terminou. Recarregue a página e entre de novo.' },
};

/** What a browser throws when the user cancels, waits too long, or has no such passkey. */
const browserErrors: Readonly<Record<string, string>> = {
  AbortError: 'A chave de acesso não foi usada. Tente de novo, ou use outra forma.',
  InvalidStateError: 'Este aparelho já tem uma chave de acesso desta conta.',
  NotAllowedError: 'A chave de acesso não foi usada. Tente de novo, ou use outra forma.',
  NotSupportedError: 'Este aparelho não tem chaves de acesso. Use um aplicativo de códigos.',
  SecurityError: 'Este endereço não aceita chaves de acesso. Use um aplicativo de códigos.',
};

/** Maps an error to messages for the user; to nothing if it is neither of the service nor of the browser. */
export function factorError(error: unknown): FactorError | undefined {
  const mapped = submissionError(error, factorErrors);
  if (mapped) return mapped;
  const form = error instanceof Error ? findByCode(browserErrors, error.name) : undefined;
  if (form !== undefined) return { form };
  return isUnsupported(error) ? { form: browserErrors['NotSupportedError'] ?? '' } : undefined;
}

/** The library throws a plain error in a browser without WebAuthn. */
function isUnsupported(error: unknown): boolean {
  return error instanceof Error && error.message.includes('WebAuthn is not supported');
}
