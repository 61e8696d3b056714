import { site } from '@melhor-escola/config/site';
import { layOutMail } from '../../platform/mail/text/mail-layout.ts';
import type { MailMessage } from '../../platform/mail/text/mail-content.ts';

interface WelcomeMail {
  readonly name: string;
  readonly confirmUrl: string;
}

/** After a registration: welcomes the user and asks to confirm the mailbox. */
export function welcomeMail({ name, confirmUrl }: WelcomeMail): MailMessage {
  return layOutMail({
    subject: `Sua conta no ${site.name}`,
    preheader: 'Falta um passo: confirmar que este e-mail é seu.',
    heading: 'Boas-vindas',
    name,
    body: [
      'Sua conta está criada. Com ela você guarda escolas, acompanha buscas e reserva bolsas de estudo.',
      'Falta só um passo: confirme que este e-mail é seu, para receber os avisos das suas reservas e poder recuperar a senha.',
    ],
    action: { label: 'Confirmar meu e-mail', url: confirmUrl },
    notes: [
      'Em um aparelho em que você não entrou, pediremos também a senha da conta.',
      'Não criou uma conta? Ignore esta mensagem: sem a confirmação, este e-mail não fica ligado a ela.',
    ],
    reason: 'alguém criou uma conta com este endereço',
  });
}

interface ConfirmEmailMail {
  readonly name: string;
  readonly confirmUrl: string;
}

/** Asks to confirm an account's e-mail address. */
export function confirmEmailMail({ name, confirmUrl }: ConfirmEmailMail): MailMessage {
  return layOutMail({
    subject: `O e-mail da sua conta no ${site.name}`,
    preheader: 'É só um toque para mostrar que este endereço é seu.',
    heading: 'Confirme seu e-mail',
    name,
    body: [`Este endereço foi informado em uma conta do ${site.name}. Confirme que ele é seu:`],
    action: { label: 'Confirmar meu e-mail', url: confirmUrl },
    notes: [
      'O link vale por 7 dias e funciona uma única vez. Em um aparelho em que você não entrou, pediremos também a senha da conta.',
      'Não foi você? Ignore esta mensagem: nada muda sem a confirmação.',
    ],
    reason: `este endereço foi informado em uma conta do ${site.name}`,
  });
}

interface AccountExistsMail {
  /** The name of the account's owner. */
  readonly name: string;
  /** That of the message which asks to confirm the address. */
  readonly subject: string;
  readonly signInUrl: string;
}

/**
 * To an address that somebody typed, although its owner already has an account. Contains nothing that they typed.
 */
export function accountExistsMail({ name, subject, signInUrl }: AccountExistsMail): MailMessage {
  return layOutMail({
    subject,
    preheader: 'Você já tem uma conta com este e-mail.',
    heading: 'Você já tem uma conta',
    name,
    body: [
      `Alguém informou este endereço em uma conta nova do ${site.name}, ou quis usá-lo em outra. Como você já tem uma conta com ele, nada mudou.`,
      'Foi você? Entre na sua conta. Se não lembra a senha, toque em “Esqueci minha senha” na página de entrada.',
      'Não foi você? Ignore esta mensagem: ninguém além de você fica sabendo que esta conta existe.',
    ],
    action: { label: 'Entrar na minha conta', url: signInUrl },
    reason: `este endereço foi informado em uma conta do ${site.name}`,
  });
}

/** To the current address after a request to replace it: if someone else asked, the user finds out. */
export function emailChangeRequestedMail({ name }: { readonly name: string }): MailMessage {
  return layOutMail({
    subject: 'Pedido para trocar o e-mail da sua conta',
    preheader: 'Se não foi você, veja o que fazer agora.',
    heading: 'Pedido para trocar o e-mail',
    name,
    body: [
      'Alguém que entrou na sua conta pediu para trocar o e-mail dela. Este endereço continua valendo até que o novo seja confirmado.',
      'Foi você? Abra o link que enviamos ao novo endereço.',
      `Não foi você? Na página de entrada, toque em “Esqueci minha senha” para criar outra: isso cancela a troca e encerra as outras sessões. Se precisar de ajuda, ligue grátis para ${site.phone.label}.`,
    ],
    reason: 'este é o e-mail de uma conta, e alguém pediu para trocá-lo',
  });
}

interface AccessEnded {
  readonly name: string;
  /** Whether the account could be opened with Google until now. */
  readonly googleRemoved: boolean;
}

const googleRemovedText = 'Entrar com o Google também foi desligado desta conta.';

/** To the old address after a change of e-mail: if someone else changed it, the user finds out. */
export function emailChangedMail({ name, googleRemoved }: AccessEnded): MailMessage {
  return layOutMail({
    subject: 'O e-mail da sua conta foi alterado',
    preheader: 'Se não foi você, veja o que fazer agora.',
    heading: 'O e-mail da sua conta foi alterado',
    name,
    body: [
      'Este endereço deixou de ser o e-mail da sua conta. A partir de agora, as mensagens vão para o novo endereço. As outras sessões foram encerradas.',
      ...(googleRemoved ? [googleRemovedText] : []),
      'Foi você? Então não precisa fazer nada.',
      `Não foi você? Ligue grátis para ${site.phone.label} o quanto antes.`,
    ],
    reason: 'este era o e-mail de uma conta, e foi trocado',
  });
}

interface RecoverPasswordMail {
  readonly name: string;
  readonly resetUrl: string;
}

/** Sent after a request for a new password. */
export function recoverPasswordMail({ name, resetUrl }: RecoverPasswordMail): MailMessage {
  return layOutMail({
    subject: 'Crie uma nova senha',
    preheader: 'Recebemos um pedido para trocar a senha da sua conta.',
    heading: 'Crie uma nova senha',
    name,
    body: ['Recebemos um pedido para trocar a senha da sua conta. Para escolher a nova, use o botão abaixo:'],
    action: { label: 'Criar nova senha', url: resetUrl },
    notes: [
      'O link vale por uma hora e funciona uma única vez.',
      'Não foi você? Ignore esta mensagem: sua senha continua a mesma. Nunca pedimos sua senha por e-mail ou telefone.',
    ],
    reason: 'alguém pediu uma nova senha para a conta deste endereço',
  });
}

/** After a change of password: if someone else changed it, the user finds out. */
export function passwordChangedMail({ name, googleRemoved }: AccessEnded): MailMessage {
  return layOutMail({
    subject: 'Sua senha foi alterada',
    preheader: 'Se não foi você, veja o que fazer agora.',
    heading: 'Sua senha foi alterada',
    name,
    body: [
      'A senha da sua conta acaba de ser trocada, e os outros aparelhos em que ela estava aberta foram desconectados.',
      ...(googleRemoved ? [googleRemovedText] : []),
      'Foi você? Então não precisa fazer nada.',
      `Não foi você? Na página de entrada, toque em “Esqueci minha senha” para criar outra, e ligue grátis para ${site.phone.label}.`,
    ],
    reason: 'a senha da conta deste endereço foi alterada',
  });
}

/** After Google was removed as a way to sign in: if someone else removed it, the user finds out. */
export function googleRemovedMail({ name }: { readonly name: string }): MailMessage {
  return layOutMail({
    subject: 'O Google foi desligado da sua conta',
    preheader: 'Agora você entra com e-mail e senha.',
    heading: 'O Google foi desligado da sua conta',
    name,
    body: [
      'A partir de agora, você entra com e-mail e senha.',
      `Não foi você? Troque a sua senha e ligue grátis para ${site.phone.label}.`,
    ],
    reason: 'o Google foi desligado da conta deste endereço',
  });
}

interface DataExportMail {
  readonly name: string;
  /** Protocol number of the request. */
  readonly protocol: string;
}

/** After a data export (LGPD, art. 18). Contains none of the data, because others may read the mailbox. */
export function dataExportMail({ name, protocol }: DataExportMail): MailMessage {
  return layOutMail({
    subject: 'Uma cópia dos seus dados foi gerada',
    preheader: `Protocolo ${protocol}. Se não foi você, troque sua senha.`,
    heading: 'Uma cópia dos seus dados foi gerada',
    name,
    body: [
      'Atendemos ao pedido de acesso feito na sua conta, como prevê a Lei Geral de Proteção de Dados (LGPD). A cópia foi entregue na própria conta, e não por e-mail.',
      { facts: [{ label: 'Protocolo', value: protocol, strong: true }] },
      'Não foi você? Troque sua senha e encerre as outras sessões na página da sua conta.',
    ],
    reason: 'foi feito um pedido de acesso a dados na conta deste endereço',
  });
}

interface AccountDeletedMail {
  readonly name: string;
  /** Protocol number of the request. */
  readonly protocol: string;
}

/** The last message, after an account was deleted at the user's request (LGPD, art. 18, VI). */
export function accountDeletedMail({ name, protocol }: AccountDeletedMail): MailMessage {
  return layOutMail({
    subject: 'Sua conta foi excluída',
    preheader: `Protocolo ${protocol}. Guarde este número.`,
    heading: 'Sua conta foi excluída',
    name,
    body: [
      'Como você pediu, excluímos sua conta e os dados pessoais ligados a ela. Guardamos apenas o que a lei nos obriga a manter, pelo prazo que ela manda.',
      { facts: [{ label: 'Protocolo', value: protocol, strong: true }] },
      `Guarde este número: ele comprova que o pedido foi atendido. Se não foi você quem pediu, ligue grátis para ${site.phone.label}.`,
    ],
    reason: 'a conta deste endereço foi excluída',
  });
}
