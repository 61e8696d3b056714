import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { announced } from '../../testing/browser/announced.ts';
import { desktop, findings, mount, phone, useCleanPage } from '../../testing/browser/mount.ts';
import { describeConformance } from '../../testing/conformance/conformance.tsx';
import { type Offer, offerColumns, offers } from './offers.fixture.ts';
import { TableEdit, type TableEditProps, type TableEditResult } from './table-edit.tsx';
import { Table } from './table.tsx';

describeConformance<TableEditProps>({
  component: TableEdit,
  props: { label: 'Vagas', value: '4', onValueCommit: () => undefined },
  dataComponent: 'table-edit',
  element: HTMLDivElement,
});

type Save = (seats: string) => TableEditResult | Promise<TableEditResult>;

type Commit = (offer: Offer, seats: string) => Promise<TableEditResult>;

const seatsCell = (commit: Commit) => (offer: Offer) => (
  <TableEdit
    label={`Vagas de ${offer.grade}`}
    value={`${offer.seats}`}
    onValueCommit={(text) => commit(offer, text)}
  />
);

/** The columns of offers, with seats that are edited. */
const editableSeats = (commit: Commit) =>
  offerColumns.map((column) => (column.key === 'seats' ? { ...column, cell: seatsCell(commit) } : column));

/** Shows saved seats. */
function Offers({ save }: { save?: Save }) {
  const [rows, setRows] = useState(offers);
  const columns = editableSeats(async ({ id }, text) => {
    const problem = await save?.(text);
    if (!problem) setRows((all) => all.map((row) => (row.id === id ? { ...row, seats: Number(text) } : row)));
    return problem;
  });
  return <Table caption="Bolsas" columns={columns} rows={rows} />;
}

const value = (text: string) => page.getByRole('button', { name: `${text} Editar Vagas de Maternal` });
const input = page.getByRole('textbox', { name: 'Vagas de Maternal' });

/** Positions of all cells, to the pixel. */
const cells = () =>
  [...document.querySelectorAll('th, td')].map((cell) => {
    const { x, y, width, height } = cell.getBoundingClientRect();
    return [x, y, width, height].map(Math.round).join(' ');
  });

const rowHeight = () => document.querySelector('tbody tr')?.getBoundingClientRect().height;

describe('TableEdit', () => {
  useCleanPage();
  afterEach(desktop);

  it('Enter opens it, with its text selected, and saves it; the focus returns', async () => {
    await mount(<Offers />);
    value('1').element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(input).toHaveFocus();
    await userEvent.keyboard('12{Enter}');
    await expect.element(value('12')).toHaveFocus();
    await expect.poll(() => announced()).toContain('Vagas de Maternal: salvo');
  });

  it('Escape restores it and returns the focus, and saves nothing', async () => {
    const saved: string[] = [];
    await mount(<Offers save={(text) => void saved.push(text)} />);
    await userEvent.click(value('1'));
    await userEvent.keyboard('99{Escape}');
    await expect.element(value('1')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(input).toHaveValue('1');
    expect(saved).toEqual([]);
  });

  it('Tab saves it and moves on', async () => {
    await mount(
      <>
        <Offers />
        <button type="button">Depois</button>
      </>,
    );
    await userEvent.click(value('1'));
    await userEvent.keyboard('3{Tab}');
    await expect.element(value('3')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Depois' })).toHaveFocus();
  });

  it('an unchanged text is not saved, by Enter or by leaving', async () => {
    const saved: string[] = [];
    await mount(<Offers save={(text) => void saved.push(text)} />);
    await userEvent.click(value('1'));
    await userEvent.keyboard('{Enter}');
    await expect.element(value('1')).toHaveFocus();
    await userEvent.keyboard('{Enter}{Tab}');
    await expect.element(input).not.toBeInTheDocument();
    expect(saved).toEqual([]);
  });

  it('an error stays in its cell, described and announced, until another text is saved', async () => {
    await mount(<Offers save={(text) => (Number(text) > 99 ? 'No máximo 99' : undefined)} />);
    await userEvent.click(value('1'));
    await userEvent.keyboard('100{Tab}');
    await expect.element(input).toBeInvalid();
    await expect.element(input).toHaveAccessibleDescription('No máximo 99');
    await expect.poll(() => announced()).toEqual(['Vagas de Maternal: No máximo 99']);
    expect(await findings()).toEqual([]);
    await userEvent.click(input);
    await userEvent.tab();
    await expect.element(input).toHaveValue('100');
    await userEvent.fill(input, '99');
    await userEvent.keyboard('{Enter}');
    await expect.element(value('99')).toHaveFocus();
  });

  it('saves once while it waits, and keeps the text', async () => {
    const saved: string[] = [];
    const answer = Promise.withResolvers<void>();
    await mount(
      <Offers
        save={(text) => {
          saved.push(text);
          return answer.promise;
        }}
      />,
    );
    await userEvent.click(value('1'));
    await userEvent.keyboard('5{Enter}{Enter}{Tab}');
    await expect.element(input).toHaveAttribute('aria-busy', 'true');
    expect([input.element().matches(':read-only'), saved]).toEqual([true, ['5']]);
    answer.resolve();
    await expect.element(value('5')).toBeVisible();
    expect(document.activeElement).not.toBe(value('5').element());
  });

  it('says that it could not save when the handler fails', async () => {
    const report = vi.spyOn(globalThis, 'reportError').mockImplementation(() => {});
    const failure = new Error('offline');
    await mount(<Offers save={() => Promise.reject(failure)} />);
    await userEvent.click(value('1'));
    await userEvent.keyboard('5{Enter}');
    await expect.element(page.getByText('Não foi possível salvar. Tente de novo.')).toBeVisible();
    await expect.element(input).toHaveFocus();
    expect(report.mock.calls).toEqual([[failure]]);
  });

  it('stays open after `details.cancel()`', async () => {
    await mount(
      <TableEdit label="Vagas de Maternal" value="1" onValueCommit={(_, details) => details.cancel()} />,
    );
    await userEvent.click(value('1'));
    await userEvent.keyboard('5{Enter}');
    await expect.element(input).toHaveFocus();
    await expect.element(input).not.toBeInvalid();
    await expect.element(input).toHaveValue('5');
  });

  it('opening it moves no row and no column', async () => {
    await mount(<Offers />);
    await document.fonts.ready;
    const before = cells();
    await userEvent.click(value('1'));
    await expect.element(input).toBeVisible();
    expect(cells()).toEqual(before);
  });

  it('its row is as high as one without it', async () => {
    const { rerender } = await mount(<Offers />);
    const withEdit = rowHeight();
    rerender(<Table caption="Bolsas" columns={offerColumns} rows={offers} />);
    await expect.element(value('1')).not.toBeInTheDocument();
    expect(rowHeight()).toBe(withEdit);
  });

  it('on a phone it is edited in its card, with targets of 44 px, and the page is not wider', async () => {
    await phone();
    await mount(<Offers save={() => 'Escreva um número de 0 a 99'} />);
    expect(value('1').element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.click(value('1'));
    await userEvent.keyboard('100{Enter}');
    await expect.element(page.getByText('Escreva um número de 0 a 99')).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
    expect(await findings()).toEqual([]);
  });
});
