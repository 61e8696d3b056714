import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ProgressCircle } from './progress-circle.tsx';

describe('ProgressCircle', () => {
  it('the types reject a circle without a label', () => {
    // @ts-expect-error a circle without a label
    const nameless = <ProgressCircle value={40} />;
    expect(nameless.props).not.toHaveProperty('label');
    expect(renderToStaticMarkup(<ProgressCircle label="Perfil" value={40} />)).toContain(
      'aria-label="Perfil"',
    );
  });

  it('CO-05 its dash is as long as the circumference of radius 36, offset by the missing share', () => {
    const markup = renderToStaticMarkup(<ProgressCircle label="Perfil" value={25} />);
    expect(markup).toContain('r="36"');
    const [, dash, offset] = /stroke-dasharray="([\d.]+)" stroke-dashoffset="([\d.]+)"/.exec(markup) ?? [];
    expect(Number(dash)).toBeCloseTo(2 * Math.PI * 36, 6);
    expect(Number(offset)).toBeCloseTo(2 * Math.PI * 36 * 0.75, 6);
  });

  it('has no value when indeterminate', () => {
    const markup = renderToStaticMarkup(<ProgressCircle label="Perfil" value={null} />);
    expect(markup).toContain('data-indeterminate=""');
    expect(markup).not.toMatch(/<progress[^>]* value=/);
  });

  it('draws no arc at zero, where round ends would show a dot', () => {
    expect(renderToStaticMarkup(<ProgressCircle label="Perfil" value={0} />)).not.toContain(
      'data-part="arc"',
    );
  });

  it('hides the content in the middle from screen readers, and shows nothing in a small one unless given', () => {
    expect(renderToStaticMarkup(<ProgressCircle label="Perfil" value={40} />)).toMatch(
      /data-part="value" aria-hidden="true"[^>]*>40%/,
    );
    expect(renderToStaticMarkup(<ProgressCircle label="Perfil" value={40} size="small" />)).not.toContain(
      'data-part="value"',
    );
    expect(
      renderToStaticMarkup(
        <ProgressCircle label="Perfil" value={2} maximum={5} size="small">
          2/5
        </ProgressCircle>,
      ),
    ).toContain('>2/5<');
  });
});
