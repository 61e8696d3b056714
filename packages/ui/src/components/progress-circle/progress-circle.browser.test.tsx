import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mount, useCleanPage } from '../../testing/browser/mount.ts';
import { describeConformance } from '../../testing/conformance/conformance.tsx';
import { ProgressCircle } from './progress-circle.tsx';

describeConformance({
  component: ProgressCircle,
  props: { label: 'Perfil preenchido', value: 40 },
  dataComponent: 'progress-circle',
  element: HTMLDivElement,
});

const progress = () => page.getByRole('progressbar', { name: 'Perfil' }).element() as HTMLProgressElement;

describe('ProgressCircle', () => {
  useCleanPage();

  it('CO-05 its arc is as long as its value', async () => {
    const { container } = await mount(<ProgressCircle label="Perfil" value={25} />);
    const arc = container.querySelector<SVGCircleElement>('[data-part="arc"]');
    const { strokeDasharray, strokeDashoffset } = getComputedStyle(arc as SVGCircleElement);
    const whole = Number.parseFloat(strokeDasharray);
    expect(whole).toBeCloseTo(arc?.getTotalLength() ?? 0, 0);
    expect(1 - Number.parseFloat(strokeDashoffset) / whole).toBeCloseTo(0.25, 3);
  });

  it('the browser treats an indeterminate one as a progress without a value', async () => {
    const { rerender } = await mount(<ProgressCircle label="Perfil" value={40} />);
    expect([progress().value, progress().position, progress().ariaValueText]).toEqual([40, 0.4, '40%']);
    rerender(<ProgressCircle label="Perfil" value={null} />);
    await expect.poll(() => progress().position).toBe(-1);
    expect(progress().ariaValueText).toBeNull();
  });
});
