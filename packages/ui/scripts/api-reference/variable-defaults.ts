import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The default values of a component's custom properties: the fallback where its style sheet reads one or, failing that,
 * the value in the rule of its class. A variable that only a modifier sets, such as a size, has no default.
 *
 * @param folder the component's folder with its style sheets.
 */
export function variableDefaults(folder: string): ReadonlyMap<string, string> {
  const css = globSync('*.css', { cwd: folder })
    .toSorted()
    .map((file) => readFileSync(path.join(folder, file), 'utf8').replaceAll(/\/\*[^]*?\*\//g, ''))
    .join('\n');
  const read = [...css.matchAll(/var\((--[a-z-]+),\s*/g)].map(
    ({ 0: opening, 1: name = '', index }) => [name, untilClosed(css.slice(index + opening.length))] as const,
  );
  // In order: the first match wins.
  const found = [...read, ...declaredByClasses(css)].toReversed();
  return new Map(found.map(([name, value]) => [name, value.replaceAll(/\s+/g, ' ').trim()]));
}

/** The text up to the bracket that closes the current one. */
function untilClosed(text: string): string {
  let depth = 0;
  for (const { 0: bracket, index } of text.matchAll(/[()]/g)) {
    if (bracket === '(') depth++;
    else if (depth-- === 0) return text.slice(0, index);
  }
  return text;
}

/** The custom properties set by rules for a class, without nested rules. */
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
