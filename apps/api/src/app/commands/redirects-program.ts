import { Option, type Command as Program } from 'commander';
import { z } from 'zod';

import { redirectStatuses } from '../../catalog/redirects/redirect-rule.ts';
import { ruleBody } from '../../catalog/redirects/schema.ts';
import { jsonOption, operatorAction, pageOption, pageQuery, type OperatorAction } from './operator-call.ts';

type Rule = z.output<typeof ruleBody>;

const prefix = (): Option =>
  new Option('--prefix', 'match the path and everything below it, which is appended to the target').default(
    false,
  );
const strict = (): Option =>
  new Option('--strict', 'write nothing when any line of the file is rejected').default(false);

/**
 * `pnpm api redirects …`: the calls of /v3/operator/redirects for a terminal.
 *
 * @param runImport runs `imports/redirects` with the command-line options.
 */
export function addRedirectCommands(
  program: Program,
  repository: string,
  runImport: (options: Record<string, unknown>, file: string) => Promise<void>,
): void {
  const call = operatorAction(repository);
  const redirects = program.command('redirects').description('redirects of the site');
  redirects
    .command('list')
    .description('list the rules by path')
    .addOption(pageOption())
    .addOption(jsonOption())
    .action(({ page, ...options }: { page: string; json: boolean }) =>
      call(
        { method: 'GET', path: `/redirects?${pageQuery(page).toString()}` },
        options,
        ({ body, total }) => {
          const rules = z.array(ruleBody).parse(body);
          return [...rules.map(ruleLine), `${rules.length} of ${total}`];
        },
      ),
    );
  redirects
    .command('add')
    .argument('<path>', 'the path to redirect, without the host: /antiga')
    .argument('<target>', 'a path of the site, or an https URL on a host of REDIRECT_HOSTS')
    .description('add or replace the rule of this path; rejected when it would create a redirect loop')
    .addOption(prefix())
    .addOption(
      new Option('--status <status>', 'status code of the response')
        .choices(redirectStatuses.map(String))
        .default('301'),
    )
    .option('--from <date>', 'first day it applies')
    .option('--until <date>', 'last day it applies')
    .action((path: string, target: string, options: AddOptions) => add(call, path, target, options));
  redirects
    .command('remove')
    .argument('<path>', 'the rule’s')
    .description('remove a rule')
    .addOption(prefix())
    .action((path: string, options: { prefix: boolean }) => remove(call, path, options));
  redirects
    .command('import')
    .argument('<file>', 'a CSV of rules, as apps/api/docs/redirects.md describes it')
    .description('add or replace many rules; rejected lines are reported')
    .addOption(strict())
    .addOption(new Option('--dry-run', 'report what would change, and write nothing').default(false))
    .addOption(new Option('--json', 'print the report as JSON, and no progress').default(false))
    .action((file: string, options) => runImport(options, file));
}

interface AddOptions {
  readonly prefix: boolean;
  readonly status: string;
  readonly from?: string;
  readonly until?: string;
}

function add(call: OperatorAction, path: string, target: string, options: AddOptions) {
  const body = {
    kind: ruleKind(options),
    path,
    target,
    status: Number(options.status),
    startsOn: options.from,
    endsOn: options.until,
  };
  return call({ method: 'PUT', path: '/redirects', body }, { json: false }, (answer) => [
    ruleLine(ruleBody.parse(answer.body)),
  ]);
}

function remove(call: OperatorAction, path: string, options: { readonly prefix: boolean }) {
  const query = new URLSearchParams({ kind: ruleKind(options), path });
  return call({ method: 'DELETE', path: `/redirects?${query.toString()}` }, { json: false }, () => [
    'Removed.',
  ]);
}

function ruleKind(options: { readonly prefix: boolean }): Rule['kind'] {
  return options.prefix ? 'prefix' : 'exact';
}

function ruleLine({ kind, path, target, status, startsOn, endsOn }: Rule): string {
  const from = startsOn === null ? '' : `  from ${startsOn}`;
  const until = endsOn === null ? '' : `  until ${endsOn}`;
  return `${status}  ${kind === 'prefix' ? `${path === '/' ? '' : path}/…` : path} → ${target}${from}${until}`;
}
