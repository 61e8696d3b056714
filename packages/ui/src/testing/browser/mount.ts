import '../../../.storybook/preview.css';
import axe from 'axe-core';
import { createElement, type ReactElement, type ReactNode, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { clearAnnouncements } from './announced.ts';

const cleanups: (() => void)[] = [];

/** Calls `onMount` once all effects of the tree have run. */
function AfterEffects({ onMount, tree }: { onMount: () => void; tree: ReactNode }) {
  useEffect(onMount, [onMount]);
  return tree;
}

/**
 * Renders a tree into the page for one test, and waits for its effects: a test must not press a key before its listener
 * is there. @returns functions to unmount it and to render it again.
 */
export async function mount(tree: ReactElement) {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const unmount = () => {
    root.unmount();
    container.remove();
  };
  cleanups.push(unmount);
  const mounted = Promise.withResolvers<void>();
  const rerender = (next: ReactElement) =>
    root.render(createElement(AfterEffects, { onMount: mounted.resolve, tree: next }));
  rerender(tree);
  await mounted.promise;
  return { container, unmount, rerender };
}

/** Resizes the window, unless it has this size: asking the browser takes longer than many a test. */
async function resize(width: number, height: number): Promise<void> {
  if (window.innerWidth !== width || window.innerHeight !== height) await page.viewport(width, height);
}

/** A window of a phone (360 px) or a desktop (1280 px). */
export const phone = () => resize(360, 640);
export const desktop = () => resize(1280, 800);

/** Waits until finite animations and transitions have ended. */
async function waitForAnimations(): Promise<void> {
  const finite = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(finite.map(({ finished }) => finished));
}

/** All axe findings on the whole page, layers included, once animations have ended. */
export async function findings(): Promise<string[]> {
  await waitForAnimations();
  const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

function hasLayerEntry(): boolean {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'melhorEscolaLayer' in state;
}

/**
 * Waits until an unmounted layer has removed its history entry, which is asynchronous: otherwise the next test's layer
 * would push its entry onto one that is about to be removed.
 */
async function waitForHistory(): Promise<void> {
  const until = performance.now() + 2000;
  while (hasLayerEntry() && performance.now() < until) await new Promise((resolve) => setTimeout(resolve, 5));
}

/** The file of the last `useCleanPage`. */
let lastFile: string | undefined;

/**
 * Unmounts what each test has mounted, and fails the test if React or Radix logged something. Call it once at the top
 * of a file: all files share one page.
 */
export function useCleanPage(): void {
  const messages: string[] = [];
  beforeAll(async () => {
    await resize(414, 896);
    const { testPath } = expect.getState();
    // The last test of another file may have announced something, which appears after 100 ms.
    if (testPath !== lastFile) await new Promise((resolve) => setTimeout(resolve, 120));
    lastFile = testPath;
  });
  beforeEach(() => {
    messages.length = 0;
    clearAnnouncements();
    for (const method of ['error', 'warn'] as const) {
      vi.spyOn(console, method).mockImplementation((...values: unknown[]) => {
        // The test runner logs this event; browsers do not: the observers continue in the next frame.
        if (!String(values[0]).includes('ResizeObserver loop')) messages.push(values.join(' '));
      });
    }
  });
  afterEach(async () => {
    for (const cleanup of cleanups.splice(0)) cleanup();
    await waitForHistory();
    vi.restoreAllMocks();
    expect(messages, 'the console stays silent').toEqual([]);
  });
}
