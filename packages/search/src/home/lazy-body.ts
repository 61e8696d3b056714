'use client';

import { lazyRouteComponent } from '@tanstack/react-router';

/** What the home page says below its search: in the server's page, its code after that of the search. */
export const HomeBody = lazyRouteComponent(() => import('./body.tsx'), 'HomeBody');
