import { Markdown } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import type {
  AttributeReference,
  PropReference,
  VariableReference,
} from '../../scripts/api-reference/reference.ts';
import { TypeCode } from './type-code.tsx';
import './reference-section.css';

interface ReferenceTableProps {
  caption?: string;
  head: readonly string[];
  rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
}

/** A table that becomes a list of definitions on narrow screens; the first cell is the term. */
export function ReferenceTable({ caption, head, rows }: ReferenceTableProps) {
  if (rows.length === 0) return null;
  return (
    <table className="api-table">
      {caption !== undefined && <caption>{caption}</caption>}
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [name, ...cells] }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            {cells.map((cell, column) => (
              <td key={head[column + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Props, options, parameters or members, with types, defaults and descriptions. */
export function PropTable({ caption, props }: { caption: string; props: readonly PropReference[] }) {
  return (
    <ReferenceTable
      caption={caption}
      head={['Name', 'Type', 'Description']}
      rows={props.map((prop) => ({
        key: prop.name,
        cells: [
          <PropName key="name" {...prop} />,
          <PropType key="type" {...prop} />,
          <Prose key="description">{prop.description}</Prose>,
        ],
      }))}
    />
  );
}

function PropName({ name, required }: PropReference) {
  return (
    <>
      <code>{name}</code>
      {required && <span className="api-required">required</span>}
    </>
  );
}

function PropType({ type, defaultValue, isDefaultProse }: PropReference) {
  return (
    <>
      <TypeCode type={type} />
      {defaultValue !== undefined && (
        <div className="api-default">
          Default: {isDefaultProse ? <InlineProse>{defaultValue}</InlineProse> : <code>{defaultValue}</code>}
        </div>
      )}
    </>
  );
}

/** The data attributes of a component and of its parts. */
export function AttributeTable({ attributes }: { attributes: readonly AttributeReference[] }) {
  return (
    <ReferenceTable
      caption="Data attributes"
      head={['Attribute', 'Values', 'Description']}
      rows={attributes.map(({ name, values, part, free, description }) => ({
        key: `${name} ${part ?? ''}`,
        cells: [
          <span key="name">
            <code>{name}</code>
            {part !== undefined && <span className="api-on">on the part {part}</span>}
          </span>,
          <span key="values" className="api-values">
            {values.length > 0
              ? values.map((value) => <code key={value}>{value}</code>)
              : (free && 'any text') || 'present or absent'}
          </span>,
          <Prose key="description">{description}</Prose>,
        ],
      }))}
    />
  );
}

/** The custom properties of a component that a class may set. */
export function VariableTable({ variables }: { variables: readonly VariableReference[] }) {
  return (
    <ReferenceTable
      caption="CSS variables"
      head={['Variable', 'Default', 'Description']}
      rows={variables.map(({ name, defaultValue, description }) => ({
        key: name,
        cells: [
          <code key="name">{name}</code>,
          defaultValue === undefined ? 'by its variant' : <code key="default">{defaultValue}</code>,
          <Prose key="description">{description}</Prose>,
        ],
      }))}
    />
  );
}

/** Markdown of a docstring. Line breaks within a paragraph come from the source. */
export function Prose({ children }: { children: string }) {
  if (children === '') return null;
  return (
    <div className="api-prose">
      <Markdown>{children}</Markdown>
    </div>
  );
}

/** Inline text with code in backticks. */
function InlineProse({ children }: { children: string }) {
  return children
    .split('`')
    .map((piece, index) => (index % 2 === 1 ? <code key={piece}>{piece}</code> : piece));
}
