import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Changes a file's text. Throws where the text has no place for the change. */
type Change = (text: string) => string;

/** An action that changes a file. @param file relative to the repository. */
export type EditFile = (file: string, change: Change) => () => string;

export const editFile =
  (repository: string): EditFile =>
  (file, change) =>
  () => {
    const whole = path.join(repository, file);
    try {
      writeFileSync(whole, change(readFileSync(whole, 'utf8')));
    } catch (error) {
      throw new Error(`${file} was not changed: ${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      });
    }
    return `/${file}`;
  };

/** Adds a line to a list, above the comment that marks its end: 'pnpm new adds an address here'. */
export const atMarker =
  (what: string, line: string): Change =>
  (text) => {
    const marker = `pnpm new adds ${what} here`;
    const lines = text.split('\n');
    const end = lines.findIndex((other) => other.includes(marker));
    if (end === -1) throw new Error(`it has no comment '${marker}'.`);
    return lines.toSpliced(end, 0, line).join('\n');
  };

/** Changes a package.json. */
export const inManifest =
  (
    change: (manifest: { exports: Record<string, unknown>; dependencies: Record<string, string> }) => void,
  ): Change =>
  (text) => {
    const manifest = JSON.parse(text);
    change(manifest);
    return `${JSON.stringify(manifest, undefined, 2)}\n`;
  };
