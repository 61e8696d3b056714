import { describe, expect, it } from 'vitest';
import { desktop, mount, phone, useCleanPage } from '../../testing/browser/mount.ts';
import { readThrough } from '../../testing/browser/spoken.ts';
import { Pagination } from './pagination.tsx';

const pages = (page: number) => <Pagination page={page} count={20} hrefFor={(target) => `#${target}`} />;

describe('Pagination in a screen reader', () => {
  useCleanPage();

  it('announces its name, pages by number and the current one, and no gaps', async () => {
    await desktop();
    const { container } = await mount(pages(10));
    const phrases = await readThrough(container);
    expect(phrases[0]).toBe('navigation, Paginação');
    expect(phrases.filter((phrase) => phrase.startsWith('link'))).toEqual([
      'link, Anterior',
      'link, Página 1',
      'link, Página 9',
      'link, Página 10, current page',
      'link, Página 11',
      'link, Página 20',
      'link, Próximo',
    ]);
    expect(phrases.join(' ')).not.toContain('…');
  });

  it('at an end the arrow is still there, and announced as disabled', async () => {
    const { container } = await mount(pages(1));
    expect(await readThrough(container)).toContain('link, Anterior, disabled');
  });

  it('announces “Página N de M” as text on a phone', async () => {
    await phone();
    const { container } = await mount(pages(10));
    const phrases = await readThrough(container);
    expect(phrases).toContain('Página 10 de 20');
    expect(phrases.filter((phrase) => phrase.startsWith('link'))).toEqual([
      'link, Anterior',
      'link, Próximo',
    ]);
    await desktop();
  });
});
