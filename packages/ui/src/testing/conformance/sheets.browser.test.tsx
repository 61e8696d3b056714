import { composeStories } from '@storybook/react-vite';
import { type ComponentType, createElement } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { tabbable } from 'tabbable';
import { page, userEvent } from 'vitest/browser';
import { emulateMedia } from '../browser/emulate-media.ts';
import { desktop, mount, useCleanPage } from '../browser/mount.ts';
import { overflowing, longestAnimation, outlines, unreadableTexts } from './rendered.ts';

type StoryFile = Parameters<typeof composeStories>[0];

// Every component on the sheet of all its states; new ones are included automatically.
const sheets = Object.entries(
  import.meta.glob<StoryFile>('../../components/*/*.stories.tsx', { eager: true }),
).flatMap(([file, stories]) => {
  const { AllStates: sheet }: Record<string, ComponentType> = composeStories(stories);
  return sheet ? [[file.slice('../../components/'.length), sheet] as const] : [];
});

/** A sheet on the page background as in Storybook, with space for focus rings. */
async function lay(sheet: ComponentType) {
  const mounted = await mount(<div style={{ padding: 16 }}>{createElement(sheet)}</div>);
  await document.fonts.ready;
  return mounted;
}

/** The controls that look the same with the keyboard's focus as without it. */
async function unmarkedControls(): Promise<string[]> {
  // One key press, so that focus set by a script is shown as keyboard focus.
  await userEvent.tab();
  const unmarked = tabbable(document.body).filter((control) => {
    // Radix's focus guards go with their layer, which closes when the focus leaves it: only a sheet holds one open.
    if (control.matches('[data-radix-focus-guard]')) return false;
    // Focus inside a frame is only visible in that frame.
    if (!(control instanceof HTMLElement) || control instanceof HTMLIFrameElement) return false;
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    const before = outlines(control);
    control.focus({ preventScroll: true });
    return document.activeElement === control && outlines(control).every((ring) => before.includes(ring));
  });
  return unmarked.map(({ outerHTML }) => outerHTML.slice(0, 160));
}

const layouts: readonly { name: string; width: number; text?: string; direction?: 'rtl' }[] = [
  { name: '1280 px at 200 % zoom', width: 640 },
  { name: '640 px with text of 200 %', width: 640, text: '200%' },
  { name: '320 px, right to left', width: 320, direction: 'rtl' },
  { name: '1280 px, right to left', width: 1280, direction: 'rtl' },
];

describe('the sheet of all states', () => {
  // Once for all components: each call waits.
  useCleanPage();

  describe.each(sheets)('%s', (_file, sheet) => {
    beforeEach(desktop);
    afterEach(() => {
      document.documentElement.removeAttribute('dir');
      document.documentElement.style.removeProperty('font-size');
    });

    // The built Storybook's checks include 320 px, left to right.
    it('A2 moves less under reduced motion, overflows in no layout, and is readable in forced colors', async () => {
      await emulateMedia('prefers-reduced-motion');
      await lay(sheet);
      expect.soft(longestAnimation(document.body), 'reduced motion, in ms').toBeLessThanOrEqual(1);
      for (const { name, width, text = '', direction = '' } of layouts) {
        await page.viewport(width, 800);
        document.documentElement.style.fontSize = text;
        document.documentElement.dir = direction;
        expect.soft(overflowing(), name).toEqual([]);
      }
      document.documentElement.removeAttribute('dir');
      await emulateMedia('forced-colors');
      expect.soft(unreadableTexts(document.body), 'texts with the color of their background').toEqual([]);
      expect.soft(await unmarkedControls(), 'controls that do not show their focus').toEqual([]);
    });
  });
});

it('every component has a sheet', () => {
  const files = Object.keys(import.meta.glob('../../components/*/*.stories.tsx'));
  expect(files.filter((file) => !sheets.some(([name]) => file.endsWith(name)))).toEqual([]);
});
