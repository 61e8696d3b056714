import type { Command as Program } from 'commander';
import { z } from 'zod';

import { oversoldOrderBody } from '../orders/schema.ts';
import { jsonOption, operatorAction, pageOption, pageQuery, type OperatorAnswer } from './operator-call.ts';

/** `pnpm api orders …`: the calls of /v3/operator/orders for a terminal. */
export function addOrderCommands(program: Program, repository: string): void {
  const call = operatorAction(repository);
  const orders = program
    .command('orders')
    .description('oversold reservations, and enrolments confirmed by schools');
  orders
    .command('oversold')
    .description('list orders paid after the last seat was taken, oldest first')
    .addOption(pageOption())
    .addOption(jsonOption())
    .action(({ page, ...options }: { page: string; json: boolean }) =>
      call({ method: 'GET', path: `/orders/oversold?${pageQuery(page).toString()}` }, options, showList),
    );
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
        () => ['The enrolment is confirmed.'],
      ),
    );
}

function showList({ body, total }: OperatorAnswer): readonly string[] {
  const orders = z.array(oversoldOrderBody).parse(body);
  return [...orders.flatMap(linesOf), `${orders.length} of ${total}`];
}

/** Code, status, day, school, seats left; below it the offer and the contact. */
function linesOf({
  internalTransactionCode: code,
  status,
  createdAt,
  student,
  owner: account,
  school,
  offer,
}: z.output<typeof oversoldOrderBody>): readonly string[] {
  const left = offer.seatsLeft === null ? 'the offer is gone' : `seats left: ${offer.seatsLeft}`;
  const family =
    account === null
      ? 'the account was deleted'
      : [`${account.name} <${account.email}>`, account.phone].filter((known) => known !== null).join(', ');
  return [
    `${code}  ${status}  ${createdAt.slice(0, 10)}  ${school.slug}  ${left}`,
    `    ${offer.title}`,
    `    ${student.name}; ${family}`,
  ];
}
