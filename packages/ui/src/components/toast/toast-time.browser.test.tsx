import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { pass, useStoppedClock } from '../../testing/browser/clock.ts';
import { desktop, useCleanPage } from '../../testing/browser/mount.ts';
import { moveMouseTo } from '../../testing/browser/pointer.ts';
import { empty, gone, item, mountPage, region, show, titles } from './toast-page.fixture.tsx';
import type { ToastOptions } from './toast-queue.ts';

describe('Toast over time', () => {
  useCleanPage();
  useStoppedClock();
  beforeEach(desktop);
  beforeEach(() => moveMouseTo(document.body));
  afterEach(empty);

  it('ST-10 closes by itself when its time is up', async () => {
    const onOpenChange = vi.fn<NonNullable<ToastOptions['onOpenChange']>>();
    await mountPage();
    await show({ title: 'Escola salva', duration: 200, onOpenChange });
    await gone();
    expect(onOpenChange.mock.calls.map(([open, { reason }]) => [open, reason])).toEqual([[false, 'timeout']]);
    await vi.waitFor(() => expect(region().elements()).toHaveLength(0));
  });

  it('keeps its remaining time while the pointer is on it', async () => {
    await mountPage();
    await show({ title: 'Escola salva', duration: 5000 });
    await pass(2000);
    await moveMouseTo(page.getByText('Escola salva').element());
    await pass(60_000);
    await moveMouseTo(page.getByText('Uma página.').element());
    await pass(2800);
    expect(titles()).toEqual(['Escola salva']);
    await pass(200);
    expect(titles()).toEqual([]);
  });

  it('stays for at least a second after the pointer has left it', async () => {
    await mountPage();
    await show({ title: 'Escola salva', duration: 300 });
    await moveMouseTo(page.getByText('Escola salva').element());
    await pass(600);
    expect(titles()).toEqual(['Escola salva']);
    await moveMouseTo(page.getByText('Uma página.').element());
    await pass(950);
    expect(titles()).toEqual(['Escola salva']);
    await pass(50);
    expect(titles()).toEqual([]);
  });

  it('pauses while it has the focus, and while the window has not', async () => {
    await mountPage();
    await show({ title: 'Escola salva', duration: 300 });
    await userEvent.keyboard('{F6}');
    expect(document.activeElement).toBe(item());
    await pass(600);
    expect(titles()).toEqual(['Escola salva']);
    await userEvent.keyboard('{F6}');
    window.dispatchEvent(new Event('blur'));
    await pass(1500);
    expect(titles()).toEqual(['Escola salva']);
    window.dispatchEvent(new Event('focus'));
    await gone();
  });

  it('stays until it is closed if it has an action or the danger tone', async () => {
    await mountPage();
    await show(
      { tone: 'danger', title: 'Sem conexão', duration: 50 },
      { title: 'Removida', duration: 50, action: { label: 'Desfazer', onPress: () => {} } },
    );
    await pass(300);
    expect(titles()).toEqual(['Sem conexão', 'Removida']);
  });
});
