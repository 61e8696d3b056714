export { Avatar, type AvatarProps, type AvatarShape, type AvatarSize } from './avatar.tsx';
