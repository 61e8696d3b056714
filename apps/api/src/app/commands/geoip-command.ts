import { readEnvironment } from '@melhor-escola/server-kit/environment';
import { createProgressView } from './progress-view.ts';
import { geoipCredit, readGeoipInstallation } from '../../catalog/places/geoip/geoip-folder.ts';
import { GeoipInstallError, installGeoip } from '../../catalog/places/geoip/install-geoip.ts';

/** `pnpm api geoip install`: installs or updates the location database. @returns the exit code. */
export async function geoipInstallCommand(repository: string): Promise<number> {
  const { dataDir } = readEnvironment(repository);
  const view = createProgressView(process.stderr);
  try {
    const { version, isNew } = await installGeoip({ dataDir, onProgress: (progress) => view.show(progress) });
    view.end();
    say(
      process.stdout,
      isNew
        ? `Version ${version} is installed. A running service uses it within a minute.`
        : `Version ${version} is installed, and up to date.`,
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

/** `pnpm api geoip status`. @returns the exit code: 1 when none is installed. */
export async function geoipStatusCommand(repository: string): Promise<number> {
  const installed = await readGeoipInstallation(readEnvironment(repository).dataDir);
  if (!installed) {
    say(process.stdout, 'No location database is installed: visitors are not located by IP address.');
    say(process.stdout, 'Run pnpm api geoip install to download it (64 MB).');
    return 1;
  }
  say(process.stdout, `Version ${installed.version}, installed on ${installed.installedAt.slice(0, 10)}.`);
  say(process.stdout, geoipCredit);
  return 0;
}

function say(output: NodeJS.WriteStream, line: string): void {
  output.write(`${line}\n`);
}
