import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { announced, clearAnnouncements } from '../../testing/browser/announced.ts';
import { pass, useStoppedClock } from '../../testing/browser/clock.ts';
import { desktop, mount, useCleanPage } from '../../testing/browser/mount.ts';
import { Autocomplete } from './autocomplete.tsx';
import { cities, field, controlledSource, mountForm, options, search, shows } from './city-form.fixture.tsx';

const message = (text: string | undefined) =>
  vi.waitFor(() => expect(document.querySelector('[data-part=message]')?.textContent).toBe(text), 5000);
type Question = Awaited<ReturnType<ReturnType<typeof controlledSource>['asked']>>;
const expectAnnouncement = (text: string) => vi.waitFor(() => expect(announced().at(-1)).toBe(text), 5000);

describe('Autocomplete: loading options', () => {
  useCleanPage();
  beforeEach(desktop);
  beforeEach(clearAnnouncements);

  it('aborts superseded requests, so that late responses are dropped', async () => {
    const { loadOptions, asked } = controlledSource();
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

  it('mounts its status node before the text of it', async () => {
    document.querySelector('[data-component=announcer]')?.remove();
    const { loadOptions } = controlledSource();
    await mountForm({ loadOptions });
    const found: (string | null)[] = [];
    const observer = new MutationObserver(() => {
      const node = document.querySelector('[data-component=announcer]');
      if (node && found.at(-1) !== node.textContent) found.push(node.textContent);
    });
    observer.observe(document.body, { childList: true, subtree: true });
    await userEvent.click(field());
    await expectAnnouncement('Carregando...');
    observer.disconnect();
    expect(found).toEqual(['', 'Carregando...']);
  });

  it('ER-05 shows "Carregando..." and never "Nenhum resultado" while loading, then the result', async () => {
    const { loadOptions, asked } = controlledSource();
    await mountForm({ loadOptions });
    await userEvent.fill(field(), 'xyz');
    const { answer } = await asked('xyz');
    await message('Carregando...');
    await expectAnnouncement('Carregando...');
    expect(announced()).not.toContain('Nenhum resultado encontrado');
    answer([]);
    await message('Nenhum resultado encontrado');
    await expectAnnouncement('Nenhum resultado encontrado');
    await userEvent.fill(field(), 'pal');
    (await asked('pal')).answer(search('pal'));
    await expectAnnouncement('1 opção disponível.');
    await message(undefined);
    await userEvent.fill(field(), 'a');
    (await asked('a')).answer(search('a'));
    await expectAnnouncement('4 opções disponíveis.');
  });

  it('filters the previous options while the next ones load', async () => {
    const { loadOptions, asked } = controlledSource();
    await mountForm({ loadOptions });
    await userEvent.click(field());
    (await asked('')).answer(cities);
    await shows(...cities.map(({ name }) => name));
    await userEvent.keyboard('sao');
    await shows('São Paulo, SP');
    await message('Carregando...');
    expect(options()).toEqual(['São Paulo, SP']);
  });

  it('shows the detail of an option, which is part of its name', async () => {
    const city = { label: 'Palmas, TO', value: 'palmas-to', detail: '26 escolas' };
    await mount(<Autocomplete label="Cidade" loadOptions={() => [city]} />);
    await userEvent.click(field());
    await expect
      .element(page.getByRole('option', { name: 'Palmas, TO 26 escolas', exact: true }))
      .toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.element(field()).toHaveValue('Palmas, TO');
  });

  it('keeps the highlight on its option when new options move it', async () => {
    const { loadOptions, asked } = controlledSource();
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

  it('says that the options could not be loaded, and retries by key or press, in place', async () => {
    const { loadOptions, asked } = controlledSource();
    const { submits } = await mountForm({ loadOptions });
    await userEvent.fill(field(), 'pal');
    (await asked('pal')).fail();
    await message('Não foi possível carregar as opções.');
    await expectAnnouncement('Não foi possível carregar as opções.');
    await shows('Tentar de novo');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await message('Carregando...');
    (await asked('pal')).fail();
    await userEvent.click(page.getByRole('option', { name: 'Tentar de novo' }));
    (await asked('pal')).answer(search('pal'));
    await shows('Palmas, TO');
    await expect.element(field()).toHaveFocus();
    expect(submits).toEqual([]);
  });

  it('ST-09 Enter waits for the options, then selects the first one', async () => {
    const { loadOptions, asked } = controlledSource();
    const { submits } = await mountForm({ loadOptions });
    await userEvent.fill(field(), 'pal');
    await userEvent.keyboard('{Enter}');
    expect(submits).toEqual([]);
    (await asked('pal')).answer([{ name: 'Palmares, PE', slug: 'palmares-pe' }, ...search('pal')]);
    await expect.element(field()).toHaveValue('Palmares, PE');
    await shows();
    expect(submits).toEqual([]);
  });

  it.each([
    ['there is none', (question: Question) => question.answer([])],
    ['there is no answer', (question: Question) => question.fail()],
  ])('Enter waits for the options, and submits the typed text when %s', async (_case, settle) => {
    const { loadOptions, asked } = controlledSource();
    const { submits } = await mountForm({ loadOptions });
    await userEvent.fill(field(), 'pal');
    await userEvent.keyboard('{Enter}');
    settle(await asked('pal'));
    await vi.waitFor(() => expect(submits).toEqual([{ cidade: 'pal' }]));
    await expect.element(field()).toHaveValue('pal');
  });

  it('typing on or leaving cancels an Enter that waits', async () => {
    const { loadOptions, asked } = controlledSource();
    const { submits } = await mountForm({ loadOptions });
    await userEvent.fill(field(), 'pal');
    await userEvent.keyboard('{Enter}m');
    (await asked('palm')).answer(search('palm'));
    await shows('Palmas, TO');
    await expect.element(field()).toHaveValue('palm');
    await userEvent.keyboard('a{Enter}');
    const last = await asked('palma');
    await userEvent.tab();
    last.answer(search('palma'));
    await new Promise((resolve) => setTimeout(resolve, 50));
    await expect.element(field()).toHaveValue('palma');
    expect(submits).toEqual([]);
  });

  it('highlights the typed text, ignoring accents', async () => {
    await mountForm();
    await userEvent.fill(field(), 'sao');
    await shows('São Paulo, SP');
    expect(document.querySelector('[data-part=match]')?.textContent).toBe('São');
  });
});

describe('Autocomplete: loading over time', () => {
  useCleanPage();
  useStoppedClock();
  beforeEach(desktop);

  it('sends one request for a word typed quickly', async () => {
    const loadOptions = vi.fn<typeof search>(search);
    await mountForm({ loadOptions });
    await userEvent.click(field());
    await shows(...cities.map(({ name }) => name));
    await userEvent.keyboard('palm');
    await pass(149);
    await userEvent.keyboard('as');
    await pass(149);
    expect(loadOptions.mock.calls.map(([text]) => text)).toEqual(['']);
    await pass(1);
    expect(loadOptions.mock.calls.map(([text]) => text)).toEqual(['', 'palmas']);
    await shows('Palmas, TO');
  });
});

describe('Autocomplete: developer messages', () => {
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
