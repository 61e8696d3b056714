import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { desktop, mount, useCleanPage } from '../../testing/browser/mount.ts';
import { describeConformance } from '../../testing/conformance/conformance.tsx';
import { Pagination } from './pagination.tsx';

describeConformance({
  component: Pagination,
  props: { page: 2, count: 9, hrefFor: (target: number) => `?page=${target}` },
  dataComponent: 'pagination',
  element: HTMLElement,
});

/** Pagination without navigation. */
function Paged({ first }: { first: number }) {
  const [current, setCurrent] = useState(first);
  return (
    <Pagination page={current} count={20} hrefFor={(target) => `#${target}`} onPageChange={setCurrent} />
  );
}

const seen = (selector: string) => document.querySelector(selector)?.checkVisibility();

describe('Pagination', () => {
  useCleanPage();
  it.each([
    [479, true],
    [480, false],
    [640, false],
    [1280, false],
  ])('CO-05 in %d px it is the text "Página N de M": %s', async (width, asText) => {
    await page.viewport(width, 640);
    const { container } = await mount(
      <div style={{ paddingInline: 16 }}>
        <Pagination page={10} count={20} hrefFor={(target) => `?page=${target}`} />
      </div>,
    );
    expect(container.querySelector('[data-part="position"]')?.textContent).toBe('Página 10 de 20');
    expect(container.querySelector('[aria-live], [role="status"]')).toBeNull();
    expect(seen('[data-part="position"]')).toBe(asText);
    expect(seen('[data-part="page"]')).toBe(!asText);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    await expect.element(page.getByRole('link', { name: 'Anterior' })).toBeVisible();
    await desktop();
  });

  it('its ellipses are hidden from assistive technology, and not focusable', async () => {
    await mount(<Pagination page={10} count={20} hrefFor={(target) => `?page=${target}`} />);
    const gaps = [...document.querySelectorAll('[data-part="gap"]')];
    expect(gaps).toHaveLength(2);
    expect(
      gaps.every((gap) => gap.ariaHidden === 'true' && !gap.querySelector('a, button, [tabindex]')),
    ).toBe(true);
  });

  it('arrows at the ends are `aria-disabled`: they keep their position and focus, and do not navigate', async () => {
    const asked: number[] = [];
    const hash = window.location.hash;
    await mount(
      <Pagination
        page={1}
        count={20}
        hrefFor={(target) => `#${target}`}
        onPageChange={(target) => asked.push(target)}
      />,
    );
    const previous = page.getByRole('link', { name: 'Anterior' });
    await expect.element(previous).toHaveAttribute('aria-disabled', 'true');
    await userEvent.tab();
    await expect.element(previous).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(asked).toEqual([]);
    expect(window.location.hash).toBe(hash);
  });

  it('the focus stays after click and Enter, up to the end, and nothing moves sideways', async () => {
    const before = window.location.pathname + window.location.search;
    await desktop();
    await mount(<Paged first={17} />);
    const next = page.getByRole('link', { name: 'Próximo' });
    const { left } = next.element().getBoundingClientRect();
    await userEvent.click(next);
    await userEvent.keyboard('{Enter}{Enter}{Enter}');
    await expect
      .element(page.getByRole('link', { name: 'Página 20' }))
      .toHaveAttribute('aria-current', 'page');
    await expect.element(next).toHaveFocus();
    await expect.element(next).toHaveAttribute('aria-disabled', 'true');
    expect(next.element().getBoundingClientRect().left).toBe(left);
    await userEvent.click(page.getByRole('link', { name: 'Página 16' }));
    await expect.element(page.getByRole('link', { name: 'Página 16' })).toHaveFocus();
    window.history.replaceState(null, '', before);
  });
});
