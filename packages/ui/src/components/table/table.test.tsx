import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type Offer, offerColumns, offers } from './offers.fixture.ts';
import { tablePage, sortRows } from './data-table.tsx';
import { Table } from './table.tsx';

describe('Table', () => {
  it('its caption names it, and the region it scrolls in', () => {
    const markup = renderToStaticMarkup(
      <Table caption="Bolsas" columns={offerColumns} rows={offers} narrow="scroll" />,
    );
    const [, id] = /<caption [^>]*><span id="([^"]+)">Bolsas/.exec(markup) ?? [];
    expect(markup).toMatch(new RegExp(`^<section [^>]*aria-labelledby="${id}" tabindex="0"`, 'i'));
  });

  it('is displayed as a table when it scrolls, and needs no explicit roles', () => {
    const markup = renderToStaticMarkup(
      <Table caption="Bolsas" columns={offerColumns} rows={offers} narrow="scroll" />,
    );
    expect(markup).not.toContain('role=');
  });

  it('is neither region nor Tab stop as cards', () => {
    const markup = renderToStaticMarkup(<Table caption="Bolsas" columns={offerColumns} rows={offers} />);
    expect(markup).not.toMatch(/<section[^>]*aria-label/);
    expect(markup.toLowerCase()).not.toContain('tabindex');
  });

  it('numeric columns are marked in the header and in each row', () => {
    const markup = renderToStaticMarkup(<Table caption="Bolsas" columns={offerColumns} rows={offers} />);
    expect(markup.match(/<th [^>]*me-numeric/g)).toHaveLength(2);
    expect(markup.match(/<td [^>]*me-numeric/g)).toHaveLength(2 * offers.length);
  });

  it('a selection puts a named checkbox before each row, and one above them', () => {
    const markup = renderToStaticMarkup(
      <Table caption="Bolsas" columns={offerColumns} rows={offers} defaultSelection={['2']} />,
    );
    expect(markup.match(/type="checkbox"/g)).toHaveLength(4);
    expect(markup).toContain('Selecionar todas as linhas');
    expect(markup).toMatch(/data-selected=""[^>]*>(?:(?!<\/tr>).)*Selecionar 2º ano do Fundamental/);
    expect(markup.match(/data-selected/g)).toHaveLength(1);
  });

  it('is composed of parts, which a server component can render', () => {
    const columns = [
      { key: 'grade', header: 'Série', rowHeader: true, cell: ({ grade }: Offer) => grade },
      { key: 'seats', header: 'Vagas', numeric: true, cell: ({ seats }: Offer) => seats },
    ];
    const parts = renderToStaticMarkup(
      <Table.Root>
        <Table.Caption>Bolsas</Table.Caption>
        <Table.Header>
          <Table.Row>
            <Table.Head rowHeader>Série</Table.Head>
            <Table.Head numeric>Vagas</Table.Head>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {offers.map(({ id, grade, seats }) => (
            <Table.Row key={id}>
              <Table.Cell rowHeader>{grade}</Table.Cell>
              <Table.Cell numeric label="Vagas">
                {seats}
              </Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>,
    );
    expect(parts).toBe(renderToStaticMarkup(<Table caption="Bolsas" columns={columns} rows={offers} />));
  });

  it('is a row with a text when empty, and bones of as many columns when loading', () => {
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
  it("orders by the column's comparison", () => {
    expect(ids('price', 'ascending')).toEqual(['3', '1', '2']);
    expect(ids('price', 'descending')).toEqual(['2', '1', '3']);
  });

  it('leaves the order to the caller if the column has no comparison, and never changes the caller’s rows', () => {
    expect(ids('shift', 'descending')).toEqual(['1', '2', '3']);
    expect(sortRows(offers, offerColumns, null)).toBe(offers);
    expect(offers.map(({ id }) => id)).toEqual(['1', '2', '3']);
  });

  it('keeps the order of equals in both directions', () => {
    const columns = [{ key: 'x', header: 'X', cell: () => '', sortable: () => 0 }];
    expect(sortRows(offers, columns, { column: 'x', direction: 'descending' })).toEqual(offers);
  });
});

describe('tablePage', () => {
  const paging = { page: 2, size: 2, hrefFor: (page: number) => `?pagina=${page}` };
  const pageIds = (page: number) => tablePage(offers, { ...paging, page }).rows.map(({ id }) => id);

  it('shows the rows of the page, after sorting', () => {
    expect([pageIds(1), pageIds(2)]).toEqual([['1', '2'], ['3']]);
    expect(tablePage(offers, paging)).toMatchObject({ count: 2, first: 3, last: 3, total: 3 });
  });

  it('clamps a page out of range', () => {
    expect([pageIds(0), pageIds(9)]).toEqual([['1', '2'], ['3']]);
  });

  it('leaves the rows as they are if the caller loads each page', () => {
    expect(tablePage(offers, { ...paging, size: 3, total: 48 })).toMatchObject({
      rows: offers,
      count: 16,
      first: 4,
      last: 6,
      total: 48,
    });
  });

  it('without rows there is one empty page', () => {
    expect(tablePage([], paging)).toMatchObject({ rows: [], count: 1 });
  });
});
