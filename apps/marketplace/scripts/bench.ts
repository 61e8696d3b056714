/**
 * Requests per second of a results page that nobody caches, against a bare server sending the same bytes, turn by turn
 * in one run (quality bar P5, its uncached half). Wants a built site and a data folder with demonstration data:
 * `pnpm bench` at the root prepares both.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import autocannon from 'autocannon';

const application = path.join(import.meta.dirname, '..');
const rounds = 3;
const secondsARound = 5;
const connections = 20;
/** Bar P5: an uncached page reaches this share of the bare server's requests per second. */
const bar = 0.025;

const children: ChildProcess[] = [];

/** Starts a program of ours and answers with the address that it says it is ready at. */
function start(file: string, args: string[], env: Record<string, string>): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = fork(file, args, {
      env: { ...process.env, NODE_ENV: 'production', ...env },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    children.push(child);
    child.on('message', (message) => {
      if (typeof message === 'object' && 'url' in message && typeof message.url === 'string')
        resolve(message.url);
    });
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code} before it was ready.`)));
  });
}

async function requestsPerSecond(url: string): Promise<number> {
  const result = await autocannon({ url, connections, duration: secondsARound });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} answers were no 200, ${result.errors} failed.`);
  return result.requests.average;
}

const folder = mkdtempSync(path.join(tmpdir(), 'bench-'));
try {
  const ports = { PORT: '3410', API_PORT: '4410', SITE_URL: 'http://localhost:3410' };
  await start(path.join(application, '../api/src/main.ts'), [], ports);
  await start(path.join(application, 'src/server/main.ts'), [], ports);
  const page = 'http://127.0.0.1:3410/escolas/busca?city=sao-paulo-sp';
  const body = Buffer.from(await (await fetch(page)).arrayBuffer());
  writeFileSync(path.join(folder, 'page.html'), body);
  const bare = await start(
    path.join(application, 'scripts/bare-server.ts'),
    [path.join(folder, 'page.html')],
    {},
  );

  await autocannon({ url: page, connections, duration: 3 });
  const pairs: { page: number; bare: number }[] = [];
  for (let round = 0; round < rounds; round++)
    pairs.push({ page: await requestsPerSecond(page), bare: await requestsPerSecond(bare) });
  const ratios = pairs.map((pair) => pair.page / pair.bare).toSorted((a, b) => a - b);
  const median = ratios[Math.floor(ratios.length / 2)] ?? 0;

  console.log(
    `Results page, ${(body.length / 1024).toFixed(1)} kB of HTML, ${connections} connections, ${rounds} rounds of ${secondsARound} s`,
  );
  for (const pair of pairs)
    console.log(
      `  page ${pair.page.toFixed(0).padStart(6)}/s   bare ${pair.bare.toFixed(0).padStart(6)}/s   ${((100 * pair.page) / pair.bare).toFixed(2)} %`,
    );
  console.log(
    `  median ${(100 * median).toFixed(2)} % of a bare server; bar P5: ${(100 * bar).toFixed(1)} %  ${median >= bar ? 'ok' : 'BELOW'}`,
  );
  if (median < bar) process.exitCode = 1;
} finally {
  for (const child of children) child.kill('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
}
