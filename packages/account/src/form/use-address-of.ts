import type { LinkTarget } from '@melhor-escola/domain/routes';
import { useRouter } from '@tanstack/react-router';

/** Tells the address of a page of the site, for what takes no link component: a form. */
export function useAddressOf(): (target: LinkTarget) => string {
  const router = useRouter();
  return (target) => router.buildLocation(target).href;
}
