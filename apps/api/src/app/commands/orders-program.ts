import { formatDateTime } from '@melhor-escola/domain/date';
import { formatBRL } from '@melhor-escola/domain/money';
import { type Command as Program, Option } from 'commander';
import { z } from 'zod';

import { orderStatuses } from '../../catalog/offers/order-status.ts';
import { listedOrderBody } from '../../orders/operator/schema.ts';
import { jsonOption, operatorAction, pageOption, pageQuery } from './operator-call.ts';

interface ListOptions {
  readonly status?: string;
  readonly school?: string;
  readonly since?: string;
  readonly oversold: boolean;
  readonly page: string;
  readonly json: boolean;
}

/** `pnpm api orders list`: the orders of all schools. What is done about one is done in its school's panel. */
export function addOrderCommands(program: Program, repository: string): void {
  const call = operatorAction(repository);
  program
    .command('orders')
    .description('reservations and payments of all schools')
    .command('list')
    .description('list all reservations and payments, those not refunded first, without the families’ data')
    .addOption(new Option('--status <status>', 'only in this status').choices(orderStatuses))
    .option('--school <slug>', 'only of this school')
    .option('--oversold', 'only those paid after the last seat was taken', false)
    .option('--since <day>', 'only with a change on this day or later: 2026-11-25')
    .addOption(pageOption())
    .addOption(jsonOption())
    .action(({ status, school, since, oversold, page, json }: ListOptions) => {
      const query = pageQuery(page);
      if (status !== undefined) query.set('status', status);
      if (school !== undefined) query.set('school', school);
      if (oversold) query.set('oversold', 'true');
      if (since !== undefined) query.set('since', since);
      return call({ method: 'GET', path: `/orders?${query.toString()}` }, { json }, ({ body, total }) => {
        const shown = z.array(listedOrderBody).parse(body);
        return [...shown.map(listedLine), `${shown.length} of ${total}`];
      });
    });
}

/** Code, status, school, grade, when it was paid, amount. */
function listedLine(order: z.output<typeof listedOrderBody>): string {
  const { internalTransactionCode: code, school, grade, paidAt, amountDue } = order;
  const paid =
    amountDue === 0
      ? ['nothing to pay']
      : [paidAt === null ? 'not paid' : `paid ${formatDateTime(new Date(paidAt))}`, formatBRL(amountDue)];
  return [code, statusWord(order), school.slug, grade, ...paid].join('  ');
}

/** 'paid', 'paid, no seat', 'cancelled, not refunded': refused by its school after the payment. */
function statusWord({ status, seatMissing, refundDue }: z.output<typeof listedOrderBody>): string {
  if (refundDue) return `${status}, not refunded`;
  return seatMissing ? `${status}, no seat` : status;
}
