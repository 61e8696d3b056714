import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Dialog } from './dialog.tsx';

describe('Dialog on the server', () => {
  it('is only its trigger, which announces what it opens', () => {
    const html = renderToStaticMarkup(
      <Dialog title="Sair sem salvar?" trigger={<button type="button">Sair</button>} defaultOpen />,
    );
    expect(html).toBe('<button type="button" aria-haspopup="dialog" aria-expanded="false">Sair</button>');
  });

  it('the types reject a dialog without a title', () => {
    // @ts-expect-error a layer without a title
    expect(renderToStaticMarkup(<Dialog open />)).toBe('');
  });

  it('renders nothing without a trigger', () => {
    expect(renderToStaticMarkup(<Dialog title="Sair sem salvar?" open />)).toBe('');
  });
});
