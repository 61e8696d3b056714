import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { findings, mount, useCleanPage } from '../../testing/browser/mount.ts';
import { readThrough } from '../../testing/browser/spoken.ts';
import { describeConformance } from '../../testing/conformance/conformance.tsx';
import { Breadcrumb } from './breadcrumb.tsx';

describeConformance({
  component: Breadcrumb,
  props: { items: [{ label: 'Início', href: '/' }, { label: 'Escola' }] },
  dataComponent: 'breadcrumb',
  element: HTMLElement,
});

describe('Breadcrumb', () => {
  useCleanPage();

  const labels = ['Início', 'Escolas', 'Tocantins', 'Araguaína', 'Setor Central', 'Colégio Horizonte'];
  const items = labels.map((label) => ({ label, href: label === 'Escolas' ? undefined : `#${label}` }));

  it('is a named list of the steps, with nothing written or read between them', async () => {
    const { container } = await mount(<Breadcrumb items={items} maximum={9} />);
    const list = container.querySelector('nav[aria-label="Você está em"] > ol');
    expect([...(list?.children ?? [])].map(({ tagName }) => tagName)).toEqual(labels.map(() => 'LI'));
    expect(list?.textContent).toBe(labels.join(''));
    const separators = [...(list?.children ?? [])].map((step) => getComputedStyle(step, '::after').content);
    expect(separators).toEqual(labels.map((_, index) => (index === labels.length - 1 ? 'none' : '""')));
    expect(
      (await readThrough(container)).filter((phrase) => labels.includes(phrase.replace('link, ', ''))),
    ).toHaveLength(labels.length);
  });

  it('the last step alone is the current page, and one without a URL in the middle is plain text', async () => {
    const { container } = await mount(<Breadcrumb items={items} maximum={9} />);
    const current = container.querySelectorAll('[data-part=current]');
    expect([...current].map(({ textContent }) => textContent)).toEqual(['Colégio Horizonte']);
    expect(container.querySelectorAll('[aria-current]')).toHaveLength(1);
    expect(container.querySelector('[data-part=label]')?.textContent).toBe('Escolas');
    expect(await findings()).toEqual([]);
  });

  it.each([
    { city: 'Palmas', lines: 1 },
    { city: 'São José do Rio Preto', lines: 2 },
  ])('in $city, only the last step is shortened, on $lines line(s)', async ({ city, lines }) => {
    const school = 'Colégio Nossa Senhora da Conceição Aparecida';
    const { container } = await mount(
      <div style={{ width: 288 }}>
        <Breadcrumb
          items={[
            ...['Início', 'SP', city].map((label) => ({ label, href: `#${label}` })),
            { label: school },
          ]}
        />
      </div>,
    );
    const steps = [...container.querySelectorAll<HTMLElement>('[data-part=link], [data-part=current]')];
    expect(new Set(steps.map((step) => step.getBoundingClientRect().top)).size).toBe(lines);
    expect(steps.map((step) => step.scrollWidth > step.clientWidth)).toEqual([false, false, false, true]);
    expect(steps.at(-1)?.getBoundingClientRect().right).toBeLessThanOrEqual(
      288 + container.getBoundingClientRect().left,
    );
    await expect.element(page.getByText(school)).toBeInTheDocument();
  });

  it('ends at the page above with `end="parent"`, and marks no current page', async () => {
    const { container } = await mount(<Breadcrumb items={items.slice(0, 4)} end="parent" />);
    expect(container.querySelector('[aria-current]')).toBeNull();
    await expect.element(page.getByRole('link', { name: 'Araguaína' })).toBeVisible();
  });

  it('the focus moves from the expander to the first revealed step, even if it is not a link', async () => {
    await mount(<Breadcrumb items={items} />);
    await userEvent.tab();
    await userEvent.keyboard('{Tab}{Enter}');
    await expect.element(page.getByText('Escolas')).toHaveFocus();
    await userEvent.tab();
    await expect.element(page.getByRole('link', { name: 'Tocantins' })).toHaveFocus();
  });
});
