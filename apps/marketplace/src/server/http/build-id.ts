import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The id of the build in a folder now; a deployment may have replaced it since the server started (RT-19). */
export function readBuildId(dist: string): string {
  try {
    return readFileSync(path.join(dist, 'build-id'), 'utf8').trim();
  } catch {
    return 'development';
  }
}
