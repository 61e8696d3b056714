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

/** Adds a line at the end of a block: of the first object, interface or set whose opening line matches. */
export const atEndOfBlock =
  (opening: RegExp, line: string, closing = '\n}'): Change =>
  (text) => {
    const start = text.search(opening);
    const end = text.indexOf(closing, start);
    if (start === -1 || end === -1) throw new Error(`nothing in it matches ${opening}.`);
    return `${text.slice(0, end)}\n${line}${text.slice(end)}`;
  };

/** Adds a line after the last one that matches. */
export const afterLast =
  (sibling: RegExp, line: string): Change =>
  (text) => {
    const lines = text.split('\n');
    const last = lines.findLastIndex((other) => sibling.test(other));
    if (last === -1) throw new Error(`no line matches ${sibling}.`);
    return lines.toSpliced(last + 1, 0, line).join('\n');
  };

/** Adds a line to a list, in alphabetical order. @param sibling matches one line of the list. */
export const amongSiblings =
  (sibling: RegExp, line: string): Change =>
  (text) => {
    const lines = text.split('\n');
    const found = lines.filter((other) => sibling.test(other));
    const last = found.at(-1);
    if (last === undefined) throw new Error(`no line matches ${sibling}.`);
    const next = found.find((other) => other > line);
    const index = next === undefined ? lines.lastIndexOf(last) + 1 : lines.indexOf(next);
    return lines.toSpliced(index, 0, line).join('\n');
  };

/** Replaces the first match. */
export const replacing =
  (pattern: RegExp, replacement: string): Change =>
  (text) => {
    if (!pattern.test(text)) throw new Error(`nothing in it matches ${pattern}.`);
    return text.replace(pattern, replacement);
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
