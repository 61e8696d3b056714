import type { LinkTarget } from '@melhor-escola/domain/routes';
import { findStageGroup } from '@melhor-escola/domain/stage';
import { inTheState, stateRegion, statesNear } from '@melhor-escola/domain/state';
import { TagLink, TagList } from '@melhor-escola/ui/tag';
import { Heading } from '@melhor-escola/ui/text';
import { formatCount } from '@melhor-escola/domain/count';
import { useSearchPorts, type SearchLinks } from '../../ports.tsx';
import { RouteLink } from '../../route-link.tsx';
import { nonBreaking } from '../../format.ts';
import type { Landing } from '../landing.ts';
import { placeLink } from '../place-link.ts';

interface RelatedLink {
  readonly label: string;
  readonly to: LinkTarget;
}

interface RelatedGroup {
  readonly heading: string;
  readonly links: readonly RelatedLink[];
}

export interface RelatedPlacesProps {
  landing: Landing;
}

/** Links to related pages: the other stages here, the same page nearby, and the places around it. */
export function RelatedPlaces({ landing }: RelatedPlacesProps) {
  const { links } = useSearchPorts();
  const groups = relatedGroups(landing, links).filter((group) => group.links.length > 0);
  if (groups.length === 0) return null;
  return (
    <nav
      aria-label="Páginas relacionadas"
      className="grid lazy-layout-100 grid-cols-1 gap-x-8 gap-y-6 border-t border-hairline pt-8 lg:grid-cols-2"
    >
      {groups.map(({ heading, links: related }, index) => (
        <div key={heading} className="flex flex-col gap-2">
          <Heading level={2} size="small" id={`relacionadas-${index}`}>
            {nonBreaking(heading)}
          </Heading>
          <TagList aria-labelledby={`relacionadas-${index}`}>
            {related.map(({ label, to }) => (
              <TagLink key={label} asChild>
                <RouteLink to={to}>{nonBreaking(label)}</RouteLink>
              </TagLink>
            ))}
          </TagList>
        </div>
      ))}
    </nav>
  );
}

function relatedGroups(landing: Landing, links: SearchLinks): RelatedGroup[] {
  const { stage, where } = landing;
  return [
    { heading: stage ? `Outras etapas ${where}` : `Por etapa ${where}`, links: stagesHere(landing, links) },
    {
      heading: stage ? `${stage.name} em cidades próximas` : 'Cidades próximas',
      links: landing.summary.nearCities.map(({ slug, name }) => ({
        label: name,
        to: placeLink(links, { city: slug, stage: landing.filter.stage }),
      })),
    },
    { heading: 'Veja também', links: widerPlaces(landing, links) },
    statesOfRegion(landing, links),
  ];
}

/** Stages with their number of schools at this place; a state has no pages of stages. */
function stagesHere({ kind, filter, stage, summary }: Landing, links: SearchLinks): RelatedLink[] {
  if (kind === 'state') return [];
  return summary.stages.flatMap(({ stage: slug, schools }) => {
    const other = findStageGroup(slug);
    if (!other || other.groupSlug === stage?.groupSlug || schools === 0) return [];
    return [
      {
        label: `${other.name} (${formatCount(schools)})`,
        to: placeLink(links, { ...filter, stage: other.groupSlug }),
      },
    ];
  });
}

function widerPlaces({ kind, filter, stage, state, summary }: Landing, links: SearchLinks): RelatedLink[] {
  const { city, neighborhood } = summary.place;
  const wider: RelatedLink[] = [];
  if (stage && city) {
    const here = neighborhood ?? city;
    wider.push({
      label: `Todas as etapas: ${here.name}`,
      to: placeLink(links, { ...filter, stage: undefined }),
    });
  }
  if (neighborhood && city) {
    wider.push({
      label: stage ? `${stage.name}: ${city.name}` : city.name,
      to: placeLink(links, { city: city.slug, stage: stage?.groupSlug }),
    });
  }
  if (state && city) wider.push({ label: `Escolas ${inTheState(state)}`, to: links.state(state.slug) });
  if (state || kind === 'all-stages') wider.push({ label: 'Escolas no Brasil', to: links.country() });
  if (stage && city) wider.push({ label: `${stage.name} no Brasil`, to: links.stage(stage.groupSlug) });
  if (stage || kind === 'country') wider.push({ label: 'Educação básica', to: links.basicEducation() });
  return wider;
}

function statesOfRegion({ kind, state }: Landing, links: SearchLinks): RelatedGroup {
  if (kind !== 'state' || !state) return { heading: '', links: [] };
  return {
    heading: `Outros estados do ${stateRegion(state)}`,
    links: statesNear(state).map(({ name, slug }) => ({ label: name, to: links.state(slug) })),
  };
}
