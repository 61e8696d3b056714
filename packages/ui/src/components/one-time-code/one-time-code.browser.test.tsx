import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount, useCleanPage } from '../../testing/browser/mount.ts';
import { describeConformance } from '../../testing/conformance/conformance.tsx';
import { OneTimeCode } from './one-time-code.tsx';

describeConformance({
  component: OneTimeCode,
  props: { label: 'Código', defaultValue: '123', hint: 'Por SMS.', error: 'Código errado.' },
  dataComponent: 'one-time-code',
  element: HTMLInputElement,
  part: 'control',
});

const field = () => page.getByRole('textbox').element() as HTMLInputElement;

describe('OneTimeCode on a real keyboard', () => {
  useCleanPage();

  it('accepts only digits, as many as there are cells, with the caret in the right place', async () => {
    const complete: string[] = [];
    await mount(<OneTimeCode label="Código" onComplete={(code) => complete.push(code)} />);
    await userEvent.click(page.getByText('Código'));
    await userEvent.keyboard('12-3x45');
    expect(field().value).toBe('12345');
    field().setSelectionRange(2, 2);
    await userEvent.keyboard('a9');
    expect([field().value, field().selectionStart]).toEqual(['129345', 3]);
    expect(complete).toEqual(['129345']);
    field().setSelectionRange(6, 6);
    await userEvent.keyboard('7');
    expect(field().value).toBe('129345');
    await userEvent.keyboard('{Backspace}');
    expect(field().value).toBe('12934');
  });

  it('can be autofilled by a phone, including spaces', async () => {
    const values: string[] = [];
    await mount(<OneTimeCode label="Código" onValueChange={(value) => values.push(value)} />);
    await userEvent.fill(field(), '123 456');
    expect(field().value).toBe('123456');
    expect(values).toEqual(['123456']);
  });

  it('finds the code in a pasted message', async () => {
    await mount(<OneTimeCode label="Código" />);
    await userEvent.fill(field(), 'Em 10/12 às 9h: seu código é 654321');
    expect(field().value).toBe('654321');
  });

  it('reverts, and is not complete, if the caller cancels', async () => {
    const complete: string[] = [];
    await mount(
      <OneTimeCode
        label="Código"
        value="12345"
        onValueChange={(_value, details) => details.cancel()}
        onComplete={(code) => complete.push(code)}
      />,
    );
    await userEvent.click(page.getByText('Código'));
    await userEvent.keyboard('{End}6');
    expect(field().value).toBe('12345');
    expect(complete).toEqual([]);
  });

  it('a plain form rejects an incomplete code, and states the number of digits', async () => {
    await mount(<OneTimeCode label="Código" />);
    await userEvent.fill(field(), '123');
    expect(field().validity.patternMismatch).toBe(true);
    expect(field().title).toBe('Digite os 6 números do código');
  });

  it('each digit is centered in its cell, and the full field does not scroll', async () => {
    await mount(<OneTimeCode label="Código" defaultValue="000000" />);
    await document.fonts.ready;
    await userEvent.click(page.getByText('Código'));
    await userEvent.keyboard('{End}');
    expect(field().scrollLeft).toBe(0);
    const { letterSpacing, paddingInlineStart, ...style } = getComputedStyle(field());
    const { fontFamily, fontSize, fontWeight, fontVariantNumeric } = style;
    const probe = document.body.appendChild(document.createElement('span'));
    Object.assign(probe.style, {
      fontFamily,
      fontSize,
      fontWeight,
      fontVariantNumeric,
      letterSpacing,
      position: 'absolute',
    });
    probe.textContent = '000000';
    const step = probe.getBoundingClientRect().width / 6;
    probe.remove();
    const start = field().getBoundingClientRect().x + Number.parseFloat(paddingInlineStart);
    const width = step - Number.parseFloat(letterSpacing);
    for (const [place, cell] of [...document.querySelectorAll('[data-part="cells"] > span')].entries()) {
      const { x, width: cellWidth } = cell.getBoundingClientRect();
      const middle = start + place * step + width / 2;
      expect(Math.abs(middle - (x + cellWidth / 2))).toBeLessThan(1.5);
    }
  });
});
