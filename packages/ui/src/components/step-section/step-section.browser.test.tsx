import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mount, useCleanPage } from '../../testing/browser/mount.ts';
import { describeConformance } from '../../testing/conformance/conformance.tsx';
import { StepFlow, StepSection } from './step-section.tsx';

describeConformance({
  component: StepSection,
  props: { title: 'Seus dados', children: 'Campos' },
  dataComponent: 'step-section',
  element: HTMLElement,
});

describeConformance({
  component: StepFlow,
  props: { children: 'Passos' },
  dataComponent: 'step-flow',
  element: HTMLDivElement,
});

const heading = () => page.getByRole('heading', { name: 'Seus dados' }).element();

describe('StepSection', () => {
  useCleanPage();

  it('leaves the focus unchanged until the visitor changes the step', async () => {
    const { rerender } = await mount(<StepSection title="Seus dados" />);
    expect(document.activeElement).toBe(document.body);
    rerender(<StepSection title="Seus dados" focused />);
    await expect.poll(() => document.activeElement).toBe(heading());
  });

  it('scrolls to the top of its flow, which contains the stepper', async () => {
    const { container } = await mount(
      <div style={{ paddingBlock: '200vh' }}>
        <StepFlow>
          <p style={{ height: 300 }}>Passo 2 de 4</p>
          <StepSection title="Seus dados" focused />
        </StepFlow>
      </div>,
    );
    const flow = container.querySelector('[data-component=step-flow]');
    const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
    await expect.poll(() => flow?.getBoundingClientRect().top).toBeCloseTo(padding + 16, 0);
    expect(document.activeElement).toBe(heading());
  });
});
