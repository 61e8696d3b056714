import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Creates a folder for one test. `pnpm test:resilience` deletes it after the run. */
export function createTestFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'test-'));
  // PostgreSQL's user needs to traverse it.
  chmodSync(folder, 0o711);
  return folder;
}
