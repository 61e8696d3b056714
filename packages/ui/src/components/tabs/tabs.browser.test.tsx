import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { findings, mount, phone, useCleanPage } from '../../testing/browser/mount.ts';
import { describeConformance } from '../../testing/conformance/conformance.tsx';
import { Tab, TabList, type TabListProps, type TabProps } from './tab-list.tsx';
import { TabPanel, type TabPanelProps } from './tab-panel.tsx';
import type { TabsProps } from './tabs-root.tsx';
import { Tabs } from './tabs.tsx';

const panel = <TabPanel value="1">Primeiro</TabPanel>;
const tab = <Tab value="1">Um</Tab>;
const list = <TabList aria-label="Vistas">{tab}</TabList>;

describeConformance({
  component: Tabs,
  props: { defaultValue: '1', children: [<div key="list">{list}</div>, <div key="panel">{panel}</div>] },
  dataComponent: 'tabs',
  element: HTMLDivElement,
});

describeConformance({
  component: (props: TabListProps) => (
    <Tabs defaultValue="1">
      <TabList {...props} />
      {panel}
    </Tabs>
  ),
  props: { 'aria-label': 'Vistas', children: tab },
  dataComponent: 'tab-list',
  element: HTMLDivElement,
});

describeConformance({
  component: (props: TabProps) => (
    <Tabs defaultValue="1">
      <TabList aria-label="Vistas">
        <Tab {...props} />
      </TabList>
      {panel}
    </Tabs>
  ),
  props: { value: '1', children: 'Um' },
  dataComponent: 'tab',
  element: HTMLButtonElement,
});

describeConformance({
  component: (props: TabPanelProps) => (
    <Tabs defaultValue="1">
      {list}
      <TabPanel {...props} />
    </Tabs>
  ),
  props: { value: '1', children: 'Primeiro' },
  dataComponent: 'tab-panel',
  element: HTMLDivElement,
});

const findTab = (name: string) => page.getByRole('tab', { name });
const chosen = () => document.querySelector('[role=tab][aria-selected=true]')?.textContent;

/** Whether a tab is completely inside its row. */
function isSeen(name: string) {
  const { left, right } = findTab(name).element().getBoundingClientRect();
  const row = page.getByRole('tablist').element().getBoundingClientRect();
  return left >= row.left - 1 && right <= row.right + 1;
}

const grades = ['1º ano', '2º ano', '3º ano', '4º ano', '5º ano', '6º ano', '7º ano', '8º ano', '9º ano'];

function mountGrades(extra: Partial<TabsProps> = {}) {
  return mount(
    <StrictMode>
      <div style={{ paddingBlockStart: 900 }}>
        <button type="button">Antes</button>
        <Tabs defaultValue="1º ano" {...extra}>
          <TabList aria-label="Série">
            {grades.map((grade) => (
              <Tab key={grade} value={grade}>
                {grade}
              </Tab>
            ))}
          </TabList>
          {grades.map((grade, index) => (
            <TabPanel key={grade} value={grade}>
              <p id={`ano-${index + 1}`}>Valores do {grade}</p>
              {index === 1 && <a href="#valores">Ver valores</a>}
            </TabPanel>
          ))}
        </Tabs>
      </div>
    </StrictMode>,
  );
}

describe('Tabs', () => {
  useCleanPage();
  beforeEach(phone);
  afterEach(() => window.history.replaceState(null, '', window.location.pathname + window.location.search));

  it('arrow keys select a tab at once, or only focus it with manual activation', async () => {
    const { unmount } = await mountGrades();
    findTab('1º ano').element().focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(chosen).toBe('2º ano');
    unmount();
    await mountGrades({ activation: 'manual' });
    findTab('1º ano').element().focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(findTab('2º ano')).toHaveFocus();
    expect(chosen()).toBe('1º ano');
    await userEvent.keyboard(' ');
    await expect.poll(chosen).toBe('2º ano');
  });

  it('focus alone selects nothing', async () => {
    await mountGrades();
    findTab('3º ano').element().focus();
    expect(chosen()).toBe('1º ano');
  });

  it('scrolls the selected tab into view, without moving the page', async () => {
    await mountGrades({ defaultValue: '9º ano' });
    await expect.poll(() => isSeen('9º ano')).toBe(true);
    await expect.poll(() => isSeen('1º ano')).toBe(false);
    findTab('9º ano').element().focus({ preventScroll: true });
    // An earlier test may have scrolled the page.
    window.scrollTo({ top: 0, behavior: 'instant' });
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(() => isSeen('1º ano')).toBe(true);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect.poll(() => isSeen('4º ano')).toBe(true);
    expect(window.scrollY).toBe(0);
  });

  it('scrolls the selected tab into view again when the row gets narrower, or its text wider as the font loads', async () => {
    const { container } = await mountGrades({ defaultValue: '9º ano' });
    const tabs = container.querySelector<HTMLElement>('[data-component="tabs"]') ?? container;
    for (const [property, size] of [
      ['width', '240px'],
      ['letterSpacing', '4px'],
    ] as const) {
      tabs.style[property] = size;
      await expect.poll(() => isSeen('9º ano')).toBe(true);
      expect(isSeen('1º ano')).toBe(false);
    }
  });

  it('a panel is a Tab stop only without focusable content', async () => {
    await mountGrades();
    findTab('1º ano').element().focus();
    await userEvent.tab();
    await expect.element(page.getByRole('tabpanel')).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.tab();
    await expect.element(page.getByRole('link', { name: 'Ver valores' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect.element(findTab('2º ano')).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect.element(page.getByRole('button', { name: 'Antes' })).toHaveFocus();
    expect(await findings()).toEqual([]);
  });

  it('a panel whose content becomes focusable later is no longer a Tab stop', async () => {
    await mountGrades();
    const first = page.getByRole('tabpanel').element();
    expect(first.getAttribute('tabindex')).toBe('0');
    first.append(document.createElement('button'));
    await vi.waitFor(() => expect(first.hasAttribute('tabindex')).toBe(false));
  });

  it('a match in a hidden panel selects its tab', async () => {
    const onValueChange = vi.fn<NonNullable<TabsProps['onValueChange']>>();
    await mountGrades({ onValueChange });
    window.location.hash = '#ano-5';
    await vi.waitFor(() => expect(chosen()).toBe('5º ano'));
    expect(onValueChange.mock.lastCall?.[1].reason).toBe('found');
    expect(page.getByRole('tabpanel').elements()).toHaveLength(1);
  });

  it('from right to left the arrows are reversed', async () => {
    await mountGrades({ dir: 'rtl' });
    findTab('1º ano').element().focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.poll(chosen).toBe('2º ano');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect.poll(chosen).toBe('9º ano');
  });

  it('leaves shortcuts to the browser', async () => {
    await mountGrades();
    const element = findTab('1º ano').element();
    element.focus();
    element.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'ArrowRight', altKey: true, bubbles: true, cancelable: true }),
    );
    expect(chosen()).toBe('1º ano');
  });
});
