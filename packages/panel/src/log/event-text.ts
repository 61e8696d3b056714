import type { SchoolLog } from '@melhor-escola/api-client/panel';
import { findAmenity } from '@melhor-escola/domain/amenity';
import { formatBRL } from '@melhor-escola/domain/money';
import { formatIsoDay } from '@melhor-escola/domain/date';
import { formatPhone } from '@melhor-escola/domain/phone-number';
import { refusalLabel } from '@melhor-escola/domain/refusal';
import { reviewReportReasonNames, reviewReportReasons } from '@melhor-escola/domain/review-rules';
import { schoolTags } from '@melhor-escola/domain/school-tag';
import { formatVisitHours } from '@melhor-escola/domain/visit-hours';
import { formatVisitTime } from '@melhor-escola/domain/visit-times';
import { shifts } from '@melhor-escola/domain/shift';
import { findGrade } from '@melhor-escola/domain/stage';
import { statusLabels } from '../orders/order-text.ts';

type LogEvent = SchoolLog['events'][number];

const actions: Readonly<Record<LogEvent['action'], string>> = {
  'school.page-changed': 'Mudou a página da escola',
  'school.photos-changed': 'Mudou as fotos da escola',
  'offer.added': 'Criou uma bolsa',
  'offer.changed': 'Mudou uma bolsa',
  'offer.closed': 'Encerrou uma bolsa',
  'order.enrolled': 'Confirmou uma matrícula',
  'order.refused': 'Recusou uma reserva',
  'order.seat-given': 'Garantiu uma vaga a uma reserva',
  'order.contact-viewed': 'Viu o contato da família de uma reserva',
  'member.role-changed': 'Mudou o acesso de alguém',
  'member.removed': 'Removeu alguém da equipe',
  'member.left': 'Saiu da equipe',
  'invitation.sent': 'Enviou um convite',
  'invitation.withdrawn': 'Cancelou um convite',
  'invitation.accepted': 'Aceitou um convite',
  'claim.approved': 'Passou a cuidar da escola',
  'question.answered': 'Respondeu a uma pergunta',
  'question.answer-changed': 'Mudou a resposta a uma pergunta',
  'question.answer-deleted': 'Apagou a resposta a uma pergunta',
  'question.reported': 'Denunciou uma pergunta',
  'review.answered': 'Respondeu a uma avaliação',
  'review.answer-changed': 'Mudou a resposta a uma avaliação',
  'review.answer-deleted': 'Apagou a resposta a uma avaliação',
  'review.reported': 'Denunciou uma avaliação',
  'visit.confirmed': 'Confirmou uma visita',
  'visit.proposed': 'Propôs outros horários de visita',
  'visit.declined': 'Recusou um pedido de visita',
  'visit.answered': 'Respondeu à pergunta de um pedido de visita',
  'visit.contact-viewed': 'Viu o contato da família de um pedido de visita',
  'visit-day.closed': 'Fechou um dia para visitas',
  'visit-day.opened': 'Abriu um dia para visitas',
};

/** 'Mudou uma bolsa: 1º ano – Manhã' */
export function eventTitle({ action, about }: LogEvent): string {
  return about === null ? actions[action] : `${actions[action]}: ${about}`;
}

const formers: Readonly<Record<LogEvent['by'], string>> = {
  member: 'Alguém da escola',
  team: 'Nossa equipe',
  other: 'Alguém que não está mais na equipe',
};

/** Who did it: the name of a member of the school. */
export const eventAuthor = ({ by, name }: LogEvent): string => name ?? formers[by];

const listNames = (name: (slug: string) => string | undefined) => (value: unknown) =>
  Array.isArray(value) ? value.flatMap((slug) => name(String(slug)) ?? []).join(', ') || 'nada' : undefined;

const money = (value: unknown) => (typeof value === 'number' ? formatBRL(value) : undefined);

const statusNames: ReadonlyMap<string, string> = new Map(
  Object.entries(statusLabels).map(([status, { name }]) => [status, name]),
);

/** Why a school has reported a text. */
const reportReason = (value: unknown) =>
  reviewReportReasons.flatMap((one) => (one === value ? reviewReportReasonNames[one] : []))[0];

/** How the values of a field are shown: its name, and the value as people write it. */
const fields: Readonly<
  Record<string, readonly [label: string, format?: (value: unknown) => string | undefined]>
> = {
  name: ['Nome'],
  email: ['E-mail'],
  phone: ['Telefone', (value) => (typeof value === 'string' ? formatPhone(value) : undefined)],
  whatsapp: ['WhatsApp', (value) => (typeof value === 'string' ? formatPhone(value) : undefined)],
  website: ['Site'],
  visitHours: ['Horário de visitas', (value) => formatVisitHours(String(value))],
  description: ['Descrição'],
  photos: ['Fotos', (value) => (Array.isArray(value) ? value.join('; ') || 'nenhuma' : undefined)],
  methodologies: ['Como ensina', listNames((slug) => schoolTags.find((tag) => tag.slug === slug)?.name)],
  amenities: ['O que a escola tem', listNames((slug) => findAmenity(slug)?.name)],
  title: ['Título'],
  grade: ['Série', (value) => findGrade(String(value))?.name],
  shift: ['Turno', (value) => shifts.find(({ slug }) => slug === value)?.name],
  year: ['Ano letivo'],
  monthlyFee: ['Mensalidade', money],
  discountPercentage: ['Desconto', (value) => `${Number(value).toLocaleString('pt-BR')}%`],
  price: ['Família paga', money],
  enrollmentFee: ['Matrícula', money],
  material: ['Material', money],
  uniform: ['Uniforme', money],
  meals: ['Alimentação', money],
  transport: ['Transporte', money],
  seats: ['Vagas'],
  validUntil: ['Até', (value) => (typeof value === 'string' ? formatIsoDay(value) : undefined)],
  status: ['Situação', (value) => statusNames.get(String(value))],
  reason: ['Motivo', (value) => refusalLabel(String(value)) ?? reportReason(value)],
  seatMissing: ['Vaga', (value) => (value === true ? 'faltava' : 'garantida')],
  answer: ['Resposta'],
  times: [
    'Horários',
    (value) =>
      Array.isArray(value) ? value.map((time) => formatVisitTime(String(time))).join('; ') : undefined,
  ],
  confirmedTime: ['Confirmado', (value) => (typeof value === 'string' ? formatVisitTime(value) : undefined)],
  day: ['Dia', (value) => (typeof value === 'string' ? formatIsoDay(value) : undefined)],
  role: ['Acesso', (value) => (value === 'owner' ? 'responsável' : 'equipe')],
};

export interface ChangedField {
  readonly label: string;
  /** Undefined for what is new. */
  readonly before: string | undefined;
  readonly after: string;
}

/** What changed, field by field; unknown fields are left out. */
export function changedFields({ before, after }: LogEvent): readonly ChangedField[] {
  return Object.entries(after ?? {}).flatMap(([name, value]) => {
    const field = fields[name];
    if (!field) return [];
    const [label, format] = field;
    const show = (shown: unknown) => {
      if (shown === null || shown === undefined || shown === '') return 'vazio';
      const text = typeof shown === 'string' ? shown : JSON.stringify(shown);
      return format?.(shown) ?? text;
    };
    const isNew = before === null || !(name in before);
    return [{ label, before: isNew ? undefined : show(before[name]), after: show(value) }];
  });
}
