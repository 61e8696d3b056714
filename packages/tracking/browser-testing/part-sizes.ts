import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

/** The parts that a browser loads one by one, by the module that each begins with. */
const parts = {
  'track: with the first scripts of each page': 'src/track.ts',
  'start-tracking: once the page can be used': 'src/start-tracking.ts',
  'consent-notice: then, its words and choices': 'src/consent/consent-notice.tsx',
  'monitoring: with consent, when the browser is idle': 'src/monitoring/monitoring.ts',
  'error-reporting: with consent, when the browser is idle': 'src/error-reporting/error-reporting.ts',
} as const;

/** What pages have without tracking. */
const present = [/^react(?:-dom)?(?:\/|$)/, /^@melhor-escola\/(?:ui|domain)\//];

/** What each part weighs as a visitor's browser loads it, without what it loads later. */
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

/** The code of a file with all that it imports at once. */
function withImports(fileName: string, chunks: Chunks): string {
  const file = chunks.find((chunk) => chunk.fileName === fileName);
  return [file?.code ?? '', ...(file?.imports ?? []).map((name) => withImports(name, chunks))].join('\n');
}
