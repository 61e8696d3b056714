import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const repository = path.resolve(import.meta.dirname, '../..');

/** What a build or a run leaves behind, what is large, and what is linked to instead. */
const leftOut = /(?:^|\/)(?:\.git|\.cache|\.data|\.turbo|dist|storybook-static)$|^(?:node_modules|docs)$/;
/** Of a package's own node_modules the links alone, which lead to the copy's other packages. */
const caches = /\/node_modules\/\.[^/]+$/;

/** The verdict of one of the repository's tools, and what it printed. */
export interface Verdict {
  readonly ok: boolean;
  readonly output: string;
}

/** The whole repository beside itself, to lay things down in and have them judged by the real tools. */
export interface RepositoryCopy {
  readonly root: string;
  /** Runs a tool in a folder of the copy. */
  readonly judge: (folder: string, tool: string, ...args: readonly string[]) => Promise<Verdict>;
  readonly remove: () => Promise<void>;
}

/** Makes one. */
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
    judge: async (folder, tool, ...args) => {
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
