import { PageWidth } from '@melhor-escola/ui/page-width';
import { Link } from '@melhor-escola/ui/link';
import { Heading, Text } from '@melhor-escola/ui/text';
import type { PlaygroundScreen as Screen, PlaygroundState } from '@melhor-escola/config/playground';
import type { PlaygroundPackage } from './-playground-page.ts';

/**
 * Each package with its version, its ports, and links to its screens in every state. Rendered without the site's header and footer.
 */
export function PlaygroundScreen({ packages }: { readonly packages: readonly PlaygroundPackage[] }) {
  return (
    <main>
      <PageWidth className="flex flex-col gap-8 py-8">
        <header className="flex max-w-prose flex-col gap-2">
          <Heading level={1} size="large">
            Telas do site, em todos os estados
          </Heading>
          <Text tone="soft">
            Para quem constrói o site. Cada endereço abre a página de verdade, com os dados que o serviço tem
            agora. As páginas da conta são as de quem estiver com ela aberta; a senha da conta de demonstração
            está no registro do serviço.
          </Text>
        </header>
        {packages.map((one) => (
          <section key={one.name} aria-label={one.name} className="flex flex-col gap-6">
            <PackageFacts {...one} />
            <Ports ports={Object.entries(one.ports)} />
            {one.screens.length > 0 && (
              <div className="gap-x-8 sm:columns-3">
                {one.screens.map((screen) => (
                  <ScreenStates key={screen.name} {...screen} />
                ))}
              </div>
            )}
          </section>
        ))}
      </PageWidth>
    </main>
  );
}

function PackageFacts({ name, version, command, screens }: PlaygroundPackage) {
  return (
    <div className="flex flex-col gap-2">
      <Heading level={2} className="border-b border-hairline pb-2">
        {name}
      </Heading>
      <Text size="small">
        <span>{`Versão ${version}. Sozinho:`}</span> <code className="wrap-anywhere">{command}</code>
        <span>{`.${screens.length === 0 ? ' Não tem página própria.' : ''}`}</span>
      </Text>
    </div>
  );
}

function Ports({ ports }: { readonly ports: readonly (readonly [name: string, description: string])[] }) {
  return (
    <section className="flex flex-col gap-2">
      <Heading level={3} size="small">
        Portas
      </Heading>
      {ports.length === 0 ? (
        <Text size="small" tone="soft">
          Nenhuma: o que precisa vem de quem o usa.
        </Text>
      ) : (
        <dl className="grid grid-cols-1 gap-x-8 gap-y-2 text-small sm:grid-cols-2 lg:grid-cols-3">
          {ports.map(([name, description]) => (
            <div key={name}>
              <dt>
                <code>{name}</code>
              </dt>
              <dd className="text-ink-soft">{description}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

function ScreenStates({ name, states }: Screen) {
  return (
    <section className="mb-8 flex break-inside-avoid flex-col gap-2">
      <Heading level={3} size="small">
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
  );
}

/** A plain link, so that the page is loaded from the server. */
function StateLink({ name, path }: PlaygroundState) {
  if (path === undefined) {
    return (
      <Text as="span" size="small" tone="soft">
        {`${name}: nenhum exemplo nos dados de agora`}
      </Text>
    );
  }
  return <Link href={path}>{name}</Link>;
}
