import { describe, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { mount, useCleanPage } from '../../testing/browser/mount.ts';
import { describeConformance } from '../../testing/conformance/conformance.tsx';
import { translateLikeABrowser } from '../../testing/translator.ts';
import { Heading } from './heading.tsx';
import { Text, type TextSize } from './text.tsx';

describeConformance({
  component: Text,
  props: { children: 'Palavras' },
  dataComponent: 'text',
  element: HTMLParagraphElement,
});

describeConformance({
  component: Heading,
  props: { level: 2, children: 'Título' },
  dataComponent: 'heading',
  element: HTMLHeadingElement,
});

const width = (money: string) => page.getByText(money).element().getBoundingClientRect().width;

describe('Text', () => {
  useCleanPage();
  const sizes = { 'extra-small': 13, small: 15, medium: 17, large: 20, 'extra-large': 24 } as const;

  it.each(Object.entries(sizes))('CO-05 %s is %i px', async (size, pixels) => {
    await mount(<Text size={size as TextSize}>Palavras</Text>);
    expect(getComputedStyle(page.getByText('Palavras').element()).fontSize).toBe(`${pixels}px`);
  });

  it('tabular figures are aligned in a column', async () => {
    await mount(
      <>
        {['111,11', '888,88'].map((money) => (
          <Text key={money} as="span" tabular>
            {money}
          </Text>
        ))}
      </>,
    );
    expect(width('111,11')).toBeCloseTo(width('888,88'), 1);
  });

  it('without a tone it inherits the color', async () => {
    await mount(
      <div style={{ color: 'rgb(1, 2, 3)' }}>
        <Text>Palavras</Text>
      </div>,
    );
    expect(getComputedStyle(page.getByText('Palavras').element()).color).toBe('rgb(1, 2, 3)');
  });
});

const lineCount = async (windowWidth: number) => {
  await page.viewport(windowWidth, 600);
  const { container } = await mount(<Text style={{ width: 60 }}>Bem-te-viçosos</Text>);
  return container.querySelector('.me-unbroken')?.getClientRects().length;
};

describe('a short word with a hyphen', () => {
  useCleanPage();

  it('stays on one line', async () => {
    expect(await lineCount(320)).toBe(1);
  });

  it('breaks in a window that is narrower at the default font size, as with a large font', async () => {
    expect(await lineCount(300)).toBeGreaterThan(1);
  });
});

describe('translated', () => {
  useCleanPage();

  it('A7 a heading changes after a browser’s translator has replaced the texts around a word with a hyphen', async () => {
    onTestFinished(translateLikeABrowser());
    const { rerender } = await mount(<Heading level={1}>Confirme o e-mail agora</Heading>);
    const heading = page.getByRole('heading');
    await expect.poll(() => heading.element().querySelector('font')).not.toBeNull();
    rerender(<Heading level={1}>Recado</Heading>);
    await expect.element(heading).toHaveAccessibleName('Recado');
    rerender(<Heading level={1}>Escola Bem-te-vi</Heading>);
    await expect.element(heading).toHaveAccessibleName('Escola Bem-te-vi');
    rerender(<Heading level={1}>Escola Arco-Íris, no centro</Heading>);
    await expect.element(heading).toHaveAccessibleName('Escola Arco-Íris, no centro');
  });
});
