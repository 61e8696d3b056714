import { readFileSync } from 'node:fs';

/** A process and all its current descendants. */
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

/** Kills a process tree immediately, like a power loss. */
export function killTree(pid: number): void {
  signalTree(pid, 'SIGKILL');
}

/** Sends a signal to a process tree: SIGSTOP freezes it, SIGCONT resumes it. */
export function signalTree(pid: number, signal: NodeJS.Signals): void {
  for (const one of processTree(pid)) {
    try {
      process.kill(one, signal);
    } catch {
      // Gone meanwhile.
    }
  }
}
