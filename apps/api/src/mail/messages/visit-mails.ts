import { formatPhone } from '@melhor-escola/domain/phone-number';
import { findGrade } from '@melhor-escola/domain/stage';
import { formatVisitTime } from '@melhor-escola/domain/visit-times';
import type { VisitForwarding } from '../../database/school-visit-schema.ts';
import { layOutMail } from '../text/mail-layout.ts';
import { type MailFact, type MailMessage, withoutLinks } from '../text/mail-content.ts';

/** What the mails about a visit request contain about it. */
export interface VisitMail {
  /** The family's contact, as entered. */
  readonly name: string;
  readonly email: string;
  /** Digits. */
  readonly phone: string | null;
  /** Slug of a grade. */
  readonly grade: string | null;
  readonly school: { readonly name: string; readonly address: string; readonly phone: string | null };
  /** Local times of the school; empty for a question alone. */
  readonly times: readonly string[];
  readonly question: string | null;
  readonly forwardedTo: VisitForwarding;
  /** URL of the page to move or cancel the visit, with the token. */
  readonly manageUrl: string;
  readonly schoolUrl: string;
}

const MAX_QUESTION = 1_000;

const familyReason = 'este endereço foi informado em um pedido de visita a uma escola';
const schoolReason = 'este é o e-mail de contato da escola';
const calendarNote =
  'O arquivo em anexo põe os horários na sua agenda. Por enquanto são pedidos: espere a escola confirmar antes de ir.';
const mistakeNote = 'Não foi você? Cancele pelo botão acima, e ninguém mais recebe nada.';

/** Confirms a request to the family. */
export function visitRequestedMail(visit: VisitMail): MailMessage {
  const { school, times } = visit;
  const isQuestion = times.length === 0;
  return layOutMail({
    subject: isQuestion ? `Sua pergunta à escola: ${school.name}` : `Pedido de visita: ${school.name}`,
    preheader: isQuestion ? 'A resposta chega por e-mail.' : 'A escola confirma um dos horários por e-mail.',
    heading: isQuestion ? 'Recebemos a sua pergunta' : 'Pedimos a visita à escola',
    name: visit.name,
    body: [...forwarding(visit), { facts: [...schoolFacts(visit), ...timeFacts(times)] }],
    action: { label: isQuestion ? 'Cancelar o pedido' : 'Mudar ou cancelar', url: visit.manageUrl },
    notes: [...(isQuestion ? [] : [calendarNote]), mistakeNote],
    reason: familyReason,
  });
}

/** Confirms other times to the family. */
export function visitMovedMail(visit: VisitMail): MailMessage {
  return layOutMail({
    subject: `Visita com novos horários: ${visit.school.name}`,
    preheader: 'Os horários de antes não valem mais.',
    heading: 'Mudamos o seu pedido de visita',
    name: visit.name,
    body: [
      'Os horários de antes não valem mais. Estes são os que a escola vai receber:',
      { facts: [...schoolFacts(visit), ...timeFacts(visit.times)] },
      ...forwarding(visit),
    ],
    action: { label: 'Mudar ou cancelar', url: visit.manageUrl },
    notes: [calendarNote],
    reason: familyReason,
  });
}

/** Confirms the cancellation to the family. */
export function visitCancelledMail(visit: VisitMail): MailMessage {
  return layOutMail({
    subject: `Pedido cancelado: ${visit.school.name}`,
    preheader: 'Você não precisa fazer mais nada.',
    heading: 'Seu pedido foi cancelado',
    name: visit.name,
    body: [
      visit.forwardedTo === 'school'
        ? 'Avisamos a escola. Você não precisa fazer mais nada.'
        : 'Você não precisa fazer mais nada.',
      { facts: schoolFacts(visit) },
      'Mudou de ideia? Você pode pedir outra visita quando quiser, na página da escola.',
    ],
    action: { label: 'Ver a página da escola', url: visit.schoolUrl },
    reason: familyReason,
  });
}

/** Reminds the family of a time on the next day. @param time of tomorrow, one of the visit's. */
export function visitReminderMail(visit: VisitMail, time: string): MailMessage {
  const { school } = visit;
  return layOutMail({
    subject: `Amanhã: visita à escola ${school.name}`,
    preheader: `${formatVisitTime(time)}. Confira se a escola confirmou.`,
    heading: 'Sua visita é amanhã',
    name: visit.name,
    body: [
      `Amanhã, ${formatVisitTime(time)}, é um dos horários que você pediu para conhecer a escola.`,
      { facts: schoolFacts(visit) },
      `A escola confirmou este horário? Boa visita! Se ela ainda não respondeu, ${callOr(school.phone, 'fale com ela antes de ir.')} Se confirmou outro horário, é ele que vale.`,
    ],
    action: { label: 'Mudar ou cancelar', url: visit.manageUrl },
    reason: 'você pediu uma visita a esta escola',
  });
}

/** Asks the school to confirm a time, or to answer a question. Replies reach the family. */
export function visitForSchoolMail(visit: VisitMail): MailMessage {
  const isQuestion = visit.times.length === 0;
  return toSchool(visit, {
    subject: isQuestion ? 'Uma família tem uma pergunta' : 'Uma família quer visitar a escola',
    lead: isQuestion
      ? 'Uma família encontrou a escola no nosso site e tem uma pergunta. Responda a esta mensagem: a resposta vai direto para ela.'
      : 'Uma família quer conhecer a escola e pediu um destes horários. Responda a esta mensagem para confirmar um deles, ou para sugerir outro: a resposta vai direto para ela.',
  });
}

/** Sends the school the other times. */
export function visitMovedForSchoolMail(visit: VisitMail): MailMessage {
  return toSchool(visit, {
    subject: 'Uma família mudou os horários da visita',
    lead: 'A família que pediu uma visita escolheu outros horários; os de antes não valem mais. Responda a esta mensagem para confirmar um deles: a resposta vai direto para ela.',
  });
}

/** Informs the school that the family will not come. */
export function visitCancelledForSchoolMail(visit: VisitMail): MailMessage {
  return toSchool(visit, {
    subject: 'Uma família cancelou o pedido de visita',
    lead: 'A família que fez este pedido o cancelou. Vocês não precisam fazer mais nada.',
  });
}

/** For the team: a request to a school whose e-mail is unknown. Contains no personal data; the operator's list does. */
export function visitForTeamMail({ school, schoolUrl }: VisitMail, id: number): MailMessage {
  return layOutMail({
    subject: `Pedido de visita para passar adiante: ${id}`,
    preheader: school.name,
    heading: 'Um pedido de visita espera por nós',
    name: '',
    body: [
      'Não temos o e-mail desta escola, e uma família espera a resposta dela.',
      {
        facts: [
          { label: 'Pedido', value: String(id), strong: true },
          { label: 'Escola', value: school.name },
          ...(school.phone === null ? [] : [{ label: 'Telefone', value: school.phone }]),
        ],
      },
      'Veja o pedido com pnpm api visits list e passe-o à escola.',
    ],
    action: { label: 'Ver a página da escola', url: schoolUrl },
    reason: 'este é o endereço de quem opera o site',
  });
}

function toSchool(
  visit: VisitMail,
  { subject, lead }: { readonly subject: string; readonly lead: string },
): MailMessage {
  const { name, email, phone, grade, question, times, school } = visit;
  const gradeName = grade === null ? undefined : findGrade(grade)?.name;
  const facts: MailFact[] = [
    { label: 'Responsável', value: withoutLinks(name), strong: true },
    { label: 'E-mail', value: email },
    ...(phone === null ? [] : [{ label: 'Telefone', value: formatPhone(phone) }]),
    ...(gradeName === undefined ? [] : [{ label: 'Série do estudante', value: gradeName }]),
    ...timeFacts(times),
    ...(question === null ? [] : [{ label: 'Pergunta', value: withoutLinks(question, MAX_QUESTION) }]),
  ];
  return layOutMail({
    subject: `${subject}: ${school.name}`,
    preheader: times.map(formatVisitTime).join('; '),
    heading: subject,
    name: '',
    body: [lead, { facts }],
    action: { label: 'Ver a página da escola', url: visit.schoolUrl },
    notes: ['Use estes dados só para atender a família: ela os deu para esta visita (LGPD, art. 6º, I).'],
    reason: schoolReason,
    replyTo: email,
  });
}

function forwarding({ forwardedTo, school, times }: VisitMail): string[] {
  const answer = times.length === 0 ? 'responde' : 'confirma um dos horários, ou sugere outro,';
  return forwardedTo === 'school'
    ? [`Enviamos o pedido à escola. Ela ${answer} por e-mail, direto para você.`]
    : [
        `Não temos o e-mail desta escola: nossa equipe passa o pedido adiante. Se preferir não esperar, ${callOr(school.phone, 'procure a secretaria da escola.')}`,
      ];
}

const callOr = (phone: string | null, otherwise: string): string =>
  phone === null ? otherwise : `ligue para a escola: ${phone}.`;

function schoolFacts({ school }: VisitMail): MailFact[] {
  return [
    { label: 'Escola', value: school.name },
    { label: 'Endereço', value: school.address },
  ];
}

function timeFacts(times: readonly string[]): MailFact[] {
  return times.map((time, n) => ({ label: `${n + 1}º horário`, value: formatVisitTime(time), strong: true }));
}
