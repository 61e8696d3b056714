import { Option } from 'commander';

import { callFromTerminal, type OperatorAnswer, type OperatorCall } from './operator-call.ts';

/**
 * Makes a call of the operator's for a command, and prints what `show` makes of the answer, or with `--json` the answer itself.
 * Sets the exit code.
 */
export type OperatorAction = (
  made: OperatorCall,
  options: { readonly json: boolean },
  show: (answer: OperatorAnswer) => readonly string[],
) => Promise<void>;

/** @param repository folder that a relative DATA_DIR counts from. */
export function operatorAction(repository: string): OperatorAction {
  return async (made, { json }, show) => {
    const shown = json ? ({ body }: OperatorAnswer) => [JSON.stringify(body)] : show;
    process.exitCode = await callFromTerminal(repository, made, shown);
  };
}

/** Of every command whose answer can be read by a program. */
export const jsonOption = (): Option => new Option('--json', 'print the answer as JSON').default(false);

/** Of every command that lists, by the pages of `pageQuery`. */
export const pageOption = (): Option => new Option('--page <number>', 'which page of 50').default('1');

/** The query of a page of a list. */
export function pageQuery(page: string): URLSearchParams {
  return new URLSearchParams({ size: '50', page });
}
