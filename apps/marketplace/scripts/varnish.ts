import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@melhor-escola/config/free-port';

const program = '/usr/sbin/varnishd';
const template = path.join(import.meta.dirname, '../../../resilience/templates/varnish/default.vcl');

/** Whether Debian's varnish is installed. */
export const isVarnishInstalled = existsSync(program);

export interface Varnish extends AsyncDisposable {
  readonly url: string;
}

/**
 * Starts Debian's varnish in front of a site on this machine, with the configuration of the production layout, and waits until it
 * accepts connections. Its files are in the given folder.
 *
 * @throws {Error} if it exits before.
 */
export async function startVarnish(folder: string, sitePort: number): Promise<Varnish> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const configuration = path.join(folder, 'default.vcl');
  const filled = readFileSync(template, 'utf8')
    .replace('{{siteAddress}}', '127.0.0.1')
    .replace('{{sitePort}}', String(sitePort));
  writeFileSync(configuration, filled);
  const workingDirectory = path.join(folder, 'varnish');
  mkdirSync(workingDirectory);
  // The site compresses; varnish distinguishes encodings by Vary.
  const options = `-F -f ${configuration} -a 127.0.0.1:${port} -n ${workingDirectory} -s malloc,64m -p http_gzip_support=off -j none`;
  const logFile = path.join(folder, 'varnish.log');
  const log = openSync(logFile, 'a');
  // Ends with this process, even when that is killed.
  const child = spawn('/usr/bin/setpriv', ['--pdeathsig=TERM', program, ...options.split(' ')], {
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  const accepts = () =>
    fetch(url).then(
      () => true,
      () => false,
    );
  while (!(await accepts())) {
    if (child.exitCode !== null) throw new Error(`Varnish exited: ${readFileSync(logFile, 'utf8')}`);
    await wait(100);
  }
  return {
    url,
    async [Symbol.asyncDispose]() {
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
    },
  };
}
