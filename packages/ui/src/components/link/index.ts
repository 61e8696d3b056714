export { Link, type LinkProps, type LinkTone } from './link.tsx';
