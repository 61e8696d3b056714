import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { desktop, mount, useCleanPage } from '../../testing/browser/mount.ts';
import { describeConformance } from '../../testing/conformance/conformance.tsx';
import { Grid } from './grid.tsx';

describeConformance({
  component: Grid,
  props: { children: 'Texto' },
  dataComponent: 'grid',
  element: HTMLDivElement,
});

const columns = (container: Element) =>
  new Set([...container.querySelectorAll('p')].map((one) => one.getBoundingClientRect().left)).size;

describe('Grid', () => {
  useCleanPage();
  afterEach(desktop);

  const five = ['1', '2', '3', '4', '5'].map((key) => <p key={key}>{key}</p>);

  it.each([
    [360, 1],
    [640, 2],
    [768, 2],
    [1024, 4],
  ])('in a window of %d px it has %d columns', async (width, count) => {
    await page.viewport(width, 740);
    const { container } = await mount(<Grid columns={{ sm: 2, lg: 4 }}>{five}</Grid>);
    expect(columns(container)).toBe(count);
  });

  it('has as many columns of the minimum width as fit, and one if none does', async () => {
    await page.viewport(320, 740);
    const { container, rerender } = await mount(<Grid minColumn="100px">{five}</Grid>);
    expect(columns(container)).toBe(2);
    rerender(<Grid minColumn="900px">{five}</Grid>);
    await expect.poll(() => columns(container)).toBe(1);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  });

  it('a nested grid has its own columns', async () => {
    await page.viewport(1024, 740);
    const { container } = await mount(
      <Grid columns={{ sm: 2, lg: 4 }}>
        <Grid>{five}</Grid>
      </Grid>,
    );
    expect(columns(container)).toBe(1);
  });
});
