import type { Command as Program } from 'commander';
import { z } from 'zod';

import { deadLetterBody, retriedMailBody } from '../mail/schema.ts';
import { jsonOption, operatorAction, pageOption, pageQuery, type OperatorAnswer } from './operator-call.ts';

/** `pnpm api mails …`: what /v3/operator/mails does, at a terminal. */
export function addMailCommands(program: Program, repository: string): void {
  const call = operatorAction(repository);
  const mails = program.command('mails').description('mails that no mail server took');
  mails
    .command('given-up')
    .description('those that are not tried any more, the latest first; not what they say')
    .addOption(pageOption())
    .addOption(jsonOption())
    .action(({ page, ...options }: { page: string; json: boolean }) =>
      call({ method: 'GET', path: `/mails/given-up?${pageQuery(page).toString()}` }, options, showList),
    );
  mails
    .command('retry')
    .argument('<id>', 'its number')
    .description('send one of them again, with as many tries as a new one; its links may be too old')
    .addOption(jsonOption())
    .action((id: string, options: { json: boolean }) =>
      call({ method: 'POST', path: `/mails/${encodeURIComponent(id)}/retry` }, options, showRetried),
    );
  mails
    .command('retry-all')
    .description('send all of them again: after the mail server was away for longer than a day')
    .addOption(jsonOption())
    .action((options: { json: boolean }) =>
      call({ method: 'POST', path: '/mails/given-up/retry' }, options, showRetried),
    );
}

function showList({ body, total }: OperatorAnswer): readonly string[] {
  const mails = z.array(deadLetterBody).parse(body);
  return [...mails.map(lineOf), `${mails.length} of ${total}`];
}

/** Number, kind, day it was given up, tries, to whom, why. */
function lineOf({ id, kind, failedAt, attempts, recipient, lastError }: z.output<typeof deadLetterBody>) {
  return `${id}  ${kind}  ${failedAt.slice(0, 10)}  tries: ${attempts}  <${recipient}>  ${lastError ?? 'unknown'}`;
}

function showRetried({ body }: OperatorAnswer): readonly string[] {
  const { retried } = retriedMailBody.parse(body);
  return [`${retried === 1 ? '1 mail is' : `${retried} mails are`} sent again by the service.`];
}
