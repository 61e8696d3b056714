import { describeConformance } from '../conformance/conformance.tsx';
import { Pagination } from './pagination.tsx';

describeConformance({
  component: Pagination,
  props: { page: 2, count: 9, hrefFor: (page: number) => `?page=${page}` },
  dataComponent: 'pagination',
  element: HTMLElement,
});
