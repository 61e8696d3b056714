import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { desktop, findings, mount, useCleanPage } from '../../testing/browser/mount.ts';
import { describeConformance } from '../../testing/conformance/conformance.tsx';
import { EmbedMap } from './embed-map.tsx';
import { mapPage } from './map-page.fixture.ts';

const props = { title: 'Mapa da escola', src: mapPage, href: '#mapa', provider: 'Mapas' };
const frame = () => document.querySelector('iframe');
const status = () => document.querySelector<HTMLElement>('[data-component="embed-map"]')?.dataset['status'];
const top = () => document.querySelector('[data-part="box"]')?.getBoundingClientRect().top ?? 0;

describeConformance({
  component: EmbedMap,
  props: { ...props, defaultAllowed: false },
  dataComponent: 'embed-map',
  element: HTMLDivElement,
});

describe('EmbedMap', () => {
  useCleanPage();
  afterEach(() => {
    vi.useRealTimers();
    window.scrollTo(0, 0);
  });

  it('CO-05 loads within 50 px of the window, and not before', async () => {
    await desktop();
    await mount(
      <>
        <div style={{ height: window.innerHeight + 500 }} />
        <EmbedMap {...props} />
        <div style={{ height: 2000 }} />
      </>,
    );
    window.scrollBy(0, top() - window.innerHeight - 60);
    await intersectionsObserved();
    expect(frame()).toBeNull();
    expect(status()).toBe('waiting');
    window.scrollBy(0, top() - window.innerHeight - 40);
    await vi.waitFor(() => expect(frame()).not.toBeNull());
    await vi.waitFor(() => expect(status()).toBe('loaded'));
  });

  it('CO-05 is 450 px high from the cover to the map, so that nothing moves', async () => {
    const { container } = await mount(<EmbedMap {...props} defaultAllowed={false} />);
    const height = () => container.querySelector('[data-part="box"]')?.getBoundingClientRect().height;
    expect(height()).toBe(450);
    const whole = container.getBoundingClientRect().height;
    await userEvent.click(container.querySelector('[data-part="show"]') ?? container);
    await vi.waitFor(() => expect(status()).toBe('loaded'));
    expect(height()).toBe(450);
    expect(container.getBoundingClientRect().height).toBe(whole);
  });

  it('requests nothing of the map until the visitor allows it, and keeps the focus in its place', async () => {
    const asked = vi.fn<(allowed: true, details: { reason: string }) => void>();
    const { container } = await mount(<EmbedMap {...props} defaultAllowed={false} onAllowedChange={asked} />);
    await twoFrames();
    expect(frame()).toBeNull();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(asked.mock.calls[0]?.[0]).toBe(true);
    expect(asked.mock.calls[0]?.[1].reason).toBe('press');
    expect(document.activeElement).toBe(container.querySelector('[data-part="box"]'));
    await vi.waitFor(() => expect(status()).toBe('loaded'));
  });

  it('the caller can control the consent, and cancel', async () => {
    const { container, rerender } = await mount(
      <EmbedMap {...props} defaultAllowed={false} onAllowedChange={(_, details) => details.cancel()} />,
    );
    await userEvent.click(container.querySelector('[data-part="show"]') ?? container);
    await twoFrames();
    expect(status()).toBe('asking');
    rerender(<EmbedMap {...props} allowed />);
    await vi.waitFor(() => expect(status()).toBe('loaded'));
  });

  it('shows an error after 10 s without a response, and a retry creates a new frame', async () => {
    // A map that never responds: not a real server, because tests open no socket.
    const { container, rerender } = await mount(<EmbedMap {...props} allowed={false} />);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const silent = `${mapPage}#silent`;
    // Before there is a frame, because its page would load at once.
    const stalled = new AbortController();
    document.addEventListener('load', (event) => event.stopImmediatePropagation(), {
      capture: true,
      signal: stalled.signal,
    });
    rerender(<EmbedMap {...props} src={silent} allowed />);
    await vi.waitFor(() => expect(frame()).not.toBeNull());
    const first = frame();
    vi.advanceTimersByTime(10_000);
    vi.useRealTimers();
    await vi.waitFor(() => expect(status()).toBe('failed'));
    expect(container.querySelector('[data-part="status"]')?.textContent).toBe(
      'O mapa não pôde ser carregado.',
    );
    expect(frame()).toBeNull();
    stalled.abort();
    await userEvent.click(container.querySelector('[data-part="retry"]') ?? container);
    await vi.waitFor(() => expect(status()).toBe('loaded'));
    expect(frame()).not.toBe(first);
  });

  it('A2 the map shows that it has the focus, around its box', async () => {
    await mount(
      <>
        <button type="button">Antes</button>
        <EmbedMap {...props} />
      </>,
    );
    await vi.waitFor(() => expect(status()).toBe('loaded'));
    await userEvent.click(document.querySelector('button') ?? document.body);
    const box = document.querySelector('[data-part="box"]') ?? document.body;
    expect(getComputedStyle(box).outlineStyle).toBe('none');
    await userEvent.tab();
    expect(document.activeElement).toBe(frame());
    await vi.waitFor(() => expect(getComputedStyle(box).outlineStyle).toBe('solid'));
    expect(getComputedStyle(box).outlineWidth).toBe('3px');
    document.querySelector<HTMLElement>('[data-part="open"]')?.focus();
    await vi.waitFor(() => expect(getComputedStyle(box).outlineStyle).toBe('none'));
  });

  it('its frame has a title, a sandbox and a referrer policy', async () => {
    await mount(<EmbedMap {...props} />);
    await vi.waitFor(() => expect(frame()).not.toBeNull());
    expect(frame()?.title).toBe('Mapa da escola');
    expect(frame()?.referrerPolicy).toBe('strict-origin');
    expect([...(frame()?.sandbox ?? [])].toSorted()).toEqual([
      'allow-popups',
      'allow-popups-to-escape-sandbox',
      'allow-same-origin',
      'allow-scripts',
    ]);
  });

  it('A1 axe finds nothing in any state', async () => {
    const { rerender } = await mount(<EmbedMap {...props} defaultAllowed={false} />);
    expect(await findings()).toEqual([]);
    rerender(<EmbedMap {...props} allowed />);
    await vi.waitFor(() => expect(status()).toBe('loaded'));
    expect(await findings()).toEqual([]);
  });
});

/** Waits until the browser has reported intersections: observers are called in order of creation. */
function intersectionsObserved(): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe(document.body);
  });
}

function twoFrames(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
}
