import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Grid } from './grid.tsx';

it('sets its columns as custom properties, besides the given style', () => {
  expect(renderToStaticMarkup(<Grid columns={{ sm: 2, lg: 4 }} style={{ color: 'red' }} />)).toContain(
    'style="--grid-columns:1;--grid-columns-sm:2;--grid-columns-md:2;--grid-columns-lg:4;color:red"',
  );
  expect(renderToStaticMarkup(<Grid columns={3} />)).toContain(
    'style="--grid-columns:3;--grid-columns-sm:3;--grid-columns-md:3;--grid-columns-lg:3"',
  );
});

it('fits as many columns as there is space for, with a minimum width', () => {
  const markup = renderToStaticMarkup(<Grid minColumn="16rem" />);
  expect(markup).toContain('--grid-min-column:16rem');
  expect(markup).toContain('me-fit');
});
