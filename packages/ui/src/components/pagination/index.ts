export {
  type PageSlot,
  Pagination,
  type PaginationLinkProps,
  type PaginationProps,
  type PaginationReason,
} from './pagination.tsx';
