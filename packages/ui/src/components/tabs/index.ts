export { Tab, TabList, type TabListProps, type TabProps } from './tab-list.tsx';
export { TabPanel, type TabPanelProps } from './tab-panel.tsx';
export { type TabsActivation, type TabsDetails, type TabsReason } from './tabs-context.ts';
export type { TabsProps } from './tabs-root.tsx';
export { Tabs } from './tabs.tsx';
