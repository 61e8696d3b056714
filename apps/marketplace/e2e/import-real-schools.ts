import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { checksEverything, sample } from '@melhor-escola/config/sample';
import { censusFile, dataDir, repository, servicePort, sitePort } from './site.ts';

/** Imports the School Census into the running site with the operator's command. Prints the sample. */
export default function importRealSchools(): void {
  const output = execFileSync(
    process.execPath,
    [path.join(repository, 'apps/api/src/app/cli.ts'), 'import', 'inep', censusFile],
    {
      cwd: repository,
      encoding: 'utf8',
      env: {
        ...process.env,
        PORT: String(sitePort),
        API_PORT: String(servicePort),
        DATA_DIR: dataDir,
        DATABASE_URL: '',
      },
    },
  );
  process.stdout.write(output);
  if (!checksEverything)
    process.stdout.write(`Sample of the tests of which each commit runs a part (e2e/sample.ts): ${sample}\n`);
}
