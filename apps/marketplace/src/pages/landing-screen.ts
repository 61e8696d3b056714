import { lazyRouteComponent } from '@tanstack/react-router';

/** The landing pages' screen, apart from the school's at the same route: a school's page does not load it. */
export const LandingScreen = lazyRouteComponent(
  () => import('@melhor-escola/search/landing'),
  'LandingScreen',
);
