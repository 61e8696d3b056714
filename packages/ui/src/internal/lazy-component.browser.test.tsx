import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { desktop, mount, useCleanPage } from '../testing/browser/mount.ts';
import { lazyComponent } from './lazy-component.ts';

const Arrived = () => <p>Chegou</p>;

describe('lazyComponent', () => {
  useCleanPage();
  beforeEach(desktop);

  it('loads when it is first wanted, once, and renders at once from then on', async () => {
    const load = vi.fn<() => Promise<typeof Arrived>>(async () => Arrived);
    const lazy = lazyComponent(load);
    function Sample({ wanted }: { wanted: boolean }) {
      const { loaded: Component } = lazy.useLoaded(wanted);
      return <div>{wanted && Component && <Component />}</div>;
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
    const load = vi.fn<() => Promise<typeof Arrived>>(async () => Arrived);
    load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
    const lazy = lazyComponent(load);
    function Sample({ wanted }: { wanted: boolean }) {
      const { loaded: Component } = lazy.useLoaded(wanted);
      return wanted ? Component && <Component /> : <p>Fechado</p>;
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
