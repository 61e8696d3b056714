export { AfterHydration, type AfterHydrationProps, useHydrated } from './hydration.ts';
export { afterIdle, type AfterIdleOptions, useDebouncedValue } from './timing.ts';
