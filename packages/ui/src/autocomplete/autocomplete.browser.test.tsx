import { StrictMode, type SubmitEvent } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { desk, findings, mount, useCleanPage } from '../browser-testing/mount.ts';
import { describeConformance } from '../conformance/conformance.tsx';
import { Autocomplete, type AutocompleteProps } from './autocomplete.tsx';
import { findMatches } from './match.ts';
import type { AutocompleteDetails } from './use-choice.ts';

interface City {
  name: string;
  slug: string;
}

const cities: readonly City[] = [
  { name: 'Araguaína, TO', slug: 'araguaina-to' },
  { name: 'Araguari, MG', slug: 'araguari-mg' },
  { name: 'Palmas, TO', slug: 'palmas-to' },
  { name: 'São Paulo, SP', slug: 'sao-paulo-sp' },
];
const search = (text: string) => cities.filter(({ name }) => findMatches(name, text));

const field = () => page.getByRole('combobox', { name: 'Cidade' });
const options = () =>
  page
    .getByRole('option')
    .elements()
    .map((one) => one.textContent);
const shows = (...names: string[]) => vi.waitFor(() => expect(options()).toEqual(names));

type Extra = Partial<AutocompleteProps<City>>;

/** A form with a city, a button after it, and what its last submit held. */
async function mountForm(extra: Extra = {}) {
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

/** A source whose answers are given by the test, in the order it likes. */
function heldSource() {
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
    await vi.waitFor(() => expect(questions.at(-1)?.text).toBe(text));
    const question = questions.at(-1);
    if (!question) throw new Error(`Nothing was asked for '${text}'.`);
    return question;
  };
  return { loadOptions, asked };
}

describeConformance({
  component: Autocomplete<string>,
  props: { label: 'Cidade', loadOptions: () => ['Palmas, TO'] },
  dataComponent: 'autocomplete',
  element: HTMLInputElement,
  part: 'control',
});

describe('Autocomplete on a desk', () => {
  useCleanPage();
  beforeEach(desk);

  it('ST-09 opens on focus, closes on blur', async () => {
    await mountForm();
    await userEvent.tab();
    await expect.element(field()).toHaveFocus();
    await shows(...cities.map(({ name }) => name));
    await userEvent.tab();
    await shows();
  });

  it('ST-09 opens on typing, Enter selects and does not submit; the form gets text and value', async () => {
    const { submits } = await mountForm();
    await userEvent.click(field());
    await userEvent.keyboard('{Escape}');
    await shows();
    await userEvent.keyboard('arag');
    await shows('Araguaína, TO', 'Araguari, MG');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.element(field()).toHaveValue('Araguaína, TO');
    await shows();
    expect(submits).toEqual([]);
    await userEvent.keyboard('{Enter}');
    expect(submits).toEqual([{ cidade: 'Araguaína, TO', slug: 'araguaina-to' }]);
  });

  it('Enter without a highlight submits what is typed', async () => {
    const { submits } = await mountForm();
    await userEvent.fill(field(), 'palm');
    await shows('Palmas, TO');
    await userEvent.keyboard('{Enter}');
    expect(submits).toEqual([{ cidade: 'palm' }]);
    await shows();
  });

  it('a press chooses without taking the focus from the field', async () => {
    const { submits } = await mountForm();
    const blur = vi.fn<() => void>();
    await userEvent.click(field());
    field().element().addEventListener('blur', blur);
    await userEvent.click(page.getByRole('option', { name: 'Palmas, TO' }));
    await expect.element(field()).toHaveValue('Palmas, TO');
    await expect.element(field()).toHaveFocus();
    expect(blur).not.toHaveBeenCalled();
    expect(submits).toEqual([]);
  });

  it('the focus stays in the field; aria-activedescendant names the option, or is not there', async () => {
    await mountForm();
    await userEvent.click(field());
    await shows(...cities.map(({ name }) => name));
    const input = field().element();
    expect(input.hasAttribute('aria-activedescendant')).toBe(false);
    const active = () =>
      document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent;
    await userEvent.keyboard('{ArrowDown}');
    await vi.waitFor(() => expect(active()).toBe('Araguaína, TO'));
    await userEvent.keyboard('{ArrowUp}');
    await vi.waitFor(() => expect(active()).toBe('São Paulo, SP'));
    await expect.element(field()).toHaveFocus();
    // The highlight does not outlive the text it was made for: Enter must not choose by surprise.
    await userEvent.keyboard('p');
    await vi.waitFor(() => expect(input.hasAttribute('aria-activedescendant')).toBe(false));
  });

  it('Escape closes, then empties', async () => {
    await mountForm();
    await userEvent.fill(field(), 'arag');
    await shows('Araguaína, TO', 'Araguari, MG');
    await userEvent.keyboard('{Escape}');
    await shows();
    await expect.element(field()).toHaveValue('arag');
    await userEvent.keyboard('{Escape}');
    await expect.element(field()).toHaveValue('');
  });

  it('Home and End move the caret, Shift selects', async () => {
    await mountForm();
    await userEvent.fill(field(), 'arag');
    await userEvent.keyboard('{ArrowDown}{Home}');
    const input = field().element() as HTMLInputElement;
    expect(input.selectionStart).toBe(0);
    await userEvent.keyboard('{End}');
    expect(input.selectionStart).toBe(4);
    await userEvent.keyboard('{Shift>}{Home}{/Shift}');
    expect([input.selectionStart, input.selectionEnd]).toEqual([0, 4]);
  });

  it('Tab leaves with what was typed, without choosing the highlight', async () => {
    const { submits } = await mountForm();
    await userEvent.fill(field(), 'arag');
    await shows('Araguaína, TO', 'Araguari, MG');
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.tab();
    await shows();
    await userEvent.click(page.getByRole('button', { name: 'Buscar' }));
    expect(submits).toEqual([{ cidade: 'arag' }]);
  });

  it('leaves the keys of a composition to it, as of the accent in á', async () => {
    const { submits } = await mountForm();
    await userEvent.click(field());
    await shows(...cities.map(({ name }) => name));
    await userEvent.keyboard('{ArrowDown}');
    await cdp().send('Input.imeSetComposition', { text: 'á', selectionStart: 1, selectionEnd: 1 });
    await userEvent.keyboard('{ArrowDown}');
    const enter = { key: 'Enter', bubbles: true, cancelable: true };
    field()
      .element()
      .dispatchEvent(new KeyboardEvent('keydown', { ...enter, isComposing: true }));
    field()
      .element()
      .dispatchEvent(new KeyboardEvent('keydown', { ...enter, keyCode: 229 }));
    await expect.element(field()).toHaveValue('á');
    expect(submits).toEqual([]);
    await cdp().send('Input.insertText', { text: 'á' });
    await expect.element(field()).toHaveValue('á');
  });

  it('drops an answer that comes late, and aborts its question', async () => {
    const { loadOptions, asked } = heldSource();
    await mountForm({ loadOptions });
    await userEvent.click(field());
    const first = await asked('');
    await userEvent.keyboard('p');
    const second = await asked('p');
    expect(first.signal.aborted).toBe(true);
    second.answer([{ name: 'Palmas, TO', slug: 'palmas-to' }]);
    await shows('Palmas, TO');
    first.answer(cities);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(options()).toEqual(['Palmas, TO']);
  });

  it('asks once for a word typed at once', async () => {
    const loadOptions = vi.fn<typeof search>(search);
    await mountForm({ loadOptions });
    await userEvent.click(field());
    await userEvent.keyboard('palmas');
    await shows('Palmas, TO');
    await vi.waitFor(() => expect(loadOptions.mock.calls.at(-1)?.[0]).toBe('palmas'));
    expect(loadOptions.mock.calls.length).toBeLessThan(5);
  });

  it('ER-05 says Carregando..., then what there is, and never that there is nothing before it knows', async () => {
    const { loadOptions, asked } = heldSource();
    await mountForm({ loadOptions });
    await userEvent.fill(field(), 'xyz');
    const { answer } = await asked('xyz');
    const status = page.getByRole('status');
    await expect.element(status).toHaveTextContent('Carregando...');
    await expect.element(page.getByText('Nenhum resultado encontrado')).not.toBeInTheDocument();
    answer([]);
    await expect.element(status).toHaveTextContent('Nenhum resultado encontrado');
    await expect.element(page.getByText('Carregando...')).not.toBeInTheDocument();
    await userEvent.fill(field(), 'pal');
    (await asked('pal')).answer(search('pal'));
    await expect.element(status).toHaveTextContent('1 opção disponível.');
    await userEvent.fill(field(), 'a');
    (await asked('a')).answer(search('a'));
    await expect.element(status).toHaveTextContent('4 opções disponíveis.');
  });

  it('narrows the former answer while the next one is on its way', async () => {
    const { loadOptions, asked } = heldSource();
    await mountForm({ loadOptions });
    await userEvent.click(field());
    (await asked('')).answer(cities);
    await shows(...cities.map(({ name }) => name));
    await userEvent.keyboard('sao');
    await shows('São Paulo, SP');
    await expect.element(page.getByRole('status')).toHaveTextContent('Carregando...');
  });

  it('keeps the highlight on its option when a new answer moves it', async () => {
    const { loadOptions, asked } = heldSource();
    await mountForm({ loadOptions });
    await userEvent.click(field());
    (await asked('')).answer(cities);
    await userEvent.keyboard('pal');
    await shows('Palmas, TO');
    await userEvent.keyboard('{ArrowDown}');
    (await asked('pal')).answer([{ name: 'Palmares, PE', slug: 'palmares-pe' }, ...search('pal')]);
    await shows('Palmares, PE', 'Palmas, TO');
    await userEvent.keyboard('{Enter}');
    await expect.element(field()).toHaveValue('Palmas, TO');
  });

  it('says when the options could not be loaded, and tries again by key or press, in place', async () => {
    const { loadOptions, asked } = heldSource();
    const { submits } = await mountForm({ loadOptions });
    await userEvent.fill(field(), 'pal');
    (await asked('pal')).fail();
    await expect.element(page.getByRole('status')).toHaveTextContent('Não foi possível carregar as opções.');
    await shows('Tentar de novo');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.element(page.getByRole('status')).toHaveTextContent('Carregando...');
    (await asked('pal')).fail();
    await userEvent.click(page.getByRole('option', { name: 'Tentar de novo' }));
    (await asked('pal')).answer(search('pal'));
    await shows('Palmas, TO');
    await expect.element(field()).toHaveFocus();
    expect(submits).toEqual([]);
  });

  it('sets off what was typed, accents aside', async () => {
    await mountForm();
    await userEvent.fill(field(), 'sao');
    await shows('São Paulo, SP');
    expect(document.querySelector('[data-part=match]')?.textContent).toBe('São');
  });

  it('empties by its button, which gives the focus back', async () => {
    const onValueChange = vi.fn<(value: string, details: AutocompleteDetails) => void>();
    const onOptionChange = vi.fn<(option: City | null, details: AutocompleteDetails) => void>();
    await mountForm({ defaultOption: cities[2], onValueChange, onOptionChange });
    await expect.element(field()).toHaveValue('Palmas, TO');
    await userEvent.click(page.getByRole('button', { name: 'Limpar' }));
    await expect.element(field()).toHaveValue('');
    await expect.element(field()).toHaveFocus();
    const details = expect.objectContaining({ reason: 'clear-button', isCanceled: false });
    expect(onValueChange.mock.calls).toEqual([['', details]]);
    expect(onOptionChange.mock.calls).toEqual([[null, details]]);
  });

  it('a text that is edited no longer stands for the option', async () => {
    const { submits } = await mountForm({ defaultOption: cities[2] });
    await userEvent.click(field());
    await userEvent.keyboard('{End}x{Enter}');
    expect(submits).toEqual([{ cidade: 'Palmas, TOx' }]);
  });

  it('a caller may refuse', async () => {
    await mountForm({
      defaultOption: cities[2],
      onOptionChange: (_option, details) => details.cancel(),
    });
    await userEvent.click(field());
    await userEvent.keyboard('{End}x');
    await expect.element(field()).toHaveValue('Palmas, TO');
  });

  it('a caller may hold the option, and its text follows', async () => {
    const { rerender } = await mount(
      <Autocomplete label="Cidade" loadOptions={search} labelKey="name" valueKey="slug" option={null} />,
    );
    await userEvent.fill(field(), 'minha localização');
    rerender(
      <Autocomplete label="Cidade" loadOptions={search} labelKey="name" valueKey="slug" option={cities[3]} />,
    );
    await expect.element(field()).toHaveValue('São Paulo, SP');
    rerender(
      <Autocomplete label="Cidade" loadOptions={search} labelKey="name" valueKey="slug" option={null} />,
    );
    await expect.element(field()).toHaveValue('');
  });

  it('a form puts it back', async () => {
    const { submits } = await mountForm({ defaultOption: cities[2] });
    await userEvent.fill(field(), 'outra');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(page.getByRole('button', { name: 'Desfazer' }));
    await expect.element(field()).toHaveValue('Palmas, TO');
    await userEvent.click(page.getByRole('button', { name: 'Buscar' }));
    expect(submits).toEqual([{ cidade: 'Palmas, TO', slug: 'palmas-to' }]);
  });

  it('does not open what may not be changed', async () => {
    await mountForm({ readOnly: true, defaultOption: cities[2] });
    await userEvent.click(field());
    await userEvent.keyboard('{ArrowDown}');
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(options()).toEqual([]);
  });

  it('has no accessibility finding with the list open', async () => {
    await mountForm();
    await userEvent.fill(field(), 'arag');
    await shows('Araguaína, TO', 'Araguari, MG');
    await userEvent.keyboard('{ArrowDown}');
    expect(await findings()).toEqual([]);
  });
});

describe('Autocomplete and its developer', () => {
  it('ER-05 logs once that object options have no label', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { unmount } = await mount(
      <Autocomplete label="Cidade" loadOptions={() => [{ nome: 'Palmas' }, { nome: 'Gurupi' }]} />,
    );
    await userEvent.click(field());
    await shows('Palmas', 'Gurupi');
    expect(log.mock.calls).toEqual([
      [
        "Autocomplete: an option has no 'label', so there is no text to show for it. Pass `labelKey` with the name of the property that holds the text; it has nome.",
      ],
    ]);
    unmount();
    log.mockRestore();
  });
});
