import { site } from '@melhor-escola/config/site';
import { layOutMail } from '../../platform/mail/text/mail-layout.ts';
import type { MailMessage } from '../../platform/mail/text/mail-content.ts';

/** A sentence about each change of a second factor. */
const changes = {
  'authenticator-added': 'Um aplicativo de códigos foi cadastrado na sua conta.',
  'authenticator-removed': 'O aplicativo de códigos foi removido da sua conta.',
  'passkey-added': 'Uma chave de acesso foi cadastrada na sua conta.',
  'passkey-removed': 'Uma chave de acesso foi removida da sua conta.',
  'recovery-code-used':
    'Alguém confirmou a entrada na sua conta com um código de recuperação, que agora não vale mais.',
  'recovery-codes-renewed':
    'Os códigos de recuperação da sua conta foram trocados: os antigos não valem mais.',
  reset:
    'Nossa equipe removeu a verificação em duas etapas da sua conta: o aplicativo de códigos, as chaves de acesso e os códigos de recuperação não valem mais.',
} as const;

/** What happened to the second factor of an account. */
export interface FactorChange {
  readonly kind: keyof typeof changes;
  /** The name of a passkey. */
  readonly device?: string;
}

/** After a change of the second factor: if someone else made it, the owner finds out. */
export function secondFactorChangedMail({
  name,
  change,
}: {
  readonly name: string;
  readonly change: FactorChange;
}): MailMessage {
  return layOutMail({
    subject: 'A segurança da sua conta mudou',
    preheader: 'Se não foi você, veja o que fazer agora.',
    heading: 'A segurança da sua conta mudou',
    name,
    body: [
      changes[change.kind],
      ...(change.device === undefined ? [] : [`Aparelho: ${change.device}.`]),
      change.kind === 'reset'
        ? 'Foi você quem pediu? Cadastre outra forma de confirmar em “Segurança”, no painel da escola.'
        : 'Foi você? Então não precisa fazer nada.',
      `Não foi você? Na página de entrada, toque em “Esqueci minha senha” para criar outra, confira “Segurança” no painel da escola e ligue grátis para ${site.phone.label}.`,
    ],
    reason: 'a verificação em duas etapas da conta deste endereço mudou',
  });
}

/** To the owner when somebody who knows the password has guessed too many codes. */
export function secondFactorGuessedMail({ name }: { readonly name: string }): MailMessage {
  return layOutMail({
    subject: 'Tentativas de entrar na sua conta',
    preheader: 'Alguém digitou muitos códigos errados.',
    heading: 'Tentativas de entrar na sua conta',
    name,
    body: [
      'Alguém que sabe a senha da sua conta digitou muitos códigos de verificação errados. Por algumas horas, a conta não aceita códigos do aplicativo.',
      'Foi você? Use uma chave de acesso ou um código de recuperação: eles continuam valendo.',
      `Não foi você? Na página de entrada, toque em “Esqueci minha senha” para criar outra. Se precisar de ajuda, ligue grátis para ${site.phone.label}.`,
    ],
    reason: 'alguém errou muitos códigos de verificação da conta deste endereço',
  });
}
