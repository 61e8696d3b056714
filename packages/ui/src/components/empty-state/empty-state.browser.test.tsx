import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { desktop, mount, useCleanPage } from '../../testing/browser/mount.ts';
import { describeConformance } from '../../testing/conformance/conformance.tsx';
import { EmptyState } from './empty-state.tsx';

describeConformance({
  component: EmptyState,
  props: { title: 'Nenhuma bolsa' },
  dataComponent: 'empty-state',
  element: HTMLDivElement,
});

describe('EmptyState', () => {
  useCleanPage();
  afterEach(desktop);

  it('its text has a readable width, and nothing overflows at 320 px', async () => {
    await page.viewport(1280, 740);
    const text = 'Escolha uma bolsa na página da escola e reserve. '.repeat(8);
    const { container } = await mount(<EmptyState title="Nenhuma bolsa">{text}</EmptyState>);
    expect(container.querySelector('p')?.getBoundingClientRect().width).toBeLessThan(800);
    await page.viewport(320, 740);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  });

  it('centered, its text and actions are in the middle', async () => {
    await mount(
      <EmptyState align="center" title="Nenhuma bolsa" actions={<button type="button">Ir</button>} />,
    );
    const state = document.querySelector('[data-component="empty-state"]')?.getBoundingClientRect();
    const action = page.getByRole('button').element().getBoundingClientRect();
    expect(action.left + action.width / 2).toBeCloseTo((state?.left ?? 0) + (state?.width ?? 0) / 2, 0);
  });
});
