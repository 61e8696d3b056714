import type { FeaturePackage } from './feature-package.ts';
import type { NewName } from './new-name.ts';

const queries = (
  { name }: FeaturePackage,
  { kebab, camel, pascal }: NewName,
) => `import type { Service } from '@melhor-escola/api-client/service';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { freshness } from '../freshness.ts';
import type { ${pascal}Search } from './search-params.ts';

/** Schools a page. */
const pageSize = 20;

/** The names of one page of schools. */
export function ${camel}Query(service: Service, { pagina = 1 }: ${pascal}Search) {
  return queryOptions({
    queryKey: ['${name}', '${kebab}', pagina],
    queryFn: async ({ signal }): Promise<readonly string[]> => {
      const { hits } = await service.searchSchools({ pagination: { page: pagina, size: pageSize } }, signal);
      return hits.map((school) => school.name);
    },
    staleTime: freshness.offers,
  });
}

/**
 * Fetches into the query cache what the page shows.
 *
 * @throws {ApiError} when the service fails.
 */
export async function load${pascal}(
  queryClient: QueryClient,
  service: Service,
  search: ${pascal}Search,
): Promise<void> {
  await queryClient.ensureQueryData(${camel}Query(service, search));
}
`;

const screen = (
  { portsHook, hasRouteLink }: FeaturePackage,
  { camel, pascal }: NewName,
) => `import { Link } from '@melhor-escola/ui/link';
import { PageWidth } from '@melhor-escola/ui/page-width';
import { Heading, Text } from '@melhor-escola/ui/text';
import { useSuspenseQuery } from '@tanstack/react-query';
${hasRouteLink ? '' : "import { Link as RouteLink } from '@tanstack/react-router';\n"}import { ${portsHook} } from '../ports.tsx';
${hasRouteLink ? "import { RouteLink } from '../route-link.tsx';\n" : ''}import { ${camel}Query } from './queries.ts';
import type { ${pascal}Search } from './search-params.ts';

/** The page's screen. Reads what \`load${pascal}\` has fetched. */
export function ${pascal}Screen({ search }: { search: ${pascal}Search }) {
  const { service, links } = ${portsHook}();
  const { data: names } = useSuspenseQuery(${camel}Query(service, search));
  return (
    <PageWidth className="flex flex-col gap-6 py-4 sm:py-6">
      <Heading level={1} size="large">
        Título da página
      </Heading>
      {names.length === 0 ? (
        <Text>Não encontramos nada por aqui.</Text>
      ) : (
        <ul className="flex flex-col gap-2">
          {names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      )}
      <p>
        <Link asChild>
          <RouteLink ${hasRouteLink ? 'to={links.home()}' : '{...links.home()}'}>Voltar ao início</RouteLink>
        </Link>
      </p>
    </PageWidth>
  );
}
`;

const stories = (
  feature: string,
  { camel, pascal }: NewName,
) => `import type { Meta, StoryObj } from '@storybook/react-vite';
import { absentService, FixturePage, primedQueryClient } from '../fixtures/site.tsx';
import { ${camel}Query } from './queries.ts';
import { ${pascal}Screen } from './screen.tsx';

function ${pascal}Page({ names }: { names: readonly string[] }) {
  const queryClient = primedQueryClient((client) => {
    client.setQueryData(${camel}Query(absentService, {}).queryKey, names);
  });
  return <FixturePage screen={<${pascal}Screen search={{}} />} queryClient={queryClient} />;
}

const meta = {
  title: '${feature}/${pascal}',
  component: ${pascal}Page,
  parameters: { layout: 'fullscreen', fullBleed: true },
  args: { names: ['Colégio Girassol', 'Escola Aquarela'] },
} satisfies Meta<typeof ${pascal}Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = { args: { names: [] } };
`;

const screenTest = ({ camel, pascal }: NewName) => `import { describe, expect, it } from 'vitest';
import { renderScreen } from '../fixtures/render.ts';
import { absentService, primedQueryClient } from '../fixtures/site.tsx';
import { ${camel}Query } from './queries.ts';
import { ${pascal}Screen } from './screen.tsx';

const render = (names: readonly string[]) =>
  renderScreen({
    screen: <${pascal}Screen search={{}} />,
    queryClient: primedQueryClient((client) => {
      client.setQueryData(${camel}Query(absentService, {}).queryKey, names);
    }),
  });

describe('${pascal}Screen on the server', () => {
  it('P3 shows what its visitor came for', async () => {
    const html = await render(['Colégio Girassol']);
    expect(html).toContain('Write what the visitor of ${pascal} reads.');
  });

  it('says what to do where there is nothing', async () => {
    const html = await render([]);
    expect(html).toContain('Write what ${pascal} says where there is nothing, and where it leads.');
  });
});
`;

/** The files of a screen that everybody may see, but for its address and head. */
export const publicScreenFiles = (
  feature: FeaturePackage,
  title: string,
  name: NewName,
): readonly (readonly [file: string, content: string])[] => [
  ['queries.ts', queries(feature, name)],
  ['screen.tsx', screen(feature, name)],
  ['screen.stories.tsx', stories(title, name)],
  ['screen.test.tsx', screenTest(name)],
];
