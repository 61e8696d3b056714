import { StrictMode, useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { desktop, mount, useCleanPage } from '../../testing/browser/mount.ts';
import { describeConformance } from '../../testing/conformance/conformance.tsx';
import { Field } from '../field/field.tsx';
import { required } from '../field/rules.ts';
import { Form } from '../form/form.tsx';
import { useForm } from '../form/use-form.ts';
import { TimeInput, type TimeInputProps } from './time-input.tsx';

describeConformance({
  component: TimeInput,
  props: { label: 'Abre às', defaultValue: '08:30', hint: 'Em dias úteis.', error: 'Escolha outro horário.' },
  dataComponent: 'time-input',
  element: HTMLInputElement,
  part: 'control',
});

const field = () => page.getByLabelText('Abre às').element() as HTMLInputElement;

function Opening() {
  const form = useForm({ defaultValues: { time: '' } });
  return (
    <Form form={form} onSubmit={() => {}}>
      <Field form={form} name="time" displayName="horário" rules={[required]}>
        {(control) => <TimeInput label="Abre às" min="07:00" {...control} />}
      </Field>
      <button type="submit">Salvar</button>
    </Form>
  );
}

function Held() {
  const [time, setTime] = useState('08:00');
  return (
    <TimeInput
      label="Abre às"
      value={time}
      onValueChange={(next, details) => (next > '12:00' ? details.cancel() : setTime(next))}
    />
  );
}

describe('TimeInput', () => {
  useCleanPage();
  beforeEach(desktop);

  it('reports a chosen time of 24 hours, and an empty text once it is cleared', async () => {
    const onValueChange = vi.fn<NonNullable<TimeInputProps['onValueChange']>>();
    await mount(
      <StrictMode>
        <TimeInput label="Abre às" onValueChange={onValueChange} />
      </StrictMode>,
    );
    await userEvent.fill(field(), '18:05');
    await userEvent.fill(field(), '');
    expect(onValueChange.mock.calls.map(([value, { reason }]) => [value, reason])).toEqual([
      ['18:05', 'input'],
      ['', 'input'],
    ]);
  });

  it('shows what its caller holds, and a canceled change leaves the time', async () => {
    await mount(<Held />);
    await userEvent.fill(field(), '09:15');
    expect(field().value).toBe('09:15');
    await userEvent.fill(field(), '13:00');
    expect(field().value).toBe('09:15');
  });

  it('VA-07 rejects a time outside its limits in the words of the kit, also in a plain form', async () => {
    await mount(<TimeInput label="Abre às" min="07:00" max="18:00" />);
    await userEvent.fill(field(), '06:30');
    expect(field().validationMessage).toBe('Escolha um horário a partir das 07:00');
    await userEvent.fill(field(), '18:30');
    expect(field().validationMessage).toBe('Escolha um horário até as 18:00');
    await userEvent.fill(field(), '12:00');
    expect(field().validity.valid).toBe(true);
  });

  it('VA-07 in a form says that it is missing, then that it is too early', async () => {
    await mount(<Opening />);
    await userEvent.click(page.getByRole('button'));
    await expect.element(page.getByText('O campo horário é obrigatório')).toBeVisible();
    await userEvent.fill(field(), '06:00');
    await expect.element(page.getByText('Escolha um horário a partir das 07:00')).toBeVisible();
    await userEvent.fill(field(), '07:00');
    await expect.poll(() => field().getAttribute('aria-invalid')).not.toBe('true');
  });
});
