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
  for (const one of processTree(pid)) {
    try {
      process.kill(one, 'SIGKILL');
    } catch {
      // Gone meanwhile.
    }
  }
}
