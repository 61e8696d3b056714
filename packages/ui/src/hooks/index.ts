export { afterIdle, type AfterIdleOptions } from './after-idle.ts';
export { AfterHydration, type AfterHydrationProps, useHydrated } from './hydration.ts';
export { useDebouncedValue } from './use-debounced-value.ts';
