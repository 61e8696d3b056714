import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { desktop, mount, useCleanPage } from '../../testing/browser/mount.ts';
import { describeConformance } from '../../testing/conformance/conformance.tsx';
import { DescriptionList } from './description-list.tsx';

describeConformance({
  component: DescriptionList,
  props: { items: [{ term: 'Turno', description: 'Manhã' }] },
  dataComponent: 'description-list',
  element: HTMLDListElement,
});

const lefts = (selector: string) =>
  new Set([...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect().left)).size;

describe('DescriptionList', () => {
  useCleanPage();
  afterEach(desktop);

  const items = ['Escola', 'Série', 'Turno', 'Vagas'].map((term) => ({ term, description: `${term}!` }));

  it.each([
    [360, 1],
    [640, 2],
    [1024, 3],
  ])('in a window of %d px it has %d columns', async (width, count) => {
    await page.viewport(width, 740);
    await mount(<DescriptionList items={items} columns={3} />);
    expect(lefts('dt')).toBe(count);
  });

  it('with `layout="beside"` a term is beside its description, and above it on a phone', async () => {
    await page.viewport(640, 740);
    await mount(<DescriptionList items={items} layout="beside" />);
    expect(lefts('dt, dd')).toBe(2);
    await page.viewport(360, 740);
    expect(lefts('dt, dd')).toBe(1);
  });
});
