import { type ReactElement, use } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { mount, useCleanPage } from '../testing/browser/mount.ts';
import { HydrationBoundary } from './hydration.tsx';
import { lazyOnVisible } from './lazy-on-visible.tsx';

/** Hydrates a tree below the viewport. @param html as rendered by the server. */
function hydrate(html: string, tree: ReactElement): HTMLElement {
  const container = document.body.appendChild(document.createElement('div'));
  container.style.paddingTop = '3000px';
  container.innerHTML = html;
  const root = hydrateRoot(container, tree);
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });
  return container;
}

const marks = (container: HTMLElement) =>
  [...container.querySelectorAll('[data-hydrated]')].map((element) => element.getAttribute('data-hydrated'));

describe('HydrationBoundary', () => {
  useCleanPage();

  it('is marked as hydrated once its content has hydrated, which renders once', async () => {
    const code = Promise.withResolvers<void>();
    const renders = vi.fn<() => void>();
    const Content = () => {
      renders();
      return <p>Bolsas</p>;
    };
    let isLoaded = true;
    const Late = () => {
      if (!isLoaded) use(code.promise);
      return <p>Avaliações</p>;
    };
    const page = (
      <HydrationBoundary>
        <Content />
        <HydrationBoundary>
          <Late />
        </HydrationBoundary>
      </HydrationBoundary>
    );
    const html = renderToString(page);
    isLoaded = false;
    renders.mockClear();
    const container = hydrate(html, page);
    expect(marks(container)).toEqual(['false', 'false']);
    await expect.poll(() => marks(container)).toEqual(['true', 'false']);
    expect(container.textContent).toBe('BolsasAvaliações');
    code.resolve();
    await expect.poll(() => marks(container)).toEqual(['true', 'true']);
    expect(renders).toHaveBeenCalledOnce();
  });
});

describe('lazyOnVisible', () => {
  useCleanPage();

  it('P1 keeps the server’s HTML and fetches its code when it approaches the viewport', async () => {
    const onPress = vi.fn<() => void>();
    const Part = () => (
      <button type="button" onClick={onPress}>
        Denunciar
      </button>
    );
    const load = vi.fn<() => Promise<typeof Part>>(async () => Part);
    const OnServer = lazyOnVisible<object>(load);
    await OnServer.preload();
    const html = renderToString(<OnServer />);
    expect(html).toContain('Denunciar');
    load.mockClear();

    const InBrowser = lazyOnVisible<object>(load);
    const container = hydrate(html, <InBrowser />);
    // After two frames an observer has reported what is in view.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    expect(load).not.toHaveBeenCalled();
    expect(marks(container)).toEqual(['false']);
    const button = container.querySelector('button');
    button?.scrollIntoView();
    await expect.poll(() => marks(container)).toEqual(['true']);
    expect(load).toHaveBeenCalledOnce();
    expect(container.querySelector('button')).toBe(button);
    button?.click();
    expect(onPress).toHaveBeenCalledOnce();
  });

  it('P1 shows its fallback in a client-side render, until it approaches the viewport', async () => {
    const load = vi.fn<() => Promise<() => string>>(async () => () => 'Avaliações');
    const Part = lazyOnVisible<object>(load);
    // Other tests scroll.
    window.scrollTo(0, 0);
    const { container } = await mount(
      <>
        <div style={{ height: 3000 }} />
        <Part fallback="Carregando" />
      </>,
    );
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    expect(load).not.toHaveBeenCalled();
    expect(container.textContent).toBe('Carregando');
    container.lastElementChild?.scrollIntoView();
    await expect.poll(() => container.textContent).toBe('Avaliações');
    expect(load).toHaveBeenCalledOnce();
  });
});
