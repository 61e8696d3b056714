import { useState } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../components/button/button.tsx';
import { mount, useCleanPage } from '../testing/browser/mount.ts';
import { lazyPart } from './lazy-part.tsx';

function Budget({ limit }: { limit: number }) {
  return <p>{`Até R$ ${limit}`}</p>;
}

/** A button that opens a part, in its place. */
function Opener({ part: Part }: { part: ReturnType<typeof lazyPart<{ limit: number }>> }) {
  const [isOpen, setIsOpen] = useState(false);
  if (isOpen) return <Part limit={900} fallback={<p>Abrindo</p>} />;
  return <Button onClick={() => setIsOpen(true)}>Quanto cabe?</Button>;
}

/** A page whose button opens a part that is loaded by `load`. */
async function mountOpener(load: () => Promise<typeof Budget>) {
  await mount(
    <>
      <h1>142 bolsas</h1>
      <Opener part={lazyPart(load)} />
    </>,
  );
  await userEvent.click(page.getByRole('button', { name: 'Quanto cabe?' }));
}

describe('A7 lazyPart', () => {
  useCleanPage();

  it('shows its fallback until its code is there', async () => {
    const { promise, resolve } = Promise.withResolvers<typeof Budget>();
    await mountOpener(() => promise);
    await expect.element(page.getByText('Abrindo')).toBeVisible();
    resolve(Budget);
    await expect.element(page.getByText('Até R$ 900')).toBeVisible();
  });

  it('leaves the page when its code cannot be loaded, and loads it again when asked', async () => {
    const report = vi.spyOn(globalThis, 'reportError').mockImplementation(() => {});
    let isLost = true;
    await mountOpener(async () => {
      if (isLost) throw new TypeError('Failed to fetch dynamically imported module');
      return Budget;
    });
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('Isto não abriu. Confira a conexão e tente de novo.Tentar de novo');
    await expect.element(page.getByRole('heading')).toBeVisible();
    expect(report).toHaveBeenCalledOnce();
    isLost = false;
    await userEvent.click(page.getByRole('button', { name: 'Tentar de novo' }));
    await expect.element(page.getByText('Até R$ 900')).toBeVisible();
  });

  it('names what did not open', async () => {
    vi.spyOn(globalThis, 'reportError').mockImplementation(() => {});
    const part = lazyPart(
      async (): Promise<typeof Budget> => Promise.reject(new TypeError('Failed to fetch')),
      {
        messages: { unloaded: 'A régua não abriu.' },
      },
    );
    await mount(<Opener part={part} />);
    await userEvent.click(page.getByRole('button', { name: 'Quanto cabe?' }));
    await expect.element(page.getByRole('alert')).toHaveTextContent('A régua não abriu.Tentar de novo');
  });

  it.each(['unloaded', 'failed'])(
    'stands aside for what its caller has in its place when it is %s',
    async (kind) => {
      vi.spyOn(globalThis, 'reportError').mockImplementation(() => {});
      vi.spyOn(console, 'error').mockImplementation(() => {});
      let isLost = true;
      function Fragile({ limit }: { limit: number }) {
        if (isLost) throw new Error('Broken by an extension');
        return <Budget limit={limit} />;
      }
      const load = async () => {
        if (kind === 'unloaded' && isLost) throw new TypeError('Failed to fetch dynamically imported module');
        return Fragile;
      };
      const part = lazyPart(load, {
        failure: ({ limit, fallback }, retry) => (
          <>
            {fallback}
            <Button onClick={retry}>{`De novo até R$ ${limit}`}</Button>
          </>
        ),
      });
      await mount(<Opener part={part} />);
      await userEvent.click(page.getByRole('button', { name: 'Quanto cabe?' }));
      await expect.element(page.getByText('Abrindo')).toBeVisible();
      const again = page.getByRole('button', { name: 'De novo até R$ 900' });
      await expect.element(again).toBeVisible();
      isLost = false;
      await userEvent.click(again);
      await expect.element(page.getByText('Até R$ 900', { exact: true })).toBeVisible();
    },
  );

  it('tries again when it is opened in another place after a failure', async () => {
    vi.spyOn(globalThis, 'reportError').mockImplementation(() => {});
    let isLost = true;
    const part = lazyPart(async () => {
      if (isLost) throw new TypeError('Failed to fetch dynamically imported module');
      return Budget;
    });
    await mount(
      <>
        <Opener part={part} />
        <Opener part={part} />
      </>,
    );
    await userEvent.click(page.getByRole('button', { name: 'Quanto cabe?' }).first());
    await expect.element(page.getByRole('alert')).toBeVisible();
    isLost = false;
    await userEvent.click(page.getByRole('button', { name: 'Quanto cabe?' }));
    await expect.element(page.getByText('Até R$ 900')).toBeVisible();
  });

  it('reloads the page when a second attempt has failed, because the browser keeps the failure of an import', async () => {
    vi.spyOn(globalThis, 'reportError').mockImplementation(() => {});
    const navigations: string[] = [];
    const prevent = (event: NavigateEvent) => {
      navigations.push(event.navigationType);
      event.preventDefault();
    };
    navigation.addEventListener('navigate', prevent);
    onTestFinished(() => navigation.removeEventListener('navigate', prevent));
    const load = vi.fn<() => Promise<typeof Budget>>(() => Promise.reject(new TypeError('Failed to fetch')));
    await mountOpener(load);
    const retry = page.getByRole('button', { name: 'Tentar de novo' });
    await userEvent.click(retry);
    await expect.poll(() => load.mock.calls.length).toBe(2);
    await expect.element(page.getByRole('alert')).toBeVisible();
    expect(navigations).toEqual([]);
    await userEvent.click(retry);
    await expect.poll(() => navigations).toEqual(['reload']);
    expect(load).toHaveBeenCalledTimes(2);
  });
});
