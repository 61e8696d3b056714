import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { z } from 'zod';

/** Folder of the build's files for browsers. */
export const clientFolder = path.join(import.meta.dirname, '../../dist/client');

/** A kind of page with its route file below `src/routes` and the budget of its scripts. */
export interface BudgetedPage {
  readonly page: string;
  readonly route: string;
  /** KiB, compressed. */
  readonly budget: number;
}

export const budgetedPages: readonly BudgetedPage[] = [
  { page: 'home', route: '_page/escolas/index.tsx', budget: 188 },
  { page: 'results', route: '_page/escolas/busca.tsx', budget: 212 },
  { page: 'school', route: '_page/escolas/$slug.tsx', budget: 188 },
  { page: 'city', route: '_page/escolas/mensalidades/$city/index.tsx', budget: 188 },
  // The panel's largest pages.
  { page: 'panel, scholarships', route: '_page/_account/painel/escolas/$slug.bolsas.tsx', budget: 220 },
  { page: 'panel, school', route: '_page/_account/painel/escolas/$slug.pagina.tsx', budget: 220 },
];

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    isEntry: z.boolean().optional(),
    imports: z.array(z.string()).optional(),
  }),
);
type Manifest = z.infer<typeof manifestSchema>;

/** Distinct files of these manifest keys and their imports. */
function listFiles(manifest: Manifest, keys: readonly string[]): Set<string> {
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
 * The scripts that a page loads before it is interactive: the entry and its route's chunks, with all imports.
 *
 * @returns paths below `clientFolder`.
 * @throws {Error} if the build has no such page.
 */
export function firstLoadScripts({ route }: BudgetedPage): string[] {
  const manifest = manifestSchema.parse(
    JSON.parse(readFileSync(path.join(clientFolder, '.vite/manifest.json'), 'utf8')),
  );
  const keys = Object.keys(manifest);
  const chunk = `src/routes/${route}?tsr-split=component---loader`;
  if (!manifest[chunk])
    throw new Error(
      `The build has no chunk ${chunk}: adapt the list of pages in scripts/build/first-load.ts.`,
    );
  const entries = keys.filter((key) => manifest[key]?.isEntry);
  return [...listFiles(manifest, [...entries, chunk])].filter((file) => file.endsWith('.js'));
}

/** Size in bytes of a file below `clientFolder`, gzip at level 9. */
export function compressedSize(file: string): number {
  return gzipSync(readFileSync(path.join(clientFolder, file)), { level: 9 }).length;
}
