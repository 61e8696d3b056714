import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { OneTimeCode } from './one-time-code.tsx';

it("P3 is one plain field in the server's markup, with autofill and native validation", () => {
  const markup = renderToStaticMarkup(<OneTimeCode label="Código" name="codigo" length={4} />);
  expect(markup.match(/<input /g)).toHaveLength(1);
  const input = /<input [^>]*>/.exec(markup)?.[0];
  for (const attribute of [
    'name="codigo"',
    'inputMode="numeric"',
    'autoComplete="one-time-code"',
    'type="text"',
  ]) {
    expect(input).toContain(attribute);
  }
  const pattern = new RegExp(`^(?:${/pattern="([^"]+)"/.exec(markup)?.[1]})$`, 'u');
  expect(['1234', '12 34 '].every((code) => pattern.test(code))).toBe(true);
  expect(['123', '12345', '12a4', ''].some((code) => pattern.test(code))).toBe(false);
});
