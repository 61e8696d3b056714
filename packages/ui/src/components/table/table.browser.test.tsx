import type { CSSProperties } from 'react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { announced } from '../../testing/browser/announced.ts';
import { desktop, findings, mount, phone, useCleanPage } from '../../testing/browser/mount.ts';
import { describeConformance } from '../../testing/conformance/conformance.tsx';
import { type Offer, offerColumns, offers } from './offers.fixture.ts';
import type { TableProps } from './data-table.tsx';
import { Table } from './table.tsx';

const props = { caption: 'Bolsas', columns: offerColumns, rows: offers };

describeConformance<TableProps<Offer>>({
  component: Table,
  props,
  dataComponent: 'table',
  element: HTMLElement,
});

const elementRole = ({ localName, role }: Element) => `${localName} ${role}`;
const rows = () =>
  [...document.querySelectorAll('[data-part="row"]')].map((row) => row.getBoundingClientRect());

/** Until the widths of the columns have been measured. */
const measured = () =>
  new Promise<void>((done) => {
    requestAnimationFrame(() => requestAnimationFrame(() => done()));
  });

const paged = (current: number) => (
  <Table
    {...props}
    defaultSelection={['1']}
    defaultSort={{ column: 'price', direction: 'ascending' }}
    paging={{ page: current, size: 2, hrefFor: (target) => `#pagina-${target}` }}
  />
);

describe('Table', () => {
  useCleanPage();

  it('on a phone rows become stacked cards without sideways scrolling, and it is still a table', async () => {
    await phone();
    await mount(<Table {...props} />);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
    expect(rows().every(({ width, height }) => width <= 360 && height > 100)).toBe(true);
    await expect.element(page.getByRole('cell', { name: 'R$ 890,00' })).toBeVisible();
    expect(await findings()).toEqual([]);
    await desktop();
  });

  it.each([
    ['large', 'grid'],
    ['small', 'table-row'],
  ] as const)('with `cardsBelow="%s"` each row is a %s on a tablet', async (cardsBelow, display) => {
    const { container } = await mount(
      <div style={{ width: 720 }}>
        <Table {...props} cardsBelow={cardsBelow} />
      </div>,
    );
    const [first, second] = container.querySelectorAll('[data-part="row"]');
    if (!first || !second) throw new Error('Expected two rows.');
    expect(getComputedStyle(first).display).toBe(display);
    const areBeside = first.getBoundingClientRect().top === second.getBoundingClientRect().top;
    expect(areBeside).toBe(cardsBelow === 'large');
  });

  it('on a phone elements with another display have explicit roles', async () => {
    await phone();
    const { container } = await mount(
      <>
        <Table {...props} />
        <Table {...props} caption="Vazia" rows={[]} />
      </>,
    );
    const otherwise = [...container.querySelectorAll('table, thead, tbody, tr, th, td')].filter(
      (element) => !getComputedStyle(element).display.startsWith('table'),
    );
    expect(otherwise.length).toBeGreaterThan(20);
    expect(new Set(otherwise.map(elementRole))).toEqual(
      new Set([
        'table table',
        'thead rowgroup',
        'tr row',
        'th columnheader',
        'tbody rowgroup',
        'th rowheader',
        'td cell',
      ]),
    );
    await expect.element(page.getByRole('table', { name: 'Vazia' })).toBeVisible();
    await desktop();
  });

  it('on a phone a text stands below the name of its column, and a number beside it', async () => {
    await phone();
    const { container } = await mount(<Table {...props} />);
    const labels = [...container.querySelectorAll('tbody tr:first-child [aria-hidden]')];
    const below = labels.map((label) => {
      const value = document.createRange();
      value.selectNodeContents(label.parentElement ?? label);
      value.setStartAfter(label);
      const [name, text] = [label.getBoundingClientRect(), value.getBoundingClientRect()];
      return [label.textContent, text.top >= name.bottom, text.left === name.left];
    });
    expect(below).toEqual([
      ['Turno', true, true],
      ['Vagas', false, false],
      ['Mensalidade', false, false],
    ]);
    await desktop();
  });

  it('on a phone its order can still be changed', async () => {
    await phone();
    await mount(<Table {...props} />);
    await userEvent.click(page.getByRole('button', { name: 'Mensalidade' }));
    expect(document.querySelector('[data-part="row"] th')?.textContent).toBe('Maternal');
    await desktop();
  });

  it('with `narrow="scroll"` it scrolls in a labeled, focusable region, by the arrow keys', async () => {
    await phone();
    await mount(<Table {...props} narrow="scroll" />);
    await userEvent.tab();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
    const region = page.getByRole('region', { name: 'Bolsas' }).element();
    expect(document.activeElement).toBe(region);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect.poll(() => region.scrollLeft).toBeGreaterThan(0);
    expect(await findings()).toEqual([]);
    await desktop();
  });

  it('sortable headers have `aria-sort`, and a caller can cancel the change', async () => {
    await desktop();
    const { container } = await mount(<Table {...props} onSortChange={(_, details) => details.cancel()} />);
    await userEvent.click(page.getByRole('button', { name: 'Mensalidade' }));
    expect(container.querySelector('[aria-sort="ascending"]')).toBeNull();
    expect(container.querySelectorAll('[aria-sort="none"]')).toHaveLength(2);
  });

  it('has the order of the caller when controlled', async () => {
    const { container, rerender } = await mount(<Table {...props} sort={null} />);
    await userEvent.click(page.getByRole('button', { name: 'Mensalidade' }));
    expect(container.querySelector('tbody th')?.textContent).toBe('1º ano do Fundamental');
    rerender(<Table {...props} sort={{ column: 'price', direction: 'descending' }} />);
    await expect.poll(() => container.querySelector('tbody th')?.textContent).toBe('2º ano do Fundamental');
  });

  it('each card has its border, the last one too', async () => {
    await phone();
    await mount(<Table {...props} />);
    const borders = [...document.querySelectorAll('tbody [data-part="row"]')].map(
      (row) => getComputedStyle(row).borderBottomWidth,
    );
    expect(borders).toEqual(['1px', '1px', '1px']);
    await desktop();
  });

  it('A2 at 320 px with text of 200 % nothing overflows its card', async () => {
    await page.viewport(320, 740);
    document.documentElement.style.fontSize = '200%';
    await mount(<Table {...props} defaultSelection={[]} />);
    await mount(<Table {...props} rows={[]} loading />);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    for (const row of document.querySelectorAll('tbody [data-part="row"]')) {
      expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth);
    }
    document.documentElement.style.removeProperty('font-size');
    await desktop();
  });

  it('columns keep their position while loading, with numbers at the end', async () => {
    await desktop();
    const { container, rerender } = await mount(<Table {...props} rows={[]} loading />);
    await document.fonts.ready;
    const columns = () =>
      [...container.querySelectorAll('thead th')].map((head) => {
        const { left, width } = head.getBoundingClientRect();
        return [Math.round(left), Math.round(width)];
      });
    const rowHeight = () => container.querySelector('tbody tr')?.getBoundingClientRect().height;
    const [columnsBefore, heightBefore] = [columns(), rowHeight()];
    const figure = container.querySelector('tbody .me-numeric');
    const skeleton = figure?.querySelector('[data-component="skeleton"]');
    const padding = Number.parseFloat(getComputedStyle(figure ?? container).paddingRight);
    expect(skeleton?.getBoundingClientRect().right).toBeCloseTo(
      (figure?.getBoundingClientRect().right ?? 0) - padding,
      0,
    );
    rerender(<Table {...props} />);
    await expect.poll(() => container.querySelector('tbody th')?.textContent).toBe('1º ano do Fundamental');
    expect(columns()).toEqual(columnsBefore);
    expect(rowHeight()).toBe(heightBefore);
  });

  it.each([
    ['rows alone', false],
    ['a selection', true],
  ])('columns without a sample keep their position while other rows load: %s', async (_case, selectable) => {
    await desktop();
    const columns = offerColumns.map((column) => ({ ...column, sample: undefined }));
    const selection = selectable ? { selection: [] } : {};
    const table = (loading: boolean) => (
      <div style={{ inlineSize: 700 }}>
        <Table {...props} {...selection} columns={columns} rows={loading ? [] : offers} loading={loading} />
      </div>
    );
    const { container, rerender } = await mount(table(false));
    await document.fonts.ready;
    const lefts = () =>
      [...container.querySelectorAll('thead th')].map((head) => Math.round(head.getBoundingClientRect().x));
    const before = lefts();
    await measured();
    rerender(table(true));
    await expect
      .poll(() => container.querySelectorAll('tbody [data-component=skeleton]').length)
      .toBe(3 * before.length);
    expect(lefts()).toEqual(before);
    rerender(table(false));
    await expect.element(page.getByText('Maternal', { exact: true })).toBeVisible();
    expect(container.querySelector('col')).toBeNull();
    expect(lefts()).toEqual(before);
  });

  it('cards keep no widths of columns, which their buttons would get', async () => {
    await phone();
    const { container, rerender } = await mount(<Table {...props} />);
    await measured();
    rerender(<Table {...props} rows={[]} loading />);
    await expect.poll(() => container.querySelector('tbody [data-component=skeleton]')).not.toBeNull();
    expect(container.querySelector('col')).toBeNull();
    await desktop();
  });

  it('rows are selected one by one or all at once; the header checkbox is mixed for some', async () => {
    const { container } = await mount(<Table {...props} defaultSelection={[]} />);
    const all = page.getByRole('checkbox', { name: 'Selecionar todas as linhas' });
    const marked = () => container.querySelectorAll('[data-selected]').length;
    await userEvent.click(page.getByRole('checkbox', { name: 'Selecionar Maternal' }));
    await expect.element(all).toBePartiallyChecked();
    expect(marked()).toBe(1);
    await expect.poll(() => announced()).toContain('1 linha selecionada');
    await userEvent.click(all);
    await expect.element(all).toBeChecked();
    expect(marked()).toBe(3);
    await expect.poll(() => announced()).toContain('3 linhas selecionadas');
    await userEvent.keyboard(' ');
    await expect.element(all).not.toBeChecked();
    expect(marked()).toBe(0);
    await expect.poll(() => announced()).toContain('Nenhuma linha selecionada');
    expect(await findings()).toEqual([]);
  });

  it('a selection can be canceled, and reports its reason', async () => {
    const changes: unknown[] = [];
    const { container } = await mount(
      <Table
        {...props}
        selection={['1']}
        onSelectionChange={(ids, details) => {
          changes.push([ids, details.reason]);
          details.cancel();
        }}
      />,
    );
    await userEvent.click(page.getByRole('checkbox', { name: 'Selecionar Maternal' }));
    await userEvent.click(page.getByRole('checkbox', { name: 'Selecionar todas as linhas' }));
    expect(changes).toEqual([
      [['1', '3'], 'row'],
      [['1', '2', '3'], 'all'],
    ]);
    expect(container.querySelectorAll('input:checked')).toHaveLength(1);
  });

  it('the selection of other pages stays, the visible rows are announced, and sorting covers all pages', async () => {
    const { container, rerender } = await mount(paged(1));
    const names = () => [...container.querySelectorAll('tbody th')].map(({ textContent }) => textContent);
    expect(names()).toEqual(['Maternal', '1º ano do Fundamental']);
    rerender(paged(2));
    await expect.poll(names).toEqual(['2º ano do Fundamental']);
    await expect.poll(() => announced()).toContain('Linhas 3 a 3 de 3');
    await userEvent.click(page.getByRole('checkbox', { name: 'Selecionar todas as linhas' }));
    await expect.poll(() => announced()).toContain('2 linhas selecionadas');
    await expect.element(page.getByRole('navigation')).toBeVisible();
  });

  it.each(['cards', 'scroll'] as const)('a sticky header stays visible (%s)', async (narrow) => {
    await desktop();
    const many = Array.from({ length: 40 }, (_, index) => ({ ...offers[0], id: `${index}` }) as Offer);
    const { container } = await mount(
      <div className="contents" style={{ '--table-max-height': '300px' } as CSSProperties}>
        <Table {...props} rows={many} narrow={narrow} stickyHeader />
      </div>,
    );
    const scroller = narrow === 'scroll' ? container.querySelector('section') : document.documentElement;
    scroller?.scrollTo({ top: 600, behavior: 'instant' });
    const top = container.querySelector('thead th')?.getBoundingClientRect().top ?? -1;
    const edge = narrow === 'scroll' ? (scroller?.getBoundingClientRect().top ?? 0) + 1 : 0;
    expect(top).toBeCloseTo(edge, 0);
    expect(scroller?.scrollTop).toBe(600);
    document.documentElement.scrollTo({ top: 0, behavior: 'instant' });
  });
});
