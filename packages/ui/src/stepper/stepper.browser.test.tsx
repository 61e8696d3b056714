import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { desk, mount, phone, useCleanPage } from '../browser-testing/mount.ts';
import { describeConformance } from '../conformance/conformance.tsx';
import { Stepper, type StepperStep } from './stepper.tsx';

const steps: StepperStep[] = [
  { label: 'Criança' },
  { label: 'Responsável' },
  { label: 'Documentos' },
  { label: 'Reserva' },
];

describeConformance({
  component: Stepper,
  props: { steps, current: 2 },
  dataComponent: 'stepper',
  element: HTMLDivElement,
});

describe('Stepper under a real hand', () => {
  useCleanPage();

  it('clickable only if allowed: what is behind, and what the caller opens', async () => {
    const asked: unknown[] = [];
    const [child, parent, documents, booking] = steps as [StepperStep, StepperStep, StepperStep, StepperStep];
    await mount(
      <Stepper
        steps={[{ ...child, allowed: false }, parent, documents, { ...booking, allowed: true }]}
        current={3}
        onCurrentChange={(step, { reason }) => asked.push([step, reason])}
      />,
    );
    const buttons = page.getByRole('button').elements();
    expect(buttons.map(({ textContent }) => textContent)).toEqual(['Responsável, concluído', '4Reserva']);
    await userEvent.click(page.getByRole('button', { name: /^Responsável/ }));
    await userEvent.keyboard('{Tab}{Enter}');
    expect(asked).toEqual([
      [2, 'step-press'],
      [4, 'step-press'],
    ]);
  });

  it('on a phone shows the words of the current step alone, and all of them are read', async () => {
    await phone();
    await mount(<Stepper steps={steps} current={2} />);
    const listed = page.getByRole('list', { name: 'Passo 2 de 4' });
    await expect.element(listed).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
    for (const label of document.querySelectorAll('[data-part=label]')) {
      expect(label.getBoundingClientRect().width).toBeLessThanOrEqual(1);
    }
    await expect.element(page.getByText('· Responsável')).toBeVisible();
    await desk();
  });

  it('what may be pressed is 24 px at least', async () => {
    await phone();
    await mount(<Stepper steps={steps} current={4} onCurrentChange={() => {}} />);
    for (const button of page.getByRole('button').elements()) {
      const { width, height } = button.getBoundingClientRect();
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    }
    await desk();
  });
});
