import type { Order } from '@melhor-escola/api-client/account';
import { siteBrand } from '@melhor-escola/config/brand';
import { brandColors, themeColors } from '@melhor-escola/config/colors';
import { site } from '@melhor-escola/config/site';
import { escapeHtml } from '@melhor-escola/domain/escape-html';
import { generate } from 'lean-qr';
import { toSvgSource } from 'lean-qr/extras/svg';
import { formatDate } from '@melhor-escola/domain/date';
import { describeEnrollment, describeExtras } from '@melhor-escola/domain/extras-text';
import { formatBRL } from '@melhor-escola/domain/money';
import { paymentYear } from '@melhor-escola/domain/payment-year';
import { describePaymentYear, monthSquares, paymentTiming } from '@melhor-escola/domain/payment-year-text';
import { refundRule } from '@melhor-escola/domain/refund-rule';
import { yearCost, type YearCost, type YearFees } from '@melhor-escola/domain/year-cost';
import type { PriceSum } from '@melhor-escola/domain/price-sum';
import { monthSum } from '../price/month-sum.ts';

/** The sum looks like `PriceSum` (packages/ui/src/components/price-sum/price-sum.css). */
function style(): string {
  const { ink, inkSoft, highlight, onHighlight } = themeColors.light;
  const rule = `1px solid ${brandColors[siteBrand()].light.coverLine}`;
  return [
    `body{max-width:40rem;margin:0 auto;padding:1.5rem;font:1.0625rem/1.5 system-ui,sans-serif;color:${ink};background:#fff}`,
    'h1{font-size:1.375rem}',
    'h2{font-size:1.125rem}',
    `ol{display:grid;grid-template-columns:repeat(auto-fill,minmax(6.5rem,1fr));gap:.25rem;margin:0;padding:0;list-style:none}`,
    `li{padding:.5rem;border:${rule}}`,
    // The code's white border begins left of the text, so that its squares align with it.
    'svg{display:block;width:12rem;height:12rem;margin:-1rem -1.5rem}',
    'strong{font-size:1.5rem}',
    `dt{margin-top:.75rem;color:${inkSoft}}`,
    'dd{margin:0}',
    `.sum{max-width:24rem;line-height:2.25rem;border-top:${rule}}`,
    `.sum>div{display:grid;grid-template-columns:1fr auto;align-items:baseline;gap:1rem;border-bottom:${rule}}`,
    '.sum dt{margin:0;color:inherit}',
    '.sum strong{line-height:0}',
    '.sum>.total{border-bottom:3px double;font-weight:600}',
    `mark{padding:0 .25em;background:${highlight};color:${onHighlight};clip-path:polygon(.2em 12%,40% 4%,100% 0,calc(100% - .2em) 92%,60% 97%,0 100%);-webkit-print-color-adjust:exact;print-color-adjust:exact}`,
  ].join('');
}

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
    `<title>${escapeHtml(title)}</title><style>${style()}</style></head><body>`,
    `<h1>${escapeHtml(title)}</h1>`,
    toSvgSource(generate(code), { off: '#fff', on: '#000' }),
    `<p>Código: <strong>${escapeHtml(code)}</strong></p><dl>${facts}</dl>${sumHtml(order)}${monthsHtml(order)}`,
    `<p>Se você desistir: ${escapeHtml(withdrawalRule(order))}</p>`,
    order.demo ? '<p>Reserva fictícia, de demonstração.</p>' : '',
    `<p>${escapeHtml(help)}</p></body></html>`,
  ].join('');
}

/** What happens when the family changes its mind. */
export function withdrawalRule({ amountDue }: Pick<Order, 'amountDue'>): string {
  return amountDue > 0
    ? refundRule
    : 'Nada foi pago por esta bolsa, e não há o que devolver. Até a matrícula, cancele-a em Minhas bolsas, e a vaga vai para outra família. Depois disso vale o contrato com a escola.';
}

/** The monthly fee as agreed on the day of the reservation: fee, scholarship, price and saving. */
export function agreedSum({ offer }: Pick<Order, 'offer'>): PriceSum {
  return monthSum({ monthlyInFull: offer.monthlyFee, monthly: offer.monthlyFeeWithDiscount });
}

/** @returns HTML of the sum, with the lines that `PriceSum` shows on the page. */
function sumHtml(order: Order): string {
  const { lines, total, saving } = agreedSum(order);
  const rows = [
    ...lines.map(({ term, amount }) => ['', term, escapeHtml(amount)] as const),
    [' class="total"', total.term, `<strong>${escapeHtml(total.amount)}</strong>`] as const,
    ...(saving
      ? [[' class="saving"', saving.term, `<mark>${escapeHtml(saving.amount)}</mark>`] as const]
      : []),
  ];
  return `<dl class="sum">${rows
    .map(
      ([attribute, term, amount]) => `<div${attribute}><dt>${escapeHtml(term)}</dt><dd>${amount}</dd></div>`,
    )
    .join('')}</dl>`;
}

/** The agreed prices of a year, with the extras that the school had declared. */
export function orderFees(offer: Order['offer']): YearFees {
  return {
    monthly: offer.monthlyFeeWithDiscount,
    monthlyInFull: offer.monthlyFee,
    enrollment: offer.enrollmentFee,
    extras: offer.extras,
  };
}

/** What the year costs at the agreed prices. */
export function orderYear(offer: Order['offer']): YearCost {
  return yearCost(orderFees(offer));
}

/** @returns HTML of the months with what each costs, which the page shows as squares; empty if nothing is to pay. */
function monthsHtml({ offer }: Order): string {
  const year = paymentYear(orderFees(offer), 'exact');
  if (year.total === 0) return '';
  const months = monthSquares(year, formatBRL).map(
    ({ name, amount }) => `<li>${escapeHtml(name)}<br><b>${escapeHtml(amount)}</b></li>`,
  );
  return [
    `<h2>Calendário do dinheiro</h2><p>${escapeHtml(describePaymentYear(year, offer.year, formatBRL))}</p>`,
    `<ol>${months.join('')}</ol><p>${escapeHtml(paymentTiming(year, true))}</p>`,
  ].join('');
}

/** Where the school is; says so when it is unknown. */
export function schoolAddress({ address, city, uf }: Order['school']): string {
  return address ?? `${city}, ${uf}; rua não informada`;
}

export const unknownPhone = 'Não informado';

/** The facts of a voucher besides its sum: on the page, on paper and in the saved file. */
export function voucherFacts({
  student,
  school,
  offer,
  history,
}: Order): readonly (readonly [string, string])[] {
  const secured = history.findLast(({ status }) => status === 'paid' || status === 'confirmed');
  return [
    ['Estudante', student.name],
    ['Escola', `${school.name}, ${school.city}, ${school.uf}`],
    ['Endereço', schoolAddress(school)],
    ['Telefone da escola', school.phone ?? unknownPhone],
    ['Série e turno', `${offer.grade}, ${offer.shift.toLocaleLowerCase('pt-BR')}, ${offer.year}`],
    ['Matrícula', describeEnrollment(offer.enrollmentFee, formatBRL)],
    ['Extras no ano', describeExtras(orderYear(offer), formatBRL)],
    ...(secured
      ? [
          [
            secured.status === 'paid' ? 'Pagamento confirmado em' : 'Bolsa confirmada em',
            formatDate(new Date(secured.createdAt)),
          ] as const,
        ]
      : []),
  ];
}
