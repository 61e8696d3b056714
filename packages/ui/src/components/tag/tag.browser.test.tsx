import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount, useCleanPage } from '../../testing/browser/mount.ts';
import { describeConformance } from '../../testing/conformance/conformance.tsx';
import { Tag, TagLink } from './tag.tsx';
import { TagList } from './tag-list.tsx';
import { TagToggle } from './tag-toggle.tsx';

describeConformance({
  component: Tag,
  props: { children: 'Bilíngue' },
  dataComponent: 'tag',
  element: HTMLSpanElement,
});

describeConformance({
  component: TagToggle,
  props: { children: 'Bilíngue' },
  dataComponent: 'tag-toggle',
  element: HTMLButtonElement,
});

describeConformance({
  component: TagLink,
  props: { href: '/', children: 'Bilíngue' },
  dataComponent: 'tag-link',
  element: HTMLAnchorElement,
  asChild: true,
});

describeConformance({
  component: TagList,
  props: { children: 'Bilíngue' },
  dataComponent: 'tag-list',
  element: HTMLUListElement,
});

const button = (name: string) => page.getByRole('button', { name, exact: true });

/** The active filters, each of which disappears when it is deselected. */
function ActiveFilters() {
  const [filters, setFilters] = useState(['Manhã', 'Tarde', 'Integral']);
  return (
    <TagList aria-label="Filtros ativos">
      {filters.map((filter) => (
        <TagToggle
          key={filter}
          selected
          onSelectedChange={() => setFilters((now) => now.filter((one) => one !== filter))}
        >
          {filter}
        </TagToggle>
      ))}
    </TagList>
  );
}

const drawing = () => document.querySelector('[data-component="tag-toggle"] svg')?.innerHTML;

describe('TagToggle', () => {
  useCleanPage();

  it('ST-07 ER-05 its name changes between "Selecionar" and "Remover", and it has no `aria-pressed`', async () => {
    await mount(<TagToggle>Manhã</TagToggle>);
    const tag = button('Selecionar Manhã').element();
    for (const [press, name] of [
      [() => userEvent.click(tag), 'Remover Manhã'],
      [() => userEvent.keyboard('{Enter}'), 'Selecionar Manhã'],
      [() => userEvent.keyboard(' '), 'Remover Manhã'],
      [() => userEvent.keyboard('{Delete}'), 'Selecionar Manhã'],
    ] as const) {
      await press();
      await expect.element(button(name)).toHaveFocus();
      expect(button(name).element()).toBe(tag);
      expect(tag.hasAttribute('aria-pressed')).toBe(false);
    }
  });

  it('its name has the complete text, even if it is truncated visually', async () => {
    const text = 'Escola de Educação Infantil e Ensino Fundamental Professora Maria Aparecida';
    await mount(
      <div style={{ width: 200 }}>
        <TagToggle>{text}</TagToggle>
      </div>,
    );
    const { width } = button(`Selecionar ${text}`).element().getBoundingClientRect();
    expect(width).toBeLessThanOrEqual(200);
  });

  it('name and icon change with its state, which is neither only visual nor only a color', async () => {
    await mount(<TagToggle>Manhã</TagToggle>);
    const before = drawing();
    await userEvent.click(button('Selecionar Manhã'));
    await expect.element(button('Remover Manhã')).toBeVisible();
    expect(drawing()).not.toBe(before);
  });

  it('after a removal the focus moves to the next tag, else the last, else the list', async () => {
    await mount(<ActiveFilters />);
    await userEvent.click(button('Remover Tarde'));
    await expect.element(button('Remover Integral')).toHaveFocus();
    await userEvent.keyboard('{Delete}');
    await expect.element(button('Remover Manhã')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('list', { name: 'Filtros ativos' })).toHaveFocus();
  });
});

describe('Tag', () => {
  useCleanPage();

  it('a static tag is a `span` without Tab stop, role or state', async () => {
    await mount(
      <>
        <Tag>Bilíngue</Tag>
        <a href="#depois">Depois</a>
      </>,
    );
    const tag = page.getByText('Bilíngue').element();
    expect(tag).toBeInstanceOf(HTMLSpanElement);
    expect(tag.getAttributeNames().filter((name) => name === 'role' || name.startsWith('aria-'))).toEqual([]);
    await userEvent.tab();
    await expect.element(page.getByRole('link', { name: 'Depois' })).toHaveFocus();
  });

  it.each([
    ['small', 28],
    ['medium', 36],
  ] as const)(
    'a %s tag is %d px high, and several lines of text keep clear of its edge',
    async (size, height) => {
      const { container } = await mount(
        <div style={{ width: 140 }}>
          <Tag size={size}>Bilíngue</Tag>
          <Tag size={size}>Ensino bilíngue em português e espanhol</Tag>
        </div>,
      );
      const [short, long] = container.querySelectorAll('[data-component=tag]');
      expect(short?.getBoundingClientRect().height).toBe(height);
      const text = document.createRange();
      text.selectNodeContents(long ?? container);
      const lines = text.getBoundingClientRect();
      const edge = long?.getBoundingClientRect() ?? new DOMRect();
      expect(lines.height).toBeGreaterThan(height);
      expect(lines.top - edge.top).toBeGreaterThanOrEqual(3);
      expect(edge.bottom - lines.bottom).toBeGreaterThanOrEqual(3);
    },
  );
});
