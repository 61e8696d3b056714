import { formatPhone } from '@melhor-escola/domain/phone-number';
import { findGrade } from '@melhor-escola/domain/stage';
import { formatVisitTime } from '@melhor-escola/domain/visit-times';
import type { VisitForwarding } from '../../platform/database/school-visit-schema.ts';
import { memberReason, type UrgentMailRecipient } from '../../accounts/school-mails/urgent-mail.ts';
import { layOutMail } from '../../platform/mail/text/mail-layout.ts';
import { type MailFact, type MailMessage, withoutLinks } from '../../platform/mail/text/mail-content.ts';

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
  /** One of them, once the school has confirmed it. */
  readonly confirmedTime: string | null;
  readonly question: string | null;
  /** What the school has just written. */
  readonly reply: string | null;
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
const mistakeNote = 'Não foi você? Cancele pelo botão acima.';

/** Confirms a request to the family. */
export function visitRequestedMail(visit: VisitMail): MailMessage {
  const { school, times } = visit;
  const isQuestion = times.length === 0;
  return layOutMail({
    subject: isQuestion ? `Sua pergunta à escola: ${school.name}` : `Pedido de visita: ${school.name}`,
    preheader: forwarding(visit),
    heading: isQuestion ? 'Recebemos a sua pergunta' : 'Recebemos o seu pedido de visita',
    name: visit.name,
    body: [
      [forwarding(visit), ...callInstead(visit)].join(' '),
      { facts: [...schoolFacts(visit), ...timeFacts(times)] },
    ],
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
      `Os horários de antes não valem mais. ${[forwarding(visit), ...callInstead(visit)].join(' ')}`,
      { facts: [...schoolFacts(visit), ...timeFacts(visit.times)] },
    ],
    action: { label: 'Mudar ou cancelar', url: visit.manageUrl },
    notes: [calendarNote],
    reason: familyReason,
  });
}

/** The school has confirmed one of the times. */
export function visitConfirmedMail(visit: VisitMail): MailMessage {
  const { school, confirmedTime } = visit;
  const time = formatVisitTime(confirmedTime ?? '');
  return layOutMail({
    subject: `Visita confirmada: ${school.name}`,
    preheader: `${time}. Os outros horários não valem mais.`,
    heading: 'Sua visita está confirmada',
    name: visit.name,
    body: [
      'A escola espera vocês neste horário. Os outros não valem mais.',
      { facts: [...schoolFacts(visit), { label: 'Horário', value: time, strong: true }] },
    ],
    action: { label: 'Mudar ou cancelar', url: visit.manageUrl },
    notes: ['O arquivo em anexo atualiza a sua agenda: fica só o horário confirmado.'],
    reason: familyReason,
  });
}

/** The school proposes other times, of which the family accepts one. */
export function visitProposedMail(visit: VisitMail): MailMessage {
  return layOutMail({
    subject: `A escola propõe outro horário: ${visit.school.name}`,
    preheader: 'Escolha um deles, ou peça outros.',
    heading: 'A escola propõe outro horário',
    name: visit.name,
    body: [
      'Nos horários que você pediu a escola não pode receber vocês. Escolha um destes, que fica confirmado na hora:',
      { facts: [...schoolFacts(visit), ...timeFacts(visit.times), ...replyFacts(visit)] },
    ],
    action: { label: 'Escolher o horário', url: visit.manageUrl },
    notes: ['O arquivo em anexo põe os horários na sua agenda. São propostas: valem quando você escolher.'],
    reason: familyReason,
  });
}

/** The school cannot receive the family. */
export function visitDeclinedMail(visit: VisitMail): MailMessage {
  return layOutMail({
    subject: `A escola não pode receber vocês: ${visit.school.name}`,
    preheader: 'Você pode pedir outros horários.',
    heading: 'A escola não pode receber vocês nestes horários',
    name: visit.name,
    body: [
      `Os horários de antes não valem mais. Peça outros quando quiser, ou ${callOr(visit.school.phone, 'procure a secretaria da escola.')}`,
      { facts: [...schoolFacts(visit), ...replyFacts(visit)] },
    ],
    action: { label: 'Pedir outros horários', url: visit.manageUrl },
    reason: familyReason,
  });
}

/** The school has answered the question of the request. */
export function visitAnsweredMail(visit: VisitMail): MailMessage {
  const { question } = visit;
  return layOutMail({
    subject: `A escola respondeu: ${visit.school.name}`,
    preheader: 'Veja a resposta à sua pergunta.',
    heading: 'A escola respondeu à sua pergunta',
    name: visit.name,
    body: [
      {
        facts: [
          { label: 'Escola', value: visit.school.name },
          ...(question === null ? [] : [{ label: 'Sua pergunta', value: question }]),
          ...replyFacts(visit),
        ],
      },
    ],
    action: {
      label: visit.times.length === 0 ? 'Pedir também uma visita' : 'Mudar ou cancelar',
      url: visit.manageUrl,
    },
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
        : 'Se já passamos o seu pedido à escola, avisamos que ninguém vem. Você não precisa fazer mais nada.',
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
  const isConfirmed = visit.confirmedTime === time;
  return layOutMail({
    subject: `Amanhã: visita à escola ${school.name}`,
    preheader: isConfirmed
      ? `${formatVisitTime(time)}.`
      : `${formatVisitTime(time)}. Confira se a escola confirmou.`,
    heading: 'Sua visita é amanhã',
    name: visit.name,
    body: [
      isConfirmed
        ? `Amanhã, ${formatVisitTime(time)}, a escola espera vocês.`
        : `Amanhã, ${formatVisitTime(time)}, é um dos horários que você pediu para conhecer a escola.`,
      { facts: schoolFacts(visit) },
      isConfirmed
        ? 'A escola confirmou este horário. Boa visita.'
        : `A escola confirmou este horário? Boa visita. Se ela ainda não respondeu, ${callOr(school.phone, 'fale com ela antes de ir.')} Se confirmou outro horário, é ele que vale.`,
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
      : 'Uma família quer conhecer a escola e pediu um destes horários. Responda a esta mensagem para confirmar um deles, ou para sugerir outro: a resposta vai direto para ela. Quem cuida da página da escola também decide no painel, em “Visitas”.',
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

/** Informs the school that the family has accepted a time that it proposed. */
export function visitAcceptedForSchoolMail(visit: VisitMail): MailMessage {
  return toSchool(visit, {
    subject: 'Uma família aceitou o horário da visita',
    lead: `A família aceitou o horário que vocês propuseram: ${formatVisitTime(visit.confirmedTime ?? '')}. Ele está confirmado, e não é preciso responder.`,
  });
}

/**
 * Informs somebody of the school's people of a new request. It has neither the family's name and contact nor its question: the panel has
 * them, and records anyone who opens the contact.
 */
export function visitRequestedMemberMail(
  { grade, school, times }: VisitMail,
  { name, stopUrl, panelUrl }: UrgentMailRecipient & { readonly panelUrl: string },
): MailMessage {
  const isQuestion = times.length === 0;
  const gradeName = grade === null ? undefined : findGrade(grade)?.name;
  const heading = isQuestion ? 'Uma família tem uma pergunta' : 'Uma família quer visitar a escola';
  return layOutMail({
    subject: `${heading}: ${school.name}`,
    preheader: isQuestion ? 'Responda no painel da escola.' : times.map(formatVisitTime).join('; '),
    heading,
    name,
    body: [
      isQuestion
        ? 'A pergunta espera a sua resposta no painel da escola.'
        : 'Confirme um destes horários no painel da escola, ou sugira outro:',
      {
        facts: [
          { label: 'Escola', value: school.name },
          ...(gradeName === undefined ? [] : [{ label: 'Série do estudante', value: gradeName }]),
          ...timeFacts(times),
        ],
      },
    ],
    action: { label: 'Abrir no painel', url: panelUrl },
    stop: { label: 'Parar de receber estes avisos', url: stopUrl },
    reason: memberReason,
  });
}

const teamTexts = {
  requested: {
    subject: 'Pedido de visita para passar adiante',
    heading: 'Um pedido de visita espera por nós',
    lead: 'A escola não recebeu este pedido, e uma família espera a resposta dela. Em até 48 horas, passe-o à escola.',
  },
  moved: {
    subject: 'Visita com novos horários, para passar adiante',
    heading: 'Uma família mudou os horários da visita',
    lead: 'Os horários de antes não valem mais, e a escola não foi avisada. Em até 48 horas, passe os novos a ela.',
  },
  accepted: {
    subject: 'Visita aceita, para avisar a escola',
    heading: 'Uma família aceitou o horário da visita',
    lead: 'O horário está confirmado, e a escola não foi avisada. Avise-a de quando a família vem.',
  },
  cancelled: {
    subject: 'Visita cancelada, para avisar a escola',
    heading: 'Uma família cancelou o pedido de visita',
    lead: 'Se já passou o pedido à escola, avise-a hoje de que ninguém vem.',
  },
} as const;

/** Tells the team what the school got no mail about. Contains no personal data; the operator's list leads to that. */
export function visitForTeamMail(
  { school, times }: VisitMail,
  {
    id,
    news,
    panelUrl,
  }: { readonly id: number; readonly news: keyof typeof teamTexts; readonly panelUrl: string },
): MailMessage {
  const { subject, heading, lead } = teamTexts[news];
  const isOpen = news === 'requested' || news === 'moved';
  return layOutMail({
    subject: `${subject}: ${id}`,
    preheader: school.name,
    heading,
    name: '',
    body: [
      lead,
      {
        facts: [
          { label: 'Pedido', value: String(id), strong: true },
          { label: 'Escola', value: school.name },
          { label: 'Telefone da escola', value: school.phone ?? 'não informado' },
        ],
      },
      'O pedido e o contato da família estão no painel da escola, em “Visitas”.',
      ...(isOpen && times.length > 0
        ? ['Quando a escola escolher um horário, confirme-o lá. A família recebe um e-mail.']
        : []),
    ],
    action: { label: 'Abrir no painel', url: panelUrl },
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
    replyTo: { email, who: 'family' },
  });
}

/** Who has the request now, and who answers. */
function forwarding({ forwardedTo, times }: VisitMail): string {
  const what = times.length === 0 ? 'a sua pergunta' : 'o pedido';
  const answer = times.length === 0 ? 'responde' : 'confirma um dos horários, ou sugere outro,';
  return forwardedTo === 'school'
    ? `Enviamos ${what} à escola. Quem ${answer} é ela, por e-mail.`
    : `Nossa equipe passa ${what} à escola, que ainda não ${times.length === 0 ? 'a' : 'o'} recebeu.`;
}

/** A family need not wait for our team. */
function callInstead({ forwardedTo, school }: VisitMail): string[] {
  if (forwardedTo === 'school') return [];
  return [`Se preferir não esperar, ${callOr(school.phone, 'procure a secretaria da escola.')}`];
}

const callOr = (phone: string | null, otherwise: string): string =>
  phone === null ? otherwise : `ligue para a escola: ${phone}.`;

function schoolFacts({ school }: VisitMail): MailFact[] {
  return [
    { label: 'Escola', value: school.name },
    { label: 'Endereço', value: school.address },
  ];
}

/** What a school wrote; its links are its own. */
function replyFacts({ reply }: VisitMail): MailFact[] {
  return reply === null ? [] : [{ label: 'Mensagem da escola', value: reply }];
}

function timeFacts(times: readonly string[]): MailFact[] {
  return times.map((time, n) => ({ label: `${n + 1}º horário`, value: formatVisitTime(time), strong: true }));
}
