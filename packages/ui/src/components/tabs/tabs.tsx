import { Tab, TabList } from './tab-list.tsx';
import { TabPanel } from './tab-panel.tsx';
import { type TabsProps, TabsRoot } from './tabs-root.tsx';

/**
 * Views of one thing, one visible at a time. Show views to be compared side by side; a view with its own URL is a page.
 * Renders a `<div>` with a `TabList` of `Tab`s and a `TabPanel` for each.
 *
 * Its parts are `Tabs.Root`, `List`, `Tab` and `Panel`, or `TabList`, `Tab` and `TabPanel` by name.
 *
 * Data attributes: `data-component="tabs"`, `data-activation`.
 */
export function Tabs(props: TabsProps) {
  return <TabsRoot {...props} />;
}

// On a function of this module instead of the client's own: a server component cannot read properties of a client
// reference.
Tabs.Root = TabsRoot;
Tabs.List = TabList;
Tabs.Tab = Tab;
Tabs.Panel = TabPanel;
