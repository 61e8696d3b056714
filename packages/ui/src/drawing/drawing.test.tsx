import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Drawing } from './drawing.tsx';
import { Envelope } from './envelope.tsx';

it('comes from the server as markup that needs no script, hidden from who hears the page', () => {
  const markup = renderToStaticMarkup(
    <Drawing>
      <path d="M0 0h120" />
    </Drawing>,
  );
  expect(markup).toMatch(/^<svg data-component="drawing" aria-hidden="true"/);
  expect(markup).toContain('<path d="M0 0h120"></path>');
});

it('look: drawings are SVG of under 2 kB', () => {
  expect(Buffer.byteLength(renderToStaticMarkup(<Envelope />))).toBeLessThan(2_000);
});
