import { expect, it } from 'vitest';
import { createProgram } from './program.ts';

/** The help that a command prints. */
function help(...names: readonly string[]): string {
  let command = createProgram();
  for (const name of names) {
    const found = command.commands.find((one) => one.name() === name);
    if (!found) throw new Error(`There is no command ${name}.`);
    command = found;
  }
  let printed = '';
  command.configureOutput({ writeOut: (text) => (printed += text) });
  command.outputHelp();
  return printed;
}

it('RO-02 `pnpm api --help` says of each command what it changes', () => {
  expect(help()).toMatch(/What they change:\n(?: {2}\S.*\n)*/);
  expect(help()).toMatch(/^ {2}orders list +nothing$/m);
  expect(help()).toMatch(/^ {2}restore +all tables; with --replace it deletes what they hold first$/m);
  expect(help('orders', 'seat')).toContain(
    'Changes: the seats of an offer, and a reservation; mails the family.',
  );
});
