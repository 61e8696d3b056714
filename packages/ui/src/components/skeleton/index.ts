export { SkeletonGroup, type SkeletonGroupProps } from './skeleton-group.tsx';
export { Skeleton, type SkeletonProps, type SkeletonShape } from './skeleton.tsx';
