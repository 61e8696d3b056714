import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { NumberInput, type NumberInputProps } from './number-input.tsx';

const input = (props: Partial<NumberInputProps>) =>
  /<input [^>]*>/.exec(renderToStaticMarkup(<NumberInput label="Valor" name="valor" {...props} />))?.[0];

it('P3 is a plain named text field in the markup of the server, as people write it', () => {
  expect(input({ defaultValue: 1234 })).toContain('value="1.234"');
  expect(input({ value: 123_456, kind: 'money' })).toContain('value="1.234,56"');
  expect(input({ value: null })).toContain('value=""');
  expect(input({})).toContain('type="text"');
});

it('asks a phone for the keypad that fits, with a minus only where there may be one', () => {
  expect(input({})).toContain('inputMode="numeric"');
  expect(input({ kind: 'money' })).toContain('inputMode="decimal"');
  expect(input({ min: -5 })).toContain('inputMode="text"');
});
