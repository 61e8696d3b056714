import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The id of the build that lies in a folder now, which another may have taken the place of since the server began (RT-19). */
export function readBuildId(dist: string): string {
  try {
    return readFileSync(path.join(dist, 'build-id'), 'utf8').trim();
  } catch {
    return 'development';
  }
}
