import { LinkButton } from '@melhor-escola/ui/button';
import { BlankPage } from '@melhor-escola/ui/drawing';
import { Text } from '@melhor-escola/ui/text';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useSlugList } from '../favorites/use-slug-list.ts';
import { useSearchPorts } from '../ports.tsx';
import { RouteLink } from '../route-link.tsx';
import { comparisonLink } from './comparison-link.ts';
import { useComparedKindOf } from './use-compared-kind.ts';

/**
 * No school of the URL is known. If the URL has none, the comparison of this device replaces it once the browser has read
 * it; a server and a browser without JavaScript do not know it.
 *
 * @prop isAsked whether the URL has schools.
 */
export function NothingToCompare({ isAsked }: { isAsked: boolean }) {
  const { links, compared } = useSearchPorts();
  const navigate = useNavigate();
  const chosen = useSlugList(compared);
  const { serie, turno } = useComparedKindOf(chosen);
  const isLeaving = !isAsked && chosen.length > 0;
  useEffect(() => {
    if (isLeaving)
      void navigate({ ...comparisonLink(links, { escola: chosen, serie, turno }), replace: true });
  }, [isLeaving, navigate, links, chosen, serie, turno]);
  if (isLeaving) return <Text tone="soft">Buscando as escolas que você escolheu…</Text>;
  return (
    <div className="flex flex-col items-start gap-4">
      <BlankPage />
      <Text className="max-w-prose">
        Abra uma escola e toque em “Comparar”. Cabem até quatro, lado a lado: preço, custo do ano, etapas,
        turnos e estrutura.
      </Text>
      <noscript>
        <p>
          As escolas que você escolheu ficam guardadas neste aparelho, e sem JavaScript esta página não as
          conhece.
        </p>
      </noscript>
      <LinkButton asChild variant="primary">
        <RouteLink to={links.results()}>Buscar bolsas</RouteLink>
      </LinkButton>
    </div>
  );
}
