import { PageWidth } from '@melhor-escola/search/page-width';
import { Link } from '@melhor-escola/ui/link';
import { Heading, Text } from '@melhor-escola/ui/text';
import type { PlaygroundScreen as Screen, PlaygroundState } from './playground-states.ts';

/** The screens of packages/search, each with the addresses at which it can be seen in its states. Stands without the site's frame. */
export function PlaygroundScreen({ screens }: { readonly screens: readonly Screen[] }) {
  return (
    <main>
      <PageWidth className="flex flex-col gap-8 py-8">
        <header className="flex max-w-prose flex-col gap-2">
          <Heading level={1} size="large">
            Telas da busca, em todos os estados
          </Heading>
          <Text tone="soft">
            Para quem constrói o site. Cada endereço abre a página de verdade, com os dados que o serviço tem
            agora.
          </Text>
        </header>
        <div className="gap-x-8 sm:columns-2 lg:columns-3">
          {screens.map(({ name, states }) => (
            <section key={name} className="mb-10 flex break-inside-avoid flex-col gap-2">
              <Heading level={2} size="small">
                {name}
              </Heading>
              <ul className="flex flex-col border-t border-hairline text-small">
                {states.map((state) => (
                  <li key={state.name} className="border-b border-hairline py-2">
                    <StateLink {...state} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </PageWidth>
    </main>
  );
}

/** A plain link: the page is seen as it arrives from the server. */
function StateLink({ name, address }: PlaygroundState) {
  if (address === undefined) {
    return (
      <Text as="span" size="small" tone="soft">
        {name}: nenhum exemplo nos dados de agora
      </Text>
    );
  }
  return <Link href={address}>{name}</Link>;
}
