export { type PageSlot } from './page-slots.ts';
export {
  Pagination,
  type PaginationLinkProps,
  type PaginationProps,
  type PaginationReason,
} from './pagination.tsx';
