import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Tab, TabList } from './tab-list.tsx';
import { TabPanel } from './tab-panel.tsx';
import { Tabs } from './tabs.tsx';

describe('Tabs', () => {
  it("every panel is in the server's markup, and none is hidden by attribute", () => {
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

  it('throws an explanation if no panel is selected', () => {
    expect(() => renderToStaticMarkup(<Tabs />)).toThrow(
      'Tabs: it has neither `value` nor `defaultValue`, so no panel would be shown. Pass the value of the first Tab.',
    );
  });

  it('throws an explanation if a part is outside', () => {
    expect(() => renderToStaticMarkup(<Tab value="um">Um</Tab>)).toThrow(
      'Tab: it is outside of Tabs, which holds its state. Put it inside `<Tabs>`.',
    );
  });
});
