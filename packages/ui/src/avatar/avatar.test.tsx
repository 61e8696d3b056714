import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Avatar } from './avatar.tsx';

describe('Avatar', () => {
  it('plain <img> in SSR over initials', () => {
    const markup = renderToStaticMarkup(<Avatar name="Ana Prado" src="/ana.png" />);
    expect(markup).toMatch(/data-part="initials"[^>]*>AP<.*<img [^>]*src="\/ana\.png"/);
  });

  it('says the name once, whatever it shows', () => {
    const markup = renderToStaticMarkup(<Avatar name="Ana Prado" src="/ana.png" />);
    expect(markup).toMatch(/^<span [^>]*role="img" aria-label="Ana Prado"/);
    expect(markup).toContain('alt=""');
  });

  it('decorative when name adjacent', () => {
    const markup = renderToStaticMarkup(<Avatar name="Ana Prado" decorative />);
    expect(markup).toMatch(/^<span [^>]*aria-hidden="true"/);
    expect(markup).not.toContain('role="img"');
  });

  it('is a plain figure without a name', () => {
    expect(renderToStaticMarkup(<Avatar name="" />)).toContain('<svg');
  });
});
