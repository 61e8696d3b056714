import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, onTestFinished } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { mount, useCleanPage } from '../../testing/browser/mount.ts';
import { describeConformance } from '../../testing/conformance/conformance.tsx';
import { Field } from '../field/field.tsx';
import { Form } from '../form/form.tsx';
import { useForm } from '../form/use-form.ts';
import { DateInput, type DateInputProps } from './date-input.tsx';

describeConformance({
  component: DateInput,
  props: {
    label: 'Nascimento',
    defaultValue: '2019-05-14',
    hint: 'Como 14/05/2019.',
    error: 'Confira o ano.',
  },
  dataComponent: 'date-input',
  element: HTMLInputElement,
  part: 'control',
});

const field = () => page.getByRole('textbox').element() as HTMLInputElement;

function Held(props: Partial<DateInputProps>) {
  const [value, setValue] = useState('');
  return (
    <>
      <DateInput label="Nascimento" value={value} onValueChange={setValue} {...props} />
      <output>{value}</output>
      <button type="button" onClick={() => setValue('')}>
        Esvaziar
      </button>
    </>
  );
}

function StudentForm() {
  const form = useForm({ defaultValues: { date: '' } });
  return (
    <Form form={form} onSubmit={() => {}}>
      <Field form={form} name="date" displayName="data">
        {(control) => <DateInput label="Nascimento" {...control} />}
      </Field>
      <output>{form.watch('date')}</output>
    </Form>
  );
}

describe.each([
  ['uncontrolled', () => <DateInput label="Nascimento" />],
  ['controlled', () => <Held />],
] as const)('DateInput, %s, on a real keyboard', (_how, tree) => {
  useCleanPage();

  it('inserts slashes while typing, and Backspace removes everything', async () => {
    await mount(tree());
    await userEvent.click(page.getByText('Nascimento'));
    await userEvent.keyboard('14052019');
    expect(field().value).toBe('14/05/2019');
    await userEvent.keyboard('{Backspace>10/}');
    expect(field().value).toBe('');
  });

  it('accepts typed slashes, and adds zeros on blur', async () => {
    await mount(tree());
    await userEvent.click(page.getByText('Nascimento'));
    await userEvent.keyboard('4/5/2019');
    expect(field().value).toBe('4/5/2019');
    await userEvent.keyboard('{Tab}');
    expect(field().value).toBe('04/05/2019');
  });

  it.each(['2019-05-14', '2019/05/14'])('reads %s, typed or pasted, and formats it on blur', async (date) => {
    await mount(tree());
    await userEvent.click(page.getByText('Nascimento'));
    await userEvent.keyboard(date);
    expect(field().value).toBe(date);
    await userEvent.keyboard('{Tab}');
    expect([field().value, field().validity.valid]).toEqual(['14/05/2019', true]);
    await userEvent.clear(field());
    await cdp().send('Input.insertText', { text: date });
    await userEvent.keyboard('{Tab}');
    expect([field().value, field().validity.valid]).toEqual(['14/05/2019', true]);
  });

  it('keeps an unreadable date as pasted, and says so', async () => {
    await mount(tree());
    await userEvent.click(page.getByText('Nascimento'));
    await cdp().send('Input.insertText', { text: '2019-05-14T03:00:00Z' });
    await userEvent.keyboard('{Tab}');
    expect(field().value).toBe('2019-05-14T03:00:00Z');
    expect(field().validationMessage).toMatch(/^Escreva o dia, o mês e o ano/);
  });

  it('keeps everything typed, and the caret stays when a digit is inserted in the middle', async () => {
    await mount(tree());
    await userEvent.click(page.getByText('Nascimento'));
    await userEvent.keyboard('14 de maio');
    await userEvent.keyboard('{Tab}');
    expect(field().value).toBe('14 de maio');
    await userEvent.fill(field(), '14/05/209');
    field().setSelectionRange(8, 8);
    await userEvent.keyboard('1');
    expect([field().value, field().selectionStart]).toEqual(['14/05/2019', 9]);
  });
});

describe('DateInput', () => {
  useCleanPage();

  it('reports the date, or the typed text while it is not a date', async () => {
    const values: string[] = [];
    await mount(<DateInput label="Nascimento" onValueChange={(value) => values.push(value)} />);
    await userEvent.fill(field(), '14/05/201');
    await userEvent.fill(field(), '14/05/2019');
    await userEvent.clear(field());
    expect(values).toEqual(['14/05/201', '2019-05-14', '']);
  });

  it('is cleared by its caller, even with text that is not a date', async () => {
    await mount(<Held />);
    await userEvent.fill(field(), '14/05');
    await userEvent.click(page.getByRole('button'));
    expect(field().value).toBe('');
  });

  it('reverts if the caller cancels', async () => {
    await mount(
      <DateInput label="Nascimento" value="2019-05-14" onValueChange={(_v, details) => details.cancel()} />,
    );
    field().focus();
    field().setSelectionRange(10, 10);
    await userEvent.keyboard('{Backspace}');
    expect(field().value).toBe('14/05/2019');
  });

  it('a plain form rejects a wrong date with the kit’s message, submits the text, and is valid again after a reset', async () => {
    const { container } = await mount(
      <form>
        <DateInput label="Nascimento" name="data" max="2026-11-24" defaultValue="2019-05-14" />
      </form>,
    );
    const form = container.querySelector('form') as HTMLFormElement;
    expect(form.checkValidity()).toBe(true);
    await userEvent.fill(field(), '31/02/2019');
    expect(field().validationMessage).toBe('31/02/2019 não existe no calendário. Confira o dia e o mês');
    await userEvent.fill(field(), '25/11/2026');
    expect(field().validationMessage).toBe('Escreva uma data até 24/11/2026');
    form.reset();
    await expect.poll(() => form.checkValidity()).toBe(true);
    expect(new FormData(form).get('data')).toBe('14/05/2019');
  });

  it('a form adopts text typed before hydration as a date', async () => {
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(<StudentForm />);
    field().value = '14/05/2019';
    const root = hydrateRoot(container, <StudentForm />);
    onTestFinished(() => {
      root.unmount();
      container.remove();
    });
    await expect.element(page.getByRole('status')).toHaveTextContent('2019-05-14');
    expect(field().value).toBe('14/05/2019');
  });
});
