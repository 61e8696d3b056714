import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { announced, forgetAnnounced } from '../../testing/browser/announced.ts';
import { desk, mount, useCleanPage } from '../../testing/browser/mount.ts';
import { announcements, hear, readThrough } from '../../testing/browser/spoken.ts';
import { closeToast, forgetToast, showToast, type ToastOptions, toastQueue } from './toast-queue.ts';
import { ToastRegion } from './toast-region.tsx';

const heardAs = (toast: ToastOptions, words: string, urgency: 'polite' | 'assertive' = 'polite') =>
  hear(async () => {
    showToast(toast);
    await vi.waitFor(() => expect(announced(urgency)).toContain(words));
  });

describe('Toast, as it is heard', () => {
  useCleanPage();
  beforeEach(desk);
  beforeEach(forgetAnnounced);
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
      forgetToast(id);
    }
  });

  it('polite by default: what kind it is, and what it says', async () => {
    const words = 'Informação: Escola salva. Está em Minhas escolas.';
    const heard = await heardAs({ title: 'Escola salva', description: 'Está em Minhas escolas.' }, words);
    expect(announcements(heard, 'polite')).toEqual([words]);
    expect(announcements(heard, 'assertive')).toEqual([]);
  });

  it('assertive for danger', async () => {
    const words = 'Erro: Sem conexão. Tente de novo.';
    const heard = await heardAs(
      { tone: 'danger', title: 'Sem conexão', description: 'Tente de novo.' },
      words,
      'assertive',
    );
    expect(announcements(heard, 'assertive')).toEqual([words]);
    expect(announcements(heard, 'polite')).toEqual([]);
  });

  it('an action is said with the key that leads to it', async () => {
    const action = { label: 'Desfazer', onPress: () => {} };
    const words = 'Informação: Escola removida. Botão Desfazer: tecla F6';
    const heard = await heardAs({ title: 'Escola removida', action }, words);
    expect(announcements(heard, 'polite')).toEqual([words]);
  });

  it('one labelled region, a list of toasts, each with its kind, words and ways out', async () => {
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
      'Tudo certo',
      ':',
      'strong',
      'Escola removida',
      'button, Desfazer',
      'button, Fechar',
    ]);
  });

  it('F6 leads to the newest, whose words are then read', async () => {
    const toast: ToastOptions = { tone: 'danger', title: 'Sem conexão', description: 'Tente de novo.' };
    await heardAs(toast, 'Erro: Sem conexão. Tente de novo.', 'assertive');
    await vi.waitFor(() => expect(document.querySelector('[data-part=item]')).not.toBeNull());
    const heard = await hear(() => userEvent.keyboard('{F6}'));
    expect(heard).toEqual(['listitem, Erro: Sem conexão. Tente de novo., level 1, position 1, set size 1']);
  });
});
