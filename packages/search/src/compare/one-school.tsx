import { LinkButton } from '@melhor-escola/ui/button';
import { Text } from '@melhor-escola/ui/text';
import { useEffect } from 'react';
import { useSlugList } from '../favorites/use-slug-list.ts';
import { inCity } from '../place/city-article.ts';
import { useSearchPorts } from '../ports.tsx';
import { RouteLink } from '../route-link.tsx';
import type { School } from '../school/school.ts';
import { CompareTable } from './compare-table.tsx';
import { compareFacts } from './facts.ts';
import { NearbySchools } from './nearby-schools.tsx';
import { maximumCompared } from './search-params.ts';

/**
 * A comparison of one: what 'Comparar' opens without scripts, or where they are too long in coming. Who came here that way finds the
 * school chosen, as the button would have done, and the way back to the list or on to the others chosen before.
 */
export function OneSchool({ school }: { school: School }) {
  const { links, compared } = useSearchPorts();
  const { slug, name, address } = school;
  const chosen = useSlugList(compared);
  const others = chosen.filter((other) => other !== slug).slice(0, maximumCompared - 1);
  useEffect(() => compared.add(slug), [compared, slug]);
  return (
    <>
      <div className="flex flex-col items-start gap-4 print:hidden">
        <Text size="large" className="max-w-prose text-pretty">
          <strong className="font-semibold wrap-anywhere">{name}</strong> já está na comparação. Escolha mais
          uma escola para comparar.
        </Text>
        <div className="flex flex-wrap gap-2">
          {others.length > 0 && (
            <LinkButton asChild variant="primary">
              <RouteLink to={links.compare([...others, slug])} rel="nofollow" replace>
                {others.length === 1
                  ? 'Comparar com a que você escolheu'
                  : `Comparar com as ${others.length} que você escolheu`}
              </RouteLink>
            </LinkButton>
          )}
          <LinkButton asChild variant={others.length > 0 ? 'secondary' : 'primary'}>
            <RouteLink to={links.results({ city: address.citySlug })}>
              Ver as escolas {inCity(address.citySlug, address.city)}
            </RouteLink>
          </LinkButton>
        </div>
      </div>
      <NearbySchools first={school} slugs={[slug]} />
      <CompareTable schools={[school]} groups={compareFacts([school])} onlyDifferences={false} />
    </>
  );
}
