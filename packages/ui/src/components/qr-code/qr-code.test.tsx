import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { QrCode } from './qr-code.tsx';

const render = (text: string) => renderToStaticMarkup(<QrCode text={text} label="Código QR da bolsa" />);
const viewBox = (html: string) => /viewBox="([^"]+)"/.exec(html)?.[1]?.split(' ').map(Number);

it('is a named image with the border of four squares that scanners need', () => {
  const html = render('ME-7Q2K');
  expect(html).toMatch(
    /^<svg data-component="qr-code" role="img" aria-label="Código QR da bolsa" data-theme="light"/,
  );
  // The smallest code has 21 squares on each side.
  expect(viewBox(html)).toEqual([-4, -4, 29, 29]);
});

it('grows with its text, whose squares are others', () => {
  const [small = '', other = '', large = ''] = ['ME-7Q2K', 'ME-7Q2L', 'x'.repeat(100)].map(render);
  expect(small).not.toBe(other);
  expect(viewBox(large)?.[2]).toBeGreaterThan(29);
});
