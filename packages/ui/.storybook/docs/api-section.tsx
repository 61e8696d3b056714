import { ArgTypes, Source } from '@storybook/addon-docs/blocks';
import type { ComponentType } from 'react';
import { declarationIn, exportsIn } from './declarations.ts';
import { readDocstring, type MarkupName } from './docstring.ts';
import { Prose, ReferenceTable } from './reference-table.tsx';

/** A component as Storybook's docgen describes it. */
type Documented = ComponentType & {
  readonly __docgenInfo: { readonly description: string; readonly props: Readonly<Record<string, unknown>> };
};

const modules = import.meta.glob<Readonly<Record<string, unknown>>>(
  ['../../src/{components/*,hooks/*,hooks}/index.ts', '../../src/components/field/field-parts.tsx'],
  { eager: true },
);
const sources = import.meta.glob<string>(
  ['../../src/**/*.{ts,tsx}', '!../../src/**/{*.{stories,test,fixture,guide}.{ts,tsx},demos/*}'],
  { eager: true, query: '?raw', import: 'default' },
);

const everything = () => true;

interface ApiSectionProps {
  /** The module of a public entry in `src`: `components/button/index.ts`. */
  entry: string;
  /** Whether an export of the entry is described here. */
  includes?: (name: string) => boolean;
}

/** The public API of an entry: components with their props and markup, then functions and types as declared. */
export default function ApiSection({ entry, includes = everything }: ApiSectionProps) {
  const values = modules[`../../src/${entry}`] ?? {};
  const shown = exportsIn(sources[`../../src/${entry}`] ?? '', entry)
    .filter(({ name }) => includes(name))
    // Its own components before the parts that it shares with others.
    .toSorted((one, other) => Number(one.file.startsWith('..')) - Number(other.file.startsWith('..')));
  const components = shown.filter(({ name }) => isDocumented(values[name]));
  const described = new Set(components.flatMap(({ name }) => [name, `${name}Props`]));
  const declared = shown
    .filter(({ name }) => !described.has(name))
    .flatMap(({ source, file }) => declarationIn(sources[resolve(entry, file)] ?? '', source) ?? []);
  return (
    <section className="reference-section sb-unstyled">
      {components.map(({ name }) => (
        <Component key={name} name={name} component={values[name]} />
      ))}
      {declared.map(({ name, description, code }) => (
        <section key={name}>
          <h3 id={`api-${name}`}>{name}</h3>
          <Prose>{description.replaceAll(/^@(\w+)/gm, '\n\n**$1**')}</Prose>
          <Source code={code} language="tsx" />
        </section>
      ))}
    </section>
  );
}

/** The key in `sources` of the file that an entry names. */
function resolve(entry: string, file: string): string {
  return file === entry ? `../../src/${entry}` : `../../src${new URL(file, `file:///${entry}`).pathname}`;
}

function isDocumented(value: unknown): value is Documented {
  return typeof value === 'function' && '__docgenInfo' in value;
}

function Component({ name, component }: { name: string; component: unknown }) {
  if (!isDocumented(component)) return null;
  const { description, props } = component['__docgenInfo'];
  const { prose, attributes, variables } = readDocstring(description, Object.keys(props));
  return (
    <section>
      <h3 id={`api-${name}`}>{name}</h3>
      <Prose>{prose}</Prose>
      {Object.keys(props).length > 0 && <ArgTypes of={component} />}
      <MarkupTable head="Data attribute" rows={attributes} />
      <MarkupTable head="CSS variable" rows={variables} />
    </section>
  );
}

function MarkupTable({ head, rows }: { head: string; rows: readonly MarkupName[] }) {
  return (
    <ReferenceTable
      head={[head, 'Meaning']}
      rows={rows.map(({ name, meaning }) => ({
        key: name,
        cells: [<code key="name">{name}</code>, <Prose key="meaning">{meaning}</Prose>],
      }))}
    />
  );
}
