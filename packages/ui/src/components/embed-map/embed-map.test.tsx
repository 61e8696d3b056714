import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { EmbedMap, framePermissions } from './embed-map.tsx';

const props = {
  src: 'https://maps.example/embed?q=1',
  href: 'https://maps.example/?q=1',
  provider: 'Mapas',
};

describe('EmbedMap', () => {
  it('the types reject a map without a title', () => {
    // @ts-expect-error a frame without a name
    const nameless = <EmbedMap {...props} />;
    expect(nameless.props).not.toHaveProperty('title');
  });

  it('the server renders no frame, and requests nothing of the map', () => {
    const markup = renderToStaticMarkup(<EmbedMap {...props} title="Mapa da escola" />);
    expect(markup).not.toContain('<iframe');
    expect(markup).not.toContain('maps.example/embed');
    expect(markup).toContain('data-status="waiting"');
  });

  it('links to the map, also without JavaScript', () => {
    const markup = renderToStaticMarkup(<EmbedMap {...props} title="Mapa da escola" />);
    expect(markup).toMatch(
      /<a [^>]*target="_blank"[^>]*href="https:\/\/maps\.example\/\?q=1"[^>]*><span[^>]*>Abrir no Mapas/,
    );
  });

  it('names the provider that receives data before the visitor allows it', () => {
    const markup = renderToStaticMarkup(
      <EmbedMap {...props} title="Mapa da escola" defaultAllowed={false} />,
    );
    expect(markup).toContain('data-status="asking"');
    expect(markup).toContain('O mapa vem de Mapas, que recebe o endereço IP do seu aparelho.');
  });
});

describe('framePermissions', () => {
  const here = 'https://melhorescola.example/escolas/horizonte';

  it('allows an external map its origin', () => {
    expect(framePermissions('https://maps.example/embed', here).split(' ')).toContain('allow-same-origin');
  });

  it('never combines scripts and own origin for a page of this site', () => {
    expect(framePermissions('/mapa', here)).not.toContain('allow-same-origin');
  });
});
