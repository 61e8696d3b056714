import type { ComponentProps } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Autocomplete } from '../autocomplete/autocomplete.tsx';
import { declared } from '../../testing/browser/declared.ts';
import { desktop, findings, mount, phone, useCleanPage } from '../../testing/browser/mount.ts';
import { describeConformance } from '../../testing/conformance/conformance.tsx';
import type { LayerDetails } from '../../internal/layer/layer-state.ts';
import { dialog, gone, mountDialog, open, root, startClosing, trigger } from './dialog-page.fixture.tsx';
import { Dialog } from './dialog.tsx';
import {
  DialogBody,
  DialogClose,
  DialogContent,
  DialogFooter,
  DialogHeader,
  DialogRoot,
  DialogTitle,
  DialogTrigger,
} from './index.ts';

describeConformance({
  component: Dialog,
  props: { title: 'Excluir a conta?', defaultOpen: true },
  dataComponent: 'dialog',
  element: HTMLDivElement,
  portalled: true,
});

describeConformance({
  component: (props: ComponentProps<typeof DialogContent>) => (
    <DialogRoot defaultOpen>
      <DialogTrigger>Abrir</DialogTrigger>
      <DialogContent {...props}>
        <DialogHeader>
          <DialogTitle>Excluir a conta?</DialogTitle>
          <DialogClose />
        </DialogHeader>
        <DialogBody>Não há volta.</DialogBody>
        <DialogFooter>
          <DialogClose asChild>
            <button type="button">Cancelar</button>
          </DialogClose>
        </DialogFooter>
      </DialogContent>
    </DialogRoot>
  ),
  props: {},
  dataComponent: 'dialog',
  element: HTMLDivElement,
  portalled: true,
});

const pressOutside = () => userEvent.click(document.documentElement, { position: { x: 5, y: 5 } });

describe('Dialog', () => {
  useCleanPage();
  beforeEach(desktop);

  it('a caller can cancel', async () => {
    await mountDialog({ onOpenChange: (next, details) => !next && details.cancel() });
    await open();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog()).toBeVisible();
  });

  it('locks the page without moving it, and releases it as soon as it starts to close', async () => {
    await mountDialog();
    window.scrollTo({ top: 100, behavior: 'instant' });
    await userEvent.click(trigger());
    await expect.element(dialog()).toBeVisible();
    expect(root.style.overflow).toBe('hidden');
    expect(window.scrollY).toBe(100);
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(root.style.overflow).toBe(''));
    expect(document.body.style.pointerEvents).toBe('');
    expect(window.scrollY).toBe(100);
  });

  it('releases the page when it unmounts during its animation', async () => {
    const { unmount } = await mountDialog();
    const going = await startClosing();
    unmount();
    expect(going.isConnected).toBe(false);
    expect(root.style.overflow).toBe('');
    expect(document.body.style.pointerEvents).toBe('');
    expect(document.querySelectorAll('[inert]')).toHaveLength(0);
  });

  it('presses in the list of a field in it do not count as outside', async () => {
    await mountDialog({ children: <Autocomplete label="Cidade" loadOptions={() => ['Palmas, TO']} /> });
    await open();
    await userEvent.click(page.getByRole('combobox'));
    await userEvent.click(page.getByRole('option'));
    await expect.element(page.getByRole('combobox')).toHaveValue('Palmas, TO');
    await expect.element(dialog()).toBeVisible();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(page.getByRole('option')).toBeVisible();
    expect(await findings()).toEqual([]);
  });

  it('has the theme of where it opened', async () => {
    await mount(
      <div data-theme="dark" data-brand="career-guide">
        <Dialog title="Excluir a conta?" trigger={<button type="button">Abrir</button>} />
      </div>,
    );
    await open();
    expect(dialog().element()).toHaveProperty('dataset.theme', 'dark');
    expect(dialog().element()).toHaveProperty('dataset.brand', 'career-guide');
  });

  it('is never higher than the window; its content scrolls, header and footer stay', async () => {
    await phone();
    await mountDialog({
      children: <p style={{ height: 2000 }}>Longo</p>,
      footer: <button type="button">Sim</button>,
    });
    await open();
    await vi.waitFor(() => {
      const { top, bottom, left, right } = dialog().element().getBoundingClientRect();
      expect({ top, bottom, left, right }).toEqual({ top: 16, bottom: 624, left: 16, right: 344 });
    });
    await expect.element(page.getByRole('button', { name: 'Sim' })).toBeInViewport();
    expect(declared(dialog().element())).toMatch(/max-block-size: calc\([^;]*100dvh/);
    expect(await findings()).toEqual([]);
  });

  it('while it closes, nothing in it can be pressed twice', async () => {
    await mountDialog();
    const going = await startClosing();
    expect(going).toHaveAttribute('inert');
    going.getAnimations().forEach((movement) => movement.finish());
    await vi.waitFor(() => expect(going.isConnected).toBe(false));
  });

  it('its trigger announces what it opens: aria-expanded, and aria-controls only while it is open', async () => {
    await mountDialog({ id: 'excluir' });
    expect(trigger().element().hasAttribute('aria-controls')).toBe(false);
    await open();
    expect(trigger().element().getAttribute('aria-controls')).toBe('excluir');
    expect(trigger().element().ariaExpanded).toBe('true');
    await userEvent.keyboard('{Escape}');
    await gone();
    expect(trigger().element().hasAttribute('aria-controls')).toBe(false);
  });

  it('Escape belongs to a field with its own use for it: the field closes its list, clears itself, then the dialog closes', async () => {
    await mountDialog({ children: <Autocomplete label="Cidade" loadOptions={() => ['Palmas, TO']} /> });
    await open();
    const field = page.getByRole('combobox');
    await userEvent.fill(field, 'pal');
    await expect.element(page.getByRole('option')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('option')).not.toBeInTheDocument();
    await expect.element(field).toHaveValue('pal');
    await userEvent.keyboard('{Escape}');
    await expect.element(field).toHaveValue('');
    await expect.element(dialog()).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await gone();
  });

  it('each press outside closes one layer: a list, then the dialog', async () => {
    await mountDialog({ children: <Autocomplete label="Cidade" loadOptions={() => ['Palmas, TO']} /> });
    await open();
    await userEvent.click(page.getByRole('combobox'));
    await expect.element(page.getByRole('option')).toBeVisible();
    await pressOutside();
    await expect.element(page.getByRole('option')).not.toBeInTheDocument();
    await expect.element(dialog()).toBeVisible();
    await pressOutside();
    await gone();
  });

  it('does not change what the page had made inert itself', async () => {
    const own = document.body.appendChild(document.createElement('div'));
    own.inert = true;
    await mountDialog();
    await open();
    await userEvent.keyboard('{Escape}');
    await gone();
    expect(own.inert).toBe(true);
    own.remove();
  });

  it('of its parts, a trigger anywhere inside the root opens it, and any close button closes it', async () => {
    const onOpenChange = vi.fn<(open: boolean, details: LayerDetails) => void>();
    await mount(
      <DialogRoot onOpenChange={onOpenChange}>
        <p>
          <DialogTrigger asChild>
            <a href="#conta">Abrir</a>
          </DialogTrigger>
        </p>
        <DialogContent size="small">
          <DialogTitle>Excluir a conta?</DialogTitle>
          <DialogClose>Cancelar</DialogClose>
        </DialogContent>
      </DialogRoot>,
    );
    await userEvent.click(page.getByRole('link', { name: 'Abrir' }));
    await expect.element(dialog()).toBeVisible();
    expect(await findings()).toEqual([]);
    await userEvent.click(page.getByRole('button', { name: 'Cancelar' }));
    await gone();
    await expect.element(page.getByRole('link', { name: 'Abrir' })).toHaveFocus();
    expect(onOpenChange.mock.calls.map(([, { reason }]) => reason)).toEqual(['trigger', 'close-button']);
  });
});
