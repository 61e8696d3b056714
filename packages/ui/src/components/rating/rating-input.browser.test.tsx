import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount, useCleanPage } from '../../testing/browser/mount.ts';
import { describeConformance } from '../../testing/conformance/conformance.tsx';
import { RatingInput } from './rating-input.tsx';

describeConformance({
  component: RatingInput,
  props: { legend: 'Professores', hint: 'De 1 a 5', error: 'Dê uma nota.', defaultValue: 3 },
  dataComponent: 'rating-input',
  element: HTMLFieldSetElement,
});

const star = (name: string) => page.getByRole('radio', { name, exact: true });
const gold = () =>
  [...document.querySelectorAll('[data-part=star]')].map((label) => {
    const probe = getComputedStyle(label).color;
    return probe !== 'rgba(0, 0, 0, 0)';
  });

describe('RatingInput with real input', () => {
  useCleanPage();

  it('one star can be chosen first, by keyboard and by pointer', async () => {
    const given: unknown[] = [];
    await mount(<RatingInput legend="Professores" onValueChange={(value) => given.push(value)} />);
    await userEvent.keyboard('{Tab}');
    await expect.element(star('1 estrela')).toHaveFocus();
    await expect.element(star('1 estrela')).not.toBeChecked();
    await userEvent.keyboard(' ');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await userEvent.click(star('1 estrela'));
    expect(given).toEqual([1, 2, 3, 1]);
  });

  it('shows gold up to the chosen star, and on hover the result of a press', async () => {
    await mount(
      <>
        <RatingInput legend="Professores" defaultValue={2} />
        <button type="button">Fora</button>
      </>,
    );
    await userEvent.hover(page.getByRole('button', { name: 'Fora' }));
    await expect.poll(gold).toEqual([true, true, false, false, false]);
    await userEvent.hover(star('4 estrelas'));
    await expect.poll(gold).toEqual([true, true, true, true, false]);
    await userEvent.hover(star('1 estrela'));
    await expect.poll(gold).toEqual([true, false, false, false, false]);
    await userEvent.click(star('5 estrelas'));
    await userEvent.hover(page.getByRole('button', { name: 'Fora' }));
    await expect.poll(gold).toEqual([true, true, true, true, true]);
  });

  it('the clear option removes the stars, and the focus moves to them', async () => {
    const given: unknown[] = [];
    await mount(
      <RatingInput
        legend="Professores"
        defaultValue={4}
        onValueChange={(value, { reason }) => given.push([value, reason])}
      />,
    );
    await userEvent.click(page.getByRole('button', { name: 'Limpar' }));
    await expect.element(star('1 estrela')).toHaveFocus();
    expect(document.querySelectorAll(':checked')).toHaveLength(0);
    await expect.element(page.getByRole('button')).not.toBeInTheDocument();
    expect(given).toEqual([[null, 'clear-button']]);
    await userEvent.click(star('4 estrelas'));
    expect(given).toEqual([
      [null, 'clear-button'],
      [4, 'choice'],
    ]);
  });

  it('restores the previous stars if the change is canceled', async () => {
    await mount(
      <RatingInput legend="Professores" defaultValue={2} onValueChange={(_v, details) => details.cancel()} />,
    );
    for (const name of ['4 estrelas', '5 estrelas']) {
      await userEvent.click(star(name));
      await expect.element(star('2 estrelas')).toBeChecked();
    }
  });

  it('a form submits the stars, and its reset restores the initial ones', async () => {
    const { container } = await mount(
      <form>
        <RatingInput legend="Professores" name="nota" defaultValue={2} />
      </form>,
    );
    const form = container.querySelector('form') as HTMLFormElement;
    await userEvent.click(star('5 estrelas'));
    expect(new FormData(form).get('nota')).toBe('5');
    await expect.element(page.getByText('5 de 5')).toBeVisible();
    form.reset();
    await expect.element(page.getByText('2 de 5')).toBeVisible();
  });

  it('each star is 44 px', async () => {
    await mount(<RatingInput legend="Professores" />);
    for (const label of document.querySelectorAll('[data-part=star]')) {
      const { width, height } = label.getBoundingClientRect();
      expect([width, height]).toEqual([44, 44]);
    }
  });
});
