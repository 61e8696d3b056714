export { afterIdle, type AfterIdleOptions } from './after-idle.ts';
export { ErrorBoundary, type ErrorBoundaryProps, PagePart, type PagePartProps } from './error-boundary.tsx';
export { focusOnRemoval } from './focus-on-removal.ts';
export {
  AfterHydration,
  type AfterHydrationProps,
  HydrationBoundary,
  type HydrationBoundaryProps,
  HydrationMark,
  useHydrated,
} from './hydration.tsx';
export { lazyPart, type LazyPartOptions, type LazyPartProps } from './lazy-part.tsx';
export { type LazyOnVisible, type LazyOnVisibleProps, lazyOnVisible } from './lazy-on-visible.tsx';
export { saveFile } from './save-file.ts';
export { useDebouncedValue } from './use-debounced-value.ts';
export { type SaveFileMessages, type SavingFile, useSaveFile } from './use-save-file.ts';
