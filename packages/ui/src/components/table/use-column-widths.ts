import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/**
 * The widths of a table's columns while it has no rows: those that it had with the last ones, in pixels from the first
 * column. `undefined` while it has rows, if it never had any, and if they are cards.
 *
 * @param header its row of column names.
 */
export function useColumnWidths(
  header: RefObject<HTMLTableRowElement | null>,
  hasRows: boolean,
): readonly number[] | undefined {
  const measured = useRef<readonly number[]>(undefined);
  const [kept, setKept] = useState<readonly number[]>();
  useEffect(() => {
    const row = header.current;
    if (!hasRows || !row) return undefined;
    // Not on a render, which would lay out the page; the widths also change with the window and the font.
    const sizes = new ResizeObserver(() => {
      measured.current = widthsOf(row);
    });
    sizes.observe(row);
    for (const cell of row.cells) sizes.observe(cell);
    return () => sizes.disconnect();
  }, [header, hasRows]);
  useLayoutEffect(() => setKept(hasRows ? undefined : measured.current), [hasRows]);
  return kept;
}

function widthsOf(row: HTMLTableRowElement): readonly number[] | undefined {
  const cells = [...row.cells];
  if (cells.some((cell) => getComputedStyle(cell).display !== 'table-cell')) return undefined;
  return cells.map((cell) => cell.getBoundingClientRect().width);
}
