import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Stack } from './stack.tsx';

it('expresses its layout in a few classes, and renders the given element', () => {
  expect(
    renderToStaticMarkup(
      <Stack as="ul" direction="row-from-small" gap="small" align="center" wrap className="py-8">
        <li>Um</li>
      </Stack>,
    ),
  ).toBe(
    '<ul data-component="stack" class="me-stack me-row-sm me-gap-sm me-center me-wrap py-8"><li>Um</li></ul>',
  );
});
