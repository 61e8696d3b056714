import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DatePicker } from './date-picker.tsx';

it("P3 is a plain named text field in the server's markup, whose button only scripts show", () => {
  const markup = renderToStaticMarkup(<DatePicker label="Visita" name="visita" defaultValue="2026-11-24" />);
  const input = /<input [^>]*>/.exec(markup)?.[0];
  for (const attribute of ['type="text"', 'name="visita"', 'value="24/11/2026"']) {
    expect(input).toContain(attribute);
  }
  expect(markup).toMatch(/<button type="button" [^>]*aria-haspopup="dialog"[^>]*me-box-button/);
});

it('has no button while it is read-only', () => {
  expect(renderToStaticMarkup(<DatePicker label="Visita" readOnly />)).not.toContain('<button');
});
