import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Popover } from './popover.tsx';

const trigger = <button type="button">Abrir</button>;

describe('Popover', () => {
  afterEach(() => vi.unstubAllEnvs());

  it('its trigger references only existing elements', () => {
    const html = renderToStaticMarkup(<Popover title="Título" trigger={trigger} />);
    expect(html).toBe('<button type="button" aria-haspopup="dialog" aria-expanded="false">Abrir</button>');
  });

  it('without title and label it throws an explanation, and in production opens all the same', () => {
    expect(() => renderToStaticMarkup(<Popover trigger={trigger} />)).toThrow(
      'Popover: it has no name, so a screen reader says only "dialog" when the focus enters it. Pass `title` or `aria-label`.',
    );
    expect(() => renderToStaticMarkup(<Popover trigger={trigger} aria-label="Nome" />)).not.toThrow();
    vi.stubEnv('NODE_ENV', 'production');
    expect(() => renderToStaticMarkup(<Popover trigger={trigger} />)).not.toThrow();
  });
});
