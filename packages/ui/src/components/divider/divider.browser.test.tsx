import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { desktop, mount, useCleanPage } from '../../testing/browser/mount.ts';
import { describeConformance } from '../../testing/conformance/conformance.tsx';
import { Divider } from './divider.tsx';

describeConformance({
  component: Divider,
  props: {},
  dataComponent: 'divider',
  element: HTMLHRElement,
});

describe('Divider', () => {
  useCleanPage();
  afterEach(desktop);

  it('vertical, it is as high as its row', async () => {
    await page.viewport(640, 740);
    const { container } = await mount(
      <div style={{ display: 'flex', blockSize: 80 }}>
        <span>Manhã</span>
        <Divider orientation="vertical" />
        <span>4 vagas</span>
      </div>,
    );
    const line = container.querySelector('hr')?.getBoundingClientRect();
    expect([line?.width, line?.height]).toEqual([1, 80]);
  });

  it('its label is in the middle of the line', async () => {
    await mount(<Divider>ou</Divider>);
    const label = page.getByText('ou').element().getBoundingClientRect();
    const line = document.querySelector('[data-component="divider"]')?.getBoundingClientRect();
    expect(label.left + label.width / 2).toBeCloseTo((line?.left ?? 0) + (line?.width ?? 0) / 2, 0);
  });
});
