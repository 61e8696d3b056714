import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { mount, useCleanPage } from '../../testing/browser/mount.ts';
import { describeConformance } from '../../testing/conformance/conformance.tsx';
import { CpfInput } from './cpf-input.tsx';
import { PhoneInput, type PhoneInputProps } from './phone-input.tsx';

describeConformance({
  component: PhoneInput,
  props: { label: 'Celular', defaultValue: '11912345678', hint: 'Com DDD', error: 'Telefone inválido' },
  dataComponent: 'phone-input',
  element: HTMLInputElement,
  part: 'control',
});

describeConformance({
  component: CpfInput,
  props: { label: 'CPF' },
  dataComponent: 'cpf-input',
  element: HTMLInputElement,
  part: 'control',
});

const field = () => page.getByRole('textbox').element() as HTMLInputElement;
const caret = () => [field().value, field().selectionStart] as const;
const at = (place: number, end = place) => {
  field().focus();
  field().setSelectionRange(place, end);
};
/** Like a password manager: sets the value and dispatches the event, and nothing before. */
const autofill = (text: string) => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(), text);
  field().dispatchEvent(new Event('input', { bubbles: true }));
  field().dispatchEvent(new Event('change', { bubbles: true }));
};

function Held(props: Partial<PhoneInputProps>) {
  const [value, setValue] = useState('');
  return (
    <>
      <PhoneInput label="Celular" value={value} onValueChange={setValue} {...props} />
      <output>{value}</output>
    </>
  );
}

const trees = [
  ['uncontrolled', () => <PhoneInput label="Celular" />],
  ['controlled', () => <Held />],
] as const;

describe.each(trees)('PhoneInput, %s, on a real keyboard', (_how, tree) => {
  useCleanPage();

  it('groups while typing, and Backspace removes everything', async () => {
    await mount(tree());
    await userEvent.click(page.getByText('Celular'));
    await userEvent.keyboard('11912345678');
    expect(caret()).toEqual(['(11) 91234-5678', 15]);
    await userEvent.keyboard('{Backspace>10/}');
    expect(caret()).toEqual(['1', 1]);
    await userEvent.keyboard('{Backspace}');
    expect(caret()).toEqual(['', 0]);
  });

  it('VA-01 adapts to the typed text: without area code, and with a separated one', async () => {
    await mount(tree());
    await userEvent.click(page.getByText('Celular'));
    await userEvent.keyboard('9999-1234');
    expect(caret()).toEqual(['9999-1234', 9]);
    await userEvent.keyboard('5');
    expect(caret()).toEqual(['99991-2345', 10]);
    await userEvent.keyboard('{Backspace>9/}');
    expect(caret()).toEqual(['', 0]);
    await userEvent.keyboard('({Backspace}');
    expect(caret()).toEqual(['', 0]);
    await userEvent.keyboard('(11) 9123');
    expect(caret()).toEqual(['(11) 9123', 9]);
    await userEvent.keyboard('45678');
    expect(caret()).toEqual(['(11) 91234-5678', 15]);
    at(0, 5);
    await userEvent.keyboard('{Delete}');
    expect(caret()).toEqual(['91234-5678', 0]);
  });

  it('the caret keeps its place through typing in the middle, deletion, and typing over a selection', async () => {
    await mount(tree());
    await userEvent.click(page.getByText('Celular'));
    await userEvent.keyboard('11 91234567');
    at(7);
    await userEvent.keyboard('0');
    expect(caret()).toEqual(['(11) 91023-4567', 8]);
    await userEvent.keyboard('{Backspace}');
    expect(caret()).toEqual(['(11) 91234-567', 7]);
    at(5);
    await userEvent.keyboard('{Backspace}');
    expect(caret()).toEqual(['19123-4567', 1]);
    at(5);
    await userEvent.keyboard('{Delete}');
    expect(caret()).toEqual(['1912-3567', 6]);
    at(1, 6);
    await userEvent.keyboard('2');
    expect(caret()).toEqual(['12567', 2]);
  });

  it('letters and an extra digit have no effect', async () => {
    await mount(tree());
    await userEvent.click(page.getByText('Celular'));
    await userEvent.keyboard('a11b912345678');
    at(6);
    await userEvent.keyboard('7x');
    expect(caret()).toEqual(['(11) 91234-5678', 6]);
  });

  it.each([
    ['(11) 91234-5678', '(11) 91234-5678'],
    ['+55 11 91234-5678', '(11) 91234-5678'],
  ])('formats pasted text, formatted or raw: %s', async (text, written) => {
    await mount(
      <>
        {tree()}
        <p>{text}</p>
      </>,
    );
    const range = document.createRange();
    range.selectNodeContents(page.getByText(text, { exact: true }).element());
    getSelection()?.removeAllRanges();
    getSelection()?.addRange(range);
    await userEvent.copy();
    await userEvent.click(page.getByText('Celular'));
    await userEvent.paste();
    expect(caret()).toEqual([written, written.length]);
  });

  it('accepts autofill, into an empty field and over another number', async () => {
    await mount(tree());
    autofill('+5521988887777');
    expect(field().value).toBe('(21) 98888-7777');
    autofill('11912345678');
    expect(field().value).toBe('(11) 91234-5678');
    autofill('31234567');
    expect(field().value).toBe('3123-4567');
  });

  it('the text does not change during composition', async () => {
    await mount(tree());
    await userEvent.click(page.getByText('Celular'));
    const session = cdp();
    await session.send('Input.imeSetComposition', { text: '1191', selectionStart: 4, selectionEnd: 4 });
    expect(field().value).toBe('1191');
    await session.send('Input.imeSetComposition', { text: '11912', selectionStart: 5, selectionEnd: 5 });
    expect(field().value).toBe('11912');
    await session.send('Input.insertText', { text: '11912345678' });
    await expect.poll(() => field().value).toBe('(11) 91234-5678');
  });
});

describe('a masked field', () => {
  useCleanPage();

  it('reports the text with separators, once per key', async () => {
    const values: string[] = [];
    await mount(<PhoneInput label="Celular" onValueChange={(value) => values.push(value)} />);
    await userEvent.click(page.getByText('Celular'));
    await userEvent.keyboard('(119');
    expect(values).toEqual(['(', '(1', '(11', '(11) 9']);
  });

  it('adds separators to a controlled value, and reverts if the caller cancels', async () => {
    await mount(
      <PhoneInput label="Celular" value="11912345678" onValueChange={(_v, details) => details.cancel()} />,
    );
    at(15);
    await userEvent.keyboard('{Backspace}');
    expect(caret()).toEqual(['(11) 91234-5678', 15]);
  });

  it('groups text typed before hydration', async () => {
    const values: string[] = [];
    await mount(
      <CpfInput
        label="CPF"
        ref={(element) => {
          if (element && element.value === '') element.value = '12345678909';
        }}
        onValueChange={(value) => values.push(value)}
      />,
    );
    await expect.poll(() => field().value).toBe('123.456.789-09');
    expect(values).toEqual(['123.456.789-09']);
  });

  it('CPFInput keeps the caret in place through typing in the middle and deletion', async () => {
    await mount(<CpfInput label="CPF" defaultValue="1234567890" />);
    at(2);
    await userEvent.keyboard('0');
    expect(caret()).toEqual(['120.345.678-90', 3]);
    await userEvent.keyboard('{Delete}');
    expect(caret()).toEqual(['120.456.789-0', 3]);
  });

  it('a form submits the text with separators, and a reset restores the initial one', async () => {
    const { container } = await mount(
      <form>
        <CpfInput label="CPF" name="cpf" defaultValue="123" />
      </form>,
    );
    const form = container.querySelector('form') as HTMLFormElement;
    at(3);
    await userEvent.keyboard('45678909');
    expect(new FormData(form).get('cpf')).toBe('123.456.789-09');
    form.reset();
    expect(field().value).toBe('123');
    at(3);
    await userEvent.keyboard('4');
    expect(field().value).toBe('123.4');
  });
});
