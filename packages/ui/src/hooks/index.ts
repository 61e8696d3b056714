export { AfterHydration, type AfterHydrationProps } from './after-hydration.ts';
export { afterIdle, type AfterIdleOptions } from './after-idle.ts';
export { useDebouncedValue } from './use-debounced-value.ts';
export { useHydrated } from './use-hydrated.ts';
