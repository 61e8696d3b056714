import { Option, type Command as Program } from 'commander';
import { runBackupCommand, type BackupCommand } from './backup-from-terminal.ts';

const json = (): Option => new Option('--json', 'print the report as JSON, and no progress').default(false);

/** `pnpm api backup`, `restore` and `move`. */
export function addBackupCommands(program: Program, repository: string): void {
  const run = async (command: BackupCommand, options: { readonly json: boolean }): Promise<void> => {
    process.exitCode = await runBackupCommand(command, { repository, json: options.json });
  };
  program
    .command('backup')
    .argument('<file>', 'where to: a compressed file that both databases understand')
    .description('keeps everything as it is at this moment, whichever the database')
    .addOption(json())
    .action((file: string, options: { json: boolean }) => run({ kind: 'backup', file }, options));
  program
    .command('restore')
    .argument('<file>', 'a backup')
    .description('writes a backup into an empty database, all of it or nothing')
    .option('--replace', 'delete first what the database holds', false)
    .addOption(json())
    .action((file: string, options: { replace: boolean; json: boolean }) =>
      run({ kind: 'restore', file, replace: options.replace }, options),
    );
  program
    .command('move')
    .requiredOption('--to <url>', 'an empty PostgreSQL: postgres://user:password@host/database')
    .description('copies everything to PostgreSQL, and compares it row by row')
    .addOption(json())
    .action((options: { to: string; json: boolean }) => run({ kind: 'move', to: options.to }, options));
}
