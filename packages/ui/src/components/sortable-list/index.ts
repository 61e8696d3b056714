export {
  SortableItem,
  type SortableItemProps,
  SortableList,
  type SortableListProps,
} from './sortable-list.tsx';
export type { SortReason } from './use-sorting.ts';
