import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount, useCleanPage } from '../../testing/browser/mount.ts';
import { describeConformance } from '../../testing/conformance/conformance.tsx';
import { NumberInput, type NumberInputProps } from './number-input.tsx';

describeConformance({
  component: NumberInput,
  props: {
    label: 'Mensalidade',
    kind: 'money',
    defaultValue: 123_456,
    hint: 'Com desconto',
    error: 'Confira.',
  },
  dataComponent: 'number-input',
  element: HTMLInputElement,
  part: 'control',
});

const field = () => page.getByRole('textbox').element() as HTMLInputElement;

function Held(props: Partial<NumberInputProps>) {
  const [value, setValue] = useState<number | null>(null);
  return (
    <>
      <NumberInput label="Valor" value={value} onValueChange={setValue} {...props} />
      <button type="button" onClick={() => setValue(null)}>
        Esvaziar
      </button>
    </>
  );
}

describe.each([
  ['uncontrolled', (props?: Partial<NumberInputProps>) => <NumberInput label="Valor" {...props} />],
  ['controlled', (props?: Partial<NumberInputProps>) => <Held {...props} />],
] as const)('NumberInput, %s, on a real keyboard', (_how, tree) => {
  useCleanPage();

  it('keeps everything typed, and moves nothing until blur', async () => {
    await mount(tree());
    await userEvent.click(page.getByText('Valor'));
    await userEvent.keyboard('12a34');
    expect(field().value).toBe('12a34');
    await userEvent.keyboard('{Tab}');
    expect(field().value).toBe('12a34');
    expect(field().validationMessage).toBe('Escreva um número inteiro, como 12');
    await userEvent.fill(field(), '1234');
    await userEvent.keyboard('{Tab}');
    expect(field().value).toBe('1.234');
  });

  it('arrow keys move to the next step within the limits; with Shift they select', async () => {
    await mount(tree({ kind: 'money', min: 0, max: 150_000 }));
    await userEvent.fill(field(), '1.498,50');
    await userEvent.keyboard('{ArrowUp}');
    expect(field().value).toBe('1.499,00');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(field().value).toBe('1.500,00');
    await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}{PageDown}');
    expect(field().value).toBe('1.490,00');
  });

  it('a wheel changes nothing', async () => {
    await mount(tree());
    await userEvent.fill(field(), '12');
    field().dispatchEvent(new WheelEvent('wheel', { deltaY: 100, bubbles: true, cancelable: true }));
    expect(field().value).toBe('12');
  });
});

describe('NumberInput', () => {
  useCleanPage();

  it('reports the number and the reason of the change', async () => {
    const changes: unknown[] = [];
    await mount(
      <NumberInput label="Valor" onValueChange={(value, { reason }) => changes.push([value, reason])} />,
    );
    await userEvent.fill(field(), '7');
    await userEvent.keyboard('{ArrowUp}');
    await userEvent.clear(field());
    await userEvent.fill(field(), 'x');
    expect(changes).toEqual([
      [7, 'input'],
      [8, 'step'],
      [null, 'input'],
      [Number.NaN, 'input'],
    ]);
  });

  it('is cleared by its caller, even with text that is not a number', async () => {
    await mount(<Held />);
    await userEvent.fill(field(), '12x');
    await userEvent.click(page.getByRole('button'));
    expect(field().value).toBe('');
  });

  it('reverts if the caller cancels a step', async () => {
    await mount(
      <NumberInput label="Valor" value={7} onValueChange={(_value, details) => details.cancel()} />,
    );
    await userEvent.click(page.getByText('Valor'));
    await userEvent.keyboard('{ArrowUp}');
    expect(field().value).toBe('7');
  });

  it('ignores arrow keys while it is read-only', async () => {
    await mount(<NumberInput label="Valor" readOnly defaultValue={7} />);
    await userEvent.click(page.getByText('Valor'));
    await userEvent.keyboard('{ArrowUp}');
    expect(field().value).toBe('7');
  });
});
