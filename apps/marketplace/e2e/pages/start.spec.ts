import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@melhor-escola/config/free-port';
import { expect, test } from '@playwright/test';
import { dataDir, repository, servicePort, sitePort } from '../site.ts';

/* `npm start` as a process: its output, its exit codes and its files. */

interface Run {
  readonly child: ChildProcess;
  /** Everything printed so far. */
  readonly output: () => string;
  /** Resolves to the exit code. */
  readonly ended: Promise<number | null>;
}

function start(environment: Record<string, string>): Run {
  const child = spawn(process.execPath, [path.join(repository, 'tools/start.mjs')], {
    cwd: repository,
    env: { ...process.env, DATABASE_URL: '', LOG_LEVEL: undefined, ...environment },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return { child, output: () => output, ended };
}

const freePorts = { PORT: String(await freePort()), API_PORT: String(await freePort()) };

async function answers(port: string): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/healthz`).then(
    () => true,
    () => false,
  );
}

/** Requests a page repeatedly, and disconnects at varying moments. */
async function visitAndLeave(port: string): Promise<void> {
  for (let after = 0; after < 120; after += 3) {
    const page = fetch(`http://127.0.0.1:${port}/escolas/busca?city=sao-paulo-sp`, {
      signal: AbortSignal.timeout(after),
    });
    await page.then((response) => response.text()).catch(() => undefined);
  }
}

for (const [name, environment, sentence] of [
  [
    'a taken port of the site',
    { ...freePorts, PORT: String(sitePort) },
    `Port ${sitePort} is taken by another program: stop it, or set PORT to a free one.`,
  ],
  [
    'a taken port of the service',
    { ...freePorts, API_PORT: String(servicePort) },
    `Port ${servicePort} is taken by another program: stop it, or set API_PORT to a free one.`,
  ],
  [
    'another instance on its data folder',
    freePorts,
    `The data folder ${dataDir} is in use by another instance`,
  ],
  [
    'a port that is none',
    { ...freePorts, PORT: 'abc' },
    "PORT is 'abc', which is not a port: set it to a number from 1 to 65535.",
  ],
  [
    'one port for both servers',
    { ...freePorts, API_PORT: freePorts.PORT },
    `PORT and API_PORT are both ${freePorts.PORT}: use different ports for the site and the service.`,
  ],
  [
    'an address where nothing can listen',
    { ...freePorts, HOST: '203.0.113.1' },
    `Nothing can listen on port ${freePorts.PORT} of 203.0.113.1 (EADDRNOTAVAIL)`,
  ],
  [
    'a variable that is wrong, before it builds',
    { ...freePorts, LOG_LEVEL: 'loud', SITE_URL: 'not an address' },
    'Invalid environment. SITE_URL: ',
  ],
] as const) {
  test(`npm start reports ${name} in one sentence, and exits with 1`, async () => {
    const run = start({ DATA_DIR: dataDir, ...environment });
    expect(await run.ended).toBe(1);
    // Problems of the data folder are known only once the service opens it.
    if (environment !== freePorts) expect(run.output()).not.toContain('[2/4]');
    const sentences = run
      .output()
      .split('\n')
      .filter((line) => line.includes(sentence));
    expect(sentences, run.output()).toHaveLength(1);
    expect(run.output()).not.toMatch(/^\s+at /m);
  });
}

test('npm start gets ready, stops cleanly on Ctrl-C and SIGTERM, and starts again on its data', async () => {
  test.setTimeout(180_000);
  const folder = mkdtempSync(path.join(tmpdir(), 'melhor-escola-start-'));
  try {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      const run = start({ ...freePorts, DATA_DIR: folder });
      await expect.poll(run.output, { timeout: 120_000 }).toContain('Melhor Escola is ready: http');
      expect(run.output()).toMatch(/^\[4\/4\] Starting the site: done in \d+\.\d s$/m);
      expect(await answers(freePorts.PORT)).toBe(true);
      if (signal === 'SIGTERM') {
        const before = run.output();
        await visitAndLeave(freePorts.PORT);
        // Requests after the disconnected ones still get responses.
        expect(await answers(freePorts.PORT)).toBe(true);
        expect(run.output(), 'who goes away is no error').toBe(before);
      }
      run.child.kill(signal);
      expect(await run.ended).toBe(0);
      expect(await answers(freePorts.PORT)).toBe(false);
      expect(await answers(freePorts.API_PORT)).toBe(false);
      expect(readdirSync(path.join(folder, 'lock'))).toEqual([]);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
