import type { PageHead } from '@melhor-escola/config/page-head';
import { site } from '@melhor-escola/config/site';
import { routes } from '@melhor-escola/domain/routes';

/** The head of the preview of a school's page. @param school its name. */
export function previewHead(slug: string, school: string): PageHead {
  return {
    title: `Prévia – ${school} | ${site.name}`,
    description: `A página de ${school} com o que ainda não foi publicado.`,
    canonicalPath: routes.panelPreview.path({ slug }),
    robots: 'noindex',
  };
}

/** The same for a claimant. */
export const claimPreviewHead = (slug: string, school: string): PageHead => ({
  ...previewHead(slug, school),
  canonicalPath: routes.panelClaimedPreview.path({ slug }),
});
