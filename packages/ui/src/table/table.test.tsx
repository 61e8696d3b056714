import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { offerColumns, offers } from './offers.fixture.ts';
import { sortRows, Table } from './table.tsx';

describe('Table', () => {
  it('caption names it, and the region it scrolls in', () => {
    const markup = renderToStaticMarkup(
      <Table caption="Bolsas" columns={offerColumns} rows={offers} narrow="scroll" />,
    );
    const [, id] = /<caption id="([^"]+)"[^>]*>Bolsas/.exec(markup) ?? [];
    expect(markup).toMatch(new RegExp(`^<section [^>]*aria-labelledby="${id}" tabindex="0"`, 'i'));
  });

  it('scrolling, it is displayed as a table, and needs no roles to say so', () => {
    const markup = renderToStaticMarkup(
      <Table caption="Bolsas" columns={offerColumns} rows={offers} narrow="scroll" />,
    );
    expect(markup).not.toContain('role=');
  });

  it('is no region and no tab stop as cards', () => {
    const markup = renderToStaticMarkup(<Table caption="Bolsas" columns={offerColumns} rows={offers} />);
    expect(markup).not.toMatch(/<section[^>]*aria-label/);
    expect(markup.toLowerCase()).not.toContain('tabindex');
  });

  it('numeric alignment: at the end, figures of one width', () => {
    const markup = renderToStaticMarkup(<Table caption="Bolsas" columns={offerColumns} rows={offers} />);
    const [cell] = /<td [^>]*>(?:<span[^>]*>Vagas<\/span>)4</.exec(markup) ?? [];
    expect(cell).toContain('text-end');
    expect(cell).toContain('tabular-nums');
  });

  it('empty, and loading with bones of as many columns', () => {
    expect(renderToStaticMarkup(<Table caption="Bolsas" columns={offerColumns} rows={[]} />)).toMatch(
      /data-empty="".*colSpan="4"[^>]*>Nada para mostrar aqui\./i,
    );
    const loading = renderToStaticMarkup(<Table caption="Bolsas" columns={offerColumns} rows={[]} loading />);
    expect(loading).toContain('aria-busy="true"');
    expect(loading.match(/data-component="skeleton"/g)).toHaveLength(3 * 4);
    expect(loading).not.toContain('data-empty');
  });
});

function ids(column: string, direction: 'ascending' | 'descending') {
  return sortRows(offers, offerColumns, { column, direction }).map(({ id }) => id);
}

describe('sortRows', () => {
  it('orders by what the column compares', () => {
    expect(ids('price', 'ascending')).toEqual(['3', '1', '2']);
    expect(ids('price', 'descending')).toEqual(['2', '1', '3']);
  });

  it('leaves the order to the caller where the column does not compare, and never changes the caller’s rows', () => {
    expect(ids('shift', 'descending')).toEqual(['1', '2', '3']);
    expect(sortRows(offers, offerColumns, null)).toBe(offers);
    expect(offers.map(({ id }) => id)).toEqual(['1', '2', '3']);
  });

  it('keeps the order of equals both ways', () => {
    const columns = [{ key: 'x', header: 'X', cell: () => '', sortable: () => 0 }];
    expect(sortRows(offers, columns, { column: 'x', direction: 'descending' })).toEqual(offers);
  });
});
