import { formatDateTime } from '@melhor-escola/domain/date';
import { formatBRL } from '@melhor-escola/domain/money';
import { formatPhone } from '@melhor-escola/domain/phone-number';
import { type Command as Program, Option } from 'commander';
import { z } from 'zod';

import { orderStatuses } from '../../catalog/offers/order-status.ts';
import { listedOrderBody, shownOrderBody } from '../../orders/operator/schema.ts';
import { jsonOption, operatorAction, type OperatorAction, pageOption, pageQuery } from './operator-call.ts';

/** `pnpm api orders …`: the calls of /v3/operator/orders for a terminal. */
export function addOrderCommands(program: Program, repository: string): void {
  const call = operatorAction(repository);
  const orders = program
    .command('orders')
    .description('reservations and payments, seats of oversold ones, and enrollments confirmed by schools');
  addReading(orders, call);
  orders
    .command('seat')
    .argument('<code>', 'the reservation’s: ME-7Q2K-M0XB-94TC')
    .description('assign a seat that the school added, and notify the family')
    .action((code: string) =>
      call({ method: 'POST', path: `/orders/${encodeURIComponent(code)}/seat` }, { json: false }, () => [
        'It has a seat.',
      ]),
    );
  orders
    .command('enroll')
    .argument('<code>', 'the reservation’s: ME-7Q2K-M0XB-94TC')
    .description(
      'confirm, for the school, that the student of a paid reservation is enrolled, and notify the family',
    )
    .action((code: string) =>
      call(
        { method: 'POST', path: `/orders/${encodeURIComponent(code)}/enrollment` },
        { json: false },
        () => ['The enrollment is confirmed.'],
      ),
    );
}

interface ListOptions {
  readonly status?: string;
  readonly school?: string;
  readonly since?: string;
  readonly oversold: boolean;
  readonly page: string;
  readonly json: boolean;
}

function addReading(orders: Program, call: OperatorAction): void {
  orders
    .command('list')
    .description('list all reservations and payments, newest first, without the families’ data')
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
  orders
    .command('show')
    .argument('<code>', 'the reservation’s: ME-7Q2K-M0XB-94TC')
    .description('show a reservation with the contacts of its family and its school')
    .addOption(jsonOption())
    .action((code: string, options: { json: boolean }) =>
      call({ method: 'GET', path: `/orders/${encodeURIComponent(code)}` }, options, ({ body }) =>
        shownLines(shownOrderBody.parse(body)),
      ),
    );
}

/** Code, status, school, grade, when it was paid, amount. */
function listedLine(order: z.output<typeof listedOrderBody>): string {
  const { internalTransactionCode: code, status, seatMissing, school, grade, paidAt, amountDue } = order;
  const paid =
    amountDue === 0
      ? ['nothing to pay']
      : [paidAt === null ? 'not paid' : `paid ${formatDateTime(new Date(paidAt))}`, formatBRL(amountDue)];
  return [code, seatMissing ? `${status}, no seat` : status, school.slug, grade, ...paid].join('  ');
}

function shownLines(order: z.output<typeof shownOrderBody>): readonly string[] {
  const { student, owner, shift, year, schoolContact: contact, school, history } = order;
  const reach = [
    contact?.email ?? 'no e-mail',
    contact?.phone ? formatPhone(contact.phone) : 'no phone',
  ].join(', ');
  return [
    listedLine(order),
    ...(order.seatMissing ? [`    seats left: ${order.seatsLeft ?? 'the offer is gone'}`] : []),
    `    ${student.name}, ${shift.toLocaleLowerCase('pt-BR')}, ${year}; ${familyContact(owner)}`,
    `    ${school.name}: ${contact === null ? 'no longer in the directory' : reach}`,
    ...history.map(({ status, createdAt }) => `    ${formatDateTime(new Date(createdAt))}  ${status}`),
  ];
}

function familyContact(owner: z.output<typeof shownOrderBody>['owner']): string {
  if (owner === null) return 'the account was deleted';
  const { name, email, phone } = owner;
  return [`${name} <${email}>`, ...(phone === null ? [] : [formatPhone(phone)])].join(', ');
}
