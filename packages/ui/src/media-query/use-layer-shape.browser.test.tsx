import { expect, it } from 'vitest';
import { desk, mount, phone } from '../browser-testing/mount.ts';
import { useLayerShape } from './use-layer-shape.ts';

function Layer({ open }: { open: boolean }) {
  return (
    <p>
      {open ? 'open' : 'closed'} {useLayerShape(open)}
    </p>
  );
}

it('a layer opens in the shape of the window, and keeps it until it is opened anew', async () => {
  await desk();
  const { container, rerender } = await mount(<Layer open={false} />);
  await phone();
  rerender(<Layer open />);
  await expect.poll(() => container.textContent).toBe('open sheet');
  await desk();
  await expect.poll(() => window.innerWidth).toBe(1280);
  rerender(<Layer open={false} />);
  await expect.poll(() => container.textContent).toBe('closed sheet');
  rerender(<Layer open />);
  await expect.poll(() => container.textContent).toBe('open dialog');
});
