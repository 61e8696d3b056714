import type { LinkTarget } from '@melhor-escola/domain/routes';
import { routes } from '@melhor-escola/domain/routes';
import { Link } from '@melhor-escola/ui/link';
import { Heading, Text } from '@melhor-escola/ui/text';
import { createRoute, Link as RouteLink } from '@tanstack/react-router';
import { PageWidth } from '@melhor-escola/ui/page-width';
import { ports, service } from './ports.ts';
import { root } from './root.tsx';

const { links } = ports;

/** The screens that need nothing but their URL. */
const screens: readonly (readonly [name: string, to: LinkTarget])[] = [
  ['Entrar', links.signIn()],
  ['Criar conta', links.register()],
  ['Esqueci a senha', links.recoverPassword()],
  ['Nova senha: link cortado', links.resetPassword()],
  ['Confirmar o e-mail: link cortado', links.confirmEmail()],
  ['De volta do Google sem resposta', { to: routes.googleReturn.pattern }],
  ['Conta excluída', links.accountDeleted()],
  ['Minhas bolsas', links.orders()],
  ['Meus benefícios', links.benefits()],
  ['Minha conta', links.profile()],
  ['Privacidade e dados', links.privacyPanel()],
];

/** Links to every screen of the package, one of them with a scholarship that the service offers now. */
export const startPage = createRoute({
  getParentRoute: () => root,
  path: '/',
  loader: async () => {
    const { hits } = await service.searchOffers({ sort: 'relevance', pagination: { page: 1, size: 1 } });
    return hits[0] && links.reserve(hits[0].school_slug, Number(hits[0].id));
  },
  component: function Start() {
    const reservation = startPage.useLoaderData();
    const all = reservation ? [...screens, ['Reservar uma bolsa', reservation] as const] : screens;
    return (
      <PageWidth className="flex flex-col gap-5 py-6 sm:py-8">
        <Heading level={1} size="large">
          Telas de packages/account
        </Heading>
        <Text tone="soft">
          Com os dados do serviço que este comando iniciou. A conta de demonstração está no terminal.
        </Text>
        <ul className="flex flex-col gap-2">
          {all.map(([name, to]) => (
            <li key={name}>
              <Link asChild>
                <RouteLink {...to}>{name}</RouteLink>
              </Link>
            </li>
          ))}
        </ul>
      </PageWidth>
    );
  },
});
