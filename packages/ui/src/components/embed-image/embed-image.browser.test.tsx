import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { mount, useCleanPage } from '../../testing/browser/mount.ts';
import { describeConformance } from '../../testing/conformance/conformance.tsx';
import { broken, photos } from '../../testing/pictures.fixture.ts';
import { EmbedImage } from './embed-image.tsx';

const [photo = { src: '', alt: '' }] = photos;

describeConformance({
  component: EmbedImage,
  props: { src: photo.src, alt: photo.alt },
  dataComponent: 'embed-image',
  element: HTMLImageElement,
  part: 'image',
});

describe('EmbedImage', () => {
  useCleanPage();

  it('shows a cover with its text in the same space when the picture fails', async () => {
    const failed = vi.fn<() => void>();
    const { container } = await mount(<EmbedImage src={broken} alt="Pátio" priority onError={failed} />);
    const reserved = container.firstElementChild?.getBoundingClientRect().height;
    await vi.waitFor(() => expect(container.querySelector('[role="img"]')?.ariaLabel).toBe('Pátio'));
    expect(container.firstElementChild?.hasAttribute('data-failed')).toBe(true);
    expect(container.querySelector('img')?.checkVisibility()).toBe(false);
    expect(container.firstElementChild?.getBoundingClientRect().height).toBe(reserved);
    expect(failed).toHaveBeenCalledOnce();
  });

  it('a decorative one has no text even when it fails', async () => {
    const { container } = await mount(<EmbedImage src={broken} decorative priority />);
    await vi.waitFor(() => expect(container.querySelector('[data-part="fallback"]')).not.toBeNull());
    expect(container.querySelector('[role="img"]')).toBeNull();
  });

  it('loads again when the URL changes', async () => {
    const { container, rerender } = await mount(<EmbedImage src={broken} alt="Pátio" priority />);
    await vi.waitFor(() => expect(container.querySelector('[data-part="fallback"]')).not.toBeNull());
    rerender(<EmbedImage src={photo.src} alt="Pátio" priority />);
    await vi.waitFor(() => expect(container.querySelector('img')?.naturalWidth).toBe(800));
    expect(container.querySelector('[data-part="fallback"]')).toBeNull();
  });

  it('detects a picture that failed before hydration, and does not take a pending one for failed', async () => {
    const tree = (
      <>
        <EmbedImage src={broken} alt="Pátio" priority />
        <div style={{ height: 9000 }} />
        <EmbedImage src={photo.src} alt={photo.alt} />
      </>
    );
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(tree);
    await vi.waitFor(() => expect(container.querySelector('img')?.complete).toBe(true));
    const root = hydrateRoot(container, tree);
    await vi.waitFor(() => expect(container.querySelectorAll('[data-failed]')).toHaveLength(1));
    expect(container.querySelector(`[alt="${photo.alt}"]`)?.checkVisibility()).toBe(true);
    root.unmount();
    container.remove();
  });

  it('reserves its space before the picture loads', async () => {
    const { container } = await mount(
      <div style={{ width: 400 }}>
        <EmbedImage src={photo.src} alt={photo.alt} />
      </div>,
    );
    const height = () => container.querySelector('[data-component]')?.getBoundingClientRect().height;
    expect(height()).toBe(225);
    await vi.waitFor(() => expect(container.querySelector('img')?.complete).toBe(true));
    expect(height()).toBe(225);
  });
});
