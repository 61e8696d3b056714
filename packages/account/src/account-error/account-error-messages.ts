import type { AccountErrorCode } from '@melhor-escola/api-client/account';
import type { AccountProblems } from '../account-fields.ts';

/** An error of the account API, as the visitor sees it. */
export interface AccountError {
  /** Problems by field. */
  readonly fields?: AccountProblems;
  /** Problem of the whole form, and what to do now. */
  readonly form?: string;
  /** The link has expired or was used: the visitor must request another. */
  readonly isDeadLink?: true;
}

/** Error codes of the site's server in front of the service. */
type SiteErrorCode = 'CROSS_SITE' | 'INTERNAL' | 'SERVICE_UNAVAILABLE';

/** Returns the message. @param again when a retry makes sense: 'em 12 minutos'. */
type ErrorMessage = (again: string) => AccountError;

const form =
  (text: string): ErrorMessage =>
  () => ({ form: text });

const temporaryFailure: ErrorMessage = (again) => ({
  form: `O site está com um problema passageiro. O que você digitou continua aqui: tente de novo ${again}.`,
});

const ourFault = form(
  'Algo deu errado do nosso lado. O que você digitou continua aqui: tente de novo em alguns minutos.',
);

const signedInElsewhere = 'Você já entrou na sua conta em outra aba. Recarregue a página para continuar.';

/** The message for every error code. */
export const accountErrorMessages: Readonly<Record<AccountErrorCode | SiteErrorCode, ErrorMessage>> = {
  PICTURE_NOT_FOUND: form('Esta conta não tem foto.'),
  PICTURE_UNREADABLE: form(
    'Não conseguimos ler esta imagem. Escolha outra, em JPEG, PNG ou WebP; fotos HEIC, salve antes como JPEG.',
  ),
  BAD_REQUEST: form('Algum dado não foi aceito. Confira o que você digitou e envie de novo.'),
  ACCOUNT_CREATED_MEANWHILE: form('Esta conta acabou de ser criada. Entre com o e-mail e a senha.'),
  CONFIRMATION_PASSWORD_WRONG: () => ({
    fields: { password: 'Para confirmar neste aparelho, informe a senha da conta.' },
  }),
  CROSS_SITE: form('Não foi possível confirmar de onde veio o envio. Envie de novo por esta página.'),
  // The visitor registers although another tab has signed in.
  CURRENT_PASSWORD_WRONG: form(signedInElsewhere),
  PASSWORD_NOT_SET: form(signedInElsewhere),
  EMAIL_CONFIRMED_ELSEWHERE: form(
    'Você já confirmou este e-mail em outra conta. Entre nela; se não lembra a senha, crie outra.',
  ),
  FAVORITES_LIMIT: form(
    'Você já guardou todas as escolas que cabem na lista. Remova alguma para guardar outra.',
  ),
  GOOGLE_ACCOUNT_UNUSABLE: form(
    'O Google ainda não confirmou o e-mail desta conta. Confirme-o no Google ou crie uma conta com senha.',
  ),
  GOOGLE_EMAIL_PROOF_NEEDED: form(
    'A conta deste e-mail está ligada a outra conta do Google. Para saber que ela é sua, enviamos um link para criar uma nova senha. Depois disso, entre com ela ou com o Google.',
  ),
  GOOGLE_SIGN_IN_FAILED: form(
    'O Google não confirmou sua entrada. Comece de novo ou entre com e-mail e senha.',
  ),
  GOOGLE_SIGN_IN_OFF: form('Entrar com o Google não está disponível agora. Entre com e-mail e senha.'),
  INTERNAL: ourFault,
  LINK_INVALID: () => ({ form: 'Este link expirou ou já foi usado. Peça um novo.', isDeadLink: true }),
  LOGIN_FAILED: form('E-mail ou senha incorretos. Confira os dois, ou crie uma nova senha.'),
  NOT_FOUND: form('Isto não está disponível agora. Tente de novo em alguns minutos.'),
  PASSWORD_COMMON: () => ({
    fields: {
      newPassword: 'Esta senha é fácil de adivinhar. Escolha outra: uma frase curta é uma boa senha.',
    },
  }),
  PASSWORD_LENGTH: () => ({
    fields: { newPassword: 'A senha deve ter pelo menos 8 caracteres e não mais que 128.' },
  }),
  PAYLOAD_TOO_LARGE: form('O que você digitou é longo demais. Encurte e envie de novo.'),
  RESERVATION_UNDER_WAY: form('Há uma reserva em andamento nesta conta. Tente de novo em instantes.'),
  SAVED_SEARCHES_LIMIT: form(
    'Você já salvou todas as buscas que cabem na lista. Apague alguma para salvar outra.',
  ),
  SCHOLARSHIP_UNUSED: form(
    'Uma bolsa acabou de entrar nesta conta. Recarregue a página para ver o que se perde com a exclusão.',
  ),
  SECOND_FACTOR_REQUIRED: form(
    'Sua conta tem verificação em duas etapas. Antes desta mudança, confirme que é você.',
  ),
  SERVICE_UNAVAILABLE: temporaryFailure,
  SESSION_NOT_FOUND: form('Este acesso já foi encerrado.'),
  TENANT_MISSING: ourFault,
  TENANT_UNKNOWN: ourFault,
  TOO_MANY_REQUESTS: (again) => ({
    form: `Foram muitas tentativas. Para proteger a conta, espere um pouco e tente de novo ${again}.`,
  }),
  UNAUTHORIZED: form('Sua sessão terminou. Entre de novo para continuar.'),
  UNAVAILABLE: temporaryFailure,
  UNSUPPORTED_MEDIA_TYPE: ourFault,
};
