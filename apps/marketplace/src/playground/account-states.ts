import type { AccountPath } from '../account/account-page.ts';
import type { OwnerPath } from '../account/owner-paths.ts';
import type { LiveSamples } from './live-samples.ts';
import type { PlaygroundScreen, PlaygroundState } from './playground-state.ts';

/** As long as a mail's, and in none. */
const unknownToken = 'x'.repeat(43);
/** As an order's code is written, and no order's. */
const unknownCode = 'ME-0000-0000-0000';

type States = readonly PlaygroundState[];

/** The screens to get in, at which everybody may look. One that is missing does not compile. */
const toGetIn = {
  '/entrar': [
    { name: 'Entrar', address: '/entrar' },
    { name: 'E depois ir para as bolsas', address: '/entrar?redirect=/minhas-bolsas' },
  ],
  '/criar-conta': [{ name: 'Criar conta', address: '/criar-conta' }],
  '/recuperar-senha': [
    { name: 'Esqueci a senha', address: '/recuperar-senha' },
    { name: 'E-mail enviado', address: '/recuperar-senha?situacao=enviado' },
  ],
  '/redefinir-senha': [
    { name: 'Nova senha pelo link do e-mail', address: `/redefinir-senha?token=${unknownToken}` },
    { name: 'Nova senha: link cortado', address: '/redefinir-senha' },
    { name: 'Senha alterada', address: '/redefinir-senha?situacao=alterada' },
  ],
  '/confirmar-email': [
    { name: 'Confirmar o e-mail pelo link', address: `/confirmar-email?token=${unknownToken}` },
    { name: 'Confirmar o e-mail: link cortado', address: '/confirmar-email' },
    { name: 'Outro link enviado', address: '/confirmar-email?situacao=enviado' },
    { name: 'E-mail confirmado', address: '/confirmar-email?situacao=confirmado' },
  ],
  '/entrar/google': [{ name: 'De volta do Google sem resposta', address: '/entrar/google' }],
  '/conta-excluida': [{ name: 'Conta excluída', address: '/conta-excluida' }],
} satisfies Record<AccountPath, States>;

/** The pages of who is signed in: of whoever opens them, and the page to sign in for everybody else (RT-07). */
const ofTheOwner = {
  '/minhas-bolsas': [
    { name: 'Minhas bolsas', address: '/minhas-bolsas' },
    { name: 'À espera do pagamento', address: '/minhas-bolsas?situacao=aguardando' },
    { name: 'Confirmadas', address: '/minhas-bolsas?situacao=confirmadas' },
    { name: 'Encerradas', address: '/minhas-bolsas?situacao=encerradas' },
    { name: 'Numa página além da última', address: '/minhas-bolsas?pagina=9999' },
  ],
  '/detalhes-da-bolsa/$code': [
    { name: 'Reserva que não existe, ou de outra pessoa', address: `/detalhes-da-bolsa/${unknownCode}` },
  ],
  '/meus-beneficios': [
    { name: 'Meus benefícios', address: '/meus-beneficios' },
    { name: 'De uma categoria que não há', address: '/meus-beneficios?categoria=Nenhuma' },
  ],
  '/minha-conta': [{ name: 'Minha conta', address: '/minha-conta' }],
  '/minha-conta/privacidade': [{ name: 'Privacidade', address: '/minha-conta/privacidade' }],
} satisfies Record<OwnerPath, States>;

function reservationStates({ offer, schools }: LiveSamples): States {
  return [
    { name: 'De uma bolsa com vaga', address: offer && `/reservar/${offer.school}/${offer.id}` },
    { name: 'De uma bolsa que acabou', address: offer && `/reservar/${offer.school}/2147483647` },
    {
      name: 'De uma escola sem bolsas',
      address: schools.withoutOffers && `/reservar/${schools.withoutOffers}/2147483647`,
    },
    { name: 'De uma escola que não existe', address: '/reservar/escola-que-nao-existe/1' },
  ];
}

const stopStates: States = [
  { name: 'Parar os avisos pelo link do e-mail', address: `/buscas-salvas/parar?token=${unknownToken}` },
  { name: 'Link cortado', address: '/buscas-salvas/parar' },
  { name: 'Os avisos pararam', address: '/buscas-salvas/parar?situacao=parada' },
];

/** Every screen of packages/account in every state that has an address, and the page of a saved search's mail. */
export function accountStates(samples: LiveSamples): readonly PlaygroundScreen[] {
  return [
    { name: 'Entrar na conta', states: Object.values(toGetIn).flat() },
    { name: 'Reservar uma bolsa', states: reservationStates(samples) },
    { name: 'A conta de quem entrou', states: Object.values(ofTheOwner).flat() },
    { name: 'Avisos de uma busca salva', states: stopStates },
  ];
}
