import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { emulateMedia } from '../../testing/browser/emulate-media.ts';
import { desktop, findings, mount, useCleanPage } from '../../testing/browser/mount.ts';
import { describeConformance } from '../../testing/conformance/conformance.tsx';
import { AccordionItem, type AccordionItemProps, type ItemListener } from './accordion-item.tsx';
import {
  AccordionContent,
  type AccordionContentProps,
  AccordionTrigger,
  type AccordionTriggerProps,
} from './accordion-parts.tsx';
import type { AccordionProps } from './accordion-root.tsx';
import { Accordion } from './accordion.tsx';

describeConformance({
  component: Accordion,
  props: {
    children: (
      <AccordionItem value="1" title="Como funciona?">
        Assim.
      </AccordionItem>
    ),
  },
  dataComponent: 'accordion',
  element: HTMLDivElement,
});

describeConformance({
  component: (props: AccordionItemProps) => (
    <Accordion>
      <AccordionItem {...props} />
    </Accordion>
  ),
  props: { value: '1', title: 'Como funciona?', children: 'Assim.' },
  dataComponent: 'accordion-item',
  element: HTMLDivElement,
});

describeConformance({
  component: (props: AccordionTriggerProps) => (
    <Accordion>
      <AccordionItem value="1">
        <AccordionTrigger {...props} />
        <AccordionContent>Assim.</AccordionContent>
      </AccordionItem>
    </Accordion>
  ),
  props: { children: 'Como funciona?' },
  dataComponent: 'accordion',
  part: 'trigger',
  element: HTMLButtonElement,
});

describeConformance({
  component: (props: AccordionContentProps) => (
    <Accordion>
      <AccordionItem value="1">
        <AccordionTrigger>Como funciona?</AccordionTrigger>
        <AccordionContent {...props} />
      </AccordionItem>
    </Accordion>
  ),
  props: { children: 'Assim.' },
  dataComponent: 'accordion',
  part: 'panel',
  element: HTMLElement,
});

const trigger = (name: string) => page.getByRole('button', { name });
const panel = (name: string) => {
  const element = document.getElementById(trigger(name).element().getAttribute('aria-controls') ?? '');
  if (!element) throw new Error(`${name} has no panel.`);
  return element;
};
const isOpen = (name: string) => trigger(name).element().getAttribute('aria-expanded') === 'true';
const animationEnd = (name: string) =>
  Promise.all(
    panel(name)
      .getAnimations()
      .map(({ finished }) => finished),
  );

interface Listeners {
  first?: ItemListener;
  second?: ItemListener;
}

function mountQuestions(extra: Partial<AccordionProps> = {}, { first, second }: Listeners = {}) {
  return mount(
    <StrictMode>
      <Accordion {...extra}>
        <AccordionItem value="primeira" title="Primeira" onOpenChange={first}>
          <p style={{ height: 100 }}>Resposta um.</p>
        </AccordionItem>
        <AccordionItem value="segunda" title="Segunda" onOpenChange={second}>
          <p id="resposta-dois" style={{ height: 100 }}>
            Resposta dois. <a href="#mais">Mais</a>
          </p>
        </AccordionItem>
      </Accordion>
      <button type="button">Depois</button>
    </StrictMode>,
  );
}

describe('Accordion', () => {
  useCleanPage();
  beforeEach(desktop);
  afterEach(() => window.history.replaceState(null, '', window.location.pathname + window.location.search));

  it('ST-06 reports opening and closing, including the item that closes because another opens', async () => {
    const first = vi.fn<ItemListener>();
    const second = vi.fn<ItemListener>();
    await mountQuestions({}, { first, second });
    await userEvent.click(trigger('Segunda'));
    expect(isOpen('Primeira')).toBe(false);
    expect(isOpen('Segunda')).toBe(true);
    expect(first.mock.calls.map(([open, { reason }]) => [open, reason])).toEqual([[false, 'press']]);
    expect(second.mock.calls.map(([open, { reason }]) => [open, reason])).toEqual([[true, 'press']]);
    expect(second.mock.calls[0]?.[1].event).toBeInstanceOf(PointerEvent);
  });

  it('an item can cancel the change of all', async () => {
    await mountQuestions({}, { first: (_open, details) => details.cancel() });
    await userEvent.click(trigger('Segunda'));
    expect(isOpen('Primeira')).toBe(true);
    expect(isOpen('Segunda')).toBe(false);
  });

  it('a closed panel takes no space and no focus, and is not read', async () => {
    await mountQuestions();
    expect(panel('Segunda').getBoundingClientRect().height).toBe(0);
    await userEvent.click(trigger('Primeira'));
    await userEvent.tab();
    await expect.element(trigger('Segunda')).toHaveFocus();
    await userEvent.tab();
    await expect.element(trigger('Depois')).toHaveFocus();
    await userEvent.click(trigger('Segunda'));
    await expect.element(trigger('Segunda')).toHaveFocus();
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('Mais');
    expect(await findings()).toEqual([]);
  });

  it('a panel in which the browser finds text opens, and reports it', async () => {
    const second = vi.fn<ItemListener>();
    await mountQuestions({}, { second });
    expect(panel('Segunda').getAttribute('hidden')).toBe('until-found');
    // A fragment and a search reveal text the same way; a test can only use the first.
    window.location.hash = '#resposta-dois';
    await vi.waitFor(() => expect(isOpen('Segunda')).toBe(true));
    expect(second.mock.calls.map(([open, { reason }]) => [open, reason])).toEqual([[true, 'found']]);
    expect(second.mock.calls[0]?.[1].event.type).toBe('beforematch');
    expect(panel('Segunda').hasAttribute('hidden')).toBe(false);
    expect(isOpen('Primeira')).toBe(false);
    expect(panel('Primeira').getAttribute('hidden')).toBe('until-found');
  });

  it('a found panel is hidden again if the change is canceled', async () => {
    const onValueChange = vi.fn<NonNullable<AccordionProps['onValueChange']>>((_value, details) =>
      details.cancel(),
    );
    await mountQuestions({ onValueChange });
    window.location.hash = '#resposta-dois';
    await vi.waitFor(() => expect(onValueChange).toHaveBeenCalledOnce());
    await vi.waitFor(() => expect(panel('Segunda').getAttribute('hidden')).toBe('until-found'));
  });

  it('an item that is open by default is not animated on first paint', async () => {
    const moved = vi.fn<(event: Event) => void>();
    for (const type of ['transitionrun', 'animationstart']) document.body.addEventListener(type, moved);
    await mountQuestions();
    expect(panel('Primeira').getAnimations()).toEqual([]);
    expect(panel('Primeira').getBoundingClientRect().height).toBeGreaterThan(100);
    // Both are notified in the next frame.
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    expect(moved).not.toHaveBeenCalled();
    for (const type of ['transitionrun', 'animationstart']) document.body.removeEventListener(type, moved);
  });

  it('opens and closes with an animation that can be reversed half-way', async () => {
    await mountQuestions();
    const { height } = panel('Primeira').getBoundingClientRect();
    // So slow that a busy machine reaches the half-way point in time; then it is set by hand.
    panel('Primeira').style.transitionDuration = '100s';
    const heightAt = (share: number) => {
      const movement = panel('Primeira')
        .getAnimations()
        .find((one) => one instanceof CSSTransition && one.transitionProperty === 'height');
      if (!movement) throw new Error('There is no animation.');
      movement.pause();
      movement.currentTime = Number(movement.effect?.getComputedTiming().duration) * share;
      return panel('Primeira').getBoundingClientRect().height;
    };
    await userEvent.click(trigger('Primeira'));
    const halfWay = heightAt(0.5);
    expect(halfWay).toBeGreaterThan(0);
    expect(halfWay).toBeLessThan(height);
    await userEvent.click(trigger('Primeira'));
    expect(heightAt(0)).toBeCloseTo(halfWay, 0);
    panel('Primeira')
      .getAnimations()
      .forEach((movement) => movement.finish());
    expect(panel('Primeira').getBoundingClientRect().height).toBe(height);
  });

  it('opens without visible animation under reduced motion', async () => {
    await emulateMedia('prefers-reduced-motion');
    await mountQuestions();
    await userEvent.click(trigger('Primeira'));
    const durations = panel('Primeira')
      .getAnimations()
      .map(({ effect }) => effect?.getComputedTiming().duration);
    for (const duration of durations) expect(duration).toBeLessThan(1);
    expect(panel('Primeira').getBoundingClientRect().height).toBe(0);
  });

  it('a panel grows with the one that opens in it', async () => {
    await mount(
      <Accordion>
        <AccordionItem value="fora" title="Fora">
          <Accordion defaultValue={[]} headingLevel={4}>
            <AccordionItem value="dentro" title="Dentro">
              <p style={{ height: 200 }}>Achado.</p>
            </AccordionItem>
          </Accordion>
        </AccordionItem>
      </Accordion>,
    );
    const { height } = panel('Fora').getBoundingClientRect();
    await userEvent.click(trigger('Dentro'));
    await animationEnd('Dentro');
    const grown = panel('Fora').getBoundingClientRect().height - height;
    expect(grown).toBeGreaterThanOrEqual(200);
    expect(grown).toBeCloseTo(panel('Dentro').getBoundingClientRect().height, 0);
  });

  it('text found in a nested panel opens both panels', async () => {
    await mount(
      <Accordion defaultValue={[]}>
        <AccordionItem value="fora" title="Fora">
          <Accordion defaultValue={[]} headingLevel={4}>
            <AccordionItem value="dentro" title="Dentro">
              <p id="la-dentro">Achado.</p>
            </AccordionItem>
          </Accordion>
        </AccordionItem>
      </Accordion>,
    );
    window.location.hash = '#la-dentro';
    await vi.waitFor(() => expect(isOpen('Fora')).toBe(true));
    await vi.waitFor(() => expect(isOpen('Dentro')).toBe(true));
  });

  it('everything is open in print', async () => {
    await mountQuestions({ defaultValue: [] });
    await emulateMedia('print');
    expect(panel('Segunda').getBoundingClientRect().height).toBeGreaterThan(100);
  });
});
