import { readFileSync } from 'node:fs';

/** A process and everything it started, as the kernel knows it now. */
function processTree(pid: number): readonly number[] {
  let children: readonly number[] = [];
  try {
    children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
      .trim()
      .split(' ')
      .filter(Boolean)
      .map(Number);
  } catch {
    // Gone meanwhile.
  }
  return [pid, ...children.flatMap(processTree)];
}

/** Ends all of them at once and without a word, as the loss of their machine would. */
export function killTree(pid: number): void {
  signalTree(pid, 'SIGKILL');
}

/** Sends all of them a signal: SIGSTOP holds them, SIGCONT lets them go on. */
export function signalTree(pid: number, signal: NodeJS.Signals): void {
  for (const one of processTree(pid)) {
    try {
      process.kill(one, signal);
    } catch {
      // Gone meanwhile.
    }
  }
}
