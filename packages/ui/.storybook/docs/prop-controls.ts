import { isValidElement } from 'react';
import type { ArgTypesEnhancer, InputType } from 'storybook/internal/csf';

/** Whether an arg is a React element, which Storybook would offer to edit as an object with its `$$typeof`. */
const isMarkup = (arg: unknown): boolean =>
  Array.isArray(arg) ? arg.some(isValidElement) : isValidElement(arg);

/** Text in a `ReactNode` is edited as text; Storybook would offer JSON. React elements get no control. */
export const propControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const example: unknown = initialArgs[name];
      if (isMarkup(example)) return [name, { ...argType, control: false }];
      if (typeof example === 'string' && typeof argType.type === 'object' && argType.type.name === 'other')
        return [name, { ...argType, control: { type: 'text' } }];
      return [name, argType];
    }),
  );

const turnable = new Set(['boolean', 'select', 'radio', 'inline-radio', 'text', 'number', 'range', 'color']);

/** The props that have a control of their own, so that a reader need not write JSON. */
export function turnableProps(argTypes: Readonly<Record<string, InputType>>): readonly string[] {
  return Object.entries(argTypes).flatMap(([name, { control }]) => {
    const type = typeof control === 'object' ? control.type : undefined;
    return type && turnable.has(type) ? [name] : [];
  });
}
