/** What a template may name: a value, or a list of things that each have values of their own. */
export type TemplateValues = Readonly<
  Record<string, string | number | readonly Readonly<Record<string, string | number>>[]>
>;

const placeholder = /\{\{(\w+)(?:\.(\w+))?\}\}/g;

/**
 * Fills a template. `{{port}}` is replaced by the value; a line that names fields of a list, `{{sites.address}}`, is
 * repeated for each of its items, and is not there when there are none. One line names one list.
 *
 * @throws {Error} naming what the template asks for and nobody gave.
 */
export function renderTemplate(template: string, values: TemplateValues): string {
  return template
    .split('\n')
    .flatMap((line) => renderLine(line, values))
    .join('\n');
}

function renderLine(line: string, values: TemplateValues): readonly string[] {
  const lists = new Set(
    [...line.matchAll(placeholder)].filter(([, , field]) => field !== undefined).map(([, list]) => list),
  );
  const [list, ...others] = lists;
  if (others.length > 0) throw new Error(`A line names more than one list: ${[...lists].join(', ')}.`);
  if (list === undefined) return [fill(line, values)];
  const items = values[list];
  if (typeof items !== 'object') throw new Error(`The template needs the list ${list}.`);
  return items.map((item) => fill(line, values, item));
}

function fill(
  line: string,
  values: TemplateValues,
  item: Readonly<Record<string, string | number>> = {},
): string {
  return line.replaceAll(placeholder, (asked, name: string, field: string | undefined) => {
    const value = field === undefined ? values[name] : item[field];
    if (value === undefined || typeof value === 'object') throw new Error(`The template needs ${asked}.`);
    return String(value);
  });
}
