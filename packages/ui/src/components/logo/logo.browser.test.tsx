import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mount, useCleanPage } from '../../testing/browser/mount.ts';
import { describeConformance } from '../../testing/conformance/conformance.tsx';
import { type Brand, brandNames, Logo } from './logo.tsx';

describeConformance({
  component: Logo,
  props: {},
  dataComponent: 'logo',
  element: HTMLSpanElement,
});

describe('Logo', () => {
  useCleanPage();

  it.each([
    ['small', 24],
    ['medium', 32],
    ['large', 48],
  ] as const)(
    'CO-05 the mark of a %s one is %i px, an image with the name of the brand',
    async (size, side) => {
      await mount(<Logo variant="mark" size={size} />);
      const { width, height } = page
        .getByRole('img', { name: 'Melhor Escola' })
        .element()
        .getBoundingClientRect();
      expect([width, height]).toEqual([side, side]);
    },
  );

  it('announces the name once if it is beside the mark', async () => {
    await mount(<Logo data-testid="logo" />);
    expect(page.getByTestId('logo').element().textContent).toBe('Melhor Escola');
    await expect.element(page.getByRole('img')).not.toBeInTheDocument();
  });

  it.each(Object.keys(brandNames) as Brand[])('%s keeps its color, whatever the theme', async (brand) => {
    await mount(
      <>
        {['light', 'dark'].map((theme) => (
          <div key={theme} data-theme={theme}>
            <Logo brand={brand} variant="mark" />
          </div>
        ))}
      </>,
    );
    const [light, dark] = [...document.querySelectorAll('rect')].map((paper) => getComputedStyle(paper).fill);
    expect(light).toMatch(/^rgb/);
    expect(dark).toBe(light);
  });
});
