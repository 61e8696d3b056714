import { Markdown } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
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

/** Markdown of a docstring. Line breaks within a paragraph come from the source. */
export function Prose({ children }: { children: string }) {
  if (children === '') return null;
  return (
    <div className="api-prose">
      <Markdown>{children}</Markdown>
    </div>
  );
}
