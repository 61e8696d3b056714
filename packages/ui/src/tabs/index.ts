export { TabList, type TabListProps } from './tab-list.tsx';
export { TabPanel, type TabPanelProps } from './tab-panel.tsx';
export { Tab, type TabProps } from './tab.tsx';
export { type TabsActivation, type TabsDetails, type TabsReason } from './tabs-context.ts';
export { Tabs, type TabsProps } from './tabs.tsx';
