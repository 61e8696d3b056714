import { signedOut, unlisted, route } from './route.ts';

/** Pages of the site itself. */
export const siteRoutes = {
  playground: route('/playground', signedOut),
  playgroundKit: route('/playground/componentes', unlisted),
  playgroundFailure: route('/playground/$failure', unlisted),
  // pnpm new adds an address here
} as const;
