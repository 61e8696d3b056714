import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount, useCleanPage } from '../browser-testing/mount.ts';
import { describeConformance } from '../conformance/conformance.tsx';
import { Link } from '../link/link.tsx';
import { Card } from './card.tsx';

describeConformance({
  component: Card,
  props: { children: 'Conteúdo' },
  dataComponent: 'card',
  element: HTMLDivElement,
});

const ring = (element: Element) => getComputedStyle(element).outlineStyle;

describe('Card, interactive', () => {
  useCleanPage();

  it('the ring of the stretched link is the card’s; a second link keeps its own', async () => {
    const { container } = await mount(
      <Card interactive>
        <Link href="#escola" tone="quiet" stretched>
          Colégio Horizonte
        </Link>
        <Link asChild>
          <a href="#regras">Regras da bolsa</a>
        </Link>
      </Card>,
    );
    const card = container.querySelector('[data-component=card]') ?? container;
    const stretched = page.getByRole('link', { name: 'Colégio Horizonte' }).element();
    const second = page.getByRole('link', { name: 'Regras da bolsa' }).element();
    await userEvent.tab();
    expect(document.activeElement).toBe(stretched);
    expect([ring(card), ring(stretched)]).toEqual(['solid', 'none']);
    await userEvent.tab();
    expect(document.activeElement).toBe(second);
    expect([ring(card), ring(second)]).toEqual(['none', 'solid']);
  });
});
