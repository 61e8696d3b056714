import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { desk, findings, mount, phone, useCleanPage } from '../browser-testing/mount.ts';
import { describeConformance } from '../conformance/conformance.tsx';
import { type Offer, offerColumns, offers } from './offers.fixture.ts';
import { Table, type TableProps } from './table.tsx';

const props = { caption: 'Bolsas', columns: offerColumns, rows: offers };

describeConformance<TableProps<Offer>>({
  component: Table,
  props,
  dataComponent: 'table',
  element: HTMLElement,
});

const roleOf = ({ localName, role }: Element) => `${localName} ${role}`;
const rows = () =>
  [...document.querySelectorAll('[data-part="row"]')].map((row) => row.getBoundingClientRect());

describe('Table', () => {
  useCleanPage();

  it('on a phone rows become cards: one under another, nothing to scroll sideways, still a table', async () => {
    await phone();
    await mount(<Table {...props} />);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
    expect(rows().every(({ width, height }) => width <= 360 && height > 100)).toBe(true);
    await expect.element(page.getByRole('cell', { name: 'R$ 890,00' })).toBeVisible();
    expect(await findings()).toEqual([]);
    await desk();
  });

  it('on a phone rows become cards: what is not displayed as a table says what it is', async () => {
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
    expect(new Set(otherwise.map(roleOf))).toEqual(
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
    await desk();
  });

  it('its order can still be changed there', async () => {
    await phone();
    await mount(<Table {...props} />);
    await userEvent.click(page.getByRole('button', { name: 'Ordenar por Mensalidade' }));
    expect(document.querySelector('[data-part="row"] th')?.textContent).toBe('Maternal');
    await desk();
  });

  it('or scrolls in a labelled, focusable region, by the arrow keys', async () => {
    await phone();
    await mount(<Table {...props} narrow="scroll" />);
    await userEvent.tab();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
    const region = page.getByRole('region', { name: 'Bolsas' }).element();
    expect(document.activeElement).toBe(region);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect.poll(() => region.scrollLeft).toBeGreaterThan(0);
    expect(await findings()).toEqual([]);
    await desk();
  });

  it('sortable headers with aria-sort, refused by the caller', async () => {
    await desk();
    const { container } = await mount(<Table {...props} onSortChange={(_, details) => details.cancel()} />);
    await userEvent.click(page.getByRole('button', { name: 'Ordenar por Mensalidade' }));
    expect(container.querySelector('[aria-sort="ascending"]')).toBeNull();
    expect(container.querySelectorAll('[aria-sort="none"]')).toHaveLength(2);
  });

  it('controlled: in the order the caller says', async () => {
    const { container, rerender } = await mount(<Table {...props} sort={null} />);
    await userEvent.click(page.getByRole('button', { name: 'Ordenar por Mensalidade' }));
    expect(container.querySelector('tbody th')?.textContent).toBe('1º ano do Fundamental');
    rerender(<Table {...props} sort={{ column: 'price', direction: 'descending' }} />);
    await expect.poll(() => container.querySelector('tbody th')?.textContent).toBe('2º ano do Fundamental');
  });
});
