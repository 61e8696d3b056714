import { readEnvironment } from '@melhor-escola/server-kit/environment';
import { createProgressView } from '../../commands/progress-view.ts';
import { geoipCredit, readGeoipInstallation } from './geoip-folder.ts';
import { GeoipInstallError, installGeoip } from './install-geoip.ts';

/** `pnpm api geoip install`: the database of visitors' cities, or a newer one. @returns the exit code. */
export async function geoipInstallCommand(repository: string): Promise<number> {
  const { dataDir } = readEnvironment(repository);
  const view = createProgressView(process.stderr);
  try {
    const { version, isNew } = await installGeoip({ dataDir, onProgress: (progress) => view.show(progress) });
    view.end();
    say(
      process.stdout,
      isNew
        ? `Version ${version} is installed. A service that runs uses it within a minute.`
        : `Version ${version} is installed already, and the newest there is.`,
    );
    say(process.stdout, geoipCredit);
    return 0;
  } catch (error) {
    view.end();
    if (!(error instanceof GeoipInstallError)) throw error;
    say(process.stderr, error.message);
    return 1;
  }
}

/** `pnpm api geoip status`. @returns the exit code: 1 where none is installed. */
export async function geoipStatusCommand(repository: string): Promise<number> {
  const installed = await readGeoipInstallation(readEnvironment(repository).dataDir);
  if (!installed) {
    say(
      process.stdout,
      'No database of visitors’ cities is installed: visitors’ locations are not known by address.',
    );
    say(process.stdout, 'pnpm api geoip install fetches one (64 MB).');
    return 1;
  }
  say(process.stdout, `Version ${installed.version}, installed on ${installed.installedAt.slice(0, 10)}.`);
  say(process.stdout, geoipCredit);
  return 0;
}

function say(output: NodeJS.WriteStream, line: string): void {
  output.write(`${line}\n`);
}
