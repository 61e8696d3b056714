import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DateInput } from './date-input.tsx';

it.each([{ value: '2019-05-14' }, { defaultValue: '2019-05-14' }])(
  "P3 is a plain named text field in the server's markup, with %o in the local format",
  (date) => {
    const markup = renderToStaticMarkup(<DateInput label="Nascimento" name="nascimento" {...date} />);
    const input = /<input [^>]*>/.exec(markup)?.[0];
    expect(input).toContain('type="text"');
    expect(input).toContain('name="nascimento"');
    expect(input).toContain('inputMode="numeric"');
    expect(input).toContain('value="14/05/2019"');
  },
);

it('shows a controlled text that is not a date as typed', () => {
  expect(renderToStaticMarkup(<DateInput label="Nascimento" value="14/05" />)).toContain('value="14/05"');
});
