import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { announced, clearAnnouncements } from '../../testing/browser/announced.ts';
import { pass, useStoppedClock } from '../../testing/browser/clock.ts';
import { mount, useCleanPage } from '../../testing/browser/mount.ts';
import { describeConformance } from '../../testing/conformance/conformance.tsx';
import { Textarea } from './textarea.tsx';

describeConformance({
  component: Textarea,
  props: { label: 'Depoimento', hint: 'Conte como foi.', error: 'Escreva um pouco mais.', maximum: 40 },
  dataComponent: 'textarea',
  element: HTMLTextAreaElement,
  part: 'control',
});

const field = () => page.getByRole('textbox').element() as HTMLTextAreaElement;
const counter = () => document.querySelector('[data-part=counter] [aria-hidden]')?.textContent;

function Shouting() {
  const [value, setValue] = useState('escola');
  return <Textarea label="Texto" value={value} onValueChange={(next) => setValue(next.toUpperCase())} />;
}

describe('Textarea on a real keyboard', () => {
  useCleanPage();

  it('its counter follows keys, a paste, a script and the reset of the form', async () => {
    const { container } = await mount(
      <form>
        <Textarea label="Depoimento" maximum={20} defaultValue="Boa" />
      </form>,
    );
    await userEvent.click(page.getByText('Depoimento'));
    await userEvent.keyboard('{End} escola');
    await expect.poll(counter).toBe('10/20');
    container.querySelector('form')?.reset();
    await expect.poll(counter).toBe('3/20');
  });

  it('text over the maximum stays, and is announced', async () => {
    await mount(<Textarea label="Depoimento" maximum={5} />);
    await userEvent.fill(page.getByRole('textbox'), 'Boa escola');
    expect(field().value).toBe('Boa escola');
    await expect.poll(counter).toBe('5 caracteres a mais');
  });

  it('keeps the caret while the caller rewrites typed text', async () => {
    await mount(<Shouting />);
    field().focus();
    field().setSelectionRange(3, 3);
    await userEvent.keyboard('xy');
    expect(field().value).toBe('ESCXYOLA');
    expect(field().selectionStart).toBe(5);
  });

  it('grows with its text, up to two thirds of the window', async () => {
    await mount(<Textarea label="Texto" rows={2} />);
    const before = field().clientHeight;
    const { lineHeight, paddingBlock } = getComputedStyle(field());
    expect(before).toBeGreaterThanOrEqual(2 * parseFloat(lineHeight) + 2 * parseFloat(paddingBlock));
    await userEvent.fill(page.getByRole('textbox'), 'linha\n'.repeat(6));
    expect(field().clientHeight).toBeGreaterThan(before);
    await userEvent.fill(page.getByRole('textbox'), 'linha\n'.repeat(200));
    expect(field().clientHeight).toBeLessThanOrEqual(window.innerHeight * 0.67);
  });
});

describe('Textarea over time', () => {
  useCleanPage();
  useStoppedClock();
  beforeEach(clearAnnouncements);

  it('its counter is announced near the end, when typing pauses', async () => {
    await mount(<Textarea label="Depoimento" maximum={10} />);
    await userEvent.click(page.getByRole('textbox'));
    await userEvent.keyboard('Boa');
    await pass(5000);
    expect(announced()).toEqual([]);
    await userEvent.keyboard(' esco');
    await pass(999);
    await userEvent.keyboard('l');
    await pass(999);
    expect(announced()).toEqual([]);
    await pass(1 + 100);
    expect(announced()).toEqual(['Falta 1 caractere']);
  });
});
