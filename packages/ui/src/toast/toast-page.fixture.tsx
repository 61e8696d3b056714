import { StrictMode } from 'react';
import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../browser-testing/mount.ts';
import { closeToast, forgetToast, showToast, type ToastOptions, toastQueue } from './toast-queue.ts';
import { ToastRegion, type ToastRegionProps } from './toast-region.tsx';

export function empty() {
  for (const { id } of toastQueue.read()) {
    closeToast(id);
    forgetToast(id);
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
  const mounted = await mount(
    <StrictMode>
      <div>
        <button type="button">Salvar</button>
        <p>Uma página.</p>
        <ToastRegion {...props} />
      </div>
    </StrictMode>,
  );
  return mounted;
}

export async function show(...toasts: (ToastOptions | string)[]) {
  // On a busy machine a toast's own time would be up before the test is through.
  const duration = 3_600_000;
  for (const toast of toasts)
    showToast({ duration, ...(typeof toast === 'string' ? { title: toast } : toast) });
  await vi.waitFor(() => expect(titles().length).toBeGreaterThan(0));
}
