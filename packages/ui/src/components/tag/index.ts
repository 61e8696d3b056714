export { Tag, TagLink, type TagLinkProps, type TagProps, type TagSize } from './tag.tsx';
export { TagList, type TagListProps } from './tag-list.tsx';
export { TagToggle, type TagToggleProps, type TagToggleReason } from './tag-toggle.tsx';
