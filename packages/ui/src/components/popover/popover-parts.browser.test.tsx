import type { ComponentProps, ReactNode } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { desktop, findings, mount, useCleanPage } from '../../testing/browser/mount.ts';
import { describeConformance } from '../../testing/conformance/conformance.tsx';
import {
  PopoverArrow,
  PopoverBody,
  PopoverContent,
  PopoverRoot,
  PopoverTitle,
  PopoverTrigger,
} from './index.ts';

describeConformance({
  component: (props: ComponentProps<typeof PopoverTrigger>) => (
    <PopoverRoot>
      <PopoverTrigger data-component="popover-trigger" {...props} />
    </PopoverRoot>
  ),
  props: { children: 'Abrir' },
  dataComponent: 'popover-trigger',
  element: HTMLButtonElement,
  asChild: true,
});

function OpenPopover({ children }: { children: ReactNode }) {
  return (
    <PopoverRoot defaultOpen>
      <PopoverTrigger>Abrir</PopoverTrigger>
      <PopoverContent aria-label="Desconto">{children}</PopoverContent>
    </PopoverRoot>
  );
}

// The other parts are those of a dialog.
describeConformance({
  component: (props: ComponentProps<typeof PopoverArrow>) => (
    <OpenPopover>
      <PopoverArrow {...props} />
    </OpenPopover>
  ),
  props: {},
  dataComponent: 'popover',
  portalled: true,
  part: 'arrow',
  element: SVGSVGElement,
});

function Pointing({ text }: { text: string }) {
  return (
    <div style={{ padding: '80px 300px' }}>
      <PopoverRoot>
        <PopoverTrigger>Abrir</PopoverTrigger>
        <PopoverContent align="center">
          <PopoverArrow />
          <PopoverTitle>Desconto</PopoverTitle>
          <PopoverBody>{text}</PopoverBody>
        </PopoverContent>
      </PopoverRoot>
    </div>
  );
}

const popover = () => page.getByRole('dialog', { name: 'Desconto' });
const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();

async function open(text: string) {
  await mount(<Pointing text={text} />);
  await userEvent.click(page.getByRole('button', { name: 'Abrir' }));
  await expect.element(popover()).toHaveFocus();
  // Placed below its trigger.
  await expect.poll(() => box('[data-component=popover]').top).toBeGreaterThan(80);
  await Promise.all(document.getAnimations().map(({ finished }) => finished));
}

describe('the arrow of a popover', () => {
  useCleanPage();
  beforeEach(desktop);

  it('sticks out between the trigger and the popover, at the middle of the trigger', async () => {
    await open('Uma frase sobre o desconto.');
    const trigger = page.getByRole('button', { name: 'Abrir' }).element().getBoundingClientRect();
    const arrow = box('[data-part=arrow]');
    // Whole pixels, and the popover's border.
    expect(Math.abs(arrow.left + arrow.right - trigger.left - trigger.right)).toBeLessThan(5);
    expect(arrow.top).toBeGreaterThanOrEqual(trigger.bottom);
    expect(arrow.bottom).toBeLessThanOrEqual(popover().element().getBoundingClientRect().top + 2);
    expect(getComputedStyle(popover().element()).overflow).toBe('visible');
    expect(await findings()).toEqual([]);
  });

  it('beside it a long body scrolls, also by keys', async () => {
    await open('Uma frase comprida sobre o desconto. '.repeat(100));
    const { top, bottom } = popover().element().getBoundingClientRect();
    expect(bottom - top).toBeLessThanOrEqual(512);
    await userEvent.tab();
    const body = document.querySelector('[data-part=body]');
    expect(document.activeElement).toBe(body);
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(() => body?.scrollTop).toBeGreaterThan(0);
    expect(await findings()).toEqual([]);
  });
});
