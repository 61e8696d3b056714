import type { FeaturePackage } from './feature-package.ts';
import type { NewName } from './new-name.ts';

const queries = ({
  kebab,
  camel,
  pascal,
}: NewName) => `import type { AuthenticatedClient } from '@melhor-escola/api-client/authenticated-client';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { currentUserStaleTime, currentUserKey } from '../authenticated/queries.ts';
import type { ${pascal}Search } from './search-params.ts';

/** Benefits a page. */
const pageSize = 20;

/** The names of one page of benefits. */
export function ${camel}Query(client: AuthenticatedClient, { pagina = 1 }: ${pascal}Search) {
  return queryOptions({
    queryKey: [currentUserKey, '${kebab}', pagina],
    queryFn: async ({ signal }): Promise<readonly string[]> => {
      const { items } = await client.benefits({ page: pagina, size: pageSize }, signal);
      return items.map((benefit) => benefit.title);
    },
    staleTime: currentUserStaleTime,
  });
}

/**
 * Fetches what the page shows.
 *
 * @throws {ApiError} 401 where nobody is signed in.
 */
export async function load${pascal}(
  queryClient: QueryClient,
  client: AuthenticatedClient,
  search: ${pascal}Search,
): Promise<void> {
  await queryClient.fetchQuery(${camel}Query(client, search));
}
`;

const screen = (
  { portsHook }: FeaturePackage,
  { camel, pascal }: NewName,
) => `import { Link } from '@melhor-escola/ui/link';
import { PageWidth } from '@melhor-escola/ui/page-width';
import { Skeleton, SkeletonGroup } from '@melhor-escola/ui/skeleton';
import { Heading, Text } from '@melhor-escola/ui/text';
import { useQuery } from '@tanstack/react-query';
import { Link as RouteLink } from '@tanstack/react-router';
import { useSessionCheck } from '../authenticated/ended-session.ts';
import { ${portsHook} } from '../ports.tsx';
import { ${camel}Query } from './queries.ts';
import type { ${pascal}Search } from './search-params.ts';

/** The page's screen, for who is signed in. Reads what \`load${pascal}\` has fetched. */
export function ${pascal}Screen({ search }: { search: ${pascal}Search }) {
  const { client, links } = ${portsHook}();
  const { data: names, error } = useQuery(${camel}Query(client, search));
  useSessionCheck(error);
  return (
    <PageWidth className="flex flex-col gap-5 py-6 sm:py-8">
      <Heading level={1} size="large">
        Título da página
      </Heading>
      <SkeletonGroup loading={names === undefined} placeholder={<Skeleton width="60%" />}>
        {names && <Names names={names} />}
      </SkeletonGroup>
      <p>
        <Link asChild>
          <RouteLink {...links.home()}>Voltar ao início</RouteLink>
        </Link>
      </p>
    </PageWidth>
  );
}

function Names({ names }: { names: readonly string[] }) {
  if (names.length === 0) return <Text>Não encontramos nada por aqui.</Text>;
  return (
    <ul className="flex flex-col gap-2">
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}
`;

const stories = (
  feature: string,
  { camel, pascal }: NewName,
) => `import type { Meta, StoryObj } from '@storybook/react-vite';
import { AccountFixture, Primed } from '../fixtures/account-fixture.tsx';
import { ${camel}Query } from './queries.ts';
import { ${pascal}Screen } from './screen.tsx';

function ${pascal}Page({ names }: { names?: readonly string[] }) {
  return (
    <AccountFixture answers="never" isSignedIn>
      <Primed
        prime={(queryClient, client) => {
          if (names) queryClient.setQueryData(${camel}Query(client, {}).queryKey, names);
        }}
      >
        <${pascal}Screen search={{}} />
      </Primed>
    </AccountFixture>
  );
}

const meta = {
  title: '${feature}/${pascal}',
  component: ${pascal}Page,
  parameters: { layout: 'fullscreen', fullBleed: true },
} satisfies Meta<typeof ${pascal}Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { names: ['Desconto em livros', 'Curso de inglês'] } };

export const Loading: Story = { tags: ['no-visual'] };

export const Empty: Story = { args: { names: [] } };
`;

const screenTest = ({ camel, pascal }: NewName) => `import { describe, expect, it } from 'vitest';
import { renderScreen } from '../fixtures/render.tsx';
import { ${camel}Query } from './queries.ts';
import { ${pascal}Screen } from './screen.tsx';

const render = (names: readonly string[]) =>
  renderScreen(<${pascal}Screen search={{}} />, (queryClient, client) => {
    queryClient.setQueryData(${camel}Query(client, {}).queryKey, names);
  });

describe('${pascal}Screen on the server', () => {
  it('P3 shows what its owner came for', async () => {
    const html = await render(['Desconto em livros']);
    expect(html).toContain('Write what the owner of ${pascal} reads.');
  });

  it('says what to do where there is nothing', async () => {
    const html = await render([]);
    expect(html).toContain('Write what ${pascal} says where there is nothing, and where it leads.');
  });
});
`;

/** The files of a screen of who is signed in, but for its address. Its head is the host's. */
export const ownerScreenFiles = (
  feature: FeaturePackage,
  title: string,
  name: NewName,
): readonly (readonly [file: string, content: string])[] => [
  ['queries.ts', queries(name)],
  ['screen.tsx', screen(feature, name)],
  ['screen.stories.tsx', stories(title, name)],
  ['screen.test.tsx', screenTest(name)],
];
