import { StrictMode, useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { desktop, mount, useCleanPage } from '../../testing/browser/mount.ts';
import { describeConformance } from '../../testing/conformance/conformance.tsx';
import { DateRange, type DateRangeProps } from './date-range.tsx';
import { TimeRange } from './time-range.tsx';
import type { Range } from './use-range.ts';

describeConformance({
  component: DateRange,
  props: {
    legend: 'Férias',
    withTime: true,
    defaultValue: { start: '2026-12-20T14:00', end: '2026-12-21T18:00' },
    hint: 'As famílias não escolhem estes dias.',
    error: 'Há visitas marcadas nestes dias.',
  },
  dataComponent: 'date-range',
  element: HTMLFieldSetElement,
});
describeConformance({
  component: TimeRange,
  props: { legend: 'Secretaria', defaultValue: { start: '08:00', end: '17:30' } },
  dataComponent: 'time-range',
  element: HTMLFieldSetElement,
});

const field = (label: string) => page.getByLabelText(label).element() as HTMLInputElement;

function Held() {
  const [range, setRange] = useState<Range>({ start: '2026-12-20', end: '' });
  return (
    <DateRange
      legend="Férias"
      value={range}
      onValueChange={(next, details) => (next.end.startsWith('2027') ? details.cancel() : setRange(next))}
    />
  );
}

describe('DateRange', () => {
  useCleanPage();
  beforeEach(desktop);

  it('reports both ends with each change, and why', async () => {
    const onValueChange = vi.fn<NonNullable<DateRangeProps['onValueChange']>>();
    await mount(
      <StrictMode>
        <DateRange legend="Férias" withTime onValueChange={onValueChange} />
      </StrictMode>,
    );
    await userEvent.fill(field('De'), '20/12/2026');
    await userEvent.fill(field('Hora do fim'), '18:00');
    await userEvent.fill(field('Até'), '21/12/2026');
    expect(onValueChange.mock.calls.map(([range, { reason }]) => [range.start, range.end, reason])).toEqual([
      ['2026-12-20T', '', 'input'],
      ['2026-12-20T', 'T18:00', 'input'],
      ['2026-12-20T', '2026-12-21T18:00', 'input'],
    ]);
    expect(field('Hora do começo').required).toBe(true);
  });

  it('rejects an end before the start, and accepts it once the start moved', async () => {
    await mount(<DateRange legend="Férias" />);
    await userEvent.fill(field('De'), '20/12/2026');
    await userEvent.fill(field('Até'), '19/12/2026');
    expect(field('Até').validationMessage).toBe('Escreva uma data a partir de 20/12/2026');
    await userEvent.fill(field('De'), '19/12/2026');
    await expect.poll(() => field('Até').validationMessage).toBe('');
  });

  it('compares times on one day only', async () => {
    await mount(
      <DateRange
        legend="Férias"
        withTime
        defaultValue={{ start: '2026-12-20T14:00', end: '2026-12-21T08:00' }}
      />,
    );
    expect(field('Hora do fim').validationMessage).toBe('');
    await userEvent.fill(field('Até'), '20/12/2026');
    await expect
      .poll(() => field('Hora do fim').validationMessage)
      .toBe('Escolha um horário a partir das 14:00');
  });

  it('shows what its caller holds, keeps text that is no date, and a canceled change is reverted', async () => {
    await mount(<Held />);
    expect(field('De').value).toBe('20/12/2026');
    await userEvent.fill(field('De'), '2 de Todos');
    expect(field('De').value).toBe('2 de Todos');
    await userEvent.fill(field('Até'), '01/01/2027');
    expect(field('Até').value).toBe('');
  });

  it('P3 a reset of its form restores both ends and their limits', async () => {
    await mount(
      <form>
        <DateRange legend="Férias" defaultValue={{ start: '2026-12-20', end: '2026-12-30' }} />
      </form>,
    );
    await userEvent.fill(field('De'), '31/12/2026');
    await expect.poll(() => field('Até').validationMessage).not.toBe('');
    document.querySelector('form')?.reset();
    await expect.poll(() => field('Até').validationMessage).toBe('');
    expect(field('De').value).toBe('20/12/2026');
  });
});

describe('TimeRange', () => {
  useCleanPage();
  beforeEach(desktop);

  it('rejects an end before the start, and requires the other end of a given one', async () => {
    await mount(<TimeRange legend="Secretaria" />);
    expect(field('Às').required).toBe(false);
    await userEvent.fill(field('Das'), '08:00');
    await expect.poll(() => field('Às').required).toBe(true);
    await userEvent.fill(field('Às'), '07:59');
    expect(field('Às').validationMessage).toBe('Escolha um horário a partir das 08:00');
    await userEvent.fill(field('Às'), '08:00');
    expect(field('Às').validationMessage).toBe('');
  });
});
