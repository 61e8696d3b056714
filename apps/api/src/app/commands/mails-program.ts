import type { Command as Program } from 'commander';
import { z } from 'zod';

import { deadLetterBody, retriedMailBody } from '../../platform/mail/schema.ts';
import { jsonOption, operatorAction, pageOption, pageQuery, type OperatorAnswer } from './operator-call.ts';

/** `pnpm api mails …`: the calls of /v3/operator/mails for a terminal. */
export function addMailCommands(program: Program, repository: string): void {
  const call = operatorAction(repository);
  const mails = program.command('mails').description('mails that could not be delivered');
  mails
    .command('dead-letters')
    .description('list dead letters, latest first, without their text')
    .addOption(pageOption())
    .addOption(jsonOption())
    .action(({ page, ...options }: { page: string; json: boolean }) =>
      call({ method: 'GET', path: `/mails/dead-letters?${pageQuery(page).toString()}` }, options, showList),
    );
  mails
    .command('retry')
    .argument('<id>', 'its number')
    .description('send one again with a full set of attempts; its links may have expired')
    .addOption(jsonOption())
    .action((id: string, options: { json: boolean }) =>
      call({ method: 'POST', path: `/mails/${encodeURIComponent(id)}/retry` }, options, showRetried),
    );
  mails
    .command('retry-all')
    .description('send all again, after the mail server was down for more than a day')
    .addOption(jsonOption())
    .action((options: { json: boolean }) =>
      call({ method: 'POST', path: '/mails/dead-letters/retry' }, options, showRetried),
    );
}

function showList({ body, total }: OperatorAnswer): readonly string[] {
  const mails = z.array(deadLetterBody).parse(body);
  return [...mails.map(mailLine), `${mails.length} of ${total}`];
}

/** Id, kind, day of the last attempt, attempts, recipient, error. */
function mailLine({ id, kind, failedAt, attempts, recipient, lastError }: z.output<typeof deadLetterBody>) {
  return `${id}  ${kind}  ${failedAt.slice(0, 10)}  tries: ${attempts}  <${recipient}>  ${lastError ?? 'unknown'}`;
}

function showRetried({ body }: OperatorAnswer): readonly string[] {
  const { retried } = retriedMailBody.parse(body);
  return [`${retried === 1 ? '1 mail is' : `${retried} mails are`} sent again by the service.`];
}
