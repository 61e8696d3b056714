export { MonthGrid, type MonthGridMonth, type MonthGridProps } from './month-grid.tsx';
