import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Avatar, initials } from './avatar.tsx';

describe('Avatar', () => {
  it('the server renders a plain <img> over the initials', () => {
    const markup = renderToStaticMarkup(<Avatar name="Ana Prado" src="/ana.png" />);
    expect(markup).toMatch(/data-part="initials"[^>]*>AP<.*<img [^>]*src="\/ana\.png"/);
  });

  it('announces the name once, whatever it shows', () => {
    const markup = renderToStaticMarkup(<Avatar name="Ana Prado" src="/ana.png" />);
    expect(markup).toMatch(/^<span [^>]*role="img" aria-label="Ana Prado"/);
    expect(markup).toContain('alt=""');
  });

  it('is decorative when its name is beside it', () => {
    const markup = renderToStaticMarkup(<Avatar name="Ana Prado" decorative />);
    expect(markup).toMatch(/^<span [^>]*aria-hidden="true"/);
    expect(markup).not.toContain('role="img"');
  });

  it('is a plain icon without a name', () => {
    expect(renderToStaticMarkup(<Avatar name="" />)).toContain('<svg');
  });
});

it.each([
  ['Maria das Dores de Souza', 'MS'],
  ['Ângela', 'Â'],
  ['A\u0302ngela da Silva', 'ÂS'],
  ['  ana   paula ', 'AP'],
  ['Colégio Horizonte – Unidade 2', 'C2'],
  ["Joana d'Arc", 'JA'],
  ['Jean-Luc', 'JL'],
  ['de', 'D'],
  ['𠮷田 太郎', '𠮷太'],
  ['', ''],
  ['🙂', ''],
])('%s has the initials %s', (name, signed) => {
  expect(initials(name)).toBe(signed);
});
