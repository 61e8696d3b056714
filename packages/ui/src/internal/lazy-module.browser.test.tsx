import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { desktop, mount, useCleanPage } from '../testing/browser/mount.ts';
import { lazyModule } from './lazy-module.ts';

const arrivals = { Arrived: () => <p>Chegou</p> };

describe('lazyModule', () => {
  useCleanPage();
  beforeEach(desktop);

  it('loads when it is first wanted, once, and renders at once from then on', async () => {
    const load = vi.fn<() => Promise<typeof arrivals>>(async () => arrivals);
    const lazy = lazyModule(load);
    function Sample({ wanted }: { wanted: boolean }) {
      const loaded = lazy.useLoaded(wanted);
      return <div>{wanted && loaded && <loaded.Arrived />}</div>;
    }
    const { rerender } = await mount(<Sample wanted={false} />);
    expect(load).not.toHaveBeenCalled();
    rerender(<Sample wanted />);
    await expect.element(page.getByText('Chegou')).toBeVisible();
    rerender(<Sample wanted={false} />);
    rerender(<Sample wanted />);
    await expect.element(page.getByText('Chegou')).toBeVisible();
    expect(load).toHaveBeenCalledOnce();
  });

  it('retries after a failed download', async () => {
    const load = vi.fn<() => Promise<typeof arrivals>>(async () => arrivals);
    load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
    const lazy = lazyModule(load);
    function Sample({ wanted }: { wanted: boolean }) {
      const loaded = lazy.useLoaded(wanted);
      return wanted ? loaded && <loaded.Arrived /> : <p>Fechado</p>;
    }
    const { rerender } = await mount(<Sample wanted={false} />);
    rerender(<Sample wanted />);
    await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
    rerender(<Sample wanted={false} />);
    await expect.element(page.getByText('Fechado')).toBeVisible();
    rerender(<Sample wanted />);
    await expect.element(page.getByText('Chegou')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
  });
});
