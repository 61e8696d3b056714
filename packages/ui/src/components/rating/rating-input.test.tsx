import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { RatingInput } from './rating-input.tsx';

const inputs = (markup: string) => markup.match(/<input [^>]*>/g) ?? [];

describe('RatingInput', () => {
  it.each([{ value: 4 }, { defaultValue: 4 }])(
    'P3 radios, checked in the markup according to %o',
    (state) => {
      const stars = inputs(renderToStaticMarkup(<RatingInput legend="Professores" name="nota" {...state} />));
      expect(stars).toHaveLength(5);
      expect(stars.every((star) => star.includes('type="radio"') && star.includes('name="nota"'))).toBe(true);
      expect(stars.map((star) => star.includes('checked=""'))).toEqual([false, false, false, true, false]);
    },
  );

  it('says that nothing is chosen', () => {
    const markup = renderToStaticMarkup(<RatingInput legend="Professores" />);
    expect(markup).not.toContain('checked=""');
    expect(markup).toContain('Sem nota');
    expect(markup).toContain('data-empty=""');
    expect(markup).not.toContain('data-part="clear"');
  });

  it('has a clear option unless it is required', () => {
    expect(renderToStaticMarkup(<RatingInput legend="Professores" defaultValue={3} />)).toContain('>Limpar<');
    expect(
      renderToStaticMarkup(<RatingInput legend="Professores" defaultValue={3} required />),
    ).not.toContain('>Limpar<');
  });
});
