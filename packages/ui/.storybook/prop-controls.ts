import { isValidElement } from 'react';
import type { ArgTypesEnhancer, InputType, SBType } from 'storybook/internal/csf';

/** The literals of a union, however it is nested, as options; `undefined` when it holds anything else. */
function optionsOf(type: SBType): string[] | undefined {
  if (type.name === 'enum') return type.value.map(String);
  if (type.name === 'union') {
    const parts = type.value.map(optionsOf);
    return parts.every((part) => part !== undefined) ? parts.flat() : undefined;
  }
  if (type.name !== 'other') return undefined;
  if (type.value === 'undefined') return [];
  return /^'.*'$|^".*"$/.test(type.value) ? [type.value.slice(1, -1)] : undefined;
}

const plainControls = { boolean: 'boolean', string: 'text', number: 'number' } as const;

/** The plain type that a prop may have, such as `string` of `string | undefined`, or that of its example. */
function plainTypeOf(type: SBType, example: unknown): keyof typeof plainControls | undefined {
  const exampleType = typeof example;
  const names = type.name === 'union' ? type.value.map(({ name }) => name) : [type.name];
  return (['boolean', 'string', 'number'] as const).find(
    (plain) => exampleType === plain || (example === undefined && names.includes(plain)),
  );
}

/** What Storybook calls a type that it cannot write: the API reference has it. */
const UNINFORMATIVE_TYPES = new Set(['', 'union', 'unknown', 'other', 'intersection', 'signature', 'any']);

/** The type that a table of controls says: the one that Storybook wrote, if it says something, else another or none. */
function withType(argType: InputType, other: string | undefined): InputType {
  const summaryText = argType.table?.type?.summary ?? '';
  const summary = UNINFORMATIVE_TYPES.has(summaryText) ? other : summaryText;
  return { ...argType, table: { ...argType.table, type: summary === undefined ? undefined : { summary } } };
}

/** Whether an arg is markup, which Storybook would offer to edit as an object, with its `$$typeof`. */
const isMarkup = (arg: unknown): boolean =>
  Array.isArray(arg) ? arg.some(isValidElement) : isValidElement(arg);

/**
 * Gives props of `'a' | 'b' | undefined` their options, and flags, words and numbers their controls. Storybook reads a union
 * only where it is written out at the prop; the kit gives unions a name, and says `| undefined` for
 * `exactOptionalPropertyTypes`. It would offer JSON for words of the type `ReactNode`. Markup has no control.
 */
export const propControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) => {
  const enhanced = { ...argTypes };
  for (const [name, argType] of Object.entries(argTypes)) {
    if (isMarkup(initialArgs[name])) {
      enhanced[name] = { ...argType, control: false };
      continue;
    }
    const type = typeof argType.type === 'object' ? argType.type : undefined;
    if (!type || argType.control === false) continue;
    const options = optionsOf(type) ?? [];
    const plain = plainTypeOf(type, initialArgs[name]);
    if (options.length > 0) {
      const summaryText = options.map((option) => `'${option}'`).join(' | ');
      enhanced[name] = { ...withType(argType, summaryText), options, control: { type: 'select' } };
    } else if (plain) {
      enhanced[name] = { ...withType(argType, plain), control: { type: plainControls[plain] } };
    } else {
      enhanced[name] = withType(argType, undefined);
    }
  }
  return enhanced;
};

const turnable = new Set(['boolean', 'select', 'radio', 'inline-radio', 'text', 'number', 'range', 'color']);

/** The props that a reader of the documentation can change by a control of their own, and not by writing JSON. */
export function turnableProps(argTypes: Readonly<Record<string, InputType>>): readonly string[] {
  return Object.entries(argTypes).flatMap(([name, { control }]) => {
    const type = typeof control === 'object' ? control.type : undefined;
    return type && turnable.has(type) ? [name] : [];
  });
}
