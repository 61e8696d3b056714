import { isValidElement } from 'react';
import type { ArgTypesEnhancer, InputType, SBType } from 'storybook/internal/csf';

/** The literals of a possibly nested union as options; `undefined` if it contains anything else. */
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

/** The primitive type of a prop, such as `string` for `string | undefined`, or the type of its example. */
function plainTypeOf(type: SBType, example: unknown): keyof typeof plainControls | undefined {
  const exampleType = typeof example;
  const names = type.name === 'union' ? type.value.map(({ name }) => name) : [type.name];
  return (['boolean', 'string', 'number'] as const).find(
    (plain) => exampleType === plain || (example === undefined && names.includes(plain)),
  );
}

/** Storybook's names for types that it cannot describe; the API reference has them. */
const UNINFORMATIVE_TYPES = new Set(['', 'union', 'unknown', 'other', 'intersection', 'signature', 'any']);

/** The type shown in the controls table: Storybook's if informative, otherwise another or none. */
function withType(argType: InputType, other: string | undefined): InputType {
  const summaryText = argType.table?.type?.summary ?? '';
  const summary = UNINFORMATIVE_TYPES.has(summaryText) ? other : summaryText;
  return { ...argType, table: { ...argType.table, type: summary === undefined ? undefined : { summary } } };
}

/** Whether an arg is a React element, which Storybook would offer to edit as an object with its `$$typeof`. */
const isMarkup = (arg: unknown): boolean =>
  Array.isArray(arg) ? arg.some(isValidElement) : isValidElement(arg);

/**
 * Adds options to props of type `'a' | 'b' | undefined`, and controls to booleans, strings and numbers. Storybook
 * recognises a union only if it is written at the prop; the kit's unions have names, and add `| undefined` for
 * `exactOptionalPropertyTypes`. For text in a `ReactNode` Storybook would offer JSON. React elements get no control.
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

/** The props that have a control of their own, so that a reader need not write JSON. */
export function turnableProps(argTypes: Readonly<Record<string, InputType>>): readonly string[] {
  return Object.entries(argTypes).flatMap(([name, { control }]) => {
    const type = typeof control === 'object' ? control.type : undefined;
    return type && turnable.has(type) ? [name] : [];
  });
}
