import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const names = z.record(z.string(), z.string()).default({});

const manifest = z.object({
  name: z.string(),
  version: z.string(),
  exports: z.record(z.string(), z.string()),
  dependencies: names,
  peerDependencies: names,
  publishConfig: z.object({ exports: z.record(z.string(), z.unknown()) }).optional(),
});

/** What a package of this repository says of itself. */
export type PackageManifest = z.infer<typeof manifest>;

/** @param root the package's folder. */
export function readManifest(root: string): PackageManifest {
  return manifest.parse(JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')));
}
