import { routes } from '@melhor-escola/domain/routes';

/** Base for parsing; never requested. */
const BASE_URL = 'https://site.invalid';

export interface SecondFactorSearch {
  /** Path of the page of the panel that needs the second factor: where to go afterwards. */
  readonly voltar?: string | undefined;
}

/** Validates the search of the page. Anyone can write it: only pages of the panel are accepted (S14). */
export function readSecondFactorSearch({ voltar }: Readonly<Record<string, unknown>>): SecondFactorSearch {
  return { voltar: panelPath(voltar) };
}

function panelPath(requested: unknown): string | undefined {
  if (typeof requested !== 'string' || requested.length > 2_000) return undefined;
  // Browsers read a backslash as a slash, and ignore tabs and line breaks anywhere.
  if (!/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(requested) || !URL.canParse(requested, BASE_URL)) return undefined;
  const { origin, pathname, search, hash } = new URL(requested, BASE_URL);
  const panel = routes.panel.path();
  const isOfPanel = pathname === panel || pathname.startsWith(`${panel}/`);
  // Back to this page would be a loop.
  if (origin !== BASE_URL || !isOfPanel || pathname === routes.secondFactor.path()) return undefined;
  return pathname + search + hash;
}
