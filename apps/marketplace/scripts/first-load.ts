import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { z } from 'zod';

/** Where the built site's files for browsers are. */
export const clientFolder = path.join(import.meta.dirname, '../dist/client');

/** A kind of page, the chunk of its route as the build's manifest names it, and what its scripts may weigh. */
export interface JudgedPage {
  readonly page: string;
  readonly chunk: string;
  /** kB of 1024 bytes, compressed. */
  readonly budget: number;
}

export const judgedPages: readonly JudgedPage[] = [
  // Two routes are part of the chunk that `vite.config.ts` makes of their page.
  { page: 'home', chunk: 'home', budget: 145 },
  { page: 'results', chunk: 'results', budget: 170 },
  { page: 'school', chunk: 'src/routes/escolas/$slug.tsx?tsr-split=component', budget: 145 },
  {
    page: 'city',
    chunk: 'src/routes/escolas/mensalidades/$city/index.tsx?tsr-split=component',
    budget: 145,
  },
];

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    name: z.string().optional(),
    src: z.string().optional(),
    isEntry: z.boolean().optional(),
    imports: z.array(z.string()).optional(),
  }),
);
type Manifest = z.infer<typeof manifestSchema>;

/** Every file that these manifest keys need, each once. */
function filesOf(manifest: Manifest, keys: readonly string[]): Set<string> {
  const files = new Set<string>();
  const visit = (key: string): void => {
    const entry = manifest[key];
    if (!entry || files.has(entry.file)) return;
    files.add(entry.file);
    entry.imports?.forEach(visit);
  };
  keys.forEach(visit);
  return files;
}

/**
 * The scripts that a page loads before it can act: the entry and its route's chunks, with all they import.
 *
 * @returns paths below `clientFolder`.
 * @throws {Error} when the build has no such page.
 */
export function firstLoadScripts({ chunk }: JudgedPage): string[] {
  const manifest = manifestSchema.parse(
    JSON.parse(readFileSync(path.join(clientFolder, '.vite/manifest.json'), 'utf8')),
  );
  const keys = Object.keys(manifest);
  const chunks = keys.filter((key) => key.startsWith(chunk) || manifest[key]?.name === chunk);
  if (chunks.length === 0)
    throw new Error(
      `The build has no chunk ${chunk}: the list of pages in scripts/first-load.ts is out of step.`,
    );
  const entries = keys.filter((key) => manifest[key]?.isEntry);
  return [...filesOf(manifest, [...entries, ...chunks])].filter((file) => file.endsWith('.js'));
}

/** What a file below `clientFolder` weighs, gzip at level 9, in bytes. */
export function compressedSize(file: string): number {
  return gzipSync(readFileSync(path.join(clientFolder, file)), { level: 9 }).length;
}
