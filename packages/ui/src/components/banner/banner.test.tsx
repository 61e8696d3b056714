import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Banner } from './banner.tsx';

it('the server renders it as a landmark, and it is announced only if it appears later', () => {
  const markup = renderToStaticMarkup(<Banner tone="info">Hoje, das 22h às 23h.</Banner>);
  expect(markup).toMatch(/^<section data-component="banner" data-tone="info" aria-label="Aviso do site"/);
  expect(markup).not.toContain('role=');
  expect(renderToStaticMarkup(<Banner live>Hoje.</Banner>)).toContain('role="status"');
});

it('closed by its caller it renders nothing', () => {
  expect(renderToStaticMarkup(<Banner open={false}>Hoje.</Banner>)).toBe('');
});
