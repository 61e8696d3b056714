import type { ComponentPropsWithRef } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { mount, useCleanPage } from '../testing/browser/mount.ts';
import { describeConformance } from '../testing/conformance/conformance.tsx';
import { AfterHydration, HydrationBoundary, HydrationMark, useHydrated } from './hydration.tsx';
import { afterIdle } from './after-idle.ts';
import { useDebouncedValue } from './use-debounced-value.ts';

function State() {
  return <p>{useHydrated() ? 'hydrated' : 'server'}</p>;
}

function Debounced({ value }: { value: string }) {
  return <p>{useDebouncedValue(value, 100)}</p>;
}

// Renders no element of its own, so the contract applies to its content before and after hydration.
describeConformance({
  component: (props: ComponentPropsWithRef<'p'>) => (
    <AfterHydration fallback={<p data-component="content" {...props} />}>
      <p data-component="content" {...props} />
    </AfterHydration>
  ),
  props: { children: 'Conteúdo' },
  dataComponent: 'content',
  element: HTMLParagraphElement,
});

describeConformance({
  component: (props: ComponentPropsWithRef<'div'>) => (
    <HydrationBoundary data-component="content" {...props} />
  ),
  props: { children: 'Conteúdo' },
  dataComponent: 'content',
  element: HTMLDivElement,
});

describeConformance({
  component: (props: ComponentPropsWithRef<'div'>) => <HydrationMark data-component="content" {...props} />,
  props: { children: 'Conteúdo' },
  dataComponent: 'content',
  element: HTMLDivElement,
});

describe('kit hooks', () => {
  useCleanPage();

  describe('hydration', () => {
    const later = (
      <AfterHydration fallback={<p>fallback</p>}>
        <p>children</p>
      </AfterHydration>
    );

    it('is false on a server and true in a browser', async () => {
      expect(renderToStaticMarkup(<State />)).toBe('<p>server</p>');
      const { container } = await mount(<State />);
      expect(container.textContent).toBe('hydrated');
    });

    it('P2 shows a fallback on a server, and the browser-only content afterwards', async () => {
      expect(renderToStaticMarkup(later)).toBe('<p>fallback</p>');
      const { container } = await mount(later);
      await expect.poll(() => container.textContent).toBe('children');
    });
  });

  it('returns a value once it has stopped changing', async () => {
    const { container, rerender } = await mount(<Debounced value="a" />);
    expect(container.textContent).toBe('a');
    const seen = new Set<string | null>();
    const observer = new MutationObserver(() => seen.add(container.textContent));
    observer.observe(container, { characterData: true, childList: true, subtree: true });
    rerender(<Debounced value="ab" />);
    rerender(<Debounced value="abc" />);
    await expect.poll(() => container.textContent).toBe('abc');
    expect([...seen]).toEqual(['abc']);
  });

  describe('afterIdle', () => {
    it('calls back when the browser is idle, and not once it is cancelled', async () => {
      const callback = vi.fn<() => void>();
      const canceled = vi.fn<() => void>();
      afterIdle(canceled)();
      afterIdle(callback);
      await expect.poll(() => callback.mock.calls.length).toBe(1);
      expect(canceled).not.toHaveBeenCalled();
    });

    it('uses its time limit, 5 s by default', () => {
      const request = vi.spyOn(window, 'requestIdleCallback').mockReturnValue(1);
      afterIdle(() => {});
      afterIdle(() => {}, { timeoutMs: 0 });
      expect(request.mock.calls.map(([, options]) => options)).toEqual([{ timeout: 5_000 }, { timeout: 0 }]);
      request.mockRestore();
    });
  });
});
