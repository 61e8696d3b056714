import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mount, useCleanPage } from '../../testing/browser/mount.ts';
import { describeConformance } from '../../testing/conformance/conformance.tsx';
import { PageWidth } from './page-width.tsx';

describeConformance({
  component: PageWidth,
  props: { children: 'Página' },
  dataComponent: 'page-width',
  element: HTMLDivElement,
});

describe('PageWidth', () => {
  useCleanPage();
  afterEach(() => page.viewport(414, 896));

  it.each([
    [320, 16, 288],
    [768, 24, 720],
    [1280, 32, 1216],
    [1600, 192, 1216],
  ])(
    'in a window of %d px leaves %d px on the left, and %d px for the content',
    async (window, left, width) => {
      await page.viewport(window, 700);
      const { container } = await mount(
        <PageWidth>
          <p>Página</p>
        </PageWidth>,
      );
      const content = container.querySelector('p')?.getBoundingClientRect();
      expect([content?.left, content?.width]).toEqual([left, width]);
    },
  );

  it.each([
    [1280, 1216],
    [1600, 1536],
    [2560, 1856],
  ])('wide, in a window of %d px has %d px for the content', async (window, width) => {
    await page.viewport(window, 700);
    const { container } = await mount(
      <PageWidth wide>
        <p>Página</p>
      </PageWidth>,
    );
    expect(container.querySelector('p')?.getBoundingClientRect().width).toBe(width);
  });

  it('is aligned with a wide page below it', async () => {
    await page.viewport(1600, 700);
    const { container } = await mount(
      <>
        <PageWidth>
          <p>Cabeçalho</p>
        </PageWidth>
        <PageWidth wide>
          <p>Página</p>
        </PageWidth>
      </>,
    );
    const lefts = [...container.querySelectorAll('p')].map((text) => text.getBoundingClientRect().left);
    expect(lefts).toEqual([32, 32]);
  });
});
