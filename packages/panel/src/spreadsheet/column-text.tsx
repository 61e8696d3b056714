import type { ReactNode } from 'react';

/** The columns of the spreadsheet, as the import of offers names them. */
const columnNames = [
  'school_code',
  'school_slug',
  'reference',
  'title',
  'grade',
  'shift',
  'year',
  'monthly_fee',
  'discount_percentage',
  'enrollment_fee',
  'material_fee',
  'uniform_fee',
  'meals_fee',
  'transport_fee',
  'seats',
  'valid_until',
] as const;

const column = new RegExp(`\\b(${columnNames.join('|')})\\b`);

/** A text that may name columns, which neither translators nor screen readers take for words. Renders `<span>`s and `<code>`s. */
export function ColumnText({ children }: { children: string }): ReactNode {
  return children.split(column).map((part, index) => {
    // The parts have no other identity than their position, and no state.
    const key = `part-${index + 1}`;
    return index % 2 === 1 ? <ColumnName key={key}>{part}</ColumnName> : <span key={key}>{part}</span>;
  });
}

/** The name of one column. Renders a `<code>`. */
export function ColumnName({ children }: { children: string }) {
  return (
    <code translate="no" className="wrap-anywhere">
      {children}
    </code>
  );
}
