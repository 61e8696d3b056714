import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The values of a component's custom properties where nobody sets them: the fallback that its style sheet gives as it reads
 * one, else the value in the rule of its class. What only a modifier sets, such as a size, has no default.
 *
 * @param folder the component's, with its style sheets.
 */
export function variableDefaults(folder: string): ReadonlyMap<string, string> {
  const css = globSync('*.css', { cwd: folder })
    .toSorted()
    .map((file) => readFileSync(path.join(folder, file), 'utf8').replaceAll(/\/\*[^]*?\*\//g, ''))
    .join('\n');
  const read = [...css.matchAll(/var\((--[a-z-]+),\s*/g)].map(
    ({ 0: opening, 1: name = '', index }) => [name, untilClosed(css.slice(index + opening.length))] as const,
  );
  // In order: the first that is found wins.
  const found = [...read, ...declaredByClasses(css)].toReversed();
  return new Map(found.map(([name, value]) => [name, value.replaceAll(/\s+/g, ' ').trim()]));
}

/** What stands before the bracket that closes the one before it. */
function untilClosed(text: string): string {
  let depth = 0;
  for (const { 0: bracket, index } of text.matchAll(/[()]/g)) {
    if (bracket === '(') depth++;
    else if (depth-- === 0) return text.slice(0, index);
  }
  return text;
}

/** The custom properties that rules for a class set, without those nested in them. */
function declaredByClasses(css: string): (readonly [name: string, value: string])[] {
  const declared: (readonly [name: string, value: string])[] = [];
  const rules: string[] = [];
  for (const [, opened, closed, name = '', value = ''] of css.matchAll(
    /([^{};]*)\{|(\})|\s*(--[a-z-]+):\s*([^;{}]+);|[^{};]*;/g,
  )) {
    if (opened !== undefined) rules.push(opened.trim());
    else if (closed) rules.pop();
    else if (name !== '' && rules.at(-1)?.startsWith('.')) declared.push([name, value]);
  }
  return declared;
}
