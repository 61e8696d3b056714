import { routes } from '@melhor-escola/domain/routes';
import type { LiveSamples } from './live-samples.ts';
import type { PlaygroundScreen, PlaygroundState } from './playground-package.ts';

/** As long as the token of an e-mail, but invalid. */
const unknownToken = 'x'.repeat(43);
/** In the format of an order's code, but of no order. */
const unknownCode = 'ME-0000-0000-0000';

/** The largest possible id, which no offer has. */
const goneOfferId = '2147483647';

type States = readonly PlaygroundState[];

/** The auth screens, open to everyone. */
const authStates: States = [
  { name: 'Entrar', path: routes.signIn.path() },
  {
    name: 'E depois ir para as bolsas',
    path: `${routes.signIn.path()}?redirect=${routes.orders.path()}`,
  },
  { name: 'Criar conta', path: routes.register.path() },
  { name: 'Esqueci a senha', path: routes.recoverPassword.path() },
  { name: 'E-mail enviado', path: `${routes.recoverPassword.path()}?situacao=enviado` },
  {
    name: 'Nova senha pelo link do e-mail',
    path: `${routes.resetPassword.path()}?token=${unknownToken}`,
  },
  { name: 'Nova senha: link cortado', path: routes.resetPassword.path() },
  { name: 'Senha alterada', path: `${routes.resetPassword.path()}?situacao=alterada` },
  { name: 'Confirmar o e-mail pelo link', path: `${routes.confirmEmail.path()}?token=${unknownToken}` },
  { name: 'Confirmar o e-mail: link cortado', path: routes.confirmEmail.path() },
  { name: 'Outro link enviado', path: `${routes.confirmEmail.path()}?situacao=enviado` },
  { name: 'E-mail confirmado', path: `${routes.confirmEmail.path()}?situacao=confirmado` },
  { name: 'E-mail trocado', path: `${routes.confirmEmail.path()}?situacao=trocado` },
  { name: 'De volta do Google sem resposta', path: routes.googleReturn.path() },
  { name: 'Conta excluída', path: routes.accountDeleted.path() },
];

/** The authenticated pages of the current user; without one they redirect to sign-in (RT-07). */
const authenticatedStates: States = [
  { name: 'Minhas bolsas', path: routes.orders.path() },
  { name: 'À espera do pagamento', path: `${routes.orders.path()}?situacao=aguardando` },
  { name: 'Confirmadas', path: `${routes.orders.path()}?situacao=confirmadas` },
  { name: 'Encerradas', path: `${routes.orders.path()}?situacao=encerradas` },
  { name: 'Numa página além da última', path: `${routes.orders.path()}?pagina=9999` },
  {
    name: 'Reserva que não existe, ou de outra pessoa',
    path: routes.order.path({ code: unknownCode }),
  },
  { name: 'Meus benefícios', path: routes.benefits.path() },
  { name: 'De uma categoria que não há', path: `${routes.benefits.path()}?categoria=Nenhuma` },
  { name: 'Minha conta', path: routes.profile.path() },
  { name: 'Privacidade', path: routes.privacyPanel.path() },
];

const reserve = (slug: string, offerId: string) => routes.reserve.path({ slug, offerId });

function reservationStates({ offer, schools }: LiveSamples): States {
  return [
    { name: 'De uma bolsa com vaga', path: offer && reserve(offer.school, offer.id) },
    { name: 'De uma bolsa que acabou', path: offer && reserve(offer.school, goneOfferId) },
    {
      name: 'De uma escola sem bolsas',
      path: schools.withoutOffers && reserve(schools.withoutOffers, goneOfferId),
    },
    { name: 'De uma escola que não existe', path: reserve('escola-que-nao-existe', '1') },
  ];
}

const stopStates: States = [
  {
    name: 'Parar os avisos pelo link do e-mail',
    path: `${routes.stopAlerts.path()}?token=${unknownToken}`,
  },
  { name: 'Link cortado', path: routes.stopAlerts.path() },
  { name: 'Os avisos pararam', path: `${routes.stopAlerts.path()}?situacao=parada` },
];

/** Every screen of packages/account in every state that has a path, and the page linked from a saved search's e-mail. */
export function accountStates(samples: LiveSamples): readonly PlaygroundScreen[] {
  return [
    { name: 'Entrar na conta', states: authStates },
    { name: 'Reservar uma bolsa', states: reservationStates(samples) },
    { name: 'A conta de quem entrou', states: authenticatedStates },
    { name: 'Avisos de uma busca salva', states: stopStates },
  ];
}
