import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

/** Separately loaded parts, by entry module. */
const parts = {
  'track: with the first scripts of each page': 'src/track.ts',
  'start-tracking: once the page can be used': 'src/start-tracking.ts',
  'consent-notice: then, banner and choices': 'src/consent/consent-notice.tsx',
  'monitoring: with consent, when the browser is idle': 'src/monitoring/monitoring.ts',
  'error-reporting: with consent, when the browser is idle': 'src/error-reporting/error-reporting.ts',
} as const;

/** Dependencies that every page loads anyway. */
const present = [/^react(?:-dom)?(?:\/|$)/, /^@melhor-escola\/(?:ui|domain)\//];

/** Gzipped size of each part in KiB, without its dynamic imports. */
export function partSizes(): Promise<{ part: string; kilobytes: number }[]> {
  const root = path.join(import.meta.dirname, '..');
  return Promise.all(
    Object.entries(parts).map(async ([part, module]) => {
      const built = await build({
        root,
        configFile: false,
        logLevel: 'silent',
        build: {
          write: false,
          target: 'es2022',
          modulePreload: false,
          rolldownOptions: {
            input: path.join(root, module),
            external: present,
            preserveEntrySignatures: 'strict',
          },
        },
      });
      const [result] = Array.isArray(built) ? built : [built];
      const chunks = result && 'output' in result ? result.output : [];
      const entry = chunks.find((chunk) => chunk.type === 'chunk' && chunk.isEntry);
      const code = entry?.type === 'chunk' ? withImports(entry.fileName, chunks) : '';
      return { part, kilobytes: gzipSync(code, { level: 9 }).length / 1024 };
    }),
  );
}

type Chunks = readonly { readonly fileName: string; readonly code?: string; readonly imports?: string[] }[];

/** The code of a file with its static imports. */
function withImports(fileName: string, chunks: Chunks): string {
  const file = chunks.find((chunk) => chunk.fileName === fileName);
  return [file?.code ?? '', ...(file?.imports ?? []).map((name) => withImports(name, chunks))].join('\n');
}
