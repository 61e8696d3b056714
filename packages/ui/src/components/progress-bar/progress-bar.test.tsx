import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ProgressBar } from './progress-bar.tsx';

describe('ProgressBar', () => {
  it('the types require a label, which is over it and names it', () => {
    // @ts-expect-error a bar without a label
    const nameless = <ProgressBar value={40} />;
    expect(nameless.props).not.toHaveProperty('label');
    const markup = renderToStaticMarkup(<ProgressBar label="Cadastro" value={40} />);
    const [, id] = /id="([^"]+)" data-part="label"[^>]*>Cadastro/.exec(markup) ?? [];
    expect(markup).toContain(`aria-labelledby="${id}"`);
  });

  it('is as wide as its value', () => {
    const markup = renderToStaticMarkup(<ProgressBar label="Cadastro" value={3} maximum={8} />);
    expect(markup).toContain('width:37.5%');
    expect(markup).toContain('aria-valuetext="37%"');
  });

  it('has no value when indeterminate', () => {
    const markup = renderToStaticMarkup(<ProgressBar label="Cadastro" value={null} />);
    expect(markup).toContain('data-indeterminate=""');
    expect(markup).not.toMatch(/<progress[^>]* value=/);
  });
});
