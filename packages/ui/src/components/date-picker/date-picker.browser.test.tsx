import { StrictMode, useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { announced, clearAnnouncements } from '../../testing/browser/announced.ts';
import { desktop, findings, mount, phone, useCleanPage } from '../../testing/browser/mount.ts';
import { describeConformance } from '../../testing/conformance/conformance.tsx';
import { Field } from '../field/field.tsx';
import { required } from '../field/rules.ts';
import { Form } from '../form/form.tsx';
import { useForm } from '../form/use-form.ts';
import { Popover } from '../popover/popover.tsx';
import { DatePicker, type DatePickerProps } from './date-picker.tsx';

describeConformance({
  component: DatePicker,
  props: {
    label: 'Visita',
    defaultValue: '2026-11-24',
    hint: 'Em dias úteis.',
    error: 'Escolha outro dia.',
  },
  dataComponent: 'date-picker',
  element: HTMLInputElement,
  part: 'control',
});

const field = () => page.getByRole('textbox').element() as HTMLInputElement;
const opener = () => page.getByRole('button', { name: 'Escolher no calendário' });
const calendar = () => page.getByRole('dialog', { name: 'Calendário' });
const day = (name: string | RegExp) => page.getByRole('button', { name });
const focusedDay = () => document.activeElement?.closest('td')?.dataset['day'];
const isDisabled = (name: RegExp) => day(name).element().hasAttribute('disabled');
const gone = () => vi.waitFor(() => expect(calendar().elements()).toHaveLength(0), 2000);

async function mountPicker(props: Partial<DatePickerProps> = {}) {
  return mount(
    <StrictMode>
      <DatePicker label="Visita" today="2026-11-24" {...props} />
      <button type="button">Depois</button>
    </StrictMode>,
  );
}

async function open() {
  await userEvent.click(opener());
  await expect.element(calendar()).toBeVisible();
  await expect.poll(focusedDay).toBeDefined();
}

function VisitForm() {
  const form = useForm({ defaultValues: { date: '' } });
  return (
    <Form form={form} onSubmit={() => {}}>
      <Field form={form} name="date" displayName="dia" rules={[required]}>
        {(control) => <DatePicker label="Visita" today="2026-11-24" {...control} />}
      </Field>
      <output>{form.watch('date')}</output>
    </Form>
  );
}

function Held() {
  const [value, setValue] = useState('2026-11-24');
  return <DatePicker label="Visita" value={value} onValueChange={setValue} />;
}

describe('DatePicker', () => {
  useCleanPage();
  beforeEach(desktop);

  it('opens on today, and a chosen day is written, reported and announced', async () => {
    clearAnnouncements();
    const onValueChange = vi.fn<NonNullable<DatePickerProps['onValueChange']>>();
    await mountPicker({ onValueChange });
    await open();
    expect(focusedDay()).toBe('2026-11-24');
    await expect.element(day('terça-feira, 24 de novembro de 2026, hoje')).toHaveFocus();
    await userEvent.click(day('quinta-feira, 26 de novembro de 2026'));
    await gone();
    expect(field().value).toBe('26/11/2026');
    await expect.element(opener()).toHaveFocus();
    expect(onValueChange.mock.calls.map(([value, { reason }]) => [value, reason])).toEqual([
      ['2026-11-26', 'calendar'],
    ]);
    await expect.poll(() => announced()).toEqual(['Data escolhida: quinta-feira, 26 de novembro de 2026']);
  });

  it('opens on the typed date, which is selected', async () => {
    await mountPicker();
    await userEvent.fill(field(), '29/02/2028');
    await open();
    expect(focusedDay()).toBe('2028-02-29');
    const selected = day('terça-feira, 29 de fevereiro de 2028, data escolhida').element();
    expect(selected.closest('td')).toHaveAttribute('aria-selected', 'true');
    await expect.element(page.getByLabelText('Mês', { exact: true })).toHaveValue('1');
    await expect.element(page.getByLabelText('Ano', { exact: true })).toHaveValue('2028');
  });

  it('A2 keys move from day to day, week to week, month to month and year to year', async () => {
    await mountPicker();
    await open();
    for (const [keys, date] of [
      ['{ArrowRight}', '2026-11-25'],
      ['{ArrowLeft}', '2026-11-24'],
      ['{ArrowDown}', '2026-12-01'],
      ['{ArrowUp}', '2026-11-24'],
      ['{Home}', '2026-11-22'],
      ['{End}', '2026-11-28'],
      ['{PageDown}', '2026-12-28'],
      ['{PageUp}', '2026-11-28'],
      ['{Shift>}{PageDown}{/Shift}', '2027-11-28'],
      ['{Shift>}{PageUp}{/Shift}', '2026-11-28'],
    ] as const) {
      await userEvent.keyboard(keys);
      await expect.poll(focusedDay, { message: keys }).toBe(date);
    }
  });

  it('A2 is opened, read and chosen by keyboard alone, and Escape leaves the date', async () => {
    await mountPicker({ defaultValue: '2026-11-24' });
    field().focus();
    await userEvent.keyboard('{Tab}{Enter}');
    await expect.poll(focusedDay).toBe('2026-11-24');
    await userEvent.keyboard('{Escape}');
    await gone();
    await expect.element(opener()).toHaveFocus();
    expect(field().value).toBe('24/11/2026');
    await userEvent.keyboard(' ');
    await expect.poll(focusedDay).toBe('2026-11-24');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await gone();
    expect(field().value).toBe('01/12/2026');
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name: 'Depois' })).toHaveFocus();
  });

  it('A2 in a popover, Escape closes one layer each', async () => {
    await mount(
      <Popover title="Marcar visita" trigger={<button type="button">Marcar</button>}>
        <DatePicker label="Visita" today="2026-11-24" />
      </Popover>,
    );
    await userEvent.click(page.getByRole('button', { name: 'Marcar' }));
    await open();
    const around = page.getByRole('dialog', { name: 'Marcar visita' });
    await expect.element(around).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await gone();
    await expect.element(opener()).toHaveFocus();
    await expect.element(around).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('button', { name: 'Marcar' })).toHaveFocus();
  });

  it('in right-to-left text the arrows follow the eye', async () => {
    document.documentElement.dir = 'rtl';
    await mountPicker();
    await open();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.poll(focusedDay).toBe('2026-11-25');
    document.documentElement.removeAttribute('dir');
  });

  it('a change from the calendar can be undone', async () => {
    await mountPicker();
    await userEvent.fill(field(), '24/11/2026');
    await open();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await gone();
    expect(field().value).toBe('25/11/2026');
    field().focus();
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(field().value).toBe('24/11/2026');
  });

  it('offers only the days that are valid, and rejects others that are typed', async () => {
    await mountPicker({
      min: '2026-11-10',
      max: '2026-12-20',
      isDateDisabled: (date) => date === '2026-11-25',
    });
    await open();
    expect([/, 9 de nov/, /, 10 de nov/, /, 25 de nov/].map(isDisabled)).toEqual([true, false, true]);
    const months = [...(page.getByLabelText('Mês', { exact: true }).element() as HTMLSelectElement).options];
    expect(months.filter(({ disabled }) => !disabled).map(({ text }) => text)).toEqual([
      'novembro',
      'dezembro',
    ]);
    await userEvent.keyboard('{Escape}');
    await gone();
    await userEvent.fill(field(), '25/11/2026');
    expect(field().validationMessage).toBe('25/11/2026 não está disponível. Escolha outra data');
    await userEvent.fill(field(), '21/12/2026');
    expect(field().validationMessage).toBe('Escreva uma data até 20/12/2026');
  });

  it('shows another month and year', async () => {
    await mountPicker();
    await open();
    await userEvent.click(page.getByRole('button', { name: 'Próximo mês' }));
    await expect.element(page.getByRole('grid', { name: 'dezembro de 2026' })).toBeVisible();
    await userEvent.selectOptions(page.getByLabelText('Ano', { exact: true }), '2030');
    await userEvent.selectOptions(page.getByLabelText('Mês', { exact: true }), 'fevereiro');
    await expect.element(page.getByRole('grid', { name: 'fevereiro de 2030' })).toBeVisible();
    expect(document.querySelector('th')?.textContent).toBe('dom');
  });

  it('holds the date of its caller, and cancel() leaves it', async () => {
    await mount(<Held />);
    await open();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await gone();
    expect(field().value).toBe('25/11/2026');
  });

  it('cancel() leaves the date as it was', async () => {
    await mountPicker({ defaultValue: '2026-11-24', onValueChange: (_date, details) => details.cancel() });
    await open();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await gone();
    expect(field().value).toBe('24/11/2026');
  });

  it('a form receives the chosen date, and opening the calendar does not validate its field', async () => {
    await mount(<VisitForm />);
    field().focus();
    await userEvent.keyboard('{Tab}{Enter}');
    await expect.poll(focusedDay).toBeDefined();
    await expect.element(page.getByText('O campo dia é obrigatório')).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('status')).toHaveTextContent('2026-11-24');
  });

  it.each([
    ['a desktop', desktop],
    ['a phone of 320 px', () => page.viewport(320, 640)],
    ['a phone', phone],
  ])('A1 on %s axe finds nothing, and no day is cut off', async (_where, resize) => {
    await resize();
    await mountPicker({ defaultValue: '2026-11-24', max: '2026-11-26' });
    await open();
    expect(await findings()).toEqual([]);
    const grid = page.getByRole('grid').element().getBoundingClientRect();
    expect(grid.left).toBeGreaterThanOrEqual(0);
    expect(grid.right).toBeLessThanOrEqual(window.innerWidth);
    const { scrollWidth, clientWidth } = calendar().element();
    expect(scrollWidth).toBe(clientWidth);
  });
});
