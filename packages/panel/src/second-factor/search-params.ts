import { routes } from '@melhor-escola/domain/routes';
import { sameSitePath } from '@melhor-escola/domain/same-site-path';

export interface SecondFactorSearch {
  /** Path of the page of the panel that needs the second factor: where to go afterwards. */
  readonly voltar?: string | undefined;
}

/** Validates the search of the page. Anyone can write it: only pages of the panel are accepted (S14). */
export function readSecondFactorSearch({ voltar }: Readonly<Record<string, unknown>>): SecondFactorSearch {
  return { voltar: panelPath(voltar) };
}

function panelPath(requested: unknown): string | undefined {
  const path = sameSitePath(requested);
  const [pathname] = path?.split(/[?#]/, 1) ?? [];
  const panel = routes.panel.path();
  const isOfPanel = pathname === panel || pathname?.startsWith(`${panel}/`);
  // Back to this page would be a loop.
  return isOfPanel && pathname !== routes.secondFactor.path() ? path : undefined;
}
