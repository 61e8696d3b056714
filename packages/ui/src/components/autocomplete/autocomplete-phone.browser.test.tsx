import { StrictMode, type SubmitEvent } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { desktop, findings, mount, phone, useCleanPage } from '../../testing/browser/mount.ts';
import { Dialog } from '../dialog/dialog.tsx';
import { Autocomplete } from './autocomplete.tsx';
import { findMatches } from './options/match.ts';

const cities = ['Araguaína, TO', 'Araguari, MG', 'Palmas, TO', 'São Paulo, SP'];
const search = (text: string) => cities.filter((name) => findMatches(name, text));

const screen = () => page.getByRole('dialog', { name: 'Cidade' });
const inPage = () => document.querySelector<HTMLInputElement>('form [role=combobox]');
const onScreen = () => screen().getByRole('combobox');
const root = document.documentElement;

/** A form on a long page, so that the page can scroll. */
async function mountPage() {
  const submits: Record<string, FormDataEntryValue>[] = [];
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    submits.push(Object.fromEntries(new FormData(event.currentTarget)));
  };
  const mounted = await mount(
    <StrictMode>
      <div style={{ paddingBlock: '100vh 150vh' }}>
        <form onSubmit={submit}>
          <button type="button">Antes</button>
          <Autocomplete label="Cidade" name="cidade" loadOptions={search} />
        </form>
      </div>
    </StrictMode>,
  );
  window.scrollTo({ top: 400, behavior: 'instant' });
  return { ...mounted, submits };
}

async function open() {
  const field = inPage();
  if (!field) throw new Error('The field is not there.');
  await userEvent.click(field);
  await expect.element(screen()).toBeVisible();
}

const closed = () => vi.waitFor(() => expect(screen().elements()).toHaveLength(0), 3000);

describe('Autocomplete on a phone', () => {
  useCleanPage();
  beforeEach(phone);

  it('ST-09 covers the screen, takes the focus and locks the page', async () => {
    await mountPage();
    await open();
    const { top, left, width, height } = screen().element().getBoundingClientRect();
    expect({ top, left, width, height }).toEqual({ top: 0, left: 0, width: 360, height: 640 });
    await expect.element(onScreen()).toHaveFocus();
    expect(getComputedStyle(root).overflow).toBe('hidden');
    expect(await findings()).toEqual([]);
  });

  it('CO-05 scrolls the locked page to its top, and restores its position', async () => {
    await mountPage();
    expect(window.scrollY).toBe(400);
    await open();
    await vi.waitFor(() => expect(window.scrollY).toBe(0));
    await userEvent.click(screen().getByRole('button', { name: 'Fechar' }));
    await closed();
    expect(window.scrollY).toBe(400);
    expect(root.style.overflow).toBe('');
  });

  it('selects with a tap, shows the choice in the page and returns the focus without reopening', async () => {
    const { submits } = await mountPage();
    await open();
    await userEvent.fill(onScreen(), 'pal');
    await userEvent.click(screen().getByRole('option', { name: 'Palmas, TO' }));
    await closed();
    await vi.waitFor(() => expect(document.activeElement).toBe(inPage()));
    expect(inPage()?.value).toBe('Palmas, TO');
    expect(submits).toEqual([]);
    await closed();
    await open();
    await expect.element(onScreen()).toHaveValue('Palmas, TO');
  });

  it('ST-09 Enter selects the first option for the typed text, even before it has loaded', async () => {
    const { submits } = await mountPage();
    await open();
    await userEvent.keyboard('palmas{Enter}');
    await closed();
    expect(inPage()?.value).toBe('Palmas, TO');
    expect(submits).toEqual([]);
  });

  it('the chosen text is selected when the screen opens, so that typing replaces it', async () => {
    await mountPage();
    await open();
    await userEvent.keyboard('palmas{Enter}');
    await closed();
    await open();
    await userEvent.keyboard('arag');
    await expect.element(onScreen()).toHaveValue('arag');
  });

  it('ST-09 Enter selects the highlighted option; on a choice it submits the form of the page', async () => {
    const { submits } = await mountPage();
    await open();
    await userEvent.keyboard('arag');
    await vi.waitFor(() => expect(screen().getByRole('option').elements()).toHaveLength(2));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await closed();
    expect(inPage()?.value).toBe('Araguaína, TO');
    expect(submits).toEqual([]);
    await open();
    await userEvent.keyboard('{Enter}');
    expect(submits).toEqual([{ cidade: 'Araguaína, TO' }]);
  });

  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['its button', () => userEvent.click(screen().getByRole('button', { name: 'Fechar' }))],
    ['Back', async () => window.history.back()],
  ])('%s closes the full screen, keeps the text and does not change the history', async (_way, close) => {
    await mountPage();
    const before = window.location.href;
    window.history.replaceState({ router: 'kept' }, '');
    await open();
    await vi.waitFor(() =>
      expect(window.history.state).toEqual({ router: 'kept', melhorEscolaLayer: expect.any(String) }),
    );
    await userEvent.keyboard('pal');
    await close();
    await closed();
    expect(inPage()?.value).toBe('pal');
    await vi.waitFor(() => expect(document.activeElement).toBe(inPage()));
    await vi.waitFor(() => expect(window.history.state).toEqual({ router: 'kept' }));
    expect(window.location.href).toBe(before);
    expect(root.style.overflow).toBe('');
  });

  it.each([
    [479, 1],
    [480, 0],
  ])('ST-09 CO-05 covers the screen under 480 px: at %i px there are %i screens', async (width, screens) => {
    await mountPage();
    await page.viewport(width, 640);
    await userEvent.click(inPage() ?? document.body);
    await expect.element(page.getByRole('option', { name: 'Palmas, TO' })).toBeVisible();
    expect(screen().elements()).toHaveLength(screens);
  });

  it('is as high as the visual viewport when a keyboard covers the rest', async () => {
    await mountPage();
    await open();
    const keyboard = vi.spyOn(window.visualViewport ?? window, 'height' as never, 'get' as never);
    keyboard.mockReturnValue(340 as never);
    window.visualViewport?.dispatchEvent(new Event('resize'));
    await vi.waitFor(() => expect(screen().element().getBoundingClientRect().height).toBe(340));
    keyboard.mockRestore();
    window.visualViewport?.dispatchEvent(new Event('resize'));
    await vi.waitFor(() => expect(screen().element().getBoundingClientRect().height).toBe(640));
  });

  it('Escape closes the screen and leaves the dialog it came from', async () => {
    await mount(
      <div>
        <Dialog title="Reserva" defaultOpen>
          <Autocomplete label="Cidade" loadOptions={search} />
        </Dialog>
      </div>,
    );
    await userEvent.click(page.getByRole('combobox'));
    await expect.element(screen()).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await closed();
    await expect.element(page.getByRole('dialog', { name: 'Reserva' })).toBeVisible();
    expect(root.style.overflow).toBe('hidden');
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(page.getByRole('dialog').elements()).toHaveLength(0), 3000);
    expect(root.style.overflow).toBe('');
  });

  it('a choice that navigates stays on the new page', async () => {
    await mountPage();
    await open();
    await vi.waitFor(() => expect(window.history.state).toHaveProperty('melhorEscolaLayer'));
    screen()
      .element()
      .addEventListener('click', () => window.history.pushState({ page: 'results' }, ''), true);
    await userEvent.click(screen().getByRole('option', { name: 'Palmas, TO' }));
    await closed();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(window.history.state).toEqual({ page: 'results' });
  });

  it('releases the page when it unmounts', async () => {
    const { unmount } = await mountPage();
    await open();
    unmount();
    await vi.waitFor(() => expect(root.style.overflow).toBe(''));
    expect(document.body.style.pointerEvents).toBe('');
    await vi.waitFor(() => expect(window.history.state).not.toHaveProperty('melhorEscolaLayer'));
  });

  it('releases the page on a resize past 480 px, where it continues as a list', async () => {
    await mountPage();
    await open();
    await userEvent.keyboard('arag');
    await desktop();
    await closed();
    await expect.element(page.getByRole('option', { name: 'Araguaína, TO' })).toBeVisible();
    await vi.waitFor(() => expect(document.activeElement).toBe(inPage()));
    expect(root.style.overflow).toBe('');
    expect(document.body.style.pointerEvents).toBe('');
  });

  it('does not cover the page on Tab; opens on typing or an arrow key', async () => {
    await mountPage();
    await userEvent.click(page.getByRole('button', { name: 'Antes' }));
    await userEvent.tab();
    expect(document.activeElement).toBe(inPage());
    await new Promise((resolve) => setTimeout(resolve, 100));
    await closed();
    await userEvent.keyboard('p');
    await expect.element(screen()).toBeVisible();
    await vi.waitFor(() => expect(document.activeElement).toBe(onScreen().element()));
    await userEvent.keyboard('al');
    await expect.element(onScreen()).toHaveValue('pal');
  });
});
