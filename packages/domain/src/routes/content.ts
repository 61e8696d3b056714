import { indexed, route } from './route.ts';

/** Pages of `packages/content`. */
export const contentRoutes = {
  helpCenter: route('/central-de-ajuda', indexed),
  article: route('/ajuda/$article', indexed),
  methodologies: route('/metodologias', indexed),
  methodology: route('/metodologias/$slug', indexed),
  // pnpm new adds an address here
} as const;
