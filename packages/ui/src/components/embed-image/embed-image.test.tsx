import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { EmbedImage } from './embed-image.tsx';

describe('EmbedImage', () => {
  it('CO-05 reserves 800 × 450 pixels by default, or the given size', () => {
    const markup = renderToStaticMarkup(<EmbedImage src="/patio.jpg" alt="Pátio" />);
    expect(markup).toContain('width="800" height="450"');
    expect(markup).toContain('aspect-ratio:800 / 450');
    const square = renderToStaticMarkup(<EmbedImage src="/patio.jpg" alt="Pátio" width={64} height={64} />);
    expect(square).toContain('width="64" height="64"');
    expect(square).toContain('aspect-ratio:64 / 64');
  });

  it('requires either a text or `decorative`', () => {
    // @ts-expect-error neither text nor decorative
    const mute = <EmbedImage src="/patio.jpg" />;
    // @ts-expect-error both text and decorative
    const both = <EmbedImage src="/patio.jpg" alt="Pátio" decorative />;
    expect([mute, both]).toHaveLength(2);
    expect(renderToStaticMarkup(<EmbedImage src="/patio.jpg" alt="Pátio" />)).toContain('alt="Pátio"');
    expect(renderToStaticMarkup(<EmbedImage src="/patio.jpg" decorative />)).toContain('alt=""');
  });

  it('loads lazily unless it has priority', () => {
    const lazy = renderToStaticMarkup(<EmbedImage src="/patio.jpg" alt="Pátio" />);
    expect(lazy).toContain('loading="lazy"');
    expect(lazy).not.toContain('fetchPriority');
    const first = renderToStaticMarkup(<EmbedImage src="/patio.jpg" alt="Pátio" priority />);
    expect(first).toContain('loading="eager"');
    expect(first.toLowerCase()).toContain('fetchpriority="high"');
  });

  it('is a figure only with a caption', () => {
    expect(renderToStaticMarkup(<EmbedImage src="/p.jpg" alt="Pátio" />)).toMatch(/^<div/);
    expect(renderToStaticMarkup(<EmbedImage src="/p.jpg" alt="Pátio" caption="Em 2025" />)).toMatch(
      /^<figure.*<figcaption[^>]*>Em 2025/,
    );
  });
});
