import Search from 'lucide-react/icons/search';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Button } from './button.tsx';
import { LinkButton } from './link-button.tsx';

describe('Button', () => {
  it('does not submit a form unless `type` says so', () => {
    expect(renderToStaticMarkup(<Button>Limpar</Button>)).toContain('type="button"');
    expect(renderToStaticMarkup(<Button type="submit">Buscar</Button>)).toContain('type="submit"');
  });

  it('announces that it is loading, with a message the caller can replace', () => {
    expect(renderToStaticMarkup(<Button loading>Salvar</Button>)).toContain('Carregando');
    const markup = renderToStaticMarkup(
      <Button loading messages={{ loading: 'Salvando' }}>
        Salvar
      </Button>,
    );
    expect(markup).toContain('Salvando');
    expect(markup).not.toContain('Carregando');
  });

  it('is aria-disabled and never disabled while it loads, so that it keeps the focus', () => {
    const markup = renderToStaticMarkup(<Button loading>Salvar</Button>);
    expect(markup).toContain('aria-disabled="true"');
    expect(markup).not.toContain(' disabled=""');
  });

  it('hides its icon from assistive technology', () => {
    expect(renderToStaticMarkup(<Button icon={Search}>Buscar</Button>)).toMatch(
      /<svg[^>]+aria-hidden="true"/,
    );
  });
});

describe('LinkButton', () => {
  it('LinkButton is a link, not a button', () => {
    const markup = renderToStaticMarkup(<LinkButton href="/escolas">Ver escolas</LinkButton>);
    expect(markup).toMatch(/^<a [^>]*href="\/escolas"/);
    expect(markup).not.toContain('role="button"');
  });
});
