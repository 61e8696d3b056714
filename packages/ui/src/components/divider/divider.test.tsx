import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Divider } from './divider.tsx';

it('is a native separator', () => {
  expect(renderToStaticMarkup(<Divider />)).toBe('<hr data-component="divider" class="me-divider"/>');
  expect(renderToStaticMarkup(<Divider orientation="vertical" />)).toContain('aria-orientation="vertical"');
});

it('with a label it is not a separator, which would hide the label from screen readers', () => {
  const markup = renderToStaticMarkup(<Divider>ou</Divider>);
  expect(markup).toMatch(
    /^<div data-component="divider" class="me-divider me-labelled"><span data-part="label">ou<\/span>/,
  );
  expect(markup).not.toContain('role=');
});
