'use client';

import { lazyRouteComponent } from '@tanstack/react-router';

/**
 * The results as a map, fetched when they are first wanted so. `preload` it before it is rendered: it then stands in the
 * server's page.
 */
export const MapSection = lazyRouteComponent(() => import('./map-section.tsx'), 'MapSection');
