import type { ReactNode } from 'react';
import { tokenDescription } from './token-data.ts';
import './foundations.css';

/** Specimens with English descriptions on a Portuguese page. */
export function Specimens({ children }: { children: ReactNode }) {
  return (
    <div lang="en" className="fd">
      {children}
    </div>
  );
}

/** What a token is for; names of other tokens are formatted as code. */
export function Purpose({ token }: { token: string }) {
  return (
    <p>
      {tokenDescription(token)
        .split('`')
        .map((part, index) => (index % 2 === 1 ? <code key={part}>{part}</code> : part))}
    </p>
  );
}

const themes = ['light', 'dark'] as const;

/** The same content in both themes, whatever the page's theme is: side by side if there is space. */
export function InBothThemes({ children, brand }: { children: ReactNode; brand?: string }) {
  return (
    <div className="fd-themes">
      {themes.map((theme) => (
        <div key={theme} className="fd-theme" data-theme={theme} data-brand={brand}>
          {children}
        </div>
      ))}
    </div>
  );
}

interface SpecimenTableProps {
  caption: string;
  /** The column names; the second column names the row. */
  head: readonly string[];
  rows: readonly { readonly id: string; readonly cells: readonly ReactNode[] }[];
}

/** The column that names each row; the column before it is the specimen. */
const NAME_COLUMN = 1;

/** The specimen, its name and its sizes. On a phone each row is a block. */
export function SpecimenTable({ caption, head, rows }: SpecimenTableProps) {
  return (
    <table className="fd-table fd-specimens">
      <caption>{caption}</caption>
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
        {rows.map(({ id, cells }) => (
          <tr key={id}>
            {cells.map((cell, column) =>
              column === NAME_COLUMN ? (
                <th key={head[column]} scope="row">
                  {cell}
                </th>
              ) : (
                <td key={head[column]} data-column={column > NAME_COLUMN ? head[column] : undefined}>
                  {cell}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
