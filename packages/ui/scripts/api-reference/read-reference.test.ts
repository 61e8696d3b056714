import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { source } from '../entries.ts';
import { readReference } from './read-reference.ts';
import type { PropReference } from './reference.ts';

const reference = readReference();
const components = reference.flatMap((entry) => entry.components);
const functions = reference.flatMap((entry) => entry.functions);
const types = reference.flatMap((entry) => entry.types);

const component = (name: string) => components.find((one) => one.name === name);
const propOf = (name: string, prop: string) => component(name)?.props.find((one) => one.name === prop);

/** Every prop, option and member, with its parent. */
const props = [
  ...components.map(({ name, props: own }) => [name, own] as const),
  ...types.map(({ name, members }) => [name, members] as const),
  ...functions.map(({ name, parameters }) => [name, parameters] as const),
].flatMap(([parent, own]: readonly [string, readonly PropReference[]]) =>
  own.map((prop) => ({ parent, ...prop })),
);

describe('the API reference', () => {
  it('resolves aliases, in source order', () => {
    expect(propOf('Button', 'size')).toMatchObject({
      type: "'small' | 'medium' | 'large'",
      required: false,
      defaultValue: "'medium'",
    });
    expect(propOf('Alert', 'onOpenChange')?.type).toBe(
      "(open: boolean, details: ChangeDetails<'close-button'>) => void",
    );
    expect(propOf('Autocomplete', 'loadOptions')?.type).toBe(
      '(text: string, signal: AbortSignal) => readonly Option[] | Promise<readonly Option[]>',
    );
    expect(propOf('Button', 'messages')?.type).toBe('{ loading?: string }');
  });

  it('names the parts of a component as JSX does', () => {
    expect(components.filter(({ name }) => name.startsWith('Dialog')).map(({ name }) => name)).toEqual([
      'Dialog',
      ...['Root', 'Trigger', 'Content', 'Header', 'Title', 'Close', 'Body', 'Footer'].map(
        (part) => `Dialog.${part}`,
      ),
    ]);
    expect(component('Dialog.Content')?.aliases).toEqual(['DialogContent']);
  });

  it('lists required props first, and which native ones a component accepts', () => {
    expect(
      component('EmptyState')
        ?.props.map(({ name }) => name)
        .join(' '),
    ).toBe('title level drawing actions align children ref');
    expect(component('Checkbox')?.native).toEqual([
      { element: 'input', except: ['children', 'size', 'type'] },
    ]);
  });

  it('lists the options of a function one by one', () => {
    const showToast = functions.find(({ name }) => name === 'showToast');
    expect(showToast?.signatures).toEqual(['showToast(options: ToastOptions): string']);
    expect(showToast?.parameters.map(({ name }) => name).slice(0, 2)).toEqual([
      'options.title',
      'options.id',
    ]);
  });

  it('lists attributes with their values, and variables with their defaults', () => {
    expect(component('Button')?.attributes).toContainEqual({
      name: 'data-variant',
      values: ['primary', 'secondary', 'quiet', 'danger'],
      description: 'Mirrors the prop `variant`.',
    });
    expect(component('ToastRegion')?.attributes).toContainEqual({
      name: 'data-state',
      values: ['open', 'closed'],
      part: 'item',
      description: '`closed` while it closes.',
    });
    expect(component('Carousel')?.variables).toContainEqual({
      name: '--carousel-gap',
      defaultValue: '16px',
      description: 'The space between two slides.',
    });
  });
});

/** HTML defines the props of a router's link, and schema.org defines structured data. */
const isStandard = (parent: string) => /(?:LinkProps|JsonLd)$/.test(parent);
/** A simple parameter is described by its name and the function's docstring. */
const isPlainParameter = ({ parent, name }: (typeof props)[number]) =>
  functions.some((one) => one.name === parent) && !name.includes('.');

describe('nothing in the reference is incomplete', () => {
  it('every own prop is described', () => {
    expect(props.length).toBeGreaterThan(500);
    const undocumented = props.filter(
      (prop) => prop.description === '' && !isStandard(prop.parent) && !isPlainParameter(prop),
    );
    expect(undocumented.map(({ parent, name }) => `${parent} ${name}`)).toEqual([]);
  });

  it('every component, function and constant is described', () => {
    const constants = reference.flatMap((entry) => entry.constants);
    const undocumented = [...components, ...functions, ...constants].filter(
      ({ description }) => description === '',
    );
    expect(undocumented.map(({ name }) => name)).toEqual([]);
  });

  it('every attribute and variable is described', () => {
    const listed = components.flatMap((one) =>
      [...one.attributes, ...one.variables].map((item) => ({ parent: one.name, ...item })),
    );
    expect(listed.length).toBeGreaterThan(200);
    expect(
      listed.filter(({ description }) => description === '').map(({ parent, name }) => `${parent} ${name}`),
    ).toEqual([]);
  });

  it('no type is unknown, any or a file path', () => {
    const open = props.filter(({ type }) => /^(?:unknown|any|)$|\bany\b|import\(/.test(type));
    expect(open.map(({ parent, name, type }) => `${parent} ${name}: ${type}`)).toEqual([]);
  });

  it('every type of the kit that a prop names can be imported', () => {
    const importable = new Set(types.map(({ name }) => name));
    const declared = globSync('**/*.{ts,tsx}', { cwd: source })
      .filter((file) => !/\.(?:test|stories|fixture|guide)\./.test(file))
      .flatMap((file) =>
        [
          ...readFileSync(path.join(source, file), 'utf8').matchAll(
            /^(?:export )?(?:type|interface) (\w+)/gm,
          ),
        ].map(([, name = '']) => name),
      );
    const hidden = new Set(declared.filter((name) => !importable.has(name)));
    // Names that are always acceptable: the type parameter of a generic component may equal the name of an internal
    // type.
    const generic = new Set(['Option', 'Row', 'Value', 'Values', 'Reason', 'Part', 'Component']);
    const found = props.flatMap(({ parent, name, type }) =>
      [...type.replaceAll(/'[^']*'/g, '').matchAll(/(?<![.\w])[A-Z]\w+/g)].flatMap(([word]) =>
        hidden.has(word) && !generic.has(word) ? [`${parent} ${name}: ${word}`] : [],
      ),
    );
    expect(found).toEqual([]);
  });
});
