import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Tab, TabList } from './tab-list.tsx';
import { TabPanel } from './tab-panel.tsx';
import { Tabs } from './tabs.tsx';

describe('Tabs', () => {
  it('the chosen panel, and every other, is in the markup from the server, and none is hidden by attribute', () => {
    const html = renderToStaticMarkup(
      <Tabs defaultValue="dois">
        <TabList aria-label="Vistas">
          <Tab value="um">Um</Tab>
          <Tab value="dois">Dois</Tab>
        </TabList>
        <TabPanel value="um">Primeiro</TabPanel>
        <TabPanel value="dois">Segundo</TabPanel>
      </Tabs>,
    );
    expect(html).toMatch(/Primeiro[^]*role="tabpanel"[^]*Segundo/);
    expect(html).not.toMatch(/\shidden/);
  });

  it('says what is wrong when nothing says which panel to show', () => {
    expect(() => renderToStaticMarkup(<Tabs />)).toThrow(
      'Tabs: it has neither `value` nor `defaultValue`, so no panel would be shown. Pass the value of the first Tab.',
    );
  });

  it('says what is wrong when a part is outside', () => {
    expect(() => renderToStaticMarkup(<Tab value="um">Um</Tab>)).toThrow(
      'Tab: it is outside of Tabs, so nothing knows which one is chosen. Put it inside `<Tabs>`.',
    );
  });
});
