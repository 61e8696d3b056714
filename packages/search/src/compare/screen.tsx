import { Button, LinkButton } from '@melhor-escola/ui/button';
import { Heading, Text } from '@melhor-escola/ui/text';
import Printer from 'lucide-react/icons/printer';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@melhor-escola/ui/link';
import { BlankPage } from '../error/drawings.tsx';
import { PageWidth } from '../page-width.tsx';
import { useSearchPorts } from '../ports.tsx';
import { RouteLink, useAddressOf } from '../route-link.tsx';
import { similarSchoolsQuery } from '../school/queries.ts';
import type { School } from '../school/school.ts';
import { ShareButton } from '../school/share-button.tsx';
import { Trail } from '../trail.tsx';
import { columnsOnPhone, CompareTable } from './compare-table.tsx';
import { comparedSchoolsQuery } from './queries.ts';
import { compareFacts, onlyDifferences } from './facts.ts';
import { ShownSchools, useShownSchools } from './shown-schools.tsx';
import { maximumCompared, type CompareSearch } from './search-params.ts';

/** Up to four schools side by side (product, feature 3). Reads what `loadCompare` has fetched; the address holds them. */
export function CompareScreen({ search }: { search: CompareSearch }) {
  const { service, links } = useSearchPorts();
  const asked = search.escola ?? [];
  const { data: schools } = useSuspenseQuery(comparedSchoolsQuery(service, asked));
  return (
    <PageWidth className="flex flex-col gap-6 py-4 sm:py-6">
      <Trail steps={[{ label: 'Início', to: links.home() }, { label: 'Comparar' }]} />
      <Heading level={1} size="large">
        Comparar escolas
      </Heading>
      {schools.length < asked.length && (
        <Text size="small">Uma das escolas deste endereço não está mais no site.</Text>
      )}
      {schools.length === 0 ? <NothingToCompare /> : <Comparison schools={schools} search={search} />}
    </PageWidth>
  );
}

function NothingToCompare() {
  const { links } = useSearchPorts();
  return (
    <div className="flex flex-col items-start gap-4">
      <BlankPage />
      <Text className="max-w-prose">
        Abra uma escola e toque em “Comparar”. Cabem até quatro, lado a lado: preço, custo do ano, etapas,
        turnos e estrutura.
      </Text>
      <LinkButton asChild variant="primary">
        <RouteLink to={links.results()}>Buscar bolsas</RouteLink>
      </LinkButton>
    </div>
  );
}

function Comparison({ schools: asked, search }: { schools: readonly School[]; search: CompareSearch }) {
  const addressOf = useAddressOf();
  const { links } = useSearchPorts();
  const { schools, show } = useShownSchools(asked);
  const slugs = asked.map(({ slug }) => slug);
  const groups = compareFacts(schools);
  const isShort = search.diferencas === true && schools.length > 1;
  const shown = isShort ? onlyDifferences(groups) : groups;
  return (
    <>
      <div className="flex flex-wrap items-center gap-2 print:hidden">
        {schools.length > 1 && (
          <LinkButton asChild>
            <RouteLink
              to={{
                ...links.compare(slugs),
                search: { escola: slugs, ...(!isShort && { diferencas: true }) },
              }}
              replace
              keepScroll
            >
              {isShort ? 'Mostrar tudo' : 'Só as diferenças'}
            </RouteLink>
          </LinkButton>
        )}
        <ShareButton title="Comparação de escolas" path={addressOf(links.compare(slugs))}>
          Compartilhar
        </ShareButton>
        <Button icon={Printer} className="[@media(scripting:none)]:hidden" onClick={() => window.print()}>
          Imprimir
        </Button>
      </div>
      {schools.length === 1 && <Text>Escolha mais uma escola para ver as diferenças.</Text>}
      {isShort && shown.length === 0 && <Text>Estas escolas não diferem em nada do que conhecemos.</Text>}
      {schools.length > columnsOnPhone && (
        <ShownSchools schools={schools} places={columnsOnPhone} onShow={show} />
      )}
      <CompareTable schools={schools} groups={shown} />
      {schools.length > 1 && (
        <Text size="extra-small" tone="soft">
          O ponto azul marca o que difere; o marca-texto, o menor valor. Estrutura: Censo Escolar do INEP, no
          ano que está na página de cada escola.
        </Text>
      )}
      {schools.length < maximumCompared && <MoreSchools schools={asked} />}
    </>
  );
}

/** Schools near the first one, each a link that adds it. */
function MoreSchools({ schools }: { schools: readonly School[] }) {
  const [first] = schools;
  return first ? <NearbySchools first={first} slugs={schools.map(({ slug }) => slug)} /> : null;
}

function NearbySchools({ first, slugs }: { first: School; slugs: readonly string[] }) {
  const { service, links, compared } = useSearchPorts();
  const { data = [] } = useQuery(similarSchoolsQuery(service, first));
  const others = data.filter(({ slug }) => !slugs.includes(slug));
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="adicionar" className="flex flex-col gap-2 print:hidden">
      <Heading level={2} size="small" id="adicionar">
        Adicionar outra escola
      </Heading>
      <Text size="small" tone="soft">
        Perto de {first.name}, com as mesmas etapas:
      </Text>
      <ul className="flex flex-col">
        {others.map(({ slug, name }) => (
          <li key={slug}>
            <Link asChild className="inline-block py-1.5">
              <RouteLink
                to={links.compare([...slugs, slug])}
                replace
                keepScroll
                onClick={() => compared.add(slug)}
              >
                {name}
              </RouteLink>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
