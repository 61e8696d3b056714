import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Switch } from './switch.tsx';

describe('Switch', () => {
  it("P3 is a plain form control in the server's markup", () => {
    const markup = renderToStaticMarkup(<Switch label="Só integral" name="integral" defaultChecked />);
    expect(markup).toMatch(/<input [^>]*type="checkbox"[^>]*role="switch"/);
    expect(markup).toContain('name="integral"');
    expect(markup).toContain('checked=""');
  });

  it("CO-05 'Sim'/'Não' visual only", () => {
    const markup = renderToStaticMarkup(<Switch label="Só integral" />);
    expect(markup).toMatch(/<span [^>]*aria-hidden="true"[^>]*>.*>Sim<.*>Não</);
    expect(renderToStaticMarkup(<Switch label="Avisos" messages={{ on: 'Liga' }} />)).toContain('>Liga<');
  });

  it('is never disabled while it loads, because that would lose the focus', () => {
    const markup = renderToStaticMarkup(<Switch label="Avisos" loading />);
    expect(markup).toContain('aria-disabled="true"');
    expect(markup).not.toContain(' disabled=""');
  });
});
