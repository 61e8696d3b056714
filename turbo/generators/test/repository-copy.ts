import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const repository = path.resolve(import.meta.dirname, '../../..');

/** Not copied: what builds and runs leave behind, what is large, and what is linked instead. */
const leftOut = /(?:^|\/)(?:\.git|\.cache|\.data|\.turbo|dist|storybook-static)$|^(?:node_modules|docs)$/;
/** A package's own node_modules are copied without their caches: links, which lead to the copy's other packages. */
const caches = /\/node_modules\/\.[^/]+$/;

/** Whether a tool succeeded, and what it printed. */
export interface Verdict {
  readonly ok: boolean;
  readonly output: string;
}

/** A copy of the repository to generate into and to check with its own tools. */
export interface RepositoryCopy {
  readonly root: string;
  /** Runs a tool in a folder of the copy. */
  readonly run: (folder: string, tool: string, ...args: readonly string[]) => Promise<Verdict>;
  readonly remove: () => Promise<void>;
}

/** Copies the repository into a temporary folder. */
export async function copyRepository(): Promise<RepositoryCopy> {
  const root = await mkdtemp(path.join(tmpdir(), 'generators-'));
  await cp(repository, root, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (source) => {
      const file = path.relative(repository, source);
      return !leftOut.test(file) && !caches.test(file);
    },
  });
  await symlink(path.join(repository, 'node_modules'), path.join(root, 'node_modules'));
  await promisify(execFile)('git', ['init', '-q'], { cwd: root });
  const bin = path.join(repository, 'node_modules/.bin');
  const env = {
    ...process.env,
    PATH: [bin, process.env['PATH']].join(path.delimiter),
    TURBO_TELEMETRY_DISABLED: '1',
  };
  return {
    root,
    run: async (folder, tool, ...args) => {
      try {
        const { stdout, stderr } = await promisify(execFile)(tool, args, {
          cwd: path.join(root, folder),
          env,
        });
        return { ok: true, output: stdout + stderr };
      } catch (error) {
        if (!(error instanceof Error)) throw error;
        const streams = ['stdout', 'stderr'].map((stream) => String(Reflect.get(error, stream)));
        return { ok: false, output: streams.join('') };
      }
    },
    remove: () => rm(root, { recursive: true }),
  };
}
