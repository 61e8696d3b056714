import { formatPhone } from '@melhor-escola/domain/phone-number';
import type { Command as Program } from 'commander';
import { z } from 'zod';

import { operatedVisitBody } from '../../community/visits/schema.ts';
import {
  indented,
  jsonOption,
  operatorAction,
  pageOption,
  pageQuery,
  type OperatorAnswer,
} from './operator-call.ts';

/** `pnpm api visits …`: the calls of /v3/operator/visits for a terminal. */
export function addVisitCommands(program: Program, repository: string): void {
  const call = operatorAction(repository);
  const visits = program
    .command('visits')
    .description('visit requests to pass on to schools without an e-mail');
  visits
    .command('list')
    .description('list them, latest first, with the family’s contact')
    .option('--all', 'also those that the school received by mail', false)
    .addOption(pageOption())
    .addOption(jsonOption())
    .action(({ page, all, ...options }: { page: string; all: boolean; json: boolean }) => {
      const query = pageQuery(page);
      if (all) query.set('all', 'true');
      return call({ method: 'GET', path: `/visits?${query.toString()}` }, options, showList);
    });
}

function showList({ body, total }: OperatorAnswer): readonly string[] {
  const visits = z.array(operatedVisitBody).parse(body);
  return [...visits.flatMap(visitLines), `${visits.length} of ${total}`];
}

function visitLines({
  id,
  status,
  school,
  times,
  confirmedTime,
  question,
  ...family
}: z.output<typeof operatedVisitBody>) {
  const phone = family.phone === null ? '' : `, ${formatPhone(family.phone)}`;
  const grade = family.studentGrade === null ? '' : `, ${family.studentGrade}`;
  return [
    `${id}  ${confirmedTime === null ? status : `confirmed ${confirmedTime}`}  ${school.slug}  ${school.phone === null ? 'no phone' : formatPhone(school.phone)}`,
    `    ${family.contactName} <${family.email}>${phone}${grade}`,
    ...(times.length === 0 ? [] : [`    ${times.join(', ')}`]),
    ...indented(question ?? ''),
  ];
}
