import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { desk, mount, phone } from '../browser-testing/mount.ts';
import { belowPhoneWidth, useMediaQuery } from './use-media-query.ts';

function Width() {
  return <p>{useMediaQuery(belowPhoneWidth) ? 'telefone' : 'mesa'}</p>;
}

it('CO-05 tells a window under 480 px, and follows it', async () => {
  await phone();
  const { container } = await mount(<Width />);
  expect(container.textContent).toBe('telefone');
  await desk();
  await expect.poll(() => container.textContent).toBe('mesa');
});

it('is false on a server', () => {
  expect(renderToStaticMarkup(<Width />)).toBe('<p>mesa</p>');
});
