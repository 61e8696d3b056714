import { routes } from '@melhor-escola/domain/routes';
import type { LiveSamples } from './live-samples.ts';
import type { PlaygroundScreen, PlaygroundState } from './playground-package.ts';

/** As long as a mail's, and in none. */
const unknownToken = 'x'.repeat(43);
/** As an order's code is written, and no order's. */
const unknownCode = 'ME-0000-0000-0000';

/** The greatest id there can be: no offer's. */
const goneOfferId = '2147483647';

type States = readonly PlaygroundState[];

/** The auth screens, which everyone may open. */
const authStates: States = [
  { name: 'Entrar', address: routes.signIn.path() },
  {
    name: 'E depois ir para as bolsas',
    address: `${routes.signIn.path()}?redirect=${routes.orders.path()}`,
  },
  { name: 'Criar conta', address: routes.register.path() },
  { name: 'Esqueci a senha', address: routes.recoverPassword.path() },
  { name: 'E-mail enviado', address: `${routes.recoverPassword.path()}?situacao=enviado` },
  {
    name: 'Nova senha pelo link do e-mail',
    address: `${routes.resetPassword.path()}?token=${unknownToken}`,
  },
  { name: 'Nova senha: link cortado', address: routes.resetPassword.path() },
  { name: 'Senha alterada', address: `${routes.resetPassword.path()}?situacao=alterada` },
  { name: 'Confirmar o e-mail pelo link', address: `${routes.confirmEmail.path()}?token=${unknownToken}` },
  { name: 'Confirmar o e-mail: link cortado', address: routes.confirmEmail.path() },
  { name: 'Outro link enviado', address: `${routes.confirmEmail.path()}?situacao=enviado` },
  { name: 'E-mail confirmado', address: `${routes.confirmEmail.path()}?situacao=confirmado` },
  { name: 'De volta do Google sem resposta', address: routes.googleReturn.path() },
  { name: 'Conta excluída', address: routes.accountDeleted.path() },
];

/** The authenticated pages, of whoever opens them; the sign-in page for everyone else (RT-07). */
const authenticatedStates: States = [
  { name: 'Minhas bolsas', address: routes.orders.path() },
  { name: 'À espera do pagamento', address: `${routes.orders.path()}?situacao=aguardando` },
  { name: 'Confirmadas', address: `${routes.orders.path()}?situacao=confirmadas` },
  { name: 'Encerradas', address: `${routes.orders.path()}?situacao=encerradas` },
  { name: 'Numa página além da última', address: `${routes.orders.path()}?pagina=9999` },
  {
    name: 'Reserva que não existe, ou de outra pessoa',
    address: routes.order.path({ code: unknownCode }),
  },
  { name: 'Meus benefícios', address: routes.benefits.path() },
  { name: 'De uma categoria que não há', address: `${routes.benefits.path()}?categoria=Nenhuma` },
  { name: 'Minha conta', address: routes.profile.path() },
  { name: 'Privacidade', address: routes.privacyPanel.path() },
];

const reserve = (slug: string, offerId: string) => routes.reserve.path({ slug, offerId });

function reservationStates({ offer, schools }: LiveSamples): States {
  return [
    { name: 'De uma bolsa com vaga', address: offer && reserve(offer.school, offer.id) },
    { name: 'De uma bolsa que acabou', address: offer && reserve(offer.school, goneOfferId) },
    {
      name: 'De uma escola sem bolsas',
      address: schools.withoutOffers && reserve(schools.withoutOffers, goneOfferId),
    },
    { name: 'De uma escola que não existe', address: reserve('escola-que-nao-existe', '1') },
  ];
}

const stopStates: States = [
  {
    name: 'Parar os avisos pelo link do e-mail',
    address: `${routes.stopAlerts.path()}?token=${unknownToken}`,
  },
  { name: 'Link cortado', address: routes.stopAlerts.path() },
  { name: 'Os avisos pararam', address: `${routes.stopAlerts.path()}?situacao=parada` },
];

/** Every screen of packages/account in every state that has an address, and the page of a saved search's mail. */
export function accountStates(samples: LiveSamples): readonly PlaygroundScreen[] {
  return [
    { name: 'Entrar na conta', states: authStates },
    { name: 'Reservar uma bolsa', states: reservationStates(samples) },
    { name: 'A conta de quem entrou', states: authenticatedStates },
    { name: 'Avisos de uma busca salva', states: stopStates },
  ];
}
