/** Values of a template: scalars, or lists of objects with scalar fields. */
export type TemplateValues = Readonly<
  Record<string, string | number | readonly Readonly<Record<string, string | number>>[]>
>;

const placeholder = /\{\{(\w+)(?:\.(\w+))?\}\}/g;

/**
 * Renders a template. `{{port}}` is replaced by its value. A line with fields of a list, `{{sites.address}}`, is repeated for each item,
 * and omitted if the list is empty. A line may refer to one list only.
 *
 * @throws {Error} naming the missing value.
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
  return line.replaceAll(placeholder, (match, name: string, field: string | undefined) => {
    const value = field === undefined ? values[name] : item[field];
    if (value === undefined || typeof value === 'object') throw new Error(`The template needs ${match}.`);
    return String(value);
  });
}
