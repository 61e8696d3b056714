import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Dialog } from './dialog.tsx';

describe('Dialog on the server', () => {
  it('is its trigger alone, which says what it opens', () => {
    const html = renderToStaticMarkup(
      <Dialog title="Sair sem salvar?" trigger={<button type="button">Sair</button>} defaultOpen />,
    );
    expect(html).toBe('<button type="button" aria-haspopup="dialog" aria-expanded="false">Sair</button>');
  });

  it('required title: the types refuse a dialog without a name', () => {
    // @ts-expect-error a layer of which nobody knows what it is about
    expect(renderToStaticMarkup(<Dialog open />)).toBe('');
  });

  it('is nothing without a trigger', () => {
    expect(renderToStaticMarkup(<Dialog title="Sair sem salvar?" open />)).toBe('');
  });
});
