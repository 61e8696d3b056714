import { site } from '@melhor-escola/config/site';
import { layOutMail } from '../../platform/mail/text/mail-layout.ts';
import type { MailMessage } from '../../platform/mail/text/mail-content.ts';

interface ConfirmQuestionMail {
  readonly name: string;
  readonly school: string;
  readonly confirmUrl: string;
}

/**
 * Asks the author to confirm a question, which is then published (product 15). Without the question: anyone may
 * have entered this mailbox, and our form must not deliver their text.
 */
export function confirmQuestionMail({ name, school, confirmUrl }: ConfirmQuestionMail): MailMessage {
  return layOutMail({
    subject: `Confirme sua pergunta: ${school}`,
    preheader: 'Ela só é publicada depois que você confirmar.',
    heading: 'Confirme sua pergunta',
    name,
    body: [
      { facts: [{ label: 'Pergunta sobre', value: school }] },
      'Para que ela seja publicada, confirme que foi você quem a escreveu:',
    ],
    action: { label: 'Confirmar pergunta', url: confirmUrl },
    notes: ['Não foi você? Ignore esta mensagem: a pergunta não será publicada, e em 7 dias tudo é apagado.'],
    reason: 'este endereço foi informado em uma pergunta a uma escola',
  });
}

interface QuestionMail {
  readonly name: string;
  readonly school: string;
  readonly question: string;
  readonly questionUrl: string;
}

const mailFacts = ({ school, question }: QuestionMail) => ({
  facts: [
    { label: 'Escola', value: school },
    { label: 'Sua pergunta', value: question },
  ],
});

/** Notifies the author that the moderator published the question. */
export function questionPublishedMail(mail: QuestionMail): MailMessage {
  return layOutMail({
    subject: `Sua pergunta foi publicada: ${mail.school}`,
    preheader: 'Avisamos você quando a escola responder.',
    heading: 'Sua pergunta está no ar',
    name: mail.name,
    body: [mailFacts(mail), 'Avisamos você por e-mail quando a escola responder.'],
    action: { label: 'Ver a pergunta', url: mail.questionUrl },
    reason: 'você fez uma pergunta a esta escola',
  });
}

/** Notifies the author of the school's answer. */
export function questionAnsweredMail(mail: QuestionMail & { readonly answer: string }): MailMessage {
  return layOutMail({
    subject: `A escola respondeu: ${mail.school}`,
    preheader: 'Veja a resposta à sua pergunta.',
    heading: 'Sua pergunta foi respondida',
    name: mail.name,
    body: [{ facts: [...mailFacts(mail).facts, { label: 'Resposta da escola', value: mail.answer }] }],
    action: { label: 'Ver na página', url: mail.questionUrl },
    notes: ['Em 30 dias apagamos o seu e-mail desta pergunta. Ela continua na página, com o seu nome.'],
    reason: 'você fez uma pergunta a esta escola',
  });
}

interface QuestionForSchoolMail {
  /** Its name. */
  readonly school: string;
  /** Shows the question first on its page. */
  readonly questionUrl: string;
}

/**
 * Asks the school to answer a published question. Without the question and its author, whom the page shows: nothing of
 * them stays in a mail after they are deleted (S31).
 *
 * @param replyTo our team, which publishes the answer of a school that does not use the panel; undefined when it has no mailbox.
 */
export function questionForSchoolMail(
  { school, questionUrl }: QuestionForSchoolMail,
  replyTo: string | undefined,
): MailMessage {
  const how =
    replyTo === undefined ? `ligue grátis para ${site.phone.label}` : 'responda a esta mensagem com o texto';
  return layOutMail({
    subject: `Uma família tem uma pergunta: ${school}`,
    preheader: 'A resposta aparece na página, para todas as famílias.',
    heading: 'Uma família fez uma pergunta à escola',
    name: '',
    body: [
      'A pergunta está na página da escola, onde outras famílias também a leem.',
      `Quem cuida da página responde no painel, em “Perguntas e avaliações”, e a resposta aparece na hora. Ou ${how}, e nós a publicamos.`,
      'Quem perguntou recebe um e-mail. Respondam em até 48 horas, se puderem.',
    ],
    action: { label: 'Ler a pergunta', url: questionUrl },
    reason: 'este é o e-mail de contato da escola',
    ...(replyTo !== undefined && { replyTo: { email: replyTo, who: 'team' } }),
  });
}

interface QuestionForOperatorMail {
  readonly id: number;
  readonly school: { readonly name: string; readonly phone: string | null };
  /** Where an operator answers for the school. */
  readonly panelUrl: string;
}

/** Asks our team to get an answer from a school without an e-mail. */
export function questionForOperatorMail({ id, school, panelUrl }: QuestionForOperatorMail): MailMessage {
  return layOutMail({
    subject: `Pergunta para passar à escola: ${id}`,
    preheader: school.name,
    heading: 'Uma pergunta espera a resposta da escola',
    name: '',
    body: [
      'Não temos o e-mail desta escola, e ninguém a avisou. Em até 48 horas, peça a resposta a ela.',
      {
        facts: [
          { label: 'Pergunta', value: String(id), strong: true },
          { label: 'Escola', value: school.name },
          { label: 'Telefone da escola', value: school.phone ?? 'não informado' },
        ],
      },
      'Publique a resposta no painel da escola: a família recebe um e-mail.',
    ],
    action: { label: 'Abrir no painel', url: panelUrl },
    reason: `este é o endereço de quem opera o ${site.name}`,
  });
}
