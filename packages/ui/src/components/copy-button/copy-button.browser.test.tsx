import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { findings, mount, useCleanPage } from '../../testing/browser/mount.ts';
import { describeConformance } from '../../testing/conformance/conformance.tsx';
import { CopyButton } from './copy-button.tsx';

describeConformance({
  component: CopyButton,
  props: { text: 'ME-7Q2K', children: 'Copiar código' },
  dataComponent: 'copy-button',
  element: HTMLButtonElement,
});

describe('CopyButton', () => {
  useCleanPage();
  afterEach(() => vi.restoreAllMocks());

  it('copies the text, by keyboard too, and says so', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await mount(<CopyButton text="ME-7Q2K" />);
    page.getByRole('button', { name: 'Copiar' }).element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('button', { name: 'Copiado' })).toHaveFocus();
    expect(write).toHaveBeenCalledExactlyOnceWith('ME-7Q2K');
    expect(await findings()).toEqual([]);
  });

  it('says what to do where copying is not allowed', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    await mount(<CopyButton text="ME-7Q2K" />);
    await userEvent.click(page.getByRole('button', { name: 'Copiar' }));
    await expect.element(page.getByRole('button', { name: /selecione o texto/ })).toBeVisible();
  });

  it('does not copy after a caller has prevented it', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await mount(<CopyButton text="ME-7Q2K" onClick={(event) => event.preventDefault()} />);
    await userEvent.click(page.getByRole('button', { name: 'Copiar' }));
    expect(write).not.toHaveBeenCalled();
  });
});
