import { Tab, TabList } from './tab-list.tsx';
import { TabPanel } from './tab-panel.tsx';
import { type TabsProps, TabsRoot } from './tabs-root.tsx';

/**
 * Views of one thing, of which one is seen at a time. What would be compared belongs side by side; what has an address of
 * its own is a page. Renders a `<div>` that holds a `TabList` of `Tab`s and a `TabPanel` for each.
 *
 * Its parts are `Tabs.Root`, `List`, `Tab` and `Panel`, or `TabList`, `Tab` and `TabPanel` by name.
 *
 * Data attributes: `data-component="tabs"`, `data-activation`.
 */
export function Tabs(props: TabsProps) {
  return <TabsRoot {...props} />;
}

// On a function of this module and not on the client's own: a server component cannot reach into a client reference.
Tabs.Root = TabsRoot;
Tabs.List = TabList;
Tabs.Tab = Tab;
Tabs.Panel = TabPanel;
