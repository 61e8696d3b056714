export { funnelHead } from './head.ts';
export { FunnelTables, type FunnelTablesProps } from './funnel-tables.tsx';
export { loadFunnel, operationFunnelQuery } from './queries.ts';
export { FunnelScreen } from './screen.tsx';
