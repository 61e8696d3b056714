export { type BreadcrumbJsonLd, breadcrumbJsonLd } from './breadcrumb-json-ld.ts';
export {
  Breadcrumb,
  type BreadcrumbItem,
  type BreadcrumbLinkProps,
  type BreadcrumbProps,
} from './breadcrumb.tsx';
