import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { desktop, mount, useCleanPage } from '../../testing/browser/mount.ts';
import { describeConformance } from '../../testing/conformance/conformance.tsx';
import { Stack } from './stack.tsx';

describeConformance({
  component: Stack,
  props: { children: 'Texto' },
  dataComponent: 'stack',
  element: HTMLDivElement,
});

describe('Stack', () => {
  useCleanPage();
  afterEach(desktop);

  it.each([
    ['extra-small', 4],
    ['medium', 16],
    ['extra-large', 40],
  ] as const)('%s is %d px of space', async (gap, space) => {
    const { container } = await mount(
      <Stack gap={gap}>
        <p>Um</p>
        <p>Dois</p>
      </Stack>,
    );
    const [one, other] = [...container.querySelectorAll('p')].map((p) => p.getBoundingClientRect());
    expect((other?.top ?? 0) - (one?.bottom ?? 0)).toBe(space);
  });

  it('is a column on a phone, and a row from 640 px', async () => {
    const { container } = await mount(
      <Stack direction="row-from-small">
        <p>Um</p>
        <p>Dois</p>
      </Stack>,
    );
    const lefts = () =>
      new Set([...container.querySelectorAll('p')].map((p) => p.getBoundingClientRect().left)).size;
    await page.viewport(360, 740);
    expect(lefts()).toBe(1);
    await page.viewport(640, 740);
    expect(lefts()).toBe(2);
  });

  it('a caller’s class overrides its own', async () => {
    const { container } = await mount(<Stack className="gap-2">Texto</Stack>);
    const stack = container.querySelector('[data-component="stack"]') ?? container;
    expect(getComputedStyle(stack).rowGap).toBe('8px');
  });
});
