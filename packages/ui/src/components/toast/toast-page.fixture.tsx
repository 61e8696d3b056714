import { StrictMode, useEffect } from 'react';
import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../testing/browser/mount.ts';
import { closeToast, deleteToast, showToast, type ToastOptions, toastQueue } from './toast-queue.ts';
import { ToastRegion, type ToastRegionProps } from './toast-region.tsx';

export function empty() {
  for (const { id } of toastQueue.read()) {
    closeToast(id);
    deleteToast(id);
  }
}

export const region = () => page.getByRole('region');
export const titles = () =>
  [...document.querySelectorAll('[data-part=item][data-state=open] [data-part=title]')].map(
    ({ textContent }) => textContent,
  );
export const item = (index = 0) => {
  const element = document.querySelectorAll<HTMLElement>('[data-part=item][data-state=open]')[index];
  if (!element) throw new Error(`There is no toast ${index}.`);
  return element;
};
export const close = (index = 0) => page.getByRole('button', { name: 'Fechar' }).nth(index);
export const gone = () => vi.waitFor(() => expect(titles()).toEqual([]), 2000);

export async function mountPage(props: ToastRegionProps = {}) {
  const { promise: effectsRan, resolve } = Promise.withResolvers<void>();
  const mounted = await mount(
    <StrictMode>
      <div>
        <button type="button">Salvar</button>
        <p>Uma página.</p>
        <ToastRegion {...props} />
        <AfterEffects onRun={resolve} />
      </div>
    </StrictMode>,
  );
  // The region subscribes in an effect; on a busy machine that is later than its first render.
  await effectsRan;
  return mounted;
}

/** Runs after the effects of preceding components. */
function AfterEffects({ onRun }: { onRun: () => void }) {
  useEffect(onRun, [onRun]);
  return null;
}

export async function show(...toasts: (ToastOptions | string)[]) {
  // On a busy machine a toast could close before the test ends.
  const duration = 3_600_000;
  for (const toast of toasts)
    showToast({ duration, ...(typeof toast === 'string' ? { title: toast } : toast) });
  await vi.waitFor(() => expect(titles().length).toBeGreaterThan(0));
}
