import { renderToString } from 'react-dom/server';
import { hydrateRoot } from 'react-dom/client';
import { describe, expect, it, vi } from 'vitest';
import { mount, useCleanPage } from '../../testing/browser/mount.ts';
import { describeConformance } from '../../testing/conformance/conformance.tsx';
import { broken } from '../../testing/pictures.fixture.ts';
import { Avatar } from './avatar.tsx';

const picture =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='8' height='8'%3E%3Crect width='8' height='8'/%3E%3C/svg%3E";

describeConformance({
  component: Avatar,
  props: { name: 'Ana Prado' },
  dataComponent: 'avatar',
  element: HTMLSpanElement,
});

describe('Avatar', () => {
  useCleanPage();

  it('falls back to the initials when the picture fails', async () => {
    const { container } = await mount(<Avatar name="Ana Prado" src={broken} />);
    await vi.waitFor(() => expect(container.querySelector('img')).toBeNull());
    expect(container.querySelector('[data-component="avatar"]')?.hasAttribute('data-failed')).toBe(true);
    expect(container.textContent).toBe('AP');
  });

  it('loads again when its URL changes', async () => {
    const { container, rerender } = await mount(<Avatar name="Ana Prado" src={broken} />);
    await vi.waitFor(() => expect(container.querySelector('img')).toBeNull());
    rerender(<Avatar name="Ana Prado" src={picture} />);
    await vi.waitFor(() => expect(container.querySelector('img')?.naturalWidth).toBe(8));
  });

  it('detects a picture that failed before hydration', async () => {
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(<Avatar name="Ana Prado" src={broken} />);
    await vi.waitFor(() => expect(container.querySelector('img')?.complete).toBe(true));
    const root = hydrateRoot(container, <Avatar name="Ana Prado" src={broken} />);
    await vi.waitFor(() => expect(container.querySelector('img')).toBeNull());
    root.unmount();
    container.remove();
  });

  it('the picture is in the server’s markup and stays the same element through hydration, so that a cached one does not flash', async () => {
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(<Avatar name="Ana Prado" src={picture} />);
    const served = container.querySelector('img');
    await vi.waitFor(() => expect(served?.naturalWidth).toBe(8));
    const root = hydrateRoot(container, <Avatar name="Ana Prado" src={picture} />);
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
    expect(container.querySelector('img')).toBe(served);
    root.unmount();
    container.remove();
  });
});
