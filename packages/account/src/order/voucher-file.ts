import type { Order } from '@melhor-escola/api-client/authenticated-client';
import { site } from '@melhor-escola/config/site';
import { escapeHtml } from '@melhor-escola/domain/escape-html';
import { generate } from 'lean-qr';
import { toSvgSource } from 'lean-qr/extras/svg';
import { formatDate } from '@melhor-escola/domain/date';
import { formatBRL } from '@melhor-escola/domain/money';

const style = [
  'body{max-width:40rem;margin:0 auto;padding:1.5rem;font:1.0625rem/1.5 system-ui,sans-serif;color:#10182b;background:#fff}',
  'h1{font-size:1.375rem}',
  'svg{display:block;width:12rem;height:12rem}',
  'strong{font-size:1.5rem}',
  'dt{margin-top:.75rem;color:#4a5266}',
  'dd{margin:0}',
].join('');

/**
 * A voucher as a self-contained page that opens without the site and without a network: no requests and no scripts.
 *
 * @returns HTML.
 */
export function voucherFile(order: Order): string {
  const code = order.internalTransactionCode;
  const facts = voucherFacts(order)
    .map(([term, details]) => `<dt>${escapeHtml(term)}</dt><dd>${escapeHtml(details)}</dd>`)
    .join('');
  const title = `Comprovante da bolsa ${code}`;
  const help = `${site.name}. Dúvidas? Ligue grátis para ${site.phone.label}.`;
  return [
    '<!DOCTYPE html><html lang="pt-BR"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(title)}</title><style>${style}</style></head><body>`,
    `<h1>${escapeHtml(title)}</h1>`,
    toSvgSource(generate(code), { off: '#fff', on: '#000' }),
    `<p>Código: <strong>${escapeHtml(code)}</strong></p><dl>${facts}</dl>`,
    order.demo ? '<p>Reserva fictícia, de demonstração.</p>' : '',
    `<p>${escapeHtml(help)}</p></body></html>`,
  ].join('');
}

/** The lines of a voucher: on the page, on paper and in the saved file. */
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
