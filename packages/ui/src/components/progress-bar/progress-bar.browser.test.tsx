import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mount, useCleanPage } from '../../testing/browser/mount.ts';
import { describeConformance } from '../../testing/conformance/conformance.tsx';
import { ProgressBar } from './progress-bar.tsx';

describeConformance({
  component: ProgressBar,
  props: { label: 'Enviando documentos', value: 40 },
  dataComponent: 'progress-bar',
  element: HTMLDivElement,
});

const bar = () => page.getByRole('progressbar', { name: 'Cadastro' }).element();
const fillWidth = () => document.querySelector('[data-part=fill]')?.getBoundingClientRect().width;

describe('ProgressBar', () => {
  useCleanPage();

  it('is filled by its value, from the start to the end of its track', async () => {
    const { rerender } = await mount(
      <div style={{ width: 200 }}>
        <ProgressBar label="Cadastro" value={3} maximum={8} />
      </div>,
    );
    expect(fillWidth()).toBe(75);
    expect(bar()).toHaveProperty('position', 0.375);
    for (const [value, width] of [
      [0, 0],
      [8, 200],
    ] as const) {
      rerender(
        <div style={{ width: 200 }}>
          <ProgressBar label="Cadastro" value={value} maximum={8} />
        </div>,
      );
      await expect.poll(fillWidth).toBe(width);
    }
  });

  it('without a value the browser treats it as indeterminate, and it is animated', async () => {
    await mount(<ProgressBar label="Cadastro" value={null} />);
    expect(bar().matches(':indeterminate')).toBe(true);
    const [running] = document.querySelector('[data-part=fill]')?.getAnimations() ?? [];
    expect(running?.effect?.getComputedTiming().endTime).toBe(Infinity);
  });

  it('keeps its name if its label is hidden, without space for it', async () => {
    const { container } = await mount(<ProgressBar label="Cadastro" value={40} size="small" hideLabel />);
    expect(bar()).toBeDefined();
    expect(container.getBoundingClientRect().height).toBe(4);
  });
});
