import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { misspelt } from '@melhor-escola/config/spelling';
import { describe, expect, it } from 'vitest';

const folder = path.join(import.meta.dirname, '../checks/snapshots/aria');
/**
 * Pages for designers and analysts, the captions of a sheet of states, and texts for developers only are in English.
 */
const english = /^foundations-|^tracking-events-|--all-states\.yml$|^shell-errors--failure-in-development\./u;
/** `- role "name" [state]: text` */
const line = /^(?<indent>\s*)- (?<role>[a-z]+)(?<rest>.*)$/u;
/** They contain typed text, or text for machines. */
const NOT_PROSE = /^(?:combobox|textbox|searchbox|code)$/u;

/** A screen reader's text of a story, without roles and states, and without typed or quoted text. */
function spokenText(snapshot: string): string {
  const lines: string[] = [];
  let within: number | undefined;
  for (const one of snapshot.split('\n')) {
    const { indent = '', role = '', rest = '' } = line.exec(one)?.groups ?? {};
    if (role === '' || (within !== undefined && indent.length > within)) continue;
    within = NOT_PROSE.test(role) ? indent.length : undefined;
    const text = rest.replace(/\[[^\]]*\]|“[^”]*”|\{.*\}/gu, '');
    lines.push(within === undefined ? text : text.replace(/:[^"]*$/u, ''));
  }
  return lines.join('\n');
}

describe('A6 the dictionary knows every word of the stories', () => {
  it('as announced by screen readers', () => {
    const texts = readdirSync(folder)
      .filter((file) => !english.test(file))
      .map((file) => spokenText(readFileSync(path.join(folder, file), 'utf8')));
    expect(misspelt(texts.join('\n'))).toEqual([]);
  }, 60_000);
});
