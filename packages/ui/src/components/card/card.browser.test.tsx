import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount, useCleanPage } from '../../testing/browser/mount.ts';
import { describeConformance } from '../../testing/conformance/conformance.tsx';
import { Link } from '../link/link.tsx';
import {
  CardBody,
  CardFooter,
  CardHeader,
  CardMedia,
  type CardPartProps,
  CardTitle,
  type CardTitleProps,
} from './card-parts.tsx';
import { Card, CardRoot } from './card.tsx';

describeConformance({
  component: Card,
  props: { children: 'Conteúdo' },
  dataComponent: 'card',
  element: HTMLDivElement,
});

describeConformance({
  component: CardRoot,
  props: { children: 'Conteúdo' },
  dataComponent: 'card',
  element: HTMLDivElement,
});

describeConformance<CardPartProps>({
  component: (props) => (
    <Card.Root>
      <CardMedia {...props} />
    </Card.Root>
  ),
  props: { children: 'Conteúdo' },
  dataComponent: 'card',
  part: 'media',
  element: HTMLDivElement,
});

describeConformance<CardPartProps>({
  component: (props) => (
    <Card.Root>
      <CardHeader {...props} />
    </Card.Root>
  ),
  props: { children: 'Conteúdo' },
  dataComponent: 'card',
  part: 'header',
  element: HTMLDivElement,
});

describeConformance<CardTitleProps>({
  component: (props) => (
    <Card.Root>
      <CardTitle {...props} />
    </Card.Root>
  ),
  props: { level: 3, children: 'Conteúdo' },
  dataComponent: 'card',
  part: 'title',
  element: HTMLHeadingElement,
});

describeConformance<CardPartProps>({
  component: (props) => (
    <Card.Root>
      <CardBody {...props} />
    </Card.Root>
  ),
  props: { children: 'Conteúdo' },
  dataComponent: 'card',
  part: 'body',
  element: HTMLDivElement,
});

describeConformance<CardPartProps>({
  component: (props) => (
    <Card.Root>
      <CardFooter {...props} />
    </Card.Root>
  ),
  props: { children: 'Conteúdo' },
  dataComponent: 'card',
  part: 'footer',
  element: HTMLDivElement,
});

const ring = (element: Element) => getComputedStyle(element).outlineStyle;

describe('Card, interactive', () => {
  useCleanPage();

  it('the ring of the stretched link surrounds the card; a second link keeps its own', async () => {
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
