import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

/** Time for processes to exit after the signal that the kernel sent when their parent died. */
const EXIT_TIMEOUT_MS = 12_000;

/**
 * Kills the remaining processes of a test run, unmounts its file systems and deletes its folder. Its processes are those whose working
 * directory, `TMPDIR` or `DATA_DIR` is in the folder.
 */
export async function cleanUp(folder: string): Promise<void> {
  const end = performance.now() + EXIT_TIMEOUT_MS;
  while (listProcesses(folder).length > 0 && performance.now() < end) await delay(100);
  for (const pid of listProcesses(folder)) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // Already gone.
    }
  }
  while (listProcesses(folder).length > 0) await delay(50);
  for (const mount of mountsBelow(folder)) spawnSync('/usr/bin/umount', ['--lazy', mount]);
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}

/** Process information of the kernel. */
const procfs = '/proc';

function listProcesses(folder: string): readonly number[] {
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
    // Owned by another user, or already gone.
    return false;
  }
}

function mountsBelow(folder: string): readonly string[] {
  return readFileSync(`${procfs}/mounts`, 'utf8')
    .split('\n')
    .map((line) => line.split(' ')[1] ?? '')
    .filter((mount) => mount.startsWith(`${folder}/`));
}
