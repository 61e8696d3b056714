import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CopyButton } from './copy-button.tsx';

it('is a button that names its action in the HTML of the server', () => {
  const html = renderToStaticMarkup(<CopyButton text="ME-7Q2K">Copiar código</CopyButton>);
  expect(html).toMatch(/^<button type="button" data-component="copy-button"/);
  expect(html).toMatch(/Copiar código<\/span><\/button>$/);
  expect(html).not.toContain('ME-7Q2K');
});
