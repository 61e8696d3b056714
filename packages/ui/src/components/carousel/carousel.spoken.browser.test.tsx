import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { desktop, mount, useCleanPage } from '../../testing/browser/mount.ts';
import { spokenDuring, readThrough } from '../../testing/browser/spoken.ts';
import { Carousel, type CarouselProps } from './carousel.tsx';

async function show(props: Partial<CarouselProps> = {}) {
  const mounted = await mount(
    <Carousel label="Fotos do Colégio Horizonte" {...props}>
      {['Pátio', 'Biblioteca'].map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Carousel>,
  );
  await vi.waitFor(() => expect(document.querySelector('[data-ready]')).not.toBeNull());
  return mounted;
}

describe('Carousel in a screen reader', () => {
  useCleanPage();

  it('announces the pause button first, then its name, slides as “N de M”, and only the visible slide', async () => {
    await desktop();
    const { container } = await show({ autoplay: 'slow' });
    await vi.waitFor(() => expect(container.querySelector('[inert]')).not.toBeNull());
    expect(await readThrough(container)).toEqual([
      'carrossel, Fotos do Colégio Horizonte',
      'button, Pausar a rotação',
      'button, Anterior, disabled',
      'button, Próximo',
      'slide, 1 de 2',
      'paragraph',
      'Pátio',
      'list, Escolher o que mostrar',
      'listitem, level 1, position 1, set size 2',
      'button, Mostrar 1 de 2, current item',
      'listitem, level 1, position 2, set size 2',
      'button, Mostrar 2 de 2',
    ]);
  });

  it('the label of the pause button names the effect of a press', async () => {
    const { container } = await show({ autoplay: 'slow' });
    await userEvent.click(page.getByRole('button', { name: 'Pausar a rotação' }));
    expect(await readThrough(container)).toContain('button, Retomar a rotação');
  });

  it('announces the next slide, and the arrow at the end as disabled, which keeps the focus', async () => {
    const { container } = await show();
    const phrases = await spokenDuring(() => userEvent.click(page.getByRole('button', { name: 'Próximo' })));
    expect(phrases).toEqual(['button, Próximo']);
    await expect
      .poll(() => document.querySelector('[aria-label="1 de 2"]')?.hasAttribute('inert'))
      .toBe(true);
    const content = await readThrough(container);
    expect(content).toEqual(
      expect.arrayContaining(['button, Próximo, disabled', 'slide, 2 de 2', 'Biblioteca']),
    );
    expect(content).not.toContain('Pátio');
  });
});
