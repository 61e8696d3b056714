import { Suspense, use, useEffect } from 'react';
import { entries } from 'virtual:api-reference';
import type {
  ComponentReference,
  ConstantReference,
  EntryReference,
  FunctionReference,
  NativeProps,
  TypeReference,
} from '../../scripts/api-reference/reference.ts';
import { AttributeTable, PropTable, Prose, VariableTable } from './reference-tables.tsx';
import { typeAnchor, TypeCode, TypesOnPage } from './type-code.tsx';

interface ApiReferenceProps {
  /** The public entries to describe, for example `dialog`. Entries that do not exist are left out. */
  names: readonly string[];
  /** Selects the part of an entry that belongs on the page. */
  select?: (entry: EntryReference) => EntryReference;
}

const everything = (entry: EntryReference) => entry;

/** The public API of entries: components with their props, attributes and variables, functions, constants and types. */
export function ApiReference({ names, select = everything }: ApiReferenceProps) {
  const known = names.filter((name) => entries[name]);
  if (known.length === 0) return null;
  return (
    <section className="reference-section sb-unstyled">
      <h2 id="api">API</h2>
      <Suspense fallback={<p>Loading …</p>}>
        <LoadedReference names={known} select={select} />
      </Suspense>
    </section>
  );
}

function LoadedReference({ names, select }: Required<ApiReferenceProps>) {
  const shown = use(loadEntries(names)).map(select);
  useEffect(scrollToHash, []);
  const types = shown.flatMap((entry) => entry.types.map(({ name }) => name));
  return (
    <TypesOnPage value={new Set(types)}>
      {shown.map((entry) => (
        <Entry key={entry.name} {...entry} />
      ))}
    </TypesOnPage>
  );
}

const loads = new Map<string, Promise<readonly EntryReference[]>>();

/** Loads the entries once and returns the same promise at every render, as React's `use` requires. */
function loadEntries(names: readonly string[]): Promise<readonly EntryReference[]> {
  const key = names.join(' ');
  const load =
    loads.get(key) ??
    Promise.all(names.flatMap((name) => entries[name] ?? []).map(async (module) => (await module()).default));
  loads.set(key, load);
  return load;
}

/** Storybook scrolls to the URL's `#…` before the reference has rendered. */
function scrollToHash(): void {
  const id = decodeURIComponent(window.parent.location.hash.slice(1));
  if (id.startsWith('api')) document.getElementById(id)?.scrollIntoView();
}

function Entry({ importPath, components, functions, constants, types }: EntryReference) {
  const describedAsOptions = new Set(functions.map(({ optionsType }) => optionsType));
  const described = types.filter((type) => hasDetails(type) && !describedAsOptions.has(type.name));
  const named = types.filter((type) => !hasDetails(type));
  const values = new Set(
    [...components, ...functions, ...constants].flatMap(({ name }) => name.split('.')[0] ?? []),
  );
  return (
    <>
      <pre className="api-import">
        <code>{`import { ${[...values].join(', ')} } from '${importPath}';`}</code>
      </pre>
      {components.map((component) => (
        <Component key={component.name} {...component} />
      ))}
      {functions.map((one) => (
        <Function key={one.name} {...one} />
      ))}
      {constants.map((constant) => (
        <Constant key={constant.name} {...constant} />
      ))}
      {described.map((type) => (
        <Type key={type.name} {...type} />
      ))}
      {named.length > 0 && <TypeNames types={named} />}
    </>
  );
}

/** Whether a type's definition says more than its name. */
const hasDetails = ({ members }: TypeReference) => members.length > 0;

function Component(component: ComponentReference) {
  const { name, aliases, description, sameProps, props, native, attributes, variables } = component;
  return (
    <>
      <h3 id={`api-${name}`}>{name}</h3>
      <Prose>{description}</Prose>
      {aliases.length > 0 && (
        <p className="api-note">
          Also exported as{' '}
          {aliases.map((alias) => (
            <code key={alias}>{alias}</code>
          ))}
          .
        </p>
      )}
      <PropTable caption={`Props of ${name}`} props={props} />
      {sameProps !== undefined && (
        <p className="api-note">
          Takes the props of{' '}
          <a href={`#api-${sameProps}`} target="_self">
            {sameProps}
          </a>
          .
        </p>
      )}
      <Native native={native} hasOwn={props.length > 0 || sameProps !== undefined} />
      <AttributeTable attributes={attributes} />
      <VariableTable variables={variables} />
    </>
  );
}

function Native({ native: [native], hasOwn }: { native: readonly NativeProps[]; hasOwn: boolean }) {
  if (!native) return hasOwn ? null : <p className="api-note">It takes no props.</p>;
  const { element, except } = native;
  return (
    <p className="api-note">
      {hasOwn ? 'And every other prop of ' : 'Takes every prop of '}
      {element === undefined ? 'an HTML element' : <code>{`<${element}>`}</code>}
      {except.length > 0 && (
        <>
          {' '}
          except{' '}
          {except.map((name, index) => (
            <span key={name}>
              {index > 0 && (index === except.length - 1 ? ' and ' : ', ')}
              <code>{name}</code>
            </span>
          ))}
        </>
      )}
      .
    </p>
  );
}

function Function(reference: FunctionReference) {
  const { name, signatures, description, parameters, optionsType, returns, throws } = reference;
  // The signature describes the parameter well enough without a description.
  const described = parameters.filter((one) => one.description !== '');
  return (
    <>
      <h3 id={`api-${name}`}>{name}</h3>
      <pre className="api-signature">
        {signatures.map((signature) => (
          <TypeCode key={signature} type={signature} />
        ))}
      </pre>
      <Prose>{description}</Prose>
      <div id={optionsType && typeAnchor(optionsType)}>
        <PropTable caption={`Parameters of ${name}`} props={described} />
      </div>
      {returns !== undefined && <Prose>{`**Returns** ${returns}`}</Prose>}
      {throws !== undefined && <Prose>{`**Throws** ${throws}`}</Prose>}
    </>
  );
}

function Constant({ name, type, description }: ConstantReference) {
  return (
    <>
      <h3 id={`api-${name}`}>{name}</h3>
      <pre className="api-signature">
        <TypeCode type={type} />
      </pre>
      <Prose>{description}</Prose>
    </>
  );
}

function Type({ name, signature, description, members }: TypeReference) {
  return (
    <>
      <h3 id={typeAnchor(name)}>{signature}</h3>
      <Prose>{description}</Prose>
      <PropTable caption={`Members of ${name}`} props={members} />
    </>
  );
}

/** Type aliases. */
function TypeNames({ types }: { types: readonly TypeReference[] }) {
  return (
    <>
      <h3>Types</h3>
      <dl className="api-types">
        {types.map(({ name, signature, definition = '', description }) => (
          <div key={name} id={typeAnchor(name)}>
            <dt>
              <code>{signature}</code>
            </dt>
            <dd>
              <TypeCode type={definition} />
              <Prose>{description}</Prose>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
