import Locate from 'lucide-react/icons/locate-fixed';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { desktop, findings, mount, phone, useCleanPage } from '../../testing/browser/mount.ts';
import { Autocomplete } from './autocomplete.tsx';
import type { OptionTraits } from './options/options.ts';

interface Suggestion extends OptionTraits {
  readonly label: string;
  readonly value: string;
}

/** A position, a recent search that can be cleared, and a city. */
async function mountField(onNear?: () => void) {
  const calls: string[] = [];
  let recent: readonly Suggestion[] = [{ label: 'Palmas, TO', value: 'palmas-to', group: 'Recentes' }];
  const near = () => {
    calls.push('near');
    onNear?.();
  };
  const clear = () => {
    recent = [];
  };
  const load = (): readonly Suggestion[] => [
    { label: 'Perto de mim', value: '', icon: Locate, onAct: near },
    ...recent,
    ...(recent.length > 0
      ? [{ label: 'Limpar', value: '', group: 'Recentes', onAct: clear, staysOpen: true }]
      : []),
    { label: 'Santos, SP', value: 'santos-sp', group: 'Cidades' },
  ];
  await mount(
    <Autocomplete<Suggestion>
      label="Cidade"
      loadOptions={load}
      onOptionChange={(option) => calls.push(option?.value ?? 'none')}
    />,
  );
  await userEvent.click(page.getByRole('combobox', { name: 'Cidade' }));
  await expect.element(page.getByRole('option', { name: 'Perto de mim' })).toBeVisible();
  return calls;
}

const field = () => page.getByRole('combobox', { name: 'Cidade' });
const inGroup = (name: string) =>
  page
    .getByRole('group', { name })
    .getByRole('option')
    .elements()
    .map((one) => one.textContent);

describe('ST-09 groups and actions', () => {
  useCleanPage();
  beforeEach(desktop);

  it('names each group, and arrow keys reach every row', async () => {
    const calls = await mountField();
    expect(inGroup('Recentes')).toEqual(['Palmas, TO', 'Limpar']);
    expect(inGroup('Cidades')).toEqual(['Santos, SP']);
    expect(await findings()).toEqual([]);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
    expect(calls).toEqual(['santos-sp']);
    await expect.element(field()).toHaveValue('Santos, SP');
  });

  it('an action closes the list and changes neither text nor choice', async () => {
    const calls = await mountField();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await vi.waitFor(() => expect(page.getByRole('listbox').elements()).toHaveLength(0));
    await expect.poll(() => calls).toEqual(['near']);
    await expect.element(field()).toHaveValue('');
    await expect.element(field()).toHaveFocus();
  });

  it('on a phone a page that an action opens is not stepped back from, though the list was a history entry', async () => {
    await phone();
    const { href } = window.location;
    const calls = await mountField(() => window.history.pushState({}, '', '#results'));
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await userEvent.click(page.getByRole('option', { name: 'Perto de mim' }));
    await expect.poll(() => calls).toEqual(['near']);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(window.location.hash).toBe('#results');
    window.history.replaceState({}, '', href);
  });

  it('an action that reloads leaves the list open', async () => {
    const calls = await mountField();
    await userEvent.click(page.getByRole('option', { name: 'Limpar' }));
    await vi.waitFor(() => expect(page.getByRole('group', { name: 'Recentes' }).elements()).toHaveLength(0));
    expect(inGroup('Cidades')).toEqual(['Santos, SP']);
    expect(calls).toEqual([]);
    await expect.element(field()).toHaveFocus();
  });
});
