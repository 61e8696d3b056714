import type { Order } from '@melhor-escola/api-client/authenticated-client';
import { formatDate } from '@melhor-escola/domain/date';
import { formatBRL } from '@melhor-escola/domain/money';

/** What a voucher says, line by line: on the page, on paper and in the file that is kept. */
export function voucherFacts({
  student,
  school,
  offer,
  history,
}: Order): readonly (readonly [string, string])[] {
  const paidAt = history.findLast(({ status }) => status === 'paid')?.createdAt;
  return [
    ['Estudante', student.name],
    ['Escola', `${school.name}, ${school.city}, ${school.uf}`],
    ['Série e turno', `${offer.grade}, ${offer.shift.toLocaleLowerCase('pt-BR')}, ${offer.year}`],
    ['Mensalidade com a bolsa', formatBRL(offer.monthlyFeeWithDiscount)],
    ['Mensalidade sem a bolsa', formatBRL(offer.monthlyFee)],
    ['Matrícula', offer.enrollmentFee > 0 ? formatBRL(offer.enrollmentFee) : 'Não é cobrada'],
    ...(paidAt === undefined ? [] : [['Pagamento confirmado em', formatDate(new Date(paidAt))] as const]),
  ];
}
