/**
 * What rows drawn as cards have to say of themselves: older versions of Safari take table, row and cell for nothing once they
 * are displayed as something else, and with them go the names that are read beside each value.
 */
const spoken = {
  table: 'table',
  group: 'rowgroup',
  row: 'row',
  column: 'columnheader',
  rowHeader: 'rowheader',
  cell: 'cell',
} as const;

/** The roles to write out; none where the table is displayed as one at every width. */
export function rolesOf(narrow: 'cards' | 'scroll'): typeof spoken | undefined {
  return narrow === 'cards' ? spoken : undefined;
}
