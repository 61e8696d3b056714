import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { desktop, mount, phone, useCleanPage } from '../../testing/browser/mount.ts';
import { describeConformance } from '../../testing/conformance/conformance.tsx';
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

/** A task at its third step, and content after it. */
function Task() {
  const [current, setCurrent] = useState(3);
  return (
    <>
      <Stepper steps={steps} current={current} onCurrentChange={setCurrent} />
      <a href="#adiante">Continuar</a>
    </>
  );
}

describe('Stepper with real input', () => {
  useCleanPage();

  it('completed steps can be pressed, and those the caller allows', async () => {
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

  it('a pressed step keeps the focus, and is no Tab stop after it was left', async () => {
    await mount(<Task />);
    await userEvent.tab();
    await userEvent.keyboard('{Tab}{Enter}');
    const pressed = page.getByRole('button', { name: 'Responsável' });
    await expect.element(page.getByText('Passo 2 de 4')).toBeVisible();
    await expect.element(pressed).toHaveFocus();
    await expect.element(pressed).toHaveAttribute('aria-disabled', 'true');
    await userEvent.tab();
    await expect.element(page.getByRole('link')).toHaveFocus();
    await expect.element(pressed).not.toBeInTheDocument();
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    await expect.element(page.getByRole('button', { name: /^Criança/ })).toHaveFocus();
  });

  it('a pressed step keeps the focus if the caller reverts the change', async () => {
    let asked = 0;
    const stepper = (current: number) => (
      <Stepper steps={steps} current={current} onCurrentChange={() => (asked += 1)} />
    );
    const { rerender } = await mount(stepper(3));
    await userEvent.click(page.getByRole('button', { name: /^Responsável/ }));
    rerender(stepper(2));
    await expect.element(page.getByText('Passo 2 de 4')).toBeVisible();
    rerender(stepper(1));
    await expect.element(page.getByText('Passo 1 de 4')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Responsável' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(asked).toBe(1);
  });

  it('on a phone shows only the label of the current step, and all of them are read', async () => {
    await phone();
    await mount(<Stepper steps={steps} current={2} />);
    const listed = page.getByRole('list', { name: 'Passo 2 de 4' });
    await expect.element(listed).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
    for (const label of document.querySelectorAll('[data-part=label]')) {
      expect(label.getBoundingClientRect().width).toBeLessThanOrEqual(1);
    }
    await expect.element(page.getByText('· Responsável')).toBeVisible();
    await desktop();
  });

  it('its buttons are at least 24 px', async () => {
    await phone();
    await mount(<Stepper steps={steps} current={4} onCurrentChange={() => {}} />);
    for (const button of page.getByRole('button').elements()) {
      const { width, height } = button.getBoundingClientRect();
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    }
    await desktop();
  });
});
