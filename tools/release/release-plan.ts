import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';

const status = z.object({
  changesets: z.array(z.object({ id: z.string(), summary: z.string() })),
  releases: z.array(
    z.object({
      name: z.string(),
      type: z.enum(['major', 'minor', 'patch', 'none']),
      oldVersion: z.string(),
      newVersion: z.string(),
      changesets: z.array(z.string()),
    }),
  ),
});

/** A package that would go out, and why. */
export interface PlannedRelease {
  readonly name: string;
  readonly type: 'major' | 'minor' | 'patch';
  readonly oldVersion: string;
  readonly newVersion: string;
  /** What its changesets say; none: it follows a package of ours that it needs. */
  readonly reasons: readonly string[];
}

/**
 * What the changesets of a repository ask for, by the names of the packages.
 *
 * @throws {Error} with what changesets has against them.
 */
export function releasePlan(repository: string): readonly PlannedRelease[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'release-'));
  const file = path.join(folder, 'status.json');
  try {
    const bin = path.resolve(import.meta.dirname, '../../node_modules/.bin/changeset');
    // Its path is relative to the repository. Without a changeset it fails, and has written that there is nothing.
    const { stdout, stderr } = spawnSync(bin, ['status', '--output', path.relative(repository, file)], {
      cwd: repository,
      encoding: 'utf8',
    });
    const written = readStatus(file);
    if (written === undefined)
      throw new Error(`changesets could not say what is to be released.\n${stdout}${stderr}`);
    const summaries = new Map(written.changesets.map(({ id, summary }) => [id, summary]));
    return written.releases
      .flatMap(({ type, changesets, ...release }) =>
        type === 'none'
          ? []
          : [{ ...release, type, reasons: changesets.flatMap((id) => summaries.get(id) ?? []) }],
      )
      .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function readStatus(file: string): z.infer<typeof status> | undefined {
  try {
    return status.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}
