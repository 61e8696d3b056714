import { site } from '@melhor-escola/config/site';
import { formatDeadline } from '@melhor-escola/domain/deadline';
import type { TimeZone } from '@melhor-escola/domain/time-zone';
import { formatBRL, type Centavos } from '@melhor-escola/domain/money';
import { formatPhone } from '@melhor-escola/domain/phone-number';
import { refusalLabel, type RefusalReason, type RefusalRefund } from '@melhor-escola/domain/refusal';
import { memberReason, type UrgentMailRecipient } from '../../accounts/school-mails/urgent-mail.ts';
import { layOutMail } from '../../platform/mail/text/mail-layout.ts';
import {
  type MailContent,
  type MailFact,
  type MailMessage,
  withoutLinks,
} from '../../platform/mail/text/mail-content.ts';

/** What canceling an order is: of an unpaid, a paid, a free and an oversold one. */
export type CancellationNews = 'cancelled' | 'refunded' | 'withdrawn' | 'oversold-refunded';

/**
 * What happened to an order. `oversold`: paid after the last seat was taken. `oversold-refunded`: canceled without
 * having had a seat.
 */
export type OrderNews = SchoolNews | 'oversold' | 'oversold-refunded';

/** Changes that schools get a message about as well. `confirmed` and `withdrawn`: of a scholarship for free. */
export type SchoolNews =
  | 'reserved'
  | 'paid'
  | 'confirmed'
  | 'cancelled'
  | 'refunded'
  | 'withdrawn'
  | 'expired';

/** What the notices about an order contain about it. Nothing here identifies the family. */
export interface OrderNotice {
  /** The order's internalTransactionCode. */
  readonly code: string;
  readonly school: { readonly name: string; readonly phone: string | null };
  /** At the time of the reservation: '1º ano', 'Manhã', 2027. */
  readonly grade: string;
  readonly shift: string;
  readonly year: number;
  /** A month with the scholarship. */
  readonly monthly: Centavos;
  /** What the payment page collects. */
  readonly amountDue: Centavos;
  /** When an unpaid reservation frees its seat. */
  readonly expiresAt: Date;
  /** Time zone of the school, in which its mails state the deadline. */
  readonly timeZone: TimeZone;
  /** URL of the order in the panel of the school. */
  readonly panelUrl: string;
}

/** Whom the school calls about a paid order. */
export interface OrderFamily {
  readonly student: string;
  readonly responsible: string;
  readonly email: string;
  /** Digits. */
  readonly phone: string | null;
}

const callUs = `ligue grátis para ${site.phone.label} com o código em mãos`;

/** Hours after a payment in which a school contacts the family. */
export const CONTACT_HOURS = 48;

const toEnroll = [
  `A vaga é dela. Entrem em contato em até ${CONTACT_HOURS} horas para marcar a matrícula e dizer que documentos levar. Respondam a esta mensagem: a resposta vai direto para a família.`,
  `Depois da matrícula, confirmem-na no painel da escola, ou ${callUs}.`,
];

const deleteFamilyData =
  'Não façam a matrícula por este código e apaguem os dados da família que receberam por causa dele.';

type NoticeText = Pick<MailContent, 'subject' | 'heading'> & { readonly lead: readonly string[] };

const schoolTexts: Readonly<Record<SchoolNews, (order: OrderNotice) => NoticeText>> = {
  reserved: ({ expiresAt, timeZone }) => ({
    subject: 'Vaga reservada',
    heading: 'Uma família reservou uma vaga',
    lead: [
      `A vaga está guardada para ela até ${formatDeadline(expiresAt, timeZone)}, no horário da escola. Até lá, não ofereçam esta vaga a outra família.`,
      'Por enquanto é só isso. Quando a família pagar, enviamos o contato dela. Se o prazo passar sem pagamento, avisamos que a vaga está livre.',
      `A escola não tem mais esta vaga? Antes do prazo, recusem a reserva no painel da escola, ou ${callUs}.`,
    ],
  }),
  paid: () => ({
    subject: 'Bolsa paga, para matricular',
    heading: 'Uma família pagou a reserva',
    lead: toEnroll,
  }),
  confirmed: () => ({
    subject: 'Bolsa integral, para matricular',
    heading: 'Uma família ficou com uma bolsa integral',
    lead: toEnroll,
  }),
  cancelled: () => ({
    subject: 'Reserva cancelada',
    heading: 'Uma reserva foi cancelada',
    lead: ['A vaga está livre de novo. Vocês não precisam fazer mais nada.'],
  }),
  refunded: () => ({
    subject: 'Bolsa cancelada',
    heading: 'Uma bolsa paga foi cancelada',
    lead: [
      `A vaga está livre de novo, e do valor pago nós cuidamos com a família. ${deleteFamilyData}`,
      `Esta matrícula já foi feita? Em até 48 horas, ${callUs}.`,
    ],
  }),
  withdrawn: () => ({
    subject: 'Bolsa cancelada',
    heading: 'Uma bolsa integral foi cancelada',
    lead: [`A vaga está livre de novo. ${deleteFamilyData}`],
  }),
  expired: () => ({
    subject: 'Reserva vencida',
    heading: 'Uma reserva venceu',
    lead: ['A família não pagou no prazo, e a vaga está livre de novo. Vocês não precisam fazer mais nada.'],
  }),
};

/**
 * Informs the school of an order. It learns who the family is only once it needs to, to enrol the student: when the
 * order is paid or for free. Replies then reach the family.
 */
export function orderNoticeForSchool(
  news: SchoolNews,
  order: OrderNotice,
  family: OrderFamily | undefined,
): MailMessage {
  const { subject, heading, lead } = schoolTexts[news](order);
  return layOutMail({
    subject: `${subject}: ${order.code}`,
    preheader: `${order.grade}, ${order.shift.toLocaleLowerCase('pt-BR')}, ${order.year}`,
    heading,
    name: '',
    body: [...lead, { facts: [...(family ? familyFacts(family) : []), ...offerFacts(order)] }],
    action: { label: 'Abrir no painel da escola', url: order.panelUrl },
    notes: family
      ? ['Use estes dados só para a matrícula: a família os deu para isso (LGPD, art. 6º, I).']
      : [],
    reason: 'este é o e-mail de contato da escola',
    ...(family && { replyTo: { email: family.email, who: 'family' } }),
  });
}

/** Informs somebody of the school's people of a scholarship to enroll. It has no data of the family: the panel has that, and records anyone who opens it. */
export function orderNoticeForMember(
  news: 'paid' | 'confirmed',
  order: OrderNotice,
  { name, stopUrl }: UrgentMailRecipient,
): MailMessage {
  const { subject, heading } = schoolTexts[news](order);
  return layOutMail({
    subject: `${subject}: ${order.code}`,
    preheader: `${order.school.name}, ${order.grade}`,
    heading,
    name,
    body: [
      `A vaga é dela. Entre em contato em até ${CONTACT_HOURS} horas para marcar a matrícula: o contato da família está no painel da escola.`,
      { facts: [{ label: 'Escola', value: order.school.name }, ...offerFacts(order)] },
    ],
    action: { label: 'Abrir no painel', url: order.panelUrl },
    stop: { label: 'Parar de receber estes avisos', url: stopUrl },
    reason: memberReason,
  });
}

const operatorTexts: Readonly<
  Record<OrderNews, (order: OrderNotice, isSchoolNotified: boolean) => NoticeText>
> = {
  reserved: (order, isSchoolNotified) => ({
    subject: 'Bolsa reservada',
    heading: 'Uma família reservou uma bolsa',
    lead: isSchoolNotified
      ? ['A escola foi avisada por e-mail. Nada a fazer agora.']
      : [
          askToCall(
            order,
            `que a vaga está guardada até ${formatDeadline(order.expiresAt, order.timeZone)}, no horário da escola`,
            'hoje',
          ),
        ],
  }),
  paid: (order, isSchoolNotified) => ({
    subject: 'Bolsa paga',
    heading: 'Uma família pagou a reserva',
    lead: seeEnrollment(order, isSchoolNotified),
  }),
  confirmed: (order, isSchoolNotified) => ({
    subject: 'Bolsa integral confirmada',
    heading: 'Uma família ficou com uma bolsa integral',
    lead: ['Não há nada a pagar.', ...seeEnrollment(order, isSchoolNotified)],
  }),
  oversold: () => ({
    subject: 'Bolsa paga sem vaga',
    heading: 'Uma bolsa foi paga e não tem vaga',
    lead: [
      'O pagamento chegou depois que a reserva venceu, e as vagas desta bolsa acabaram. A família não foi avisada de que a vaga está garantida, e a escola só vê isso no painel.',
      'Em até 48 horas, decida com a escola: no painel, ela ou você garante mais uma vaga ou recusa a reserva, e nesse caso peça o estorno ao serviço de pagamento. O contato da família também está lá.',
    ],
  }),
  cancelled: (order, isSchoolNotified) => ({
    subject: 'Reserva cancelada',
    heading: 'Uma reserva foi cancelada',
    lead: [
      'Não há nada a devolver: ela não estava paga.',
      isSchoolNotified
        ? 'A escola foi avisada por e-mail.'
        : askToCall(order, 'que a vaga está livre', 'hoje'),
    ],
  }),
  refunded: (order, isSchoolNotified) => ({
    subject: 'Bolsa paga cancelada',
    heading: 'Uma bolsa paga foi cancelada',
    lead: [
      'Em até 48 horas, confira no serviço de pagamento se o valor voltou para a família.',
      isSchoolNotified
        ? 'A escola foi avisada por e-mail.'
        : askToCall(order, 'que a matrícula não vai ser feita', 'hoje'),
    ],
  }),
  withdrawn: (order, isSchoolNotified) => ({
    subject: 'Bolsa integral cancelada',
    heading: 'Uma família desistiu de uma bolsa integral',
    lead: [
      'Não há nada a devolver: a bolsa era gratuita.',
      isSchoolNotified
        ? 'A escola foi avisada por e-mail.'
        : askToCall(order, 'que a matrícula não vai ser feita', 'hoje'),
    ],
  }),
  'oversold-refunded': () => ({
    subject: 'Bolsa paga sem vaga cancelada',
    heading: 'Uma bolsa paga sem vaga foi cancelada',
    lead: [
      'Em até 48 horas, confira no serviço de pagamento se o valor voltou para a família. A escola não soube deste pagamento, e nenhuma vaga ficou livre: não há nada a dizer a ela.',
    ],
  }),
  expired: (order, isSchoolNotified) => ({
    subject: 'Reserva vencida',
    heading: 'Uma reserva venceu sem pagamento',
    lead: [
      isSchoolNotified
        ? 'A escola foi avisada por e-mail de que a vaga está livre. Nada a fazer.'
        : askToCall(order, 'que a vaga está livre', 'hoje'),
    ],
  }),
};

/** Informs our team of an order, and of what it must do. Contains no personal data; the panel does. */
export function orderNoticeForOperator(
  news: OrderNews,
  order: OrderNotice,
  isSchoolNotified: boolean,
): MailMessage {
  return layOutOperatorNotice(order, operatorTexts[news](order, isSchoolNotified));
}

/** A refusal as our team learns of it. */
export interface NotifiedRefusal {
  readonly reason: RefusalReason;
  readonly refund: RefusalRefund;
}

const refundTasks = {
  none: 'Não há nada a devolver: nada foi pago.',
  full: 'Em até 48 horas, peça o estorno ao serviço de pagamento, com o código da reserva, e confira se o valor voltou para a família. Até o serviço informar a devolução, a equipe vê o contato dela no painel, e avisamos você quando isso acontecer.',
  contract:
    'O prazo para desistir com devolução passou, e vale o contrato da família com a escola. A família leu isso no e-mail: se ela ligar e mostrar que desistiu antes, peça o estorno ao serviço de pagamento.',
} as const satisfies Readonly<Record<RefusalRefund, string>>;

/** Informs our team that the school has refused an order, and whether it must refund it. */
export function refusalNoticeForOperator(
  order: OrderNotice,
  { reason, refund }: NotifiedRefusal,
): MailMessage {
  return layOutOperatorNotice(order, {
    subject: refund !== 'none' ? 'Bolsa paga recusada pela escola' : 'Reserva recusada pela escola',
    heading: 'A escola recusou uma reserva',
    lead: [
      `Motivo: ${(refusalLabel(reason) ?? 'não informado').toLocaleLowerCase('pt-BR')}. A família foi avisada por e-mail.`,
      refundTasks[refund],
    ],
  });
}

/** Informs our team that the money of an order that the school had refused is back. */
export function refundNoticeForOperator(order: OrderNotice): MailMessage {
  return layOutOperatorNotice(order, {
    subject: 'Valor devolvido de bolsa recusada',
    heading: 'O valor de uma bolsa recusada foi devolvido',
    lead: [
      'O serviço de pagamento informou a devolução. Não há mais nada a fazer, e o contato da família saiu do painel.',
    ],
  });
}

function layOutOperatorNotice(order: OrderNotice, { subject, heading, lead }: NoticeText): MailMessage {
  const { school } = order;
  return layOutMail({
    subject: `${subject}: ${order.code}`,
    preheader: `${school.name}, ${order.grade}`,
    heading,
    name: '',
    body: [
      ...lead,
      {
        facts: [
          { label: 'Escola', value: school.name },
          { label: 'Telefone da escola', value: school.phone ?? 'não informado' },
          ...offerFacts(order),
        ],
      },
    ],
    action: { label: 'Abrir no painel da escola', url: order.panelUrl },
    reason: `este é o endereço de quem opera o ${site.name}`,
  });
}

function seeEnrollment(order: OrderNotice, isSchoolNotified: boolean): string[] {
  return [
    isSchoolNotified
      ? 'A escola recebeu por e-mail o contato da família. Em 48 horas, confira com ela se a matrícula está marcada.'
      : askToCall(order, 'quem é a família, para a escola marcar a matrícula', 'em até 48 horas'),
    'O contato está no painel da escola. Lá ela, ou você, confirma a matrícula depois de feita.',
  ];
}

function askToCall({ school }: OrderNotice, what: string, until: string): string {
  const how = school.phone === null ? 'Procure o telefone dela' : `Ligue para ${school.phone}`;
  return `Não temos o e-mail desta escola, e ninguém a avisou. ${how} e diga, ${until}, ${what}.`;
}

function offerFacts({ code, grade, shift, year, monthly, amountDue }: OrderNotice): MailFact[] {
  return [
    { label: 'Código da reserva', value: code, strong: true },
    { label: 'Série e turno', value: `${grade}, ${shift.toLocaleLowerCase('pt-BR')}, ${year}` },
    { label: 'Mensalidade com a bolsa', value: amountText(monthly) },
    { label: 'Valor da reserva', value: amountText(amountDue) },
  ];
}

const amountText = (amount: Centavos): string => (amount > 0 ? formatBRL(amount) : 'nada a pagar');

function familyFacts({ student, responsible, email, phone }: OrderFamily): MailFact[] {
  return [
    { label: 'Estudante', value: withoutLinks(student), strong: true },
    { label: 'Responsável', value: withoutLinks(responsible) },
    { label: 'E-mail', value: email },
    { label: 'Telefone', value: phone === null ? 'não informado' : formatPhone(phone) },
  ];
}
