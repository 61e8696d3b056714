import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { emulateMedia } from '../../testing/browser/emulate-media.ts';
import { desktop, findings, mount, phone, useCleanPage } from '../../testing/browser/mount.ts';
import { describeConformance } from '../../testing/conformance/conformance.tsx';
import {
  SideNavigation,
  SideNavigationGroup,
  type SideNavigationGroupProps,
  SideNavigationItem,
  type SideNavigationItemProps,
  SideNavigationLayout,
} from './side-navigation.tsx';

describeConformance({
  component: SideNavigation,
  props: { 'aria-label': 'Painel' },
  dataComponent: 'side-navigation',
  element: HTMLElement,
});

describeConformance<SideNavigationGroupProps>({
  component: (props) => (
    <SideNavigation aria-label="Painel">
      <SideNavigationGroup {...props} />
    </SideNavigation>
  ),
  props: { heading: 'Operação' },
  dataComponent: 'side-navigation',
  part: 'group',
  element: HTMLLIElement,
});

describeConformance<SideNavigationItemProps>({
  component: (props) => (
    <SideNavigation aria-label="Painel">
      <SideNavigationItem {...props} />
    </SideNavigation>
  ),
  props: { href: '#bolsas', count: '3 esperam', children: 'Bolsas' },
  dataComponent: 'side-navigation',
  part: 'link',
  element: HTMLAnchorElement,
  asChild: true,
});

describeConformance({
  component: SideNavigationLayout,
  props: { children: 'Texto' },
  dataComponent: 'side-navigation-layout',
  element: HTMLDivElement,
});

const names = ['Início', 'Bolsas', 'A escola', 'Visitas', 'Perguntas', 'Pessoas', 'Registro'];

function Panel({ current }: { current: string }) {
  return (
    <SideNavigationLayout>
      <SideNavigation aria-label="Painel">
        {names.map((name) => (
          <SideNavigationItem
            key={name}
            href={`?pagina=${name}`}
            current={name === current}
            count="2 esperam"
          >
            {name}
          </SideNavigationItem>
        ))}
      </SideNavigation>
      <main style={{ blockSize: 3000 }}>Conteúdo</main>
    </SideNavigationLayout>
  );
}

const box = (selector: string) => {
  const found = document.querySelector(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found.getBoundingClientRect();
};

describe('SideNavigation', () => {
  useCleanPage();
  afterEach(desktop);

  it.each(names)(
    'on a phone %s is in view when it is the current page, and the page is not wider',
    async (name) => {
      await phone();
      await mount(<Panel current={name} />);
      await expect.poll(() => box('[aria-current]').right).toBeLessThanOrEqual(360);
      expect(box('[aria-current]').left).toBeGreaterThanOrEqual(0);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
      expect(await findings()).toEqual([]);
    },
  );

  it('on a phone the row scrolls freely once it has begun at the current page', async () => {
    await phone();
    const { container } = await mount(<Panel current="Registro" />);
    const list = container.querySelector('ul');
    await expect.poll(() => list?.scrollLeft).toBeGreaterThan(300);
    await Promise.all(list?.getAnimations().map(({ finished }) => finished) ?? []);
    list?.scrollTo({ left: 10, behavior: 'instant' });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    expect(list?.scrollLeft).toBe(10);
  });

  it('on a phone Tab brings each page into view', async () => {
    await phone();
    await mount(<Panel current="Início" />);
    for (const name of names) {
      await userEvent.tab();
      await expect.element(page.getByRole('link', { name: `${name} 2 esperam` })).toHaveFocus();
      await expect.poll(() => document.activeElement?.getBoundingClientRect().right).toBeLessThanOrEqual(361);
    }
  });

  it('in a wide window it is a column beside the content, and stays visible', async () => {
    await desktop();
    await mount(<Panel current="Bolsas" />);
    expect(
      new Set([...document.querySelectorAll('li')].map((item) => item.getBoundingClientRect().left)).size,
    ).toBe(1);
    expect(box('main').left).toBeGreaterThan(box('nav').right);
    document.documentElement.scrollTo({ top: 1000, behavior: 'instant' });
    expect(box('nav').top).toBe(16);
    document.documentElement.scrollTo({ top: 0, behavior: 'instant' });
    expect(await findings()).toEqual([]);
  });

  it('A2 with forced colors the current page has a mark of its own', async () => {
    await emulateMedia('forced-colors');
    await mount(<Panel current="Bolsas" />);
    const marks = [...document.querySelectorAll('a')].map(
      (link) => getComputedStyle(link, '::after').backgroundColor,
    );
    expect(new Set(marks.filter((_, index) => index !== 1)).size).toBe(1);
    expect(marks[1]).not.toBe(marks[0]);
  });
});
