import type { PageHead } from '@melhor-escola/config/page-head';
import { site } from '@melhor-escola/config/site';

/** The head of an account page: its title with the site's name, and `noindex`. */
export function accountHead(
  canonicalPath: string,
  { title, description }: Pick<PageHead, 'title' | 'description'>,
): PageHead {
  return { title: `${title} | ${site.name}`, description, canonicalPath, robots: 'noindex' };
}
