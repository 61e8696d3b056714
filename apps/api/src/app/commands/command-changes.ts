import type { Command as Program } from 'commander';

const NOTHING = 'nothing';

/** What each command changes, besides the record of imports and the audit trail. */
const changes: Readonly<Record<string, string>> = {
  'import places': 'cities and their outlines',
  'import inep':
    'schools, neighborhoods and redirects of renamed schools; of schools that leave the directory also offers, visits and unpaid reservations, with mails',
  'import offers': 'offers, their prices, and photos of their schools',
  'seed demo': 'fictional schools, offers, reviews and questions',
  'seed clear': 'deletes the fictional schools, with what belongs to them',
  'geoip install': 'a file in DATA_DIR; no database',
  'geoip status': NOTHING,
  backup: 'writes a file; no database',
  restore: 'all tables; with --replace it deletes what they hold first',
  move: 'all tables of the other database; nothing in this one',
  'schools show': NOTHING,
  'schools set': 'how to reach a school',
  'operators list': NOTHING,
  'operators add': 'who may use the panel for every school',
  'operators remove': 'who may use the panel for every school',
  'accounts reset-second-factor':
    'the second factor and recovery codes of an account, which are deleted; its privileged sessions, which end; mails its owner',
};

/**
 * Adds to the help of each command, and to that of the program for all of them, what they change.
 *
 * @throws {Error} for a command that is not in the table, or an entry without a command.
 */
export function addChangesToHelp(program: Program): void {
  const rest = new Set(Object.keys(changes));
  const lines: string[] = [];
  for (const [name, command] of listCommands(program)) {
    const changed = changes[name];
    if (changed === undefined || !rest.delete(name)) {
      throw new Error(`"${name}" needs one entry in the table of what commands change.`);
    }
    command.addHelpText('after', `\nChanges: ${changed}.`);
    lines.push(`  ${name.padEnd(20)}${changed}`);
  }
  if (rest.size > 0) throw new Error(`There is no command ${[...rest].join(', ')}.`);
  program.addHelpText('after', ['', 'What they change:', ...lines].join('\n'));
}

function* listCommands(program: Program, parent = ''): Generator<readonly [string, Program]> {
  for (const command of program.commands) {
    const name = `${parent}${command.name()}`;
    if (command.commands.length === 0) yield [name, command];
    else yield* listCommands(command, `${name} `);
  }
}
