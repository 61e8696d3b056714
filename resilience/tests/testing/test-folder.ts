import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A folder for what one test starts. `pnpm test:faults` deletes it, with all others, when the run ends. */
export function createTestFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'fault-'));
  // PostgreSQL's user passes through it.
  chmodSync(folder, 0o711);
  return folder;
}
