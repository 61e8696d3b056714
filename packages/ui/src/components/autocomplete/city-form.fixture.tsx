import { StrictMode, type SubmitEvent } from 'react';
import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../testing/browser/mount.ts';
import { Autocomplete, type AutocompleteProps } from './autocomplete.tsx';
import { findMatches } from './options/match.ts';

export interface City {
  name: string;
  slug: string;
}

export const cities: readonly City[] = [
  { name: 'Araguaína, TO', slug: 'araguaina-to' },
  { name: 'Araguari, MG', slug: 'araguari-mg' },
  { name: 'Palmas, TO', slug: 'palmas-to' },
  { name: 'São Paulo, SP', slug: 'sao-paulo-sp' },
];
export const search = (text: string) => cities.filter(({ name }) => findMatches(name, text));

export const field = () => page.getByRole('combobox', { name: 'Cidade' });
export const options = () =>
  page
    .getByRole('option')
    .elements()
    .map((one) => one.textContent);
/** Enough time for a busy machine to load the code of the suggestions. */
export const shows = (...names: string[]) => vi.waitFor(() => expect(options()).toEqual(names), 5000);

type Extra = Partial<AutocompleteProps<City>>;

/** A form with a city, a button after it, and the data of its last submit. */
export async function mountForm(extra: Extra = {}) {
  const submits: Record<string, FormDataEntryValue>[] = [];
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    submits.push(Object.fromEntries(new FormData(event.currentTarget)));
  };
  const mounted = await mount(
    <StrictMode>
      <form onSubmit={submit}>
        <Autocomplete<City>
          label="Cidade"
          name="cidade"
          valueName="slug"
          labelKey="name"
          valueKey="slug"
          loadOptions={search}
          {...extra}
        />
        <button type="submit">Buscar</button>
        <button type="reset">Desfazer</button>
      </form>
    </StrictMode>,
  );
  return { ...mounted, submits };
}

/** A source whose responses the test controls, in any order. */
export function controlledSource() {
  const questions: {
    text: string;
    signal: AbortSignal;
    answer: (found: readonly City[]) => void;
    fail: () => void;
  }[] = [];
  const loadOptions = (text: string, signal: AbortSignal) =>
    new Promise<readonly City[]>((answer, reject) => {
      questions.push({ text, signal, answer, fail: () => reject(new Error('503')) });
    });
  const asked = async (text: string) => {
    await vi.waitFor(() => expect(questions.at(-1)?.text).toBe(text), 5000);
    const question = questions.at(-1);
    if (!question) throw new Error(`No request was made for '${text}'.`);
    return question;
  };
  return { loadOptions, asked };
}
