import type { AttributeReference, VariableReference } from './reference.ts';

/** The part of a component's markup that style sheets and tests may rely on. */
export interface MarkupContract {
  readonly attributes: readonly AttributeReference[];
  readonly parts: readonly string[];
  readonly variables: readonly VariableReference[];
}

/**
 * Reads the end of a docstring:
 *
 * ```
 * Data attributes: `data-state` (`open`, `closed` while it closes), `data-failed` when the picture could not be loaded; parts
 * `label`, `item` with `data-tone`. CSS variables: `--offset`, space to leave below; `--gap`, space between two.
 * ```
 *
 * An attribute may have values in brackets, `on` a part, and a description without commas, or with commas in brackets;
 * `: any text` means that its values cannot be listed. Attributes after a part and `with` belong to that part. A
 * variable has a description after a comma, up to a semicolon.
 *
 * @throws on anything else, so that no attribute is silently missing from the reference.
 */
export function readMarkupContract(text: string): MarkupContract {
  const lists = text
    .replaceAll(/\s+/g, ' ')
    .split(/(?=\b(?:Data attributes?|CSS variables?): )/)
    .map((list) => list.trim())
    .filter(Boolean);
  const of = (start: RegExp) => lists.flatMap((list) => (start.test(list) ? [list.replace(start, '')] : []));
  return {
    ...new AttributeList(of(/^Data attributes?: /).join('; ')).read(),
    variables: of(/^CSS variables?: /).flatMap(readVariables),
  };
}

/** Marks an attribute whose values are not listed. */
const anyText = ': any text';

class AttributeList {
  readonly #text: string;
  readonly #attributes: AttributeReference[] = [];
  readonly #parts: string[] = [];
  #position = 0;

  constructor(text: string) {
    this.#text = text;
  }

  read(): Pick<MarkupContract, 'attributes' | 'parts'> {
    let listsParts = false;
    for (;;) {
      const separator = this.#match(/(?:[,;.] ?| and |and )*/y)?.[0] ?? '';
      if (this.#position >= this.#text.length) break;
      if (this.#match(/parts? (?:[a-z ]+ )?(?=`)/y)) listsParts = true;
      else if (separator.includes(';')) listsParts = false;
      if (this.#text.startsWith('`data-', this.#position)) this.#attribute();
      else if (listsParts) this.#part();
      else this.#fail('an attribute or "parts"');
    }
    return { attributes: this.#attributes, parts: this.#parts };
  }

  #part(): void {
    const part = this.#match(/`([a-z-]+)`/y)?.[1] ?? this.#fail('the name of a part');
    this.#parts.push(part);
    this.#match(/ \([^`)]*\)/y);
    for (let joint = / with /y; this.#match(joint); joint = /,? and (?=`data-)/y) this.#attribute(part);
  }

  #attribute(ofPart?: string): void {
    const [, name = '', value] =
      this.#match(/`(data-[a-z-]+)(?:="([^"]*)")?`/y) ?? this.#fail('the name of an attribute');
    if (name === 'data-part' && value !== undefined) {
      this.#parts.push(value);
      return;
    }
    const brackets = this.#match(/ \(((?:`[^`]*`|[^)`])*)\)/y)?.[1] ?? '';
    const values = [...brackets.matchAll(/`([^`]*)`/g)].map(([, literal = '']) => literal);
    const on = this.#match(/ on `([a-z-]+)`/y)?.[1] ?? ofPart;
    const after = this.#match(/ \(([^)]*)\)| ([^`;,.]*[^`;,. ])(?=[;,.]| and `|$)/y);
    const prose = values.length > 0 ? valueDescription(brackets) : brackets;
    const sentence = [prose, after?.[1] ?? after?.[2] ?? ''].filter(Boolean).join('; ');
    this.#attributes.push({
      name,
      values: value === undefined ? values : [value],
      ...(on !== undefined && { part: on }),
      ...(sentence.endsWith(anyText) && { free: true as const }),
      description: asSentence(sentence.replace(anyText, '')),
    });
  }

  /** Advances past the match of the sticky pattern. */
  #match(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.#position;
    const found = pattern.exec(this.#text);
    if (!found) return undefined;
    this.#position = pattern.lastIndex;
    return found;
  }

  #fail(expected: string): never {
    const rest = this.#text.slice(this.#position, this.#position + 60);
    throw new Error(`Data attributes: expected ${expected} at "${rest}" in "${this.#text}"`);
  }
}

/** "`open`, `closed` while it closes" describes only `closed`. */
function valueDescription(brackets: string): string {
  return brackets
    .split(',')
    .map((one) => one.trim())
    .filter((one) => !/^`[^`]*`$/.test(one))
    .join('; ');
}

function readVariables(text: string): VariableReference[] {
  return text
    .replace(/\.$/, '')
    .split('; ')
    .filter(Boolean)
    .map((item) => {
      const [, name, prose] = /^(?:and )?`(--[a-z-]+)`, (.+)$/.exec(item) ?? [];
      if (name === undefined || prose === undefined)
        throw new Error(`CSS variables: expected "\`--name\`, what it is for" and found "${item}"`);
      return { name, description: asSentence(prose) };
    });
}

/** Capitalises the first letter and ends with a full stop. */
function asSentence(prose: string): string {
  return prose === ''
    ? ''
    : `${prose.charAt(0).toUpperCase()}${prose.slice(1)}${/[.!?]$/.test(prose) ? '' : '.'}`;
}
