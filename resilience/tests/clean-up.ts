import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

/** How long processes get to end by themselves, as the kernel told them to when those who started them ended. */
const EXIT_TIMEOUT_MS = 12_000;

/**
 * Ends what still runs of a run of the fault suite, lets go of file systems that it mounted, and deletes its folder. Its
 * processes are those that work in the folder, or were told to by `TMPDIR` or `DATA_DIR`.
 */
export async function cleanUp(folder: string): Promise<void> {
  const end = performance.now() + EXIT_TIMEOUT_MS;
  while (processesOf(folder).length > 0 && performance.now() < end) await delay(100);
  for (const pid of processesOf(folder)) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // Gone meanwhile.
    }
  }
  while (processesOf(folder).length > 0) await delay(50);
  for (const mount of mountsBelow(folder)) spawnSync('/usr/bin/umount', ['--lazy', mount]);
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}

/** Where the kernel says what runs. */
const procfs = '/proc';

function processesOf(folder: string): readonly number[] {
  if (!existsSync(procfs)) return [];
  return readdirSync(procfs)
    .map(Number)
    .filter((pid) => pid > 0 && pid !== process.pid && belongsTo(pid, folder));
}

function belongsTo(pid: number, folder: string): boolean {
  try {
    if (readlinkSync(`${procfs}/${pid}/cwd`).startsWith(`${folder}/`)) return true;
    const variables = readFileSync(`${procfs}/${pid}/environ`, 'utf8').split('\0');
    return variables.some(
      (text) => text.startsWith(`TMPDIR=${folder}`) || text.startsWith(`DATA_DIR=${folder}`),
    );
  } catch {
    // Another user's, or gone meanwhile.
    return false;
  }
}

function mountsBelow(folder: string): readonly string[] {
  return readFileSync(`${procfs}/mounts`, 'utf8')
    .split('\n')
    .map((line) => line.split(' ')[1] ?? '')
    .filter((mount) => mount.startsWith(`${folder}/`));
}
