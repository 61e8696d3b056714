import type { ArgTypesEnhancer, SBType } from 'storybook/internal/csf';

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

/** Whether it is a flag: `boolean | undefined`. */
function isFlag(type: SBType): boolean {
  return type.name === 'union' && type.value.some(({ name }) => name === 'boolean');
}

/**
 * Gives props of `'a' | 'b' | undefined` their options, and flags their switch. Storybook reads a union only where it is
 * written out at the prop; the kit gives unions a name, and says `| undefined` for `exactOptionalPropertyTypes`.
 */
export const unionControls: ArgTypesEnhancer = ({ argTypes }) => {
  const enhanced = { ...argTypes };
  for (const [name, argType] of Object.entries(argTypes)) {
    const type = typeof argType.type === 'object' ? argType.type : undefined;
    const options = type && optionsOf(type);
    if (options && options.length > 0) {
      const summary = options.map((option) => `'${option}'`).join(' | ');
      enhanced[name] = {
        ...argType,
        options,
        control: { type: 'select' },
        table: { ...argType.table, type: { summary } },
      };
    } else if (type && isFlag(type)) {
      enhanced[name] = {
        ...argType,
        control: { type: 'boolean' },
        table: { ...argType.table, type: { summary: 'boolean' } },
      };
    }
  }
  return enhanced;
};
