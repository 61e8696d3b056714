import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { desk, mount, useCleanPage } from '../browser-testing/mount.ts';
import { describeConformance } from '../conformance/conformance.tsx';
import { Pagination } from './pagination.tsx';

describeConformance({
  component: Pagination,
  props: { page: 2, count: 9, hrefFor: (target: number) => `?page=${target}` },
  dataComponent: 'pagination',
  element: HTMLElement,
});

const seen = (selector: string) => document.querySelector(selector)?.checkVisibility();

describe('Pagination', () => {
  useCleanPage();
  it.each([
    [479, true],
    [480, false],
    [640, false],
    [1280, false],
  ])('CO-05 in %d px it is "Página N de M" as text, no live region: %s', async (width, asText) => {
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
    await desk();
  });

  it('ellipsis `aria-hidden`, not focusable', async () => {
    await mount(<Pagination page={10} count={20} hrefFor={(target) => `?page=${target}`} />);
    const gaps = [...document.querySelectorAll('[data-part="gap"]')];
    expect(gaps).toHaveLength(2);
    expect(
      gaps.every((gap) => gap.ariaHidden === 'true' && !gap.querySelector('a, button, [tabindex]')),
    ).toBe(true);
  });
});
