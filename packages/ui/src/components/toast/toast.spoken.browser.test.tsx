import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { announced, clearAnnouncements } from '../../testing/browser/announced.ts';
import { desktop, mount, useCleanPage } from '../../testing/browser/mount.ts';
import { announcements, spokenDuring, readThrough } from '../../testing/browser/spoken.ts';
import { closeToast, deleteToast, showToast, type ToastOptions, toastQueue } from './toast-queue.ts';
import { ToastRegion } from './toast-region.tsx';

const announcedToast = (toast: ToastOptions, text: string, urgency: 'polite' | 'assertive' = 'polite') =>
  spokenDuring(async () => {
    showToast(toast);
    await vi.waitFor(() => expect(announced(urgency)).toContain(text));
  });

describe('Toast in a screen reader', () => {
  useCleanPage();
  beforeEach(desktop);
  beforeEach(clearAnnouncements);
  beforeEach(async () => {
    await mount(
      <div>
        <button type="button">Salvar</button>
        <ToastRegion />
      </div>,
    );
  });
  afterEach(() => {
    for (const { id } of toastQueue.read()) {
      closeToast(id);
      deleteToast(id);
    }
  });

  it('announces its tone and its text politely', async () => {
    const text = 'Informação: Escola salva. Está em Minhas escolas.';
    const phrases = await announcedToast(
      { title: 'Escola salva', description: 'Está em Minhas escolas.' },
      text,
    );
    expect(announcements(phrases, 'polite')).toEqual([text]);
    expect(announcements(phrases, 'assertive')).toEqual([]);
  });

  it('announces the danger tone assertively', async () => {
    const text = 'Erro: Sem conexão. Tente de novo.';
    const phrases = await announcedToast(
      { tone: 'danger', title: 'Sem conexão', description: 'Tente de novo.' },
      text,
      'assertive',
    );
    expect(announcements(phrases, 'assertive')).toEqual([text]);
    expect(announcements(phrases, 'polite')).toEqual([]);
  });

  it('an action is announced with the hotkey', async () => {
    const action = { label: 'Desfazer', onPress: () => {} };
    const text = 'Informação: Escola removida. Botão Desfazer: tecla F6';
    const phrases = await announcedToast({ title: 'Escola removida', action }, text);
    expect(announcements(phrases, 'polite')).toEqual([text]);
  });

  it('is a labeled region with a list of toasts, each with its tone, text and buttons', async () => {
    const action = { label: 'Desfazer', onPress: () => {} };
    showToast({ tone: 'success', title: 'Escola removida', action });
    const region = await vi.waitFor(() => {
      const found = document.querySelector<HTMLElement>('[data-component=toast-region]');
      if (!found) throw new Error('There is no region.');
      return found;
    });
    expect(await readThrough(region)).toEqual([
      'region, Avisos (F6)',
      'list',
      'listitem, Tudo certo: Escola removida, level 1, position 1, set size 1',
      'Tudo certo:',
      'strong',
      'Escola removida',
      'button, Desfazer',
      'button, Fechar',
    ]);
  });

  it('F6 moves to the newest, whose text is then announced', async () => {
    const toast: ToastOptions = { tone: 'danger', title: 'Sem conexão', description: 'Tente de novo.' };
    await announcedToast(toast, 'Erro: Sem conexão. Tente de novo.', 'assertive');
    await vi.waitFor(() => expect(document.querySelector('[data-part=item]')).not.toBeNull());
    const phrases = await spokenDuring(() => userEvent.keyboard('{F6}'));
    expect(phrases).toEqual(['listitem, Erro: Sem conexão. Tente de novo., level 1, position 1, set size 1']);
  });
});
