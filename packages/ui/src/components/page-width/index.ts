export { PageWidth, type PageWidthProps } from './page-width.tsx';
