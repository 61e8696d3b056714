import { lazyRouteComponent } from '@tanstack/react-router';

/** The search for a city, for pages of a place too large to list: apart, so that a city's page does not load it. */
export const LazySearchBox = lazyRouteComponent(() => import('../search-box.tsx'), 'SearchBox');
