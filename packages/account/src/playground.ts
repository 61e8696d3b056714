import type { PlaygroundScreen, PlaygroundState, PortDescriptions } from '@melhor-escola/config/playground';
import { routes } from '@melhor-escola/domain/routes';
import type { AccountPorts } from './ports.tsx';

/** What there is to reserve at the moment. */
export interface ReservationSamples {
  /** An offer with a free seat, and its school's slug. */
  readonly offer?: { readonly id: string; readonly school: string } | undefined;
  /** Slug of a school without offers. */
  readonly schoolWithoutOffers?: string | undefined;
}

/** What the host binds to the ports of this package. */
export const portDescriptions: PortDescriptions<AccountPorts> = {
  links: 'Aonde leva cada papel de link: entrar, uma reserva, os termos.',
  session: 'De onde a sessão vem: as chamadas, os cookies e o que o aparelho guarda.',
  api: 'As chamadas da conta: entrar, criar e ver o que é de quem entrou.',
  findSchool: 'Uma escola com as bolsas, para reservar.',
  track: 'Recebe os eventos da visita.',
  onConsentChange: 'Fica sabendo do que a pessoa autorizou ou retirou na conta.',
  hasGoogle: 'Se dá para entrar com o Google aqui.',
  leaveFor: 'Sai do site, para o Google.',
  pictureSource: 'O endereço da foto de quem entrou.',
  showToast: 'Mostra um aviso passageiro.',
  deviceFavorites: 'As escolas salvas neste aparelho.',
  teamPages: 'Os links do menu que são só da equipe.',
  isAuthenticatedPage: 'Se uma página é só de quem entrou: quem sai nela vai para a página inicial.',
  pages: 'As páginas da conta no menu, em ordem.',
};

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

function reservationStates({ offer, schoolWithoutOffers }: ReservationSamples): States {
  return [
    { name: 'De uma bolsa com vaga', path: offer && reserve(offer.school, offer.id) },
    { name: 'De uma bolsa que acabou', path: offer && reserve(offer.school, goneOfferId) },
    {
      name: 'De uma escola sem bolsas',
      path: schoolWithoutOffers && reserve(schoolWithoutOffers, goneOfferId),
    },
    { name: 'De uma escola que não existe', path: reserve('escola-que-nao-existe', '1') },
  ];
}

const stopStates = (path: string): States => [
  { name: 'Parar os avisos pelo link do e-mail', path: `${path}?token=${unknownToken}` },
  { name: 'Link cortado', path },
  { name: 'Os avisos pararam', path: `${path}?situacao=parada` },
];

/** Every screen of this package in every state that has a path. */
export function playgroundScreens(samples: ReservationSamples): readonly PlaygroundScreen[] {
  return [
    { name: 'Entrar na conta', states: authStates },
    { name: 'Reservar uma bolsa', states: reservationStates(samples) },
    { name: 'A conta de quem entrou', states: authenticatedStates },
    { name: 'Avisos de uma busca salva', states: stopStates(routes.stopAlerts.path()) },
    { name: 'Avisos sem conta', states: stopStates(routes.stopAddressAlerts.path()) },
    {
      name: 'Confirmar avisos sem conta',
      states: [
        {
          name: 'Confirmar pelo link do e-mail',
          path: `${routes.confirmAlert.path()}?token=${unknownToken}`,
        },
        { name: 'Link cortado', path: routes.confirmAlert.path() },
        { name: 'Avisos confirmados', path: `${routes.confirmAlert.path()}?situacao=confirmado` },
        { name: 'Salvos na conta', path: `${routes.confirmAlert.path()}?situacao=na-conta` },
      ],
    },
    { name: 'Avisos de uma escola', states: stopStates(routes.stopSchoolMails.path()) },
  ];
}
