import path from 'node:path';
import { packageEntries } from '@melhor-escola/config/packaging/package-entries';
import { expectNoProblems } from '@melhor-escola/config/problem-list';
import { expect, it } from 'vitest';

/* Rules for the props of all components, read from their interfaces; new components are included automatically. */

const sources = Object.entries(
  import.meta.glob<string>(
    ['../../**/*.{ts,tsx}', '!../../**/{*.{stories,test,fixture,guide}.{ts,tsx},demos/*}'],
    {
      eager: true,
      query: '?raw',
      import: 'default',
    },
  ),
);

interface Handler {
  file: string;
  /** `open` of `onOpenChange`. */
  value: string;
  type: string;
  /** The declarations of a file, and those it inherits from others. */
  code: string;
}

const root = path.resolve(import.meta.dirname, '../../..');
const entryFiles = new Set(packageEntries(root).map(({ source }) => `../../${path.relative('src', source)}`));

/** The exports of the entries, without the code of an entry that is not an index. */
const exported = sources.flatMap(([file, code]) =>
  entryFiles.has(file) ? (code.match(/^export (?:type )?\{[^}]*\}|^export (?!\{|type \{).*$/gm) ?? []) : [],
);
const entries = exported.join('\n');

/** The exported types, and the types they consist of. */
const published = [...exported, ...sources.flatMap(([, code]) => code.match(/extends [^{]*\{/g) ?? [])].join(
  '\n',
);

function publicProps(code: string): string[] {
  return [...code.matchAll(/^(?:export )?interface (\w+Props)\b.*?^\}/gms)]
    .filter(([, name]) => new RegExp(String.raw`\b${name}\b`).test(published))
    .map(([props]) => props);
}

const handlers: Handler[] = sources.flatMap(([file, code]) =>
  publicProps(code).flatMap((props) =>
    [...props.matchAll(/^ {2}on([A-Z]\w*)(?:Change|Commit)\??:\s*(.*?);$/gms)].map(
      ([, name = '', type = '']) => ({
        file,
        value: name.charAt(0).toLowerCase() + name.slice(1),
        type,
        code,
      }),
    ),
  ),
);

it('there are handlers to check', () => {
  expect(handlers.length).toBeGreaterThan(20);
});

it.each(handlers)(
  '$file: on$value passes the value, and details with a reason and cancel',
  ({ type, code }) => {
    const details = /\bdetails\??: (\w+)/.exec(type)?.[1] ?? type;
    const isDetails = (name: string) =>
      name.startsWith('ChangeDetails') ||
      sources.some(([, other]) =>
        new RegExp(String.raw`type ${name}\b[^=]*=\s*ChangeDetails<`).test(other),
      ) ||
      new RegExp(String.raw`type ${name}\b[^=]*=\s*\(.*ChangeDetails<`, 's').test(code);
    expectNoProblems(
      isDetails(details) ? [] : [`its type is ${type}`],
      'type the second parameter as `ChangeDetails<Reason>`.',
    );
  },
);

it.each(handlers)('$file: $value exists for controlled use', ({ value, code }) => {
  expect(code).toMatch(new RegExp(String.raw`\b${value}\b\??[:,]`));
});

/** The only way to a message: the caller's, then a provider's, then the kit's. */
const replaceable = /useMessages\(\s*'\w+',\s*\w+Messages,\s*[\w{]/g;
const importedMessages = /^import \{ \w+Messages \} from '.+\/messages\.ts';$/gm;

it('every message of the kit can be replaced by a provider or the caller', () => {
  const withMessages = sources.filter(([, code]) => code.match(importedMessages));
  const fixed = withMessages.filter(([, code]) =>
    /\b(?!useMessages\b)\w+Messages\b/.test(
      code.replaceAll(importedMessages, '').replaceAll(replaceable, ''),
    ),
  );
  expect(withMessages.length).toBeGreaterThan(15);
  expectNoProblems(
    fixed.map(([file]) => `${file} reads a message directly`),
    "take every message from `useMessages('component', componentMessages, messages)`.",
  );
});

interface DocumentedProp {
  file: string;
  props: string;
  name: string;
  /** The comment above it. */
  docstring: string;
  /** The component's default for it: the literal in its parameters. */
  fallback: string | undefined;
}

const documented: DocumentedProp[] = sources.flatMap(([file, code]) =>
  publicProps(code).flatMap((props) =>
    [...props.matchAll(/^( {2}\/\*\*(?:(?!\*\/).)*\*\/\n)? {2}'?([\w-]+)'?\??: /gms)].map(
      ([, docstring = '', name = '']) => ({
        file,
        props: /interface (\w+)/.exec(props)?.[1] ?? '',
        name,
        docstring,
        fallback: new RegExp(String.raw`^ {2}${name} = (true|false|[\d_]+|'[^']*'),$`, 'm').exec(code)?.[1],
      }),
    ),
  ),
);

/** The component describes its ref; HTML describes the props of a router's link. */
const needsDocstring = ({ name, props }: DocumentedProp) =>
  !['ref', 'children', 'steps', 'columns', 'rows'].includes(name) && !props.endsWith('LinkProps');

it("every prop has a docstring, which Storybook's table of props shows", () => {
  expect(documented.length).toBeGreaterThan(200);
  const undocumented = documented.filter((prop) => needsDocstring(prop) && prop.docstring === '');
  expectNoProblems(
    undocumented.map(({ file, props, name }) => `${file}: ${props} ${name} has no docstring`),
    'write a docstring above the prop.',
  );
});

it("`@default` equals the component's actual default", () => {
  const known = documented.filter(({ fallback }) => fallback !== undefined);
  expect(known.length).toBeGreaterThan(60);
  const wrong = known.filter(
    ({ docstring, fallback }) => /@default (.*?)(?: \*\/)?$/m.exec(docstring)?.[1] !== fallback,
  );
  expectNoProblems(
    wrong.map(({ file, props, name, fallback }) => `${file}: ${props} ${name} is ${fallback} by default`),
    'write that value after `@default` in the docstring of the prop.',
  );
});

it('every public component says what it renders', () => {
  const rendered = sources.flatMap(([file, code]) =>
    [...code.matchAll(/(\/\*\*(?:(?!\*\/).)*\*\/\n)?export function ([A-Z]\w+)[<(]/gs)].map(
      ([, docstring = '', name = '']) => ({ file, name, docstring }),
    ),
  );
  const shown = rendered.filter(({ name }) => new RegExp(String.raw`\b${name}\b`).test(entries));
  expect(shown.length).toBeGreaterThan(40);
  expectNoProblems(
    shown
      .filter(({ docstring }) => !docstring.includes('Renders'))
      .map(({ file, name }) => `${file}: ${name} does not say what it renders`),
    'write "Renders `<element>`." in the docstring of the component.',
  );
});
