import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount, useCleanPage } from '../../testing/browser/mount.ts';
import { describeConformance } from '../../testing/conformance/conformance.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

describeConformance({
  component: VisuallyHidden,
  props: { children: 'Palavras' },
  dataComponent: 'visually-hidden',
  element: HTMLSpanElement,
  asChild: true,
});

const linkWidth = () => page.getByText('Pular para o conteúdo').element().getBoundingClientRect().width;

describe('VisuallyHidden', () => {
  useCleanPage();

  it('is announced, and takes no space', async () => {
    await mount(
      <button type="button">
        <VisuallyHidden>Fechar</VisuallyHidden>
      </button>,
    );
    await expect.element(page.getByRole('button', { name: 'Fechar' })).toBeInTheDocument();
    const { width, height } = page.getByText('Fechar').element().getBoundingClientRect();
    expect([width, height]).toEqual([1, 1]);
  });

  it('is visible while it has the focus', async () => {
    await mount(
      <>
        <VisuallyHidden untilFocused asChild>
          <a href="#conteudo">Pular para o conteúdo</a>
        </VisuallyHidden>
        <button type="button">Depois</button>
      </>,
    );
    expect(linkWidth()).toBe(1);
    await userEvent.tab();
    await expect.element(page.getByRole('link', { name: 'Pular para o conteúdo' })).toHaveFocus();
    expect(linkWidth()).toBeGreaterThan(100);
    await userEvent.tab();
    expect(linkWidth()).toBe(1);
  });
});
