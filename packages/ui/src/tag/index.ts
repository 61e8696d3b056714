export { TagLink, type TagLinkProps } from './tag-link.tsx';
export { TagList, type TagListProps } from './tag-list.tsx';
export { type TagSize } from './tag-style.ts';
export { TagToggle, type TagToggleProps, type TagToggleReason } from './tag-toggle.tsx';
export { Tag, type TagProps } from './tag.tsx';
