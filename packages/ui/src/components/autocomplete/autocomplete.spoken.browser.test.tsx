import { beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { announced, clearAnnouncements } from '../../testing/browser/announced.ts';
import { desktop, phone, useCleanPage } from '../../testing/browser/mount.ts';
import { announcements, spokenDuring, readThrough } from '../../testing/browser/spoken.ts';
import { field, controlledSource, mountForm, shows } from './city-form.fixture.tsx';

const announcedInAll = (...messages: string[]) =>
  vi.waitFor(() => expect(announced()).toEqual(messages), 5000);

describe('Autocomplete in a screen reader', () => {
  useCleanPage();
  beforeEach(desktop);
  beforeEach(clearAnnouncements);

  it('announces a combobox named by its label, with a list', async () => {
    await mountForm();
    const [phrases] = await spokenDuring(() => userEvent.tab());
    expect(phrases).toMatch(/^combobox, Cidade, /);
    expect(phrases).toContain('autocomplete in list');
    expect(phrases).toContain('has popup listbox');
  });

  it('announces the number of options when typing pauses, then the chosen one', async () => {
    const { container } = await mountForm();
    const phrases = await spokenDuring(async () => {
      await userEvent.click(field());
      await userEvent.keyboard('arag');
      await shows('Araguaína, TO', 'Araguari, MG');
      await vi.waitFor(() => expect(announced().at(-1)).toBe('2 opções disponíveis.'));
    });
    expect(announcements(phrases, 'polite').at(-1)).toBe('2 opções disponíveis.');
    expect(announcements(phrases, 'assertive')).toEqual([]);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await shows();
    expect((await readThrough(container)).join('; ')).toMatch(
      /combobox, Cidade, Araguaína, TO, has popup listbox, not expanded/,
    );
  });

  it('names the list by the label of the field, and announces each option with its position', async () => {
    await mountForm();
    await userEvent.fill(field(), 'arag');
    await shows('Araguaína, TO', 'Araguari, MG');
    await userEvent.keyboard('{ArrowDown}');
    const list = document.querySelector<HTMLElement>('[data-part=popover]');
    const listPhrases = list ? await readThrough(list) : [];
    expect(listPhrases.filter((phrase) => /^(listbox|option)/.test(phrase))).toEqual([
      'listbox, Cidade, orientated vertically',
      'option, Araguaína, TO, selected, position 1, set size 2',
      'option, Araguari, MG, not selected, position 2, set size 2',
    ]);
  });

  it('never announces “Nenhum resultado” while loading', async () => {
    const { loadOptions, asked } = controlledSource();
    await mountForm({ loadOptions });
    const phrases = await spokenDuring(async () => {
      await userEvent.fill(field(), 'x');
      await announcedInAll('Carregando...');
      (await asked('x')).answer([]);
      await announcedInAll('Carregando...', 'Nenhum resultado encontrado');
    });
    expect(announcements(phrases, 'polite')).toEqual(['Carregando...', 'Nenhum resultado encontrado']);
  });

  it('announces that the options could not be loaded', async () => {
    const { loadOptions, asked } = controlledSource();
    await mountForm({ loadOptions });
    const phrases = await spokenDuring(async () => {
      await userEvent.click(field());
      (await asked('')).fail();
      await vi.waitFor(() => expect(announced().at(-1)).toBe('Não foi possível carregar as opções.'));
    });
    expect(announcements(phrases, 'polite').at(-1)).toBe('Não foi possível carregar as opções.');
  });

  it('on a phone, the screen is named by the label of the field', async () => {
    await phone();
    await mountForm();
    const phrases = await spokenDuring(async () => {
      await userEvent.click(field());
      await shows('Araguaína, TO', 'Araguari, MG', 'Palmas, TO', 'São Paulo, SP');
    });
    expect(phrases).toContain('dialog, Cidade, modal');
  });
});
