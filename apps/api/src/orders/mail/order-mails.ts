import { formatDeadline } from '@melhor-escola/domain/deadline';
import type { FirstPayment } from '@melhor-escola/domain/first-payment';
import { describeExtras } from '@melhor-escola/domain/extras-text';
import { formatBRL } from '@melhor-escola/domain/money';
import {
  MAX_REFUSAL_LENGTH,
  refusalLabel,
  type RefusalReason,
  refusalText,
  type RefusedOrder,
} from '@melhor-escola/domain/refusal';
import { refundRule } from '@melhor-escola/domain/refund-rule';
import { yearCost, type YearFees } from '@melhor-escola/domain/year-cost';
import { priceSum } from '@melhor-escola/domain/price-sum';
import { site } from '@melhor-escola/config/site';
import { layOutMail } from '../../platform/mail/text/mail-layout.ts';
import { type MailBlock, type MailMessage, withoutLinks } from '../../platform/mail/text/mail-content.ts';

/** What the mails to a family say about its order; the offer's at the time of the reservation. */
export interface OrderMail {
  /** The user's. */
  readonly name: string;
  readonly school: string;
  readonly address: string | null;
  readonly phone: string | null;
  readonly grade: string;
  readonly fees: YearFees;
  /** What the payment page collects; 0 if the scholarship is for free. */
  readonly firstPayment: FirstPayment;
  /** The order's internalTransactionCode. */
  readonly code: string;
  readonly expiresAt: Date;
  readonly orderUrl: string;
  readonly searchUrl: string;
}

const firstPaymentLabels = {
  enrollment: 'Matrícula, a pagar agora',
  'first-month': 'Primeira mensalidade, a pagar agora',
} as const satisfies Readonly<Record<FirstPayment['of'], string>>;

/** The seat is reserved, with the payment deadline. */
export function reservationMail(order: OrderMail): MailMessage {
  const until = formatDeadline(order.expiresAt);
  return layOutMail({
    subject: `Bolsa reservada: ${order.school}`,
    preheader: `A vaga é sua até ${until}. Conclua o pagamento para garantir a bolsa.`,
    heading: 'Sua bolsa está reservada',
    name: order.name,
    body: [
      `A vaga está guardada para você até ${until} (horário de Brasília). Conclua o pagamento antes disso para garantir a bolsa.`,
      {
        facts: [
          { label: 'Escola', value: order.school },
          { label: 'Série', value: order.grade },
          {
            label: firstPaymentLabels[order.firstPayment.of],
            value: formatBRL(order.firstPayment.amount),
            strong: true,
          },
          { label: 'Código da reserva', value: order.code, strong: true },
        ],
      },
      { sum: priceSum(order.fees, 'exact') },
    ],
    action: { label: 'Pagar agora', url: order.orderUrl },
    notes: ['Depois desse prazo, a vaga volta a ficar disponível para outras famílias.'],
    reason: 'você reservou uma bolsa de estudo',
  });
}

/** The reservation is paid, with the next steps. */
export function paymentReceivedMail(order: OrderMail): MailMessage {
  return layOutMail({
    subject: `Pagamento confirmado: ${order.school}`,
    preheader: 'A bolsa está garantida. Veja como fazer a matrícula.',
    heading: 'Pagamento confirmado',
    name: order.name,
    body: [
      'Recebemos o seu pagamento: a bolsa está garantida.',
      ...toEnroll(order),
      `Mudou de ideia? ${refundRule} Ligue grátis para ${site.phone.label}.`,
    ],
    action: { label: 'Ver minha bolsa', url: order.orderUrl },
    reason: 'você pagou a reserva de uma bolsa de estudo',
  });
}

/** A scholarship for free is reserved and secured at once, with the next steps. */
export function scholarshipConfirmedMail(order: OrderMail): MailMessage {
  return layOutMail({
    subject: `Bolsa confirmada: ${order.school}`,
    preheader: 'A vaga é sua, sem nada a pagar. Veja como fazer a matrícula.',
    heading: 'Sua bolsa está confirmada',
    name: order.name,
    body: [
      'A vaga é sua. A bolsa é integral e a escola não cobra matrícula: não há nada a pagar para garanti-la.',
      ...toEnroll(order),
      'Mudou de ideia? Cancele a bolsa em Minhas bolsas, e a vaga vai para outra família.',
    ],
    action: { label: 'Ver minha bolsa', url: order.orderUrl },
    reason: 'você reservou uma bolsa de estudo',
  });
}

/** The school, the code and the extras, and what to do with them. */
function toEnroll({ school, address, phone, code, fees }: OrderMail): MailBlock[] {
  return [
    {
      facts: [
        { label: 'Escola', value: school },
        { label: 'Endereço', value: address ?? 'não informado' },
        { label: 'Telefone', value: phone ?? 'não informado' },
        { label: 'Código da bolsa', value: code, strong: true },
        { label: 'Extras no ano', value: describeExtras(yearCost(fees), formatBRL) },
      ],
    },
    'Agora é só fazer a matrícula na escola. Informe o código acima na secretaria.',
  ];
}

/** The unpaid seat was freed, with the options now. */
export function reservationExpiredMail(order: OrderMail): MailMessage {
  return layOutMail({
    subject: `Sua reserva venceu: ${order.school}`,
    preheader: 'Ainda pode haver vaga: veja as bolsas disponíveis.',
    heading: 'Sua reserva venceu',
    name: order.name,
    body: [
      'O prazo terminou sem que o pagamento fosse confirmado, e a vaga voltou a ficar disponível.',
      {
        facts: [
          { label: 'Escola', value: order.school },
          { label: 'Código da reserva', value: order.code },
        ],
      },
      'Ainda tem interesse? Veja se há vagas e reserve de novo, ou conheça outras escolas por perto.',
    ],
    action: { label: 'Ver bolsas disponíveis', url: order.searchUrl },
    notes: [`Já tinha pago? Ligue grátis para ${site.phone.label} com o código em mãos: nós resolvemos.`],
    reason: 'você reservou uma bolsa de estudo',
  });
}

/**
 * The reservation was canceled: refund, and other schools.
 *
 * @param before what it was: `paid` is refunded, `confirmed` was for free.
 */
export function reservationCancelledMail(
  { name, school, code, searchUrl }: OrderMail,
  before: keyof typeof cancellationDoubts,
): MailMessage {
  const wasPaid = before === 'paid';
  return layOutMail({
    subject: `Sua reserva foi cancelada: ${school}`,
    preheader: wasPaid
      ? 'O valor pago será devolvido pelo mesmo meio de pagamento.'
      : 'Não há nada a pagar, e a vaga voltou a ficar disponível.',
    heading: 'Sua reserva foi cancelada',
    name,
    body: [
      wasPaid
        ? 'A reserva foi cancelada, e o valor pago será devolvido pelo mesmo meio de pagamento. A vaga voltou a ficar disponível para outras famílias.'
        : 'A reserva foi cancelada, e não há nada a pagar. A vaga voltou a ficar disponível para outras famílias.',
      {
        facts: [
          { label: 'Escola', value: school },
          { label: 'Código da reserva', value: code },
        ],
      },
      'Mudou de ideia? Se ainda houver vaga, você pode reservar de novo, ou conhecer outras escolas por perto.',
    ],
    action: { label: 'Ver bolsas disponíveis', url: searchUrl },
    notes: [
      `${cancellationDoubts[before]} Ligue grátis para ${site.phone.label} com o código em mãos: nós resolvemos.`,
    ],
    reason: 'você reservou uma bolsa de estudo',
  });
}

/** The school refused the reservation, or reports that the family withdrew: why, and what happens to the money. */
export function reservationRefusedMail(
  { name, school, grade, code, searchUrl }: OrderMail,
  { text, ...refused }: RefusalMail & RefusedOrder,
): MailMessage {
  const { title, lead, money, doubt } = refusalText(refused);
  return layOutMail({
    subject: `${title}: ${school}`,
    preheader: money,
    heading: title,
    name,
    body: [
      `${lead} ${money}`,
      {
        facts: [
          { label: 'Escola', value: school },
          { label: 'Série', value: grade },
          { label: 'Código da reserva', value: code },
          { label: 'Motivo', value: refusalLabel(refused.reason) ?? 'não informado', strong: true },
          ...(text === ''
            ? []
            : [{ label: 'A escola escreveu', value: withoutLinks(text, MAX_REFUSAL_LENGTH) }]),
        ],
      },
      'Há outras bolsas por perto. Se esta ainda estiver no site, confirme com a escola antes de reservar de novo.',
    ],
    action: { label: 'Ver bolsas disponíveis', url: searchUrl },
    notes: [`${doubt} Ligue grátis para ${site.phone.label} com o código em mãos: nós resolvemos.`],
    reason: 'você reservou uma bolsa de estudo',
  });
}

/** Why a school refused, in the mail about it. */
export interface RefusalMail {
  readonly reason: RefusalReason;
  /** What the school writes to the family; empty for nothing. */
  readonly text: string;
}

const cancellationDoubts = {
  unpaid: 'Não foi você que cancelou, ou já tinha pago?',
  paid: 'Não pediu o cancelamento, ou o valor não voltou?',
  confirmed: 'Não foi você que cancelou?',
} as const;

/** The school confirmed the enrollment: what to keep, and whom to contact from now on. */
export function enrollmentConfirmedMail(order: OrderMail): MailMessage {
  return layOutMail({
    subject: `Matrícula confirmada: ${order.school}`,
    preheader: 'A escola confirmou a matrícula com a bolsa. Guarde o comprovante.',
    heading: 'Matrícula confirmada',
    name: order.name,
    body: [
      'A escola confirmou a matrícula com a bolsa. Boas aulas.',
      {
        facts: [
          { label: 'Escola', value: order.school },
          { label: 'Série', value: order.grade },
          { label: 'Código da bolsa', value: order.code, strong: true },
        ],
      },
      { sum: priceSum(order.fees, 'exact') },
      'Guarde o comprovante: ele mostra a bolsa e os valores combinados. Daqui em diante, as mensalidades, o material e o calendário são com a secretaria da escola.',
    ],
    action: { label: 'Ver o comprovante', url: order.orderUrl },
    notes: [
      'Quando já conhecer a escola, conte a outras famílias como ela é: com este e-mail, a avaliação leva o selo “Matrícula feita por aqui”.',
    ],
    reason: 'você reservou uma bolsa de estudo',
  });
}
