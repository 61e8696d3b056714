import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { desktop, mount, phone } from '../testing/browser/mount.ts';
import { belowPhoneWidth, useLayerShape, useMediaQuery } from './use-media-query.ts';

function Width() {
  return <p>{useMediaQuery(belowPhoneWidth) ? 'telefone' : 'computador'}</p>;
}

it('CO-05 detects a window under 480 px, and follows changes', async () => {
  await phone();
  const { container } = await mount(<Width />);
  expect(container.textContent).toBe('telefone');
  await desktop();
  await expect.poll(() => container.textContent).toBe('computador');
});

it('is false on a server', () => {
  expect(renderToStaticMarkup(<Width />)).toBe('<p>computador</p>');
});

function Layer({ open }: { open: boolean }) {
  return (
    <p>
      {open ? 'open' : 'closed'} {useLayerShape(open)}
    </p>
  );
}

it('a layer opens in the shape for the window, and keeps it until it is opened again', async () => {
  await desktop();
  const { container, rerender } = await mount(<Layer open={false} />);
  await phone();
  rerender(<Layer open />);
  await expect.poll(() => container.textContent).toBe('open sheet');
  await desktop();
  await expect.poll(() => window.innerWidth).toBe(1280);
  rerender(<Layer open={false} />);
  await expect.poll(() => container.textContent).toBe('closed sheet');
  rerender(<Layer open />);
  await expect.poll(() => container.textContent).toBe('open dialog');
});
