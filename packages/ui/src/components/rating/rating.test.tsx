import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Rating } from './rating.tsx';

describe('Rating', () => {
  it.each([
    [4.5, '4,5 de 5 estrelas'],
    [5, '5,0 de 5 estrelas'],
    [-1, '0,0 de 5 estrelas'],
    [7, '5,0 de 5 estrelas'],
  ])('is an image with a name: %d is "%s"', (value, text) => {
    expect(renderToStaticMarkup(<Rating value={value} />)).toContain(`role="img" aria-label="${text}"`);
  });

  it('says that there are no ratings instead of showing no stars', () => {
    for (const value of [null, Number.NaN]) {
      const markup = renderToStaticMarkup(<Rating value={value} />);
      expect(markup).toContain('Sem avaliações');
      expect(markup).not.toContain('role="img"');
    }
  });

  it('counts in Portuguese', () => {
    expect(renderToStaticMarkup(<Rating value={4} count={1} />)).toContain('1 avaliação');
    expect(renderToStaticMarkup(<Rating value={4} count={12_840} />)).toContain('12.840 avaliações');
  });
});
