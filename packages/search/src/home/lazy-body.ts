'use client';

import { lazyRouteComponent } from '@tanstack/react-router';

/** The home page below its search: rendered on the server, its code is loaded after that of the search. */
export const HomeBody = lazyRouteComponent(() => import('./body.tsx'), 'HomeBody');

/** The sum beside the search, which only wide screens show. */
export const YearSum = lazyRouteComponent(() => import('./body.tsx'), 'YearSum');
