import type { getRouter } from '../router.tsx';

type Router = ReturnType<typeof getRouter>;

/** The path of the school's page that is in sight; `undefined` on any other page. */
export function openSchool(router: Router): string | undefined {
  for (const match of router.state.matches) {
    if (match.routeId !== '/escolas/$slug' || match.status !== 'success') continue;
    // Landing pages have slugs beside those of schools.
    return match.loaderData?.landing ? undefined : match.pathname;
  }
  return undefined;
}

/** Whether the browser was given this page whole, rather than the data for it. */
export function wasAskedFor(path: string): boolean {
  return performance.getEntriesByType('navigation').some(({ name }) => new URL(name).pathname === path);
}

/** Addresses of what the page in sight has fetched of the site: scripts and letters, and its photos. */
export function partsInSight(): readonly string[] {
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  const photos = [...document.images].flatMap(({ complete, currentSrc }) => (complete ? [currentSrc] : []));
  return [
    ...files.filter((file) => file.startsWith(`${location.origin}/assets/`)),
    ...photos.filter((photo) => photo.startsWith(`${location.origin}/imagens/`)),
  ];
}
