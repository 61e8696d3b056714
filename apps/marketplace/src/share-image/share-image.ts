import { site } from '@melhor-escola/config/site';
import type { ShareImage } from '@melhor-escola/site-server';
import { shareCardOf } from './share-card.ts';

/** Draws the title, the price and the picture of a page, or its school's cover (A4). */
export const shareImage: ShareImage = async (html, path, loadPicture) => {
  const card = shareCardOf(html, site.name);
  if (!card) return undefined;
  const picture = card.picture === undefined ? undefined : await loadPicture(card.picture);
  // Loaded with the first image, because its libraries are larger than the rest of the site's server.
  const { drawShareImage } = await import('./draw-share-image.ts');
  return drawShareImage(card, path.slice(path.lastIndexOf('/') + 1), picture);
};
