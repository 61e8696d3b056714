import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { NumberInput, type NumberInputProps } from './number-input.tsx';

const input = (props: Partial<NumberInputProps>) =>
  /<input [^>]*>/.exec(renderToStaticMarkup(<NumberInput label="Valor" name="valor" {...props} />))?.[0];

it("P3 is a plain named text field in the server's markup, in the local format", () => {
  expect(input({ defaultValue: 1234 })).toContain('value="1.234"');
  expect(input({ value: 123_456, kind: 'money' })).toContain('value="1.234,56"');
  expect(input({ value: null })).toContain('value=""');
  expect(input({})).toContain('type="text"');
});

it('requests the right keyboard on a phone, with a minus only if the number may be negative', () => {
  expect(input({})).toContain('inputMode="numeric"');
  expect(input({ kind: 'money' })).toContain('inputMode="decimal"');
  expect(input({ min: -5 })).toContain('inputMode="text"');
});
