import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { BlankPage, Drawing, Envelope, SpilledInk } from './drawing.tsx';

it('is server-rendered markup that needs no script, hidden from screen readers', () => {
  const markup = renderToStaticMarkup(
    <Drawing>
      <path d="M0 0h120" />
    </Drawing>,
  );
  expect(markup).toMatch(/^<svg data-component="drawing" aria-hidden="true"/);
  expect(markup).toContain('<path d="M0 0h120"></path>');
});

it.each([Envelope, BlankPage, SpilledInk])('$name is SVG of under 2 kB', (Figure) => {
  expect(Buffer.byteLength(renderToStaticMarkup(<Figure />))).toBeLessThan(2_000);
});
