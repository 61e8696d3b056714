import type { LandingAddress, LandingContext } from './landing-page.ts';

/** As the router calls a loader. */
interface LandingRequest extends Pick<LandingAddress, 'params' | 'preload'> {
  readonly context: LandingContext;
  readonly location: { readonly search: LandingAddress['query'] };
}

/** The loader of a landing page's route. What it does is apart: a page that arrives with its data needs none of it. */
export async function landingLoader({ context, params, location, preload }: LandingRequest) {
  const { landingPage } = await import('./landing-page.ts');
  return landingPage(context, { params, query: location.search, preload });
}
