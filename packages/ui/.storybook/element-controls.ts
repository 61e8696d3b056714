import { isValidElement } from 'react';
import type { ArgTypesEnhancer } from 'storybook/internal/csf';

/**
 * Takes the control from args that are markup: Storybook would offer to edit an element as an object, with its `$$typeof`. What such
 * a prop takes stands in the API reference.
 */
export const elementControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) => {
  const enhanced = { ...argTypes };
  for (const [name, argType] of Object.entries(argTypes)) {
    const value: unknown = initialArgs[name];
    const isMarkup = Array.isArray(value)
      ? value.some((item) => isValidElement(item))
      : isValidElement(value);
    if (isMarkup) enhanced[name] = { ...argType, control: false };
  }
  return enhanced;
};
