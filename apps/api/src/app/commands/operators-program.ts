import type { Command as Program } from 'commander';
import { z } from 'zod';
import { operatorBody } from '../../accounts/roles/schema.ts';
import { resetFactorBody } from '../../accounts/second-factor/schema.ts';
import { jsonOption, operatorAction, type OperatorAnswer } from './operator-call.ts';

/** `pnpm api operators …`: who of our own team may use the panel for every school. */
export function addOperatorCommands(program: Program, repository: string): void {
  const call = operatorAction(repository);
  const operators = program.command('operators').description('the accounts of our own team');
  operators
    .command('list')
    .description('list them')
    .addOption(jsonOption())
    .action((options: { json: boolean }) => call({ method: 'GET', path: '/operators' }, options, showList));
  operators
    .command('add')
    .argument('<email>', 'of an account that has confirmed it')
    .description('let an account use the panel for every school, once it has a second factor')
    .addOption(jsonOption())
    .action((email: string, options: { json: boolean }) =>
      call({ method: 'PUT', path: operatorPath(email) }, options, showList),
    );
  operators
    .command('remove')
    .argument('<email>', 'as the list shows it')
    .description('take that away; its open sessions may do nothing more')
    .addOption(jsonOption())
    .action((email: string, options: { json: boolean }) =>
      call({ method: 'DELETE', path: operatorPath(email) }, options, showList),
    );
}

const operatorPath = (email: string): string => `/operators/${encodeURIComponent(email)}`;

function showList({ body }: OperatorAnswer): readonly string[] {
  const list = z.array(operatorBody).parse(body);
  if (list.length === 0) return ['There are no operators.'];
  return list.map(({ email, name, since }) => `${email}  ${name}, since ${since.slice(0, 10)}`);
}

/** `pnpm api accounts …`: what an operator does for somebody who has lost the way into their account. */
export function addAccountCommands(program: Program, repository: string): void {
  const call = operatorAction(repository);
  program
    .command('accounts')
    .description('accounts of people')
    .command('reset-second-factor')
    .argument('<email>', 'of an account that has confirmed it')
    .description(
      'remove the second factor of somebody who has lost it and all recovery codes; make sure first who is asking',
    )
    .addOption(jsonOption())
    .action((email: string, options: { json: boolean }) =>
      call(
        { method: 'DELETE', path: `/accounts/${encodeURIComponent(email)}/second-factor` },
        options,
        ({ body }) => {
          const { name, passkeys, authenticator, ...removed } = resetFactorBody.parse(body);
          return [
            `${removed.email}  ${name}: removed ${passkeys} passkeys${authenticator ? ', the authenticator app' : ''} and the recovery codes. No session is privileged.`,
          ];
        },
      ),
    );
}
