import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Carousel } from './carousel.tsx';
import { paces } from './use-rotation.ts';

const slides = ['a', 'b', 'c'].map((text) => <p key={text}>{text}</p>);

const listParts = (markup: string) =>
  ['previous', 'next', 'pagination'].filter((part) => markup.includes(`data-part="${part}"`));

describe('Carousel', () => {
  it('ST-12 CO-05 stays for 7000, 5000 or 3000 ms', () => {
    expect(paces).toEqual({ slow: 7000, normal: 5000, fast: 3000 });
  });

  it('is a region with a role in Portuguese, and names slides "N de M"', () => {
    const markup = renderToStaticMarkup(<Carousel label="Fotos">{slides}</Carousel>);
    expect(markup).toMatch(/^<section [^>]*aria-roledescription="carrossel" aria-label="Fotos"/);
    expect(
      [...markup.matchAll(/aria-roledescription="slide" aria-label="([^"]+)"/g)].map(([, name]) => name),
    ).toEqual(['1 de 3', '2 de 3', '3 de 3']);
  });

  it('no slide is inert without scripts, so that every one is reachable', () => {
    expect(renderToStaticMarkup(<Carousel label="Fotos">{slides}</Carousel>)).not.toContain('inert');
  });

  it('the pause button is first in tab order', () => {
    const markup = renderToStaticMarkup(
      <Carousel label="Fotos" autoplay="slow">
        {slides}
      </Carousel>,
    );
    expect(/<button[^>]*>/.exec(markup)?.[0]).toContain('data-part="rotation"');
    expect(markup.indexOf('data-part="rotation"')).toBeLessThan(markup.indexOf('data-part="slides"'));
  });

  it('has no controls with a single slide', () => {
    const markup = renderToStaticMarkup(
      <Carousel label="Fotos" autoplay="slow" loop>
        {slides[0]}
      </Carousel>,
    );
    expect(markup).not.toContain('<button');
    expect(markup).not.toContain('data-part="controls"');
  });

  it('ST-12 arrows and pagination are shown unless disabled', () => {
    expect(listParts(renderToStaticMarkup(<Carousel label="Fotos">{slides}</Carousel>))).toEqual([
      'previous',
      'next',
      'pagination',
    ]);
    const bare = (
      <Carousel label="Fotos" arrows={false} pagination={false}>
        {slides}
      </Carousel>
    );
    expect(listParts(renderToStaticMarkup(bare))).toEqual([]);
  });

  it('has Portuguese messages, which a caller can replace', () => {
    const markup = renderToStaticMarkup(
      <Carousel label="Fotos" messages={{ next: 'Próxima foto' }}>
        {slides}
      </Carousel>,
    );
    expect(markup).toContain('aria-label="Anterior"');
    expect(markup).toContain('aria-label="Próxima foto"');
    expect(markup).toContain('aria-label="Mostrar 2 de 3"');
  });
});
