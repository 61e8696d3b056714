import { ArgTypes, Markdown, Source, Subheading } from '@storybook/addon-docs/blocks';
import { type ComponentType, Fragment } from 'react';
import { declarationIn, exportsIn } from './declarations.ts';
import { readDocstring, type MarkupName } from './docstring.ts';
import { table } from './guide-markdown.ts';

/** A component as Storybook's docgen describes it. */
type Documented = ComponentType & {
  readonly __docgenInfo: { readonly description: string; readonly props: Readonly<Record<string, unknown>> };
};

const modules = import.meta.glob<Readonly<Record<string, unknown>>>(
  '../../src/{components/*,hooks/*,hooks}/index.ts',
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
    <>
      {components.map(({ name }) => (
        <Component key={name} name={name} component={values[name]} />
      ))}
      {declared.map(({ name, description, code }) => (
        <Fragment key={name}>
          <Subheading>{name}</Subheading>
          <Markdown>{tagsAsMarkdown(description)}</Markdown>
          <Source code={code} language="tsx" />
        </Fragment>
      ))}
    </>
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
    <>
      <Subheading>{name}</Subheading>
      <Markdown>{prose}</Markdown>
      {Object.keys(props).length > 0 && <ArgTypes of={component} />}
      <Markdown>
        {[markupTable('Data attribute', attributes), markupTable('CSS variable', variables)].join('\n\n')}
      </Markdown>
    </>
  );
}

const markupTable = (head: string, rows: readonly MarkupName[]) =>
  table(
    [head, 'Meaning'],
    rows.map(({ name, meaning }) => [`\`${name}\``, meaning]),
  );

/** The tags of a docstring as paragraphs, and its example as code. */
const tagsAsMarkdown = (description: string) =>
  description
    .replaceAll(/^@example\s+([^]*?)(?=\n@|$(?![^]))/gm, '\n\n```tsx\n$1\n```')
    .replaceAll(/^@(\w+)/gm, '\n\n**$1**');
