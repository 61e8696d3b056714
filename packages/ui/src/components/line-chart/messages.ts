export const lineChartMessages = {
  table: 'Ver os números em tabela',
  missing: 'sem dados',
} as const;
